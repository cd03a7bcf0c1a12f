"""Fifty seasons without a window: memory, file and the time of a night stay within bounds."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from ringside_manager.office.copies import check_save
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from tests.office.clubs import FOUR, founding, hurry

SEASONS, NIGHTS = 50, 52
MOST_MB = 300
MOST_BYTES_A_BOUT = 6_000


def resident_mb() -> int:
    """Megabytes of memory this process holds now; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0
    return next(int(line.split()[1]) // 1024 for line in status.read_text().splitlines() if "VmRSS" in line)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_fifty_seasons_cost_what_they_must_and_no_more(tmp_path: Path) -> None:
    path, before, seconds = tmp_path / "fifty.ringside", resident_mb(), list[float]()
    with Office.found(path, founding(FOUR, 3, options={"nights": str(SEASONS * NIGHTS)})) as office:
        hurry(office)
        for _ in range(SEASONS):
            began = time.process_time()
            for _ in range(NIGHTS):
                office.hold_night(NightOrder(3))
            seconds.append(time.process_time() - began)
        bouts = sum(bout.outcome is not None for bout in office.books.bouts.values())
        grown = resident_mb() - before
    size = path.stat().st_size
    print(
        f"\n{bouts} bouts: {grown} MB, {size / bouts:.0f} bytes a bout, seasons of {seconds[0]:.2f} to {max(seconds):.2f} s"
    )
    assert bouts > SEASONS * 60
    assert grown < MOST_MB
    assert size < MOST_BYTES_A_BOUT * bouts
    # What a night costs may not grow with the history behind it.
    assert sum(seconds[-10:]) < 2 * sum(seconds[5:15])
    assert check_save(path, replay=False) == ()
