"""A tournament's chances: what they add up to, that what is decided stands, and what each seeding does."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from ringside_manager.campaign.books import Slot
from ringside_manager.campaign.orders import Seeding
from ringside_manager.campaign.tournament import Bracket, bracket_order, draw_bracket
from ringside_manager.errors import RuleError, UsageError
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.office.facts.seeding import Outlook, TournamentForecasting, come_through
from tests.league.scribe import result
from tests.office.table import Table, everybody
from tests.office.test_brackets import cup
from tests.slow import each


def endings(bracket: Bracket[int], beats: object) -> list[tuple[float, Bracket[int]]]:
    """Every way a bracket can end, with its chance; ``beats[final][red][blue]`` is that of red to go on."""
    for number in range(1, bracket.rounds + 1):
        for pairing in bracket.pairs(number):
            if pairing.is_ready:
                red, blue = pairing.red, pairing.blue
                share = beats[int(bracket.is_final(number))][red][blue]  # type: ignore[index]
                return [
                    (weight * chance, last)
                    for weight, after in ((share, bracket.record(red, blue)), (1 - share, bracket.record(blue, red)))
                    for chance, last in endings(after, beats)
                ]  # fmt: skip
    return [(1.0, bracket)]


def came_through(bracket: Bracket[int], beats: object) -> dict[tuple[int, int], float]:
    found = {(one, number): 0.0 for one in bracket.entrants for number in range(1, bracket.rounds + 1)}
    for chance, last in endings(bracket, beats):
        for number, row in enumerate(last.winners, 1):
            for one in row:
                found[one, number] += chance  # type: ignore[index]
    return found


@each("count", [2, 3, 5, 8, 11])
def test_chances_are_those_of_every_way_the_bracket_can_end(count: int) -> None:
    dice = random.Random(count)
    tables = np.zeros((2, count + 1, count + 1))
    tables[:, :count, count] = 1
    for length in range(2):
        for red in range(count):
            for blue in range(red):
                share = dice.random()
                tables[length, red, blue], tables[length, blue, red] = share, 1 - share
    bracket = draw_bracket(dice.sample(range(count), count))
    seats = [bracket.entrants[seed - 1] if seed <= count else count for seed in bracket_order(bracket.size)]
    told = come_through(np.array(seats), tables)
    true = came_through(bracket, tables)
    for (one, number), chance in true.items():
        assert told[seats.index(one), number - 1] == pytest.approx(chance)


@pytest.fixture
def table() -> Table:
    return Table(stable=4)


def test_what_is_decided_stands_and_who_has_retired_is_beaten(table: Table) -> None:
    number = cup(table, 7, for_title=True)
    first, second = table.books.tournaments[number].bracket.pairs(1)[1:3]
    assert first.red is not None
    assert first.blue is not None
    assert second.red is not None
    assert second.blue is not None
    table.bout(1, first.red, first.blue, result(), slot=Slot(number, 1, first.place), rounds=7)
    table.write(FighterRetired(second.blue))
    forecasting = TournamentForecasting.of(table.books, table.books.tournaments[number])
    assert list(forecasting.fight(5)) == list(range(1, forecasting.pairs + 1))
    told = forecasting.forecast()
    assert told.stands is not None
    assert told.stands.of(first.red).rounds[0] == (1, 0)
    assert set(told.stands.of(first.blue).rounds) == {(0, 0)}
    assert told.stands.of(second.red).rounds[0] == (1, 0)
    assert [study.seeding for study in told.seedings] == [Seeding.GIVEN, Seeding.RANKING, Seeding.DICE]
    for outlook in (told.stands, *told.seedings):
        adds_up(outlook)
        assert (second.blue in {one.fighter for one in outlook.entrants}) == (outlook is told.stands)
    assert told.seedings[0].of(first.blue).win.share > 0


def test_a_plan_is_studied_under_the_seedings_it_can_have(table: Table) -> None:
    men = tuple(table.books.fighters)[:4]
    order = everybody(entrants=men, seeding=Seeding.GIVEN)
    forecasting = TournamentForecasting.planned(table.books, order)
    assert list(forecasting.fight(20, ThreadPoolExecutor(2)))[-1] == forecasting.pairs == 6
    told = forecasting.forecast()
    assert (told.stands, told.bouts) == (None, 20)
    given, _, dice = told.seedings
    adds_up(given)
    # Four men are drawn in three ways, each as likely: whoever is best meets the second in one of them before the final.
    best = [next(one.fighter for one in dice.entrants if one.name == name) for name in told.best]
    rest = [man for man in men if man not in best]
    met = [
        TournamentForecasting.planned(
            table.books, everybody(entrants=(best[0], *seeds), seeding=Seeding.GIVEN)
        )
        for seeds in ((best[1], *rest), (rest[0], best[1], rest[1]), (*rest, best[1]))
    ]
    for one in met:
        list(one.fight(20))
    mean = [one.forecast().seedings[0].best_final.share for one in met]
    assert mean[2] == 0
    assert dice.best_final.share == pytest.approx(sum(mean) / 3, abs=3 * dice.best_final.error)
    order = everybody(entrants=men, seeding=Seeding.RANKING)
    by_rank = TournamentForecasting.planned(table.books, order)
    assert by_rank.studied == [Seeding.RANKING, Seeding.DICE]


def test_where_nothing_is_left_to_box_it_says_so(table: Table) -> None:
    number = cup(table, 2)
    pair = tuple(table.books.fighters)[:2]
    table.write(FighterRetired(pair[0]))
    with pytest.raises(UsageError, match="Fewer than two"):
        TournamentForecasting.of(table.books, table.books.tournaments[number])
    table.bout(1, *pair, result(), slot=Slot(number, 1, 1), rounds=7)
    with pytest.raises(RuleError, match="A1 has won it"):
        TournamentForecasting.of(table.books, table.books.tournaments[number])


def adds_up(outlook: Outlook) -> None:
    rounds = len(outlook.entrants[0].rounds)
    size = 2**rounds
    for number in range(rounds):
        through = sum(one.rounds[number].share for one in outlook.entrants)
        assert through == pytest.approx(size >> (number + 1))
    assert [one.win.share for one in outlook.entrants] == sorted(
        (one.win.share for one in outlook.entrants), reverse=True
    )
    assert 0 <= outlook.best_final.share <= 1
