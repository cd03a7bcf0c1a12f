"""A free agent signed into an empty place of a stable (C18, designed)."""

from __future__ import annotations

import pytest

from ringside_manager.bout.chance import SeededChance
from ringside_manager.campaign.books import NewsKind
from ringside_manager.campaign.orders import ProposeDeal, RetireFighter, SignFighter
from ringside_manager.league.business.careers import FreeAgentSigned
from ringside_manager.league.business.open_books import Struck
from ringside_manager.office.facts.careers import contracts_of
from ringside_manager.office.facts.explanations import explain_percentage
from ringside_manager.office.facts.news_sentences import sentence
from tests.office.table import Table
from tests.slow import each


@pytest.fixture
def table() -> Table:
    """Stables of three where four were agreed on, and two fighters on the market."""
    table = Table()
    for name in ("F1", "F2"):
        table.sign(name, None)
    return table


def sign(table: Table, name: str) -> SignFighter:
    return SignFighter(table.number(name))


def test_a_free_agent_takes_the_empty_place(table: Table) -> None:
    table.order("Ann", sign(table, "F1"), SeededChance(7))
    signed, ann = table.fighter("F1"), table.books.managers[table.manager("Ann")]
    deed = table.entries[-1].deed
    assert isinstance(deed, FreeAgentSigned)
    assert (signed.manager, signed.bouts_under_manager) == (ann.number, 0)
    assert signed.percentage == 10 + deed.percentage_roll
    assert ann.stable[-1] == signed.number
    assert (ann.balance_cents, table.books.ledger, table.books.doubts) == (0, [], [])
    assert table.books.news[-1].kind is NewsKind.SIGNED
    assert sentence(table.books, table.books.news[-1]) == "F1 signed with Ann."
    assert [contract.manager.number for contract in contracts_of(table.books, signed.number)] == [ann.number]
    explained = explain_percentage(table.books, signed, table.entries)
    assert [part.value for part in explained.lines[0].inputs] == [deed.percentage_roll, 10]


@each(
    "by, name, rule, said",
    [
        ("Ann", "B1", "C18", "B1 is no free agent: Bob manages him."),
        ("Ann", "A1", "C18", "A1 is no free agent: Ann manages him."),
        ("promoter", "F1", "C18", "Fighters are signed by managers"),
    ],
)
def test_who_cannot_be_signed(table: Table, by: str, name: str, rule: str, said: str) -> None:
    refused = table.refusal(by, sign(table, name))
    assert (refused.rule, said in str(refused)) == (rule, True), str(refused)


def test_a_full_stable_has_no_place(table: Table) -> None:
    table.order("Ann", sign(table, "F1"))
    refused = table.refusal("Ann", sign(table, "F2"))
    assert (refused.rule, "4 of 4" in str(refused)) == ("C18", True)
    table.order("Bob", sign(table, "F2"))
    assert table.refusal("Bob", sign(table, "F2")).rule == "C18"


def test_a_retired_man_leaves_his_place_and_is_not_signed(table: Table) -> None:
    for _ in range(3):
        table.win("B1", "A1")
        table.pass_nights(3)
    table.order("Ann", sign(table, "F1"))
    table.order("Ann", RetireFighter(table.number("A1"), replace=False))
    assert table.refusal("Bob", sign(table, "A1")).rule == "C17"
    table.order("Ann", sign(table, "F2"))
    assert len(table.books.managers[table.manager("Ann")].stable) == 4


def test_who_was_signed_can_be_sold(table: Table) -> None:
    table.order("Ann", sign(table, "F1"))
    table.order("Ann", ProposeDeal(table.number("F1"), table.manager("Bob"), 100))
    assert [deal.fighter for deal in table.books.deals.values()] == [table.number("F1")]


def test_a_signing_that_no_longer_stands_is_in_doubt(table: Table) -> None:
    first = table.order("Ann", sign(table, "F1"))
    table.write(FreeAgentSigned(table.number("F1"), table.manager("Bob"), 3))
    assert [(doubt.rule, "no free agent" in doubt.why) for doubt in table.books.doubts] == [("C18", True)]
    table.write(Struck((first,)))
    assert table.fighter("F1").manager == table.manager("Bob")
    assert table.books.doubts == []
