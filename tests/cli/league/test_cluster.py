"""A cluster of two real workers: equal results, and clear words where it cannot be joined."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

from ringside_manager.errors import UsageError
from ringside_manager.odds import workers
from tests.cli.calling import Call, in_a_process

pytestmark = pytest.mark.skipif(not find_spec("distributed"), reason="an extra of its own: many")

ODDS = ("odds", "Ali", "Frazier", "--bouts", 3000, "--seed", 11, "--json", "--corner", "ai")


@contextmanager
def machines(folder: Path, workers: int) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A real scheduler and so many workers as programs of their own; the address, and what runs."""
    from distributed import Client

    where = folder / "scheduler.json"
    started = [
        _dask("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", where)
    ]
    try:
        started += [
            _dask(
                "worker",
                "--scheduler-file",
                where,
                "--nthreads",
                "1",
                "--no-dashboard",
                "--no-nanny",
                "--local-directory",
                folder,
            )
            for _ in range(workers)
        ]
        while not where.exists() or not (written := where.read_text()):
            time.sleep(0.05)
        address = json.loads(written)["address"]
        if workers:
            with Client(address, timeout=60, set_as_default=False) as client:
                client.wait_for_workers(workers, timeout=60)
        yield address.removeprefix("tcp://"), started
    finally:
        for process in reversed(started):
            process.kill()
            process.wait()


def _dask(kind: str, *words: object) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", *map(str, words)]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with machines(tmp_path_factory.mktemp("machines"), 2) as (where, _):
        yield where


@pytest.mark.parametrize("system", ["control", pytest.param("ringside", marks=pytest.mark.slow)])
def test_the_odds_of_a_cluster_are_those_of_one_machine(address: str, call: Call, system: str) -> None:
    words = (*ODDS, "--rules", system)
    there = in_a_process(*words, "--cluster", address)
    assert (there.code, there.err) == (0, "")
    assert there.out == call(*words).out


def test_the_forecast_of_a_cluster_is_that_of_one_machine(address: str, call: Call, whole: Path) -> None:
    words = ("forecast", whole, "--runs", 6, "--nights", 2, "--json")
    there = call(*words, "--cluster", address)
    assert (there.code, there.err) == (0, "")
    assert there.out == call(*words).out


def test_the_bench_of_a_cluster_is_that_of_one_machine(address: str, call: Call) -> None:
    words = (
        "bench", "--rules", "control", "--leagues", 2, "--seasons", 1, "--fighters", 6, "--managers", 2,
        "--json",
    )  # fmt: skip
    there = call(*words, "--cluster", address)
    assert (there.code, there.err) == (0, "")
    assert there.document["packs"] == call(*words).document["packs"]


def test_nobody_at_the_address_is_said_in_a_sentence(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "CONNECT_SECONDS", 0.5)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        nobody = f"127.0.0.1:{free.getsockname()[1]}"
    done = call(*ODDS, "--cluster", nobody)
    assert (done.code, done.out) == (2, "")
    assert nobody in done.err
    assert "Traceback" not in done.err


def test_a_cluster_without_workers_is_refused(tmp_path: Path, call: Call) -> None:
    with machines(tmp_path, 0) as (where, _):
        done = call(*ODDS, "--cluster", where)
    assert (done.code, done.out) == (2, "")
    assert "no workers" in done.err


def test_a_worker_with_other_rules_is_refused() -> None:
    same = workers.program()
    with pytest.raises(UsageError, match="another version"):
        workers._require_equals({"one": same, "two": {**same, "version": "0.0.1"}}, "here")


@pytest.mark.slow
def test_a_cluster_that_is_lost_ends_in_a_sentence(tmp_path: Path) -> None:
    words = (*ODDS, "--rules", "quest", "--bouts", 20_000)
    with machines(tmp_path, 1) as (where, started):
        command = [sys.executable, "-m", "ringside_manager", *map(str, words), "--cluster", where]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
            from distributed import Client

            with Client(where, timeout=60, set_as_default=False) as watching:
                while not watching.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks)):
                    time.sleep(0.05)
            for process in started:
                process.kill()
            out, err = running.communicate(timeout=100)
    assert (running.returncode, out) == (1, "")
    assert "stopped before the work was done" in err
    assert "Traceback" not in err
