"""Fighters sold and traded between managers (C24)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from annotated_types import Ge, Le

from ringside_manager.campaign.books import DealBook, FighterBook, LedgerKind, ManagerBook, NewsKind
from ringside_manager.campaign.books.kinds import LATER
from ringside_manager.language import say
from ringside_manager.league.business.careers import join
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.deeds import D20, MOST_CENTS, Cents, Deed, Number, Text


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
