"""The forecast of a festival: drawn from bouts of pairs, right where it can be worked out, and certain where it is decided."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from typing import ParamSpec, TypeVar

import pytest

from ringside_manager.bout import SeededChance, registry
from ringside_manager.campaign.festivals import Format, Told
from ringside_manager.campaign.festivals.groups import Shape, course_of
from ringside_manager.campaign.orders import Seeding
from ringside_manager.errors import RuleError
from ringside_manager.fighters.sets import load_set
from ringside_manager.odds import error_of
from ringside_manager.office.festival_forecast import FestivalForecasting
from ringside_manager.office.festival_runs import PARTS, Draw, Ends, drawn_to_the_end, seeded
from ringside_manager.office.festivals import Festival, founded

P = ParamSpec("P")
T = TypeVar("T")
HEAVYWEIGHTS = load_set("heavyweights").fighters


class Travelling(Executor):
    """Does what it is given as another process would: on a copy that came through a pickle."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        work, words, named = pickle.loads(pickle.dumps((fn, args, kwargs)))
        done: Future[T] = Future()
        done.set_result(work(*words, **named))
        return done


def made(form: Format, entrants: int = 4, shape: Shape | None = None) -> Festival:
    fighters = HEAVYWEIGHTS[:entrants]
    return founded(form, registry.get("ringside"), fighters, rounds=2, seed=5, corner="plain", shape=shape)


def forecasting(festival: Festival) -> FestivalForecasting:
    found = FestivalForecasting(festival)
    assert list(found.fight(1)) == list(range(1, len(found.pairs) + 1))
    return found


def test_what_is_drawn_comes_out_as_it_can_be_worked_out() -> None:
    """A knockout of four: the first beats everybody in three bouts of four, the others are even."""
    ends = {(1, other, None): Ends(2, 1, 0, 1, 0) for other in (2, 3, 4)}
    ends |= {(one, other, None): Ends(0, 1, 2, 0, 1) for one, other in ((2, 3), (2, 4), (3, 4))}
    course, draw, runs = course_of(Format.KNOCKOUT, 4), Draw(ends, (1, 2, 3, 4)), 2_000
    won = dict.fromkeys((1, 2, 3, 4), 0)
    for number in range(runs):
        winner = course.winner(drawn_to_the_end(course, Told(), draw, SeededChance(number)))
        assert winner is not None
        won[winner] += 1
    exact = {1: 9 / 16, 2: 5 / 32, 3: 5 / 32, 4: 1 / 8}
    assert all(abs(won[man] / runs - share) < 0.035 for man, share in exact.items())
    turned = Draw(ends, (4, 3, 2, 1))  # the fourth seed now is the man who beats everybody
    fourth = [course.winner(drawn_to_the_end(course, Told(), turned, SeededChance(n))) for n in range(400)]
    assert abs(fourth.count(4) / 400 - 9 / 16) < 0.08, "the man counts, not his seed"


@pytest.mark.parametrize("form", list(Format))
def test_chances_of_every_format_add_up_and_the_decided_is_certain(form: Format) -> None:
    festival = made(form, 6, Shape(lengths=(1, 2)))
    told = forecasting(festival)
    before = told.stands(festival, PARTS)
    winners = 3 if form is Format.TEAMS else 1
    assert sum(one.win.share for one in before.entrants) == pytest.approx(winners)
    assert sum(one.first_two.share for one in before.entrants) == pytest.approx(2)
    assert all(one.win.error > 0 for one in before.entrants)
    later = festival
    while len(later.due) > 1 or len(later.happened) < 4:
        if not later.due:
            return
        later = later.hold(later.due[0])
    after = told.stands(later, PARTS)
    assert after == told.stands(later, PARTS)
    losses = {Format.KNOCKOUT: 1, Format.ONE_NIGHT: 1, Format.HANDICAP: 1, Format.DOUBLE: 2}
    out = [row.man for row in later.course.standing(later.told) if row.lost >= losses.get(form, 99)]
    assert all(after.of(man).win.share == 0 for man in out)
    assert bool(out) == (form in losses)


def test_a_festival_under_way_is_forecast_in_other_processes_too() -> None:
    for form in (Format.SWISS, Format.ONE_NIGHT):
        festival = made(form)
        told = forecasting(festival)
        later = festival.hold(festival.due[0])
        assert told.stands(later, PARTS, Travelling()) == told.stands(later, PARTS)


def test_executor_and_order_of_work_change_nothing() -> None:
    festival = made(Format.DOUBLE)
    alone = forecasting(festival)
    with ThreadPoolExecutor(2) as threads:
        beside = FestivalForecasting(festival)
        assert len(list(beside.fight(1, threads))) == 6
        assert beside.stands(festival, 40, threads) == alone.stands(festival, 40)
    assert alone.best == beside.best
    other = FestivalForecasting(festival, seed=6)
    assert len(list(other.fight(1))) == 6
    assert other.stands(festival, 40) != alone.stands(festival, 40)


def test_the_seeding_is_studied_from_the_first_bell() -> None:
    festival = made(Format.KNOCKOUT).withdraw(1)
    told = forecasting(festival)
    assert told.stands(festival, PARTS).of(1).win.share == 0
    studies = {seeding: told.study(festival, seeding, 60) for seeding in Seeding}
    assert all(one.seeding is seeding for seeding, one in studies.items())
    assert all(sum(man.win.share for man in one.entrants) == pytest.approx(1) for one in studies.values())
    first, second = told.best[:2]
    apart = studies[Seeding.RANKING]
    assert (
        0 <= apart.best_final.share <= min(apart.of(first).first_two.share, apart.of(second).first_two.share)
    )
    teams = course_of(Format.TEAMS, 6, stables=2)
    assert seeded(teams, (6, 5, 4, 3, 2, 1)) == (3, 2, 1, 6, 5, 4)
    assert seeded(course_of(Format.KNOCKOUT, 6), (6, 5, 4, 3, 2, 1)) == (6, 5, 4, 3, 2, 1)


def test_what_is_over_has_no_forecast() -> None:
    festival = made(Format.KNOCKOUT)
    for man in (1, 2, 3):
        festival = festival.withdraw(man) if festival.due else festival
    over = replace(festival)
    while over.due:
        over = over.hold(over.due[0])
    with pytest.raises(RuleError):
        FestivalForecasting(over)


def test_who_has_withdrawn_does_not_box_in_the_study_of_seedings() -> None:
    for form in Format:
        festival = made(form, 6, Shape(lengths=(1, 2))).withdraw(1).withdraw(4)
        told = forecasting(festival)
        assert all({1, 4}.isdisjoint(pair.key[:2]) for pair in told.pairs)
        assert told.best[-2:] == (1, 4)
        for seeding in Seeding:
            study = told.study(festival, seeding, PARTS)
            gone = [study.of(man) for man in (1, 4)]
            own = form is Format.TEAMS  # who wins with his stable
            assert own or all(one.win.share == 0 for one in gone)
            winners = 3 if own else 1
            assert sum(man.win.share for man in study.entrants) == pytest.approx(winners)


def test_more_bouts_are_added_to_those_before_and_make_the_answer_finer() -> None:
    festival = made(Format.KNOCKOUT)
    grown, at_once = FestivalForecasting(festival), FestivalForecasting(festival)
    assert list(grown.fight(2)) == [1, 2, 3, 4, 5, 6]
    coarse = grown.stands(festival, 400).error
    assert list(grown.fight(2)) == []
    some = grown.fight(5)
    assert next(some) == 1
    some.close()
    assert grown.boxed == 2
    assert list(grown.fight(5)) == [2, 3, 4, 5, 6]
    assert list(at_once.fight(5)) == [1, 2, 3, 4, 5, 6]
    assert grown.stands(festival, 400) == at_once.stands(festival, 400)
    list(grown.fight(40))
    assert grown.stands(festival, 400).error < coarse


def test_a_forecast_lies_within_its_error_of_festivals_boxed_whole() -> None:
    festival = made(Format.LADDER, 4, Shape(rounds=3))
    told = FestivalForecasting(festival)
    list(told.fight(10))
    outlook, boxed = told.stands(festival), 200
    won = dict.fromkeys(range(1, 5), 0)
    for seed in range(boxed):
        one = replace(festival, seed=seed)
        while one.due:
            one = one.hold(one.due[0])
        assert one.champion is not None
        won[one.champion] += 1
    for man, count in won.items():
        share, error = outlook.of(man).win
        assert abs(share - count / boxed) < error + error_of(count, boxed)
