"""Fight nights: cards, order of work, and who gets a place when there are too few (C2, C5, C52-C54)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook, NewsKind, TournamentBook
from ringside_manager.campaign.stables import draw_lots
from ringside_manager.errors import against
from ringside_manager.language import say


def order_of_work(bouts: Iterable[BoutBook]) -> tuple[BoutBook, ...]:
    """The bouts of a night in the order they were or will be fought (C5).

    A night that is over keeps the order it had.  By arena, then in the promoter's order, then a title bout after the others, then as made.
    """
    return tuple(sorted(bouts, key=_turn))


def _turn(bout: BoutBook) -> tuple[bool, int, int, bool, int, bool, int]:
    later = bout.fought_entry is None, bout.fought_entry or 0
    return *later, bout.arena.place, bout.turn is None, bout.turn or 0, bout.title, bout.number


def cards(bouts: Iterable[BoutBook]) -> tuple[tuple[Arena, tuple[BoutBook, ...]], ...]:
    """The cards of a night to come, The Best first; an arena without a bout has none (C5, C52)."""
    ordered = order_of_work(bouts)
    return tuple(
        (arena, tuple(bout for bout in ordered if bout.arena is arena))
        for arena in Arena
        if any(bout.arena is arena for bout in ordered)
    )


def fill_card(
    requests: Iterable[tuple[BoutBook, int]], cap: int | None = None
) -> tuple[tuple[BoutBook, ...], tuple[BoutBook, ...]]:
    """The bouts asked for in one arena that fit under ``cap``, and those that do not; no cap fits all (C53).

    Each comes with the pair's combined POP before the night in half points (C35).  Those the promoter puts first go
    first, then a title bout, then higher combined POP, then the earlier request.
    """
    ranked = [bout for bout, _ in sorted(requests, key=_claim)]
    _check_one_arena(ranked)
    return _split(ranked, cap)


def _claim(request: tuple[BoutBook, int]) -> tuple[bool, bool, int, int]:
    bout, combined_half = request
    return not bout.awarded, not bout.title, -combined_half, bout.number


@dataclass(frozen=True, slots=True)
class DateBid:
    """A sealed bid of a pair for its bout: what the managers of red and blue offer, in cents (C54)."""

    bout: BoutBook
    offers_cents: tuple[int, int]
    rolls: tuple[int, ...] = ()
    """The d100s thrown where it was tied."""

    @property
    def total_cents(self) -> int:
        """What counts in the auction: both offers together."""
        return sum(self.offers_cents)


def check_offers(manager: str, offers_cents: Sequence[int], money_cents: int) -> None:
    """Raise ``RuleError`` C54 if a manager's offers of one night are negative or beyond his money.

    All his offers count together, since every one of them may be called in.
    """
    if min(offers_cents, default=0) < 0:
        raise against(
            "C54",
            "{manager} offers {offers_cents}; an offer is 0 or more.",
            manager=manager,
            offers_cents=_dollars(min(offers_cents)),
        )
    if sum(offers_cents) > money_cents:
        raise against(
            "C54",
            "{manager} offers {offers_cents} in all and has {money_cents}.",
            manager=manager,
            offers_cents=_dollars(sum(offers_cents)),
            money_cents=_dollars(money_cents),
            next_step=say("Lower the offers until they fit."),
        )


def auction_dates(
    bids: Iterable[DateBid], cap: int | None, chance: Chance
) -> tuple[tuple[DateBid, ...], tuple[DateBid, ...]]:
    """The pairs whose bids get the places of one arena's card, high first, and those refused (C54).

    Dice are thrown only where equal bids compete for the last places.  Those granted pay their own offers,
    those refused nothing.
    """
    ranked = sorted(bids, key=lambda bid: (-bid.total_cents, bid.bout.number))
    _check_one_arena([bid.bout for bid in ranked])
    if cap is None or not 0 < cap < len(ranked):
        return _split(ranked, cap)
    last = ranked[cap - 1].total_cents
    if ranked[cap].total_cents == last:
        above = [bid for bid in ranked if bid.total_cents > last]
        below = [bid for bid in ranked if bid.total_cents < last]
        tied = ranked[len(above) : len(ranked) - len(below)]
        drawn = [replace(bid, rolls=rolls) for bid, rolls in draw_lots(tied, chance, "tie")]
        ranked = [*above, *drawn, *below]
    return _split(ranked, cap)


T = TypeVar("T")


def _split(ranked: Sequence[T], cap: int | None) -> tuple[tuple[T, ...], tuple[T, ...]]:
    if cap is not None and cap < 0:
        raise ValueError(f"a card has places for 0 bouts or more, not {cap}")
    places = len(ranked) if cap is None else cap
    return tuple(ranked[:places]), tuple(ranked[places:])


def _check_one_arena(bouts: Sequence[BoutBook]) -> None:
    if len({bout.arena for bout in bouts}) > 1:
        raise ValueError("the places of a card are given for one arena at a time")


def _dollars(cents: int) -> str:
    sign = "-" if cents < 0 else ""
    return f"{sign}${abs(cents) // 100:,}.{abs(cents) % 100:02}"


# Seasons: a year of weekly fight nights (C2), by which people speak of a long campaign


SEASON = 52
"""Fight nights in a season."""


def season_of(night: int) -> int:
    """The season of a fight night, both counted from 1; the founding, night 0, belongs to the first."""
    return (max(night, 1) - 1) // SEASON + 1


def night_of_season(night: int) -> int:
    """A fight night counted within its season, 1 to ``SEASON``; 0 for the founding."""
    return (night - 1) % SEASON + 1 if night > 0 else 0


def nights_of(season: int) -> range:
    """The fight nights of a season."""
    return range((season - 1) * SEASON + 1, season * SEASON + 1)


def season_end(books: Books) -> int:
    """Return the last night of the season that the coming night belongs to, or of the campaign if that is sooner."""
    return min(books.options.nights, nights_of(season_of(books.closed + 1))[-1])


def between_seasons(books: Books) -> bool:
    """Whether the house rules may be changed now: before the first night, after a season, or at the end of a campaign (C78)."""
    if books.doors or books.night > books.closed:
        return False
    prolonged = any(
        item.kind is NewsKind.PROLONGED and item.night == books.closed for item in reversed(books.news)
    )
    return books.ended or prolonged or books.closed % SEASON == 0


def tournament_under_way(books: Books) -> TournamentBook | None:
    """A tournament that has begun and has no winner yet; one drawn for nights to come has not begun (C78)."""
    return next(
        (
            drawn
            for drawn in books.tournaments.values()
            if drawn.bracket.winner is None and drawn.first_night <= books.closed
        ),
        None,
    )
