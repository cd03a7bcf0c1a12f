"""What the table remembers of a bout that no number of the scene holds: segments, officials, events of the chart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.events import Event, RoundScored

ONCE = frozenset({
    "heads_clash", "knuckle", "wrist", "sudden_knockdown", "rib_shot", "broken_nose", "ankle", "eye_closing", "haymaker",
    "broken_hand", "temper", "disturbance", "doctor", "both_down",
})  # fmt: skip
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
class Told:
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


def told(past: Sequence[Event]) -> Told:
    """What has been told by these events."""
    made = Told()
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


def _officials(made: Told, event: Any) -> None:
    made.officials = event


def _round(made: Told, _event: Any) -> None:
    made.segments, made.head, made.down = [], None, None
    made.fighting, made.judged = True, False


def _bell(made: Told, _event: Any) -> None:
    made.fighting, made.judged, made.head, made.down = False, True, None, None


def _control(made: Told, event: Any) -> None:
    mine = (event.stars, event.others)
    stars = mine if event.corner is CORNERS[0] else (mine[1], mine[0])
    made.segments.append(Segment(event.segment, event.corner, event.corner, event.distance, stars, event.why))


def _toe_to_toe(made: Told, event: Any) -> None:
    stars = event.stars, event.stars
    made.segments.append(Segment(event.segment, None, event.corner, event.distance, stars, "tie"))


def _ended(made: Told, event: Any) -> None:
    if made.segments:
        segment = made.segments[-1]
        segment.landed, segment.momentum = (event.landed[0], event.landed[1]), event.momentum


def _noted(word: str) -> Callable[[Told, Any], None]:
    def note(made: Told, _event: Any) -> None:
        if made.segments:
            segment = made.segments[-1]
            segment.notes = (*segment.notes, word)

    return note


def _fell(made: Told, event: Any) -> None:
    _noted("down")(made, event)
    made.down = event.corner


def _counted(made: Told, event: Any) -> None:
    made.down = event.corner if event.out else None


def _foul(made: Told, event: Any) -> None:
    _noted("foul")(made, event)
    if event.follows == "point":
        made.off[event.corner.index] += 1


def _occurred(made: Told, event: Any) -> None:
    _noted("event")(made, event)
    made.last = event.round, event.line, event.corner
    if event.line in ONCE and not event.ignored:
        made.rare = event.round, event.line


def _scored(made: Told, event: Any) -> None:
    made.scored.append(event)


_NOTES: Mapping[str, Callable[[Told, Any], None]] = {
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
