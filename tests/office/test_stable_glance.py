"""A stable at a glance, and the league table."""

from __future__ import annotations

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.orders import OfferBout
from ringside_manager.office.facts.roster import (
    Condition,
    StableGlance,
    league_table,
    next_bouts,
    stable_glance,
)
from tests.league.scribe import result
from tests.office.table import Table, everybody


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
