"""Seasons from the command line: the same twice, killed at any moment, on a disk that fills up.

Fifty kills: ``pytest tests/cli/league/test_seasons.py -m slow``.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ringside_manager.office.copies import check_save
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from tests.cli.calling import Call, in_a_process
from tests.league.failing_disk import cap_new_files, tiny_disk
from tests.office.clubs import hurry

__all__ = ["tiny_disk"]

FOUR = "ai:Ada,ai:Ben,ai:Cleo/reckless,ai:Dan"
NEW = ("--managers", FOUR, "--seed", "7", "--option", "corners=plain")
RUN = """
import json, sys
from ringside_manager.cli.main import main
sys.exit(max(main(words) for words in json.loads(sys.argv[1])))
"""
"""Several commands in one process; its exit code is the worst of theirs."""


def export_hash(save: Path) -> str:
    target = save.with_suffix(".jsonl")
    with Office.open(save, read_only=True) as office:
        office.export_journal(target, overwrite=True)
    return hashlib.sha256(target.read_bytes()).hexdigest()


def unkilled(call: Call, save: Path, nights: int, *options: str) -> str:
    """The journal of a season that nothing disturbs."""
    save.parent.mkdir()
    assert call("new", save, *NEW, *options).code == 0
    with Office.open(save) as office:
        hurry(office)
        for _ in range(nights):
            office.hold_night(NightOrder(7))
    return export_hash(save)


# The same twice


@pytest.mark.parametrize("method", ["draft", pytest.param("auction", marks=pytest.mark.slow)])
def test_two_runs_give_the_same_output_byte_for_byte(tmp_path: Path, method: str) -> None:
    runs: list[tuple[bytes, bytes]] = []
    words = (
        ("new", "club.ringside", *NEW, "--stables", method, "--option", "nights=25", "--json"),
        ("season", "club.ringside", "--seed", "7"),
        ("status", "club.ringside", "--json"),
        ("journal", "club.ringside", "--export", "club.jsonl"),
    )
    for number in ("1", "2"):
        folder = tmp_path / number
        folder.mkdir()
        command = [sys.executable, "-c", RUN, json.dumps(words)]
        environ = {**os.environ, "PYTHONHASHSEED": number}
        told = subprocess.run(command, cwd=folder, env=environ, stdout=subprocess.PIPE, check=True).stdout
        runs.append((told, (folder / "club.jsonl").read_bytes()))
    assert runs[0] == runs[1]
    assert len(runs[0][1]) > 100_000


# An auction by its own rules (C74, C76, C77)


AUCTION = ("--stables", "auction", "--option", "bidding=limits", "--option", "lots=nominated")


def test_an_auction_fills_every_stable_between_its_bounds(tmp_path: Path, call: Call) -> None:
    save = tmp_path / "club.ringside"
    bounds = ("--option", "least_fighters=3", "--option", "most_fighters=4")
    made = call("new", save, *NEW, *AUCTION, *bounds, "--json")
    assert made.code == 0
    assert all(3 <= len(page["stable"]) <= 4 for page in json.loads(made.out)["managers"])


def test_an_auction_that_cannot_fill_all_stables_is_refused_by_its_rule(tmp_path: Path, call: Call) -> None:
    made = call("new", tmp_path / "club.ringside", *NEW, *AUCTION, "--option", "least_fighters=20")
    assert made.code == 3
    assert "(C77)" in made.err
    assert "the list has" in made.err


# Killed at any moment


@pytest.mark.parametrize(("kills", "nights"), [(3, 40), pytest.param(50, 400, marks=pytest.mark.slow)])
def test_a_season_that_is_killed_comes_to_the_same_end(
    tmp_path: Path, call: Call, kills: int, nights: int
) -> None:
    options = ("--option", f"nights={nights}")
    undisturbed = unkilled(call, tmp_path / "unkilled" / "club.ringside", nights, *options)
    save = tmp_path / "club.ringside"
    assert call("new", save, *NEW, *options).code == 0
    start = time_to_start(tmp_path)
    chance = random.Random(kills)
    found = [0]
    for kill in range(3 * kills):
        if kill >= kills and len(set(found)) > 1:
            break
        # On a busy machine none of them may have come as far as a night.
        later = 0.3 * max(0, kill - kills + 1)
        kill_a_season(save, nights, start + chance.uniform(-0.1, 0.5) + later)
        assert list(check_save(save, replay=False)) == []
        with Office.open(save) as office:
            assert office.books.closed >= found[-1]
            found.append(office.books.closed)
    assert len(set(found)) > 1, "no run came as far as a night"
    if found[-1] < nights:
        done = call("season", save, "--seed", 7, "--nights", nights)
        assert done.code == 0, done.err
    assert export_hash(save) == undisturbed
    assert list(check_save(save)) == []


def time_to_start(folder: Path) -> float:
    """Seconds until a season holds its first night."""
    before = time.monotonic()
    assert in_a_process("season", folder / "nothing.ringside").code == 1
    return time.monotonic() - before


def kill_a_season(save: Path, nights: int, after: float) -> None:
    words = ["-m", "ringside_manager", "season", str(save), "--seed", "7", "--nights", str(nights)]
    season = subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(max(0.0, after))
    season.kill()
    season.wait()


# A disk that fills up


def test_a_disk_that_fills_up_is_told_and_the_season_goes_on_afterwards(
    tmp_path: Path, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    undisturbed = unkilled(call, tmp_path / "whole" / "club.ringside", 12)
    save = tmp_path / "club.ringside"
    assert call("new", save, *NEW).code == 0
    pages = save.stat().st_size // 4096
    with monkeypatch.context() as patched:
        cap_new_files(patched, pages + 4)
        done = call("season", save, "--seed", 7, "--nights", 12)
    assert done.code == 1
    assert "full" in done.err.casefold()
    assert "Traceback" not in done.err
    assert list(check_save(save)) == []
    with Office.open(save) as office:
        closed = office.books.closed
    assert 0 < closed < 12
    assert done.out.count("Night ") >= closed
    assert call("season", save, "--seed", 7, "--nights", 12 - closed).code == 0
    assert export_hash(save) == undisturbed


def test_a_limit_on_the_size_of_files_is_told_too(tmp_path: Path, call: Call) -> None:
    resource = pytest.importorskip("resource")
    save = tmp_path / "club.ringside"
    assert call("new", save, *NEW).code == 0
    most = save.stat().st_size + 60_000

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    done = in_a_process("season", save, "--seed", 7, "--nights", 20, preexec_fn=limit)
    assert done.code == 1, done
    assert "Traceback" not in done.err
    assert done.err.strip().endswith(".")
    assert list(check_save(save)) == []
    assert call("season", save, "--seed", 7, "--nights", 3).code == 0


def test_a_disk_that_is_really_full(tiny_disk: Path, call: Call) -> None:
    save = tiny_disk / "club.ringside"
    assert call("new", save, *NEW, "--option", "nights=400").code == 0
    (tiny_disk / "other").write_bytes(bytes(shutil.disk_usage(tiny_disk).free - 250_000))
    done = in_a_process("season", save, "--seed", 7, "--nights", 400)
    assert done.code == 1, done
    assert "full" in done.err.casefold()
    assert list(check_save(save)) == []
    with Office.open(save, read_only=True) as office:
        assert 0 < office.books.closed < 400


# Told to end


@pytest.mark.skipif(os.name == "nt", reason="ends by a signal")
def test_a_season_that_is_told_to_end_stops_before_a_night_and_closes_its_save(
    tmp_path: Path, call: Call
) -> None:
    save = tmp_path / "club.ringside"
    assert call("new", save, *NEW).code == 0
    command = [sys.executable, "-u", "-m", "ringside_manager", "season", str(save)]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert child.stdout is not None
    first = child.stdout.readline()
    child.terminate()
    _, said = child.communicate(timeout=30)
    assert first.startswith("Night 1")
    assert (child.returncode, said.strip()) == (130, "Stopped.")
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == [save.name]
    with Office.open(save) as office:
        assert 1 <= office.books.closed < 52
        assert office.check() == ()
