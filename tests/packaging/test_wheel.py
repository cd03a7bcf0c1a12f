"""What an installed program carries: the package, and the two folders that stand at the top of a checkout."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory, repository: Path) -> set[str]:
    """The names of all files in the wheel."""
    target = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-P", "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    done = subprocess.run(command, cwd=repository, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = target.glob("*.whl")
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_folders_of_the_checkout_travel_inside_the_package(shipped: set[str], repository: Path) -> None:
    for folder in ("resources", "fighter_sets"):
        files = {
            str(path.relative_to(repository)) for path in (repository / folder).rglob("*") if path.is_file()
        }
        assert files
        assert {f"ringside_manager/_data/{name.replace(chr(92), '/')}" for name in files} <= shipped


def test_every_module_is_shipped_and_nothing_else(shipped: set[str], repository: Path) -> None:
    package = repository / "ringside_manager"
    modules = {path.relative_to(repository).as_posix() for path in package.rglob("*.py")}
    assert modules | {"ringside_manager/py.typed"} <= shipped
    assert {name.split("/")[0].split("-")[0] for name in shipped} == {"ringside_manager"}
