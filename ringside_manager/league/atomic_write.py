"""Making the files of a league, with the disk's faults told as save errors; see ``files.py``."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ringside_manager import files
from ringside_manager.errors import SaveError
from ringside_manager.language import Message
from ringside_manager.league.sqlite_errors import translated


@contextmanager
def new_file(path: Path, *, overwrite: bool = False) -> Iterator[Path]:
    """As ``files.new_file``, for a database too; raises ``SaveError`` of the disk."""
    part = path
    try:
        with translated(path), files.new_file(path, overwrite=overwrite) as part:
            yield part
    except SaveError as error:
        # Whoever asked for ``path`` never saw the other name.
        error.args = (_of(error.message, part, path),)
        raise
    finally:
        if part is not path:  # else nothing was begun, and a journal beside ``path`` is that of a league
            with contextlib.suppress(OSError):
                part.with_name(part.name + "-journal").unlink()


def write_text(path: Path, pieces: Iterable[str], *, overwrite: bool = False) -> None:
    """As ``files.write_text``; raises ``SaveError`` of the disk."""
    with translated(path):
        files.write_text(path, pieces, overwrite=overwrite)


def _of(message: str, part: Path, path: Path) -> str:
    """Return a message about ``part`` as one about ``path``."""
    if not isinstance(message, Message):
        return message.replace(str(part), str(path))
    values = {name: path if str(value) == str(part) else value for name, value in message.values.items()}
    return Message(message.template, values)
