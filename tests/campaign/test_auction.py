from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.campaign.stables import Sale, open_auction
from ringside_manager.errors import RuleError
from tests.slow import each


def test_bidding_goes_round_until_all_but_one_have_passed() -> None:
    auction = open_auction("AB", managers=3, stake_dollars=1_000)
    assert (auction.lot, auction.seat) == ("A", 1)
    auction = auction.bid(10)
    assert auction.seat == 2
    auction = auction.decline()
    assert auction.seat == 3
    auction = auction.bid(11)
    assert (auction.seat, auction.bids_allowed) == (1, range(12, 1001))
    auction = auction.decline()
    assert auction.sales == (Sale("A", 3, 11),)
    assert auction.purses_dollars == (1000, 1000, 989)
    assert (auction.lot, auction.seat, auction.high_dollars) == ("B", 2, 0)


def test_the_last_in_may_still_take_a_lot_nobody_has_bid_for() -> None:
    auction = open_auction("A", managers=3, stake_dollars=1_000).decline().decline()
    assert (auction.lot, auction.seat) == ("A", 3)
    assert auction.bid(1).sales == (Sale("A", 3, 1),)


def test_lots_nobody_wants_come_up_once_more_at_the_end() -> None:
    auction = open_auction("ABC", managers=2, stake_dollars=1_000)
    openers = []
    for _ in range(5):
        openers.append((auction.lot, auction.seat))
        auction = auction.bid(1).decline() if auction.lot == "C" else auction.decline().decline()
    assert openers == [("A", 1), ("B", 2), ("C", 1), ("A", 1), ("B", 2)]
    assert auction.lot is None
    assert auction.seat is None
    assert not auction.bids_allowed
    assert auction.unsold == ("A", "B")
    for late in (auction.decline, lambda: auction.bid(1)):
        with pytest.raises(RuleError, match="over"):
            late()


@each("dollars", [0, 20, 31, -5])
def test_a_bid_raises_and_stays_within_the_purse(dollars: int) -> None:
    auction = open_auction("A", managers=2, stake_dollars=30).bid(20)
    with pytest.raises(RuleError, match=rf"{dollars} dollars .* 21 to 30\. \(C9\)"):
        auction.bid(dollars)


def test_whoever_cannot_raise_is_passed_over() -> None:
    auction = open_auction("ABC", managers=2, stake_dollars=30).bid(30)
    assert auction.sales == (Sale("A", 1, 30),)
    assert (auction.lot, auction.seat) == ("B", 2)
    auction = auction.bid(7)
    assert (auction.lot, auction.seat) == ("C", 2)
    assert auction.bid(23).seat is None


@each("lots, stake", [("", 1000), ("AB", 0)])
def test_an_auction_without_lots_or_money_is_over_at_once(lots: str, stake: int) -> None:
    auction = open_auction(lots, managers=2, stake_dollars=stake)
    assert auction.seat is None
    assert auction.unsold == tuple(lots)


@each("managers, stake", [(0, 1000), (2, -1)])
def test_an_auction_needs_managers_and_no_debts(managers: int, stake: int) -> None:
    with pytest.raises(RuleError, match="C9"):
        open_auction("A", managers, stake)


@given(st.integers(1, 5), st.integers(0, 12), st.integers(0, 60), st.data())
def test_an_auction_ends_and_its_books_balance(managers: int, lots: int, stake: int, data) -> None:
    auction = open_auction(range(lots), managers, stake)
    while auction.seat is not None:
        allowed = auction.bids_allowed
        assert allowed
        raised = data.draw(st.one_of(st.none(), st.sampled_from(allowed)))
        auction = auction.decline() if raised is None else auction.bid(raised)
    paid = [
        sum(sale.dollars for sale in auction.sales if sale.seat == seat) for seat in range(1, managers + 1)
    ]
    assert [stake - spent for spent in paid] == list(auction.purses_dollars)
    assert min(auction.purses_dollars) >= 0
    assert sorted([*auction.unsold, *(sale.fighter for sale in auction.sales)]) == list(range(lots))
