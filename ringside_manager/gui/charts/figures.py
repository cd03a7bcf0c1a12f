"""The figures behind a chart, as a table of the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QLocale

from ringside_manager.charts.chart import Cell, Chart
from ringside_manager.gui.tables import Column, Table
from ringside_manager.language import tr


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A line of the table, with its place."""

    place: int
    cells: tuple[Cell, ...]


def table_of(chart: Chart) -> Table[FigureRow]:
    """A table of the chart's figures, filled."""
    data = chart.data()
    columns = [
        Column(
            f"column{index}", header, _value(index), _text(index), align=_align(index, data.rows),
            width=max(10, min(len(header) + 4, 26)),
        )
        for index, header in enumerate(data.headers)
    ]  # fmt: skip
    table = Table(f"chart {chart.kind}", columns, lambda row: row.place, tr("There is nothing to show yet."))
    table.set_title(chart.title)
    fill(table, chart)
    return table


def fill(table: Table[FigureRow], chart: Chart) -> None:
    """Show the figures of another chart of the same kind."""
    table.set_title(chart.title)
    table.set_rows([FigureRow(place, cells) for place, cells in enumerate(chart.data().rows)])


def _value(index: int) -> Callable[[FigureRow], object]:
    return lambda row: row.cells[index]


def _text(index: int) -> Callable[[FigureRow], str]:
    return lambda row: shown_cell(row.cells[index])


def shown_cell(cell: Cell) -> str:
    """A cell as people read it: figures as the language writes them, to the cent at most."""
    if cell is None:
        return ""
    if isinstance(cell, str):
        return cell
    if cell == int(cell):
        return QLocale().toString(int(cell))
    return QLocale().toString(float(cell), "f", 1 if cell * 2 == int(cell * 2) else 2)


def _align(index: int, rows: tuple[tuple[Cell, ...], ...]) -> Literal["left", "right"]:
    known = (row[index] for row in rows if row[index] is not None)
    return "right" if not isinstance(next(known, ""), str) else "left"
