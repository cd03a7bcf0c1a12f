"""What the program writes to files and streams is the same under every language and number format of the machine."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

WORK = r"""
import sys
from ringside_manager.cli.main import main
for words in (
    ["new", "club.ringside", "--stables", "dice", "--managers", "ai:\u0130rem,ai:Bj\u00f8rn,ai:\u00c7elik", "--seed", "7", "--option", "corners=plain"],
    ["season", "club.ringside", "--nights", "3", "--seed", "3", "--json"],
    ["status", "club.ringside"], ["status", "club.ringside", "--json"],
    ["ledger", "club.ringside", "irem"], ["rankings", "club.ringside", "--json"],
    ["journal", "club.ringside", "--export", "out.jsonl"],
    ["export", "club.ringside", "csv", "--format", "csv"],
    ["export", "club.ringside", "html", "--format", "html"],
    ["export", "club.ringside", "json", "--format", "json"],
    ["set", "convert", "invented", "--to", "quest", "--out", "set.yaml"],
    ["bout", "Ali", "Frazier", "--seed", "1", "--red-corner", "plain", "--blue-corner", "plain", "--record", "b.bout"],
    ["odds", "Ali", "Frazier", "--seed", "1", "--bouts", "50", "--corner", "plain", "--json"],
):
    code = main(words)
    assert code == 0, (words, code)
"""
LOCALES = ("de_DE", "tr_TR", "ar_EG")


def digests(folder: Path, **environ: str) -> dict[str, str]:
    """A league, its exports and streams made in a process of its own; the digest of everything it wrote."""
    folder.mkdir()
    bare = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHONIO"))
    }
    code = f"import locale\nlocale.setlocale(locale.LC_ALL, '')\n{WORK}"
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, cwd=folder, env={**bare, **environ}, capture_output=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    (folder / "stdout").write_bytes(done.stdout)
    (folder / "stderr").write_bytes(done.stderr)
    (folder / "club.ringside").unlink()  # its journal is here, and the save itself has no promised bytes
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files
    }


@pytest.fixture(scope="module")
def in_no_language(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return digests(tmp_path_factory.mktemp("plain") / "C", LC_ALL="C.UTF-8")


def built(name: str, folder: Path) -> dict[str, str]:
    """The environment of a locale, built where the machine does not have it."""
    folder.mkdir()
    localedef = shutil.which("localedef")
    made = localedef and subprocess.run(
        [localedef, "-i", name, "-f", "UTF-8", f"{folder}/{name}.UTF-8"], capture_output=True, check=False
    )
    if not made or made.returncode:
        pytest.skip(f"the locale {name} cannot be built here")
    return {"LOCPATH": str(folder), "LC_ALL": f"{name}.UTF-8", "LANG": f"{name}.UTF-8"}


@pytest.mark.parametrize(
    "name", [name if name == "tr_TR" else pytest.param(name, marks=pytest.mark.slow) for name in LOCALES]
)
def test_files_are_the_same_bytes_in_every_language(
    name: str, tmp_path: Path, in_no_language: dict[str, str]
) -> None:
    assert digests(tmp_path / "there", **built(name, tmp_path / "locales")) == in_no_language


def test_files_are_the_same_bytes_under_an_encoding_without_most_signs(
    tmp_path: Path, in_no_language: dict[str, str]
) -> None:
    found = digests(tmp_path / "there", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0", LANG="de_DE")
    assert found == in_no_language
