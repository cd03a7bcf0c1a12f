"""What the table remembers of a bout that no number of the scene holds: officials, cards, cuts, corner work."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.events import Event, RoundScored

Wound = tuple[str, str]
"""What it is (swelling, cut) and its place."""
_READ = frozenset({
    "strategy_named", "control_checked", "punch_landed", "power_punch", "second_reading", "punch_missed",
    "counter_opened", "countered", "clinched", "moved", "came_free", "knocked_down", "counted", "flash_knockdown",
    "counted_out", "saved_by_bell", "cut_avoided", "cut_there", "cut_opened", "cut_reopened", "cut_became_gash",
    "cut_looked_at", "word_drawn", "foul_seen", "warned", "text_read", "text_repeated", "text_passed",
})  # fmt: skip
"""Events behind which there is a card that was turned over."""
_WORK = frozenset({
    "cut_treated", "eye_treated", "wound_treated", "doctor_looked", "carried_over", "tired", "rib_held", "text_read",
})  # fmt: skip
"""What happens in the minute between two rounds."""


@dataclass(slots=True)
class Told:
    """Everything told so far.

    ``reopened`` counts by corner and place, ``wounds`` holds severity and whether the corner has held it; ``work`` is
    what has happened since the last bell, ``fighting`` says that a round is being fought, ``taken`` how many points the
    referee took from red and blue in the bout.
    """

    officials: Event | None = None
    read: Event | None = None
    scored: list[RoundScored] = field(default_factory=list)
    reopened: dict[tuple[Corner, str], int] = field(default_factory=dict)
    wounds: dict[tuple[Corner, Wound], tuple[str, str]] = field(default_factory=dict)
    work: list[Event] = field(default_factory=list)
    resting: bool = False
    fighting: bool = False
    taken: list[int] = field(default_factory=lambda: [0 for _ in CORNERS])

    def of(self, corner: Corner) -> tuple[object, ...]:
        """What is remembered of one boxer, to be compared."""
        mine = tuple((at, times) for (whose, at), times in self.reopened.items() if whose is corner)
        wounds = tuple((what, state) for (whose, what), state in self.wounds.items() if whose is corner)
        return mine, wounds, self.taken[corner.index]


def told(past: Sequence[Event]) -> Told:
    """What has been told by these events."""
    made = Told()
    for event in past:
        name = event.name
        if name in _READ and not made.resting:
            made.read = event
        elif made.resting and name in _WORK:
            made.work.append(event)
        note = _NOTES.get(name)
        if note is not None:
            note(made, event)
    return made


def _officials(made: Told, event: Any) -> None:
    made.officials = event


def _round(made: Told, _event: Any) -> None:
    made.read, made.resting, made.fighting = None, False, True
    made.work = []


def _bell(made: Told, _event: Any) -> None:
    made.resting, made.fighting = True, False


def _scored(made: Told, event: Any) -> None:
    made.scored.append(event)


def _opened(made: Told, event: Any) -> None:
    made.reopened[event.corner, event.place] = 0


def _reopened(made: Told, event: Any) -> None:
    key = event.corner, event.place
    made.reopened[key] = made.reopened.get(key, 0) + 1


def _noted(made: Told, event: Any) -> None:
    made.wounds[event.corner, (event.wound, event.place)] = event.severity, "noted"


def _treated(made: Told, event: Any) -> None:
    made.wounds[event.corner, (event.wound, event.place)] = event.severity, "held" if event.held else "open"


def _point(made: Told, event: Any) -> None:
    made.taken[event.corner.index] += 1


_NOTES: Mapping[str, Callable[[Told, Any], None]] = {
    "officials_named": _officials,
    "round_began": _round,
    "bell_rang": _bell,
    "round_scored": _scored,
    "cut_opened": _opened,
    "cut_became_gash": _opened,
    "cut_reopened": _reopened,
    "wound_noted": _noted,
    "wound_treated": _treated,
    "point_taken": _point,
    "retaliated": _point,
}
