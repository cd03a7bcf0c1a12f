"""The chance to win, learnt from a game whose chances are known."""

from __future__ import annotations

import random
from math import comb

import pytest

from ringside_manager.odds.prospects import FOLDS, Probe, Rows, learn, mean_and_error

TURNS = 12


def walks(count: int, seed: int = 1) -> list[tuple[Rows, float]]:
    """Twelve throws of a coin, a step to the left or to the right; red wins on the right.  The facts: where he
    stands, and a number that means nothing.
    """
    dice = random.Random(seed)
    found: list[tuple[Rows, float]] = []
    for _ in range(count):
        rows, at = [], 0
        for turn in range(TURNS):
            rows.append((at, dice.randrange(5), turn))
            at += dice.choice((-1, 1))
        found.append((rows, 0.5 if at == 0 else float(at > 0)))
    return found


def true_chance(at: int, turn: int) -> float:
    left = TURNS - turn
    ends = {at + 2 * right - left: comb(left, right) / 2**left for right in range(left + 1)}
    return float(sum(share for end, share in ends.items() if end > 0) + ends.get(0, 0) / 2)


def test_it_finds_the_true_chances() -> None:
    prospects, _ = learn(walks(1500))
    for turn, at in ((0, 0), (4, 2), (6, -2), (8, 4), (10, 0), (10, -2)):
        told = prospects.chances([(at, 2, turn)])[0]
        assert told.mean() == pytest.approx(true_chance(at, turn), abs=0.06), (turn, at)


def test_what_means_nothing_changes_nothing() -> None:
    prospects, _ = learn(walks(1500))
    low, high = prospects.chances([(1, 0, 5), (1, 4, 5)]).mean(1)
    assert low == pytest.approx(high, abs=0.02)


def test_its_folds_differ_less_the_more_it_has_seen() -> None:
    few, many = (learn(walks(count))[0].chances([(0, 2, 0)]).std() for count in (60, 3000))
    assert many < few / 2


def test_it_is_judged_by_bouts_it_has_not_seen() -> None:
    _, quality = learn(walks(1500))
    assert quality.constant == pytest.approx(0.19, abs=0.03)  # draws are a quarter of the bouts
    assert quality.brier < quality.constant - 0.05
    assert sum(one.count for one in quality.bins) == 1500 * TURNS
    for one in quality.bins:
        assert one.told == pytest.approx(one.came, abs=0.07)


def test_nothing_is_learnt_where_there_is_nothing_to_learn() -> None:
    dice = random.Random(2)
    coins: list[tuple[Rows, float]] = [
        ([(dice.randrange(9), turn) for turn in range(4)], float(dice.random() < 0.5)) for _ in range(800)
    ]
    _, quality = learn(coins)
    assert quality.brier > quality.constant - 0.005


def test_probes_teach_what_the_bouts_never_show() -> None:
    """A fact that is always 0 in the bouts, and as good as three steps to the right where it is 1."""
    bouts: list[tuple[Rows, float]] = [
        ([(at, 0, turn) for at, _, turn in rows], result) for rows, result in walks(1500)
    ]
    dice = random.Random(3)
    probes: list[Probe] = []
    for _ in range(600):
        at, marked = 2 * dice.randrange(-2, 3), dice.randrange(2)
        later = at + 3 * marked + sum(dice.choice((-1, 1)) for _ in range(3))
        probes.append(((at, marked, 5), (later, 0, 8)))
    without = learn(bouts)[0].chances([(0, 1, 5)]).mean()
    assert without == pytest.approx(learn(bouts)[0].chances([(0, 0, 5)]).mean())
    plain, marked_one = learn(bouts, probes)[0].chances([(0, 0, 5), (0, 1, 5)]).mean(1)
    assert plain == pytest.approx(0.5, abs=0.05)
    assert marked_one > plain + 0.2


def test_a_result_that_is_always_the_same_is_told_as_such() -> None:
    prospects, quality = learn([(rows, 1.0) for rows, _ in walks(100)])
    assert prospects.chances([(0, 2, 0), (-4, 2, 8)]).min() > 0.98
    assert quality.brier < 0.001


def test_too_little_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing can be learnt"):
        learn(walks(FOLDS - 1))


def test_a_mean_has_its_error() -> None:
    assert mean_and_error([0.25]) == (0.25, 0.0)
    mean, error = mean_and_error([0.0, 1.0] * 50)
    assert mean == 0.5
    assert error == pytest.approx(0.05, abs=0.001)
