"""Chances in a league where a tournament is no knockout: they add up, what is decided is certain, leagues held agree (F89)."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.orders import LeaveTournament, Seeding
from ringside_manager.errors import RuleError, UsageError
from ringside_manager.fighters.sets import load_set
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.odds import error_of
from ringside_manager.office.facts.seeding import Outlook, TournamentForecast, TournamentForecasting
from tests.office.table import Table, everybody
from tests.office.test_festival_nights import FESTIVALS, box_on, cup_of, drawn, fixtures

MEN = load_set("heavyweights").fighters
pytestmark = pytest.mark.usefixtures("few_draws")


@pytest.fixture
def few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringside_manager.office.festival_forecast.RUNS", 20)
    monkeypatch.setattr("ringside_manager.office.festival_forecast.NIGHTS", 20)


def forecast(table: Table, bouts: int = 4) -> TournamentForecast:
    forecasting = TournamentForecasting.of(table.books, cup_of(table))
    assert list(forecasting.fight(bouts)) == list(range(1, forecasting.pairs + 1))
    return forecasting.forecast()


def adds_up(outlook: Outlook, winners: int) -> None:
    assert sum(one.win.share for one in outlook.entrants) == pytest.approx(winners)
    assert sum(one.rounds[0].share for one in outlook.entrants) == pytest.approx(2)
    assert all(
        0 <= chance.share <= 1 and chance.error > 0 for one in outlook.entrants for chance in one.rounds
    )
    assert 0 <= outlook.best_final.share <= 1


@pytest.mark.parametrize("form", FESTIVALS)
def test_chances_of_every_format_add_up_at_the_draw_and_under_way(form: Format) -> None:
    table = drawn(form)
    winners = 4 if form is Format.TEAMS else 1
    told = forecast(table)
    assert told.form is form
    assert [one.seeding for one in told.seedings] == [Seeding.GIVEN, Seeding.RANKING, Seeding.DICE]
    assert told.stands is not None
    for outlook in (told.stands, *told.seedings):
        adds_up(outlook, winners)
    due = fixtures(table).course.due(fixtures(table).told)
    assert len(told.stands.due) == (0 if form is Format.ONE_NIGHT else len(due))
    assert all(0 <= red + blue <= 1 for red, blue in told.stands.due.values())
    for _ in range(5):
        table.hold()
    if cup_of(table).bracket.winner is None:
        after = forecast(table).stands
        assert after is not None
        adds_up(after, winners)
        losses = {Format.DOUBLE: 2, Format.HANDICAP: 1}
        out = [row.man for row in fixtures(table).standing() if row.lost >= losses.get(form, 99)]
        assert bool(out) == (form in losses)
        assert all(after.of(man).win.share == 0 for man in out)


@pytest.mark.parametrize("form", [Format.SWISS, Format.DOUBLE, Format.ONE_NIGHT])
def test_who_has_left_or_retired_boxes_in_no_study(form: Format) -> None:
    table = drawn(form)
    first, second, third = fixtures(table).entrants[:3]
    table.order("promoter", LeaveTournament(cup_of(table).number, first))
    table.write(FighterRetired(second))
    told = forecast(table)
    assert told.stands is not None
    for outlook in (told.stands, *told.seedings):
        adds_up(outlook, 1)
        assert outlook.of(first).win.share == outlook.of(second).win.share == 0
        assert outlook.of(third).win.error > 0
    assert not {table.books.fighters[first].name, table.books.fighters[second].name} & {*told.best}


def test_leagues_that_were_held_agree_within_the_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringside_manager.office.festival_forecast.RUNS", 60)

    def league(form: Format) -> Table:
        table = drawn(form, 2, exhibition=True, system="control", rounds=4)
        for number, page in enumerate(table.books.fighters.values()):
            page.fighter = MEN[3 * number]
        return table

    for form in (Format.ROUND_ROBIN, Format.DOUBLE):
        told, leagues = forecast(league(form), 400).stands, 120
        assert told is not None
        won = Counter[int]()
        for seed in range(leagues):
            held = league(form)
            while cup_of(held).bracket.winner is None:
                held.hold(seed)
            won[cup_of(held).bracket.winner or 0] += 1
        for one in told.entrants:
            count = won[one.fighter]
            assert abs(one.win.share - count / leagues) < one.win.error + error_of(count, leagues)


def test_a_plan_is_studied_and_what_its_format_cannot_do_is_said() -> None:
    table = Table(stable=4)
    men = tuple(table.books.fighters)
    order = everybody(form=Format.LADDER, entrants=men, seeding=Seeding.GIVEN)
    forecasting = TournamentForecasting.planned(table.books, order)
    with ThreadPoolExecutor(2) as threads:
        assert list(forecasting.fight(20, threads))[-1] == forecasting.pairs == 28
        told = forecasting.forecast(threads)
    assert told.stands is None
    assert [one.seeding for one in told.seedings] == [Seeding.GIVEN, Seeding.RANKING, Seeding.DICE]
    for outlook in told.seedings:
        adds_up(outlook, 1)
    with pytest.raises(RuleError, match="F1"):
        TournamentForecasting.planned(table.books, everybody(form=Format.SWISS, entrants=men[:3]))
    table = drawn(Format.SWISS, 2)
    box_on(table)
    with pytest.raises(RuleError, match="has won it"):
        TournamentForecasting.of(table.books, cup_of(table))


def test_where_one_alone_can_box_there_is_nothing_to_forecast() -> None:
    table = drawn(Format.SWISS, 2)
    for man in fixtures(table).entrants[:3]:
        table.write(FighterRetired(man))
    with pytest.raises((UsageError, RuleError)):
        TournamentForecasting.of(table.books, cup_of(table))
