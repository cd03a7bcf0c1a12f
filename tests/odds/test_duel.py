"""Duels: each side from both corners, counts exact, errors as they should be."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from ringside_manager.bout import BLUE, RED, derive_seed, registry
from ringside_manager.bout.engine import CornerAt
from ringside_manager.errors import UsageError
from ringside_manager.odds.odds import sample
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
