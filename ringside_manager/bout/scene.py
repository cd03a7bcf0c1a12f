"""What lies on the table at a moment of a bout: what everybody in the hall sees, in numbers and words.

A picture of the ring is painted from scenes; so are clocks, tracks and tactics boxes.  What the
names mean is told once for each system, in ``EngineInfo.numbers`` and ``EngineInfo.marks``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType

from ringside_manager.bout.corner import Corner

NOTHING: Mapping[str, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Side:
    """One boxer: his numbers and marks by the names his system gives them, and where he stands.

    ``place`` is empty where a system knows no places.  Nothing secret is ever in it.
    """

    numbers: Mapping[str, int] = field(default_factory=lambda: NOTHING)
    marks: frozenset[str] = frozenset()
    place: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """The table; ``time`` is the system's clock within ``round``, ``sides`` are (red, blue)."""

    round: int
    time: int
    sides: tuple[Side, Side] = field(default=(Side(), Side()))

    def side(self, corner: Corner) -> Side:
        """The boxer of a corner."""
        return self.sides[corner.index]


class Use(Enum):
    """What a number of a scene is for, so that a window can show it without knowing the system."""

    TRACK = "track"
    """Strength that is used up, shown as a track with a marker."""
    RATING = "rating"
    """A rating as it stands now."""
    COUNT = "count"
    """Something counted up."""
    MEMORY = "memory"
    """A mark on a track, such as where the round began."""


@dataclass(frozen=True, slots=True)
class NumberSpec:
    """A number of ``Side.numbers``; ``of`` names the track a ``MEMORY`` belongs to.

    ``tells_score`` says that it gives away how a round or the bout stands on the cards.
    """

    name: str
    explanation: str
    use: Use
    rule: str = ""
    of: str = ""
    tells_score: bool = False


@dataclass(frozen=True, slots=True)
class MarkSpec:
    """A word of ``Side.marks``; a ``tactic`` is something in force, the others are states."""

    name: str
    explanation: str
    rule: str = ""
    tactic: bool = False


@dataclass(frozen=True, slots=True)
class Chart:
    """A printed chart with the thrower's ratings added: ``cells[row][column]`` in the words of both.

    ``corner`` is the boxer whose choices are the rows.
    """

    name: str
    corner: Corner
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[int, ...], ...]
    rule: str = ""
