"""Samples are the same whoever fights them, and compiled code is run only where nobody else can have put it."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ringside_manager import paths
from ringside_manager.bout import CORNERS, Bout, SeededChance, registry
from ringside_manager.bout.drive import simulate
from ringside_manager.bout.engine import CornerAt
from ringside_manager.errors import CancelledError
from ringside_manager.odds import Play, Policy, Sampling, compiled, sample
from ringside_manager.odds.moment import moment_of
from tests.bout.corners import AnyOption
from tests.odds.reviewed import setup

pytestmark = pytest.mark.timeout(600)  # the first of all compiles
ENGINE = registry.get("ringside")


def any_option(engine: object, chance: SeededChance) -> AnyOption:
    return AnyOption(chance)


@pytest.fixture
def ready(twin: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled bouts that are ready, for one test."""
    monkeypatch.setitem(compiled._makings, ENGINE.twin, SimpleNamespace(module=twin))


@pytest.fixture
def not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "_makings", {})


PLAYS: tuple[Play, ...] = (Policy.PLAIN, Policy.AI, "club", (CornerAt("plain"), any_option))


@pytest.mark.usefixtures("not_ready")
@pytest.mark.parametrize("play", PLAYS)
def test_compiled_or_not_the_sample_is_the_same(play: Play, request: pytest.FixtureRequest) -> None:
    bout, anybody = Bout(setup(3), 5), AnyOption(SeededChance(3))
    for _ in range(50):
        for asked in bout.pending:
            bout.answer(asked, anybody.choose(asked, None))
    moment = moment_of(bout)
    script = sample(setup(3), 60, 7, play), Sampling(moment.setup, 7, play, moment).fight(60)
    request.getfixturevalue("ready")
    with ThreadPoolExecutor(2) as executor:
        assert script == (
            sample(setup(3), 60, 7, play, executor),
            Sampling(moment.setup, 7, play, moment).fight(60),
        )


@pytest.mark.usefixtures("ready")
def test_compiled_samples_grow_tell_and_stop() -> None:
    growing, told = Sampling(setup(), 3), list[int]()
    growing.fight(500)

    def stop(done: int) -> None:
        told.append(done)
        raise CancelledError("enough")

    with pytest.raises(CancelledError):
        growing.fight(100_000, progress=stop)
    assert len(told) == 1
    assert growing.fight(2000, progress=told.append) == sample(setup(), 2500, 3)
    assert sum(told[1:]) == 2000


@pytest.mark.usefixtures("ready")
def test_bouts_without_names_have_the_same_chances() -> None:
    """Of as many bouts; the seeds stand fixed."""
    free = Sampling(setup(), 3, Policy.AI, named=False)
    named = sample(setup(), 20_000, 3, Policy.AI)
    odds = free.fight(20_000)
    assert odds != named
    assert free.bouts == odds.bouts == named.bouts
    for corner in CORNERS:
        assert abs(odds.won(corner) - named.won(corner)) < 4 * 20_000**0.5 / 2
        assert odds.landed_per_round(corner) == pytest.approx(named.landed_per_round(corner), rel=0.02)


def test_where_there_is_no_compiler_the_script_fights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "_makings", {})
    monkeypatch.setattr(compiled, "COMPILER", "no_such_compiler")
    assert not compiled.wait(ENGINE)
    assert compiled.seconds_to(ENGINE) == float("inf")
    assert compiled.fights(setup(), (CornerAt("plain"), CornerAt("plain"))) is None


def test_a_compiler_that_fails_costs_nothing_but_time(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(compiled, "_makings", {})
    monkeypatch.setattr(compiled, "COMPILER", "json")
    monkeypatch.setattr(compiled, "own_folder", lambda _: None)
    monkeypatch.setattr(compiled, "import_module", lambda _: SimpleNamespace(load=lambda _: 1 // 0))
    assert not compiled.wait(ENGINE)
    assert "not compiled" in caplog.text
    assert sample(setup(), 20, 3).bouts == 20


_SYSTEM = """
from pathlib import Path
from time import sleep

def fingerprint():
    return "made"

def load(folder):
    with (folder / "made" / "loads").open("a") as loads:
        loads.write("load ")
    sleep(0.3)
"""


def test_of_several_processes_one_compiles_and_the_others_wait(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One that is stopped before it has finished leaves it to the next."""
    (tmp_path / "slow_system.py").write_text(_SYSTEM)
    monkeypatch.syspath_prepend(str(tmp_path))
    folder = tmp_path / "compiled"
    (folder / "made").mkdir(parents=True)
    (folder / "made" / "part.nbi").touch()
    processes = [
        get_context("spawn").Process(target=compiled.compile_into, args=("slow_system", folder))
        for _ in range(2)
    ]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0, 0]
    assert (folder / "made" / "loads").read_text() == "load "
    assert compiled.own_folder(folder)


# Where compiled code may lie


def test_a_folder_of_ones_own_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "cache" / "compiled"
    assert compiled.own_folder(folder) == folder.resolve()
    assert not folder.stat().st_mode & 0o077
    assert paths.compiled().parent.name == paths.APPLICATION


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="folders have owners and modes elsewhere only")
@pytest.mark.parametrize("what", ["folder", "parent", "file", "link", "pipe", "stranger"])
def test_where_somebody_else_may_write_nothing_is_kept(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor where there are links and pipes, nor in a folder of somebody else."""
    folder = tmp_path / "cache" / "compiled"
    assert compiled.own_folder(folder)
    code = folder / "loop.nbi"
    code.write_bytes(b"")
    code.chmod(0o600)
    assert compiled.own_folder(folder)
    if what in ("folder", "parent", "file"):
        {"folder": folder, "parent": folder.parent, "file": code}[what].chmod(0o777)
    elif what == "link":
        (folder / "more.nbi").symlink_to(code)
    elif what == "pipe":
        os.mkfifo(folder / "more.nbi", 0o600)
    else:
        monkeypatch.setattr(os, "getuid", lambda: 12345)
    assert compiled.own_folder(folder) is None


def test_code_of_former_versions_goes(tmp_path: Path) -> None:
    for age, name in enumerate(("newest", "new", "younger", "old", "oldest")):
        (tmp_path / name / "inside").mkdir(parents=True)
        os.utime(tmp_path / name, (1_000_000 - age, 1_000_000 - age))
    compiled.forget_old(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"newest", "new", "younger"}


def test_a_folder_that_cannot_be_made_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert compiled.own_folder(tmp_path / "file" / "compiled") is None


def test_a_bout_by_itself_is_that_of_the_script_but_for_its_cards(ready: None) -> None:
    fights = compiled.fights(setup(3), (CornerAt(), CornerAt()))
    for dice in range(12):
        seats = tuple(ENGINE.corner_ai(SeededChance(dice + 7 * seat), "expert") for seat in (1, 2))
        outcome = simulate(setup(3), dice, *seats)
        assert fights.outcome(dice, dice + 7, dice + 14) == replace(outcome, scorecards=())
