"""A fighter's career: every bout from that fighter's side, the contracts with managers, and the talks about the next (Y9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

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
from ringside_manager.campaign.contracts import Reply, Terms, reckoned
from ringside_manager.campaign.talks import asks, last_word, open_terms, says, standing_of
from ringside_manager.errors import RuleError
from ringside_manager.office.facts import Named, Record, named_fighter, named_manager, record_of
from ringside_manager.office.facts.explanations import Explanation, Line, Subject, Term, percent
from ringside_manager.office.orders.careers import check_signing
from ringside_manager.office.orders.stable import check_extension

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
    END = "end"
    """His contract ended (Y9)."""


@dataclass(frozen=True, slots=True)
class Contract:
    """A fighter's time with a manager; money in cents, ``left`` and what belongs to it empty while it lasts.

    ``paid_cents`` and ``received_cents`` are the price of coming and of leaving; cash that went with
    an exchange counts for the fighter named first in it.  The price of an auction came out of the
    stake and is no money of C70: ``stake_cents``.  ``entry`` and ``ended`` are the journal's.
    """

    fighter: Named
    manager: Named
    came: Change
    from_night: int
    entry: int
    partner: Named | None = None
    exchanged_for: Named | None = None
    paid_cents: int = 0
    stake_cents: int = 0
    left: Change | None = None
    until_night: int | None = None
    ended: int | None = None
    next_manager: Named | None = None
    received_cents: int = 0
    record: Record = field(default_factory=Record)
    purses_dollars: int = 0
    shares_cents: int = 0

    @property
    def profit_cents(self) -> int:
        """Shares and price of leaving, less the price of coming."""
        return self.shares_cents + self.received_cents - self.paid_cents


_LEFT = {NewsKind.RETIRED: Change.RETIREMENT, NewsKind.RELEASED: Change.END}
_KINDS = frozenset({NewsKind.SIGNED, NewsKind.SOLD, NewsKind.TRADED, *_LEFT})


def contracts_of(books: Books, fighter: int) -> tuple[Contract, ...]:
    """The managers a fighter had, oldest first."""
    items = [item for item in books.news if item.kind in _KINDS and fighter in item.fighters]
    read = _read(books, items)
    return tuple(_with_bouts(books, contract) for contract in read if contract.fighter.number == fighter)


def contracts_with(books: Books, manager: int) -> tuple[Contract, ...]:
    """The fighters a manager had, in the order they came."""
    read = _read(books, [item for item in books.news if item.kind in _KINDS])
    return tuple(_with_bouts(books, contract) for contract in read if contract.manager.number == manager)


def _read(books: Books, items: list[NewsItem]) -> list[Contract]:
    """The contracts some news tell of, in the order they began, without their bouts."""
    found: list[Contract] = []
    running: dict[int, int] = {}

    def begin(item: NewsItem, fighter: int, manager: int, came: Change, **facts: Any) -> None:
        running[fighter] = len(found)
        who = named_fighter(books, fighter), Named(manager, books.managers[manager].name)
        found.append(Contract(*who, came, item.night, item.entry, **facts))

    def end(item: NewsItem, fighter: int, left: Change, buyer: int | None = None, received: int = 0) -> None:
        place = running.pop(fighter, None)
        if place is not None:
            to = named_manager(books, buyer)
            found[place] = replace(
                found[place],
                left=left, until_night=item.night, ended=item.entry, next_manager=to, received_cents=received,
            )  # fmt: skip

    for item in items:
        fighter, amount = item.fighters[0], item.amount
        if item.kind is NewsKind.TRADED:
            # The first fighter goes from the giver to the taker, the second the other way; cash follows the first
            second, (giver, taker) = item.fighters[1], item.managers
            end(item, fighter, Change.TRADE, taker, -amount)
            end(item, second, Change.TRADE, giver)
            for one, to, other, partner, paid in (
                (fighter, taker, second, giver, -amount), (second, giver, fighter, taker, 0),
            ):  # fmt: skip
                given = {
                    "partner": named_manager(books, partner),
                    "exchanged_for": named_fighter(books, other),
                }
                begin(item, one, to, Change.TRADE, **given, paid_cents=paid)
        elif item.kind in _LEFT:
            end(item, fighter, _LEFT[item.kind])
        elif item.kind is NewsKind.SOLD:
            seller = item.managers[1] if len(item.managers) > 1 else None
            end(item, fighter, Change.SALE, item.managers[0], amount if seller else 0)
            sold = {"partner": named_manager(books, seller), "paid_cents": amount}
            begin(item, fighter, item.managers[0], Change.SALE, **sold)
        elif item.managers:
            page = books.fighters[fighter]
            drafted = page.entrance is Entrance.DRAFT and item.night == page.entered_night and not found
            signed = not drafted and (page.entrance is Entrance.POOL or item.entry != fighter)
            came = Change.SALE if signed else Change(page.entrance.value)
            stake = amount if came is Change.AUCTION else 0
            begin(item, fighter, item.managers[0], came, paid_cents=amount - stake, stake_cents=stake)
    return found


def _with_bouts(books: Books, held: Contract) -> Contract:
    """A contract with record, purses and shares of the bouts fought between the entries it began and ended with."""
    fighter = held.fighter.number
    fought = [
        bout
        for bout in map(books.bouts.__getitem__, books.fighters[fighter].bouts)
        if bout.state is BoutState.FOUGHT
        and (bout.fought_entry or 0) > held.entry
        and (held.ended is None or (bout.fought_entry or 0) < held.ended)
    ]
    sides = [(bout, bout.corner_of(fighter).index) for bout in fought]
    return replace(
        held,
        record=results(None if bout.winner is None else bout.winner == fighter for bout in fought),
        purses_dollars=sum(bout.purses_dollars[side] for bout, side in sides),
        shares_cents=sum(bout.shares_cents[side] for bout, side in sides),
    )


# Talks: until when a contract runs, what is asked, why, and what it means in money (Y9)


@dataclass(frozen=True, slots=True)
class Talk:
    """A fighter and a manager who may come to terms; money in cents.

    ``until`` is the last night of the contract, None for a free agent; ``share`` what the manager has now.  ``wanted`` is what
    the man asks for, ``word`` the terms with which he countered.  ``purse_dollars`` is what he is reckoned to earn in a season.
    ``offered`` are terms that wait for his answer; ``refusal`` says why they cannot talk now, and is empty if they can.
    """

    fighter: Named
    extends: bool
    until: int | None
    share: int | None
    wanted: Terms
    word: Terms | None
    purse_dollars: int
    balance_cents: int
    least_share: int
    most_share: int
    most_seasons: int
    offered: Terms | None = None
    offer: int | None = None
    opens: int | None = None
    """The night after which a contract may be extended."""
    refusal: str = ""

    @property
    def signs_at(self) -> Terms:
        """The terms he would sign at once, all named: his last word, or what he asks for."""
        return self.word or self.wanted


def talk(books: Books, page: FighterBook, manager: int) -> Talk:
    """Return what a manager and a fighter have to talk about, in a league with contracts."""
    house, man = books.house, standing_of(books, page, manager)
    waiting = next(
        (each for each in open_terms(books) if (each.fighter, each.manager) == (page.number, manager)), None
    )
    return Talk(
        fighter=named_fighter(books, page.number),
        extends=page.manager == manager,
        until=None if page.manager is None else page.contract_until,
        share=page.percentage,
        wanted=asks(books, page, manager),
        word=last_word(books, page, manager),
        purse_dollars=man.purse_dollars,
        balance_cents=books.managers[manager].balance_cents,
        least_share=house.share.least,
        most_share=house.share.most,
        most_seasons=house.contracts.seasons,
        offered=None if waiting is None else waiting.terms,
        offer=None if waiting is None else waiting.number,
        opens=opens(books, page),
        refusal=_refusal(books, page, manager),
    )


def _refusal(books: Books, page: FighterBook, manager: int) -> str:
    try:
        if page.manager == manager:
            check_extension(books, page, manager)
        else:
            check_signing(books, page, manager)
    except RuleError as refused:
        return str(refused)
    return ""


def talks_of(books: Books, manager: int) -> tuple[Talk, ...]:
    """Return the talks of a manager with his own men, whose contract ends first."""
    pages = [books.fighters[number] for number in books.managers[manager].stable]
    pages.sort(key=lambda page: (page.contract_until or 0, page.number))
    return tuple(talk(books, page, manager) for page in pages)


def market_of(books: Books, manager: int) -> tuple[Talk, ...]:
    """Return the free agents and what they ask a manager for, the most popular first."""
    pages = sorted(books.free_agents(), key=lambda page: (-page.pop_half, page.number))
    return tuple(talk(books, page, manager) for page in pages)


def may_talk(books: Books, page: FighterBook) -> bool:
    """Return whether a man's contract may be extended now, so that his manager should think of it."""
    first = opens(books, page)
    return first is not None and books.closed >= first


def opens(books: Books, page: FighterBook) -> int | None:
    """Return the night after which a man's contract may be extended, or None without one."""
    if page.contract_until is None or page.manager is None:
        return None
    return max(0, page.contract_until - books.house.contracts.talks_nights)


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a man would say to terms: ``met`` are those he would sign; what a season brings his manager, now and then."""

    reply: Reply
    met: Terms
    now_cents: int
    then_cents: int


def spoken(books: Books, page: FighterBook, manager: int, offered: Terms) -> Spoken:
    """Return what a fighter would say to a manager's terms, and what a season like the last would bring under them."""
    said, met = says(books, page, manager, offered)
    purse = standing_of(books, page, manager).purse_dollars
    share = page.percentage or 0
    return Spoken(said, met, purse * share, purse * offered.share - offered.fee_cents // offered.seasons)


def explain_asked(books: Books, page: FighterBook, manager: int) -> Explanation:
    """Explain the share a fighter asks a manager to be content with, reason by reason (Y9)."""
    house, man = books.house, standing_of(books, page, manager)
    points = tuple(reckoned(house.contracts, house.share, man))
    lines = tuple(Line(Term(f"asked_{why.value}"), "Y9", percent(each)) for why, each in points)
    return Explanation(
        Subject.ASKED, "Y9", percent(sum(each for _, each in points)), lines, (page.number,), None
    )
