"""The columns at the sides: name and counts, fighter card, tactics boxes, punch chart."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.view import MarkSpec, Side
from ringside_manager.gui.board import Moment, Names
from ringside_manager.gui.board.paint import CENTRE, Paint, Pencil, mix, paint_token, rounded
from ringside_manager.language import tr

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


# The tracks of the board: rounds, turns, Endurance


_HEADING = 54.0


def cells(rect: QRectF, count: int, heading: float) -> Iterator[tuple[int, QRectF]]:
    """The boxes of a track of 1 to ``count`` beside its heading."""
    wide = (rect.width() - heading) / count
    for number in range(1, count + 1):
        yield number, QRectF(rect.left() + heading + (number - 1) * wide, rect.top(), wide, rect.height())


def paint_rounds(
    painter: QPainter, paint: Paint, rect: QRectF, scheduled: int, moment: Moment | None
) -> None:
    """The Round Track: a box for every scheduled round, with the counter of whoever won it."""
    _heading(painter, paint, rect, tr("Round"))
    over = {won.round: won for won in moment.rounds} if moment else {}
    now = moment.scene.round if moment else 0
    for number, cell in cells(rect, scheduled, track_head(paint)):
        box = cell.adjusted(paint.px(1.5), paint.px(1.2), -paint.px(1.5), -paint.px(1.2))
        here = number == now
        ground = mix(paint.colours.panel, paint.colours.accent, 0.30) if here else QColor(paint.colours.panel)
        line = QPen(
            QColor(paint.colours.accent_strong if here else paint.colours.line),
            paint.px(2.2 if here else 1.0),
        )
        rounded(painter, box, paint.px(5), ground, line)
        won = over.get(number)
        beside = won is not None and box.width() > box.height() * 1.25
        token = _token_place(paint, box, beside=beside)
        if won is None or beside:
            room = box.adjusted(
                paint.px(2), 0, token.left() - box.right() - paint.px(3) if beside else -paint.px(2), 0
            )
            tone = paint.colours.text if here or won else paint.colours.muted
            paint.write(painter, room, str(number), Pencil(13, bold=here, display=True, align=CENTRE), tone)
        if won is not None:
            _winner(painter, paint, token, won.winner)


def _token_place(paint: Paint, box: QRectF, *, beside: bool) -> QRectF:
    """Where the winner's counter lies: beside the number of the round where there is room, else in its place."""
    side = min(box.height() * 0.68, box.width() * (0.46 if beside else 0.8))
    middle = box.right() - paint.px(3) - side * 0.6 if beside else box.center().x()
    return QRectF(middle - side / 2, box.center().y() - side / 2, side, side)


def _winner(painter: QPainter, paint: Paint, place: QRectF, winner: Corner | None) -> None:
    if winner is not None:
        paint_token(painter, paint, place, winner)
        return
    painter.setPen(QPen(QColor(paint.colours.muted), paint.px(2)))
    for rise in (-0.15, 0.15):
        y, inset = place.center().y() + rise * place.height(), place.width() * 0.2
        painter.drawLine(QPointF(place.left() + inset, y), QPointF(place.right() - inset, y))


def paint_rounds_row(painter: QPainter, paint: Paint, rect: QRectF, scheduled: int, moment: Moment) -> None:
    """The rounds where there is little room: number above, the counter of whoever won it below."""
    over = {won.round: won for won in moment.rounds}
    wide, gap = rect.width() / scheduled, paint.px(1)
    for number in range(1, scheduled + 1):
        cell = QRectF(rect.left() + (number - 1) * wide, rect.top(), wide, rect.height()).adjusted(
            gap / 2, gap, -gap / 2, -gap
        )
        here = number == moment.scene.round
        tone = paint.colours.accent_strong if here else paint.colours.line
        ground = mix(paint.colours.panel, paint.colours.accent, 0.30 if here else 0.0)
        rounded(painter, cell, paint.px(3), ground, QPen(QColor(tone), paint.px(1.8 if here else 1.0)))
        half = cell.height() / 2
        word = cell.adjusted(0, 0, 0, -half) if number in over else cell
        paint.write(painter, word, str(number), Pencil(10, bold=here, align=CENTRE), paint.colours.text)
        if number in over:
            _bare_winner(painter, paint, cell.adjusted(0, half, 0, -gap), over[number].winner)


def _bare_winner(painter: QPainter, paint: Paint, room: QRectF, winner: Corner | None) -> None:
    size = min(room.width(), room.height()) * 0.86
    box = QRectF(room.center().x() - size / 2, room.center().y() - size / 2, size, size)
    if winner is not None:
        paint_token(painter, paint, box, winner, "")
        return
    painter.setPen(QPen(QColor(paint.colours.muted), paint.px(1.4)))
    for share in (0.35, 0.65):
        y = box.top() + box.height() * share
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))


def paint_turns(painter: QPainter, paint: Paint, rect: QRectF, count: int, now: int, heading: str) -> None:
    """The Turn Track: turns gone by are shaded, the turn being fought carries the marker."""
    _heading(painter, paint, rect, heading)
    for number, cell in cells(rect, count, track_head(paint)):
        box = cell.adjusted(paint.px(1), paint.px(1), -paint.px(1), -paint.px(1))
        here, gone = number == now, number < now
        ground = (
            QColor(paint.colours.accent)
            if here
            else mix(paint.colours.panel, paint.colours.text, 0.13 if gone else 0.0)
        )
        rounded(
            painter,
            box,
            paint.px(4),
            ground,
            QPen(QColor(paint.colours.accent_strong if here else paint.colours.line), paint.px(1)),
        )
        tone = paint.colours.on_accent if here else paint.colours.muted
        paint.write(painter, box, str(number), Pencil(11, bold=here, align=CENTRE), tone)


def track_head(paint: Paint) -> float:
    """Return how much room a track's heading takes."""
    return paint.px(_HEADING)


def _heading(painter: QPainter, paint: Paint, rect: QRectF, text: str) -> None:
    room = QRectF(rect.left(), rect.top(), track_head(paint) - paint.px(6), rect.height())
    paint.write(painter, room, text, Pencil(12, bold=True, display=True), paint.colours.text)
