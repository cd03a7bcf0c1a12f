"""Sales and trades between managers (C24)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ringside_manager.bout.chance import SeededChance
from ringside_manager.campaign.ai import Scene
from ringside_manager.campaign.ai.careers import value_cents
from ringside_manager.campaign.ai.planning import FAIR_ROLL
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer, LeagueOptions, LedgerKind
from ringside_manager.campaign.orders import AnswerDeal, OfferBout, ProposeDeal
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.office.orders.careers import answer_for_program
from tests.office.table import Table
from tests.slow import each


@pytest.fixture
def table() -> Table:
    """Bob has money: his B1 has won at The Pits."""
    table = Table(("Ann", "Bob", "ai:Cy"))
    table.win("B1", "A3")
    return table


def deal(
    table: Table, fighter: str = "A1", partner: str = "Bob", cents: int = 500, other: str = ""
) -> ProposeDeal:
    exchange = table.number(other) if other else None
    return ProposeDeal(table.number(fighter), table.manager(partner), cents, exchange)


def money(table: Table, name: str) -> int:
    return table.books.managers[table.manager(name)].balance_cents


def test_a_sale_moves_fighter_and_money_when_it_is_accepted(table: Table) -> None:
    before = money(table, "Ann"), money(table, "Bob")
    number = table.order("Ann", deal(table))
    assert table.fighter("A1").manager == table.manager("Ann")
    table.order("Bob", AnswerDeal(number, accept=True))
    fighter = table.fighter("A1")
    assert (fighter.manager, fighter.bouts_under_manager) == (table.manager("Bob"), 0)
    assert (money(table, "Ann"), money(table, "Bob")) == (before[0] + 500, before[1] - 500)
    assert [line.kind for line in table.books.ledger[-2:]] == [LedgerKind.PURCHASE, LedgerKind.SALE]


def test_a_manager_can_ask_to_buy(table: Table) -> None:
    number = table.order("Bob", deal(table, "A1", "Ann", -500))
    table.order("Ann", AnswerDeal(number, accept=True))
    assert table.fighter("A1").manager == table.manager("Bob")
    assert table.books.ledger[-2].amount_cents == -500
    assert table.books.ledger[-2].manager == table.manager("Bob")


@pytest.mark.parametrize("cents", [0, 300, -100])
def test_a_trade_exchanges_two_and_the_cash(table: Table, cents: int) -> None:
    if cents < 0:
        table.pass_nights(3)
        table.win("A2", "B3")
    before = money(table, "Ann"), money(table, "Bob")
    number = table.order("Ann", deal(table, cents=cents, other="B2"))
    table.order("Bob", AnswerDeal(number, accept=True))
    found = table.fighter("A1").manager, table.fighter("B2").manager
    assert found == (table.manager("Bob"), table.manager("Ann"))
    assert (money(table, "Ann"), money(table, "Bob")) == (before[0] + cents, before[1] - cents)


def test_a_deal_refused_moves_nothing(table: Table) -> None:
    number = table.order("Ann", deal(table))
    table.order("Bob", AnswerDeal(number, accept=False))
    assert table.fighter("A1").manager == table.manager("Ann")
    assert table.books.deals[number].accepted is False


def test_who_proposed_can_take_it_back_but_not_accept_it(table: Table) -> None:
    number = table.order("Ann", deal(table))
    assert table.refusal("Ann", AnswerDeal(number, accept=True)).rule == "C24"
    assert table.refusal("Cy", AnswerDeal(number, accept=False)).rule == "C24"
    table.order("Ann", AnswerDeal(number, accept=False))
    assert table.refusal("Bob", AnswerDeal(number, accept=True)).rule == "C24"


def test_plans_with_a_fighter_who_leaves_lapse(table: Table) -> None:
    number = table.order("Ann", deal(table))
    other = table.order("Cy", deal(table, "C1", "Ann", 0, "A1"))
    offer = table.order("Ann", OfferBout(9, table.number("A1"), table.number("C1"), Arena.PITS))
    kept = table.order("Ann", OfferBout(9, table.number("A2"), table.number("C1"), Arena.PITS))
    table.order("Bob", AnswerDeal(number, accept=True))
    assert table.books.deals[other].accepted is False
    assert table.books.offers[offer].answer is Answer.LAPSED
    assert table.offers() == [kept]


def test_a_bout_that_is_made_stays_made(table: Table) -> None:
    table.order("Ann", OfferBout(2, table.number("A1"), table.number("A2"), Arena.PITS))
    table.order("Bob", AnswerDeal(table.order("Ann", deal(table)), accept=True))
    table.hold()
    assert table.fighter("A1").tally.bouts == 1
    bout = table.books.bouts[table.fighter("A1").bouts[0]]
    assert bout.managers == (table.manager("Bob"), table.manager("Ann"))


REFUSED: list[tuple[str, tuple[object, ...], str, str]] = [
    ("Ann", ("A1", "Ann"), "C24", "two managers"),
    ("promoter", ("A1", "Bob"), "C24", "two managers"),
    ("Ann", ("A1", "Bob", -5), "C24", "nobody pays"),
    ("Ann", ("A1", "Bob", 5, "A2"), "C24", "not one of Bob's"),
    ("Ann", ("C1", "Bob"), "C24", "neither Ann's nor Bob's"),
    ("Ann", ("B1", "Bob", 5), "C24", "only offer money"),
    ("Ann", ("B1", "Bob", -5, "A1"), "C24", "only offer money"),
]


@each("by, terms, rule, said", REFUSED)
def test_what_cannot_be_proposed(
    table: Table, by: str, terms: tuple[object, ...], rule: str, said: str
) -> None:
    refused = table.refusal(by, deal(table, *terms))  # type: ignore[arg-type]
    assert (refused.rule, said in str(refused)) == (rule, True), str(refused)


def test_people_who_are_not_there_cannot_be_dealt_in(table: Table) -> None:
    assert table.refusal("Ann", replace(deal(table), partner=999)).rule == "C4"
    assert table.refusal("Ann", replace(deal(table), fighter=999)).rule == "C4"
    assert table.refusal("Ann", replace(deal(table), in_exchange=999)).rule == "C4"
    assert table.refusal("Ann", AnswerDeal(999, accept=True)).rule == "C24"


def test_retired_men_change_no_managers(table: Table) -> None:
    for name in ("A1", "B2"):
        table.write(FighterRetired(table.number(name)))
    assert table.refusal("Ann", deal(table)).rule == "C17"
    assert table.refusal("Ann", deal(table, "A2", other="B2")).rule == "C17"


def test_one_proposal_about_a_man_at_a_time(table: Table) -> None:
    table.order("Ann", deal(table))
    assert table.refusal("Ann", deal(table, cents=600)).rule == "C24"
    table.order("Cy", deal(table, "A1", "Ann", 0))


def test_nobody_pays_what_he_has_not(table: Table) -> None:
    dear = money(table, "Bob") + 1
    number = table.order("Ann", deal(table, cents=dear))
    refused = table.refusal("Bob", AnswerDeal(number, accept=True))
    assert (refused.rule, "cannot pay" in str(refused)) == ("C24", True)
    assert table.books.deals[number].accepted is None


# What AI managers make of it


def test_an_ai_manager_answers_after_the_night(table: Table) -> None:
    gift = table.order("Ann", deal(table, "A1", "Cy", 0))
    robbery = table.order("Ann", deal(table, "A2", "Cy", money(table, "Cy") + 1))
    table.hold()
    assert (table.books.deals[gift].accepted, table.books.deals[robbery].accepted) == (True, False)
    assert table.fighter("A1").manager == table.manager("Cy")


@each("beside, sold", [(-1, False), (1, True)])
def test_an_ai_manager_sells_a_man_for_more_than_he_is_worth_to_it(beside: int, sold: bool) -> None:
    table = Table(("Ann", "Bob", "ai:Cy"), options=LeagueOptions(nights=3, corners="plain"))
    table.win("B1", "C1")
    scene = Scene(table.books, 2)
    dear = round(1.1 * value_cents(scene, table.fighter("C1"))) + 2 * beside
    assert 0 < dear <= money(table, "Bob")
    number = table.order("Bob", deal(table, "C1", "Cy", -dear))
    answer_for_program(table.desk, scene, table.books.deals[number], SeededChance(1))
    assert table.books.deals[number].accepted is sold
    assert table.fighter("C1").manager == table.manager("Bob" if sold else "Cy")


@each("asked, accepted", [(-1, True), (1, False)])
def test_an_ai_manager_trades_for_what_a_man_will_still_bring(asked: int, accepted: bool) -> None:
    table = Table(("Ann", "Bob", "ai:Cy"))
    table.win("A1", "B1")
    table.win("C1", "B2")
    scene = Scene(table.books, 4)
    mine, his = table.fighter("A1"), table.fighter("C1")
    gain = round(value_cents(scene, mine, scene.books.house.share.base + FAIR_ROLL) - value_cents(scene, his))
    for page in table.books.managers.values():
        page.balance_cents = 10**9
    order = deal(table, "A1", "Cy", gain + 100 * asked, "C1")
    number = table.order("Ann", order)
    answer_for_program(table.desk, scene, table.books.deals[number], SeededChance(1))
    assert table.books.deals[number].accepted is accepted


def test_an_ai_manager_refuses_what_cannot_be_paid(table: Table) -> None:
    number = table.order("Ann", deal(table, "C1", "Cy", -(10**9)))
    table.hold()
    assert table.books.deals[number].accepted is False
    assert table.fighter("C1").manager == table.manager("Cy")


def test_deals_lapse_at_the_end_of_the_campaign() -> None:
    table = Table(options=LeagueOptions(nights=1, corners="plain"))
    number = table.order("Ann", deal(table, cents=0))
    table.hold()
    assert (table.books.ended, table.books.deals[number].accepted) == (True, False)
