"""What was said in an auction, in lines."""

from __future__ import annotations

from collections.abc import Iterator

from ringside_manager.campaign.stables import Auction, Sale
from ringside_manager.fighters.fighter import Fighter
from ringside_manager.gui import words
from ringside_manager.language import tr
from ringside_manager.office.founding_script import AuctionTurn, Bid
from ringside_manager.office.live_founding import LiveFounding, Made

MOST_CHOICES = 60
"""How many choices are looked back on."""


def said(live: LiveFounding) -> Iterator[str]:
    """The latest bids, passes and sales, the last one first."""
    made = live.made[-MOST_CHOICES:]
    sales = _sales_now(live, made[-1]) if made else ()
    for one in reversed(made):
        assert isinstance(one.turn, AuctionTurn)
        before = one.turn.auction.sales
        yield from (_sold(live, sale) for sale in reversed(sales[len(before) :]))
        sales = before
        yield _told(live, one)


def _sales_now(live: LiveFounding, last: Made) -> tuple[Sale[Fighter], ...]:
    """The sales so far, the last of them too when all is over."""
    if isinstance(live.turn, AuctionTurn):
        return live.turn.auction.sales
    assert isinstance(last.turn, AuctionTurn)
    return _after(last.turn.auction, last).sales


def _after(auction: Auction[Fighter], made: Made) -> Auction[Fighter]:
    return auction.bid(made.choice.dollars) if isinstance(made.choice, Bid) else auction.decline()


def _sold(live: LiveFounding, sale: Sale[Fighter]) -> str:
    buyer = live.founding.seats[sale.seat - 1].name
    price = words.dollars(sale.dollars)
    return tr("SOLD: {fighter} to {name} for {price}").format(
        fighter=sale.fighter.name, name=buyer, price=price
    )


def _told(live: LiveFounding, made: Made) -> str:
    name = live.founding.seats[made.turn.seat - 1].name
    if isinstance(made.choice, Bid):
        return tr("{name} bids {price}").format(name=name, price=words.dollars(made.choice.dollars))
    return tr("{name} passes").format(name=name)
