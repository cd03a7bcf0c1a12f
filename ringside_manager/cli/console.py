"""What goes out to a terminal or a pipe, and in from files: lines, tables, progress, texts.

Results go to standard output, everything else to standard error. All text passes through ``visible``, so no
name can move the cursor or turn the line around. Colours and wrapping appear only on a terminal and come from
rich, imported when first needed.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from ringside_manager import files
from ringside_manager.errors import FileError, NoSaveError
from ringside_manager.language import Message, say, translated
from ringside_manager.text_safety import visible

# Lines.


if TYPE_CHECKING:
    from rich.console import Console

    from ringside_manager.office.facts.prospects import Chance


def prepare_streams() -> None:
    """What no encoding can print is escaped; output that is not for a terminal is the same everywhere."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is None:
            continue
        if on_terminal(stream):
            reconfigure(errors="backslashreplace")
        else:
            reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def on_terminal(stream: TextIO) -> bool:
    """Whether a person looks at ``stream``."""
    try:
        return stream.isatty()
    except ValueError:  # closed
        return False


def out(text: str = "", style: str = "", hang: int = 0) -> None:
    """A line of the result.

    On a terminal it is wrapped, with ``hang`` blanks before the second line and those after it, and
    shown in ``style`` (as rich names them).  A message is said in the language chosen.
    """
    text = in_language(text)
    if on_terminal(sys.stdout):
        from textwrap import fill

        from rich.text import Text

        console = console_of(sys.stdout)
        wrapped = fill(visible(text), max(console.width, hang + 20), subsequent_indent=" " * hang)
        console.print(Text(wrapped, style=style))
    else:
        sys.stdout.write(f"{visible(text)}\n")


def in_language(text: str) -> str:
    """Return a message in the language chosen; any other text as it is."""
    return translated(text) if isinstance(text, Message) else text


def out_text(text: str) -> None:
    """A whole file as the result, as it is; the text must be safe already."""
    sys.stdout.write(text)


def out_json(document: object) -> None:
    """The one JSON document of a command called with ``--json``: pure ASCII, keys in their given order."""
    import json

    sys.stdout.write(f"{json.dumps(document, ensure_ascii=True, indent=2)}\n")


def note(text: str) -> None:
    """A message beside the result."""
    sys.stderr.write(f"{visible(in_language(text))}\n")


@lru_cache(maxsize=2)
def console_of(stream: TextIO) -> Console:
    """Rich's view of a terminal; it minds its width and NO_COLOR."""
    from rich.console import Console

    return Console(file=stream, highlight=False, markup=False, emoji=False)


# Whole files, with errors that say what happened.


MOST_BYTES = 5_000_000


def read_text(path: Path) -> str:
    """The text of a file in UTF-8.

    Raises ``NoSaveError``; ``FileError`` for a folder, a file of more than ``MOST_BYTES``, one that is
    not text or may not be read.
    """
    try:
        data = files.read_regular(path, MOST_BYTES)
    except FileNotFoundError as error:
        raise NoSaveError(say("There is no file {path}.", path=path)) from error
    except OSError as error:
        raise FileError(
            say("{path} cannot be read: {error}.", path=path, error=error.strerror or error)
        ) from error
    if len(data) > MOST_BYTES:
        raise FileError(
            say(
                "{path} is longer than {most_bytes} bytes, the most that is read.",
                path=path,
                most_bytes=f"{MOST_BYTES:,}",
            )
        )
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError(say("{path} is not a text file in UTF-8.", path=path)) from error


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
        raise NoSaveError(say("{path} cannot be written: its name is impossible.", path=path)) from error


def deliver(text: str, out_path: Path | None, written: Callable[[Path], Message]) -> None:
    """Print a text that is safe already, or write it into a new file and say so."""
    if out_path is None:
        out_text(text)
    else:
        write_text(out_path, text)
        note(written(out_path))


# Tables, fitted to a terminal, plain columns in a pipe.


@dataclass(frozen=True, slots=True)
class Column:
    """A heading; ``right`` for figures."""

    heading: str
    right: bool = False


def out_table(columns: Sequence[Column], rows: Iterable[Sequence[object]], title: str = "") -> None:
    """Print a table; cells are shown as text on one line, ``None`` as nothing."""
    cells = [["" if cell is None else _one_line(cell) for cell in row] for row in rows]
    columns = [Column(in_language(column.heading), column.right) for column in columns]
    title = in_language(title)
    if on_terminal(sys.stdout):
        _out_fitted(columns, cells, title)
    else:
        _out_plain(columns, cells, title)


def _out_plain(columns: Sequence[Column], rows: list[list[str]], title: str) -> None:
    if title:
        out(title)
    headings = [column.heading for column in columns]
    widths = [max(map(_width, place)) for place in zip(headings, *rows, strict=True)]
    for row in (headings, *rows):
        cells = (
            _padded(cell, *fit) for cell, fit in zip(row, zip(widths, columns, strict=True), strict=True)
        )
        out("  ".join(cells).rstrip())


def _one_line(cell: object) -> str:
    text = in_language(cell) if isinstance(cell, str) else str(cell)
    return visible(text).replace("\n", "\\n")


def _padded(cell: str, width: int, column: Column) -> str:
    blank = " " * (width - _width(cell))
    return blank + cell if column.right else cell + blank


def _width(text: str) -> int:
    """Places a text takes on a terminal: wide signs two, combining ones none."""
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "FW" else 1
        for sign in text
    )


def _out_fitted(columns: Sequence[Column], rows: list[list[str]], title: str) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    table = Table(
        box=SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        title=Text(title, style="bold") if title else None,
        title_justify="left",
    )
    for column in columns:
        table.add_column(Text(column.heading), justify="right" if column.right else "left", overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))
    console_of(sys.stdout).print(table)


# Progress.


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A function to be told how many more are done; it shows nothing in a pipe and vanishes at the end."""
    if not on_terminal(sys.stderr):
        yield lambda _done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console_of(sys.stderr), transient=True) as progress:
        task = progress.add_task(in_language(what), total=total)
        yield lambda done: progress.advance(task, done)


def chance_text(chance: Chance) -> str:
    """A chance in per cent with its error, for a cell of a table."""
    return f"{chance.share:.1%} ±{chance.error:.1%}"
