"""Popularity, the rankings drawn up from it, and who has won the campaign (C28-C34, C70)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from operator import attrgetter
from typing import NamedTuple

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.numbers import Unit, house_number
from ringside_manager.language import later

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
    idle: bool = False
    new: bool = False
    """Whether he came from another weight class and has yet to show himself in this one (Y13)."""

    @property
    def is_rankable(self) -> bool:
        """Whether he is ranked at all: unretired, with a bout behind him, not idle, not the champion (C32, C34, Y11, Y13)."""
        return self.bouts > 0 and not (self.retired or self.champion or self.idle or self.new)

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


def pound_for_pound(contenders: Iterable[Contender]) -> tuple[Contender, ...]:
    """The best of all weight classes, champions among them, in the order of the ranking; idle men are left out (Y11)."""
    listed = (man for man in contenders if man.bouts > 0 and not (man.retired or man.idle))
    return tuple(sorted(listed, key=attrgetter("key")))


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


@dataclass(frozen=True, slots=True)
class Popularity:
    """What results and knockdowns change in earned POP (C29, C30): the two rows of C29, in half points."""

    won_ko_half: int = house_number(
        4,
        "C29",
        Unit.POP_HALF,
        (0, 40),
        later("Won by KO"),
        later("A knockout makes a name faster than anything else."),
    )
    won_tko_half: int = house_number(
        3,
        "C29",
        Unit.POP_HALF,
        (0, 40),
        later("Won by TKO"),
        later("A stoppage is nearly as good as a knockout."),
    )
    won_decision_half: int = house_number(
        2, "C29", Unit.POP_HALF, (0, 40), later("Won by decision"), later("A win on points is a win.")
    )
    drawn_half: int = house_number(
        0,
        "C29",
        Unit.POP_HALF,
        (-40, 40),
        later("Draw"),
        later("Nobody is remembered for a draw; both sides get this."),
    )
    lost_ko_half: int = house_number(
        -3,
        "C29",
        Unit.POP_HALF,
        (-40, 0),
        later("Lost by KO"),
        later("A man who was knocked out is wanted less."),
    )
    lost_tko_half: int = house_number(
        -2,
        "C29",
        Unit.POP_HALF,
        (-40, 0),
        later("Lost by TKO"),
        later("To be stopped costs less than a knockout."),
    )
    lost_decision_half: int = house_number(
        -1,
        "C29",
        Unit.POP_HALF,
        (-40, 0),
        later("Lost by decision"),
        later("A close loss is forgiven: it costs the least."),
    )
    knockdown_half: int = house_number(
        1,
        "C30",
        Unit.POP_HALF,
        (0, 10),
        later("Knockdown scored"),
        later("People come to see men fall, whoever wins in the end."),
    )
    won_half: Mapping[Verdict, int] = field(init=False, repr=False, compare=False)
    lost_half: Mapping[Verdict, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        drawn = {Verdict.DRAW: self.drawn_half}
        won = self.won_ko_half, self.won_tko_half, self.won_decision_half
        lost = self.lost_ko_half, self.lost_tko_half, self.lost_decision_half
        for name, halves in ("won_half", won), ("lost_half", lost):
            object.__setattr__(self, name, dict(zip(Verdict, halves, strict=False)) | drawn)


@dataclass(frozen=True, slots=True)
class RankPop:
    """What a rank is worth in POP (C33)."""

    champion_half: int = house_number(
        20, "C33", Unit.POP_HALF, (0, 200), later("Champion"), later("A title is fame in itself.")
    )
    worthless_rank: int = house_number(
        51,
        "C33",
        Unit.RANKS,
        (1, 1_000),
        later("Rank that is worth nothing"),
        later("From this rank on a rank is worth nothing, and the more the higher it is."),
    )
    ranks_a_point: int = house_number(
        10,
        "C33",
        Unit.RANKS,
        (1, 1_000),
        later("Ranks for a point"),
        later("How many ranks higher a contender must be for a point more."),
    )


@dataclass(frozen=True, slots=True)
class Idleness:
    """How long a man is ranked who does not box (Y11)."""

    ranked_nights: int = house_number(
        0,
        "Y11",
        Unit.NIGHTS,
        (0, 520),
        later("Nights ranked without a bout"),
        later("Who has not boxed for so many nights leaves the ranking until he does; 0 for never."),
    )

    def is_over(self, last_night: int | None, night: int) -> bool:
        """Whether a man whose latest bout was on ``last_night`` leaves the ranking drawn up after ``night`` (Y11)."""
        return last_night is not None and 0 < self.ranked_nights <= night - last_night


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


def result_half(popularity: Popularity, method: Method, winner: Corner | None) -> tuple[int, int]:
    """What the result alone changes in earned POP, (red, blue) in half points (C29, CV61)."""
    red, blue = (
        popularity_of(popularity, verdict(method, won), won) for won in (winner is RED, winner is BLUE)
    )
    return red, blue


def popularity_of(popularity: Popularity, result: Verdict, won: bool) -> int:
    """What one result is worth to one side, in half points: a column of C29."""
    return (popularity.won_half if won else popularity.lost_half)[result]


def earned_change_half(popularity: Popularity, outcome: Outcome) -> tuple[int, int]:
    """The change of earned POP after a bout, (red, blue) in half points (C29, C30).

    Each side is paid for every knockdown he scored, won or lost; the knockout punch is not among them.
    """
    red, blue = result_half(popularity, outcome.method, outcome.winner)
    each = popularity.knockdown_half
    return red + each * outcome.knockdowns[0], blue + each * outcome.knockdowns[1]


def rank_pop_half(worth: RankPop, rank: int) -> int:
    """Rank POP of a rank, 0 being the champion, in half points (C33).

    Contenders get (51 - rank) / 10 to the nearest half by the book, never below 0; ``ValueError`` below rank 0.
    """
    if rank < CHAMPION:
        raise ValueError(f"a rank is 0 for the champion or counts from 1, not {rank}")
    if rank == CHAMPION:
        return worth.champion_half
    # The nearest half point to (51 - rank) / 10; where a pack has an exact middle it is rounded up
    return max(0, (4 * (worth.worthless_rank - rank) + worth.ranks_a_point) // (2 * worth.ranks_a_point))


def total_half(worth: RankPop, earned_half: int, rank: int | None) -> int:
    """POP total in half points: earned POP and rank POP; no rank (``None``) is worth nothing (C28, C34)."""
    return earned_half + (0 if rank is None else rank_pop_half(worth, rank))


def pop_text(half: int) -> str:
    """Half points written as POP, exactly: ``14½``, ``-½``, ``0`` (C31)."""
    sign = "-" if half < 0 else ""
    whole, rest = divmod(abs(half), 2)
    return f"{sign}{whole or ''}½" if rest else f"{sign}{whole}"


# Who leads the campaign and who has won it (C1, C70)


def places(money_cents: Sequence[int]) -> tuple[int, ...]:
    """The place of each manager in seat order, 1 for the most money; equals share the better place (C70)."""
    return tuple(1 + sum(other > money for other in money_cents) for money in money_cents)


def winners(money_cents: Sequence[int]) -> tuple[int, ...]:
    """The seats, counted from 1, with the most money; more than one share the victory (C1, C70)."""
    return tuple(seat for seat, place in enumerate(places(money_cents), 1) if place == 1)
