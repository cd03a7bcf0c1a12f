"""A fight night: its poster, without a word of results, and what it came to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Outcome
from ringside_manager.campaign.arenas import Arena, purses
from ringside_manager.campaign.books import (
    Books,
    BoutBook,
    BoutState,
    FighterBook,
    LedgerKind,
    NewsItem,
    NewsKind,
    Tally,
    TournamentBook,
)
from ringside_manager.campaign.careers import tally_before
from ringside_manager.campaign.frequency import carried
from ringside_manager.campaign.schedule import order_of_work
from ringside_manager.office.orders.cards import booking
from ringside_manager.office.orders.tournaments import DuePairing, due_pairings, waiting_for_a_place

# The poster.


Waiting = tuple[str, str, int | None]
"""Red, blue and the night their bout is expected on, ``None`` if the campaign has none left for it."""


@dataclass(frozen=True, slots=True)
class Boxer:
    """One side of a bout before the bell; ``rank`` 0 is the champion, ``lost`` what he carries in (C57)."""

    fighter: int
    name: str
    nickname: str
    nationality: str
    manager: int | None
    manager_name: str
    tally: Tally
    pop_half: int
    rank: int | None
    lost: int


@dataclass(frozen=True, slots=True)
class PosterBout:
    """A bout of the bill.

    ``bout`` is 0 for a pairing of a tournament that is made on the night itself.  ``title`` is ``None``
    if none is at stake, else the weight class; ``vacant``: nobody holds it.  ``win_dollars`` and
    ``lose_dollars`` are the purses of (red, blue) if he wins or loses (C40-C47).
    """

    bout: int
    arena: Arena
    rounds: int
    red: Boxer
    blue: Boxer
    title: str | None
    vacant: bool
    tournament: str
    tournament_round: int
    final: bool
    win_dollars: tuple[int, int]
    lose_dollars: tuple[int, int]

    @property
    def key(self) -> tuple[int, int]:
        return self.red.fighter, self.blue.fighter


@dataclass(frozen=True, slots=True)
class Poster:
    """A fight night before it begins: bouts in the order they are fought (C5), the first of them the main event.

    ``open``: other managers can still make bouts for it.  ``off`` names bouts that were called off, with the reason,
    ``waiting`` the bouts of tournaments that find no place on its cards (C53).
    """

    league: str
    night: int
    bouts: tuple[PosterBout, ...]
    open: bool
    off: tuple[tuple[str, str, str], ...] = ()
    waiting: tuple[Waiting, ...] = ()

    @property
    def main_event(self) -> PosterBout | None:
        """The bout the night is sold with: for the title, or else the first at the best arena."""
        titles = (bout for bout in self.bouts if bout.title is not None)
        return next(titles, self.bouts[0] if self.bouts else None)


@dataclass(frozen=True, slots=True)
class _Pairing:
    """A bout made or due: numbers, POP totals of (red, blue) and what is at stake."""

    bout: int
    pair: tuple[int, int]
    pops_half: tuple[int, int]
    arena: Arena
    rounds: int
    title: bool
    first_title: bool
    drawn: TournamentBook | None
    round: int


def poster(books: Books, night: int) -> Poster:
    """The bill of a night, past or to come, as it was before the first bell."""
    ranks = books.ranks_after(min(night - 1, books.closed))
    made = [_made(books, bout) for bout in _in_order(books, night)]
    due = [_due(books, pairing) for pairing in due_pairings(books) if pairing.night == night]
    bill = (_bill(books, night, ranks, pairing) for pairing in (*made, *due))
    bouts = sorted(bill, key=lambda bout: bout.arena.place)
    names = {number: page.name for number, page in books.fighters.items()}
    off = tuple((names[bout.red], names[bout.blue], bout.reason) for bout in _cancelled(books, night))
    to_come = night > max(books.closed, books.doors) and not books.ended
    return Poster(books.name, night, tuple(bouts), to_come, off, waiting(books, night))


def waiting(books: Books, night: int) -> tuple[Waiting, ...]:
    """The bouts of tournaments that find no place on the cards of a night, past or to come (C53)."""
    pages = books.fighters
    return tuple(
        (pages[due.red].name, pages[due.blue].name, due.night) for due in waiting_for_a_place(books, night)
    )


def _in_order(books: Books, night: int) -> Iterator[BoutBook]:
    bookings = (booking(books, bout) for bout in books.bouts_of_night(night))
    return (books.bouts[booked.number] for booked in order_of_work(bookings))


def _cancelled(books: Books, night: int) -> Iterator[BoutBook]:
    """Bouts called off whose men did not meet on that night after all."""
    standing = {frozenset(bout.fighters) for bout in books.bouts_of_night(night)}
    for number in books.cards.get(night, ()):
        bout = books.bouts[number]
        if bout.state is BoutState.CANCELLED and frozenset(bout.fighters) not in standing:
            yield bout


def _made(books: Books, bout: BoutBook) -> _Pairing:
    drawn = books.tournaments.get(bout.slot.tournament) if bout.slot else None
    pops = bout.pops_half if bout.is_over else _pops(books, bout.fighters)
    first = bout.first_title
    if bout.title and bout.state is not BoutState.FOUGHT:
        first = not books.divisions[books.fighters[bout.red].weight_class].crowned
    return _Pairing(
        bout.number, bout.fighters, pops, bout.arena, bout.rounds, bout.title, first,
        drawn, bout.slot.round if bout.slot else 0,
    )  # fmt: skip


def _due(books: Books, due: DuePairing) -> _Pairing:
    """A tournament bout that will be made on the night (C62)."""
    drawn = books.tournaments[due.slot.tournament]
    return _Pairing(
        0, due.pair, _pops(books, due.pair), due.arena, due.rounds, due.title, due.title, drawn, due.slot.round
    )  # fmt: skip


def _pops(books: Books, pair: tuple[int, int]) -> tuple[int, int]:
    return books.fighters[pair[0]].pop_half, books.fighters[pair[1]].pop_half


def _bill(books: Books, night: int, ranks: Mapping[int, int], pairing: _Pairing) -> PosterBout:
    sides = zip(pairing.pair, pairing.pops_half, strict=True)
    red, blue = (_boxer(books, night, one, half, ranks.get(one)) for one, half in sides)
    stake = {"title": pairing.title, "first_title": pairing.first_title}
    paid = {corner: purses(pairing.arena, pairing.pops_half, corner, **stake) for corner in (RED, BLUE)}
    return PosterBout(
        pairing.bout, pairing.arena, pairing.rounds, red, blue,
        title=books.fighters[red.fighter].weight_class if pairing.title else None,
        vacant=pairing.title and 0 not in (red.rank, blue.rank),
        tournament=pairing.drawn.name if pairing.drawn else "",
        tournament_round=pairing.round,
        final=pairing.drawn is not None and pairing.drawn.bracket.is_final(pairing.round),
        win_dollars=_paid(paid, won=True),
        lose_dollars=_paid(paid, won=False),
    )  # fmt: skip


def _paid(paid: Mapping[Corner, tuple[int, int]], *, won: bool) -> tuple[int, int]:
    """What red and blue are paid for winning or losing."""
    red, blue = (paid[corner if won else corner.opponent][corner.index] for corner in (RED, BLUE))
    return red, blue


def _boxer(books: Books, night: int, number: int, pop_half: int, rank: int | None) -> Boxer:
    page = books.fighters[number]
    manager, lost = _as_of(books, page, night)
    return Boxer(
        number, page.name, page.fighter.nickname, page.fighter.nationality, manager,
        "" if manager is None else books.managers[manager].name,
        tally_before(books, page, night), pop_half, rank, lost,
    )  # fmt: skip


def _as_of(books: Books, page: FighterBook, night: int) -> tuple[int | None, int]:
    """His manager and carried loss on a night: from the bout he fought on it, else as things stand."""
    for number in reversed(page.bouts):
        bout = books.bouts[number]
        if bout.night == night:
            side = bout.corner_of(page.number).index
            brought = bout.carried[side]
            return bout.managers[side], brought.loss if brought else 0
        if bout.night < night:
            break
    loss = carried(page.last_night, page.lost, night) if (page.last_night or 0) < night else None
    return page.manager, loss.loss if loss else 0


# The report: results, upsets, money, popularity, ranks, careers.


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
    for bout in _in_order(books, night):
        if bout.is_over and bout.outcome is not None:
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
