"""Seasons: what a bout costs with everything around it, in leagues small and large."""

from __future__ import annotations

import gc
import time
from pathlib import Path

import pytest

from ringside_manager.office.archive import check_save, rebuild_league
from ringside_manager.office.evening import Evening
from ringside_manager.office.office import Office
from tests.office.clubs import FOUR, founding

pytestmark = [pytest.mark.speed, pytest.mark.timeout(600)]

SEASON = 52


def seconds_a_bout(path: Path, managers: int) -> float:
    """Processor seconds for each bout of a season, the save included."""
    names = tuple(f"ai:Manager {number}" for number in range(managers))
    with Office.found(path, founding(names, 3, "dice")) as office:
        gc.collect()
        before = time.process_time()
        for _ in range(SEASON):
            office.hold_night(Evening(3))
        spent = time.process_time() - before
        return spent / sum(bout.outcome is not None for bout in office.books.bouts.values())


def test_a_bout_costs_the_same_in_a_league_of_any_size(tmp_path: Path) -> None:
    costs = {
        managers * 4: min(
            seconds_a_bout(tmp_path / f"{managers}-{run}.ringside", managers) for run in range(runs)
        )
        for managers, runs in ((4, 6), (16, 3), (64, 2))
    }
    told = ", ".join(f"{fighters} fighters {1000 * cost:.2f} ms" for fighters, cost in costs.items())
    print(f"\na bout of a season, all in: {told}")
    assert max(costs.values()) <= 1.2 * min(costs.values()), told


def test_ten_seasons_stay_quick(tmp_path: Path) -> None:
    path, again = tmp_path / "ten.ringside", tmp_path / "again.ringside"
    years = []
    with Office.found(path, founding(FOUR, 3, options={"nights": "520"})) as office:
        for _ in range(10):
            before = time.process_time()
            for _ in range(SEASON):
                office.hold_night(Evening(3))
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
    print(
        f"\nten seasons, {bouts} bouts: first {years[0]:.2f} s, last {years[-1]:.2f} s, "
        f"{size / bouts:.0f} bytes a bout, check {checked:.2f} s, rebuild {rebuilt:.2f} s"
    )
    assert sum(years[5:]) <= 1.4 * sum(years[:5])
    assert size <= 6_000 * bouts
    assert checked <= 10
    assert rebuilt <= 10
