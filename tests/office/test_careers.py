"""Retirement, replacement, and what happens to the plans of who retires (C16-C18)."""

from __future__ import annotations

import pytest

from ringside_manager.bout.corner import RED
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState, Entrance, ReignEnd, Slot
from ringside_manager.campaign.orders import OfferBout, ProposeDeal, RetireFighter
from ringside_manager.league.business.tournaments import TournamentDrawn
from tests.league.scribe import result
from tests.office.table import Table
from tests.slow import each


@pytest.fixture
def table() -> Table:
    """A1 has lost three in a row and may be retired."""
    table = Table()
    for _ in range(3):
        table.win("B1", "A1")
        table.pass_nights(3)
    return table


def test_a_retired_man_is_replaced_by_a_newcomer_with_his_percentage(table: Table) -> None:
    before = len(table.books.fighters)
    table.order("Ann", RetireFighter(table.number("A1"), reason="enough"))
    newcomer = list(table.books.fighters.values())[-1]
    assert len(table.books.fighters) == before + 1
    assert (table.fighter("A1").is_retired, table.fighter("A1").retired_reason) == (True, "enough")
    assert (newcomer.entrance, newcomer.replaces, newcomer.manager) == (
        Entrance.REPLACEMENT, table.number("A1"), table.manager("Ann"),
    )  # fmt: skip
    assert 11 <= (newcomer.percentage or 0) <= 30
    assert (newcomer.earned_half, newcomer.tally.bouts) == (0, 0)
    assert newcomer.number in table.books.managers[table.manager("Ann")].stable


def test_nobody_need_be_replaced(table: Table) -> None:
    before = len(table.books.fighters)
    table.order("Ann", RetireFighter(table.number("A1"), replace=False))
    assert len(table.books.fighters) == before
    assert table.number("A1") not in table.books.managers[table.manager("Ann")].stable


@each(
    "by, name, rule, said",
    [
        ("Ann", "A2", "C16", "0 of 10 bouts"),
        ("Bob", "A1", "C16", "not one of Bob's"),
        ("promoter", "A1", "C16", "not one of program's"),
    ],
)
def test_who_may_not_be_retired(table: Table, by: str, name: str, rule: str, said: str) -> None:
    refused = table.refusal(by, RetireFighter(table.number(name)))
    assert (refused.rule, said in str(refused)) == (rule, True), str(refused)


def test_nobody_retires_twice(table: Table) -> None:
    table.order("Ann", RetireFighter(table.number("A1")))
    assert table.refusal("Ann", RetireFighter(table.number("A1"))).rule == "C17"


def test_his_bouts_are_cancelled_and_deals_about_him_lapse(table: Table) -> None:
    made = table.order("Ann", OfferBout(20, table.number("A1"), table.number("A2"), Arena.PITS))
    deal = table.order("Ann", ProposeDeal(table.number("A1"), table.manager("Bob"), 100))
    exchange = table.order(
        "Bob", ProposeDeal(table.number("B1"), table.manager("Ann"), 0, table.number("A1"))
    )
    other = table.order("Ann", ProposeDeal(table.number("A2"), table.manager("Bob"), 100))
    table.order("Ann", RetireFighter(table.number("A1")))
    assert table.books.bouts[made].state is BoutState.CANCELLED
    assert table.books.bouts[made].reason == "A1 retires"
    assert table.fighter("A2").booked == []
    assert {number: page.accepted for number, page in table.books.deals.items()} == {
        deal: False, exchange: False, other: None,
    }  # fmt: skip


def test_a_champion_who_retires_leaves_the_title_vacant(table: Table) -> None:
    table.crown("A1", "B2")
    for _ in range(3):
        table.pass_nights(3)
        table.win("B1", "A1")
    table.order("Ann", RetireFighter(table.number("A1")))
    division = table.books.divisions[""]
    assert (division.champion, division.crowned, division.reigns[-1].end) == (None, True, ReignEnd.RETIRED)


# Tournaments


def drawn(table: Table, *names: str, for_title: bool = False) -> int:
    night = table.books.closed + 1
    return table.write(TournamentDrawn("Cup", "", tuple(map(table.number, names)), night, for_title))


def test_who_was_due_to_meet_him_goes_on_at_once(table: Table) -> None:
    cup = drawn(table, "A1", "B2", "B3", "A2")  # A1 against A2, B2 against B3
    table.order("Ann", RetireFighter(table.number("A1")))
    bracket = table.books.tournaments[cup].bracket
    assert bracket.winners[0] == (table.number("A2"), None)
    assert table.books.doubts == []


def test_a_finalist_who_retires_makes_the_other_champion(table: Table) -> None:
    drawn(table, "A1", "B2", for_title=True)
    table.order("Ann", RetireFighter(table.number("A1")))
    division = table.books.divisions[""]
    assert (division.champion, division.reigns[-1].won_bout) == (table.number("B2"), None)
    assert table.books.doubts == []


def test_a_man_who_retires_while_he_waits_lets_the_next_winner_through(table: Table) -> None:
    cup = drawn(table, "A1", "B2", "B3", "A2")
    night = table.books.closed + 1
    table.bout(
        night, table.number("A2"), table.number("A1"), result(winner=RED), rounds=7, slot=Slot(cup, 1, 1)
    )
    table.close(night)
    for _ in range(3):
        table.win("B1", "A2")
        table.pass_nights(3)
    table.order("Ann", RetireFighter(table.number("A2")))
    assert table.books.tournaments[cup].bracket.winner is None
    table.hold()
    table.pass_nights(3)
    table.hold()
    winner = table.books.tournaments[cup].bracket.winner
    assert winner in (table.number("B2"), table.number("B3"))
    assert table.books.doubts == []
