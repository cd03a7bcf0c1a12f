"""The rules of auctions that a league may choose: limits and steps, lots named, sizes of stables (C74, C76, C77)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.campaign.ai.careers import limit_by_places
from ringside_manager.campaign.stables import (
    STEPS,
    Auction,
    AuctionRules,
    Sale,
    check_auction,
    open_auction,
    step_dollars,
)
from ringside_manager.errors import RuleError
from tests.slow import each

LIMITS = AuctionRules(by_limits=True)


# Limits and the steps of the price (C74)


@each("price, step",
    [
        (0, 1), (1, 1), (19, 1), (20, 2), (49, 2), (50, 5), (199, 5), (200, 10), (499, 10), (500, 25), (999, 25),
        (1_000, 50), (2_000, 100), (5_000, 250), (10_000, 500), (20_000, 1_000), (50_000, 2_500), (100_000, 5_000),
        (499_999, 10_000), (500_000, 25_000), (1_000_000, 25_000),
    ],
)  # fmt: skip
def test_the_step_grows_with_the_price(price: int, step: int) -> None:
    assert step_dollars(price) == step


def test_a_step_is_a_twentieth_to_a_tenth_of_the_price_at_which_it_begins() -> None:
    assert all(price / 20 <= step <= price / 10 for price, step in STEPS[1:])
    assert [price for price, _ in STEPS] == sorted({price for price, _ in STEPS})


@each(
    "limits, price, leader",
    [
        ((250,), 1, 1), ((250, 100), 105, 1), ((100, 250), 105, 2), ((250, 248), 250, 1),
        ((248, 250), 250, 2), ((250, 250), 250, 1), ((250, 100, 250), 250, 1), ((100, 250, 300), 260, 3),
        ((7, 19, 20), 20, 3), ((300, 18, 45, 180), 185, 1),
    ],
)  # fmt: skip
def test_the_price_is_a_step_above_the_second_highest_limit(
    limits: tuple[int, ...], price: int, leader: int
) -> None:
    auction = open_auction("A", managers=4, stake_dollars=1_000, rules=LIMITS)
    for limit in limits:
        auction = auction.bid(limit)
    assert (auction.high_dollars, auction.leader) == (price, leader)


def test_who_is_topped_may_go_further_and_who_leads_is_not_asked() -> None:
    auction = open_auction("A", managers=3, stake_dollars=1_000, rules=LIMITS).bid(100).bid(40).decline()
    assert (auction.leader, auction.high_dollars, auction.seat) == (1, 42, 2)
    assert auction.bids_allowed == range(44, 1001)
    with pytest.raises(RuleError, match=r"43 dollars .* 44 to 1000\. \(C9\)"):
        auction.bid(43)
    auction = auction.bid(150)
    assert (auction.leader, auction.high_dollars, auction.seat) == (2, 105, 1)
    assert auction.decline().sales == (Sale("A", 2, 105),)


# Lots named in turn (C76)


def test_managers_name_the_lots_in_turn_and_open_them_at_a_dollar() -> None:
    auction = open_auction(
        "ABCD", managers=2, stake_dollars=1_000, rules=AuctionRules(by_limits=True, nominated=True)
    )
    assert (auction.seat, auction.nominator, auction.lot, auction.bids_allowed) == (1, 1, None, range(0))
    with pytest.raises(RuleError, match="C76"):
        auction.bid(5)
    auction = auction.nominate("C")
    assert (auction.lot, auction.leader, auction.high_dollars, auction.seat) == ("C", 1, 1, 2)
    with pytest.raises(RuleError, match="C76"):
        auction.nominate("A")
    auction = auction.decline()
    assert (auction.sales, auction.nominator) == ((Sale("C", 1, 1),), 2)
    with pytest.raises(RuleError, match="C76"):
        auction.nominate("C")
    auction = auction.nominate("A").bid(30)
    assert (auction.leader, auction.high_dollars, auction.seat) == (1, 2, 2)


def test_who_names_no_more_may_still_bid_and_the_rest_stays_out() -> None:
    auction = open_auction(
        "ABC", managers=2, stake_dollars=1_000, rules=AuctionRules(nominated=True)
    ).decline()
    assert auction.nominator == 2
    auction = auction.nominate("B").bid(2).decline()
    assert (auction.sales, auction.nominator) == ((Sale("B", 1, 2),), 2)
    auction = auction.decline()
    assert (auction.seat, auction.lot, auction.unsold) == (None, None, ("A", "C"))
    with pytest.raises(RuleError, match="over"):
        auction.decline()


# Sizes of stables (C77)


def test_money_is_kept_back_for_the_places_still_to_be_filled() -> None:
    auction = open_auction("ABCDEF", managers=2, stake_dollars=30, rules=AuctionRules(least=3))
    assert auction.bids_allowed == range(1, 29)
    auction = auction.bid(28)
    assert (auction.lot, auction.purses_dollars) == ("B", (2, 30))
    assert auction.decline().bids_allowed == range(1, 2)


def test_a_full_stable_bids_no_more() -> None:
    auction = (
        open_auction("ABC", managers=2, stake_dollars=1_000, rules=AuctionRules(most=1)).bid(9).decline()
    )
    assert (auction.lot, auction.bidders) == ("B", (2,))
    assert auction.bid(1).seat is None


def test_lots_that_others_need_are_not_for_those_who_have_enough() -> None:
    auction = (
        open_auction("ABC", managers=2, stake_dollars=1_000, rules=AuctionRules(least=1)).bid(9).decline()
    )
    assert not auction.is_short
    auction = auction.decline().bid(5)
    assert auction.held(1) == 2
    assert (auction.is_short, auction.bidders) == (True, (2,))


def test_a_lot_that_is_needed_goes_to_who_lacks_most_for_a_dollar() -> None:
    auction = open_auction("AB", managers=2, stake_dollars=1_000, rules=AuctionRules(least=1))
    while auction.seat is not None:
        auction = auction.decline()
    assert auction.sales == (Sale("A", 1, 1), Sale("B", 2, 1))


def test_who_lacks_fighters_must_name_a_lot() -> None:
    auction = open_auction("AB", managers=2, stake_dollars=1_000, rules=AuctionRules(nominated=True, least=1))
    with pytest.raises(RuleError, match="C77"):
        auction.decline()


@each(
    "rules, listed, stake",
    [
        (AuctionRules(least=3), 8, 1_000),
        (AuctionRules(least=3), 9, 2),
        (AuctionRules(least=3, most=2), 30, 1_000),
        (AuctionRules(most=0), 30, 1_000),
    ],
)
def test_rules_that_cannot_be_kept_are_refused(rules: AuctionRules, listed: int, stake: int) -> None:
    with pytest.raises(RuleError, match="C77"):
        check_auction(rules, listed, 3, stake)


# Whatever anybody does


@st.composite
def auctions(draw: st.DrawFn) -> Auction[int]:
    managers, least = draw(st.integers(1, 4)), draw(st.integers(0, 3))
    most = draw(st.none() | st.integers(max(1, least), least + 2))
    rules = AuctionRules(draw(st.booleans()), draw(st.booleans()), least, most)
    lots, stake = draw(st.integers(least * managers, 12)), draw(st.integers(max(least, 1), 60))
    return open_auction(range(lots), managers, stake, rules)


@given(auctions(), st.data())
def test_nobody_ends_below_his_least_above_his_most_or_over_his_money(
    auction: Auction[int], data: st.DataObject
) -> None:
    stake, rules = auction.purses_dollars[0], auction.rules
    limits: dict[int, dict[int, int]] = {}
    while (seat := auction.seat) is not None:
        if auction.nominator is not None:
            named = data.draw(st.sampled_from(auction.to_come))
            passes = not auction.lacking(seat) and data.draw(st.booleans())
            auction = auction.decline() if passes else auction.nominate(named)
            if not passes:
                limits.setdefault(named, {})[seat] = 1
            continue
        assert seat != auction.leader
        assert auction.bids_allowed
        raised = data.draw(st.none() | st.sampled_from(auction.bids_allowed))
        if raised is not None:
            assert auction.lot is not None
            limits.setdefault(auction.lot, {})[seat] = raised
        auction = auction.decline() if raised is None else auction.bid(raised)
    for seat, purse in enumerate(auction.purses_dollars, 1):
        assert purse == stake - sum(sale.dollars for sale in auction.sales if sale.seat == seat) >= 0
        assert rules.least <= auction.held(seat) <= (len(auction.lots) if rules.most is None else rules.most)
    if rules.by_limits:
        for sale in auction.sales:
            own = limits.get(sale.fighter, {})
            others = [limit for seat, limit in own.items() if seat != sale.seat]
            second = max(others, default=0)
            price = min(own.get(sale.seat, 1), second + step_dollars(second))
            assert sale.dollars == price


# What the program bids


@given(st.lists(st.floats(0.01, 9), min_size=1, max_size=20), st.integers(1, 2_000), st.integers(1, 8), st.integers(0, 8), st.integers(0, 30))  # fmt: skip
def test_no_money_goes_on_men_nobody_need_take(
    worths: list[float], purse: int, managers: int, places: int, wanted: int
) -> None:
    limit = limit_by_places(worths, purse, managers, places, wanted)
    needless = sum(worth > worths[0] for worth in worths) >= max(wanted, 1)
    assert (limit == 0) is needless
    assert limit <= purse
