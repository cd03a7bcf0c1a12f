"""Cards that are too short, and sealed bids for their places (C53, C54)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ringside_manager.bout.chance import SeededChance
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState, LedgerKind
from ringside_manager.campaign.orders import (
    AcceptOffer,
    AnswerDeal,
    BidForDate,
    CancelBout,
    OfferBout,
    ProposeDeal,
)
from ringside_manager.league.business.nights import DatesAuctioned
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.orders.bout_rules import cut_cards
from tests.office.table import AUCTIONED, OPTIONS, Table
from tests.slow import each

WAITING = NightOrder(1, autopilot=False)


@pytest.fixture
def table() -> Table:
    """Ann has 14 dollars, Bob 6; two of their bouts are made for night 9, where one has a place."""
    return with_bouts(Table(options=AUCTIONED))


def with_bouts(table: Table) -> Table:
    table.win("A3", "B3")
    for mine, his in (("A1", "B1"), ("A2", "B2")):
        offer = table.order("Ann", OfferBout(9, table.number(mine), table.number(his), Arena.PITS))
        table.order("Bob", AcceptOffer(offer))
    table.pass_nights(7)
    return table


def bouts(table: Table) -> list[int]:
    return [number for number, bout in table.books.bouts.items() if bout.night == 9]


def settle(table: Table, evening: NightOrder = WAITING) -> list[bool]:
    """Settle the card of night 9; which bouts are still on it."""
    cut_cards(table.desk, 9, evening, SeededChance(1))
    return [table.books.bouts[number].state is BoutState.MADE for number in bouts(table)]


def auctioned(table: Table) -> DatesAuctioned:
    (found,) = (entry.deed for entry in table.entries if isinstance(entry.deed, DatesAuctioned))
    return found


def test_the_promoter_gives_the_place_to_the_earlier_of_equals() -> None:
    table = with_bouts(Table(options=replace(OPTIONS, card_cap=1)))
    assert settle(table) == [True, False]
    assert table.books.bouts[bouts(table)[1]].reason == "the card of The Pits was full"


def test_the_promoter_gives_the_place_to_the_more_popular() -> None:
    table = Table(options=replace(OPTIONS, card_cap=1))
    table.win("A2", "B3")
    with_bouts(table)
    assert settle(table) == [False, True]


def test_without_a_cap_everybody_boxes() -> None:
    assert settle(with_bouts(Table())) == [True, True]


def test_a_card_that_is_long_enough_auctions_nothing() -> None:
    table = with_bouts(Table(options=replace(AUCTIONED, card_cap=2)))
    table.order("Ann", BidForDate(bouts(table)[0], 500))
    assert settle(table) == [True, True]
    assert not any(line.kind is LedgerKind.DATE_BID for line in table.books.ledger)


def test_the_higher_bid_gets_the_place_and_pays(table: Table) -> None:
    first, second = bouts(table)
    table.order("Ann", BidForDate(first, 100))
    table.order("Ann", BidForDate(second, 250))
    table.order("Bob", BidForDate(first, 149))
    assert settle(table) == [False, True]
    paid = [line for line in table.books.ledger if line.kind is LedgerKind.DATE_BID]
    assert [(line.manager, line.amount_cents) for line in paid] == [(table.manager("Ann"), -250)]


def test_both_managers_bids_count_together(table: Table) -> None:
    first, second = bouts(table)
    table.order("Ann", BidForDate(first, 100))
    table.order("Ann", BidForDate(second, 250))
    table.order("Bob", BidForDate(first, 151))
    assert settle(table) == [True, False]
    paid = [line.amount_cents for line in table.books.ledger if line.kind is LedgerKind.DATE_BID]
    assert sorted(paid) == [-151, -100]


def test_a_later_bid_replaces_the_earlier(table: Table) -> None:
    first, second = bouts(table)
    table.order("Ann", BidForDate(first, 800))
    table.order("Ann", BidForDate(first, 1))
    table.order("Bob", BidForDate(second, 2))
    assert settle(table) == [False, True]


def test_dice_part_equal_bids(table: Table) -> None:
    settle(table)
    assert [len(bid.rolls) >= 1 for bid in auctioned(table).bids] == [True, True]


def test_one_manager_with_both_men_bids_once() -> None:
    table = Table(("Ann", "Bob"), options=AUCTIONED)
    table.win("A3", "B3")
    table.order("Ann", OfferBout(9, table.number("A1"), table.number("A2"), Arena.PITS))
    table.order("Bob", OfferBout(9, table.number("B1"), table.number("B2"), Arena.PITS))
    table.pass_nights(7)
    first, _ = bouts(table)
    table.order("Ann", BidForDate(first, 300))
    assert settle(table) == [True, False]
    assert [line.amount_cents for line in table.books.ledger if line.kind is LedgerKind.DATE_BID] == [-300]
    assert auctioned(table).bids[0].total_cents == 300


def test_a_bid_counts_only_as_far_as_the_money_goes(table: Table) -> None:
    first, second = bouts(table)
    money = table.books.managers[table.manager("Ann")].balance_cents
    table.order("Ann", BidForDate(first, money))
    deal = table.order("Bob", ProposeDeal(table.number("B3"), table.manager("Ann"), money - 10))
    table.order("Ann", AnswerDeal(deal, accept=True))
    table.order("Bob", BidForDate(second, 11))
    assert settle(table) == [False, True]
    assert table.books.doubts == []


def test_persons_who_sealed_nothing_bid_nothing(table: Table) -> None:
    settle(table)
    assert [bid.total_cents for bid in auctioned(table).bids] == [0, 0]


def test_on_autopilot_the_program_bids_for_all_within_their_money(table: Table) -> None:
    first, _ = bouts(table)
    money = table.books.managers[table.manager("Ann")].balance_cents
    table.order("Ann", BidForDate(first, money - 1))
    settle(table, NightOrder(1, autopilot=True))
    parts = [
        part for bid in auctioned(table).bids for part in bid.parts if part.manager == table.manager("Ann")
    ]
    assert sum(part.cents for part in parts) <= money
    assert [part.cents for part in parts if part.cents > 1] == [money - 1]
    assert table.books.doubts == []


@each("options", [OPTIONS, replace(OPTIONS, card_cap=1)])
def test_nobody_bids_where_nothing_is_auctioned(options: object) -> None:
    table = with_bouts(Table(options=options))  # type: ignore[arg-type]
    assert table.refusal("Ann", BidForDate(bouts(table)[0], 1)).rule == "C54"


def test_bids_that_do_not_stand(table: Table) -> None:
    first, second = bouts(table)
    money = table.books.managers[table.manager("Ann")].balance_cents
    assert "offers" in str(table.refusal("Ann", BidForDate(first, money + 1)))
    table.order("Ann", BidForDate(first, money))
    assert table.refusal("Ann", BidForDate(second, 1)).rule == "C54"
    assert table.refusal("Ann", BidForDate(first, -1)).rule == "C54"
    assert table.refusal("promoter", BidForDate(first, 1)).rule == "C54"
    assert table.refusal("Ann", BidForDate(999, 1)).rule == "C4"
    table.order("promoter", CancelBout(first))
    assert table.refusal("Ann", BidForDate(first, 1)).rule == "C54"
    table.order("Ann", BidForDate(second, money))
