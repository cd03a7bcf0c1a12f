"""Duels: each side from both corners, counts exact, errors as they should be."""

from __future__ import annotations

import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from ringside_manager.bout import BLUE, CORNERS, RED, SeededChance, derive_seed, registry, simulate
from ringside_manager.bout.engine import CornerAt
from ringside_manager.errors import UnknownNameError, UsageError
from ringside_manager.odds import Corners, Policy, Sampling, bout_seed, corners_of, fight_number, sample
from ringside_manager.plans.files import parse_plan
from tests.odds.duels import Duel, Dueling, Side
from tests.odds.test_sampling import MIDDLING, STRONG, setup

ENGINE = registry.get("ringside")
TERMS = ENGINE.info.terms(3)
PLAIN, EXPERT = CornerAt("plain"), CornerAt("expert")


def duel(one: Side, other: Side) -> Dueling:
    return Dueling(ENGINE, TERMS, 5, one, other)


def test_half_of_the_bouts_are_fought_from_each_corner() -> None:
    came_of_it = duel(Side(STRONG, PLAIN), Side(MIDDLING, EXPERT)).fight(40)
    red = sample(setup(3, STRONG, MIDDLING), 20, 5, (PLAIN, EXPERT))
    blue = sample(setup(3, MIDDLING, STRONG), 20, derive_seed(5, "from blue"), (EXPERT, PLAIN))
    assert came_of_it == Duel(red.won(RED) + blue.won(BLUE), red.draws + blue.draws, 40)


def test_no_bout_is_fought_twice() -> None:
    even = duel(Side(STRONG, PLAIN), Side(STRONG, PLAIN))
    assert {even.fight(2).share for _ in range(12)} != {0.5}


def test_steps_and_threads_change_nothing() -> None:
    growing = duel(Side(STRONG, PLAIN), Side(MIDDLING, EXPERT))
    with ThreadPoolExecutor(2) as pool:
        growing.fight(10)
        assert growing.fight(30, pool) == duel(Side(STRONG, PLAIN), Side(MIDDLING, EXPERT)).fight(40)


def test_the_better_corner_wins_the_duel_of_equals() -> None:
    came_of_it = duel(Side(MIDDLING, EXPERT), Side(MIDDLING, PLAIN)).fight(200)
    assert came_of_it.share - came_of_it.error > 0.5


@pytest.mark.parametrize(
    ("duel", "share", "error"),
    [
        (Duel(5000, 0, 10_000), 0.5, 0.0098),
        (Duel(0, 100, 100), 0.5, 0.0196),
        (Duel(100, 0, 100), 1.0, 0.0196),
        (Duel(4500, 1000, 10_000), 0.5, 0.0093),
    ],
)
def test_share_and_error_of_textbook_cases(duel: Duel, share: float, error: float) -> None:
    assert duel.share == pytest.approx(share)
    assert duel.error == pytest.approx(error, abs=1e-4)


def test_an_odd_number_cannot_be_halved() -> None:
    with pytest.raises(UsageError, match="even, not 3"):
        duel(Side(STRONG, PLAIN), Side(MIDDLING, PLAIN)).fight(3)


# Odds of two corners that differ: plans and levels sit where they were put, in any process


PLAN = parse_plan("orders: [{request: thrown, choose: {left_jab: 2, uppercut: 1}}]", "jabs", ENGINE.info)
MIXED: Corners = (PLAN.controller, CornerAt("club"))


def test_each_sits_in_his_own_corner() -> None:
    seed = bout_seed(5, 9)
    dice = [SeededChance(derive_seed(seed, f"{corner.value} corner")) for corner in CORNERS]
    red, blue = PLAN.controller(ENGINE, dice[0]), ENGINE.corner_ai(dice[1], "club")
    assert fight_number(setup(), 5, 9, MIXED) == simulate(setup(), seed, red, blue)


def test_the_better_corner_wins_more_wherever_it_sits() -> None:
    even = setup(6, red=MIDDLING)
    best, worst = CornerAt(), CornerAt("plain")
    assert sample(even, 150, 3, (best, worst)).won(RED) > 90
    assert sample(even, 150, 3, (worst, best)).won(BLUE) > 90


@pytest.mark.parametrize("chunk", [1, 7, 100])
def test_neither_chunks_nor_threads_change_anything(chunk: int) -> None:
    with ThreadPoolExecutor(2) as pool:
        assert sample(setup(2), 20, 3, MIXED, pool, chunk=chunk) == sample(setup(2), 20, 3, MIXED)


def test_plans_travel_to_processes_started_afresh() -> None:
    growing = Sampling(setup(2), 3, MIXED)
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        assert growing.fight(20, pool, chunk=5) == sample(setup(2), 20, 3, MIXED)
    assert pickle.loads(pickle.dumps(growing)).fight(5) == sample(setup(2), 25, 3, MIXED)


@pytest.mark.parametrize(
    ("policy", "corner"),
    [
        (Policy.PLAIN, CornerAt("plain")),
        ("plain", CornerAt("plain")),
        (Policy.AI, CornerAt()),
        ("expert", CornerAt("expert")),
    ],
)
def test_a_policy_is_the_same_corner_twice(policy: Policy | str, corner: CornerAt) -> None:
    assert corners_of(policy) == (corner, corner)
    assert sample(setup(1), 15, 3, policy) == sample(setup(1), 15, 3, (corner, corner))


def test_a_level_that_is_none_is_told() -> None:
    with pytest.raises(UnknownNameError, match="contender"):
        sample(setup(), 1, 3, (CornerAt("contendr"), CornerAt()))
