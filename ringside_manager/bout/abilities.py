"""The home ratings of a fighter: what a campaign knows of him, whatever rules he fights under."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from fractions import Fraction
from math import floor

from ringside_manager.bout.terms import Carried

PUNCH_NAMES = ("uppercut", "right_jab", "right_hook", "combination", "left_jab", "left_hook")
"""The six punches in the order of R2."""
STYLES = ("swarmer", "slugger", "boxer-puncher", "out-boxer", "counterpuncher")
"""How men box (P10 of ``docs/rules/ringside_corners.md``)."""


@dataclass(frozen=True, slots=True)
class Abilities:
    """The nine Ringside ratings, whole numbers (R4); an engine estimates its own card from them.

    Invented fighters lie within R5-R8; historical and experienced ones may lie outside.
    """

    agility: int
    uppercut: int
    right_jab: int
    right_hook: int
    combination: int
    left_jab: int
    left_hook: int
    counterpunch: int
    endurance: int

    @property
    def punches(self) -> tuple[int, int, int, int, int, int]:
        """The six punch ratings in the order of R2."""
        return (
            self.uppercut,
            self.right_jab,
            self.right_hook,
            self.combination,
            self.left_jab,
            self.left_hook,
        )

    # CV3: what the formulas speak of that estimate a card of another system

    def evasiveness(self) -> Fraction:
        return Fraction(2 * (self.agility - 50), 150 - self.agility)

    @property
    def jabs(self) -> int:
        return self.left_jab + self.right_jab

    @property
    def hooks(self) -> int:
        """The hooks and the uppercut."""
        return self.left_hook + self.right_hook + self.uppercut

    @property
    def heavy(self) -> int:
        """The punches that hurt."""
        return self.hooks + self.combination

    @property
    def style(self) -> str:
        """The style of a man of whom none is given (P11): who answers well counters; of the quick the jabs decide; of the
        others heavy hands, then breath.
        """
        heavier = self.heavy - 2 * self.jabs
        if 2 * self.counterpunch > self.agility:
            return "counterpuncher"
        if self.agility >= QUICK:
            return "out-boxer" if heavier <= 0 else "boxer-puncher"
        if heavier >= 2:
            return "slugger"
        return "swarmer" if self.endurance >= LONG_BREATH else "boxer-puncher"

    def as_dict(self) -> dict[str, int]:
        """The ratings by name, in the order of R2 between Agility and Counterpunch, Endurance."""
        return {name: getattr(self, name) for name in ABILITY_NAMES}

    @classmethod
    def from_dict(cls, ratings: Mapping[str, int]) -> Abilities:
        """Abilities from ``as_dict``; ``KeyError`` names a missing rating."""
        return cls(**{name: ratings[name] for name in ABILITY_NAMES})

    def changed_by(self, changes: Sequence[int]) -> Abilities:
        """The ratings after changes in the order of R4 (none: as they are); none is led out of the range of a card."""
        moved = dict(zip(ABILITY_NAMES, changes, strict=True)) if changes else {}
        return Abilities.from_dict(
            {
                name: min(
                    max(now + moved.get(name, 0), ABILITY_RANGES[name][0]), max(now, ABILITY_RANGES[name][-1])
                )
                for name, now in self.as_dict().items()
            }
        )


def rounded(value: Fraction) -> int:
    """CV2: rnd, the nearest whole number, halves up also below zero."""
    return floor(value + Fraction(1, 2))


def within(value: Fraction, least: int, most: int) -> int:
    """CV2: [rnd(value); least, most]."""
    return min(max(rounded(value), least), most)


QUICK, LONG_BREATH = 54, 11
"""P11: the Agility of a quick man, the Endurance of one who can keep coming."""

ABILITY_NAMES = tuple(field.name for field in fields(Abilities))

ABILITY_RANGES = {
    "agility": range(1, 121),
    **dict.fromkeys(PUNCH_NAMES, range(10)),
    "counterpunch": range(121),
    "endurance": range(61),
}
"""What a card may hold: wide enough for every historical fighter and a whole career of experience.

R4 sets no limit; these keep a slip of the pen (an Agility of 580) out of a set.
"""

# Strength in the points of the home ratings, which a league speaks of whatever rules its bouts are fought under


HOME = "ringside"
"""The system whose points the home ratings are."""
ENDURANCE_A_ROUND = 7


def full_total(endurance: int, rounds: int) -> int:
    """Return the Endurance of a rested fighter at the first bell: his own and 7 a round (R9)."""
    return endurance + ENDURANCE_A_ROUND * rounds


def home_loss(carried: Carried | None, total: int) -> int:
    """Return what is missing of ``total`` at the first bell (R9, C57); of a loss elsewhere its share, at most all (CV62)."""
    if carried is None:
        return 0
    if carried.system == HOME:
        return carried.loss
    return min(carried.loss, carried.start) * total // carried.start
