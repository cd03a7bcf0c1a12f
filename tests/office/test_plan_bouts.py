"""The bouts a fight plan may be written for."""

from __future__ import annotations

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.bouts import setup_of
from ringside_manager.campaign.orders import MakeBout
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.office.facts.roster import bouts_to_plan
from tests.league.scribe import result
from tests.office.table import Table


def test_bouts_that_are_made_come_first_then_everybody_else_by_name() -> None:
    table = Table()
    mine = table.number("A2")
    table.order("promoter", MakeBout(4, table.number("B3"), mine, Arena.PITS))
    table.order("promoter", MakeBout(9, mine, table.number("B1"), Arena.PITS))
    table.write(FighterRetired(table.number("A3")))
    bouts = bouts_to_plan(table.books, mine)
    names = [table.books.fighters[bout.opponent_of(mine)].name for bout in bouts]
    assert names == ["B3", "B1", "A1", "B2"]
    assert [bool(bout.number) for bout in bouts] == [True, True, False, False]
    assert [bout.corner_of(mine) for bout in bouts] == [BLUE, RED, RED, RED]
    assert bouts[0].night == 4
    assert setup_of(table.books, bouts[0]).blue.name == "A2"
    assert setup_of(table.books, bouts[0]).terms.rounds == bouts[0].rounds
    assert setup_of(table.books, bouts[2]).terms.rounds == 12


def test_what_both_carry_is_part_of_it() -> None:
    table = Table()
    pair = table.number("A1"), table.number("B1")
    table.bout(1, *pair, result(Method.DEC, RED, loss=(10, 40)), rounds=7)
    table.close(1)
    again = next(bout for bout in bouts_to_plan(table.books, pair[0]) if bout.opponent_of(pair[0]) == pair[1])
    carried = setup_of(table.books, again).terms.carried
    assert [loss.loss if loss else 0 for loss in carried] == [10, 40]
