"""What the program's managers plan for their stables: who is sold, bought, signed and retired, and why (C79)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ringside_manager.bout.chance import SeededChance
from ringside_manager.campaign.ai import Scene, careers, planning
from ringside_manager.campaign.ai.planning import (
    LOOKS_FOR,
    NO_PLACE,
    PARTS_WITH,
    TOO_LITTLE,
    Lack,
    Parting,
    Plan,
    plan_of,
)
from ringside_manager.campaign.books import (
    Conduct,
    FighterBook,
    LeagueOptions,
    LedgerKind,
    StableMethod,
    Temperament,
)
from ringside_manager.campaign.orders import ProposeDeal
from ringside_manager.league.business.contracts import DealProposed
from ringside_manager.office.agreeing import scene_of
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.facts.inbox import open_decisions
from ringside_manager.office.facts.managers import manager_facts
from ringside_manager.office.founding import league_options
from ringside_manager.office.founding_script import Founding
from ringside_manager.office.house_rules import shipped
from ringside_manager.office.orders.careers import answer_for_program, propose
from tests.office.clubs import FOUR, founding
from tests.office.seasons import Season
from tests.office.table import Table
from tests.slow import each

YEARS = (("years.a_season", 1), ("years.retire_percent", 6), ("years.fade_percent", 40))
OPTIONS = LeagueOptions(
    corners="plain", conduct=Conduct.BY_WORTH, nights=260, stable_size=3, house_numbers=YEARS
)


def league(*managers: str, **more: object) -> Table:
    """Managers of the program with money, everybody 25 years old, who has boxed once and is worth 10 POP."""
    table = Table(managers or ("ai:Ann", "ai:Bob"), options=replace(OPTIONS, **more))  # type: ignore[arg-type]
    for page in table.books.fighters.values():
        page.entered_age, page.bouts_under_manager, page.percentage = 25, 1, 20
        famous(page, 20)
    for manager in table.books.managers.values():
        manager.balance_cents = 100_000_000
    table.pass_nights(13)
    return table


def famous(page: FighterBook, half: int, rank: int | None = None) -> None:
    page.earned_half, page.rank, page.rank_half = half, rank, 0
    page.pop_half = half


def plan(table: Table) -> Plan:
    return plan_of(scene_of(table.books, table.books.closed))


def proposals(table: Table, name: str) -> list[planning.Proposal]:
    return list(
        careers.deals(scene_of(table.books, table.books.closed), table.books.managers[table.manager(name)])
    )


def agreed(table: Table, by: str, wish: ProposeDeal) -> bool:
    """Whether the other manager takes a deal that is proposed to him."""
    number = table.order(by, wish)
    answer_for_program(
        table.desk, scene_of(table.books, table.books.closed), table.books.deals[number], SeededChance(1)
    )
    return bool(table.books.deals[number].accepted)


def place_free(table: Table, name: str) -> None:
    """Let a man go whom nobody would miss, so that there is a place in his stable."""
    page = table.fighter(name)
    table.books.managers[page.manager or 0].stable.remove(page.number)
    page.manager, page.percentage = None, None


# What a man will still be paid


def test_a_young_man_is_worth_more_than_an_old_one_who_is_as_good_and_as_famous() -> None:
    table = league()
    young, old = table.fighter("A1"), table.fighter("A2")
    young.entered_age, old.entered_age = 21, 34
    ann = table.books.managers[young.manager or 0]
    assert plan(table).worth(ann, young) > 1.2 * plan(table).worth(ann, old)


def test_what_counts_is_what_he_will_be_paid_and_not_what_he_has_been_paid() -> None:
    table = league()
    coming, gone = table.fighter("A1"), table.fighter("A2")
    coming.abilities = replace(coming.abilities, agility=coming.abilities.agility + 8)
    gone.earnings_dollars, gone.entered_age = 90_000, 35
    ann = table.books.managers[coming.manager or 0]
    assert plan(table).worth(ann, coming) > plan(table).worth(ann, gone)
    assert careers.value_cents(scene_of(table.books, 13), coming) < careers.value_cents(
        scene_of(table.books, 13), gone
    )


def test_a_contract_that_ends_soon_is_worth_less() -> None:
    table = league()
    short, long = table.fighter("A1"), table.fighter("A2")
    short.contract_until, long.contract_until = 52, 156
    ann = table.books.managers[short.manager or 0]
    assert plan(table).worth(ann, short) < plan(table).worth(ann, long)


def test_a_contender_is_worth_less_beside_the_champion_of_his_own_stable() -> None:
    table = league()
    famous(table.fighter("A1"), 60, 0)
    table.books.divisions[""].champion = table.number("A1")
    famous(table.fighter("A2"), 40, 1)
    table.books.divisions[""].ranking = [table.number("A2")]
    second = table.fighter("A2")
    ann, bob = (table.books.managers[table.manager(name)] for name in ("Ann", "Bob"))
    second.contract_until = 260
    assert plan(table).dollars(ann, second, 104) < plan(table).dollars(bob, second, 104)
    place_free(table, "B3")
    ((sale, why),) = proposals(table, "Ann")
    assert (sale.fighter, sale.partner) == (second.number, bob.number)
    assert why == PARTS_WITH[Parting.BLOCKED]


# Sold, bought, exchanged


def test_an_old_man_is_sold_while_he_still_brings_money() -> None:
    table = league()
    old = table.fighter("A1")
    famous(old, 40, 2)
    table.books.divisions[""].ranking = [old.number]
    famous(table.fighter("A2"), 38, 1)
    place_free(table, "B3")
    assert proposals(table, "Ann") == []  # as long as he is in his prime
    old.entered_age = 33
    ((sale, why),) = proposals(table, "Ann")
    assert (sale.fighter, sale.partner) == (old.number, table.manager("Bob"))
    assert why == PARTS_WITH[Parting.AGE]
    assert agreed(table, "Ann", sale)
    assert old.manager == table.manager("Bob")
    assert table.books.ledger[-1].kind is LedgerKind.SALE


def test_a_missing_contender_is_bought_from_a_stable_that_has_two() -> None:
    table = league("ai:Ann", "ai:Bob", "ai:Cy")
    for rank, name in enumerate(("B1", "B2", "C1"), 1):
        famous(table.fighter(name), 44 - rank, rank)
    table.books.divisions[""].ranking = [table.number(name) for name in ("B1", "B2", "C1")]
    ((wish, why),) = proposals(table, "Ann")
    assert why == LOOKS_FOR[Lack.CONTENDER]
    assert (wish.partner, wish.price_cents < 0) == (table.manager("Bob"), True)
    assert wish.fighter in (table.number("B1"), table.number("B2"))
    assert agreed(table, "Ann", wish)
    assert table.fighter("C1").manager == table.manager("Cy")
    assert not any(reason == LOOKS_FOR[Lack.CONTENDER] for _, reason in proposals(table, "Ann"))


def test_without_a_place_a_man_of_ones_own_goes_in_exchange() -> None:
    table = league()
    for rank, name in enumerate(("B1", "B2"), 1):
        famous(table.fighter(name), 44 - rank, rank)
    table.books.divisions[""].ranking = [table.number(name) for name in ("B1", "B2")]
    table.sign("A4", table.manager("Ann"))
    ((wish, _),) = proposals(table, "Ann")
    assert wish.in_exchange in (table.number("B1"), table.number("B2"))
    assert table.books.fighters[wish.fighter].manager == table.manager("Ann")
    assert wish.price_cents < 0
    assert agreed(table, "Ann", wish)


def test_a_man_sold_is_not_sold_again_at_once() -> None:
    table = league()
    old = table.fighter("A1")
    old.entered_age = 33
    famous(old, 40, 2)
    famous(table.fighter("A2"), 38, 1)
    place_free(table, "B3")
    ((sale, _),) = proposals(table, "Ann")
    assert agreed(table, "Ann", sale)
    assert proposals(table, "Bob") == []


@each("age, parts", [(34, True), (21, False)])
def test_for_the_same_money_an_old_man_is_to_be_had_and_a_young_one_is_not(age: int, parts: bool) -> None:
    table = league("Ann", "ai:Bob")
    wanted = table.fighter("B1")
    bob = table.books.managers[table.manager("Bob")]
    between = []
    for years in (34, 21):
        wanted.entered_age = years
        between.append(plan(table).worth(bob, wanted))
    wanted.entered_age = age
    price = round(sum(between) / 200) * 100
    number = table.order("Ann", ProposeDeal(wanted.number, bob.number, -price))
    answer_for_program(table.desk, scene_of(table.books, 13), table.books.deals[number], SeededChance(1))
    deal = table.books.deals[number]
    assert (deal.accepted, deal.refusal) == (parts, "" if parts else TOO_LITTLE)


def test_a_full_stable_takes_nobody_for_money() -> None:
    table = league("Ann", "ai:Bob")
    table.sign("B4", table.manager("Bob"))
    number = table.order("Ann", ProposeDeal(table.number("A1"), table.manager("Bob"), 100))
    table.hold()
    assert (table.books.deals[number].accepted, table.books.deals[number].refusal) == (False, NO_PLACE)


# Signed and retired


def test_an_empty_place_goes_to_the_free_agent_who_will_be_paid_most() -> None:
    table = league("ai:Ann", "ai:Bob", stable_size=4)
    weak, strong = (table.fighter(name) for name in ("A3", "B3"))
    strong.abilities = replace(strong.abilities, agility=strong.abilities.agility + 6)
    for name in ("A3", "B3"):
        place_free(table, name)
    order = plan(table).signing(table.books.managers[table.manager("Ann")])
    assert order is not None
    assert order.fighter == strong.number
    table.hold()
    assert {weak.manager, strong.manager} == {table.manager("Ann"), table.manager("Bob")}


@each("agility, age, retired", [(-14, 34, True), (+8, 24, False)])
def test_who_loses_is_retired_if_a_newcomer_would_earn_more_in_his_place(
    agility: int, age: int, retired: bool
) -> None:
    table = league()
    table.pass_nights(39)
    loser = table.fighter("A1")
    loser.abilities = replace(loser.abilities, agility=loser.abilities.agility + agility)
    loser.entered_age, loser.losing_streak = age, 4
    famous(loser, -4)
    loser.tally.losses_ko = 4
    ann = table.books.managers[loser.manager or 0]
    found = careers.retirements(Scene(table.books, 52), ann)
    assert [order.fighter for order in found] == ([loser.number] if retired else [])


# What is said


def test_a_person_reads_why_the_program_wants_his_man() -> None:
    table = league("ai:Ann", "Bob")
    for rank, name in enumerate(("B1", "B2"), 1):
        famous(table.fighter(name), 44 - rank, rank)
    table.books.divisions[""].ranking = [table.number(name) for name in ("B1", "B2")]
    ((wish, why),) = proposals(table, "Ann")
    propose(wish, table.desk, table.party("Ann"), why)
    row = next(one for one in open_decisions(table.books, table.party("Bob")) if one.kind is InboxKind.DEAL)
    assert row.word == LOOKS_FOR[Lack.CONTENDER]


def test_the_plans_of_the_program_stand_on_its_managers_pages_and_persons_have_none() -> None:
    table = league("ai:Ann", "Bob")
    table.fighter("A1").entered_age = table.fighter("A2").entered_age = 35
    ann, bob = (manager_facts(table.books, table.manager(name)).plan for name in ("Ann", "Bob"))
    assert ann == (
        "This stable looks for a contender: it has none.",
        "Past their best, and to be had as long as they bring money: A1, A2.",
    )
    assert bob == ()


@pytest.mark.parametrize("temperament", Temperament)
def test_leagues_of_old_make_no_plans(temperament: Temperament) -> None:
    table = league(conduct=Conduct.IN_TURN)
    ann = table.books.managers[table.manager("Ann")]
    ann.temperament = temperament
    table.fighter("A1").entered_age = 35
    place_free(table, "B3")
    assert proposals(table, "Ann") == []
    assert manager_facts(table.books, ann.number).plan == ()


# Whole seasons


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_proposed_among_the_programs_managers_leaves_nobody_poorer_than_half(seed: int) -> None:
    played = Season(by_generations(seed))
    played.hold(160, seed)
    books = played.books
    proposed = [deed for deed in played.deeds if isinstance(deed, DealProposed)]
    assert books.doubts == []
    assert proposed
    assert all(deed.reason for deed in proposed)
    assert all(books.deals[number].accepted is not None for number in books.deals)
    assert min(manager.balance_cents for manager in books.managers.values()) >= 0
    kinds = {deed.reason for deed in proposed}
    assert PARTS_WITH[Parting.AGE] in kinds
    assert LOOKS_FOR[Lack.CONTENDER] in kinds


def by_generations(seed: int) -> Founding:
    base = founding(
        FOUR, seed, size=5, options={"conduct": "by_worth", "judgement": "learnt", "nights": "260"}
    )
    pack = shipped("generations")
    chosen = league_options("ringside", StableMethod.DRAFT, 5, {"corners": "plain", "nights": "260"}, pack)
    return replace(base, options=chosen)
