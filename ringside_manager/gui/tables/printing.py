"""A sheet on paper: headings on every page, numbers under each other, pages counted."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QLineF, QMarginsF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPen,
)

from ringside_manager.gui.tables.sheet import Sheet
from ringside_manager.gui.tables.view import tabular
from ringside_manager.language import tr
from ringside_manager.text_safety import visible

TEXT_POINTS, TITLE_POINTS = 8.5, 15.0
_SAMPLE = 300
"""So many lines tell how wide a column must be."""
_INK, _RULE, _BAND = QColor("#1b1a17"), QColor("#8d877b"), QColor("#f3f1ec")
_WIDEST = 0.4
"""No column takes more than this share of the page."""


def lay_out(device: QPagedPaintDevice, sheet: Sheet) -> None:
    """Set paper and margins: A4, on its side if the columns need it."""
    device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    device.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout.Unit.Millimeter)
    wide = len(sheet.headings) > 7
    device.setPageOrientation(QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait)


def paint(device: QPagedPaintDevice, sheet: Sheet, family: str) -> int:
    """Draw the sheet on all the pages it takes; how many these were."""
    painter = QPainter()
    if not painter.begin(device):
        raise OSError(tr("The printer or the file for the pages could not be opened."))
    try:
        return _Pages(painter, device, sheet, family).draw()
    finally:
        painter.end()


@dataclass(frozen=True, slots=True)
class _Fonts:
    text: QFont
    heading: QFont
    title: QFont


class _Pages:
    """Draws one sheet."""

    def __init__(self, painter: QPainter, device: QPagedPaintDevice, sheet: Sheet, family: str) -> None:
        self._painter, self._device, self._sheet = painter, device, sheet
        self._fonts = _fonts(family)
        self._area = QRectF(painter.viewport())
        metrics = QFontMetricsF(self._fonts.text, device)
        self._line = metrics.height() * 1.5
        self._title = QFontMetricsF(self._fonts.title, device).height() * 1.6
        self._widths = _shared(self._natural(metrics), self._area.width())

    def draw(self) -> int:
        """Draw every page; how many there are."""
        pages = self._split()
        for number, (first, last) in enumerate(pages, start=1):
            if number > 1:
                self._device.newPage()
            top = self._area.top()
            if number == 1:
                self._draw_title(top)
                top += self._title
            self._draw_headings(top)
            for place in range(first, last):
                top += self._line
                self._draw_line(top, place)
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
        bold = QFontMetricsF(self._fonts.heading, self._device)
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

    def _draw_title(self, top: float) -> None:
        self._painter.setFont(self._fonts.title)
        self._painter.setPen(_INK)
        area = QRectF(self._area.left(), top, self._area.width(), self._title)
        self._painter.drawText(
            area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self._sheet.title
        )

    def _draw_headings(self, top: float) -> None:
        self._painter.setFont(self._fonts.heading)
        self._draw_cells(top, self._sheet.headings)
        self._painter.setPen(QPen(_RULE, self._line / 24))
        below = top + self._line
        left = self._area.left()
        self._painter.drawLine(QLineF(left, below, left + sum(self._widths), below))
        self._painter.setFont(self._fonts.text)

    def _draw_line(self, top: float, place: int) -> None:
        if place % 2:
            ground = QRectF(self._area.left(), top, sum(self._widths), self._line)
            self._painter.fillRect(ground, _BAND)
        self._draw_cells(top, self._sheet.texts[place])

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
        self._painter.setFont(self._fonts.text)
        foot = QRectF(self._area.left(), self._area.bottom() - self._line, self._area.width(), self._line)
        words = tr("Page {page} of {count}").format(page=number, count=count)
        self._painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, words)
        if number > 1:
            self._painter.drawText(
                foot, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, self._sheet.title
            )


def _fonts(family: str) -> _Fonts:
    text, title = QFont(family), QFont(family)
    text.setPointSizeF(TEXT_POINTS)
    title.setPointSizeF(TITLE_POINTS)
    title.setBold(True)
    heading = QFont(text)
    heading.setBold(True)
    return _Fonts(tabular(text), heading, title)


def _shared(natural: list[float], room: float) -> list[float]:
    """The widths as they are if there is room, else all of them smaller by the same share."""
    wanted = sum(natural)
    return natural if wanted <= room else [width * room / wanted for width in natural]
