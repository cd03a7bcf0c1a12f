"""Two fighters side by side."""

from __future__ import annotations

from ringside_manager.bout.outcome import Method
from ringside_manager.office.facts import Record
from ringside_manager.office.facts.bouts import comparison
from tests.office.table import Table


def _table() -> Table:
    table = Table()
    table.win("A1", "B1")
    table.pass_nights(4)
    table.win("A1", "B2", Method.UD)
    table.win("B2", "A2", Method.TKO)
    table.pass_nights(4)
    table.win("B1", "A1")
    table.win("A2", "B2")
    return table


def test_the_tale_of_the_tape() -> None:
    table = _table()
    told = comparison(table.books, table.number("A1"), table.number("B1"))
    assert (told.red.abilities.agility, told.blue.abilities.agility) == (50, 50)
    assert (told.red.name, told.blue.name) == ("A1", "B1")
    assert (told.longest_winning, told.stoppages_lost, told.rounds) == ((2, 1), (1, 1), (9, 6))
    assert (told.title_bouts, told.reigns) == ((0, 0), (0, 0))


def test_bouts_with_each_other_from_reds_side() -> None:
    table = _table()
    told = comparison(table.books, table.number("A1"), table.number("B1"))
    assert told.head_to_head == Record(1, 1)
    assert [meeting.winner for meeting in told.meetings] == [table.number("A1"), table.number("B1")]


def test_common_opponents_with_the_bouts_of_each() -> None:
    table = _table()
    told = comparison(table.books, table.number("A1"), table.number("A2"))
    ((opponent, (mine, his)),) = told.common
    assert opponent.name == "B2"
    assert [(bout.won, bout.method) for bout in mine] == [(True, Method.UD)]
    assert [bout.won for bout in his] == [False, True]
    assert told.meetings == ()


def test_a_fighter_against_himself_has_no_meetings() -> None:
    table = _table()
    told = comparison(table.books, table.number("A1"), table.number("A1"))
    assert (told.meetings, told.head_to_head) == ((), Record())
