"""What the table remembers of a bout that no number of the scene holds: segments, officials, events of the chart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.events import Event, RoundScored
from ringside_manager.engines.glory_days.tables import LINES
from ringside_manager.gui.board.names import punch_word
from ringside_manager.gui.board.parts import Line
from ringside_manager.gui.systems.glory_days.words import (
    event_word,
    foul_word,
    injury_told,
    judge_word,
    referee_word,
)
from ringside_manager.language import tr

ONCE = frozenset(line.word for line in LINES if line.once)
"""Lines of the chart of events of which only one happens in a bout (G80)."""
_HEADS = frozenset({
    "took_control", "toe_to_toe", "punches_landed", "action_missed", "counter_tried", "rough_punch", "clinched",
    "chin_tested", "knocked_down", "count_taken", "stunned", "will_tested", "cut_tested", "injury_tested", "injured",
    "stoppage_tested", "foul_called", "occurred", "foul_tested", "too_many_punches", "tired", "hand_tested",
    "towel_thrown",
})  # fmt: skip
"""Events that are told above the dice."""


@dataclass(slots=True)
class Segment:
    """A segment of the round: who led it (``None`` toe to toe), where, and what it brought.

    ``landed`` is known once it is over; ``notes`` are what else happened in it: down, stunned, clinch, event, foul, cut.
    """

    number: int
    leads: Corner | None
    first: Corner
    distance: str
    stars: tuple[int, int]
    why: str
    landed: tuple[int, int] | None = None
    momentum: Corner | None = None
    notes: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[object, ...]:
        """All of it, to be compared."""
        whole = self.leads, self.first, self.distance, self.stars, self.why
        return (self.number, *whole, self.landed, self.momentum, self.notes)


@dataclass(slots=True)
class Seen:
    """Everything told so far.

    ``segments`` are those of the round; ``head`` is what was told last of the segment, ``fighting`` says that a round is
    being fought; ``off`` are points the referee took from red and blue in the bout; ``rare`` is the round and the line of
    the one event of its kind, ``last`` round, line and corner of the event that came up last.
    """

    officials: Event | None = None
    segments: list[Segment] = field(default_factory=list)
    head: Event | None = None
    fighting: bool = False
    judged: bool = False
    scored: list[RoundScored] = field(default_factory=list)
    off: list[int] = field(default_factory=lambda: [0 for _ in CORNERS])
    rare: tuple[int, str] | None = None
    last: tuple[int, str, Corner] | None = None
    down: Corner | None = None

    @property
    def segment(self) -> Segment | None:
        """The segment being fought, or the last one of the round."""
        return self.segments[-1] if self.segments else None


def seen_of(past: Sequence[Event]) -> Seen:
    """What has been told by these events."""
    made = Seen()
    for event in past:
        name = event.name
        if name in _HEADS:
            made.head = event
        note = _NOTES.get(name)
        if note is not None:
            note(made, event)
    last = past[-1].name if past else ""
    if last not in ("knocked_down", "count_taken", "stopped", "bout_ended"):
        made.down = None
    return made


def _officials(made: Seen, event: Any) -> None:
    made.officials = event


def _round(made: Seen, _event: Any) -> None:
    made.segments, made.head, made.down = [], None, None
    made.fighting, made.judged = True, False


def _bell(made: Seen, _event: Any) -> None:
    made.fighting, made.judged, made.head, made.down = False, True, None, None


def _control(made: Seen, event: Any) -> None:
    mine = (event.stars, event.others)
    stars = mine if event.corner is CORNERS[0] else (mine[1], mine[0])
    made.segments.append(Segment(event.segment, event.corner, event.corner, event.distance, stars, event.why))


def _toe_to_toe(made: Seen, event: Any) -> None:
    stars = event.stars, event.stars
    made.segments.append(Segment(event.segment, None, event.corner, event.distance, stars, "tie"))


def _ended(made: Seen, event: Any) -> None:
    if made.segments:
        segment = made.segments[-1]
        segment.landed, segment.momentum = (event.landed[0], event.landed[1]), event.momentum


def _noted(word: str) -> Callable[[Seen, Any], None]:
    def note(made: Seen, _event: Any) -> None:
        if made.segments:
            segment = made.segments[-1]
            segment.notes = (*segment.notes, word)

    return note


def _fell(made: Seen, event: Any) -> None:
    _noted("down")(made, event)
    made.down = event.corner


def _counted(made: Seen, event: Any) -> None:
    made.down = event.corner if event.out else None


def _foul(made: Seen, event: Any) -> None:
    _noted("foul")(made, event)
    if event.follows == "point":
        made.off[event.corner.index] += 1


def _occurred(made: Seen, event: Any) -> None:
    _noted("event")(made, event)
    made.last = event.round, event.line, event.corner
    if event.line in ONCE and not event.ignored:
        made.rare = event.round, event.line


def _scored(made: Seen, event: Any) -> None:
    made.scored.append(event)


_NOTES: Mapping[str, Callable[[Seen, Any], None]] = {
    "officials_named": _officials,
    "round_began": _round,
    "bell_rang": _bell,
    "round_scored": _scored,
    "took_control": _control,
    "toe_to_toe": _toe_to_toe,
    "segment_ended": _ended,
    "knocked_down": _fell,
    "count_taken": _counted,
    "stunned": _noted("stunned"),
    "clinched": _noted("clinch"),
    "injured": _noted("cut"),
    "foul_called": _foul,
    "occurred": _occurred,
}


# What has just happened in the segment, as a line above the dice


Headline = tuple[Corner | None, str, str]
"""Whose it is, what happened, and the rule."""


def headline(event: Event | None, *, scores: bool = True) -> Headline:
    """The line for what was told last, without punches while ``scores`` are kept; empty before the first segment."""
    told = _TOLD.get(event.name) if event is not None else None
    if event is not None and not scores:
        told = _KEPT.get(event.name, told)
    if event is None or told is None:
        return None, "", ""
    shape, rule = told
    corner = getattr(event, "corner", None)
    return corner if isinstance(corner, Corner) else None, shape(event), rule


def _led(event: Any) -> str:
    if event.why == "hurt":
        return tr("acts alone, the other is hurt")
    shape = tr("leads, {stars}★ to {others}★")
    if event.why == "rally":
        shape = tr("takes the tie of {stars}★, the crowd behind him")
    return shape.format(stars=event.stars, others=event.others)


def _landed(event: Any) -> str:
    told = tr("lands %n", "lands %n", event.punches) if event.punches else tr("lands nothing")
    if event.lost:
        told = tr("{told}, %n lost to penalties", "{told}, %n lost to penalties", event.lost).format(
            told=told
        )
    if event.blocked > 0:
        return tr("{told}, %n blocked", "{told}, %n blocked", event.blocked).format(told=told)
    return (
        tr("{told}, %n let through", "{told}, %n let through", -event.blocked).format(told=told)
        if event.blocked
        else told
    )


def _countered(event: Any) -> str:
    if not event.thrown:
        return tr("no counter")
    return tr("counters with a {punch}: %n", "counters with a {punch}: %n", event.punches).format(
        punch=punch_word(event.thrown).casefold()
    )


def _rough(event: Any) -> str:
    if event.called:
        return tr("a rough punch, and the referee calls it")
    return tr("a rough punch, not called")


def _clinched(event: Any) -> str:
    if event.let_through:
        return tr("clinches; a punch gets through before it")
    return tr("clinches: the segment is over")


def _chin(event: Any) -> str:
    shapes = {
        "down": tr("chin: down he goes"),
        "stunned": tr("chin: stunned"),
        "nothing": tr("chin: he takes it"),
    }
    return shapes[event.result]


def _fall_line(event: Any) -> str:
    if event.flash:
        return tr("a flash knockdown: up at once")
    return tr("DOWN, time {times} in this round").format(times=event.times)


def _count_line(event: Any) -> str:
    if event.out:
        return tr("counted out")
    return tr("saved by the bell") if event.saved else tr("beats the count")


def _fouled(event: Any) -> str:
    shapes = {
        "warning": tr("{foul}, foul {total}: a warning"),
        "point": tr("{foul}, foul {total}: a point off"),
        "disqualified": tr("{foul}, foul {total}: disqualified"),
    }
    return shapes[event.follows].format(foul=foul_word(event.kind), total=event.total)


def _occurred_line(event: Any) -> str:
    told = tr("event {number}: {what}").format(number=event.number, what=event_word(event.line))
    return tr("{told}; ignored, one of its kind has happened").format(told=told) if event.ignored else told


def _looked(event: Any) -> str:
    if event.stopped:
        return tr("the injury stops the bout")
    return tr("the doctor lets him go on") if event.by_doctor else tr("the injury does not stop him")


_TOLD: Mapping[str, tuple[Callable[[Any], str], str]] = {
    "took_control": (_led, "G17"),
    "toe_to_toe": (lambda event: tr("goes first, toe to toe at {stars}★").format(stars=event.stars), "G18"),
    "punches_landed": (_landed, "G22"),
    "action_missed": (lambda _event: tr("misses"), "G25"),
    "counter_tried": (_countered, "G37"),
    "rough_punch": (_rough, "G26"),
    "clinched": (_clinched, "G73"),
    "chin_tested": (_chin, "G44"),
    "knocked_down": (_fall_line, "G45"),
    "count_taken": (_count_line, "G45"),
    "stunned": (lambda _event: tr("stunned: hurt in the next segment"), "G46"),
    "will_tested": (
        lambda event: tr("will: the referee stops it") if event.stopped else tr("will: he fights on"),
        "G51",
    ),
    "cut_tested": (lambda event: tr("his skin holds") if event.holds else tr("he is marked"), "G61"),
    "injury_tested": (
        lambda event: tr("an old injury gets worse") if event.worse else tr("an old injury holds"),
        "G65",
    ),
    "injured": (lambda event: injury_told(event.injury, event.times), "G62"),
    "stoppage_tested": (_looked, "G63"),
    "foul_called": (_fouled, "G70"),
    "occurred": (_occurred_line, "G80"),
    "foul_tested": (lambda event: tr("it is a foul") if event.called else tr("no foul"), "G81"),
    "too_many_punches": (lambda event: tr("has taken {taken} in the round").format(taken=event.taken), "G55"),
    "tired": (lambda _event: tr("tired from now on"), "G92"),
    "hand_tested": (
        lambda event: tr("his corner retires him") if event.retired else tr("the hand holds"),
        "G81",
    ),
    "towel_thrown": (lambda _event: tr("the towel comes in"), "G105"),
}
_KEPT: Mapping[str, tuple[Callable[[Any], str], str]] = {
    "punches_landed": (lambda _event: tr("punches, and the dice are read"), "G22"),
    "counter_tried": (lambda event: tr("counters") if event.thrown else tr("no counter"), "G37"),
    "too_many_punches": (lambda _event: tr("has taken too many in the round"), "G55"),
}
"""The same while punches are kept."""


# The strip at the foot: officials, the one rare event of the bout, and what came up last on the chart of events


def notes_of(known: Seen) -> tuple[Line, ...]:
    """The lines, what matters most first."""
    return (_rare(known), *_last(known), *_official_lines(known.officials))


def _rare(known: Seen) -> Line:
    """Of the marked events only one happens in a bout (G80)."""
    if known.rare is None:
        return Line(None, tr("Rare event: none yet, one may come"))
    number, line = known.rare
    told = tr("Rare event, round {round}: {what}").format(what=event_word(line), round=number)
    return Line(None, told)


def _last(known: Seen) -> tuple[Line, ...]:
    if known.last is None or known.last[:2] == known.rare:
        return ()
    number, line, corner = known.last
    return (
        Line(corner, tr("Last event: {what}, round {round}").format(what=event_word(line), round=number)),
    )


def _official_lines(event: Any) -> tuple[Line, ...]:
    if event is None:
        return ()
    judges = tr(", ").join(map(judge_word, event.judges))
    return (
        Line(None, tr("Referee: {referee}").format(referee=referee_word(event.referee))),
        Line(None, tr("Judges: {judges}").format(judges=judges)),
    )
