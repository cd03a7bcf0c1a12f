"""Seasons: what a bout costs with everything around it, in leagues small and large."""

from __future__ import annotations

import gc
import time
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.office.copies import check_save, rebuild_league
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.forecasting import Forecasting, start_of
from ringside_manager.office.office import Office
from tests.office.clubs import FOUR, founding
from tests.speed.conftest import Noting

pytestmark = [pytest.mark.speed, pytest.mark.timeout(600)]

SEASON = 52
MANY = 120
"""Runs of a forecast."""


def seconds_a_bout(path: Path, managers: int, conduct: str = "in_turn", nights: int = SEASON) -> float:
    """Processor seconds for each bout of some nights, the save included."""
    names = tuple(f"ai:Manager {number}" for number in range(managers))
    with Office.found(path, founding(names, 3, "dice", options={"conduct": conduct})) as office:
        gc.collect()
        before = time.process_time()
        for _ in range(nights):
            office.hold_night(NightOrder(3))
        spent = time.process_time() - before
        return spent / sum(bout.outcome is not None for bout in office.books.bouts.values())


def test_a_bout_costs_the_same_in_a_league_of_any_size(tmp_path: Path, figure: Noting) -> None:
    costs = {
        managers * 4: min(
            seconds_a_bout(tmp_path / f"{managers}-{run}.ringside", managers) for run in range(runs)
        )
        for managers, runs in ((4, 4), (16, 2), (64, 1))
    }
    for fighters, cost in costs.items():
        figure(f"a bout of a season, all in, {fighters} fighters", 1000 * cost)
    assert max(costs.values()) <= 1.2 * min(costs.values()), costs


def test_bouts_in_the_order_of_their_worth_cost_the_same_in_a_league_of_any_size(
    tmp_path: Path, figure: Noting
) -> None:
    """C79, up to 1,024 fighters; most a third more than in the smallest league."""
    costs = {
        managers * 4: min(
            seconds_a_bout(tmp_path / f"{managers}-{run}.ringside", managers, "by_worth", SEASON // 2 + 1)
            for run in range(runs)
        )
        for managers, runs in ((4, 8), (16, 4), (64, 2), (256, 1))
    }
    for fighters, cost in costs.items():
        figure(f"a bout by worth, all in, {fighters} fighters", 1000 * cost, "ms")
    assert max(costs.values()) <= 1.3 * costs[16], costs


@pytest.mark.parametrize("system", registry.names())
def test_a_year_between_experts(system: str, tmp_path: Path, figure: Noting) -> None:
    options = {"corners": registry.get(system).info.best_level}
    with Office.found(
        tmp_path / "year.ringside", founding(FOUR, 3, options=options, system=system)
    ) as office:
        gc.collect()
        before = time.process_time()
        for _ in range(SEASON):
            office.hold_night(NightOrder(3))
        figure(f"{system}: a league year between experts", time.process_time() - before, "s", aim=2)


def test_ten_seasons_stay_quick(tmp_path: Path, figure: Noting) -> None:
    path, again = tmp_path / "ten.ringside", tmp_path / "again.ringside"
    years = []
    with Office.found(path, founding(FOUR, 3, options={"nights": "520"})) as office:
        for _ in range(10):
            before = time.process_time()
            for _ in range(SEASON):
                office.hold_night(NightOrder(3))
            years.append(time.process_time() - before)
        office.export_journal(tmp_path / "ten.jsonl")
        bouts = sum(bout.outcome is not None for bout in office.books.bouts.values())
    before = time.process_time()
    assert check_save(path) == ()
    checked = time.process_time() - before
    before = time.process_time()
    rebuild_league(tmp_path / "ten.jsonl", again)
    rebuilt = time.process_time() - before
    size = path.stat().st_size
    figure("16 fighters: the first season", years[0], "s")
    figure("16 fighters: the tenth season", years[-1], "s")
    figure("16 fighters: ten seasons checked", checked, "s", aim=10)
    figure("16 fighters: ten seasons rebuilt", rebuilt, "s", aim=10)
    figure("16 fighters: a bout in the save", size / bouts, "bytes", aim=6_000)
    assert sum(years[5:]) <= 1.4 * sum(years[:5])
    assert size <= 6_000 * bouts
    assert checked <= 10
    assert rebuilt <= 10


def test_a_forecast_says_something_at_once(tmp_path: Path, figure: Noting) -> None:
    """A thousand runs of half a season on two processors in ten seconds: 20 ms of one processor for a run."""
    path = tmp_path / "half.ringside"
    with Office.found(path, founding(FOUR, 3, options={"corners": "expert"})) as office:
        for _ in range(SEASON // 2):
            office.hold_night(NightOrder(3))
        began = time.perf_counter()
        forecasting = Forecasting(
            start_of(office.books, office.ring(), len(office.entries)), office.books, office.seed
        )
        runs = forecasting.play(MANY)
        next(runs)
        forecasting.forecast()
        figure("forecast of 26 nights: the first answer", time.perf_counter() - began, "s", aim=1)
        before, played = time.process_time(), forecasting.runs
        for _ in runs:
            pass
        spent = time.process_time() - before
    figure("forecast of 26 nights: a run", 1000 * spent / (MANY - played), "ms", aim=20)
