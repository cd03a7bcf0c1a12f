"""The ring of Ringside and the Endurance Tracks below it: where squares and values are, and how they are painted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner
from ringside_manager.bout.view import Side
from ringside_manager.engines.ringside.tables import STOPPED_AT
from ringside_manager.gui.board.columns import (
    track_head,
)
from ringside_manager.gui.board.paint import (
    CENTRE,
    LEAST,
    Paint,
    Pencil,
    corner_letter,
    faded,
    mix,
    paint_token,
    rounded,
    use,
)
from ringside_manager.gui.words import MINUS

# The geometry of the ring seen at a slant: from squares to points on the screen and back


APRON = 0.42
"""How far the mat reaches beyond the squares, in squares."""
SKIRT = 0.34
TALL = 1.78
"""How tall a boxer is, in squares where he stands."""
NARROWER = 0.80
"""How wide the far edge is, the near one being 1."""
_SPREAD = 1.03
"""How much wider the edge of the mat is than the near edge of the squares, for its nearness."""
FLAT, STEEP = 0.40, 0.66
"""How deep a square may look, its width being 1."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A ring of squares in a rectangle; places are counted in squares from the near left corner.

    ``unit`` is the width of a square at the near edge, ``deep`` the height of all rows on the screen.
    """

    columns: str
    rows: str
    middle: float
    near: float
    unit: float
    deep: float

    @classmethod
    def within(cls, rect: QRectF, floor: tuple[str, str]) -> Ground:
        """The largest ring that fits, boxers on its far edge and letters on its skirt included."""
        columns, rows = floor
        across, along = (len(columns) + 2 * APRON) * _SPREAD, len(rows)
        around = SKIRT + TALL * NARROWER
        least = along + APRON * _SPREAD / NARROWER
        unit = max(1.0, min(rect.width() / across, rect.height() / (FLAT * least + around)))
        share = min(max((rect.height() / unit - around) / least, FLAT), STEEP)
        deep = along * unit * share
        spare = max(0.0, rect.height() - (least * share + around) * unit)
        near = rect.bottom() - (SKIRT + (least - along) * share) * unit - spare * 0.4
        return cls(columns, rows, rect.center().x(), near, unit, deep)

    @property
    def _slope(self) -> float:
        return (1 / NARROWER - 1) / len(self.rows)

    def scale(self, up: float) -> float:
        """The width of a square ``up`` rows from the near edge."""
        return self.unit / (1 + self._slope * up)

    def point(self, across: float, up: float) -> QPointF:
        """A place of the ring on the screen."""
        share = up * (1 / NARROWER) / (len(self.rows) * (1 + self._slope * up))
        x = self.middle + (across - len(self.columns) / 2) * self.scale(up)
        return QPointF(x, self.near - self.deep * share)

    def place(self, point: QPointF) -> tuple[float, float]:
        """The place of the ring that lies under a point of the screen."""
        share, rows = (self.near - point.y()) / self.deep, len(self.rows)
        up = rows * share / (1 / NARROWER - rows * self._slope * share)
        return (point.x() - self.middle) / self.scale(up) + len(self.columns) / 2, up

    def centre(self, square: str) -> tuple[float, float]:
        """The middle of a square, in squares."""
        return self.columns.index(square[0]) + 0.5, self.rows.index(square[1]) + 0.5

    def square_at(self, point: QPointF) -> str:
        """The square under a point of the screen; nothing beside the ring."""
        across, up = self.place(point)
        if 0 <= across < len(self.columns) and 0 <= up < len(self.rows):
            return self.columns[int(across)] + self.rows[int(up)]
        return ""

    def polygon(self, left: float, near: float, right: float, far: float) -> QPolygonF:
        """A rectangle of the ring as it is seen."""
        corners = ((left, near), (right, near), (right, far), (left, far))
        return QPolygonF([self.point(across, up) for across, up in corners])

    def square(self, square: str, inset: float = 0.0) -> QPolygonF:
        """A square as it is seen, made smaller on every side by ``inset`` squares."""
        across, up = self.columns.index(square[0]), self.rows.index(square[1])
        return self.polygon(across + inset, up + inset, across + 1 - inset, up + 1 - inset)

    def flat(self, across: float, up: float, radius: float) -> QRectF:
        """The box of a circle lying on the mat."""
        middle, wide = self.point(across, up), radius * self.scale(up)
        high = abs(self.point(across, up + radius).y() - self.point(across, up - radius).y()) / 2
        return QRectF(middle.x() - wide, middle.y() - high, 2 * wide, 2 * high)


# The ring itself: platform, mat, squares, posts and ropes, and the squares one may choose


POST, ROPES = 0.82, (0.26, 0.48, 0.70)
"""Heights of the posts and of the ropes, in squares where they stand."""
_HANG = 0.30
"""How far outside the squares the ropes run."""


def paint_floor(painter: QPainter, paint: Paint, ground: Ground, title: str) -> None:
    """Platform, mat, squares with their letters, and what stands behind the boxers."""
    _platform(painter, paint, ground, title)
    _squares(painter, paint, ground)
    _letters(painter, paint, ground)
    columns, rows = len(ground.columns), len(ground.rows)
    left, right, near, far = -_HANG, columns + _HANG, -_HANG, rows + _HANG
    _ropes(painter, paint, ground, ((left, near), (left, far), (right, far), (right, near)))
    for across, corner in ((left, None), (right, BLUE)):
        _post(painter, paint, ground, (across, far), corner)


def paint_front(painter: QPainter, paint: Paint, ground: Ground) -> None:
    """The ropes and posts nearest to the eye, in front of the boxers."""
    right, near = len(ground.columns) + _HANG, -_HANG
    _ropes(painter, paint, ground, ((-_HANG, near), (right, near)))
    for across, corner in ((-_HANG, RED), (right, None)):
        _post(painter, paint, ground, (across, near), corner)


def paint_choices(
    painter: QPainter, paint: Paint, ground: Ground, squares: Iterable[str], corner: Corner, at: str, *, focused: bool
) -> None:  # fmt: skip
    """The squares a corner may choose; ``at`` is the one the keyboard or the mouse is at."""
    colour, lively = paint.tones.corner(corner), QColor(paint.colours.accent_strong)
    for square in squares:
        here = square == at
        painter.setBrush(faded(paint.colours.accent, 0.78 if here else 0.34))
        painter.setPen(QPen(QColor(paint.colours.text) if here else lively, paint.px(3.0 if here else 1.8)))
        painter.drawPolygon(ground.square(square, 0.06))
        if here and focused:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(paint.colours.text), paint.px(1.6), Qt.PenStyle.DotLine))
            painter.drawPolygon(ground.square(square, 0.13))
        middle = ground.centre(square)
        box = ground.flat(*middle, 0.30 if here else 0.25)
        use(painter, Qt.PenStyle.NoPen, colour)
        painter.drawEllipse(box)
        pencil = Pencil(min(13.0, box.height() * 0.8 / paint.zoom), bold=True, align=CENTRE)
        paint.write(painter, box, square, pencil, paint.tones.on_corner(corner))


def _platform(painter: QPainter, paint: Paint, ground: Ground, title: str) -> None:
    columns, rows, tone = len(ground.columns), len(ground.rows), paint.tones
    mat = ground.polygon(-APRON, -APRON, columns + APRON, rows + APRON)
    left, right = ground.point(-APRON, -APRON), ground.point(columns + APRON, -APRON)
    drop = QPointF(0, SKIRT * ground.unit)
    use(painter, Qt.PenStyle.NoPen, tone.shade)
    painter.drawEllipse(
        QRectF(
            left.x() - paint.px(6), left.y(), right.x() - left.x() + paint.px(12), SKIRT * ground.unit * 1.16
        )
    )
    painter.setBrush(tone.skirt)
    painter.drawPolygon(
        QPolygonF(
            [
                left,
                right,
                right + drop - QPointF(ground.unit * 0.05, 0),
                left + drop + QPointF(ground.unit * 0.05, 0),
            ]
        )
    )
    use(painter, QPen(mix(tone.apron, paint.colours.text, 0.35), paint.px(1.0)), tone.apron)
    painter.drawPolygon(mat)
    skirt = QRectF(left, right + drop).adjusted(ground.unit, 1, -ground.unit, -1)
    pencil = Pencil(min(15.0, skirt.height() * 0.6 / paint.zoom), bold=True, display=True, align=CENTRE)
    bright = mix(tone.skirt, paint.colours.accent, 0.85)
    if pencil.size >= LEAST:
        paint.write(painter, skirt, title.upper(), pencil, bright)


def _squares(painter: QPainter, paint: Paint, ground: Ground) -> None:
    columns, rows, tone = len(ground.columns), len(ground.rows), paint.tones
    use(painter, Qt.PenStyle.NoPen, tone.edge)
    painter.drawPolygon(ground.polygon(0, 0, columns, rows))
    painter.setBrush(tone.mat)
    painter.drawPolygon(ground.polygon(1, 1, columns - 1, rows - 1))
    for square, corner in (
        (ground.columns[0] + ground.rows[0], RED),
        (ground.columns[-1] + ground.rows[-1], BLUE),
    ):
        painter.setBrush(faded(tone.corner(corner), 0.20))
        painter.drawPolygon(ground.square(square))
    use(painter, QPen(faded(paint.colours.accent_strong, 0.55), paint.px(2)), Qt.BrushStyle.NoBrush)
    painter.drawEllipse(ground.flat(columns / 2, rows / 2, 1.0))
    painter.setPen(QPen(tone.grid, paint.px(1.0)))
    for column in range(columns + 1):
        painter.drawLine(ground.point(column, 0), ground.point(column, rows))
    for row in range(rows + 1):
        painter.drawLine(ground.point(0, row), ground.point(columns, row))


def _letters(painter: QPainter, paint: Paint, ground: Ground) -> None:
    colour = mix(paint.tones.apron, paint.colours.text, 0.8)
    pencil = Pencil(min(13.0, ground.unit * 0.2 / paint.zoom), bold=True, align=CENTRE)
    high, wide = APRON * ground.deep / len(ground.rows) * 0.9, ground.unit * 0.3
    for number, letter in enumerate(ground.columns):
        middle = ground.point(number + 0.5, -APRON * 0.5)
        paint.write(
            painter, QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high), letter, pencil, colour
        )
    wide *= 0.8
    for number, letter in enumerate(ground.rows):
        middle = ground.point(0.13, number + 0.5)
        paint.write(
            painter, QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high), letter, pencil, colour
        )


def _ropes(painter: QPainter, paint: Paint, ground: Ground, corners: tuple[tuple[float, float], ...]) -> None:
    colours = (paint.tones.corner(BLUE), paint.tones.rope, paint.tones.corner(RED))
    for height, colour in zip(ROPES, colours, strict=True):
        line = [ground.point(*corner) - QPointF(0, height * ground.scale(corner[1])) for corner in corners]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (
            QPen(faded(paint.tones.ink, 0.55), ground.unit * 0.046),
            QPen(colour, ground.unit * 0.028),
        ):
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(line))


def _post(
    painter: QPainter, paint: Paint, ground: Ground, place: tuple[float, float], corner: Corner | None
) -> None:
    """A post with its pad; the two boxers' corners have their colours and letters."""
    foot, scale, tone = ground.point(*place), ground.scale(place[1]), paint.tones
    pad = QRectF(foot.x() - 0.085 * scale, foot.y() - POST * scale, 0.17 * scale, POST * scale)
    fill = tone.post if corner is None else tone.corner(corner)
    use(painter, QPen(tone.ink, max(0.8, scale * 0.016)), fill)
    painter.drawRoundedRect(pad, scale * 0.05, scale * 0.05)
    shine = pad.adjusted(scale * 0.03, scale * 0.05, -scale * 0.105, -scale * 0.05)
    painter.fillRect(shine, mix(fill, "#ffffff", 0.3))
    if corner is not None:
        pencil = Pencil(scale * 0.15 / paint.zoom, bold=True, align=CENTRE)
        label = QRectF(
            pad.left() - scale * 0.02, pad.top() + scale * 0.08, pad.width() + scale * 0.04, scale * 0.2
        )
        paint.write(painter, label, corner_letter(corner), pencil, tone.on_corner(corner))


# The Endurance Tracks


WEARY = 0
"""With so much Endurance or less a boxer is weary."""


class Track:
    """A track of strength from ``low`` to ``high`` in a rectangle; both boxers' have one scale."""

    def __init__(self, rect: QRectF, paint: Paint, low: int, high: int) -> None:
        self._paint = paint
        self.low, self.high = low, max(high, low + 1)
        side = rect.height() * 0.58
        self.token = QRectF(rect.left() + side * 0.12, rect.top() + side * 0.12, side, side)
        start = rect.left() + max(side + paint.px(14), track_head(paint))
        self.bar = QRectF(
            start, rect.top() + rect.height() * 0.16, rect.right() - start - side * 0.7, rect.height() * 0.36
        )
        self.scale = QRectF(start, rect.top() + rect.height() * 0.66, self.bar.width(), rect.height() * 0.34)

    def x(self, value: float) -> float:
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
                if value == STOPPED_AT
                else paint.colours.warn
                if value == WEARY and self.low < 0
                else paint.colours.muted
            )
            paint.write(
                painter, room, text, Pencil(10, bold=value in (STOPPED_AT, WEARY), align=CENTRE), tone
            )

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
    return Track(rects[0], paint, STOPPED_AT, top), Track(rects[1], paint, STOPPED_AT, top)


def print_tracks(painter: QPainter, tracks: tuple[Track, Track], marked: tuple[tuple[int, ...], ...]) -> None:
    """What is printed of both Endurance Tracks, and the marks on them."""
    for corner, track, values in zip(CORNERS, tracks, marked, strict=True):
        track.paint_print(painter, corner)
        track.paint_memory(painter, values)
