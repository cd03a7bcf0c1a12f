"""Bouts beside any league: exhibitions put aside or fought, one file each in a folder."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ringside_manager import paths
from ringside_manager.bout.drive import Unfinished
from ringside_manager.bout.record import BoutRecord
from ringside_manager.errors import FileError, RecordError, RingsideError, excerpt
from ringside_manager.files import new_file, read_regular
from ringside_manager.language import say
from ringside_manager.text_safety import file_slug

SUFFIX = ".bout"
LARGEST = 4_000_000
"""Bytes of a file that is still looked at."""


@dataclass(frozen=True, slots=True)
class Shelved:
    """A bout on the shelf; ``record`` is there when it is over, ``unfinished`` when it is not."""

    path: Path
    red: str
    blue: str
    system: str
    rounds: int
    record: BoutRecord | None
    unfinished: Unfinished | None


def shelf() -> Path:
    """The folder of exhibitions; it may not exist yet."""
    return paths.saves() / "exhibitions"


def new_place(red: str, blue: str, folder: Path | None = None) -> Path:
    """A file on the shelf that is not there yet, for a bout of these two; makes the folder."""
    where = folder or shelf()
    where.mkdir(parents=True, exist_ok=True)
    name = f"{file_slug(red)}-{file_slug(blue)}"
    numbers = iter(range(1, 1_000_000))
    return next(path for number in numbers if not (path := where / f"{name}-{number}{SUFFIX}").exists())


def keep(path: Path, text: str) -> None:
    """Write a bout, unfinished or over, in place of what was there; ``OSError`` of the disk."""
    with new_file(path, overwrite=True) as part:
        part.write_text(text + "\n", encoding="utf-8")


def take_down(path: Path) -> Shelved:
    """The bout in a file, be it a record or unfinished.

    Raises ``FileError`` if there is none, ``RecordError`` if it holds anything else.
    """
    try:
        content = read_regular(path, LARGEST)
        if len(content) > LARGEST:
            raise RecordError(say("{name} is too large for a bout.", name=path.name))
        text = content.decode()
    except UnicodeDecodeError as error:
        raise RecordError(say("{name} is no text, so it holds no bout.", name=path.name)) from error
    except OSError as error:
        raise FileError(
            say("{path} cannot be read: {error}.", path=path, error=error.strerror or error)
        ) from error
    return _shelved(path, text)


def on_the_shelf(folder: Path | None = None) -> Iterator[Shelved]:
    """Every bout on the shelf, latest first; files that hold none are left out."""
    where = folder or shelf()
    found = sorted(where.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found:
        try:
            yield take_down(path)
        except RingsideError:
            continue


def _shelved(path: Path, text: str) -> Shelved:
    record, unfinished = None, None
    if _format(text).startswith("ringside-unfinished"):
        unfinished = Unfinished.from_json(text)
    else:
        record = BoutRecord.from_json(text)
    begun = unfinished.begun if unfinished else record
    assert begun is not None
    red, blue = (str(card.get("name", "")) for card in (begun.red, begun.blue))
    return Shelved(path, red, blue, begun.engine, begun.terms.rounds, record, unfinished)


def _format(text: str) -> str:
    try:
        return str(json.loads(text)["format"])
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        raise RecordError(
            say("This is not a bout of Ringside Manager: {text}.", text=excerpt(text))
        ) from error
