"""Processes that are there when they are needed."""

from __future__ import annotations

from ringside_manager.odds.odds import Sampling, sample
from ringside_manager.odds.workers import Pool, processors
from tests.odds.test_growing import setup


def test_processes_begin_when_they_are_needed_and_give_the_same_sample() -> None:
    pool = Pool()
    running = [pool.is_running]
    pool.close()
    try:
        assert Sampling(setup(), 3).fight(30, pool.executor(), chunk=10) == sample(setup(), 30, 3)
        running.append(pool.is_running)
        assert pool.executor() is pool.executor()
    finally:
        pool.close()
    running.append(pool.is_running)
    assert running == [False, True, False]


def test_there_is_a_processor() -> None:
    assert processors() >= 1
