"""Brackets as they are shown: byes, nights, what settled a draw, who is out; and tournaments not yet drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Slot
from ringside_manager.campaign.orders import DrawTournament, OfferBout, RetireFighter, Seeding
from ringside_manager.errors import RuleError
from ringside_manager.league.business.bouts import Aftermath
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.league.business.tournaments import TournamentDrawn, WalkoverGiven
from ringside_manager.office.facts.promoter import candidates, objection, plan
from ringside_manager.office.facts.tournaments import BracketRow, Decision, bracket, brackets
from tests.league.scribe import draw, result
from tests.office.table import OPTIONS, Table, everybody
from tests.slow import each


def cup(table: Table, count: int, night: int = 1, *, for_title: bool = False) -> int:
    """A tournament of the first so many fighters, seeded in order of entry; its number."""
    entrants = tuple(table.books.fighters)[:count]
    return table.write(TournamentDrawn("Cup", "", entrants, night, for_title))


def row(table: Table, number: int) -> BracketRow:
    found = bracket(table.books, number)
    assert found is not None
    return found


@each("count, size", [(2, 2), (5, 8), (8, 8), (13, 16)])
def test_the_places_are_those_of_the_next_power_of_two(count: int, size: int) -> None:
    table = Table(stable=7)
    shown = row(table, cup(table, count))
    assert (shown.size, shown.byes, shown.left) == (size, size - count, count)
    assert [len(cells) for cells in shown.rounds] == [
        size >> number for number in range(1, len(shown.rounds) + 1)
    ]
    byes = [cell for cell in shown.rounds[0] if cell.decision is Decision.BYE]
    assert {cell.red.seed for cell in byes if cell.red} == set(range(1, size - count + 1))
    assert all(cell.blue is None and cell.winner == cell.red.fighter for cell in byes if cell.red)
    assert [cells[0].night for cells in shown.rounds] == [1 + 4 * place for place in range(len(shown.rounds))]


def test_a_whole_tournament_of_thirteen_runs_to_its_winner() -> None:
    table = Table(stable=7)
    entrants = tuple(table.books.fighters)[:13]
    number = table.order("promoter", everybody(entrants=entrants, seeding=Seeding.GIVEN))
    for _ in range(13):
        table.hold()
    shown = row(table, number)
    assert shown.winner is not None
    assert (shown.left, shown.next_night) == (1, 0)
    fought = [cell for cells in shown.rounds for cell in cells if cell.bout]
    assert len(fought) == 12
    assert all(cell.fought and table.books.bouts[cell.bout].night == cell.night for cell in fought)
    way = shown.cells_of(shown.winner.fighter)
    assert len(way) == 4
    assert all(cell.winner == shown.winner.fighter for cell in way)
    assert all(cell.decision is not Decision.OPEN for cells in shown.rounds for cell in cells)


@each(
    "outcome, tie, decision, ahead",
    [
        (result(winner=BLUE), ((1, 2),), Decision.RESULT, BLUE),
        (draw(damage=(40, 41)), ((1, 2),), Decision.DAMAGE, BLUE),
        (draw(damage=(40, 40), landed=(21, 20)), ((1, 2),), Decision.LANDED, RED),
        (draw(damage=(40, 40), landed=(20, 20)), ((7, 7), (3, 9)), Decision.DICE, BLUE),
    ],
)
def test_the_step_that_settled_it_is_told(
    outcome: object, tie: tuple[tuple[int, int], ...], decision: Decision, ahead: object
) -> None:
    table = Table()
    number = cup(table, 2)
    men = tuple(table.books.fighters)[:2]
    dice = Aftermath((1, 1), (10, 10), tie)
    table.bout(1, *men, outcome, dice=dice, slot=Slot(number, 1, 1), rounds=7)  # type: ignore[arg-type]
    (cell,) = row(table, number).rounds[0]
    assert (cell.decision, cell.winner) == (decision, men[ahead.index])  # type: ignore[attr-defined]
    assert cell.method is (Method.DRAW if decision is not Decision.RESULT else Method.KO)


def test_what_is_to_come_is_marked_with_the_earliest_night() -> None:
    table = Table()
    number = cup(table, 4, night=3)
    assert row(table, number).next_night == 3
    table.pass_nights(9)
    shown = row(table, number)
    assert [cell.night for cell in shown.rounds[0]] == [10, 10]
    assert all(cell.is_next and not cell.bout for cell in shown.rounds[0])
    assert not shown.rounds[1][0].is_next


def test_those_under_way_come_first_then_the_latest() -> None:
    table = Table()
    over = cup(table, 2)
    table.bout(1, *tuple(table.books.fighters)[:2], result(), slot=Slot(over, 1, 1), rounds=7)
    first, second = cup(table, 4, 9), cup(table, 3, 9)
    assert [shown.number for shown in brackets(table.books)] == [second, first, over]
    assert bracket(table.books, 999) is None


# Who retires in it


def veteran(table: Table, name: str, opponent: str) -> None:
    """Lose three times, so that he may retire (C16)."""
    for _ in range(3):
        table.pass_nights(4)
        table.win(opponent, name)


def test_who_retires_lets_the_other_through() -> None:
    table = Table()
    veteran(table, "A1", "A3")
    table.pass_nights(4)
    number = cup(table, 4, table.books.closed + 1)
    table.order("Ann", RetireFighter(table.number("A1"), replace=False))
    cell = next(c for c in row(table, number).rounds[0] if c.red and c.red.retired)
    assert cell.decision is Decision.WALKOVER
    assert cell.winner == (cell.blue and cell.blue.fighter)


def test_two_who_retire_leave_the_title_to_nobody_who_is_gone() -> None:
    table = Table()
    veteran(table, "A1", "A3")
    veteran(table, "A2", "A3")
    table.pass_nights(4)
    number = cup(table, 2, table.books.closed + 1, for_title=True)
    for name in ("A1", "A2"):
        table.order("Ann", RetireFighter(table.number(name), replace=False))
    assert table.books.doubts == []
    shown = row(table, number)
    assert shown.winner is not None
    assert shown.winner.name == "A2"
    division = table.books.divisions[""]
    assert division.champion is None
    assert [table.books.fighters[reign.fighter].name for reign in division.reigns] == ["A2"]


def test_a_retired_man_who_is_given_the_final_is_no_champion() -> None:
    table = Table()
    number = cup(table, 2, for_title=True)
    one, other = tuple(table.books.fighters)[:2]
    table.write(FighterRetired(one), FighterRetired(other), WalkoverGiven(Slot(number, 1, 1), one))
    assert row(table, number).winner is not None
    assert table.books.divisions[""].champion is None
    assert table.books.divisions[""].reigns == []


# Before it is drawn


@pytest.fixture
def table() -> Table:
    table = Table()
    table.crown("B2", "A1")
    return table


def test_candidates_stand_in_the_order_the_office_seeds_by(table: Table) -> None:
    rows = candidates(table.books, "", 9, 6)
    order = everybody(night=9, seeding=Seeding.RANKING)
    assert objection(table.books, order, table.party("promoter")) is None
    number = table.order("promoter", order)
    assert tuple(one.fighter for one in rows) == table.books.tournaments[number].bracket.entrants
    assert [one.place for one in rows] == [1, 2, 3, 4, 5, 6]
    assert (rows[0].name, rows[0].rank) == ("B2", 0)


def test_who_is_promised_elsewhere_is_named_with_the_rule(table: Table) -> None:
    table.order("Ann", OfferBout(12, table.number("A1"), table.number("A2"), Arena.PITS))
    refused = {one.name: one.rule for one in candidates(table.books, "", 10, 4) if one.objection}
    assert refused == {"A1": "C62", "A2": "C62"}
    assert not any(one.objection for one in candidates(table.books, "", 16, 4))


def test_the_plan_counts_the_places_of_the_card() -> None:
    short = Table(stable=4, options=replace(OPTIONS, card_cap=1))
    order = everybody(night=20, entrants=tuple(short.books.fighters), seeding=Seeding.RANKING)
    planned = plan(short.books, order)
    assert planned is not None
    assert (planned.nights, planned.until, planned.beyond) == ((20, 25, 31), (23, 27, 31), False)
    number = short.order("promoter", order)
    drawn = row(short, number)
    assert [max(cell.night for cell in cells) for cells in drawn.rounds] == list(planned.until)


def test_a_plan_that_the_cards_hold_up_beyond_the_end_says_so() -> None:
    short = Table(stable=4, options=replace(OPTIONS, card_cap=1, nights=29))
    planned = plan(short.books, everybody(night=20, entrants=tuple(short.books.fighters)))
    assert planned is not None
    assert planned.beyond


def test_the_plan_is_the_bracket_that_will_be_drawn(table: Table) -> None:
    entrants = tuple(map(table.number, ("A1", "A2", "A3", "B1", "B2")))
    order = everybody(night=20, entrants=entrants, seeding=Seeding.RANKING)
    planned = plan(table.books, order)
    assert planned is not None
    assert (planned.size, planned.byes, planned.nights, planned.beyond) == (8, 3, (20, 24, 28), False)
    assert planned.tired == ()
    number = table.order("promoter", order)
    drawn = [(cell.red, cell.blue) for cell in row(table, number).rounds[0]]
    assert planned.pairs == tuple(
        (red.fighter if red else 0, blue.fighter if blue else 0) for red, blue in drawn
    )


def test_who_is_not_rested_on_the_first_night_is_told(table: Table) -> None:
    entrants = tuple(map(table.number, ("A1", "A2", "B2")))
    planned = [plan(table.books, everybody(night=night, entrants=entrants)) for night in (4, 5)]
    assert [one and one.tired for one in planned] == [(table.number("A1"), table.number("B2")), ()]


def test_a_draw_by_dice_tells_no_pairs_and_a_late_one_is_marked(table: Table) -> None:
    entrants = tuple(map(table.number, ("A1", "A2", "A3")))
    planned = plan(table.books, everybody(night=50, entrants=entrants))
    assert planned is not None
    assert (planned.pairs, planned.beyond) == ((), True)
    assert plan(table.books, everybody(entrants=entrants[:1])) is None


@each(
    "by, change, rule",
    [
        ("Ann", {}, "C3"),
        ("promoter", {"first_night": 1}, "C62"),
        ("promoter", {"for_title": True}, "C60"),
        ("promoter", {"weight_class": "fly"}, "C1"),
    ],
)
def test_the_office_says_beforehand_what_it_will_say(
    table: Table, by: str, change: dict[str, object], rule: str
) -> None:
    order = replace(everybody(night=9), **change)  # type: ignore[arg-type]
    before = len(table.entries)
    refused = objection(table.books, order, table.party(by))
    assert isinstance(refused, RuleError)
    assert refused.rule == rule == table.refusal(by, order).rule
    assert str(refused) == str(table.refusal(by, order))
    assert len(table.entries) == before


def test_several_tournaments_run_beside_each_other() -> None:
    table = Table(stable=4)
    men = tuple(table.books.fighters)
    first = table.order("promoter", DrawTournament("One", 1, False, entrants=men[:4]))
    second = table.order("promoter", DrawTournament("Two", 2, False, entrants=men[4:]))
    for _ in range(7):
        table.hold()
    assert row(table, first).winner is not None
    assert row(table, second).winner is not None
    assert table.books.doubts == []
