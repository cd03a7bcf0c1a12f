"""Posting what is bought: fighters (C24) and dates (C54)."""

from __future__ import annotations

from ringside_manager.campaign.books import DealBook, FighterBook, LedgerKind, ManagerBook, NewsKind
from ringside_manager.league.deeds import (
    BidSealed,
    BoutBid,
    DatesAuctioned,
    DealAnswered,
    DealProposed,
    FighterSold,
    FightersTraded,
)
from ringside_manager.league.posting.desk import Desk
from ringside_manager.league.posting.founding import join


def deal_proposed(desk: Desk, deed: DealProposed) -> None:
    """Open a deal's page (C24)."""
    desk.fighter(deed.fighter)
    if deed.in_exchange is not None:
        desk.fighter(deed.in_exchange)
    for manager in (deed.proposer, deed.partner):
        desk.manager(manager)
    page = DealBook(
        desk.entry, desk.night, deed.proposer, deed.partner, deed.fighter, deed.price_cents, deed.in_exchange
    )
    desk.books.deals[desk.entry] = page
    desk.books.open_deals.add(desk.entry)
    desk.books.touched.deals.add(desk.entry)


def deal_answered(desk: Desk, deed: DealAnswered) -> None:
    """Put down what became of a deal."""
    deal = desk.deal(deed.deal)
    if deal.accepted is not None:
        desk.doubt("C24", f"Deal {deal.number} had been answered before.")
    deal.accepted = deed.accepted
    desk.books.open_deals.discard(deal.number)


def bid_sealed(desk: Desk, deed: BidSealed) -> None:
    """Keep a sealed bid with its bout until the card is settled (C54)."""
    bout, manager = desk.bout(deed.bout), desk.manager(deed.manager)
    bout.bids_cents[manager.number] = deed.cents


def fighter_sold(desk: Desk, deed: FighterSold) -> None:
    """Move a fighter and the money for him; a free agent's price goes to nobody (C24)."""
    fighter, buyer = desk.fighter(deed.fighter), desk.manager(deed.buyer)
    seller = desk.owner(fighter)
    _check_market(desk, fighter)
    if seller is buyer:
        desk.doubt("C24", f"{buyer.name} buys {fighter.name} of himself.")
    _transfer(fighter, seller, buyer, deed.percentage_roll)
    desk.pay(buyer, LedgerKind.PURCHASE, -deed.price_cents, fighter=fighter.number)
    if seller is not None:
        desk.pay(seller, LedgerKind.SALE, deed.price_cents, fighter=fighter.number)
    managers = (buyer.number,) if seller is None else (buyer.number, seller.number)
    desk.news(NewsKind.SOLD, (fighter.number,), managers, amount=deed.price_cents)


def fighters_traded(desk: Desk, deed: FightersTraded) -> None:
    """Exchange two fighters and the cash that goes with them (C24)."""
    first, second = desk.fighter(deed.first), desk.fighter(deed.second)
    giver, taker = desk.owner(first), desk.owner(second)
    if giver is None or taker is None or giver is taker:
        desk.doubt("C24", f"{first.name} and {second.name} do not have two managers who could trade them.")
        return
    for fighter in (first, second):
        _check_market(desk, fighter)
    _transfer(first, giver, taker, deed.percentage_rolls[0])
    _transfer(second, taker, giver, deed.percentage_rolls[1])
    desk.pay(giver, LedgerKind.TRADE, -deed.cash_cents, fighter=first.number)
    desk.pay(taker, LedgerKind.TRADE, deed.cash_cents, fighter=second.number)
    pair = (first.number, second.number)
    desk.news(NewsKind.TRADED, pair, (giver.number, taker.number), amount=deed.cash_cents)


def _transfer(fighter: FighterBook, old: ManagerBook | None, new: ManagerBook, percentage_roll: int) -> None:
    if old is not None and fighter.number in old.stable:
        old.stable.remove(fighter.number)
    join(fighter, new, percentage_roll)


def _check_market(desk: Desk, fighter: FighterBook) -> None:
    if fighter.is_retired:
        desk.doubt("C17", f"{fighter.name} changes managers although he is retired.")
    if desk.books.night > desk.books.closed:
        desk.doubt("C24", f"{fighter.name} changes managers during a fight night.")


def dates_auctioned(desk: Desk, deed: DatesAuctioned) -> None:
    """The winning bids are paid, each manager his part; the money leaves the campaign (C54)."""
    payers = [
        (desk.manager(part.manager), bid, part.cents)
        for bid in deed.bids
        for part in bid.parts
        if bid.bout in deed.winners
    ]
    _check_winners(desk, deed)
    for manager, bid, cents in payers:
        desk.pay(manager, LedgerKind.DATE_BID, -cents, bout=bid.bout, rule="C54")
    for bid in deed.bids:
        if bid.bout in deed.winners:
            managers = tuple(part.manager for part in bid.parts)
            if bid.bout in desk.books.bouts:
                desk.bout(bid.bout).awarded = True
            desk.news(NewsKind.DATE_WON, (), managers, bout=bid.bout, amount=bid.total_cents)


def _check_winners(desk: Desk, deed: DatesAuctioned) -> None:
    """The highest bids get the places, ties by the dice (C54)."""
    ranked = sorted(deed.bids, key=_standing, reverse=True)
    if {bid.bout for bid in ranked[: deed.places]} != set(deed.winners):
        desk.doubt("C54", f"The places at {deed.arena.title} did not go to the highest bids.")


def _standing(bid: BoutBid) -> tuple[int, tuple[int, ...]]:
    return bid.total_cents, bid.rolls
