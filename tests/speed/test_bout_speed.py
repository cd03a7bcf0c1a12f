"""How fast bouts are: run with ``-m speed`` on a quiet machine; the ratios are told, no time is demanded.

A round of the benchmark is a handful of Ali against Marciano over 12 rounds, each by its own seed, so that
all tests here fight the same bouts.
"""

from __future__ import annotations

import csv
from collections.abc import Callable
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from ringside_manager.bout import Bout, BoutRecord, SeededChance, Setup, derive_seed, fight, simulate
from ringside_manager.bout.controllers import Controller
from ringside_manager.bout.replay import Verdict, replay
from ringside_manager.engines.ringside import ENGINE
from tests.bout.corners import AnyOption

pytestmark = pytest.mark.speed
HEAVYWEIGHTS = Path(__file__).parents[1] / "vectors" / "ringside_heavyweights.csv"
SEEDS = range(50)


@cache
def setup() -> Setup:
    with HEAVYWEIGHTS.open(encoding="utf-8") as lines:
        rows = {row["name"]: row for row in csv.DictReader(lines)}
    cards = [
        {
            key: value if key == "name" else int(value)
            for key, value in rows[name].items()
            if key != "doubtful"
        }
        for name in ("Muhammad Ali", "Rocky Marciano")
    ]
    return Setup(ENGINE, ENGINE.card(cards[0]), ENGINE.card(cards[1]), ENGINE.info.terms(12))


def corners(
    seed: int, make: Callable[..., Controller] = ENGINE.plain_corner
) -> tuple[Controller, Controller]:
    return make(SeededChance(derive_seed(seed, "red"))), make(SeededChance(derive_seed(seed, "blue")))


def unheard() -> int:
    return sum(simulate(setup(), seed, *corners(seed)).round for seed in SEEDS)


def heard() -> int:
    events: list[Any] = []
    for seed in SEEDS:
        simulate(setup(), seed, *corners(seed), events.append)
    return len(events)


def any_option() -> int:
    return sum(simulate(setup(), seed, *corners(seed, AnyOption)).round for seed in SEEDS)


def recorded() -> int:
    return sum(len(fight(setup(), seed, *corners(seed)).record.to_json()) for seed in SEEDS)


def by_the_machine() -> int:
    bouts = [Bout(setup(), seed, listen=False) for seed in SEEDS]
    return sum(bout.play(*corners(bout.seed)).round for bout in bouts)


@cache
def records() -> tuple[BoutRecord, ...]:
    return tuple(fight(setup(), seed, *corners(seed)).record for seed in SEEDS)


def replayed() -> int:
    return sum(replay(record, listen=False).verdict is Verdict.SAME for record in records())


WAYS = (unheard, heard, any_option, recorded, by_the_machine, replayed)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_bouts(benchmark: Any, way: Callable[[], int]) -> None:
    way()
    assert benchmark(way) > 0
    benchmark.extra_info["bouts a second"] = round(len(SEEDS) / benchmark.stats["min"])


def test_what_each_way_costs(capsys: pytest.CaptureFixture[str]) -> None:
    """CPU time beside that of a bout nobody listens to, the best of seven turns each, taken in turn."""
    best = dict.fromkeys(WAYS, float("inf"))
    for _ in range(7):
        for way in WAYS:
            begun = process_time()
            assert way() > 0
            best[way] = min(best[way], process_time() - begun)
    with capsys.disabled():
        print()
        for way, seconds in best.items():
            rate, ratio = len(SEEDS) / seconds, seconds / best[unheard]
            print(
                f"{way.__name__:<15} {rate:7.0f} bouts a CPU second, {ratio:5.2f} times a bout nobody listens to"
            )
