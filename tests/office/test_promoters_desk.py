"""The promoter's desk (C3): cards approved and put in order, places and dates, ranks given, doubts settled."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ringside_manager.almanac.league import rankings
from ringside_manager.bout.chance import SeededChance
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState, LedgerKind, NewsKind
from ringside_manager.campaign.orders import (
    ApproveCard,
    AwardPlaces,
    BidForDate,
    CancelBout,
    DrawTournament,
    HoldAuction,
    MakeBout,
    OrderCard,
    OverrideRanking,
    SettleDoubt,
)
from ringside_manager.campaign.schedule import order_of_work
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.league.business.founding import LeagueEnded
from ringside_manager.league.business.nights import NightClosed
from ringside_manager.league.business.open_books import Struck
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.news_sentences import news
from ringside_manager.office.orders.bout_rules import cut_cards
from tests.office.table import AUCTIONED, OPTIONS, Table

WAITING = NightOrder(1, autopilot=False)
PAIRS = (("A1", "B1"), ("A2", "B2"), ("A3", "B3"))


def with_bouts(table: Table, night: int = 1) -> list[int]:
    """Three bouts at The Pits."""
    for red, blue in PAIRS:
        table.order("promoter", MakeBout(night, table.number(red), table.number(blue), Arena.PITS))
    return [bout.number for bout in table.books.bouts_of_night(night)]


@pytest.fixture
def table() -> Table:
    return Table()


# Cards


def test_an_approved_card_says_so_and_is_fought_as_any(table: Table) -> None:
    first, second, _ = with_bouts(table)
    table.order("promoter", CancelBout(second))
    entry = table.order("promoter", ApproveCard(1))
    assert table.books.bouts[first].approved == entry
    assert table.books.bouts[second].approved is None
    assert table.refusal("promoter", ApproveCard(1)).rule == "C3"
    table.hold()
    assert table.books.bouts[first].state is BoutState.FOUGHT


def test_a_bout_made_later_is_approved_with_the_next_word(table: Table) -> None:
    _first, _second, third = with_bouts(table)
    table.order("promoter", CancelBout(third))
    before = table.order("promoter", ApproveCard(1))
    table.order("promoter", MakeBout(1, table.number("A3"), table.number("B3"), Arena.PITS))
    after = table.order("promoter", ApproveCard(1))
    made = [bout.approved for bout in table.books.bouts_of_night(1)]
    assert made == [before, before, after]


def test_bouts_are_fought_in_the_order_the_promoter_says(table: Table) -> None:
    first, second, third = with_bouts(table)
    table.order("promoter", OrderCard(1, Arena.PITS, (third, first)))
    table.hold()
    fought = [entry.deed.bout for entry in table.entries if isinstance(entry.deed, BoutFought)]
    assert fought == [third, first, second]


def test_a_later_running_order_replaces_the_one_before(table: Table) -> None:
    first, second, third = with_bouts(table)
    table.order("promoter", OrderCard(1, Arena.PITS, (third, second, first)))
    table.order("promoter", OrderCard(1, Arena.PITS, (second,)))
    night = table.books.bouts_of_night(1)
    assert [bout.number for bout in order_of_work(night)] == [second, first, third]


@pytest.mark.parametrize(
    ("order", "rule"),
    [
        (lambda bouts: OrderCard(1, Arena.PITS, (bouts[0], bouts[0])), "C5"),
        (lambda bouts: OrderCard(1, Arena.LOW, bouts), "C52"),
        (lambda bouts: OrderCard(2, Arena.PITS, bouts), "C52"),
        (lambda bouts: OrderCard(1, Arena.PITS, ()), "C5"),
        (lambda bouts: OrderCard(1, Arena.PITS, (9999,)), "C4"),
        (lambda bouts: OrderCard(99, Arena.PITS, bouts), "C70"),
        (lambda bouts: AwardPlaces(1, Arena.PITS, bouts), "C53"),
        (lambda bouts: HoldAuction(1, Arena.PITS), "C54"),
        (lambda bouts: ApproveCard(2), "C3"),
    ],
)
def test_what_is_not_on_the_card_is_not_put_on_it(table: Table, order: object, rule: str) -> None:
    bouts = tuple(with_bouts(table))
    assert table.refusal("promoter", order(bouts)).rule == rule  # type: ignore[operator]


def test_managers_do_not_sit_at_this_desk(table: Table) -> None:
    bouts = tuple(with_bouts(table))
    for order in (
        ApproveCard(1), OrderCard(1, Arena.PITS, bouts), AwardPlaces(1, Arena.PITS, bouts),
        HoldAuction(1, Arena.PITS), OverrideRanking(table.number("A1"), 1, "mine"), SettleDoubt(1),
    ):  # fmt: skip
        assert table.refusal("Ann", order).rule == "C3"


def test_a_word_about_a_bout_that_was_struck_is_about_nothing(table: Table) -> None:
    first, second, third = with_bouts(table)
    table.order("promoter", ApproveCard(1))
    table.order("promoter", OrderCard(1, Arena.PITS, (second, first, third)))
    table.write(Struck((second,)))
    assert table.books.doubts == []
    assert [table.books.bouts[number].turn for number in (first, third)] == [1, 2]


# Places


@pytest.fixture
def short() -> Table:
    """A card of The Pits has two places, and the promoter decides."""
    return Table(options=replace(OPTIONS, card_cap=2))


def kept(table: Table, bouts: list[int]) -> list[bool]:
    cut_cards(table.desk, 1, WAITING, SeededChance(1))
    return [table.books.bouts[number].state is BoutState.MADE for number in bouts]


def test_the_promoter_decides_who_gets_a_place(short: Table) -> None:
    bouts = with_bouts(short)
    short.order("promoter", AwardPlaces(1, Arena.PITS, (bouts[2],)))
    assert kept(short, bouts) == [True, False, True]


def test_an_empty_word_leaves_it_to_the_default(short: Table) -> None:
    bouts = with_bouts(short)
    short.order("promoter", AwardPlaces(1, Arena.PITS, (bouts[2],)))
    short.order("promoter", AwardPlaces(1, Arena.PITS, ()))
    assert kept(short, bouts) == [True, True, False]


def test_there_are_no_more_places_than_there_are(short: Table) -> None:
    bouts = with_bouts(short)
    assert short.refusal("promoter", AwardPlaces(1, Arena.PITS, tuple(bouts))).rule == "C53"


def test_a_tournament_comes_before_those_the_promoter_names(short: Table) -> None:
    bouts = with_bouts(short)[:1]
    for name in ("A2", "A3"):
        short.order("promoter", CancelBout(short.fighter(name).booked[0]))
    short.order("promoter", AwardPlaces(1, Arena.PITS, tuple(bouts)))
    names = tuple(short.number(name) for name in ("A2", "B2", "A3", "B3"))
    short.order("promoter", DrawTournament("Cup", 1, False, entrants=names))
    short.hold()
    assert short.books.bouts[bouts[0]].state is BoutState.CANCELLED


# The auction of dates


@pytest.fixture
def auctioned() -> Table:
    """One place a card, and it is auctioned; Ann and Bob have a little money."""
    table = Table(options=AUCTIONED)
    table.win("A3", "B3")
    table.pass_nights(4)
    return table


def asked(table: Table, night: int = 6) -> list[int]:
    for red, blue in PAIRS[:2]:
        table.order("promoter", MakeBout(night, table.number(red), table.number(blue), Arena.PITS))
    return [bout.number for bout in table.books.bouts_of_night(night)]


def test_the_promoter_opens_the_bids_before_the_night(auctioned: Table) -> None:
    first, second = asked(auctioned)
    auctioned.order("Ann", BidForDate(second, 120))
    auctioned.order("Bob", BidForDate(first, 100))
    auctioned.order("promoter", HoldAuction(6, Arena.PITS))
    states = [auctioned.books.bouts[number].state for number in (first, second)]
    assert states == [BoutState.CANCELLED, BoutState.MADE]
    paid = [
        (line.manager, line.amount_cents)
        for line in auctioned.books.ledger
        if line.kind is LedgerKind.DATE_BID
    ]
    assert paid == [(auctioned.manager("Ann"), -120)]
    assert auctioned.refusal("promoter", HoldAuction(6, Arena.PITS)).rule == "C54"


def test_a_place_that_was_bought_is_not_auctioned_again(auctioned: Table) -> None:
    _first, second = asked(auctioned)
    auctioned.order("Ann", BidForDate(second, 120))
    auctioned.order("promoter", HoldAuction(6, Arena.PITS))
    auctioned.order("promoter", MakeBout(6, auctioned.number("A1"), auctioned.number("B1"), Arena.PITS))
    late = max(auctioned.books.bouts)
    auctioned.order("Bob", BidForDate(late, 600))
    auctioned.hold()
    assert auctioned.books.bouts[second].state is BoutState.FOUGHT
    assert auctioned.books.bouts[late].state is BoutState.CANCELLED
    assert sum(line.kind is LedgerKind.DATE_BID for line in auctioned.books.ledger) == 1


def test_a_tournament_waits_where_the_place_was_bought(auctioned: Table) -> None:
    _, second = asked(auctioned)
    auctioned.order("Ann", BidForDate(second, 120))
    auctioned.order("promoter", HoldAuction(6, Arena.PITS))
    pair = tuple(auctioned.number(name) for name in ("A1", "B1"))
    auctioned.order("promoter", DrawTournament("Cup", 6, False, entrants=pair))
    auctioned.hold()
    assert auctioned.books.bouts[second].state is BoutState.FOUGHT
    assert auctioned.fighter("A1").last_night is None
    auctioned.hold()
    assert auctioned.fighter("A1").last_night == 7


def test_a_tournament_that_takes_all_places_leaves_nothing_to_auction(auctioned: Table) -> None:
    asked(auctioned)
    pair = tuple(auctioned.number(name) for name in ("A3", "B3"))
    auctioned.order("promoter", DrawTournament("Cup", 6, False, entrants=pair))
    assert "tournament takes" in str(auctioned.refusal("promoter", HoldAuction(6, Arena.PITS)))


def test_bids_are_opened_for_the_next_night_only(auctioned: Table) -> None:
    asked(auctioned, 9)
    assert "next fight night, 6" in str(auctioned.refusal("promoter", HoldAuction(9, Arena.PITS)))
    assert "nothing to auction" in str(auctioned.refusal("promoter", HoldAuction(6, Arena.PITS)))


# Ranks


@pytest.fixture
def ranked() -> Table:
    """A1 is champion; B1, A2, B2 have boxed and are ranked, A2 first."""
    table = Table()
    table.crown("A1", "B1")
    table.win("A2", "B2")
    return table


def ranks(table: Table, *names: str) -> list[int | None]:
    return [table.fighter(name).rank for name in names]


def test_a_rank_is_given_at_the_next_drawing_up(ranked: Table) -> None:
    assert ranks(ranked, "A2", "B1", "B2") == [1, 2, 3]
    before = ranked.fighter("B2").pop_half
    ranked.order("promoter", OverrideRanking(ranked.number("B2"), 1, "robbed"))
    assert ranks(ranked, "B2") == [3]
    ranked.pass_nights(1)
    assert ranks(ranked, "B2", "A2", "B1") == [1, 2, 3]
    assert ranked.fighter("B2").pop_half >= before
    assert [(row.name, row.given) for row in rankings(ranked.books)][:3] == [
        ("A1", False), ("B2", True), ("A2", False),
    ]  # fmt: skip
    told = [row.text for row in news(ranked.books) if row.kind == NewsKind.RANK_GIVEN.value]
    assert told == ["The promoter ranks B2 number 1: robbed."]


def test_a_given_rank_holds_until_he_has_boxed_for_it(ranked: Table) -> None:
    ranked.order("promoter", OverrideRanking(ranked.number("B2"), 1, "robbed"))
    ranked.win("A3", "B2")
    assert ranks(ranked, "B2") == [1], "the bout came before the rank was drawn up"
    ranked.pass_nights(4)
    assert ranks(ranked, "B2") == [1]
    ranked.win("A2", "B2")
    assert ranked.fighter("B2").given is None
    assert ranked.fighter("B2").rank != 1


def test_a_given_rank_is_lifted(ranked: Table) -> None:
    ranked.order("promoter", OverrideRanking(ranked.number("B2"), 1, "robbed"))
    ranked.pass_nights(1)
    ranked.order("promoter", OverrideRanking(ranked.number("B2"), None, "a mistake"))
    ranked.pass_nights(1)
    assert ranks(ranked, "A2", "B1", "B2") == [1, 2, 3]
    assert ranked.refusal("promoter", OverrideRanking(ranked.number("B2"), None, "x")).rule == "C3"


@pytest.mark.parametrize(
    ("name", "rank", "rule"),
    [("A1", 1, "C32"), ("A3", 1, "C34"), ("B1", 4, "C32"), ("B1", 0, "C32"), ("B1", 2, "C3")],
)
def test_ranks_that_cannot_be_given(ranked: Table, name: str, rank: int, rule: str) -> None:
    ranked.order("promoter", OverrideRanking(ranked.number("B2"), 2, "robbed"))
    assert ranked.refusal("promoter", OverrideRanking(ranked.number(name), rank, "x")).rule == rule


def test_a_rank_needs_a_reason_and_a_champion(ranked: Table, table: Table) -> None:
    assert ranked.refusal("promoter", OverrideRanking(ranked.number("B2"), 1, " ")).rule == "C3"
    assert table.refusal("promoter", OverrideRanking(table.number("A1"), 1, "x")).rule == "C32"


# Doubts


def test_a_doubt_that_was_looked_at_is_settled(table: Table) -> None:
    entry = table.write(FighterRetired(table.number("A1")))
    table.write(NightClosed(5))
    (first, second) = table.books.open_doubts()
    table.order("promoter", SettleDoubt(entry, first.rule, first.why, "he was ill"))
    assert table.books.open_doubts() == [second]
    assert len(table.books.doubts) == 2
    assert table.refusal("promoter", SettleDoubt(entry)).rule == "C3"
    settled = table.order("promoter", SettleDoubt(second.entry))
    assert table.books.open_doubts() == []
    assert table.books.settlements[-1].entry == settled


def test_doubts_are_settled_after_the_end_too(table: Table) -> None:
    entry = table.write(FighterRetired(table.number("A1")))
    table.write(LeagueEnded())
    assert table.refusal("promoter", OverrideRanking(table.number("B1"), 1, "x")).rule == "C70"
    for doubted in {doubt.entry for doubt in table.books.open_doubts()}:
        table.order("promoter", SettleDoubt(doubted))
    assert table.books.open_doubts() == []
    assert entry in {settled.doubt.entry for settled in table.books.settlements}


def test_a_settlement_comes_and_goes_with_its_doubt(table: Table) -> None:
    entry = table.write(FighterRetired(table.number("A1")))
    table.order("promoter", SettleDoubt(entry))
    table.write(Struck((entry,)))
    assert table.books.settlements == []
    strike = table.entries[-1].number
    table.write(Struck((strike,)))
    assert table.books.open_doubts() == []
