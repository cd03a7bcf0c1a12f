"""Signs of the three stances, drawn: a sandbag, a shield, a fist that comes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ringside_manager.gui.board.paint import Paint


def paint_stance(
    painter: QPainter, paint: Paint, box: QRectF, stance: str, tone: QColor, *, facing: int = 1
) -> None:
    """The sign of a stance in a square; ``facing`` 1 looks to the right, -1 to the left."""
    shape = _SHAPES.get(stance)
    if shape is None:
        return
    painter.save()
    painter.translate(box.center())
    painter.scale(box.width() * 0.5 * facing, box.height() * 0.5)
    pen = QPen(tone, 0.16)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(tone)
    shape(painter, QColor(paint.colours.panel))
    painter.restore()


def _sandbag(painter: QPainter, ground: QColor) -> None:
    """A bag that hangs, tied at its neck."""
    bag = QPainterPath()
    bag.addRoundedRect(QRectF(-0.5, -0.35, 1.0, 1.2), 0.42, 0.42)
    painter.drawPath(bag)
    painter.drawLine(QPointF(0, -0.9), QPointF(0, -0.35))
    painter.setPen(QPen(ground, 0.14))
    painter.drawLine(QPointF(-0.34, 0.1), QPointF(0.34, 0.1))


def _shield(painter: QPainter, ground: QColor) -> None:
    path = QPainterPath(QPointF(0, -0.85))
    path.quadTo(QPointF(0.4, -0.6), QPointF(0.72, -0.62))
    path.quadTo(QPointF(0.78, 0.4), QPointF(0, 0.9))
    path.quadTo(QPointF(-0.78, 0.4), QPointF(-0.72, -0.62))
    path.quadTo(QPointF(-0.4, -0.6), QPointF(0, -0.85))
    painter.drawPath(path)
    painter.setPen(QPen(ground, 0.14))
    painter.drawLine(QPointF(0, -0.5), QPointF(0, 0.5))


def _fist(painter: QPainter, ground: QColor) -> None:
    """An arrow with two lines behind it."""
    head = QPainterPath(QPointF(0.9, 0))
    for x, y in ((0.05, -0.75), (0.05, -0.3), (-0.35, -0.3), (-0.35, 0.3), (0.05, 0.3), (0.05, 0.75)):
        head.lineTo(x, y)
    head.closeSubpath()
    painter.drawPath(head)
    for y in (-0.32, 0.32):
        painter.drawLine(QPointF(-0.85, y), QPointF(-0.6, y))


_SHAPES: Mapping[str, Callable[[QPainter, QColor], None]] = {
    "sandbag": _sandbag,
    "defensive": _shield,
    "aggressive": _fist,
}
