"""Signs of the three stances, drawn: a sandbag, a shield, a fist that comes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ringside_manager.bout.corner import Corner
from ringside_manager.gui.board.paint import CENTRE, Paint, Pencil, faded
from ringside_manager.gui.systems.quest.seen import Die


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


# Dice as they are painted: their shape tells their faces, a filled one has succeeded, an empty one has not


FREE = Die(0, 0, True)
"""The first die of a Defense pool: a success nobody throws (Q24)."""
_LEAST, _MOST = 4.0, 21.0
_CORNERS = {
    4: ((0.5, 0.04), (1.0, 0.94), (0.0, 0.94)),
    8: ((0.5, 0.0), (0.98, 0.5), (0.5, 1.0), (0.02, 0.5)),
    10: ((0.5, 0.0), (1.0, 0.42), (0.5, 1.0), (0.0, 0.42)),
    12: ((0.5, 0.0), (1.0, 0.38), (0.81, 0.98), (0.19, 0.98), (0.0, 0.38)),
    20: ((0.5, 0.0), (0.94, 0.25), (0.94, 0.75), (0.5, 1.0), (0.06, 0.75), (0.06, 0.25)),
}


def shape_of(sides: int, box: QRectF) -> QPainterPath:
    """The outline of a die: three, four or five corners; a d6 and whatever else is square."""
    path = QPainterPath()
    corners = _CORNERS.get(sides)
    if corners is None:
        edge = box.width() * 0.06
        path.addRoundedRect(box.adjusted(edge, edge, -edge, -edge), box.width() * 0.17, box.width() * 0.17)
        return path
    for at, (x, y) in enumerate(corners):
        point = QPointF(box.left() + x * box.width(), box.top() + y * box.height())
        path.lineTo(point) if at else path.moveTo(point)
    path.closeSubpath()
    return path


def paint_die(painter: QPainter, paint: Paint, box: QRectF, corner: Corner | None, die: Die) -> None:
    """One die with its number; one rolled once more has a dashed frame."""
    full = die.success is not False
    ground = QColor(paint.colours.raised) if corner is None else paint.tones.corner(corner)
    tone = QColor(paint.colours.text) if corner is None else paint.tones.on_corner(corner)
    pen = QPen(QColor(paint.colours.text if full else paint.colours.muted), paint.px(1.2 if full else 0.9))
    if die.again:
        pen.setStyle(Qt.PenStyle.DashLine)
        pen.setWidthF(paint.px(1.8))
    painter.setPen(pen)
    painter.setBrush(ground if full else faded(paint.colours.panel, 0.4))
    painter.drawPath(shape_of(die.sides, box))
    low = box.adjusted(0, box.height() * 0.24, 0, 0) if die.sides == 4 else box
    share = 0.46 if die.sides == 4 else 0.6
    pencil = Pencil(max(7.5, box.height() * share / paint.zoom), bold=full, align=CENTRE)
    text = "✓" if die == FREE else str(die.shown)
    paint.write(painter, low, text, pencil, tone if full else paint.colours.muted)


def dice_cells(
    paint: Paint, room: QRectF, count: int, *, right: bool, most: float = _MOST
) -> tuple[QRectF, ...]:
    """Where so many dice lie: as large as they fit, in lines; ``right`` if they begin at the right end."""
    if not count or room.width() <= 0 or room.height() <= 0:
        return ()
    size = paint.px(most)
    while size > paint.px(_LEAST) and not _fit(room, size, _gap(paint, size), count):
        size -= paint.px(0.5)
    gap = _gap(paint, size)
    across = max(1, _across(room, size, gap))
    lines = min(-(-count // across), max(1, _down(room, size, gap)))
    each = -(-count // lines)
    top = room.center().y() - (lines * (size + gap) - gap) / 2
    made = []
    for at in range(min(count, each * lines)):
        x = at % each * (size + gap)
        left = room.right() - x - size if right else room.left() + x
        made.append(QRectF(left, top + at // each * (size + gap), size, size))
    return tuple(made)


def _gap(paint: Paint, size: float) -> float:
    """Between two dice: less between small ones."""
    return min(paint.px(2), size * 0.14)


def _fit(room: QRectF, size: float, gap: float, count: int) -> bool:
    return _across(room, size, gap) * _down(room, size, gap) >= count


def _across(room: QRectF, size: float, gap: float) -> int:
    return int((room.width() + gap) / (size + gap))


def _down(room: QRectF, size: float, gap: float) -> int:
    return int((room.height() + gap) / (size + gap))


def paint_dice(
    painter: QPainter, paint: Paint, room: QRectF, corner: Corner, dice: Sequence[Die], *, right: bool
) -> None:
    """Dice of one boxer beside each other, successes first as they came."""
    ordered = sorted(dice, key=lambda die: (die.success is False, die.again))
    for die, box in zip(ordered, dice_cells(paint, room, len(ordered), right=right), strict=False):
        paint_die(painter, paint, box, corner, die)


def paint_pool(
    painter: QPainter, paint: Paint, room: QRectF, corner: Corner, sizes: Sequence[int], lost: int
) -> None:
    """The dice of an attribute, base ones first; those lost are crossed out, base dice before the extra one (Q5)."""
    base = sum(size == sizes[0] for size in sizes) if sizes else 0
    for at, (size, box) in enumerate(
        zip(sizes, dice_cells(paint, room, len(sizes), right=False, most=15), strict=False)
    ):
        gone = at >= base - lost if at < base else lost > base
        painter.setPen(QPen(QColor(paint.colours.muted if gone else paint.colours.text), paint.px(1)))
        painter.setBrush(Qt.BrushStyle.NoBrush if gone else paint.tones.corner(corner))
        painter.drawPath(shape_of(size, box))
        if gone:
            painter.setPen(QPen(QColor(paint.colours.bad), paint.px(1.5)))
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.topRight(), box.bottomLeft())
