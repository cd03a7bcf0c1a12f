"""Odds of two corners that differ: plans and levels sit where they were put, in any process."""

from __future__ import annotations

import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from ringside_manager.bout import BLUE, CORNERS, RED, SeededChance, derive_seed, registry, simulate
from ringside_manager.bout.engine import CornerAt
from ringside_manager.errors import UnknownNameError
from ringside_manager.odds.odds import Corners, Policy, Sampling, bout_seed, corners_of, fight_number, sample
from ringside_manager.plans.files import parse_plan
from tests.odds.test_sampling import MIDDLING, setup

ENGINE = registry.get("ringside")
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
