"""Contracts and deals: terms offered to fighters and what they say to them (Y9), fighters sold and traded (C24)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from annotated_types import Ge, Le, MaxLen

from ringside_manager.campaign.books import (
    Answer,
    DealBook,
    FighterBook,
    LedgerKind,
    ManagerBook,
    NewsKind,
    TermsBook,
)
from ringside_manager.campaign.books.kinds import LATER
from ringside_manager.campaign.contracts import check_talks, check_terms
from ringside_manager.campaign.talks import first_until, is_full, season_until
from ringside_manager.errors import RuleError
from ringside_manager.language import say
from ringside_manager.league.business.careers import join
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.deeds import D20, MOST_CENTS, Cents, Deed, Night, Number, Text

Percent = Annotated[int, Ge(0), Le(100)]
Seasons = Annotated[int, Ge(1), Le(100)]
MOST_MEN = 100_000


@dataclass(frozen=True, slots=True)
class TermsOffered(Deed):
    """A manager offers a fighter terms: his own man a longer contract, a free agent his first (Y9)."""

    kind: ClassVar[str] = "terms_offered"
    fighter: Number
    manager: Number
    share: Percent
    seasons: Seasons
    fee_cents: Cents


@post.register
def terms_offered(deed: TermsOffered, opened: OpenBooks) -> None:
    """Open a page for the terms."""
    fighter, manager = opened.fighter(deed.fighter), opened.manager(deed.manager)
    page = TermsBook(
        opened.entry, opened.night, manager.number, fighter.number, deed.share, deed.seasons, deed.fee_cents
    )
    try:
        check_terms(opened.books.house.contracts, opened.books.house.share, page.terms)
    except RuleError as refusal:
        opened.refused(refusal)
    opened.books.terms[opened.entry] = page
    opened.books.open_terms.add(opened.entry)
    opened.books.touched.terms.add(opened.entry)


@dataclass(frozen=True, slots=True)
class TermsAnswered(Deed):
    """What became of terms; accepted, they are the man's contract from now on (Y9).

    ``counter_share`` is the share at which he would sign instead, where he counters.
    """

    kind: ClassVar[str] = "terms_answered"
    terms: Number
    answer: Answer
    counter_share: Percent | None = None


@post.register
def terms_answered(deed: TermsAnswered, opened: OpenBooks) -> None:
    """Write the answer down, and the contract if it was yes."""
    page = opened.terms(deed.terms)
    fighter, manager = opened.fighter(page.fighter), opened.manager(page.manager)
    if page.answer is not None:
        opened.doubt("Y9", say("Offer {number} had been answered before.", number=page.number))
        return
    page.answer = deed.answer
    page.counter_share = deed.counter_share if deed.answer is Answer.COUNTERED else None
    opened.books.open_terms.discard(page.number)
    if deed.answer is Answer.ACCEPTED:
        _sign(opened, page, fighter, manager)


def _sign(opened: OpenBooks, page: TermsBook, fighter: FighterBook, manager: ManagerBook) -> None:
    if fighter.is_retired or fighter.manager not in (None, manager.number):
        opened.doubt(
            "Y9",
            say("{name} signed {name2}, who was not free to sign.", name=manager.name, name2=fighter.name),
        )
        return
    if fighter.manager is None:
        _take_in(opened, page, fighter, manager)
    else:
        _prolong(opened, page, fighter)
    fighter.percentage = page.share
    opened.pay(manager, LedgerKind.SIGNING_FEE, -page.fee_cents, fighter=fighter.number, rule="Y9")


def _take_in(opened: OpenBooks, page: TermsBook, fighter: FighterBook, manager: ManagerBook) -> None:
    if is_full(opened.books, manager):
        opened.doubt(
            "C18",
            say("{name} signed {name2} into a stable that was full.", name=manager.name, name2=fighter.name),
        )
    fighter.manager, fighter.bouts_under_manager, fighter.plan = manager.number, 0, None
    fighter.contract_until = season_until(opened.night, page.seasons)
    manager.stable.append(fighter.number)
    opened.news(NewsKind.SIGNED, (fighter.number,), (manager.number,), amount=page.fee_cents)


def _prolong(opened: OpenBooks, page: TermsBook, fighter: FighterBook) -> None:
    try:
        check_talks(opened.books.house.contracts, fighter.name, fighter.contract_until, opened.books.closed)
    except RuleError as refusal:
        opened.refused(refusal)
    last = max(fighter.contract_until or 0, season_until(opened.night, 0))
    fighter.contract_until = season_until(last, page.seasons)
    opened.news(NewsKind.EXTENDED, (fighter.number,), (page.manager,), amount=fighter.contract_until)


@dataclass(frozen=True, slots=True)
class ContractsEnded(Deed):
    """The contracts of these fighters end with a season, and they are free agents (Y9)."""

    kind: ClassVar[str] = "contracts_ended"
    night: Night
    fighters: Annotated[tuple[Number, ...], MaxLen(MOST_MEN)]


@post.register
def contracts_ended(deed: ContractsEnded, opened: OpenBooks) -> None:
    """The fighters leave their stables; bouts they are booked for stand."""
    for page in [opened.fighter(number) for number in deed.fighters]:
        manager = opened.owner(page)
        if manager is None or page.is_retired:
            opened.doubt("Y9", say("{name} had no contract that could end.", name=page.name))
            continue
        if page.contract_until is None or page.contract_until > deed.night:
            opened.doubt("Y9", say("The contract of {name} ended before its time.", name=page.name))
        if page.number in manager.stable:
            manager.stable.remove(page.number)
        page.manager = page.percentage = page.plan = None
        page.bouts_under_manager, page.contract_until = 0, deed.night
        opened.news(NewsKind.RELEASED, (page.number,), (manager.number,))


def under_contracts(opened: OpenBooks) -> None:
    """Give every man of a stable a contract where the house rules have come to have them, or take them all away (Y9)."""
    books = opened.books
    for manager in books.managers.values():
        for place, number in enumerate(manager.stable):
            page = opened.fighter(number)
            if not books.house.contracts.seasons:
                page.contract_until = None
            elif page.contract_until is None:
                seasons = first_until(books.house.contracts, 0, place) or 0
                page.contract_until = season_until(books.closed, 0) + seasons


# Fighters sold and traded between managers (C24)


@dataclass(frozen=True, slots=True)
class DealProposed(Deed):
    """Manager ``proposer`` offers a fighter for money or for another (C24); see ``DealBook``."""

    kind: ClassVar[str] = "deal_proposed"
    proposer: Number
    partner: Number
    fighter: Number
    price_cents: Annotated[int, Ge(-MOST_CENTS), Le(MOST_CENTS)]
    in_exchange: Number | None = None
    reason: Text = field(default="", metadata=LATER)


@post.register
def deal_proposed(deed: DealProposed, opened: OpenBooks) -> None:
    """Open a deal's page (C24)."""
    opened.fighter(deed.fighter)
    if deed.in_exchange is not None:
        opened.fighter(deed.in_exchange)
    for manager in (deed.proposer, deed.partner):
        opened.manager(manager)
    page = DealBook(
        opened.entry,
        opened.night,
        deed.proposer,
        deed.partner,
        deed.fighter,
        deed.price_cents,
        deed.in_exchange,
        reason=deed.reason,
    )
    opened.books.deals[opened.entry] = page
    opened.books.open_deals.add(opened.entry)
    opened.books.touched.deals.add(opened.entry)


@dataclass(frozen=True, slots=True)
class DealAnswered(Deed):
    """What became of a deal; the sale or trade itself is a deed of its own (C24)."""

    kind: ClassVar[str] = "deal_answered"
    deal: Number
    accepted: bool
    manager: Number | None = None
    reason: Text = field(default="", metadata=LATER)


@post.register
def deal_answered(deed: DealAnswered, opened: OpenBooks) -> None:
    """Put down what became of a deal."""
    deal = opened.deal(deed.deal)
    if deal.accepted is not None:
        opened.doubt("C24", say("Deal {number} had been answered before.", number=deal.number))
    deal.accepted, deal.refusal = deed.accepted, deed.reason
    opened.books.open_deals.discard(deal.number)


@dataclass(frozen=True, slots=True)
class FighterSold(Deed):
    """A fighter goes to another manager for money, or a free agent to his first (C24)."""

    kind: ClassVar[str] = "fighter_sold"
    fighter: Number
    buyer: Number
    price_cents: Cents
    percentage_roll: D20

    def percentage_roll_of(self, fighter: int, _entry: int) -> int | None:
        """Return the d20 with which ``fighter`` came to his manager, or None if this is not about him (C20)."""
        return self.percentage_roll if fighter == self.fighter else None


@post.register
def fighter_sold(deed: FighterSold, opened: OpenBooks) -> None:
    """Move a fighter and the money for him; a free agent's price goes to nobody (C24)."""
    fighter, buyer = opened.fighter(deed.fighter), opened.manager(deed.buyer)
    seller = opened.owner(fighter)
    _check_market(opened, fighter)
    if seller is buyer:
        opened.doubt("C24", say("{name} buys {name2} of himself.", name=buyer.name, name2=fighter.name))
    _transfer(opened, fighter, seller, buyer, deed.percentage_roll)
    opened.pay(buyer, LedgerKind.PURCHASE, -deed.price_cents, fighter=fighter.number)
    if seller is not None:
        opened.pay(seller, LedgerKind.SALE, deed.price_cents, fighter=fighter.number)
    managers = (buyer.number,) if seller is None else (buyer.number, seller.number)
    opened.news(NewsKind.SOLD, (fighter.number,), managers, amount=deed.price_cents)


@dataclass(frozen=True, slots=True)
class FightersTraded(Deed):
    """Two fighters change managers (C24).

    ``cash_cents`` goes from the manager of the first to that of the second, the other way if negative;
    ``percentage_rolls`` are those of the new managers of the first and the second fighter.
    """

    kind: ClassVar[str] = "fighters_traded"
    first: Number
    second: Number
    cash_cents: Annotated[int, Ge(-MOST_CENTS), Le(MOST_CENTS)]
    percentage_rolls: tuple[D20, D20]

    def percentage_roll_of(self, fighter: int, _entry: int) -> int | None:
        """Return the d20 with which ``fighter`` came to his manager, or None if this is not about him (C20)."""
        return dict(zip((self.first, self.second), self.percentage_rolls, strict=True)).get(fighter)


@post.register
def fighters_traded(deed: FightersTraded, opened: OpenBooks) -> None:
    """Exchange two fighters and the cash that goes with them (C24)."""
    first, second = opened.fighter(deed.first), opened.fighter(deed.second)
    giver, taker = opened.owner(first), opened.owner(second)
    if giver is None or taker is None or giver is taker:
        opened.doubt(
            "C24",
            say(
                "{name} and {name2} do not have two managers who could trade them.",
                name=first.name,
                name2=second.name,
            ),
        )
        return
    for fighter in (first, second):
        _check_market(opened, fighter)
    _transfer(opened, first, giver, taker, deed.percentage_rolls[0])
    _transfer(opened, second, taker, giver, deed.percentage_rolls[1])
    opened.pay(giver, LedgerKind.TRADE, -deed.cash_cents, fighter=first.number)
    opened.pay(taker, LedgerKind.TRADE, deed.cash_cents, fighter=second.number)
    pair = (first.number, second.number)
    opened.news(NewsKind.TRADED, pair, (giver.number, taker.number), amount=deed.cash_cents)


def _transfer(
    opened: OpenBooks, fighter: FighterBook, old: ManagerBook | None, new: ManagerBook, percentage_roll: int
) -> None:
    if old is not None and fighter.number in old.stable:
        old.stable.remove(fighter.number)
    join(opened, fighter, new, percentage_roll)


def _check_market(opened: OpenBooks, fighter: FighterBook) -> None:
    if fighter.is_retired:
        opened.doubt("C17", say("{name} changes managers although he is retired.", name=fighter.name))
    if opened.books.night > opened.books.closed:
        opened.doubt("C24", say("{name} changes managers during a fight night.", name=fighter.name))
