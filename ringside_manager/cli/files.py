"""Reading and writing whole files, with errors that say what happened."""

from __future__ import annotations

from pathlib import Path

from ringside_manager import files
from ringside_manager.errors import FileError, RingsideError

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
    try:
        files.write_text(path, [text], overwrite=replace)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "its name is impossible"
        raise WritingError(
            f"{path} cannot be written: {reason}.",
            next_step="Choose another place, or make room and rights there.",
        ) from error
