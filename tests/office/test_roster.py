"""All fighters as rows of one table."""

from __future__ import annotations

import time

import pytest

from ringside_manager.campaign.books import Books, FighterBook
from ringside_manager.campaign.progress import Gains
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.office.facts.roster import RosterRow, roster, stable_rows
from tests.league.scribe import result
from tests.office.seasons import season
from tests.office.table import Table


def _row(table: Table, name: str) -> RosterRow:
    return next(row for row in roster(table.books) if row.name == name)


def test_a_row_tells_what_the_book_says() -> None:
    table = Table()
    table.bout(1, table.number("A1"), table.number("B1"), result(knockdowns=(2, 1)), rounds=7)
    table.close(1)
    row = _row(table, "A1")
    assert (row.wins, row.losses, row.kos, row.bouts, row.streak) == (1, 0, 1, 1, 1)
    assert (row.knockdowns, row.knockdowns_suffered, row.earnings) == (2, 1, 70)
    assert (row.manager, row.manager_name) == (table.manager("Ann"), "Ann")
    assert (row.pop_half, row.ko_share, row.win_share) == (6, 1.0, 1.0)
    assert _row(table, "B1").streak == -1
    assert _row(table, "A2").ko_share is None
    assert _row(table, "A2").win_share is None


def test_condition_counts_to_the_next_night() -> None:
    table = Table()
    table.bout(1, table.number("A1"), table.number("B1"), result(loss=(30, 40)), rounds=7)
    table.close(1)
    row = _row(table, "A1")
    assert (row.nights_since, row.rested_in, row.carried_loss) == (0, 3, 30)  # night 5 is free again (C55)
    table.pass_nights(2)
    row = _row(table, "A1")
    assert (row.nights_since, row.rested_in, row.carried_loss) == (2, 1, 30)
    table.pass_nights(1)
    row = _row(table, "A1")
    assert (row.nights_since, row.rested_in, row.carried_loss) == (3, 0, 0)
    assert (_row(table, "A2").nights_since, _row(table, "A2").rested_in) == (None, 0)


def test_the_retired_and_the_free_are_there_too() -> None:
    table = Table()
    free = table.sign("Free", None)
    table.write(FighterRetired(table.number("A1"), "enough"))
    rows = {row.number: row for row in roster(table.books)}
    assert (rows[free].manager, rows[free].manager_name, rows[free].is_retired) == (None, "", False)
    assert rows[table.number("A1")].is_retired
    assert [row.name for row in stable_rows(table.books, table.manager("Ann"))] == ["A2", "A3"]


def test_champions_have_rank_nought() -> None:
    books = season()
    champions = {row.number for row in roster(books) if row.is_champion}
    assert champions == {d.champion for d in books.divisions.values() if d.champion is not None}
    assert len(roster(books)) == len(books.fighters)


@pytest.mark.speed
def test_ten_thousand_rows_take_less_than_60_ms() -> None:
    books = _crowd(10_000)
    roster(books)
    started = time.perf_counter()
    rows = roster(books)
    took = 1000 * (time.perf_counter() - started)
    print(f"10,000 rows: {took:.0f} ms")
    assert len(rows) == 10_000
    assert took < 60


def _crowd(count: int) -> Books:
    some = list(season().fighters.values())
    books = Books(managers=season().managers)
    for number in range(1, count + 1):
        like = some[number % len(some)]
        books.fighters[number] = FighterBook(
            number, like.fighter, "", like.entrance, 0, 0, None, like.abilities, Gains(), 25, like.manager,
            like.percentage, like.bouts_under_manager, like.tally, last_night=like.last_night, lost=like.lost,
        )  # fmt: skip
    return books
