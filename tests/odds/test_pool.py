"""Processes that are there when they are needed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ringside_manager.odds import Sampling, sample
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


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nobody is killed like that here")
def test_processes_end_with_a_program_that_is_killed() -> None:
    program = """if True:
        import os, time
        from ringside_manager.cli.sampling import processes
        from ringside_manager.odds.workers import Pool

        pool = Pool()
        with processes(1) as other:
            print(*(one.submit(os.getpid).result() for one in (other, pool.executor())), flush=True)
            time.sleep(600)
    """
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        theirs = [int(word) for word in parent.stdout.readline().split()]
        parent.kill()
    assert len(theirs) == 2
    patience = time.monotonic() + 60
    while running := [number for number in theirs if is_there(number)]:
        assert time.monotonic() < patience, running
        time.sleep(0.05)


def is_there(number: int) -> bool:
    """Whether a process of that number is there, unless it has ended and only waits to be buried."""
    try:
        os.kill(number, 0)
        state = Path(f"/proc/{number}/stat")
        return not state.exists() or state.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
