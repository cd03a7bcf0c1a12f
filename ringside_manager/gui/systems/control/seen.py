"""What the table remembers of a bout that no number of the scene holds: the dice of the round, cards, corner work."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import Event, RoundScored
from ringside_manager.gui.board.parts import Line
from ringside_manager.gui.systems.control.words import (
    count_word,
    incident_name,
    mark_name,
    offence_name,
    verdict_word,
    work_word,
)
from ringside_manager.language import tr

LOGGED = frozenset({
    "incident_rolled", "injured", "marked", "foul_seen", "butt_seen", "hurt", "knocked_down", "counted", "knocked_out",
    "beaten", "referee_looked", "mark_treated", "towel_thrown",
})  # fmt: skip
"""Events that stand in the margin of the round."""


@dataclass(slots=True)
class Seen:
    """Everything told so far of the round at hand, and what lasts.

    ``thrown`` and ``trouble`` are by corner, ``latest`` is the corner whose trouble roll came last; ``pending`` are
    surcharges on the next mark by corner and kind (K61); ``fighting`` says that a round is being fought.
    """

    control: Any = None
    pace: Any = None
    adjusted: Any = None
    thrown: dict[Corner, Any] = field(default_factory=dict)
    trouble: dict[Corner, Any] = field(default_factory=dict)
    latest: Corner | None = None
    log: list[Event] = field(default_factory=list)
    number: int = 0
    fighting: bool = False
    scored: list[RoundScored] = field(default_factory=list)
    pending: dict[tuple[Corner, str], int] = field(default_factory=dict)

    def begin(self, number: int) -> None:
        self.control = self.pace = self.adjusted = self.latest = None
        self.thrown, self.trouble, self.log, self.number = {}, {}, [], number


def seen_of(past: Sequence[Event]) -> Seen:
    """What has been told by these events."""
    made = Seen()
    for event in past:
        if event.name in _BELLS and event.round > made.number:
            made.begin(event.round)
        if event.name in LOGGED:
            made.log.append(event)
        note = _NOTES.get(event.name)
        if note is not None:
            note(made, event)
    return made


def _bell(made: Seen, _event: Any) -> None:
    made.fighting = True


def _control(made: Seen, event: Any) -> None:
    made.control = event


def _pace(made: Seen, event: Any) -> None:
    made.pace = event


def _adjusted(made: Seen, event: Any) -> None:
    made.adjusted = event


def _thrown(made: Seen, event: Any) -> None:
    made.thrown[event.corner] = event


def _trouble(made: Seen, event: Any) -> None:
    made.trouble[event.corner], made.latest = event, event.corner


def _scored(made: Seen, event: Any) -> None:
    made.scored.append(event)
    made.fighting = False


def _marked(made: Seen, event: Any) -> None:
    made.pending.pop((event.corner, event.mark), None)


def _treated(made: Seen, event: Any) -> None:
    if event.result == "worse":
        key = event.corner, event.mark
        made.pending[key] = made.pending.get(key, 0) + 1


def _over(made: Seen, _event: Any) -> None:
    made.fighting = False


_BELLS = frozenset({"plan_shown", "round_began"})
_NOTES: Mapping[str, Callable[[Seen, Any], None]] = {
    "round_began": _bell,
    "control_rolled": _control,
    "pace_set": _pace,
    "punches_adjusted": _adjusted,
    "punches_thrown": _thrown,
    "trouble_rolled": _trouble,
    "round_scored": _scored,
    "marked": _marked,
    "mark_treated": _treated,
    "bout_ended": _over,
}


# What stands in the margin of the round: fouls, marks, falls, counts, the referee, the corners, each with its dice


_KEPT = frozenset({"beaten"})
"""Events that give the difference of the round away."""


def margin_of(known: Seen, *, scores: bool) -> tuple[str, tuple[Line, ...]]:
    """Heading and lines; the latest first, so that it is never the one there is no room for."""
    events = [event for event in known.log if scores or event.name not in _KEPT]
    lines = tuple(line_of(event) for event in reversed(events))
    heading = tr("In this round, the latest first")
    if not known.number:
        return tr("Before the first bell"), (Line(None, tr("Control, pace, punches, trouble, score")),)
    return heading, lines or (Line(None, tr("Nothing to note in this round")),)


def line_of(event: Event) -> Line:
    """An event as a line."""
    return _TOLD[event.name](event)


def _incident(event: Any) -> Line:
    told = tr("A total of 6: chart {drawn}, {incident}")
    incident = incident_name(event.incident)
    return Line(event.corner, told.format(drawn=event.drawn, incident=incident))


def _injured(event: Any) -> Line:
    told = tr("Rib hurt: control \N{MINUS SIGN}1 for the bout")
    if event.injury == "hand":
        told = tr("Hand hurt: control \N{MINUS SIGN}1, column {column}").format(column=event.column)
    return Line(event.corner, told, False)


def _marked_line(event: Any) -> Line:
    told = tr("{mark}: {total}, stopped at {stops_at}")
    mark = mark_name(event.mark)
    return Line(
        event.corner,
        told.format(mark=mark, total=event.total, stops_at=event.stops_at),
        event.total < event.stops_at,
    )


def _foul(event: Any) -> Line:
    told = tr("{offence}: {total}, {verdict}").format(
        offence=offence_name(event.offence), total=event.total, verdict=verdict_word(event.verdict)
    )
    return Line(event.corner, told, event.verdict == "caution")


def _butt(event: Any) -> Line:
    told = tr("Head butt: {drawn}, it cuts the other") if event.cuts else tr("Head butt: {drawn}, no cut")
    return Line(event.corner, told.format(drawn=event.drawn))


def _down(event: Any) -> Line:
    return Line(event.corner, tr("Down, for the bout number {times}").format(times=event.times), False)


def _counted(event: Any) -> Line:
    told = tr("Count: {total}, {result}").format(total=event.total, result=count_word(event.result))
    return Line(event.corner, told, event.result == "clear")


def _beaten(event: Any) -> Line:
    return Line(event.corner, tr("A beating, number {times}").format(times=event.times), False)


def _looked(event: Any) -> Line:
    told = tr("Referee: {total}, stopped up to {number}")
    return Line(event.corner, told.format(total=event.total, number=event.number), not event.stopped)


def _treated_line(event: Any) -> Line:
    told = tr("{mark}: {drawn}, {result}").format(
        mark=mark_name(event.mark), drawn=event.drawn, result=work_word(event.result)
    )
    good = {"worse": False, "holds": None}.get(event.result, True)
    return Line(event.corner, told, good)


_TOLD: Mapping[str, Callable[[Any], Line]] = {
    "incident_rolled": _incident,
    "injured": _injured,
    "marked": _marked_line,
    "foul_seen": _foul,
    "butt_seen": _butt,
    "hurt": lambda event: Line(event.corner, tr("Hurt: control \N{MINUS SIGN}1 in the next round"), False),
    "knocked_down": _down,
    "counted": _counted,
    "knocked_out": lambda event: Line(event.corner, tr("Knocked out"), False),
    "beaten": _beaten,
    "referee_looked": _looked,
    "mark_treated": _treated_line,
    "towel_thrown": lambda event: Line(event.corner, tr("The towel comes in"), False),
}
