"""The columns at the sides: name and counts, fighter card, tactics boxes, punch chart."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.events import Event
from ringside_manager.bout.scene import Chart, MarkSpec, NumberSpec, Side, Use
from ringside_manager.gui.board.paint import CENTRE, RIGHT, Paint, Pencil, faded, mix, paint_token, rounded
from ringside_manager.gui.ring.words import mark_word, number_word, punch_code
from ringside_manager.gui.words import MINUS, rating
from ringside_manager.language import later, tr

_COUNTS = ("points", "knockdowns", "landed", "scored")
_QUIET_MARKS = ("on_ropes",)
ARROW = "\N{RIGHTWARDS ARROW}"


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
    """What a count is of; those that begin anew at each bell say so."""
    known = _OF_ROUND.get(spec.name)
    return known() if known else number_word(spec.name, spec)


_OF_ROUND: Mapping[str, Callable[[], str]] = {
    "landed": later("Rd landed"),
    "scored": later("Rd damage"),
}


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
    words = [mark_word(mark.name, mark) for mark in boxes_of(info) if mark.name in side.marks]
    told = tr(" \N{MIDDLE DOT} ").join(words)
    tone, pencil = paint.tones.on_corner(corner), Pencil(13, bold=True, display=True)
    need = min(paint.width(told, Pencil(11)), room.width() * 0.55) if told else 0.0
    paint.write(painter, room.adjusted(0, 0, -need - paint.px(6), 0), name, pencil, tone)
    paint.write(painter, room.adjusted(room.width() - need, 0, 0, 0), told, Pencil(11, align=RIGHT), tone)


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


def boxes_of(info: EngineInfo) -> tuple[MarkSpec, ...]:
    """The marks that have a box of their own: states, then tactics."""
    return tuple(sorted((m for m in info.marks if m.name not in _QUIET_MARKS), key=lambda mark: mark.tactic))


def paint_boxes(
    painter: QPainter, paint: Paint, rect: QRectF, info: EngineInfo, corner: Corner, side: Side | None
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
            mark_word(mark.name, mark),
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


Cell = tuple[str, str]
"""A cell of the punch chart: thrown, anticipated."""


def landed(event: Event | None, corner: Corner) -> Cell | None:
    """The cell of the chart by which a boxer has just landed a punch."""
    if event is None or event.name != "punch_landed" or getattr(event, "corner", None) is not corner:
        return None
    facts = event.as_dict()
    return str(facts.get("thrown")), str(facts.get("anticipated"))


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
        paint.write(painter, head, punch_code(word), Pencil(11, bold=True, align=CENTRE), paint.colours.muted)
    for row, word in enumerate(chart.rows):
        line = QRectF(grid.left(), grid.top() + (row + 1) * high, first, high)
        paint.write(painter, line, punch_code(word), Pencil(11, bold=True), paint.colours.muted)
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
