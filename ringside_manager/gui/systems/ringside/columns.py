"""What is beside and below the ring: counts, fighter cards, punch charts, Endurance Tracks."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.events import Event
from ringside_manager.bout.view import Chart, NumberSpec, Side, Use
from ringside_manager.engines.ringside.events import PunchLanded
from ringside_manager.engines.ringside.tables import STOPPED_AT
from ringside_manager.gui.board import Words
from ringside_manager.gui.board.columns import boxes_of, panel, track_head
from ringside_manager.gui.board.paint import CENTRE, RIGHT, Paint, Pencil, faded, mix, paint_token, rounded
from ringside_manager.gui.systems.ringside.motion import Actor
from ringside_manager.gui.systems.ringside.names import NAMES
from ringside_manager.gui.words import MINUS, rating
from ringside_manager.language import later, tr

WEARY = 0
"""With so much Endurance or less a boxer is weary."""
_COUNTS = ("points", "knockdowns", "landed", "scored")


ARROW = "\N{RIGHTWARDS ARROW}"


def paint_counts(painter: QPainter, paint: Paint, rect: QRectF, info: EngineInfo, side: Side) -> None:
    """What is counted up: points and knockdowns of the bout, punches landed and damage of the round; two by two."""
    specs = [spec for spec in info.numbers if spec.use is Use.COUNT]
    specs.sort(key=lambda spec: _COUNTS.index(spec.name) if spec.name in _COUNTS else len(_COUNTS))
    below = rect.adjusted(paint.px(8), rect.height() * 0.48, -paint.px(8), -rect.height() * 0.03)
    wide, high, gap = below.width() / 2, below.height() / 2, paint.px(5)
    for place, spec in enumerate(specs[:4]):
        cell = QRectF(below.left() + place % 2 * wide, below.top() + place // 2 * high, wide, high)
        cell = cell.adjusted(gap if place % 2 else 0, 0, 0 if place % 2 else -gap, 0)
        value = str(side.numbers.get(spec.name, "–")).replace("-", MINUS)  # a count may be kept secret
        pencil = Pencil(14, bold=True, display=True, align=RIGHT)
        need = max(paint.width(value, pencil), paint.px(14))
        paint.write(painter, cell.adjusted(cell.width() - need, 0, 0, 0), value, pencil, paint.colours.text)
        label = cell.adjusted(0, 0, -need - paint.px(3), 0)
        paint.write(painter, label, _count_word(spec), Pencil(11), paint.colours.muted)


def _count_word(spec: NumberSpec) -> str:
    """What a count is of; those that begin again at each bell say so."""
    known = _OF_ROUND.get(spec.name)
    return known() if known else NAMES.number(spec.name, spec)


_OF_ROUND: Words = {"landed": later("Rd landed"), "scored": later("Rd damage")}


def paint_plate(
    painter: QPainter, paint: Paint, rect: QRectF, who: tuple[Corner, str], info: EngineInfo, side: Side
) -> None:
    """Name and what is in force on one line, where there is no room for columns."""
    corner, name = who
    rounded(painter, rect, paint.px(5), paint.tones.corner(corner))
    side_length = rect.height() * 0.66
    token = QRectF(rect.left() + paint.px(6), rect.center().y() - side_length / 2, side_length, side_length)
    paint_token(painter, paint, token, corner)
    room = rect.adjusted(side_length + paint.px(14), 0, -paint.px(6), 0)
    words = [NAMES.mark(mark.name, mark) for mark in boxes_of(info) if mark.name in side.marks]
    sentence = tr(" \N{MIDDLE DOT} ").join(words)
    tone, pencil = paint.tones.on_corner(corner), Pencil(13, bold=True, display=True)
    need = min(paint.width(sentence, Pencil(11)), room.width() * 0.55) if sentence else 0.0
    paint.write(painter, room.adjusted(0, 0, -need - paint.px(6), 0), name, pencil, tone)
    paint.write(painter, room.adjusted(room.width() - need, 0, 0, 0), sentence, Pencil(11, align=RIGHT), tone)


def paint_card(
    painter: QPainter, paint: Paint, rect: QRectF, ratings: Mapping[str, int], side: Side | None
) -> None:
    """The fighter card: every rating as printed and, where a tactic changes it, as it stands now."""
    panel(painter, paint, rect)
    inner = rect.adjusted(paint.px(10), paint.px(5), -paint.px(10), -paint.px(5))
    high = inner.height() / max(1, len(ratings))
    for place, (name, printed) in enumerate(ratings.items()):
        row = QRectF(inner.left(), inner.top() + place * high, inner.width(), high)
        if place:
            painter.setPen(QPen(mix(paint.colours.panel, paint.colours.line, 0.7), paint.px(1)))
            painter.drawLine(row.topLeft(), row.topRight())
        now = side.numbers.get(name, printed) if side is not None and name != "endurance" else printed
        _rating(painter, paint, row, rating(name), printed, now)


def _rating(painter: QPainter, paint: Paint, row: QRectF, label: str, printed: int, now: int) -> None:
    pencil = Pencil(13, bold=True, align=RIGHT)
    need = paint.px(28)
    changed = now != printed
    value = row.adjusted(row.width() - need, 0, 0, 0)
    if changed:
        chip = value.adjusted(-paint.px(2), paint.px(2), paint.px(4), -paint.px(2))
        rounded(
            painter,
            chip,
            paint.px(4),
            faded(paint.colours.good if now > printed else paint.colours.bad, 0.16),
        )
    tone = paint.colours.text if not changed else paint.colours.good if now > printed else paint.colours.bad
    paint.write(painter, value, str(now).replace("-", MINUS), pencil, tone)
    before = f"{printed} {ARROW}"
    wide = paint.width(before, Pencil(11)) + paint.px(6) if changed else 0.0
    if changed:
        paint.write(
            painter,
            QRectF(value.left() - wide, row.top(), wide - paint.px(4), row.height()),
            before,
            Pencil(11, align=RIGHT),
            paint.colours.muted,
        )
    paint.write(
        painter, row.adjusted(0, 0, -need - wide - paint.px(4), 0), label, Pencil(12), paint.colours.text
    )


Cell = tuple[str, str]
"""A cell of the punch chart: thrown, anticipated."""


def landed(event: Event | None, corner: Corner) -> Cell | None:
    """The cell of the chart by which a boxer has just landed a punch."""
    if isinstance(event, PunchLanded) and event.corner is corner:
        return event.thrown.name.lower(), event.anticipated.name.lower()
    return None


def paint_chart(painter: QPainter, paint: Paint, rect: QRectF, chart: Chart, framed: Cell | None) -> None:
    """The punch chart with the thrower's ratings added; the punch just landed is framed."""
    panel(painter, paint, rect)
    inner = rect.adjusted(paint.px(8), paint.px(5), -paint.px(8), -paint.px(7))
    caption = QRectF(inner.left(), inner.top(), inner.width(), paint.px(17))
    paint.write(painter, caption, tr("Thrown down, expected across"), Pencil(10.5), paint.colours.muted)
    grid = inner.adjusted(0, caption.height(), 0, 0)
    high, first = grid.height() / (len(chart.rows) + 1), paint.px(30)
    wide = (grid.width() - first) / max(1, len(chart.columns))
    for column, word in enumerate(chart.columns):
        head = QRectF(grid.left() + first + column * wide, grid.top(), wide, high)
        paint.write(painter, head, NAMES.code(word), Pencil(11, bold=True, align=CENTRE), paint.colours.muted)
    for row, word in enumerate(chart.rows):
        line = QRectF(grid.left(), grid.top() + (row + 1) * high, first, high)
        paint.write(painter, line, NAMES.code(word), Pencil(11, bold=True), paint.colours.muted)
        for column, anticipated in enumerate(chart.columns):
            cell = QRectF(line.right() + column * wide, line.top(), wide, high)
            _cell(painter, paint, cell, chart, (row, column), framed=framed == (word, anticipated))


def _cell(
    painter: QPainter, paint: Paint, cell: QRectF, chart: Chart, at: tuple[int, int], *, framed: bool
) -> None:
    """A number of the chart, on a ground the deeper the more it is."""
    least, most = min(map(min, chart.cells)), max(map(max, chart.cells))
    value, gap = chart.cells[at[0]][at[1]], paint.px(1)
    box = cell.adjusted(gap, gap, -gap, -gap)
    depth = 0.05 + 0.40 * (value - least) / max(1, most - least)
    frame = QPen(QColor(paint.colours.accent_strong), paint.px(2.6)) if framed else None
    rounded(painter, box, paint.px(3), faded(paint.tones.corner(chart.corner), depth), frame)
    paint.write(painter, box, str(value).replace("-", MINUS), Pencil(12, align=CENTRE), paint.colours.text)


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


def paint_markers(painter: QPainter, tracks: tuple[Track, Track], actors: tuple[Actor, Actor]) -> None:
    """Both boxers' counters on their Endurance Tracks."""
    for corner in CORNERS:
        tracks[corner.index].paint_marker(painter, corner, actors[corner.index].tracks.get("endurance", 0.0))
