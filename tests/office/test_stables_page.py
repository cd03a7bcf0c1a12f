"""Managers: the race for the money, and the page of each."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ringside_manager.bout.corner import BLUE
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books
from ringside_manager.campaign.orders import AnswerDeal, OfferBout, ProposeDeal
from ringside_manager.office.facts import Record
from ringside_manager.office.facts.managers import manager_facts, standing_rows
from ringside_manager.office.facts.roster import (
    Condition,
    StableGlance,
    league_table,
    next_bouts,
    stable_glance,
)
from tests.league.scribe import result
from tests.office.seasons import season
from tests.office.table import Table, everybody


@pytest.fixture(params=["draft", "auction"])
def books(request: pytest.FixtureRequest) -> Books:
    return season(request.param)


def test_the_race_is_in_the_order_of_the_money(books: Books) -> None:
    rows = standing_rows(books)
    money = [row.balance_cents for row in rows]
    assert money == sorted(money, reverse=True)
    assert {row.manager.number: row.balance_cents for row in rows} == {
        number: page.balance_cents for number, page in books.managers.items()
    }
    assert {row.manager.number for row in rows if row.won} == set(books.winners)
    assert rows[0].place == 1
    assert sum(row.reigns for row in rows) == len(books.divisions[""].reigns)


def test_the_seasons_make_the_balance(books: Books) -> None:
    for number, page in books.managers.items():
        facts = manager_facts(books, number)
        assert sum(row.net_cents for row in facts.seasons) == page.balance_cents
        assert facts.seasons[-1].balance_cents == page.balance_cents
        assert [row.number for row in facts.stable] == page.stable
        ended = facts.standing
        assert ended.season_cents == facts.seasons[-1].net_cents


def test_rivals_mirror_each_other(books: Books) -> None:
    facts = {number: manager_facts(books, number) for number in books.managers}
    for number, mine in facts.items():
        for rival in mine.rivals:
            if rival.manager is None:
                continue
            his = next(
                r for r in facts[rival.manager.number].rivals if r.manager and r.manager.number == number
            )
            assert (rival.record.wins, rival.record.losses) == (his.record.losses, his.record.wins)


def test_deals_are_sorted_by_what_came_of_them(books: Books) -> None:
    for number in books.managers:
        facts = manager_facts(books, number)
        assert all(deal.profit_cents > 0 for deal in facts.best_deals)
        assert all(deal.profit_cents < 0 for deal in facts.worst_deals)
        if facts.best_deals:
            assert facts.best_deals[0].profit_cents == max(deal.profit_cents for deal in facts.contracts)


def test_a_bought_fighter_who_earns_nothing_is_a_bad_deal() -> None:
    table = Table()
    table.win("B1", "A2")
    deal = table.order("Ann", ProposeDeal(table.number("A1"), table.manager("Bob"), 1_400))
    table.order("Bob", AnswerDeal(deal, accept=True))
    facts = manager_facts(table.books, table.manager("Bob"))
    (worst,) = facts.worst_deals
    assert (worst.fighter.name, worst.profit_cents) == ("A1", -1_400)


def test_averages_titles_and_equal_places() -> None:
    table = Table()
    rows = standing_rows(table.books)
    assert [row.place for row in rows] == [1, 1]
    assert rows[0].average_pop_half == Fraction(0)
    assert rows[0].best is not None
    table.crown("A1", "B1")
    table.pass_nights(4)
    night = table.books.closed + 1
    best = table.books.bouts[table.fighter("A1").bouts[0]].arena
    pair = table.number("A1"), table.number("B1")
    table.bout(night, *pair, result(Method.KO, BLUE), best, title=True)
    table.close(night)
    rows = {row.manager.name: row for row in standing_rows(table.books)}
    assert [fighter.name for fighter in rows["Bob"].champions] == ["B1"]
    assert (rows["Ann"].reigns, rows["Bob"].reigns) == (1, 1)
    facts = manager_facts(table.books, table.manager("Ann"))
    assert [(reign.champion.name, reign.defences) for reign in facts.reigns] == [("A1", 0)]
    assert [(rival.manager and rival.manager.name, rival.record) for rival in facts.rivals] == [
        ("Bob", Record(1, 1))
    ]


def test_an_empty_stable_has_no_average() -> None:
    table = Table(stable=0)
    row = standing_rows(table.books)[0]
    assert (row.average_pop_half, row.best, row.fighters) == (None, None, 0)
    assert manager_facts(table.books, row.manager.number).seasons == ()


# A stable at a glance, and the league table


def at(table: Table, name: str) -> StableGlance:
    """One fighter of Ann's."""
    return next(row for row in stable_glance(table.books, table.manager("Ann")) if row.name == name)


def test_condition_tells_what_he_would_carry() -> None:
    table = Table()
    assert at(table, "A1").condition is Condition.NEW
    table.bout(1, table.number("A1"), table.number("B1"), result(loss=(20, 60), start=(99, 60)), rounds=7)
    table.close(1)
    tired = at(table, "A1")
    assert (tired.condition, tired.nights_since, tired.rested_on, tired.lost, tired.start) == (
        Condition.TIRED, 1, 5, 20, 99,
    )  # fmt: skip
    (spent, *_) = stable_glance(table.books, table.manager("Bob"))
    assert (spent.condition, spent.lost) == (Condition.SPENT, 60)
    table.pass_nights(3)
    rested = at(table, "A1")
    assert (rested.condition, rested.nights_since, rested.rested_on, rested.lost) == (
        Condition.RESTED, 4, None, 0,
    )  # fmt: skip


def test_the_bouts_left_at_a_percentage_count_down() -> None:
    table = Table()
    left = [at(table, "A1").bouts_to_renewal]
    for _ in range(10):
        table.win("A1", "B1")
        table.pass_nights(3)
        left.append(at(table, "A1").bouts_to_renewal)
    assert left == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 10]
    assert at(table, "A1").may_retire
    assert not at(table, "A2").may_retire


def test_the_bouts_to_come_are_listed_once_soonest_first() -> None:
    table = Table()
    table.order("Ann", OfferBout(6, table.number("A1"), table.number("A2"), Arena.PITS))
    table.order("Ann", OfferBout(3, table.number("A3"), table.number("A2"), Arena.PITS))
    found = next_bouts(table.books, table.manager("Ann"))
    assert [(bout.night, bout.arena) for _, bout in found] == [(3, Arena.PITS), (6, Arena.PITS)]
    assert set(found[0][1].fighters) == {table.number("A3"), table.number("A2")}
    assert [bout.night for bout in at(table, "A2").booked] == [3, 6]
    assert next_bouts(table.books, table.manager("Bob")) == ()


def test_a_tournament_keeps_its_men() -> None:
    table = Table()
    table.order("promoter", everybody(night=1))
    # Six men: three rounds, on nights 1, 5 and 9.
    assert at(table, "A1").kept_until == 9


def test_the_league_table_tells_money_and_what_the_latest_night_brought() -> None:
    table = Table()
    table.win("A1", "B1")
    table.win("A2", "B2")
    rows = [(row.place, row.name, row.balance_cents, row.change_cents) for row in league_table(table.books)]
    assert rows == [(1, "Ann", 2_800, 1_400), (2, "Bob", 1_200, 600)]
    fresh = league_table(Table().books)
    assert [row.place for row in fresh] == [1, 1]
