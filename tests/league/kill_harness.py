"""A workshop of processes to be killed: they come quickly and die without a word.

``Workshop`` starts one process that has everything imported; each job is a fork of it, so a job is at
work within milliseconds and can be killed hundreds of times.  A job is named ``module:function`` and
takes strings.  The jobs at the end of this module open a save, write to it and wait; other rooms
bring their own.

    with Workshop() as workshop:
        job = workshop.start("tests.league.kill_harness:write_season", path, "1")
        job.kill()
"""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import IO

import pytest

REPOSITORY = Path(__file__).resolve().parent.parent.parent
PATIENCE = 30.0
"""Seconds after which a job that should have done something is given up."""


@dataclass
class Job:
    """A job at work in process ``pid``."""

    pid: int
    _results: IO[str]

    def kill(self) -> None:
        """Kill it without warning and wait until it is gone; returns at once if it has ended."""
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            return
        finally:
            self.wait()

    def wait(self) -> int:
        """Wait for its end: 0 if it did all its work, minus the signal if it was killed."""
        return int(json.loads(self._results.readline())["status"])


class Workshop:
    """Starts jobs, one at a time."""

    def __init__(self, *modules: str) -> None:
        command = [sys.executable, "-m", "tests.league.kill_harness", *modules]
        self._server = subprocess.Popen(
            command, cwd=REPOSITORY, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Workshop:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        self._server.stdin.close()
        self._server.wait(PATIENCE)
        self._server.stdout.close()

    def start(self, job: str, *words: object) -> Job:
        """Set a job to work in a process of its own."""
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        self._server.stdin.write(json.dumps({"job": job, "words": [str(word) for word in words]}) + "\n")
        self._server.stdin.flush()
        pid = json.loads(self._server.stdout.readline())["pid"]
        return Job(pid, self._server.stdout)


@pytest.fixture(scope="module")
def workshop() -> Iterator[Workshop]:
    """One workshop for the tests of a module."""
    with Workshop() as opened:
        yield opened


def wait_for(path: Path) -> None:
    """Wait until a job has made the file ``path``."""
    deadline = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < deadline, f"{path.name} never came"
        time.sleep(0.002)


def die_at_statement(connection: sqlite3.Connection, number: int) -> None:
    """Let this process die the moment its ``number``-th statement from now on is about to run."""
    left = iter(range(number, 0, -1))

    def traced(_statement: str) -> None:
        if next(left, 1) == 1:
            os.kill(os.getpid(), signal.SIGKILL)

    connection.set_trace_callback(traced)


def die_at_commit(connection: sqlite3.Connection, number: int) -> None:
    """Let this process die the moment its ``number``-th commit from now on is about to run."""
    left = iter(range(number, 0, -1))

    def traced(statement: str) -> None:
        if statement.upper().startswith("COMMIT") and next(left, 1) == 1:
            os.kill(os.getpid(), signal.SIGKILL)

    connection.set_trace_callback(traced)


def write_season(path: str, seed: str, commit: str = "0") -> None:
    """Job: go on with an invented season where the save stands, to its end or to death at a commit."""
    from ringside_manager.league.database import raw
    from ringside_manager.league.league import League
    from tests.league.leagues import season

    acts = season(int(seed))
    with League.open(Path(path)) as league:
        if int(commit):
            die_at_commit(raw(league._save.database), int(commit))
        done = len({entry.act for entry in league.entries})
        for act in acts[done:]:
            league.write(act, "program")


def hold(path: str, ready: str) -> None:
    """Job: open a save, say so by making the file ``ready``, and hold it until killed."""
    from ringside_manager.league.league import League

    with League.open(Path(path)):
        Path(ready).touch()
        time.sleep(PATIENCE)


def attempt(path: str, answer: str) -> None:
    """Job: try to open a save and write into ``answer`` what came of it."""
    from ringside_manager.errors import RingsideError
    from ringside_manager.league.league import League

    try:
        League.open(Path(path)).close()
        told = "opened"
    except RingsideError as error:
        told = f"{type(error).__name__}: {error}"
    Path(answer).write_text(told)


def count_rows(path: str, answer: str) -> None:
    """Job: read a save as any database program would and write into ``answer`` what came of it."""
    try:
        with closing(sqlite3.connect(path, timeout=0)) as connection:
            told = str(connection.execute("SELECT count(*) FROM journal").fetchone())
    except sqlite3.Error as error:
        told = str(error)
    Path(answer).write_text(told)


def _serve(modules: list[str]) -> None:
    for module in (*_USUAL, *modules):
        import_module(module)
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            _work(order["job"], order["words"])
        print(json.dumps({"pid": pid}), flush=True)
        _, status = os.waitpid(pid, 0)
        print(json.dumps({"status": os.waitstatus_to_exitcode(status)}), flush=True)


def _work(job: str, words: list[str]) -> None:
    """Do a job and end the process without any tidying up."""
    status = 1
    try:
        os.close(0)
        module, function = job.split(":")
        getattr(import_module(module), function)(*words)
        status = 0
    finally:
        os._exit(status)


_USUAL = ("ringside_manager.league.league", "tests.league.leagues")

if __name__ == "__main__":
    _serve(sys.argv[1:])
