"""Odds: counts add up, no arrangement of the work changes them, every bout can be fought again."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout import (
    BLUE,
    CORNERS,
    RED,
    Abilities,
    Method,
    Outcome,
    SeededChance,
    Setup,
    derive_seed,
    registry,
    simulate,
)
from ringside_manager.errors import UsageError
from ringside_manager.odds import MOST_BOUTS, Odds, Policy, Tally, bout_seed, fight_number, sample

ENGINE = registry.get("ringside")
STRONG = ENGINE.card_from_abilities("Strong", Abilities(64, 4, 4, 4, 4, 4, 4, 36, 24))
MIDDLING = ENGINE.card_from_abilities("Middling", Abilities(50, 2, 2, 2, 2, 2, 2, 20, 10))


def setup(rounds: int = 4, red: Any = STRONG, blue: Any = MIDDLING) -> Setup:
    return Setup(ENGINE, red, blue, ENGINE.info.terms(rounds))


@pytest.fixture(scope="module")
def odds() -> Odds:
    return sample(setup(), 300, 11)


def test_all_counts_add_up_to_the_bouts(odds: Odds) -> None:
    assert odds.bouts == 300
    assert odds.won(RED) + odds.won(BLUE) + odds.draws + odds.no_contests == 300
    assert sum(odds.ended) == 300
    assert len(odds.ended) == 4
    assert sum(number * count for number, count in enumerate(odds.ended, 1)) == odds.rounds_fought


def test_wins_without_the_cards_are_counted_by_round(odds: Odds) -> None:
    for corner in CORNERS:
        by_method, stopped = odds.by_method(corner), odds.stopped[corner.index]
        assert len(stopped) == 4
        assert sum(stopped) == by_method[Method.KO] + by_method[Method.TKO]
        assert all(mine <= all_in for mine, all_in in zip(stopped, odds.ended, strict=True))
    early = [stopped + other for stopped, other in zip(*odds.stopped, strict=True)]
    assert early[:3] == list(odds.ended[:3])


def test_methods_that_never_happened_are_counted_too(odds: Odds) -> None:
    for corner in CORNERS:
        assert list(odds.by_method(corner)) == [Method.KO, Method.TKO, Method.DEC]


def test_the_better_man_is_the_favourite(odds: Odds) -> None:
    assert odds.share(odds.won(RED)) > 0.8
    assert odds.landed_per_round(RED) > odds.landed_per_round(BLUE) > 0
    assert odds.knockdowns_per_bout(RED) > odds.knockdowns_per_bout(BLUE)


def test_it_is_what_the_single_bouts_come_to(odds: Odds) -> None:
    outcomes = [fight_number(setup(), 11, number) for number in range(1, 301)]
    assert Counter(outcome.method for outcome in outcomes if outcome.winner is RED) == Counter(
        {method: count for method, count in odds.by_method(RED).items() if count}
    )
    assert odds.knockdowns == tuple(sum(outcome.knockdowns[side] for outcome in outcomes) for side in (0, 1))
    assert odds.landed == tuple(sum(outcome.landed[side] for outcome in outcomes) for side in (0, 1))


def test_a_bout_of_a_sample_is_an_ordinary_bout_of_its_own_seed() -> None:
    seed = bout_seed(11, 77)
    red, blue = (
        ENGINE.plain_corner(SeededChance(derive_seed(seed, f"{corner.value} corner"))) for corner in CORNERS
    )
    assert simulate(setup(), seed, red, blue) == fight_number(setup(), 11, 77)


def test_other_seeds_give_other_bouts() -> None:
    assert sample(setup(), 40, 1) == sample(setup(), 40, 1)
    assert sample(setup(), 40, 1) != sample(setup(), 40, 2)
    assert len({bout_seed(1, number) for number in range(1000)}) == 1000


@given(chunk=st.integers(1, 30), workers=st.integers(1, 4))
def test_neither_chunks_nor_workers_change_anything(chunk: int, workers: int) -> None:
    with ThreadPoolExecutor(workers) as pool:
        assert sample(setup(1), 20, 3, executor=pool, chunk=chunk) == sample(setup(1), 20, 3)


def test_processes_started_afresh_give_the_same(odds: Odds) -> None:
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        assert sample(setup(), 300, 11, executor=pool, chunk=100) == odds


def test_progress_adds_up_to_the_bouts(by_script: None) -> None:
    told: list[int] = []
    sample(setup(1), 25, 3, chunk=10, progress=told.append)
    assert told == [10, 10, 5]


class LastFirst(Executor):
    """Runs nothing before it has been given everything, then begins with the last."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Any, Any]] = []

    def submit(self, fn: Any, /, *args: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, fn, args))
        if len(self.waiting) == 4:
            for last, work, words in reversed(self.waiting):
                last.set_result(work(*words))
        return future


def test_any_executor_will_do() -> None:
    assert sample(setup(1), 20, 3, executor=LastFirst(), chunk=5) == sample(setup(1), 20, 3)


class Failing(Executor):
    """Gives one chunk back as a failure and leaves the others waiting."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []

    def submit(self, _fn: Any, /, *_args: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if not self.futures:
            future.set_exception(MemoryError())
        self.futures.append(future)
        return future


def test_a_failure_calls_off_what_has_not_begun(by_script: None) -> None:
    pool = Failing()
    with pytest.raises(MemoryError):
        sample(setup(1), 30, 3, executor=pool, chunk=10)
    assert [future.cancelled() for future in pool.futures] == [False, True, True]


@pytest.mark.parametrize("bouts", [0, -1, MOST_BOUTS + 1])
def test_the_number_of_bouts_has_limits(bouts: int) -> None:
    with pytest.raises(UsageError, match="1 to 10,000,000"):
        sample(setup(), bouts, 1)


def counted(wins: int, bouts: int) -> Odds:
    return Odds(
        bouts, (Method.KO,), ((wins,), (bouts - wins,)), 0, 0, (bouts,), ((0,), (0,)), (0, 0), (0, 0), bouts
    )


@given(st.integers(1, 10**6), st.data())
def test_the_error_is_about_two_standard_errors_and_never_nothing(bouts: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, bouts))
    odds = counted(count, bouts)
    error, share = odds.error(count), odds.share(count)
    familiar = 1.96 * (share * (1 - share) / bouts) ** 0.5
    assert error >= familiar / (1 + 3.85 / bouts) ** 0.5 - 1e-4 * familiar
    assert 0 < error <= familiar + 3.85 / bouts
    assert odds.error(count) == pytest.approx(odds.error(bouts - count))


def test_the_error_of_a_textbook_case() -> None:
    assert counted(5000, 10_000).error(5000) == pytest.approx(0.0098, abs=1e-5)
    assert counted(0, 100).error(0) == pytest.approx(0.037, abs=1e-4)


def test_no_contests_stand_beside_draws() -> None:
    tally = Tally(ENGINE.info, 4)
    for method in (Method.DRAW, Method.NC, Method.NC):
        tally.add(Outcome(method, None, 2, 1, (0, 0), (0, 0), (0, 0), (0, 0), (1, 1)))
    odds = tally.odds()
    assert (odds.draws, odds.no_contests, odds.ended) == (1, 2, (0, 3, 0, 0))


@pytest.mark.speed
def test_ten_thousand_plain_bouts_take_seconds() -> None:
    import time

    began = time.perf_counter()
    sample(setup(12), 1000, 1, Policy.PLAIN)
    assert time.perf_counter() - began < 3.0


def test_a_bout_over_before_the_first_bell_counts_with_the_first_round() -> None:
    info = registry.get("title_bout").info
    nothing = (0, 0)
    early = Outcome(Method.DQ, BLUE, 0, 0, nothing, nothing, nothing, nothing, (90, 95), cause="head_case")
    counted = Tally(info, 12)
    counted.add(early)
    odds = counted.odds()
    assert (odds.bouts, odds.ended[0], odds.stopped[BLUE.index][0]) == (1, 1, 1)
    assert (odds.no_contests, odds.draws, odds.by_method(BLUE)[Method.DQ]) == (0, 0, 1)
    assert odds.landed_per_round(RED) == 0
