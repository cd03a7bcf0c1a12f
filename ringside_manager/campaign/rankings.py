"""The ranking of contenders (C32-C34)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple


class Contender(NamedTuple):
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


def with_given_ranks(ranking: Sequence[int], given: Mapping[int, int]) -> list[int]:
    """``ranking`` with those contenders at the ranks the promoter gave them, the others in their order (C3, C32).

    ``given`` maps a contender to his rank, from 1; beyond the last rank is the last.  Of two with one rank the
    one who is better without it comes first.
    """
    places = {fighter: given[fighter] for fighter in ranking if fighter in given}
    ranked = [fighter for fighter in ranking if fighter not in places]
    taken = 0
    for place, fighter in sorted((place, ranking.index(fighter)) for fighter, place in places.items()):
        taken = max(place, taken + 1)
        ranked.insert(taken - 1, ranking[fighter])
    return ranked
