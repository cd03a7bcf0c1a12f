"""The columns at the sides: name and counts, fighter card, tactics boxes, punch chart."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.view import MarkSpec, Side
from ringside_manager.gui.board.names import Names
from ringside_manager.gui.board.paint import Paint, Pencil, paint_token, rounded

_QUIET_MARKS = ("on_ropes",)


def panel(painter: QPainter, paint: Paint, rect: QRectF) -> None:
    """A card of paper."""
    half = paint.px(0.5)
    rounded(
        painter,
        rect.adjusted(half, half, -half, -half),
        paint.px(7),
        paint.colours.panel,
        QPen(QColor(paint.colours.line), paint.px(1)),
    )


def paint_head(painter: QPainter, paint: Paint, rect: QRectF, corner: Corner, name: str) -> None:
    """The plate with a boxer's name in his corner's colour, above his counts."""
    panel(painter, paint, rect)
    plate = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.46)
    path, radius = QPainterPath(plate.bottomLeft()), paint.px(7)
    for turn, box in ((180, plate.left()), (90, plate.right() - 2 * radius)):
        path.arcTo(QRectF(box, plate.top(), 2 * radius, 2 * radius), turn, -90)
    path.lineTo(plate.bottomRight())
    painter.fillPath(path, paint.tones.corner(corner))
    side = plate.height() * 0.62
    token = QRectF(plate.left() + paint.px(8), plate.center().y() - side / 2, side, side)
    paint_token(painter, paint, token, corner)
    room = plate.adjusted(side + paint.px(17), paint.px(2), -paint.px(8), -paint.px(2))
    paint_name(painter, paint, room, name, paint.tones.on_corner(corner))


def paint_name(painter: QPainter, paint: Paint, room: QRectF, name: str, colour: QColor) -> None:
    """On one line, or two where that needs smaller letters than one can read well."""
    pencil = Pencil(17, bold=True, display=True)
    words = name.split()
    if paint.width(name, pencil) * 0.72 <= room.width() or len(words) < 2:
        paint.write(painter, room, name, pencil, colour)
        return
    cuts = (((" ".join(words[:cut])), " ".join(words[cut:])) for cut in range(1, len(words)))
    lines = min(cuts, key=lambda pair: max(paint.width(line, pencil) for line in pair))
    for number, line in enumerate(lines):
        half = QRectF(room.left(), room.top() + number * room.height() / 2, room.width(), room.height() / 2)
        paint.write(painter, half, line, Pencil(15, bold=True, display=True), colour)


def boxes_of(info: EngineInfo) -> tuple[MarkSpec, ...]:
    """The marks that have a box of their own: states, then tactics."""
    return tuple(sorted((m for m in info.marks if m.name not in _QUIET_MARKS), key=lambda mark: mark.tactic))


def paint_boxes(
    painter: QPainter,
    paint: Paint,
    rect: QRectF,
    info: EngineInfo,
    words: Names,
    corner: Corner,
    side: Side | None,
) -> None:
    """A field for every tactic and state; what is in force is filled in and ticked, the others have a dot."""
    marks = boxes_of(info)
    rows = max(1, -(-len(marks) // 2))
    gap = paint.px(5)
    rect = rect.adjusted(paint.px(1), paint.px(1), -paint.px(1), -paint.px(1))
    wide, high = (rect.width() - gap) / 2, (rect.height() - (rows - 1) * gap) / rows
    for place, mark in enumerate(marks):
        box = QRectF(
            rect.left() + place % 2 * (wide + gap), rect.top() + place // 2 * (high + gap), wide, high
        )
        _box(
            painter,
            paint,
            box,
            words.mark(mark.name, mark),
            corner,
            on=side is not None and mark.name in side.marks,
        )


def _box(painter: QPainter, paint: Paint, box: QRectF, word: str, corner: Corner, *, on: bool) -> None:
    fill = paint.tones.corner(corner) if on else QColor(paint.colours.panel)
    rounded(painter, box, paint.px(5), fill, QPen(fill if on else QColor(paint.colours.line), paint.px(1)))
    side = min(box.height() * 0.44, paint.px(11))
    tick = QRectF(box.left() + paint.px(7), box.center().y() - side / 2, side, side)
    tone = paint.tones.on_corner(corner) if on else QColor(paint.colours.muted)
    painter.setPen(QPen(tone, paint.px(1.8 if on else 1.1)))
    if on:
        painter.drawPolyline(
            [
                tick.topLeft() + QPointF(0, side * 0.55),
                tick.topLeft() + QPointF(side * 0.38, side * 0.92),
                tick.topRight() + QPointF(side * 0.1, side * 0.05),
            ]
        )
    else:
        painter.drawEllipse(tick.center(), side * 0.16, side * 0.16)  # a square would ask to be ticked
    room = box.adjusted(side + paint.px(13), 0, -paint.px(4), 0)
    paint.write(painter, room, word, Pencil(12, bold=on), tone)
