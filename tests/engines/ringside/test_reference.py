"""Results of many bouts against figures measured with other programs of the same rules.

The plain bout was measured over four million bouts, the rest over 3,000 to 120,000; a figure is refused if
it lies further off than one honest sample in ten thousand would.  Seeds are fixed, so a test that passes
once passes always while the rules stay.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import pytest

from ringside_manager.bout import (
    BLUE,
    RED,
    Chance,
    Corner,
    Method,
    Outcome,
    SeededChance,
    Setup,
    derive_seed,
    simulate,
)
from ringside_manager.bout.corner import Controller, Request, UniformController, choice_word
from ringside_manager.engines.ringside import ENGINE
from tests.slow import rest_slow

HEAVYWEIGHTS = Path(__file__).parents[2] / "vectors" / "ringside_heavyweights.csv"
SURELY = 1e-4
FAR = 3.9
"""Standard errors that are passed by chance once in ten thousand samples."""

ALI, MARCIANO, FOREMAN, FRAZIER = "Muhammad Ali", "Rocky Marciano", "George Foreman", "Joe Frazier"

RESULTS: dict[tuple[Corner | None, Method], float] = {
    (RED, Method.KO): 0.3958, (RED, Method.TKO): 0.3022, (RED, Method.DEC): 0.0104, (None, Method.DRAW): 0.0049,
    (BLUE, Method.DEC): 0.0061, (BLUE, Method.TKO): 0.0758, (BLUE, Method.KO): 0.2049,
}  # fmt: skip
"""Ali - Marciano over 12 rounds, plain corners (R58, R90)."""


class Habit(UniformController):
    """The plain policy but for some kinds of request, where one word is chosen whenever it is allowed."""

    def __init__(self, chance: Chance, **words: str) -> None:
        super().__init__(chance)
        self.words = words

    def choose(self, request: Request[Any], view: Any) -> Any:
        wanted = self.words.get(request.kind)
        if wanted is None:
            return super().choose(request, view)
        allowed = {choice_word(option): option for option in request.options}
        return allowed[wanted] if wanted in allowed else super().choose(request, view)


@cache
def card(name: str) -> Any:
    with HEAVYWEIGHTS.open(encoding="utf-8") as lines:
        row = next(row for row in csv.DictReader(lines) if row["name"] == name)
    return ENGINE.card(
        {key: value if key == "name" else int(value) for key, value in row.items() if key != "doubtful"}
    )


def bouts(
    count: int, red: str, blue: str, red_habit: dict[str, str], blue_habit: dict[str, str], **options: bool
) -> list[Outcome]:
    setup = Setup(ENGINE, card(red), card(blue), ENGINE.info.terms(12, options))

    def corner(seed: int, side: str, habit: dict[str, str]) -> Controller:
        return Habit(SeededChance(derive_seed(seed, side)), **habit)

    return [
        simulate(setup, seed, corner(seed, "red", red_habit), corner(seed, "blue", blue_habit))
        for seed in range(count)
    ]


@cache
def plain(count: int) -> list[Outcome]:
    return bouts(count, ALI, MARCIANO, {}, {})


few, many = 1_200, 40_000
either_count = pytest.mark.parametrize(
    "count", [few, pytest.param(many, marks=[pytest.mark.slow, pytest.mark.timeout(600)])]
)


def chance_of(seen: Counter[Any], expected: list[float]) -> float:
    """How likely results are that differ as much from what is expected."""
    from scipy.stats import chisquare  # a second and more, which whoever collects the tests need not wait for

    return float(chisquare([seen[result] for result in RESULTS], expected).pvalue)


@either_count
def test_the_seven_results(count: int) -> None:
    seen = Counter((outcome.winner, outcome.method) for outcome in plain(count))
    assert set(seen) <= set(RESULTS)
    total = sum(RESULTS.values())
    expected = [share / total * count for share in RESULTS.values()]
    assert chance_of(seen, expected) > SURELY


@either_count
@pytest.mark.parametrize(
    ("figure", "expected"),
    [
        (lambda outcome: outcome.round, 7.130),
        (lambda outcome: outcome.knockdowns[0], 1.443),
        (lambda outcome: outcome.knockdowns[1], 1.164),
    ],
    ids=["rounds", "knockdowns of Ali", "knockdowns of Marciano"],
)
def test_means(count: int, figure: Callable[[Outcome], int], expected: float) -> None:
    values = [figure(outcome) for outcome in plain(count)]
    assert abs(fmean(values) - expected) < FAR * stdev(values) / sqrt(count) + 0.0005


@either_count
@pytest.mark.parametrize(("side", "expected"), [(0, 4.209), (1, 2.954)])
def test_punches_landed_in_a_round(count: int, side: int, expected: float) -> None:
    """All punches by all rounds begun; what is left over in each bout tells how sure that is."""
    left_over = [outcome.landed[side] - expected * outcome.round for outcome in plain(count)]
    rounds = fmean(outcome.round for outcome in plain(count))
    assert abs(fmean(left_over)) < FAR * stdev(left_over) / sqrt(count) + 0.0005 * rounds


def test_another_distribution_would_be_refused() -> None:
    """Saved by the bell moves two bouts in a hundred from KO to TKO; the corners swapped move forty."""
    seen = Counter((outcome.winner and outcome.winner.opponent, outcome.method) for outcome in plain(few))
    expected = [share / sum(RESULTS.values()) * few for share in RESULTS.values()]
    assert chance_of(seen, expected) < SURELY


# Shares measured with fewer bouts: red wins, bouts stopped, and how many bouts the figures rest on.

COVER, CLINCH, BACKPEDAL = (
    {"tactic": "cover_up"},
    {"tactic": "clinch", "clinch": "keep"},
    {"tactic": "backpedal"},
)
RUSH: dict[str, str] = {"rush": "rush"}
NOTHING: dict[str, str] = {}


some_or_more = pytest.mark.parametrize("share", rest_slow([0.35, 1.0]))
"""How many of the bouts are fought: enough that a habit that does nothing would be seen."""


@some_or_more
@pytest.mark.parametrize(
    ("red", "blue", "wins", "stopped", "measured"),
    [
        (COVER, COVER, 0.96, 0.10, 6_000),
        (NOTHING, COVER, 0.91, 0.49, 6_000),
        (NOTHING, BACKPEDAL, 0.96, 0.41, 6_000),
        (CLINCH, CLINCH, 0.64, 0.62, 6_000),
        (RUSH, RUSH, 0.63, 1.00, 6_000),
    ],
)
def test_tactics_as_a_habit(
    red: dict[str, str], blue: dict[str, str], wins: float, stopped: float, measured: int, share: float
) -> None:
    outcomes = bouts(int(500 * share), ALI, MARCIANO, red, blue)
    assert near([outcome.winner is RED for outcome in outcomes], wins, measured)
    assert near([outcome.method.is_stoppage for outcome in outcomes], stopped, measured)


@some_or_more
@pytest.mark.parametrize(
    ("habit", "wins"),
    [(NOTHING, 0.506), (RUSH, 0.620), (COVER, 0.220), (BACKPEDAL, 0.042)],
)
def test_tactics_of_one_corner(habit: dict[str, str], wins: float, share: float) -> None:
    outcomes = bouts(int(400 * share), FOREMAN, FRAZIER, habit, {})
    assert near([outcome.winner is RED for outcome in outcomes], wins, 3_000)


@some_or_more
def test_saved_by_the_bell(share: float) -> None:
    outcomes = bouts(int(1_000 * share), ALI, MARCIANO, {}, {}, saved_by_bell=True)
    for figure, expected in ((RED, 0.713), (Method.KO, 0.577), (Method.TKO, 0.400)):
        assert near([figure in (outcome.winner, outcome.method) for outcome in outcomes], expected, 120_000)


def near(events: Sequence[bool], share: float, measured: int) -> bool:
    """Whether a share agrees with one given to two or three places and measured over that many bouts."""
    spread = sqrt(max(share * (1 - share), 0.002) * (1 / len(events) + 1 / measured))
    return abs(fmean(events) - share) < FAR * spread + 0.005
