"""Makes and keeps ``.venv``: the libraries of the hashed lock, the project itself, Qt's native libraries.

Standard library only, and no syntax newer than Python 3.8, so that an old Python can still be told so.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import debian
from trouble import SetUpError

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
# Variables that would turn pip or Python away from our own environment.
FOREIGN = (
    "PYTHONHOME",
    "PYTHONPATH",
    "PYTHONDONTWRITEBYTECODE",  # the tests start the program hundreds of times; it should not compile itself anew
    "PIP_USER",
    "PIP_TARGET",
    "PIP_PREFIX",
    "PIP_REQUIRE_VIRTUALENV",
)
NETWORK_SIGNS = (
    "name resolution",
    "NewConnectionError",
    "ConnectionError",
    "Max retries",
    "timed out",
    "ProxyError",
)
COMPILING = "from ringside_manager.odds import compiled; compiled.keep_all()"
QT_PROBE = "from PySide6.QtWidgets import QApplication; QApplication([])"


class Stamp(NamedTuple):
    """What the environment was made from; a part that differs is made anew."""

    environment: str
    project: str


def too_old(version: tuple[int, ...], executable: str) -> str:
    """A sentence if this Python cannot run the program, empty if it can."""
    if version[:2] >= OLDEST:
        return ""
    return (
        f"Ringside Manager needs Python {OLDEST[0]}.{OLDEST[1]} or newer; {executable} is Python "
        f"{version[0]}.{version[1]}. Install a newer one and start this file with it, for example: "
        "python3.12 packaging/bootstrap.py run"
    )


def venv_python(root: Path) -> Path:
    """Where the Python of ``.venv`` stands, whether or not it is there."""
    return root / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def wanted_stamp(root: Path) -> Stamp:
    """The stamp of an environment made now: the lock, the place and the Python; and the project's metadata."""
    python = os.path.realpath(str(venv_python(root)))
    lock = (root / "requirements.lock").read_bytes()
    return Stamp(
        _digest(lock, str(root).encode(), python.encode()), _digest((root / "pyproject.toml").read_bytes())
    )


def read_stamp(root: Path) -> Stamp:
    """The stamp of the environment that stands; empty parts if there is none or its making was interrupted."""
    try:
        told = json.loads(_stamp_file(root).read_text(encoding="utf-8"))
        return Stamp(str(told["environment"]), str(told["project"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Stamp("", "")


def write_stamp(root: Path) -> None:
    """Note that the environment is whole; to be called last."""
    _stamp_file(root).write_text(json.dumps(wanted_stamp(root)._asdict()), encoding="utf-8")


def prepare(root: Path = ROOT) -> Path:
    """Make ``.venv`` what the lock and the project ask for, and return its Python.

    Nothing is done if it is so already.  An interrupted set-up leaves no stamp and starts afresh.
    """
    found, wanted = read_stamp(root), wanted_stamp(root)
    if found == wanted and venv_python(root).exists():
        return venv_python(root)
    if found.environment != wanted.environment or not venv_python(root).exists():
        _make_environment(root)
    _install_project(root)
    _compile_bouts(root)
    write_stamp(root)
    return venv_python(root)


def ensure_qt(root: Path = ROOT, platform: str = "offscreen") -> None:
    """Make sure that Qt's native libraries load, installing Debian's packages if they do not and we may.

    ``platform`` is Qt's name of the screen to try; empty for the one that is there.  Success is remembered.
    """
    remembered = root / ".venv" / f".qt-{platform or 'screen'}-loads"
    if remembered.exists():
        return
    complaint = _qt_complaint(root, platform)
    if complaint:
        print(f"Qt does not start here: {complaint}", flush=True)
        debian.install(debian.QT_OFFSCREEN + debian.QT_SCREEN, "Qt's native libraries")
        complaint = _qt_complaint(root, platform)
    if complaint:
        raise SetUpError(f"Qt does not start here: {complaint}")
    remembered.touch()


def seek_browser(root: Path = ROOT) -> None:
    """Look for a browser to try pages in, and install Debian's if there is none and we may.

    Without one the tests of pages are skipped with a reason, so nothing is raised.  It is tried once for each
    environment.
    """
    remembered = root / ".venv" / ".browser-sought"
    if remembered.exists():
        return
    if not any(shutil.which(name) for name in debian.BROWSERS):
        try:
            debian.install(debian.BROWSER, "a browser for the tests of pages")
        except SetUpError as error:
            print(f"{error}\nThe tests of pages in a browser are skipped.", flush=True)
    remembered.touch()


def clean_environ(**more: str) -> dict[str, str]:
    """The variables of this process without those that lead Python or pip astray, and ``more``."""
    return {**{name: value for name, value in os.environ.items() if name not in FOREIGN}, **more}


def _make_environment(root: Path) -> None:
    print("Setting up .venv from requirements.lock; the first time this takes about a minute.", flush=True)
    if importlib.util.find_spec("ensurepip") is None:
        debian.install((f"python3.{sys.version_info[1]}-venv",), "Python's module for environments")
    try:
        _remove(root / ".venv")
    except OSError as error:
        raise SetUpError(
            f"The old .venv cannot be removed: {error}. Close what uses it, or delete it by hand."
        ) from error
    _run([sys.executable, "-I", "-m", "venv", str(root / ".venv")], "The environment .venv could not be made")
    _pip(
        root, "--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", str(root / "requirements.lock")
    )


def _install_project(root: Path) -> None:
    _pip(root, "--no-deps", "--no-build-isolation", "-e", str(root))
    package = str(root / "ringside_manager")
    _run([str(venv_python(root)), "-m", "compileall", "-q", package], "The program could not be compiled")


def _compile_bouts(root: Path) -> None:
    """Compile the bouts that can be; they are fought without it, too, so a failure is told and no more."""
    print("Compiling bouts, some twenty seconds that make their odds fifty times as fast.", flush=True)
    try:
        _run([str(venv_python(root)), "-I", "-c", COMPILING], "Bouts could not be compiled")
    except SetUpError as error:
        print(error, flush=True)


def _pip(root: Path, *words: str) -> None:
    pip = [str(venv_python(root)), "-I", "-m", "pip", "install", "--quiet", "--retries", "2", "--compile"]
    _run([*pip, *words], "The libraries could not be installed")


def _run(command: Sequence[str], failure: str) -> None:
    done = subprocess.run(command, env=clean_environ(), capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetUpError(explain(failure, done.stdout + done.stderr))


def explain(failure: str, output: str) -> str:
    """``failure`` as a sentence with the last lines a tool said, and what to do about it."""
    said = [line for line in output.splitlines() if line.strip() and not line.startswith("WARNING")]
    tail = "\n".join("    " + line for line in said[-6:])
    if any(sign in output for sign in NETWORK_SIGNS):
        return f"{failure}: no package index can be reached. Connect this machine to the network and start again.\n{tail}"
    return f"{failure}. Start again once this is cured:\n{tail}"


def _qt_complaint(root: Path, platform: str) -> str:
    screen = {"QT_QPA_PLATFORM": platform} if platform else {}
    command = [str(venv_python(root)), "-I", "-c", QT_PROBE]
    done = subprocess.run(command, env=clean_environ(**screen), capture_output=True, text=True, check=False)
    said: list[str] = done.stderr.strip().splitlines() or [f"it ended with exit code {done.returncode}"]
    return said[-1] if done.returncode else ""


def _remove(folder: Path) -> None:
    if folder.is_symlink() or folder.is_file():
        folder.unlink()
    elif folder.exists():
        shutil.rmtree(str(folder))


def _stamp_file(root: Path) -> Path:
    return root / ".venv" / "ringside-set-up.json"


def _digest(*parts: bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "big") + part)
    return whole.hexdigest()
