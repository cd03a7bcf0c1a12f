"""Rankings with their movement, and the line of champions."""

from __future__ import annotations

import pytest

from ringside_manager.bout.corner import BLUE
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import ReignEnd
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.league.business.nights import RankingOverridden
from ringside_manager.office.facts.rankings import rankings_page
from tests.league.scribe import result
from tests.office.seasons import Season, founding, season
from tests.office.table import Table


@pytest.mark.parametrize("seed", [1, 2])
def test_ranks_worked_out_are_those_the_books_drew_up(seed: int) -> None:
    played = Season(founding(seed=seed))
    drawn = {}
    for _ in range(30):
        played.hold(1, seed)
        pages = played.books.fighters.values()
        drawn[played.books.closed] = {page.number: page.rank for page in pages if page.rank is not None}
    assert {night: played.books.ranks_after(night) for night in drawn} == drawn
    assert any(drawn.values()), "nobody was ranked in thirty nights"


def test_before_the_first_night_nobody_is_ranked() -> None:
    assert season().ranks_after(0) == {}
    assert season().ranks_after(-3) == {}


def test_the_ladder_begins_with_the_champion() -> None:
    (page,) = rankings_page(season())
    assert [row.rank for row in page.ladder] == list(
        range(not page.champion, len(page.ladder) + (not page.champion))
    )
    books = season()
    assert all(books.fighters[row.fighter.number].rank == row.rank for row in page.ladder)
    assert len(page.lineage) == len(books.divisions[""].reigns)


def test_movement_is_counted_in_rungs() -> None:
    table = Table(stable=4)
    table.crown("A1", "B1")
    table.win("A2", "B2", Method.UD)
    table.win("A3", "B3", Method.KO)  # overtakes A2, who stands still
    (page,) = rankings_page(table.books)
    rows = {row.fighter.name: row for row in page.ladder}
    assert (rows["A1"].rank, rows["A1"].moved) == (0, 0)
    assert (rows["A3"].rank, rows["A3"].moved) == (1, None)
    assert (rows["A2"].rank, rows["A2"].before, rows["A2"].moved) == (2, 1, -1)
    assert rows["A2"].moved_in_month is None
    assert page.unranked == 2
    last = rows["A2"].last
    assert last is not None
    assert (last.won, last.method, last.opponent.name) == (True, Method.UD, "B2")


def test_the_line_of_champions() -> None:
    table = Table()
    final = table.crown("A1", "B1")
    table.pass_nights(4)
    night = table.books.closed + 1
    table.bout(
        night, table.number("A1"), table.number("B1"), result(Method.KO, BLUE),
        arena=table.books.bouts[final].arena, title=True,
    )  # fmt: skip
    table.close(night)
    (page,) = rankings_page(table.books)
    found = [(row.number, row.champion.name, row.end) for row in page.lineage]
    assert found == [(1, "A1", ReignEnd.BEATEN), (2, "B1", None)]
    assert page.lineage[1].manager is not None
    assert page.lineage[1].manager.name == "Bob"
    assert page.champion is not None
    assert page.champion.name == "B1"


def test_a_vacant_title_names_who_is_next_in_line() -> None:
    table = Table(stable=4)
    table.crown("A1", "B1")
    table.win("A2", "B2")
    table.win("A3", "B3")
    table.pass_nights(4)
    for _ in range(3):
        table.win("B1", "A1")
        table.pass_nights(4)
    table.write(FighterRetired(table.number("A1"), "enough"))
    table.pass_nights(4)
    (page,) = rankings_page(table.books)
    assert (page.vacant, page.champion, page.reign) == (True, None, None)
    assert [fighter.name for fighter in page.next_in_line] == [row.fighter.name for row in page.ladder[:2]]
    assert page.ladder[0].rank == 1


def test_no_champion_no_ladder() -> None:
    (page,) = rankings_page(Table().books)
    assert (page.crowned, page.vacant, page.ladder, page.unranked) == (False, False, (), 6)


def test_a_rank_the_promoter_gave_is_marked_and_remembered() -> None:
    table = Table(stable=4)
    table.crown("A1", "B1")
    table.win("A2", "B2")
    table.win("A3", "B3")
    before = table.books.ranks_after(table.books.closed)
    table.write(RankingOverridden(table.number("B3"), 1, "He was robbed."))
    table.pass_nights(1)
    drawn = {page.number: page.rank for page in table.books.fighters.values() if page.rank is not None}
    assert drawn[table.number("B3")] == 1
    assert table.books.ranks_after(table.books.closed) == drawn
    assert table.books.ranks_after(table.books.closed - 1) == before
    (page,) = rankings_page(table.books)
    given = {row.fighter.name: row.given for row in page.ladder}
    assert given["B3"] is not None
    assert given["B3"].reason == "He was robbed."
    assert given["A2"] is None
    table.write(RankingOverridden(table.number("B3"), None, "He was not."))
    table.pass_nights(1)
    assert table.books.ranks_after(table.books.closed) == before
