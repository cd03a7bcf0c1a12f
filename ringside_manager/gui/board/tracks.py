"""The tracks of the board: rounds, turns, Endurance."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.scene import Side
from ringside_manager.gui.board.moment import Moment
from ringside_manager.gui.board.paint import CENTRE, Paint, Pencil, faded, mix, paint_token, rounded
from ringside_manager.gui.systems.ringside.motion import Actor
from ringside_manager.gui.words import MINUS
from ringside_manager.language import tr

WEARY, STOPPED = 0, -25
"""Endurance at which knockdowns come easier (R30), and at which a boxer cannot go on (R27)."""
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
    for number, cell in cells(rect, scheduled, _head(paint)):
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
    for number, cell in cells(rect, count, _head(paint)):
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


def _head(paint: Paint) -> float:
    return paint.px(_HEADING)


def _heading(painter: QPainter, paint: Paint, rect: QRectF, text: str) -> None:
    room = QRectF(rect.left(), rect.top(), _head(paint) - paint.px(6), rect.height())
    paint.write(painter, room, text, Pencil(12, bold=True, display=True), paint.colours.text)


class Track:
    """A track of strength from ``low`` to ``high`` in a rectangle; both boxers' have one scale."""

    def __init__(self, rect: QRectF, paint: Paint, low: int, high: int) -> None:
        self._paint = paint
        self.low, self.high = low, max(high, low + 1)
        side = rect.height() * 0.58
        self.token = QRectF(rect.left() + side * 0.12, rect.top() + side * 0.12, side, side)
        start = rect.left() + max(side + paint.px(14), _head(paint))
        self.bar = QRectF(
            start, rect.top() + rect.height() * 0.16, rect.right() - start - side * 0.7, rect.height() * 0.36
        )
        self.scale = QRectF(start, rect.top() + rect.height() * 0.66, self.bar.width(), rect.height() * 0.34)

    def x(self, value: float) -> float:
        """Where a number lies."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.bar.left() + share * self.bar.width()

    def paint_print(self, painter: QPainter, corner: Corner) -> None:
        """What is printed: the counter's corner, the bar, its zones, ticks and numbers."""
        paint, bar = self._paint, self.bar
        paint_token(painter, paint, self.token, corner)
        rounded(painter, bar, paint.px(3), mix(paint.colours.panel, paint.colours.text, 0.05))
        if self.low < WEARY:
            weary = QRectF(bar.left(), bar.top(), self.x(WEARY) - bar.left(), bar.height())
            painter.fillRect(weary, faded(paint.colours.warn, 0.18))
            painter.fillRect(weary, QBrush(faded(paint.colours.warn, 0.8), Qt.BrushStyle.BDiagPattern))
        self._ticks(painter)
        rounded(painter, bar, paint.px(3), None, QPen(QColor(paint.colours.muted), paint.px(1)))
        if self.low < WEARY:
            painter.setPen(QPen(QColor(paint.colours.bad), paint.px(3)))
            painter.drawLine(
                QPointF(bar.left(), bar.top() - paint.px(3)), QPointF(bar.left(), bar.bottom() + paint.px(3))
            )
            painter.setPen(QPen(QColor(paint.colours.warn), paint.px(2.4)))
            painter.drawLine(
                QPointF(self.x(WEARY), bar.top() - paint.px(3)),
                QPointF(self.x(WEARY), bar.bottom() + paint.px(3)),
            )

    def _ticks(self, painter: QPainter) -> None:
        paint = self._paint
        step = 10 if self.bar.width() / (self.high - self.low) > 1.9 * paint.zoom else 20
        pencil = Pencil(10, align=CENTRE)
        painter.setPen(QPen(faded(paint.colours.text, 0.28), paint.px(1)))
        for value in range(-(-self.low // 5) * 5, self.high + 1, 5):
            rise = 0.0 if value % 10 == 0 else 0.55
            painter.drawLine(
                QPointF(self.x(value), self.bar.top() + self.bar.height() * rise),
                QPointF(self.x(value), self.bar.bottom()),
            )
        values = sorted(
            {self.low, *range(-(-self.low // step) * step, self.high + 1, step)},
            key=lambda v: (v not in (self.low, 0), v),
        )
        taken: list[QRectF] = []
        for value in values:
            text = str(value).replace("-", MINUS)
            wide = paint.width(text, pencil) + paint.px(6)
            room = QRectF(self.x(value) - wide / 2, self.scale.top(), wide, self.scale.height())
            if any(room.intersects(other) for other in taken):
                continue
            taken.append(room)
            tone = (
                paint.colours.bad
                if value == STOPPED
                else paint.colours.warn
                if value == WEARY and self.low < 0
                else paint.colours.muted
            )
            paint.write(painter, room, text, Pencil(10, bold=value in (STOPPED, WEARY), align=CENTRE), tone)

    def paint_memory(self, painter: QPainter, values: tuple[int, ...]) -> None:
        """Marks on the track, such as where the round began: a hanging triangle each, the first one filled."""
        paint, bar = self._paint, self.bar
        for place, value in enumerate(values):
            x, size = self.x(value), paint.px(5.5)
            top = bar.top() - paint.px(1)
            shape = [
                QPointF(x, top + size),
                QPointF(x - size * 0.8, top - size * 0.5),
                QPointF(x + size * 0.8, top - size * 0.5),
            ]
            painter.setPen(QPen(QColor(paint.colours.text), paint.px(1.4)))
            painter.setBrush(QColor(paint.colours.panel if place else paint.colours.accent))
            painter.drawPolygon(QPolygonF(shape))
            painter.drawLine(QPointF(x, top), QPointF(x, bar.bottom()))

    def paint_marker(self, painter: QPainter, corner: Corner, value: float) -> None:
        """How much is left: the bar filled up to it, and the boxer's counter with the number."""
        paint, bar = self._paint, self.bar
        x = self.x(value)
        full = QRectF(bar.left(), bar.top() + bar.height() * 0.24, x - bar.left(), bar.height() * 0.52)
        painter.fillRect(full, faded(paint.tones.corner(corner), 0.55))
        side = bar.height() * 1.9
        box = QRectF(x - side / 2, bar.center().y() - side / 2, side, side)
        paint_token(painter, paint, box, corner, str(round(value)).replace("-", MINUS))


def strength(side: Side) -> int:
    """The most a boxer can have on his track."""
    return max((side.numbers.get(name, 0) for name in ("total", "at_bell", "endurance")), default=0)


def endurance_tracks(rects: tuple[QRectF, QRectF], paint: Paint, high: int) -> tuple[Track, Track]:
    """Both Endurance Tracks, on one scale."""
    top = -(-max(high, 10) // 10) * 10
    return Track(rects[0], paint, STOPPED, top), Track(rects[1], paint, STOPPED, top)


def paint_markers(painter: QPainter, tracks: tuple[Track, Track], actors: tuple[Actor, Actor]) -> None:
    """Both boxers' counters on their Endurance Tracks."""
    for corner in CORNERS:
        tracks[corner.index].paint_marker(painter, corner, actors[corner.index].tracks.get("endurance", 0.0))
