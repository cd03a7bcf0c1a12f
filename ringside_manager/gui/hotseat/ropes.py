"""A backdrop: the ropes of the ring, drawn in the colours of the theme."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ringside_manager.gui.look import px, theme

_HEIGHTS = (0.30, 0.5, 0.70)


def paint_ropes(painter: QPainter, area: QRect) -> None:
    """Three ropes between two corner posts, quiet enough to read on."""
    colours = theme()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(area, QColor(colours.window))
    for share, colour in zip(_HEIGHTS, (colours.red, colours.muted, colours.blue), strict=True):
        line = QColor(colour)
        line.setAlphaF(0.35)
        painter.setPen(QPen(line, px(6)))
        y = round(area.height() * share)
        painter.drawLine(0, y, area.width(), y)
    for left, colour in ((True, colours.red), (False, colours.blue)):
        _post(painter, area, left=left, colour=colour)


def _post(painter: QPainter, area: QRect, *, left: bool, colour: str) -> None:
    """A padded corner post near one edge."""
    width, top = px(22), area.height() * (_HEIGHTS[0] - 0.07)
    x = area.width() * (0.06 if left else 0.94) - width / 2
    pad = QColor(colour)
    pad.setAlphaF(0.85)
    painter.setPen(QPen(QColor(theme().line), 1))
    painter.setBrush(pad)
    height = area.height() * (_HEIGHTS[2] - _HEIGHTS[0] + 0.14)
    painter.drawRoundedRect(QRectF(x, top, width, height), width / 3, width / 3)
