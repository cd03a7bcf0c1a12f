"""One way to make a file: under another name in the same folder, on the disk, then put in place.

Whoever looks at the final name finds the old file, the new one, or none, never a part of one.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ringside_manager.errors import NoSaveError, SaveExistsError

PREFIX, SUFFIX = ".ringside-", ".part"


@contextmanager
def new_file(path: Path, *, overwrite: bool = False) -> Iterator[Path]:
    """A path in the folder of ``path`` to write to; when the block ends it becomes ``path``.

    If the block raises, nothing is left behind and ``path`` is as before.  Raises ``SaveExistsError``
    at once, or when the file appears meanwhile, unless ``overwrite``; ``NoSaveError`` without a folder
    for it; ``OSError`` of the disk.
    """
    _refuse_existing(path, overwrite)
    if not path.parent.is_dir():
        raise NoSaveError(f"There is no folder {path.parent}.", next_step="Make it, or choose another.")
    part = path.with_name(f"{PREFIX}{secrets.token_hex(6)}{SUFFIX}")
    try:
        yield part
        sync_file(part)
        _put_in_place(part, path, overwrite)
        sync_folder(path.parent)
    finally:
        with contextlib.suppress(OSError):
            part.unlink()


@contextmanager
def new_folder(path: Path) -> Iterator[Path]:
    """A folder to fill that becomes ``path`` when the block ends; if the block raises, nothing is left behind.

    An empty folder of that name will do; ``SaveExistsError`` for anything else that bears it.
    """
    if not (path.is_dir() and not any(path.iterdir())):
        _refuse_existing(path, overwrite=False)
    if not path.absolute().parent.is_dir():
        raise NoSaveError(f"There is no folder {path.parent}.", next_step="Make it, or choose another.")
    part = path.absolute().with_name(f"{PREFIX}{secrets.token_hex(6)}{SUFFIX}")
    try:
        part.mkdir()
        yield part
        if path.is_dir():
            path.rmdir()
        part.rename(path)
    finally:
        shutil.rmtree(part, ignore_errors=True)


def write_text(path: Path, pieces: Iterable[str], *, overwrite: bool = False) -> None:
    """Write ``pieces`` to ``path`` as UTF-8, newlines as given; all of it or nothing."""
    with new_file(path, overwrite=overwrite) as part, part.open("w", encoding="utf-8", newline="") as file:
        for piece in pieces:
            file.write(piece)


def sync_file(path: Path) -> None:
    """Wait until the bytes of ``path`` are on the disk."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_folder(folder: Path) -> None:
    """Wait until the names in ``folder`` are on the disk (Windows does so by itself)."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def remove_leftovers(folder: Path) -> None:
    """Remove what programs killed while making a file left in ``folder``, where nobody makes one now."""
    for part in folder.glob(f"{PREFIX}*{SUFFIX}*"):
        part.unlink(missing_ok=True)


def _refuse_existing(path: Path, overwrite: bool) -> None:
    if not overwrite and os.path.lexists(path):
        raise SaveExistsError(
            f"{path} exists already and is not overwritten.",
            next_step="Choose another name, or move it away.",
        )


def _put_in_place(part: Path, path: Path, overwrite: bool) -> None:
    if overwrite:
        part.replace(path)
        return
    try:
        path.hardlink_to(part)  # unlike a rename it never takes the place of a file
    except OSError:
        _refuse_existing(path, overwrite)  # either the name was taken, or this disk has no hard links
        part.rename(path)
