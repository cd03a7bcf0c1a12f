"""What the table remembers of a bout that no number of the scene holds: the dice of the round, cards, corner work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.engines.control import events
from ringside_manager.gui.board.names import SeenSoFar, word_in
from ringside_manager.gui.board.parts import StripLine
from ringside_manager.gui.systems.control.names import (
    COUNT_WORDS,
    MARK_WORDS,
    OFFENCE_WORDS,
    VERDICT_WORDS,
    WORK_WORDS,
    incident_name,
)
from ringside_manager.language import tr


@dataclass(slots=True)
class Seen(SeenSoFar):
    """The dice of the round at hand, and what lasts.

    ``thrown`` and ``trouble`` are by corner, ``latest`` is the corner whose trouble roll came last; ``pending`` are
    surcharges on the next mark by corner and kind (K61).
    """

    control: events.ControlRolled | None = None
    pace: events.PaceSet | None = None
    adjusted: events.PunchesAdjusted | None = None
    thrown: dict[Corner, events.PunchesThrown] = field(default_factory=dict)
    trouble: dict[Corner, events.TroubleRolled] = field(default_factory=dict)
    latest: Corner | None = None
    log: list[Event] = field(default_factory=list)
    number: int = 0
    pending: Counter[tuple[Corner, str]] = field(default_factory=Counter)

    def note(self, event: Event) -> None:
        if isinstance(event, events.PlanShown | events.RoundBegan):
            self._begin(event)
        if type(event) in LOGGED:
            self.log.append(event)
        match event:
            case events.ControlRolled():
                self.control = event
            case events.PaceSet():
                self.pace = event
            case events.PunchesAdjusted():
                self.adjusted = event
            case events.PunchesThrown():
                self.thrown[event.corner] = event
            case events.TroubleRolled():
                self.trouble[event.corner], self.latest = event, event.corner
            case events.Marked() | events.MarkTreated():
                self._mark(event)
            case RoundScored() | BoutEnded():
                self.fighting = False

    def _begin(self, event: Event) -> None:
        """Take a fresh chart at the first event of a round; plans are opened before the bell."""
        if event.round > self.number:
            self.control = self.pace = self.adjusted = self.latest = None
            self.thrown, self.trouble, self.log, self.number = {}, {}, [], event.round
        self.fighting = self.fighting or isinstance(event, events.RoundBegan)

    def _mark(self, event: events.Marked | events.MarkTreated) -> None:
        key = event.corner, event.mark
        if isinstance(event, events.Marked):
            del self.pending[key]
        elif event.result == "worse":
            self.pending[key] += 1


# What stands in the margin of the round: fouls, marks, falls, counts, the referee, the corners, each with its dice


def margin_of(known: Seen, *, scores: bool) -> tuple[str, tuple[StripLine, ...]]:
    """Heading and lines; the latest first, so that it is never the one there is no room for.

    A beating gives the difference of the round away, so it is only said with the ``scores``.
    """
    if not known.number:
        return tr("Before the first bell"), (StripLine(None, tr("Control, pace, punches, trouble, score")),)
    texts = (event for event in reversed(known.log) if scores or not isinstance(event, events.Beaten))
    lines = tuple(_LINES[type(event)](event) for event in texts)
    return tr("In this round, the latest first"), lines or (
        StripLine(None, tr("Nothing to note in this round")),
    )


def _incident(event: events.IncidentRolled) -> StripLine:
    text = tr("A total of 6: chart {drawn}, {incident}")
    incident = incident_name(event.incident)
    return StripLine(event.corner, text.format(drawn=event.drawn, incident=incident))


def _injured(event: events.Injured) -> StripLine:
    text = tr("Rib hurt: control \N{MINUS SIGN}1 for the bout")
    if event.injury == "hand":
        text = tr("Hand hurt: control \N{MINUS SIGN}1, column {column}").format(column=event.column)
    return StripLine(event.corner, text, False)


def _marked_line(event: events.Marked) -> StripLine:
    text = tr("{mark}: {total}, stopped at {stops_at}")
    mark = word_in(MARK_WORDS, event.mark)
    return StripLine(
        event.corner,
        text.format(mark=mark, total=event.total, stops_at=event.stops_at),
        event.total < event.stops_at,
    )


def _foul(event: events.FoulSeen) -> StripLine:
    text = tr("{offence}: {total}, {verdict}").format(
        offence=word_in(OFFENCE_WORDS, event.offence),
        total=event.total,
        verdict=word_in(VERDICT_WORDS, event.verdict),
    )
    return StripLine(event.corner, text, event.verdict == "caution")


def _butt(event: events.ButtSeen) -> StripLine:
    text = tr("Head butt: {drawn}, it cuts the other") if event.cuts else tr("Head butt: {drawn}, no cut")
    return StripLine(event.corner, text.format(drawn=event.drawn))


def _counted(event: events.Counted) -> StripLine:
    text = tr("Count: {total}, {result}").format(total=event.total, result=word_in(COUNT_WORDS, event.result))
    return StripLine(event.corner, text, event.result == "clear")


def _looked(event: events.RefereeLooked) -> StripLine:
    text = tr("Referee: {total}, stopped up to {number}")
    return StripLine(event.corner, text.format(total=event.total, number=event.number), not event.stopped)


def _treated_line(event: events.MarkTreated) -> StripLine:
    text = tr("{mark}: {drawn}, {result}").format(
        mark=word_in(MARK_WORDS, event.mark), drawn=event.drawn, result=word_in(WORK_WORDS, event.result)
    )
    good = {"worse": False, "holds": None}.get(event.result, True)
    return StripLine(event.corner, text, good)


_LINES: Mapping[type[Event], Callable[[Any], StripLine]] = {
    events.IncidentRolled: _incident,
    events.Injured: _injured,
    events.Marked: _marked_line,
    events.FoulSeen: _foul,
    events.ButtSeen: _butt,
    events.Hurt: lambda event: StripLine(
        event.corner, tr("Hurt: control \N{MINUS SIGN}1 in the next round"), False
    ),
    events.KnockedDown: lambda event: StripLine(
        event.corner, tr("Down, for the bout number {times}").format(times=event.times), False
    ),
    events.Counted: _counted,
    events.KnockedOut: lambda event: StripLine(event.corner, tr("Knocked out"), False),
    events.Beaten: lambda event: StripLine(
        event.corner, tr("A beating, number {times}").format(times=event.times), False
    ),
    events.RefereeLooked: _looked,
    events.MarkTreated: _treated_line,
    events.TowelThrown: lambda event: StripLine(event.corner, tr("The towel comes in"), False),
}
LOGGED = frozenset(_LINES)
"""Events that stand in the margin of the round."""
