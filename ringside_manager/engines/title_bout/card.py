"""A Title Bout II fighter's card (section 2): two sides of ratings, and what each punch is worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

Span = tuple[int, int]
"""First and last number of a range, both within it (T2)."""

NUMBERS = 80
"""T13: numbers of RN and RESULT."""


class Punch(Enum):
    """The five punches of the hitting values, in the order they are read (T10)."""

    JAB = "jab"
    HOOK = "hook"
    CROSS = "cross"
    COMBINATION = "combination"
    UPPERCUT = "uppercut"


PUNCHES = tuple(Punch)


class CardStyle(Enum):
    """The letter of a card (T6)."""

    BOXER = "B"
    SLUGGER = "S"
    EITHER = "E"


class Group(Enum):
    """The four groups of strategies (T7, T167)."""

    FI = "FI"
    """Fighting: inside."""
    FO = "FO"
    """Footwork: from outside."""
    CU = "CU"
    """Covering up."""
    KO = "KO"
    """Going for the knockout."""


class Stance(Enum):
    """Which hand leads (T6, T152)."""

    ORTHODOX = "orthodox"
    SOUTHPAW = "southpaw"


@dataclass(frozen=True, slots=True)
class CardSide:
    """The fresh or the fatigued side of a card (T7).

    ``landed``, ``missed`` and ``clinched`` are the upper limits of their ranges (PL, PM, CL), 0 to 80; ring
    movement is the rest up to 80 (T8).  ``window`` is the part of the missed range that opens a counter (T9),
    ``None`` if there is none.
    """

    control_boxer: int
    """CFB: control factor against an opponent who boxes."""
    control_slugger: int
    """CFS: control factor against an opponent who slugs."""
    defence: int
    """DEF: added to the opponent's landing range; negative is good."""
    aggressiveness: int
    knockdown: int
    """KD1, 0 (best) to 10."""
    knockdown_added: int
    """KD2: added once he has been down."""
    killer_instinct: int
    """KI: cards of a finishing run."""
    knockout: int
    """KO: ease of being counted out, 0 (best) to 10."""
    landed: int
    power: int
    missed: int
    window: Span | None
    clinched: int
    cut: int
    """CUT: 1 (rarely cuts) to 8."""
    foul: str
    """FOUL: A (clean) to E."""
    counter: int
    """CP: skill of counter punching."""


@dataclass(frozen=True, slots=True)
class HittingValue:
    """What a number is worth with one punch: the ranges of 3, 2 and 1 points, ``None`` where there is none (T10)."""

    three: Span | None
    two: Span | None
    one: Span | None = None


@dataclass(frozen=True, slots=True)
class Hit:
    """What a landed punch is by its RESULT: the punch, and 1 to 3 points."""

    punch: Punch
    points: int


@dataclass(frozen=True, slots=True)
class TitleBoutCard:
    """A name and all a card prints; ``special`` is a trait of section 27, empty for none."""

    name: str
    overall: int
    style: CardStyle
    special: str
    stance: Stance
    endurance: int
    """END for 12 rounds (T80)."""
    strategies: tuple[int, int, int, int]
    """FI, FO, CU, KO, in the order of ``Group``; 1 to 10, high is good."""
    fresh: CardSide
    fatigued: CardSide
    hitting: tuple[HittingValue, ...]
    """In the order of ``Punch``."""
    hits: tuple[Hit, ...] = field(init=False, repr=False, compare=False)
    """What each RESULT 1 to 80 is (place 0 is empty)."""
    worth: float = field(init=False, repr=False, compare=False)
    """Points of a landed punch on average, 0 to 3."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "hits", hitting_table(self.hitting))
        object.__setattr__(self, "worth", sum(hit.points for hit in self.hits) / NUMBERS)

    def strategy(self, group: Group) -> int:
        """The rating of a group of strategies."""
        return self.strategies[tuple(Group).index(group)]

    def as_data(self) -> dict[str, object]:
        """The card as ``from_data`` reads it."""
        return {
            "name": self.name,
            "overall": self.overall,
            "style": self.style.value,
            **({"special": self.special} if self.special else {}),
            **({"stance": self.stance.value} if self.stance is not Stance.ORTHODOX else {}),
            "END": self.endurance,
            "strategies": {group.value: self.strategy(group) for group in Group},
            "fresh": _side_data(self.fresh),
            "fatigued": _side_data(self.fatigued),
            "HV": {punch.value: _spans(value) for punch, value in zip(PUNCHES, self.hitting, strict=True)},
        }


def _side_data(side: CardSide) -> dict[str, object]:
    return {
        "CF": [side.control_boxer, side.control_slugger],
        "DEF": side.defence,
        "AGG": side.aggressiveness,
        "KD": [side.knockdown, side.knockdown_added],
        "KI": side.killer_instinct,
        "KO": side.knockout,
        "PL": side.landed,
        "power": side.power,
        "PM": side.missed,
        "CPW": list(side.window) if side.window else None,
        "CL": side.clinched,
        "CUT": side.cut,
        "FOUL": side.foul,
        "CP": side.counter,
    }


def _spans(value: HittingValue) -> list[Any]:
    """The 3- and the 2-point range, and the 1-point range if there is one."""
    spans = [list(span) if span else None for span in (value.three, value.two, value.one)]
    return spans if value.one else spans[:2]


def hitting_table(hitting: tuple[HittingValue, ...]) -> tuple[Hit, ...]:
    """The hit of every RESULT 1 to 80 (place 0 is empty), overlaps and gaps as T10 decides."""
    table: list[Hit | None] = [None] * (NUMBERS + 1)
    for span, hit in _listed(hitting):
        for number in range(span[0], span[1] + 1):
            table[number] = table[number] or hit
    below = Punch.JAB
    hits = [Hit(Punch.JAB, 0)]
    for number in range(1, NUMBERS + 1):
        found = table[number] or Hit(below, 1)
        below = found.punch
        hits.append(found)
    return tuple(hits)


def _listed(hitting: tuple[HittingValue, ...]) -> Iterator[tuple[Span, Hit]]:
    """Every listed range in the order it is read: jab to uppercut, 3 before 2 before 1."""
    for punch, value in zip(PUNCHES, hitting, strict=True):
        for span, points in ((value.three, 3), (value.two, 2), (value.one, 1)):
            if span:
                yield span, Hit(punch, points)
