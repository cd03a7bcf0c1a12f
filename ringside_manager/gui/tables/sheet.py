"""A table as it leaves the program: clipboard, files and printer."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLineF, QMimeData, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPagedPaintDevice,
    QPainter,
    QPdfWriter,
    QPen,
)
from PySide6.QtWidgets import QApplication, QWidget

from ringside_manager.files import new_file, write_text
from ringside_manager.gui.tables.column import Align, Column
from ringside_manager.gui.tables.view import tabular
from ringside_manager.gui.widgets.dialogs import ask_for_file, lay_out, preview_and_print, write_or_warn
from ringside_manager.language import tr
from ringside_manager.paths import resources
from ringside_manager.text_safety import PAGE_POLICY, csv_cell, file_slug, visible

# A table as it leaves the program: the rows and columns shown, as CSV, a page, or text for other programs


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


# A sheet on paper: headings on every page, numbers under each other, pages counted


TEXT_POINTS, TITLE_POINTS = 8.5, 15.0
_SAMPLE = 300
"""So many lines tell how wide a column must be."""
_INK, _RULE, _BAND = QColor("#1b1a17"), QColor("#8d877b"), QColor("#f3f1ec")
_WIDEST = 0.4
"""No column takes more than this share of the page."""


def _on_paper(device: QPagedPaintDevice, sheet: Sheet) -> None:
    """A4, on its side if the columns need it."""
    lay_out(device, wide=len(sheet.headings) > 7)


def paint(device: QPagedPaintDevice, sheet: Sheet, family: str) -> int:
    """Draw the sheet on all the pages it takes; how many these were."""
    painter = QPainter()
    if not painter.begin(device):
        raise OSError(tr("The printer or the file for the pages could not be opened."))
    try:
        return _Pages(painter, device, sheet, family).draw()
    finally:
        painter.end()


class _Pages:
    """Draws one sheet."""

    def __init__(self, painter: QPainter, device: QPagedPaintDevice, sheet: Sheet, family: str) -> None:
        self._painter, self._device, self._sheet = painter, device, sheet
        self._text, self._bold, self._large = _fonts(family)
        self._area = QRectF(painter.viewport())
        metrics = QFontMetricsF(self._text, device)
        self._line = metrics.height() * 1.5
        self._title = QFontMetricsF(self._large, device).height() * 1.6
        natural = self._natural(metrics)
        room = self._area.width()
        wanted = sum(natural)
        self._widths = natural if wanted <= room else [width * room / wanted for width in natural]

    def draw(self) -> int:
        """Draw every page; how many there are."""
        pages = self._split()
        for number, (first, last) in enumerate(pages, start=1):
            if number > 1:
                self._device.newPage()
            top = self._area.top()
            if number == 1:
                self._painter.setFont(self._large)
                self._painter.setPen(_INK)
                area = QRectF(self._area.left(), top, self._area.width(), self._title)
                self._painter.drawText(
                    area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self._sheet.title
                )
                top += self._title
            self._draw_headings(top)
            for place in range(first, last):
                top += self._line
                if place % 2:
                    ground = QRectF(self._area.left(), top, sum(self._widths), self._line)
                    self._painter.fillRect(ground, _BAND)
                self._draw_cells(top, self._sheet.texts[place])
            self._draw_foot(number, len(pages))
        return len(pages)

    def _split(self) -> list[tuple[int, int]]:
        """First line and the line after the last, page by page."""
        room = self._area.height() - 2.5 * self._line
        on_first, on_others = int((room - self._title) // self._line), int(room // self._line)
        total, ends = len(self._sheet.texts), [0]
        while ends[-1] < total or len(ends) == 1:
            ends.append(min(total, ends[-1] + max(1, on_first if len(ends) == 1 else on_others)))
        return list(pairwise(ends))

    def _natural(self, metrics: QFontMetricsF) -> list[float]:
        bold = QFontMetricsF(self._bold, self._device)
        pad, most = metrics.horizontalAdvance("0") * 2, self._area.width() * _WIDEST
        step = max(1, len(self._sheet.texts) // _SAMPLE)
        sample = self._sheet.texts[::step]
        return [
            min(
                most,
                pad
                + max(
                    [bold.horizontalAdvance(heading)]
                    + [metrics.horizontalAdvance(visible(line[place])) for line in sample]
                ),
            )
            for place, heading in enumerate(self._sheet.headings)
        ]

    def _draw_headings(self, top: float) -> None:
        self._painter.setFont(self._bold)
        self._draw_cells(top, self._sheet.headings)
        self._painter.setPen(QPen(_RULE, self._line / 24))
        below = top + self._line
        left = self._area.left()
        self._painter.drawLine(QLineF(left, below, left + sum(self._widths), below))
        self._painter.setFont(self._text)

    def _draw_cells(self, top: float, texts: tuple[str, ...]) -> None:
        self._painter.setPen(_INK)
        metrics, left = self._painter.fontMetrics(), self._area.left()
        pad = metrics.horizontalAdvance("0")
        for text, width, align in zip(texts, self._widths, self._sheet.aligns, strict=True):
            area = QRectF(left, top, width, self._line).adjusted(pad / 2, 0, -pad / 2, 0)
            side = Qt.AlignmentFlag.AlignRight if align == "right" else Qt.AlignmentFlag.AlignLeft
            cut = metrics.elidedText(visible(text), Qt.TextElideMode.ElideRight, int(area.width()) + 1)
            self._painter.drawText(area, side | Qt.AlignmentFlag.AlignVCenter, cut)
            left += width

    def _draw_foot(self, number: int, count: int) -> None:
        self._painter.setPen(_RULE)
        self._painter.setFont(self._text)
        foot = QRectF(self._area.left(), self._area.bottom() - self._line, self._area.width(), self._line)
        words = tr("Page {page} of {count}").format(page=number, count=count)
        self._painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, words)
        if number > 1:
            self._painter.drawText(
                foot, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, self._sheet.title
            )


def _fonts(family: str) -> tuple[QFont, QFont, QFont]:
    """The faces of text, headings and title."""
    text, title = QFont(family), QFont(family)
    text.setPointSizeF(TEXT_POINTS)
    title.setPointSizeF(TITLE_POINTS)
    title.setBold(True)
    heading = QFont(text)
    heading.setBold(True)
    return tabular(text), heading, title


# The ways a table leaves the program: clipboard, files, printer


BYTE_ORDER_MARK = "\ufeff"
PDF_RESOLUTION = 300


def copy(sheet: Sheet, *, headings: bool) -> None:
    """Put the sheet on the clipboard as text with tabs and as a table of HTML."""
    data = QMimeData()
    data.setText(tab_text(sheet, headings=headings))
    data.setHtml(fragment(sheet, headings=headings))
    QGuiApplication.clipboard().setMimeData(data)


def save_csv(sheet: Sheet, path: Path) -> None:
    """Write the sheet as CSV in UTF-8 with a byte order mark, as table programs expect."""
    write_text(path, [BYTE_ORDER_MARK, csv_text(sheet)], overwrite=True)


def save_html(sheet: Sheet, path: Path) -> None:
    """Write the sheet as a page that stands alone."""
    write_text(path, [page(sheet)], overwrite=True)


def save_pdf(sheet: Sheet, path: Path) -> None:
    """Write the sheet as a PDF document."""
    with new_file(path, overwrite=True) as part:
        writer = QPdfWriter(str(part))
        writer.setResolution(PDF_RESOLUTION)
        writer.setTitle(sheet.title)
        _on_paper(writer, sheet)
        paint(writer, sheet, QApplication.font().family())
        del writer


def ask_and_save(parent: QWidget, sheet: Sheet, suffix: str, save: Callable[[Sheet, Path], None]) -> None:
    """Ask for a file and save there; what goes wrong on the disk is told in a sentence."""
    path = ask_for_file(parent, tr("Export the table"), file_slug(sheet.title, "table"), suffix)
    if path is not None:
        write_or_warn(parent, lambda: save(sheet, path), tr("The table was not written"))


def ask_and_print(parent: QWidget, sheet: Sheet) -> None:
    """Ask for a printer, show the pages, print."""
    family = QApplication.font().family()
    preview_and_print(
        parent,
        tr("Print the table"),
        sheet.title,
        lambda device: _on_paper(device, sheet),
        lambda device: paint(device, sheet, family),
    )
