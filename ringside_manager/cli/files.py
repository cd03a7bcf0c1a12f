"""Reading and writing whole files, with errors that say what happened."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path

from ringside_manager.errors import FileError, RingsideError, SaveExistsError

MOST_BYTES = 20_000_000


class NoFileError(RingsideError):
    """There is no file of that name."""

    title = "No such file"


class WritingError(RingsideError):
    """A file could not be written; what was there before is as it was."""

    title = "File not written"


def read_text(path: Path) -> str:
    """The text of a file in UTF-8.

    Raises ``NoFileError``; ``FileError`` for a folder, a file of more than ``MOST_BYTES``, one that is
    not text or may not be read.
    """
    try:
        if not path.exists():
            raise NoFileError(f"There is no file {path}.")
        if not path.is_file():
            raise FileError(f"{path} is not a file.")
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise FileError(f"{path} cannot be read: {error.strerror or error}.") from error
    except ValueError as error:  # a name no file can have
        raise NoFileError(f"There is no file {path}: its name is impossible.") from error
    if len(data) > MOST_BYTES:
        raise FileError(f"{path} is longer than {MOST_BYTES:,} bytes, the most that is read.")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError(f"{path} is not a text file in UTF-8.") from error


def write_text(path: Path, text: str, *, replace: bool = False) -> None:
    """Make a file of ``text`` in UTF-8, all of it or nothing.

    Raises ``SaveExistsError`` if the name is taken and ``replace`` is not set, ``WritingError`` if
    the disk or its rights do not allow it.
    """
    part = path.with_name(f".{path.name[:80]}-{secrets.token_hex(4)}.part")
    try:
        _refuse_existing(path, replace)
        try:
            with part.open("x", encoding="utf-8", newline="") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            _put_in_place(part, path, replace)
        finally:
            with contextlib.suppress(OSError):
                part.unlink()
    except OSError as error:
        raise WritingError(
            f"{path} cannot be written: {error.strerror or error}.",
            next_step="Choose another place, or make room and rights there.",
        ) from error


def _refuse_existing(path: Path, replace: bool) -> None:
    if replace or not os.path.lexists(path):
        return
    raise SaveExistsError(
        f"{path} exists already and is not overwritten.", next_step="Choose another name, or move it away."
    )


def _put_in_place(part: Path, path: Path, replace: bool) -> None:
    if replace:
        part.replace(path)
        return
    try:
        path.hardlink_to(part)  # unlike a rename it never takes the place of a file
    except OSError:
        _refuse_existing(path, replace)  # the name was taken meanwhile, or this disk has no hard links
        part.rename(path)
