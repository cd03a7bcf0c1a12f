"""Take the folder of one bout system out of the house: the tests of the others stay green."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from tests.engines.contract import QUICK
from tests.slow import each

FLOORS = ("bout", "engines", "fighters", "odds", "plans", "written")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what bouts need, and of the tests of the bout systems."""
    top = Path(__file__).resolve().parents[2]
    copy = tmp_path_factory.mktemp("house")
    leave = shutil.ignore_patterns("*_cache")
    for file in (top / "ringside_manager").glob("*.py"):
        _copy(file, copy / "ringside_manager" / file.name)
    for floor in FLOORS:
        shutil.copytree(top / "ringside_manager" / floor, copy / "ringside_manager" / floor, ignore=leave)
    for room in ("bout", "engines"):
        shutil.copytree(top / "tests" / room, copy / "tests" / room, ignore=leave)
    shared = (top / "tests" / name for name in ("conftest.py", "as_it_was.py", "slow.py"))
    for file in (*shared, top / "pyproject.toml"):
        _copy(file, copy / file.relative_to(top))
    return copy


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, to)


def python(house: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "PYTHONPATH": str(house)}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=house, env=environ, capture_output=True, text=True, check=False)


FIRST, *OTHERS = registry.names()


@pytest.mark.parametrize("system", [FIRST, *(pytest.param(name, marks=pytest.mark.slow) for name in OTHERS)])
def test_the_tests_of_the_others_stay_green(house: Path, system: str, tmp_path: Path) -> None:
    others = [name for name in registry.names() if name != system]
    folder = house / "ringside_manager" / "engines" / system
    assert folder.is_dir()
    shutil.move(folder, tmp_path / system)
    try:
        there = "import ringside_manager as house; from ringside_manager.bout import registry as found"
        told = python(house, "-c", f"{there}; print(house.__file__, *found.names())")
        assert told.stdout.split() == [str(house / "ringside_manager" / "__init__.py"), *others], told.stderr
        _contract_holds(house, others)
    finally:
        shutil.move(tmp_path / system, folder)


def _contract_holds(house: Path, others: list[str]) -> None:
    names = " or ".join(others)
    options = ("-q", "-rA", "-p", "no:xdist", "-p", "no:cacheprovider", "-k", f"({QUICK}) and ({names})")
    done = python(house, "-m", "pytest", *options, "tests/engines/test_contract.py")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    for name in others:
        assert f"test_the_facts_are_complete[{name}]" in done.stdout


@each("system", registry.names())
def test_no_test_of_a_system_needs_another(repository: Path, system: str) -> None:
    others = "|".join(name for name in registry.names() if name != system)
    foreign = re.compile(rf"(?:ringside_manager|tests)\.engines\.(?:{others})\b|\bget\(\"(?:{others})\"\)")
    files = sorted((repository / "tests" / "engines" / system).rglob("*.py"))
    assert len(files) > 2
    found = [
        f"{file.name}: {hit}" for file in files for hit in foreign.findall(file.read_text(encoding="utf-8"))
    ]
    assert found == []
