"""The tracks of the board: rounds, turns, Endurance."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ringside_manager.bout.corner import Corner
from ringside_manager.gui.board.moment import Moment
from ringside_manager.gui.board.paint import CENTRE, Paint, Pencil, mix, paint_token, rounded
from ringside_manager.language import tr

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
    """A counter without a letter, as large as it fits."""
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
