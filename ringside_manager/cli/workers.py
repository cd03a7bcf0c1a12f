"""Processes for long simulations, only when they are worth their start."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager

from ringside_manager.bout.setup import Setup
from ringside_manager.odds import Play, sample

WORTH_SECONDS = 1.0
"""Below this a second process costs more than it saves."""
TRIAL = 20


Work = tuple[Setup, Play]
"""What is to be fought, and who decides."""


def workers_for(setup: Setup, bouts: int, policy: Play) -> AbstractContextManager[Executor | None]:
    """As ``workers_for_all``, for one bout many times over."""
    return workers_for_all([(setup, policy)], bouts)


@contextmanager
def workers_for_all(works: Sequence[Work], bouts: int) -> Iterator[Executor | None]:
    """A pool of one process a processor, or ``None`` when this process alone is about as quick.

    ``bouts`` of each of ``works`` are to be fought.  A stop (Ctrl-C) reaches this process alone, which then
    calls the others off.
    """
    count = processors()
    if count < 2 or bouts <= TRIAL or not _worth_it(works, bouts):
        yield None
        return
    pool = ProcessPoolExecutor(count, initializer=_leave_stopping_to_the_parent)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _worth_it(works: Sequence[Work], bouts: int) -> bool:
    """Whether it will take long enough; looks no further than it must."""
    seconds = 0.0
    for setup, policy in works:
        seconds += _estimated_seconds(setup, bouts, policy)
        if seconds >= WORTH_SECONDS:
            return True
    return False


def _estimated_seconds(setup: Setup, bouts: int, policy: Play) -> float:
    """How long all bouts would take one after another, from the second of two short trials (the first warms up)."""
    sample(setup, 1, 0, policy)
    began = time.perf_counter()
    sample(setup, TRIAL, 0, policy)
    return (time.perf_counter() - began) / TRIAL * bouts


def _leave_stopping_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
