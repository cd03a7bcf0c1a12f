"""Tables: fitted to a terminal, plain columns in a pipe."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ringside_manager.cli.console import console_of, on_terminal, out
from ringside_manager.text_safety import visible


@dataclass(frozen=True, slots=True)
class Column:
    """A heading; ``right`` for figures."""

    heading: str
    right: bool = False


def out_table(columns: Sequence[Column], rows: Iterable[Sequence[object]], title: str = "") -> None:
    """Print a table; cells are shown as text on one line, ``None`` as nothing."""
    cells = [["" if cell is None else _one_line(str(cell)) for cell in row] for row in rows]
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


def _one_line(text: str) -> str:
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
