"""Popularity, the rankings drawn up from it, and who has won the campaign (C28-C34, C70)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from operator import attrgetter
from typing import NamedTuple

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.outcome import Method, Outcome

# The ranking of contenders (C32-C34)


class Contender(NamedTuple):
    """What the ranking reads of one fighter; ``entry_order`` is his own number in the order of entering (C34).

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
    def key(self) -> tuple[int, ...]:
        """His place in the order: the smaller key is ranked higher (C32)."""
        return -self.earned_half, -self.wins, self.losses, -self.kos, self.entry_order


def rank(contenders: Iterable[Contender], *, crowned: bool) -> tuple[Contender, ...]:
    """The contenders of ranks 1, 2, 3 … in that order (C32, C34).

    ``crowned`` says whether there ever was a champion; before the first there are no ranks, and after him
    there are even while the title is vacant.
    """
    if not crowned:
        return ()
    ranked = (contender for contender in contenders if contender.is_rankable)
    return tuple(sorted(ranked, key=attrgetter("key")))


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


# Popularity: what a result and knockdowns earn, and what a rank is worth (C28-C35, CV61)


CHAMPION = 0
"""The rank of the champion; contenders are ranked 1, 2, 3 … (C33)."""


class Verdict(Enum):
    """How the campaign reads a result for one side: a column of C29."""

    KO = "KO"
    TKO = "TKO"
    DECISION = "decision"
    DRAW = "draw"


WINNER_HALF = {Verdict.KO: 4, Verdict.TKO: 3, Verdict.DECISION: 2, Verdict.DRAW: 0}
LOSER_HALF = {Verdict.KO: -3, Verdict.TKO: -2, Verdict.DECISION: -1, Verdict.DRAW: 0}
"""The two rows of C29, in half points."""


def verdict(method: Method, won: bool) -> Verdict:
    """How the campaign reads ``method`` for the winner or the loser (CV61).

    A disqualification is a decision to the winner and a TKO to the loser; a no contest reads as a draw.
    """
    if method is Method.DQ:
        return Verdict.DECISION if won else Verdict.TKO
    if method.is_decision:
        return Verdict.DECISION
    if method.is_stoppage:
        return Verdict.KO if method is Method.KO else Verdict.TKO
    return Verdict.DRAW


def result_half(method: Method, winner: Corner | None) -> tuple[int, int]:
    """What the result alone changes in earned POP, (red, blue) in half points (C29, CV61)."""
    red, blue = (_share_of_result(method, winner is corner) for corner in CORNERS)
    return red, blue


def _share_of_result(method: Method, won: bool) -> int:
    return (WINNER_HALF if won else LOSER_HALF)[verdict(method, won)]


def earned_change_half(outcome: Outcome) -> tuple[int, int]:
    """The change of earned POP after a bout, (red, blue) in half points (C29, C30).

    Each side is paid a half for every knockdown he scored, won or lost; the knockout punch is not among them.
    """
    red, blue = result_half(outcome.method, outcome.winner)
    return red + outcome.knockdowns[0], blue + outcome.knockdowns[1]


def rank_pop_half(rank: int) -> int:
    """Rank POP of a rank, 0 being the champion, in half points (C33).

    Contenders get (51 - rank) / 10 to the nearest half, never below 0; ``ValueError`` below rank 0.
    """
    if rank < CHAMPION:
        raise ValueError(f"a rank is 0 for the champion or counts from 1, not {rank}")
    # (51 - rank) / 5 half points, rounded to the nearest: tenths never fall on the middle.
    return 20 if rank == CHAMPION else max(0, (2 * (51 - rank) + 5) // 10)


def total_half(earned_half: int, rank: int | None) -> int:
    """POP total in half points: earned POP and rank POP; no rank (``None``) is worth nothing (C28, C34)."""
    return earned_half + (0 if rank is None else rank_pop_half(rank))


def pop_text(half: int) -> str:
    """Half points written as POP, exactly: ``14½``, ``-½``, ``0`` (C31)."""
    sign = "-" if half < 0 else ""
    whole, rest = divmod(abs(half), 2)
    return f"{sign}{whole or ''}½" if rest else f"{sign}{whole}"


# Who leads the campaign and who has won it (C1, C70)


DEFAULT_NIGHTS = 52
"""Fight nights of a campaign unless agreed otherwise (C70)."""


def is_over(nights_fought: int, nights: int = DEFAULT_NIGHTS) -> bool:
    """Whether the agreed number of fight nights is over (C70)."""
    return nights_fought >= nights


def places(money_cents: Sequence[int]) -> tuple[int, ...]:
    """The place of each manager in seat order, 1 for the most money; equals share the better place (C70)."""
    return tuple(1 + sum(other > money for other in money_cents) for money in money_cents)


def winners(money_cents: Sequence[int]) -> tuple[int, ...]:
    """The seats, counted from 1, with the most money; more than one share the victory (C1, C70)."""
    return tuple(seat for seat, place in enumerate(places(money_cents), 1) if place == 1)
