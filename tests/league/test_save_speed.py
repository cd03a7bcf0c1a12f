"""How long a league of ten seasons takes to open, to write and to copy; floors at a third of what was measured."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.deeds import Draft
from ringside_manager.league.league import League
from tests.league.leagues import Act, acts_of, fight, hurry, moves
from tests.league.scribe import invent

pytestmark = pytest.mark.speed

SEASONS, BOUTS = 10, 900


@pytest.fixture(scope="module")
def decade(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[float], int]:
    """A league of about 900 bouts, each with a record; seconds of each act; bytes."""
    scribe = invent(moves(7, 210), managers=4, stable=6)
    record = fight(scribe.books, *list(scribe.books.fighters)[:2], seed=1).to_json()
    acts = [with_records(act, record) for act in acts_of(scribe)]
    path, seconds = tmp_path_factory.mktemp("decade") / "l.ringside", []
    with League.create(path, acts[0], "program") as league:
        hurry(league)
        for act in acts[1:]:
            start = time.perf_counter()
            league.write(act, "program")
            seconds.append(time.perf_counter() - start)
        bouts = sum(isinstance(entry.deed, BoutFought) for entry in league.entries)
    return path, seconds, bouts


def with_records(act: Act, record: str) -> Act:
    return tuple(Draft(draft.deed, record if isinstance(draft.deed, BoutFought) else None) for draft in act)


def seconds_of(operation: object) -> float:
    taken = []
    for _ in range(3):
        start = time.perf_counter()
        operation()  # type: ignore[operator]
        taken.append(time.perf_counter() - start)
    return min(taken)


def test_ten_seasons_open_well_under_a_second(decade: tuple[Path, list[float], int]) -> None:
    path, _, bouts = decade
    taken = seconds_of(lambda: League.open(path).close())
    print(f"{bouts} bouts, {path.stat().st_size:,} bytes: opened in {taken:.3f} s")
    assert bouts > BOUTS * 0.8
    assert taken < 1.2


def test_an_act_takes_a_few_milliseconds_besides_the_disk(decade: tuple[Path, list[float], int]) -> None:
    _, seconds, _ = decade
    middle = sorted(seconds)[len(seconds) // 2]
    print(f"{len(seconds)} acts: median {middle * 1000:.1f} ms, longest {max(seconds) * 1000:.1f} ms")
    assert middle < 0.03


def test_a_bout_costs_one_or_two_kilobytes(decade: tuple[Path, list[float], int]) -> None:
    path, _, bouts = decade
    each = path.stat().st_size / bouts
    print(f"{each:,.0f} bytes a bout")
    assert each < 2_600


def test_a_checked_backup_of_ten_seasons_takes_a_moment(
    decade: tuple[Path, list[float], int], tmp_path: Path
) -> None:
    with League.open(decade[0]) as league:
        start = time.perf_counter()
        league.backup(tmp_path / "copy.ringside")
        taken = time.perf_counter() - start
    print(f"backup in {taken:.3f} s")
    assert taken < 3
