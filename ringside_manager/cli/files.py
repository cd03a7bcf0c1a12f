"""Reading and writing whole files, with errors that say what happened."""

from __future__ import annotations

from pathlib import Path

from ringside_manager import files
from ringside_manager.errors import FileError, NoSaveError

MOST_BYTES = 5_000_000


def read_text(path: Path) -> str:
    """The text of a file in UTF-8.

    Raises ``NoSaveError``; ``FileError`` for a folder, a file of more than ``MOST_BYTES``, one that is
    not text or may not be read.
    """
    try:
        data = files.read_regular(path, MOST_BYTES)
    except FileNotFoundError as error:
        raise NoSaveError(f"There is no file {path}.") from error
    except OSError as error:
        raise FileError(f"{path} cannot be read: {error.strerror or error}.") from error
    if len(data) > MOST_BYTES:
        raise FileError(f"{path} is longer than {MOST_BYTES:,} bytes, the most that is read.")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError(f"{path} is not a text file in UTF-8.") from error


def write_text(path: Path, text: str, *, replace: bool = False) -> None:
    """Make a file of ``text`` in UTF-8, all of it or nothing.

    Raises ``SaveExistsError`` if the name is taken and ``replace`` is not set, and other ``SaveError`` if
    the disk or its rights do not allow it; what was there before is as it was.
    """
    try:
        files.write_text(path, [text], overwrite=replace)
    except OSError as error:
        raise files.refusal(path, error) from error
    except ValueError as error:
        raise NoSaveError(f"{path} cannot be written: its name is impossible.") from error
