"""The figures of a chart as a table: what stands behind the picture, for eyes, ears and other programs."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass

from ringside_manager.text_safety import csv_cell, visible

Cell = str | int | float | None


@dataclass(frozen=True, slots=True)
class DataTable:
    """Rows under their headers; ``None`` is an empty cell."""

    headers: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def csv_of(table: DataTable) -> str:
    """The table as CSV (RFC 4180, with a header line); no text of it is a formula to a table program."""
    file = io.StringIO(newline="")
    writer = csv.writer(file, lineterminator="\r\n")
    writer.writerow([csv_cell(header) for header in table.headers])
    writer.writerows([_cell(cell) for cell in row] for row in table.rows)
    return file.getvalue()


def _cell(cell: Cell) -> str | int | float:
    if cell is None:
        return ""
    return csv_cell(visible(cell).replace("\n", " ")) if isinstance(cell, str) else cell
