"""Attribute dice: pools, and the test of one (Q2 to Q5)."""

from __future__ import annotations

from typing import NamedTuple

from ringside_manager.bout.chance import Chance
from ringside_manager.engines.quest.tables import SUCCESS


class Pool(NamedTuple):
    """``dice`` dice of ``sides`` faces, and one more of ``extra`` faces if that is not 0 (Q2)."""

    dice: int
    sides: int
    extra: int = 0

    def __str__(self) -> str:
        return f"{self.dice}d{self.sides}" + (f"+1d{self.extra}" if self.extra else "")

    def left(self, change: int) -> Pool:
        """The pool with so many dice more, or fewer below 0; base dice go first, then the extra one (Q5)."""
        dice = self.dice + change
        return Pool(dice, self.sides, self.extra) if dice >= 0 else Pool(0, self.sides)

    @property
    def total(self) -> int:
        """All dice of the pool."""
        return self.dice + (self.extra > 0)

    def as_data(self) -> list[list[int]]:
        """Number and size of the dice, as a card holds them."""
        return [[self.dice, self.sides], *([[1, self.extra]] if self.extra else [])]


class Defended(NamedTuple):
    """A Defense test: successes, and the dice that failed, base ones and the extra one (Q24, Q26)."""

    successes: int
    failed: int
    failed_extra: int


def attribute_test(pool: Pool, change: int, modifier: int, purpose: str, chance: Chance) -> int:
    """Successes of a pool with ``change`` dice more or fewer, each die changed by ``modifier`` (Q3, Q4)."""
    dice, least = pool.dice + change, SUCCESS - modifier
    if dice < 0:
        return 0
    successes = chance.successes(dice, pool.sides, least, purpose) if dice else 0
    return successes + chance.successes(1, pool.extra, least, purpose) if pool.extra else successes


def defense_test(pool: Pool, change: int, chance: Chance) -> Defended:
    """Successes with the first die of the pool for nothing, as long as there is one (Q24)."""
    dice = pool.dice + change
    if dice < 0 or (dice == 0 and not pool.extra):
        return _DEFENCELESS
    if dice == 0:
        return _LAST_DIE
    successes = chance.successes(dice - 1, pool.sides, SUCCESS, "defense")
    failed, failed_extra = dice - 1 - successes, 0
    if pool.extra:
        held = chance.successes(1, pool.extra, SUCCESS, "defense")
        successes, failed_extra = successes + held, 1 - held
    return Defended(successes + 1, failed, failed_extra)


_DEFENCELESS = Defended(0, 0, 0)
_LAST_DIE = Defended(1, 0, 0)
