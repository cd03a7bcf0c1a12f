"""What a fight night came to: results, upsets, money, popularity, ranks, careers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ringside_manager.bout.outcome import Outcome
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook, LedgerKind, NewsItem, NewsKind
from ringside_manager.campaign.schedule import order_of_work
from ringside_manager.office.facts.night_bill import Waiting, waiting
from ringside_manager.office.orders.cards import booking

UPSET_HALF = 6
"""An upset: the winner had at least 3 POP less than the man he beat, in half points."""
MOVERS = 5
"""How many gain and loss of POP are named."""


@dataclass(frozen=True, slots=True)
class NightResult:
    """A bout as it came out; every pair is (red, blue).

    ``upset_half`` is by how much more POP the loser had, 0 if he had no more or nobody won.
    ``advanced`` is the fighter who goes on in a tournament.
    """

    bout: int
    arena: Arena
    rounds: int
    title: bool
    tournament: str
    fighters: tuple[int, int]
    names: tuple[str, str]
    outcome: Outcome
    winner: int | None
    purses_dollars: tuple[int, int]
    shares_cents: tuple[int, int]
    pops_half: tuple[int, int]
    pop_changes_half: tuple[int, int]
    gained: tuple[str, str]
    renewed: tuple[int | None, int | None]
    percentages: tuple[int | None, int | None]
    advanced: int | None
    upset_half: int
    recorded: bool
    """Whether the bout can be told from its record."""

    @property
    def sides(self) -> tuple[int, int]:
        """The places of the pairs with the winner's first, red's after a draw."""
        return (1, 0) if self.winner == self.fighters[1] else (0, 1)


@dataclass(frozen=True, slots=True)
class PopMove:
    """What a bout changed in a fighter's earned POP."""

    fighter: int
    name: str
    change_half: int
    bout: int


@dataclass(frozen=True, slots=True)
class RankMove:
    """A fighter's rank before and after the night; 0 the champion, ``None`` without a rank."""

    fighter: int
    name: str
    before: int | None
    after: int | None

    @property
    def places(self) -> int:
        """Places won, negative if lost; a first or last rank counts none."""
        return 0 if self.before is None or self.after is None else self.before - self.after


@dataclass(frozen=True, slots=True)
class Earned:
    """What a night brought a manager: shares, and what he paid for dates, in cents."""

    manager: int
    name: str
    shares_cents: int
    bids_cents: int
    bouts: int


@dataclass(frozen=True, slots=True)
class Renewal:
    """A new percentage (C21)."""

    fighter: int
    name: str
    manager: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class NightReport:
    """All of a night that is over; results in the order of the bouts (C5)."""

    night: int
    results: tuple[NightResult, ...]
    upsets: tuple[NightResult, ...]
    biggest_purse: tuple[NightResult, int] | None
    """The result and the side (0 red, 1 blue) that earned most."""
    risers: tuple[PopMove, ...]
    fallers: tuple[PopMove, ...]
    ranks: tuple[RankMove, ...]
    earned: tuple[Earned, ...]
    renewals: tuple[Renewal, ...]
    titles: tuple[NewsItem, ...]
    """Crowned, defended and vacated titles."""
    retired: tuple[NewsItem, ...]
    newcomers: tuple[NewsItem, ...]
    off: tuple[NewsItem, ...]
    waiting: tuple[Waiting, ...]
    """The bouts of tournaments that found no place and are still to come (C53)."""


def night_report(books: Books, night: int) -> NightReport:
    """The report of a night that has been held; of one to come it is empty."""
    results = tuple(night_results(books, night))
    news = _news_of(books, night)
    moves = sorted(_moves(results), key=lambda move: -move.change_half)
    return NightReport(
        night=night,
        results=results,
        upsets=tuple(sorted((r for r in results if r.upset_half >= UPSET_HALF), key=lambda r: -r.upset_half)),
        biggest_purse=_biggest(results),
        risers=tuple(move for move in moves if move.change_half > 0)[:MOVERS],
        fallers=tuple(move for move in reversed(moves) if move.change_half < 0)[:MOVERS],
        ranks=tuple(_rank_moves(books, night)) if night <= books.closed else (),
        earned=_earned(books, night, results),
        renewals=tuple(_renewals(results, books)),
        titles=_kinds(news, NewsKind.CROWNED, NewsKind.DEFENDED, NewsKind.VACATED),
        retired=_kinds(news, NewsKind.RETIRED),
        newcomers=_kinds(news, NewsKind.SIGNED) if night else (),
        off=_kinds(news, NewsKind.BOUT_CANCELLED),
        waiting=waiting(books, night),
    )


def night_results(books: Books, night: int) -> Iterator[NightResult]:
    """The bouts fought on a night, in the order they were (C5)."""
    fought = [bout for bout in books.bouts_of_night(night) if bout.is_over]
    for booked in order_of_work(booking(books, bout) for bout in fought):
        bout = books.bouts[booked.number]
        if bout.outcome is not None:
            yield _result(books, bout, bout.outcome)


def held_nights(books: Books, after: int = 0) -> tuple[tuple[int, int], ...]:
    """Every night that is over ``after`` another, the latest first, with the number of its bouts."""
    return tuple(
        (night, sum(bout.is_over for bout in books.bouts_of_night(night)))
        for night in range(books.closed, after, -1)
    )


def _result(books: Books, bout: BoutBook, outcome: Outcome) -> NightResult:
    red, blue = (books.fighters[number].name for number in bout.fighters)
    upset = 0
    if outcome.winner is not None:
        side = outcome.winner.index
        upset = max(0, bout.pops_half[1 - side] - bout.pops_half[side])
    return NightResult(
        bout.number, bout.arena, bout.rounds, bout.title,
        books.tournaments[bout.slot.tournament].name if bout.slot else "",
        bout.fighters, (red, blue), outcome, bout.winner, bout.purses_dollars, bout.shares_cents, bout.pops_half,
        bout.pop_changes_half, bout.gained, bout.renewed, bout.percentages,
        None if bout.advanced is None else bout.fighters[bout.advanced.index], upset,
        bout.fought_entry is not None,
    )  # fmt: skip


def _moves(results: tuple[NightResult, ...]) -> Iterator[PopMove]:
    for result in results:
        for fighter, name, change in zip(result.fighters, result.names, result.pop_changes_half, strict=True):
            yield PopMove(fighter, name, change, result.bout)


def _biggest(results: tuple[NightResult, ...]) -> tuple[NightResult, int] | None:
    sides = ((result, side) for result in results for side in (0, 1))
    return max(sides, key=lambda paid: paid[0].purses_dollars[paid[1]], default=None)


def _rank_moves(books: Books, night: int) -> Iterator[RankMove]:
    before, after = books.ranks_after(night - 1), books.ranks_after(night)
    for number in sorted(before.keys() | after.keys(), key=lambda n: (after.get(n, 9999), n)):
        if before.get(number) != after.get(number):
            yield RankMove(number, books.fighters[number].name, before.get(number), after.get(number))


def _earned(books: Books, night: int, results: tuple[NightResult, ...]) -> tuple[Earned, ...]:
    shares, bids, bouts = (dict.fromkeys(books.managers, 0) for _ in range(3))
    for line in reversed(books.ledger):
        if line.night < night:
            break
        if line.night == night and line.kind is LedgerKind.SHARE:
            shares[line.manager] += line.amount_cents
        elif line.night == night and line.kind is LedgerKind.DATE_BID:
            bids[line.manager] -= line.amount_cents
    for result in results:
        for manager in books.bouts[result.bout].managers:
            if manager is not None:
                bouts[manager] += 1
    rows = (
        Earned(number, page.name, shares[number], bids[number], bouts[number])
        for number, page in books.managers.items()
    )
    return tuple(sorted(rows, key=lambda row: row.bids_cents - row.shares_cents))


def _renewals(results: tuple[NightResult, ...], books: Books) -> Iterator[Renewal]:
    for result in results:
        for side, after in enumerate(result.renewed):
            manager = books.bouts[result.bout].managers[side]
            if after is not None and manager is not None:
                before = result.percentages[side] or 0
                yield Renewal(result.fighters[side], result.names[side], manager, before, after)


def _news_of(books: Books, night: int) -> tuple[NewsItem, ...]:
    """What happened from the first bell of a night to the next one's, oldest first."""
    found: list[NewsItem] = []
    for item in reversed(books.news):
        if item.night < night:
            break
        if item.night == night:
            found.append(item)
    return tuple(reversed(found))


def _kinds(news: tuple[NewsItem, ...], *kinds: NewsKind) -> tuple[NewsItem, ...]:
    return tuple(item for item in news if item.kind in kinds)
