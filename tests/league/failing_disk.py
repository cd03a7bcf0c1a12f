"""A disk on which the N-th thing done to it fails, and a tiny one that is really full."""

from __future__ import annotations

import errno
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ringside_manager.league import database as database_module


class FailingDisk:
    """Makes the ``number``-th write, sync, link or rename fail with ``code``; ``failed`` says whether it came."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, number: int, code: int = errno.ENOSPC) -> None:
        self.failed = False
        self._left = number
        self._code = code
        for place, name in ((os, "fsync"), (Path, "hardlink_to"), (Path, "rename"), (Path, "replace")):
            monkeypatch.setattr(place, name, self._counted(getattr(place, name)))
        opened = Path.open

        def open_file(path: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
            file = opened(path, mode, *args, **more)
            return FailingFile(file, self) if "w" in mode else file

        monkeypatch.setattr(Path, "open", self._counted(open_file))

    def step(self) -> None:
        """Count one thing done."""
        self._left -= 1
        if self._left == 0:
            self.failed = True
            raise OSError(self._code, os.strerror(self._code))

    def _counted(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **more: Any) -> Any:
            self.step()
            return function(*args, **more)

        return counted


class FailingFile:
    """A file whose writes and whose closing count."""

    def __init__(self, file: Any, disk: FailingDisk) -> None:
        self._file, self._disk = file, disk

    def __enter__(self) -> FailingFile:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
        self._disk.step()

    def write(self, text: str) -> int:
        """Write, unless it is the write that fails."""
        self._disk.step()
        return int(self._file.write(text))


def cap_new_files(monkeypatch: pytest.MonkeyPatch, pages: int) -> None:
    """Let no database opened from now on grow beyond ``pages``; what is larger already stays."""
    pragmas = (*database_module.PRAGMAS, ("max_page_count", pages))
    monkeypatch.setattr(database_module, "PRAGMAS", pragmas)


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of one megabyte; only root can make one."""
    place = tmp_path / "tiny"
    place.mkdir()
    if not mount("-t", "tmpfs", "-o", "size=1m", "tmpfs", str(place)):
        pytest.skip("a file system of its own needs root and the right to mount")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


def mount(*words: str) -> bool:
    """Whether the mount worked."""
    if os.name == "nt" or os.geteuid() != 0:
        return False
    return subprocess.run(["mount", *words], capture_output=True, check=False).returncode == 0
