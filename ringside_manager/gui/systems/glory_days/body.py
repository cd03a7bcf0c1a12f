"""His head as everybody sees it: gashes, cuts, nose and swellings by place, and how often each has come up."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ringside_manager.bout.scene import Side
from ringside_manager.gui.board.heads import (
    blood_of,
    head_in,
    ink_of,
    paint_eye,
    paint_looks,
    paint_skull,
    spot_on,
)
from ringside_manager.gui.board.paint import CENTRE, Paint, Pencil, rounded
from ringside_manager.gui.language import tr
from ringside_manager.gui.systems.glory_days.words import injury_told

_AT = {
    "gash_left_eye": (0.73, 0.27), "gash_right_eye": (0.27, 0.27), "cut_left_eye": (0.68, 0.34),
    "cut_right_eye": (0.32, 0.34), "cut_left_cheek": (0.76, 0.63), "cut_right_cheek": (0.24, 0.63),
    "bloody_nose": (0.5, 0.655),
}  # fmt: skip
"""Where an injury lies on the face, seen from the front: his left is on the right."""
INJURIES = (*_AT, "swelling_left_eye", "swelling_right_eye")
Looks = tuple[tuple[str, int], ...]


def looks(side: Side) -> Looks:
    """Each injury he has, with how often it has come up."""
    return tuple((name, times) for name in INJURIES if (times := side.numbers.get(name, 0)))


def told_in_words(seen: Looks) -> tuple[str, ...]:
    """What can be seen, in the order of the stoppage chart."""
    return tuple(injury_told(name, times) for name, times in seen)


def paint_body(painter: QPainter, paint: Paint, rect: QRectF, seen: Looks) -> None:
    """The head with every mark, and the same in words."""
    told = told_in_words(seen)
    paint_looks(painter, paint, rect, told, tr("No marks yet"), lambda box: _head(painter, paint, box, seen))


def _head(painter: QPainter, paint: Paint, box: QRectF, seen: Looks) -> None:
    ink, head, times = ink_of(paint), head_in(box), dict(seen)
    paint_skull(painter, paint, head, ink)
    for eye in ("left", "right"):
        paint_eye(painter, paint, head, eye, min(3, times.get(f"swelling_{eye}_eye", 0)), ink)
    for name, count in seen:
        if name in _AT:
            _mark(painter, paint, head, name, count)


def _mark(painter: QPainter, paint: Paint, head: QRectF, name: str, count: int) -> None:
    """A cut is a line, a gash is jagged, a nose bleeds in drops; the count stands beside one that came up again."""
    spot, gash = spot_on(head, _AT[name]), name.startswith("gash")
    size = head.width() * (0.13 if gash else 0.085)
    pen = QPen(blood_of(paint), max(1.6, head.width() * (0.045 if gash else 0.032)))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if gash:
        shape = ((-1, 0.1), (-0.35, -0.3), (0.3, 0.25), (1, -0.15))
        painter.drawPolyline([spot + QPointF(size * x, size * y) for x, y in shape])
    elif name != "bloody_nose":
        painter.drawLine(spot - QPointF(size, 0), spot + QPointF(size, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(blood_of(paint))
    for drop in range(min(3, count)):
        fall = QPointF(size * (-0.4 + 0.4 * drop), size * (0.7 + 0.45 * (drop % 2)))
        painter.drawEllipse(spot + fall, size * 0.2, size * 0.34)
    if count > 1:
        _count(painter, paint, head, spot, name, count)


def _count(painter: QPainter, paint: Paint, head: QRectF, spot: QPointF, name: str, count: int) -> None:
    """How often it has come up, in a small tag at the side of the face."""
    size = max(paint.px(11), head.width() * 0.16)
    x = head.right() - size * 0.35 if _AT[name][0] >= 0.5 else head.left() - size * 0.65
    tag = QRectF(x, spot.y() - size / 2, size, size)
    rounded(painter, tag, size * 0.25, paint.colours.panel, QPen(blood_of(paint), paint.px(1.2)))
    paint.write(painter, tag, str(count), Pencil(10, bold=True, align=CENTRE), paint.colours.bad)
