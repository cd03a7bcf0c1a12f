"""A bout system in a package of somebody else: the toy, as an installer would lay it down in a folder of its own."""

from __future__ import annotations

import shutil
from pathlib import Path

MODULE = "fingers_and_a_die"
METADATA = "Metadata-Version: 2.1\nName: fingers-and-a-die\nVersion: 1.0\n"
ENTRY_POINTS = f"[ringside_manager.engines]\ntoy = {MODULE}:TOY\n"


def installed(folder: Path, repository: Path) -> Path:
    """The folder with the package in it; put it on Python's path and the system is there."""
    shutil.copy(repository / "tests" / "bout" / "toy.py", folder / f"{MODULE}.py")
    about = folder / f"{MODULE}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA, encoding="utf-8")
    (about / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    return folder


def broken(folder: Path, repository: Path, body: str = "raise SystemExit('boom')") -> Path:
    """The same with a module that cannot be imported."""
    installed(folder, repository)
    (folder / f"{MODULE}.py").write_text(body, encoding="utf-8")
    return folder
