"""A fighter's career: every bout from that fighter's side, and the contracts with managers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import (
    Books,
    BoutBook,
    BoutState,
    Entrance,
    FighterBook,
    NewsItem,
    NewsKind,
)
from ringside_manager.office.facts.named import Named, Record, named_fighter, named_manager, record_of

# Bouts.


@dataclass(frozen=True, slots=True)
class BoutFacts:
    """A bout from the side of one fighter; popularity in half points, money in dollars and cents.

    ``won`` is ``None`` for a draw or no contest.  ``knockdowns`` are those scored, then suffered.  ``pop_half`` is
    the popularity brought into the bout, ``earned_after_half`` that earned by then, ``rating`` what was learned,
    ``record`` the record with this bout in it.
    """

    bout: int
    night: int
    corner: Corner
    opponent: Named
    manager: Named | None
    arena: Arena
    rounds: int
    title: bool
    tournament: Named | None
    won: bool | None
    method: Method
    round: int
    knockdowns: tuple[int, int]
    damage: tuple[int, int]
    pop_half: int
    pop_change_half: int
    earned_after_half: int
    purse_dollars: int
    percentage: int | None
    share_cents: int
    rating: str
    record: Record
    cause: str = ""


def career_facts(books: Books, page: FighterBook) -> tuple[BoutFacts, ...]:
    """Return the bouts of a fighter, oldest first."""
    return tuple(_career(books, page))


def last_bout(books: Books, page: FighterBook) -> BoutFacts | None:
    """Return a fighter's latest bout, or None before the first."""
    if not page.bouts:
        return None
    return _bout_facts(books, books.bouts[page.bouts[-1]], page, page.earned_half, record_of(page.tally))


def _career(books: Books, page: FighterBook) -> Iterator[BoutFacts]:
    earned, record = 0, Record()
    for number in page.bouts:
        bout = books.bouts[number]
        assert bout.outcome is not None, "a bout of a career was fought"
        won = None if bout.winner is None else bout.winner == page.number
        earned += bout.pop_changes_half[bout.corner_of(page.number).index]
        record = counted(record, won, bout.outcome.method)
        yield _bout_facts(books, bout, page, earned, record)


def _bout_facts(books: Books, bout: BoutBook, page: FighterBook, earned: int, record: Record) -> BoutFacts:
    mine = bout.corner_of(page.number)
    outcome = bout.outcome
    assert outcome is not None, "a bout of a career was fought"
    i, his = mine.index, mine.opponent.index
    won = None if outcome.winner is None else outcome.winner is mine
    return BoutFacts(
        bout=bout.number,
        night=bout.night,
        corner=mine,
        opponent=named_fighter(books, bout.fighters[his]),
        manager=named_manager(books, bout.managers[i]),
        arena=bout.arena,
        rounds=bout.rounds,
        title=bout.title,
        tournament=None if bout.slot is None else named_tournament(books, bout.slot.tournament),
        won=won,
        method=outcome.method,
        round=outcome.round,
        knockdowns=(outcome.knockdowns[i], outcome.knockdowns[his]),
        damage=(outcome.damage[i], outcome.damage[his]),
        pop_half=bout.pops_half[i],
        pop_change_half=bout.pop_changes_half[i],
        earned_after_half=earned,
        purse_dollars=bout.purses_dollars[i],
        percentage=bout.percentages[i],
        share_cents=bout.shares_cents[i],
        rating=bout.gained[i],
        record=record,
        cause=outcome.cause,
    )


def counted(before: Record, won: bool | None, method: Method) -> Record:
    """A record with one more bout in it."""
    if won is None:
        nothing = method is Method.NC
        return before._replace(draws=before.draws + (not nothing), no_contests=before.no_contests + nothing)
    return before._replace(wins=before.wins + won, losses=before.losses + (not won))


def results(won: Iterable[bool | None]) -> Record:
    """A record of wins, losses and bouts without a winner."""
    listed = list(won)
    return Record(listed.count(True), listed.count(False), listed.count(None))


def named_tournament(books: Books, number: int) -> Named:
    """A tournament by its number."""
    return Named(number, books.tournaments[number].name)


# Contracts: who had a fighter from when to when, what was paid and what came of it.


class Change(Enum):
    """How a fighter came to a manager, or left him."""

    DICE = "dice"
    DRAFT = "draft"
    AUCTION = "auction"
    REPLACEMENT = "replacement"
    SALE = "sale"
    TRADE = "trade"
    RETIREMENT = "retirement"


@dataclass(frozen=True, slots=True)
class Contract:
    """A fighter's time with a manager; money in cents, ``left`` and what belongs to it empty while it lasts.

    ``paid_cents`` and ``received_cents`` are the price of coming and of leaving; cash that went with
    an exchange counts for the fighter named first in it.  The price of an auction came out of the
    stake and is no money of C70: ``stake_cents``.
    """

    fighter: Named
    manager: Named
    came: Change
    from_night: int
    partner: Named | None
    exchanged_for: Named | None
    paid_cents: int
    stake_cents: int
    left: Change | None
    until_night: int | None
    next_manager: Named | None
    received_cents: int
    record: Record
    purses_dollars: int
    shares_cents: int

    @property
    def profit_cents(self) -> int:
        """Shares and price of leaving, less the price of coming."""
        return self.shares_cents + self.received_cents - self.paid_cents


@dataclass(slots=True)
class _Open:
    """A contract while its news are read; ``first`` and ``last`` are entries of the journal."""

    fighter: int
    manager: int
    came: Change
    item: NewsItem
    partner: int | None = None
    other: int | None = None
    paid: int = 0
    stake: int = 0
    left: Change | None = None
    until: int | None = None
    last: int | None = None
    buyer: int | None = None
    received: int = 0


_KINDS = frozenset({NewsKind.SIGNED, NewsKind.SOLD, NewsKind.TRADED, NewsKind.RETIRED})


def contracts_of(books: Books, fighter: int) -> tuple[Contract, ...]:
    """The managers a fighter had, oldest first."""
    items = [item for item in books.news if item.kind in _KINDS and fighter in item.fighters]
    read = [contract for contract in _read(books, items) if contract.fighter == fighter]
    return _closed(books, read)


def contracts_with(books: Books, manager: int) -> tuple[Contract, ...]:
    """The fighters a manager had, in the order they came."""
    items = [item for item in books.news if item.kind in _KINDS]
    read = [contract for contract in _read(books, items) if contract.manager == manager]
    return _closed(books, read)


def _read(books: Books, items: list[NewsItem]) -> list[_Open]:
    running: dict[int, _Open] = {}
    everything: list[_Open] = []
    for item in items:
        for begun in _changes(books, item, running):
            running[begun.fighter] = begun
            everything.append(begun)
    return everything


def _changes(books: Books, item: NewsItem, running: dict[int, _Open]) -> Iterator[_Open]:
    """End the contracts an item ends and yield those it begins."""
    if item.kind is NewsKind.TRADED:
        # The first fighter goes from the giver to the taker, the second the other way; cash follows the first
        first, second = item.fighters
        giver, taker = item.managers
        _end(running, first, Change.TRADE, item, taker, -item.amount)
        _end(running, second, Change.TRADE, item, giver)
        yield _Open(first, taker, Change.TRADE, item, giver, second, paid=-item.amount)
        yield _Open(second, giver, Change.TRADE, item, taker, first)
        return
    fighter = item.fighters[0]
    if item.kind is NewsKind.RETIRED:
        _end(running, fighter, Change.RETIREMENT, item)
    elif item.kind is NewsKind.SOLD:
        seller = item.managers[1] if len(item.managers) > 1 else None
        _end(running, fighter, Change.SALE, item, item.managers[0], item.amount if seller else 0)
        yield _Open(fighter, item.managers[0], Change.SALE, item, seller, paid=item.amount)
    elif item.managers:
        entrance = books.fighters[fighter].entrance
        came = Change.SALE if entrance is Entrance.POOL else Change(entrance.value)
        stake = item.amount if entrance is Entrance.AUCTION else 0
        yield _Open(fighter, item.managers[0], came, item, paid=item.amount - stake, stake=stake)


def _end(
    running: dict[int, _Open],
    fighter: int,
    left: Change,
    item: NewsItem,
    buyer: int | None = None,
    received: int = 0,
) -> None:
    contract = running.pop(fighter, None)
    if contract is not None:
        contract.left, contract.until, contract.last = left, item.night, item.entry
        contract.buyer, contract.received = buyer, received


def _closed(books: Books, contracts: list[_Open]) -> tuple[Contract, ...]:
    return tuple(_contract(books, contract) for contract in contracts)


def _contract(books: Books, held: _Open) -> Contract:
    manager = named_manager(books, held.manager)
    assert manager is not None, "a contract has a manager"
    record, purses, shares = _under(books, held)
    return Contract(
        fighter=named_fighter(books, held.fighter),
        manager=manager,
        came=held.came,
        from_night=held.item.night,
        partner=named_manager(books, held.partner),
        exchanged_for=None if held.other is None else named_fighter(books, held.other),
        paid_cents=held.paid,
        stake_cents=held.stake,
        left=held.left,
        until_night=held.until,
        next_manager=named_manager(books, held.buyer),
        received_cents=held.received,
        record=record,
        purses_dollars=purses,
        shares_cents=shares,
    )


def _under(books: Books, held: _Open) -> tuple[Record, int, int]:
    """Record, purses and shares of the bouts fought between the two entries."""
    wins = losses = draws = purses = shares = 0
    for number in books.fighters[held.fighter].bouts:
        bout = books.bouts[number]
        if bout.state is not BoutState.FOUGHT or not _is_within(held, bout.fought_entry or 0):
            continue
        side = bout.corner_of(held.fighter).index
        winner = bout.winner
        wins += winner == held.fighter
        losses += winner not in (None, held.fighter)
        draws += winner is None
        purses += bout.purses_dollars[side]
        shares += bout.shares_cents[side]
    return Record(wins, losses, draws), purses, shares


def _is_within(held: _Open, entry: int) -> bool:
    return entry > held.item.entry and (held.last is None or entry < held.last)
