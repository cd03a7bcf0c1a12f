"""A Glory Days card (section 2): six lines of ring generalship, ratings fresh and tired, and its lists."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from itertools import pairwise
from typing import TypeVar

from ringside_manager.engines.glory_days.tables import (
    CLINCH,
    EVENT,
    FACES,
    FOUL,
    LANDING,
    MISS,
    NUMBERS,
    Injury,
    Offence,
    Pair,
)

Kind = TypeVar("Kind", Offence, Injury)
Columns = tuple[Pair, Pair]
"""Two numbers, fresh and tired."""
Span = tuple[int, int]
"""First and last number, both within the range."""

ENDS = (*LANDING, MISS, CLINCH, FOUL)
"""What the upper ends of an action list belong to; the event takes the rest (G7)."""


class Distance(Enum):
    """Where a segment is fought (G6)."""

    INSIDE = "inside"
    OUTSIDE = "outside"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of ring generalship: a distance and 0 to 3 stars (G6)."""

    distance: Distance
    stars: int

    @property
    def word(self) -> str:
        """The line as cards write it: ``O3`` is outside with three stars."""
        return f"{self.distance.name[0]}{self.stars}"


@dataclass(frozen=True, slots=True)
class Change:
    """Faces of the defence list, and what they add to the opponent's punches (G35)."""

    first: int
    last: int
    punches: int


@dataclass(frozen=True, slots=True)
class Blow:
    """Faces of the counter list that land ``punches`` with a hook or a cross (G37)."""

    first: int
    last: int
    punches: int


@dataclass(frozen=True, slots=True)
class GloryDaysCard:
    """A name and all a card prints; pairs of columns are fresh, tired (G6).

    ``inside`` and ``outside`` are the upper ends of 5, 4, 3 and 2 punches, miss, clinch and foul, -1 to 99; a range is
    empty if it ends where the one before does.
    """

    name: str
    trait: str
    """A name of ``TRAITS``, or ``none``."""
    ring_general: tuple[Line, ...]
    power: Columns
    """Normal, finishing."""
    chin_kd: Columns
    """Down, stunned."""
    chin_ko: Pair
    will: Pair
    cut: int
    foul: int
    stamina: Pair
    """For bouts of up to 10 rounds, for longer ones."""
    inside: tuple[int, ...]
    outside: tuple[int, ...]
    defence: tuple[Change, ...]
    hook: Blow | None
    cross: Blow | None
    fouls: tuple[tuple[Offence, Span], ...]
    cuts: tuple[tuple[Injury, Span], ...]

    inside_actions: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """What each number 0 to 99 is on the inside: punches landed, or miss, clinch, foul, event."""
    outside_actions: tuple[int, ...] = field(init=False, repr=False, compare=False)
    defence_faces: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """What each face adds (place 0 is empty)."""
    counter_faces: tuple[tuple[str, int] | None, ...] = field(init=False, repr=False, compare=False)
    foul_faces: tuple[Offence, ...] = field(init=False, repr=False, compare=False)
    cut_faces: tuple[Injury, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name, value in (
            ("inside_actions", _actions(self.inside)),
            ("outside_actions", _actions(self.outside)),
            ("defence_faces", _defence(self.defence)),
            ("counter_faces", _counter(self.hook, self.cross)),
            ("foul_faces", _faces(self.fouls)),
            ("cut_faces", _faces(self.cuts)),
        ):
            object.__setattr__(self, name, value)

    def as_data(self) -> dict[str, object]:
        """The card as ``from_data`` reads it."""
        return {
            "name": self.name,
            "trait": self.trait,
            "ring_general": [line.word for line in self.ring_general],
            "power": [list(pair) for pair in self.power],
            "chin_kd": [list(pair) for pair in self.chin_kd],
            "chin_ko": list(self.chin_ko),
            "will": list(self.will),
            "cut": self.cut,
            "foul": self.foul,
            "stamina": list(self.stamina),
            "inside": list(self.inside),
            "outside": list(self.outside),
            "defence": _runs(self.defence_faces),
            "counter": {"hook": _blow(self.hook), "cross": _blow(self.cross)},
            "fouls": {offence.value: list(span) for offence, span in self.fouls},
            "cuts": {injury.value: list(span) for injury, span in self.cuts},
        }


def _runs(faces: tuple[int, ...]) -> list[list[int]]:
    """First face, last face and what they add, over the whole d20."""
    runs: list[list[int]] = []
    for face, punches in enumerate(faces[1:], start=1):
        if runs and runs[-1][2] == punches:
            runs[-1][1] = face
        else:
            runs.append([face, face, punches])
    return runs


def _blow(blow: Blow | None) -> list[int] | None:
    return [blow.first, blow.last, blow.punches] if blow else None


def _actions(ends: tuple[int, ...]) -> tuple[int, ...]:
    """What each number is (G7)."""
    table: list[int] = []
    for code, (before, end) in zip(ENDS, pairwise((-1, *ends)), strict=True):
        table += [code] * (end - before)
    return tuple(table + [EVENT] * (NUMBERS - len(table)))


def _defence(changes: tuple[Change, ...]) -> tuple[int, ...]:
    table = [0] * (FACES + 1)
    for change in changes:
        for face in range(change.first, change.last + 1):
            table[face] = change.punches
    return tuple(table)


def _counter(hook: Blow | None, cross: Blow | None) -> tuple[tuple[str, int] | None, ...]:
    table: list[tuple[str, int] | None] = [None] * (FACES + 1)
    for word, blow in (("hook", hook), ("cross", cross)):
        for face in range(blow.first, blow.last + 1) if blow else ():
            table[face] = word, blow.punches if blow else 0
    return tuple(table)


def _faces(spans: tuple[tuple[Kind, Span], ...]) -> tuple[Kind, ...]:
    """What each face 1 to 20 is; place 0 repeats the first and is never asked for."""
    table: list[Kind] = [spans[0][0]] * (FACES + 1)
    for kind, (first, last) in spans:
        for face in range(first, last + 1):
            table[face] = kind
    return tuple(table)
