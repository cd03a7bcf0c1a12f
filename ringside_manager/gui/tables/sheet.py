"""A table as it leaves the program: the rows and columns shown, as CSV, a page, or text for other programs."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ringside_manager.gui.tables.column import Align, Column
from ringside_manager.paths import resources
from ringside_manager.text_safety import PAGE_POLICY, csv_cell, visible

Cell = str | int | float


@dataclass(frozen=True, slots=True)
class Sheet:
    """Headings with their alignment, each line as values to count with, and as a person reads it."""

    title: str
    headings: tuple[str, ...]
    aligns: tuple[Align, ...]
    values: tuple[tuple[Cell, ...], ...]
    texts: tuple[tuple[str, ...], ...]


def sheet_of(title: str, columns: Sequence[Column[Any]], rows: Sequence[Any]) -> Sheet:
    """The sheet of some columns and rows."""
    return Sheet(
        title,
        tuple(column.title for column in columns),
        tuple(column.align for column in columns),
        tuple(tuple(column.cell(row) for column in columns) for row in rows),
        tuple(tuple(column.shown(row) for column in columns) for row in rows),
    )


def csv_text(sheet: Sheet) -> str:
    """The sheet as comma-separated values; texts are guarded, numbers are bare, the first line names columns."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow([csv_cell(heading) for heading in sheet.headings])
    writer.writerows([[_guarded(cell) for cell in line] for line in sheet.values])
    return text.getvalue()


def tab_text(sheet: Sheet, *, headings: bool) -> str:
    """The sheet with tabs between cells, as table programs take it from the clipboard."""
    lines: list[Sequence[Cell]] = [sheet.headings] if headings else []
    lines += sheet.values
    return "\n".join("\t".join(_one_line(cell) for cell in line) for line in lines)


def page(sheet: Sheet) -> str:
    """The sheet as a page of HTML that stands alone, every text escaped."""
    return str(_template("page.html").render(sheet=sheet, language="en"))


def fragment(sheet: Sheet, *, headings: bool) -> str:
    """The table alone as HTML, for the clipboard."""
    return str(_template("fragment.html").render(sheet=sheet, headings=headings))


def _guarded(cell: Cell) -> str:
    return csv_cell(visible(cell)) if isinstance(cell, str) else _figure(cell)


def _one_line(cell: Cell) -> str:
    return csv_cell(visible(" ".join(cell.split()))) if isinstance(cell, str) else _figure(cell)


def _figure(number: float) -> str:
    return str(number) if isinstance(number, int) else f"{number:.10g}"


@cache
def _template(name: str) -> Any:  # Any: Jinja is only loaded when something leaves the program
    from jinja2 import Environment, FileSystemLoader

    environment = Environment(
        loader=FileSystemLoader(resources() / "tables"), autoescape=True, trim_blocks=True, lstrip_blocks=True
    )
    environment.globals["policy"] = PAGE_POLICY
    environment.filters["visible"] = visible
    return environment.get_template(name)
