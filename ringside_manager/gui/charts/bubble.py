"""What is painted over a chart: a ring round the mark pointed at, and what it says of itself."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.text_safety import visible

LONGEST = 48
"""Letters of a line; names may be of any length."""


def paint_focus(painter: QPainter, around: QRectF) -> None:
    """A frame that shows where the keyboard is."""
    pen = QPen(QColor(theme().accent_strong), px(2))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = pen.widthF() / 2
    painter.drawRoundedRect(around.adjusted(inset, inset, -inset, -inset), px(4), px(4))


def paint_ring(painter: QPainter, box: QRectF) -> None:
    """A ring round a mark, a frame round a bar."""
    colours = theme()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.text), px(2)))
    if box.width() < 2 and box.height() < 2:
        painter.drawEllipse(box.center(), px(9), px(9))
    else:
        space = px(3)
        painter.drawRoundedRect(box.adjusted(-space, -space, space, space), space, space)


def paint_bubble(painter: QPainter, ground: QRectF, mark: QRectF, text: str) -> None:
    """A small panel beside a mark, within the ground: its first line bold, the others quiet."""
    lines = [_short(visible(line)) for line in text.split("\n")]
    fonts = [typeface(1.0, QFont.Weight.DemiBold), *[typeface(0.95)] * (len(lines) - 1)]
    sizes = [QFontMetricsF(font) for font in fonts]
    margin = px(9)
    wide = max(size.horizontalAdvance(line) for size, line in zip(sizes, lines, strict=True)) + 2 * margin
    high = sum(size.height() for size in sizes) + 2 * margin - sizes[0].descent() / 2
    place = _place(ground, mark, wide, high)
    colours = theme()
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.setBrush(QColor(colours.raised))
    painter.drawRoundedRect(place, px(6), px(6))
    y = place.top() + margin
    for line, font, size in zip(lines, fonts, sizes, strict=True):
        painter.setFont(font)
        painter.setPen(QColor(colours.text if font is fonts[0] else colours.muted))
        painter.drawText(QPointF(place.left() + margin, y + size.ascent()), line)
        y += size.height()


def _place(ground: QRectF, mark: QRectF, wide: float, high: float) -> QRectF:
    """Right of the mark, or left where there is no room; never outside the ground."""
    gap = px(14)
    inner = ground.adjusted(2, 2, -2, -2)
    x = min(mark.right(), mark.center().x() + px(60)) + gap
    if x + wide > inner.right():
        x = mark.left() - gap - wide
    x = min(max(x, inner.left()), max(inner.right() - wide, inner.left()))
    y = min(max(mark.center().y() - high / 2, inner.top()), max(inner.bottom() - high, inner.top()))
    return QRectF(x, y, wide, high)


def _short(line: str) -> str:
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"
