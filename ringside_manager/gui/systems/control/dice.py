"""Dice on the table: one with its pips, or the place where one is still to be thrown."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ringside_manager.gui.board.paint import Paint, rounded

_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.28, 0.22), (0.72, 0.22), (0.28, 0.5), (0.72, 0.5), (0.28, 0.78), (0.72, 0.78)),
}


def paint_die(painter: QPainter, paint: Paint, box: QRectF, face: int | None, tone: QColor | str) -> None:
    """A die of six showing a face; a broken outline where it has not been thrown (``None``)."""
    line = QPen(QColor(tone if face else paint.colours.muted), paint.px(1.4 if face else 1.0))
    if not face:
        line.setStyle(Qt.PenStyle.DashLine)
    rounded(painter, box, box.width() * 0.2, "#fffdf8" if face else None, line)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#1b1a18"))
    for x, y in _PIPS.get(face or 0, ()):
        spot = QPointF(box.left() + x * box.width(), box.top() + y * box.height())
        painter.drawEllipse(spot, box.width() * 0.095, box.width() * 0.095)
