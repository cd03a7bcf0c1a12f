"""Processes for long simulations beside a window: begun when first needed, kept until it closes."""

from __future__ import annotations

import os
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context


class Pool:
    """Processes that are started anew, never forked, so that threads of this process do them no harm."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None

    @property
    def is_running(self) -> bool:
        """Whether the processes have been asked for."""
        return self._executor is not None

    def executor(self) -> Executor:
        """The processes; one fewer than there are processors, so that the window stays quick."""
        if self._executor is None:
            count = max(1, processors() - 1)
            self._executor = ProcessPoolExecutor(count, get_context("spawn"), _leave_stopping_to_the_parent)
        return self._executor

    def close(self) -> None:
        """Let the processes go, without waiting for what they are at; asked again, there are new ones."""
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _leave_stopping_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
