"""The ranking of contenders (C32-C34)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Contender:
    """What the ranking reads of one fighter; ``entry_order`` is his own number in the order of entering.

    ``kos`` are his wins by KO alone.  Fighters ranked together belong to one weight class.
    """

    entry_order: int
    earned_half: int
    wins: int
    losses: int
    kos: int
    bouts: int
    retired: bool = False
    champion: bool = False

    @property
    def is_rankable(self) -> bool:
        """Whether he is ranked at all: unretired, with a bout behind him, not the champion (C32, C34)."""
        return self.bouts > 0 and not self.retired and not self.champion

    @property
    def key(self) -> RankKey:
        """His place in the order: the smaller key is ranked higher (C32)."""
        return RankKey(-self.earned_half, -self.wins, self.losses, -self.kos, self.entry_order)


class RankKey(NamedTuple):
    """The order of C32, compared field by field; what ranks the higher the more of it is held negative."""

    less_earned_half: int
    fewer_wins: int
    losses: int
    fewer_kos: int
    entry_order: int


def rank(contenders: Iterable[Contender], *, crowned: bool) -> tuple[Contender, ...]:
    """The contenders of ranks 1, 2, 3 … in that order (C32, C34).

    ``crowned`` says whether there ever was a champion; before the first there are no ranks, and after him
    there are even while the title is vacant.
    """
    if not crowned:
        return ()
    ranked = (contender for contender in contenders if contender.is_rankable)
    return tuple(sorted(ranked, key=lambda contender: contender.key))
