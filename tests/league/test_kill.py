"""F01: a writer killed at any moment leaves the last finished act, and the rest can be written after it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ringside_manager.league.audit import audit
from ringside_manager.league.league import League
from tests.league.kill_harness import Workshop, wait_for, workshop
from tests.league.leagues import season, write_league

__all__ = ["workshop"]

SEASON = "tests.league.kill_harness:write_season"


def begun(path: Path, seed: int) -> None:
    """A league of which only the first act is written."""
    write_league(path, season(seed)[:1])


def assert_whole_acts(path: Path, seed: int) -> int:
    """The save opens without a finding and ends with a whole act; how many acts it has."""
    acts = season(seed)
    with League.open(path) as league:
        assert league.check(replay=False) == ()
        deeds = [draft.deed for act in acts for draft in act]
        assert [entry.deed for entry in league.entries] == deeds[: len(league.entries)]
        done = len({entry.act for entry in league.entries})
        assert len(league.entries) == sum(len(act) for act in acts[:done])
    return done


def kill_until_done(workshop: Workshop, path: Path, seed: int, kills: int, longest: float) -> list[int]:
    """Kill the writer after random moments; the acts found after each death."""
    chance = random.Random(seed)
    found = []
    for _ in range(kills):
        job = workshop.start(SEASON, path, seed)
        time.sleep(chance.uniform(0, longest))
        job.kill()
        found.append(assert_whole_acts(path, seed))
    return found


def assert_ends_like_an_unkilled_one(workshop: Workshop, path: Path, seed: int) -> None:
    assert workshop.start(SEASON, path, seed).wait() == 0
    with League.open(path) as league:
        killed = league.state_hash()
    assert killed == write_league(path.with_name("unkilled.ringside"), season(seed))


@pytest.mark.parametrize("kills", [8, pytest.param(60, marks=pytest.mark.slow)])
def test_a_writer_killed_at_random_moments(workshop: Workshop, tmp_path: Path, kills: int) -> None:
    path = tmp_path / "l.ringside"
    begun(path, seed=2)
    found = kill_until_done(workshop, path, 2, kills, longest=0.3)
    assert found == sorted(found)
    assert_ends_like_an_unkilled_one(workshop, path, 2)


@pytest.mark.parametrize("every", [9, pytest.param(1, marks=pytest.mark.slow)])
def test_a_writer_killed_at_each_commit(workshop: Workshop, tmp_path: Path, every: int) -> None:
    path = tmp_path / "l.ringside"
    total = len(season(3))
    for commit in range(1, total, every):
        begun(path, seed=3)
        job = workshop.start(SEASON, path, 3, commit)
        assert job.wait() == -9
        assert assert_whole_acts(path, 3) == commit
    assert_ends_like_an_unkilled_one(workshop, path, 3)


@pytest.mark.parametrize("look", [audit, lambda path: League.open(path, read_only=True).close()])
def test_who_only_looks_after_a_crash_finds_the_last_finished_act(
    workshop: Workshop, tmp_path: Path, look: Callable[[Path], object]
) -> None:
    path, ready = tmp_path / "l.ringside", tmp_path / "ready"
    before = write_league(path, season()[:20])
    job = workshop.start("tests.league.test_backups:stop_in_mid_act", path, ready)
    wait_for(ready)
    job.kill()
    half = path.read_bytes()
    assert not look(path)
    assert path.read_bytes() != half
    with League.open(path) as league:
        assert league.state_hash() == before


def test_a_writer_that_is_not_killed_finishes(workshop: Workshop, tmp_path: Path) -> None:
    path = tmp_path / "l.ringside"
    begun(path, seed=4)
    assert_ends_like_an_unkilled_one(workshop, path, 4)
    assert assert_whole_acts(path, 4) == len(season(4))
