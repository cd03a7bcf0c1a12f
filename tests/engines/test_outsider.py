"""A bout system from outside the package is one like ours: it is installed, and it is there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from tests.engines.contract import QUICK
from tests.engines.outsider import MODULE, installed


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder somebody else's package was installed in."""
    return installed(tmp_path_factory.mktemp("outside"), Path(__file__).resolve().parents[2])


def python(repository: Path, *words: object, path: tuple[Path, ...]) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (*path, repository)))}
    command = [sys.executable, *map(str, words)]
    return subprocess.run(command, cwd=repository, env=environ, capture_output=True, text=True, check=False)


def ringside(repository: Path, folder: Path, *words: object) -> str:
    done = python(repository, "-m", "ringside_manager", *words, path=(folder,))
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed_among_ours(repository: Path, folder: Path) -> None:
    listed = {one["system"] for one in json.loads(ringside(repository, folder, "systems", "--json"))}
    assert listed == {*registry.names(), "toy"}
    assert "Toy  (--rules toy)" in ringside(repository, folder, "systems")
    alone = python(repository, "-m", "ringside_manager", "systems", "toy", path=())
    assert alone.returncode == 1, "without its folder it would have to be found elsewhere"


def test_it_fights_and_its_bouts_are_told_again(repository: Path, folder: Path, tmp_path: Path) -> None:
    record = tmp_path / "toy.json"
    words = (
        "bout", "Ali", "Frazier", "--rules", "toy", "--seed", 4, "--option", "sides=2", "--record", record,
    )  # fmt: skip
    fought = json.loads(ringside(repository, folder, *words, "--json"))
    assert (fought["system"], fought["red"], fought["rounds"]) == ("toy", "Muhammad Ali", 3)
    assert fought["outcome"]["method"] in {"RTD", "DEC", "DRAW"}
    again = json.loads(ringside(repository, folder, "replay", record, "--json"))
    assert again["digest"] == fought["digest"]


def test_it_is_one_of_all_rule_books(repository: Path, folder: Path) -> None:
    words = ("odds", "Ali", "Frazier", "--rules", "all", "--bouts", 5, "--seed", 1, "--json")
    document = json.loads(ringside(repository, folder, *words))
    assert sorted(one["system"] for one in document["systems"]) == sorted({*registry.names(), "toy"})
    assert {one["rounds"] for one in document["systems"]} == {3}, "the usual length of the shortest"


def test_it_is_held_to_the_contract(repository: Path, folder: Path) -> None:
    suite = ("tests/engines/test_contract.py", "tests/engines/test_contract_window.py")
    words = f"toy and ({QUICK} or scene or outlook or real_dice)"
    options = ("-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-k", words)
    done = python(repository, "-m", "pytest", *options, "-rA", *suite, path=(folder,))
    assert done.returncode == 0, done.stdout[-3000:]
    # The suite has a toy of its own, so the second of that name is the one that was installed.
    named = [line for line in done.stdout.splitlines() if "test_the_facts_are_complete[toy" in line]
    assert len(named) == 2, named


def test_its_module_is_nowhere_in_the_house(repository: Path) -> None:
    assert python(repository, "-c", f"import {MODULE}", path=()).returncode == 1
