"""What the window knows of Ringside: the ring of squares, columns beside it, tracks below it, and what moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.events import Event
from ringside_manager.bout.view import Chart, NumberSpec, Side, Use
from ringside_manager.engines.ringside.events import PunchLanded
from ringside_manager.gui.board import Moment, Words
from ringside_manager.gui.board.columns import (
    boxes_of,
    paint_boxes,
    paint_head,
    paint_rounds,
    paint_turns,
    panel,
)
from ringside_manager.gui.board.face import ALL_PARTS, BoardPart, Face, Piece, Sheet
from ringside_manager.gui.board.paint import CENTRE, RIGHT, Paint, Pencil, faded, mix, paint_token, rounded
from ringside_manager.gui.board.window import SystemWindow
from ringside_manager.gui.systems.ringside.floor import (
    Ground,
    Track,
    endurance_tracks,
    paint_choices,
    paint_floor,
    paint_front,
    print_tracks,
    strength,
)
from ringside_manager.gui.systems.ringside.motion import Actor, Motion, Still, paint_boxers, still
from ringside_manager.gui.systems.ringside.names import CLAUSES, DESK, NAMES, OPTIONS
from ringside_manager.gui.words import MINUS, rating
from ringside_manager.language import later, tr

# Columns at the sides: counts, fighter cards, punch charts


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


# Where the parts are, for any size and zoom

Pair = tuple[QRectF, QRectF]
Columns = tuple[Pair, Pair, Pair, Pair]
"""Heads, cards, boxes, charts."""
MARGIN, GAP = 10.0, 8.0
ROUNDS, TURNS, TRACK, PLATE, HEAD, BOXES = 32.0, 24.0, 38.0, 26.0, 84.0, 110.0
CARD, CHART = 200.0, 172.0
COLUMN = (176.0, 248.0)
FLOOR = (340.0, 240.0)
"""The least room for the ring beside columns."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The rectangle of every part; an empty one is not painted.

    Pairs are (red, blue).  ``heads`` hold name and counts, ``plates`` the names where there is no room for columns.
    """

    whole: QRectF
    floor: QRectF
    rounds: QRectF
    turns: QRectF
    endurance: Pair
    plates: Pair
    heads: Pair
    boxes: Pair
    cards: Pair
    charts: Pair


_NONE: Pair = (QRectF(), QRectF())


def lay_out(rect: QRectF, zoom: float, parts: frozenset[BoardPart] = ALL_PARTS) -> Layout:
    """The parts within a rectangle: columns at the sides where there is room, else only strips."""
    unit = min(zoom, max(0.5, rect.height() / 300))
    margin = MARGIN * unit if rect.width() > 600 * unit else MARGIN * unit / 2
    inner = rect.adjusted(margin, margin, -margin, -margin)
    wide = min(max(inner.width() * 0.2, COLUMN[0] * zoom), COLUMN[1] * zoom)
    room = inner.width() - 2 * (wide + MARGIN * zoom)
    columns = room >= FLOOR[0] * zoom and inner.height() >= (HEAD + BOXES + 60) * zoom
    if columns and parts & {BoardPart.CARDS, BoardPart.TACTICS, BoardPart.CHART}:
        return _with_columns(rect, inner, wide, zoom, parts)
    return _strips(rect, inner, unit, parts, None)


def _with_columns(
    rect: QRectF, inner: QRectF, wide: float, zoom: float, parts: frozenset[BoardPart]
) -> Layout:
    sides = (
        QRectF(inner.left(), inner.top(), wide, inner.height()),
        QRectF(inner.right() - wide, inner.top(), wide, inner.height()),
    )
    red, blue = (_column(side, zoom, parts) for side in sides)
    heads, cards, boxes, charts = zip(red, blue, strict=True)
    middle = inner.adjusted(wide + MARGIN * zoom, 0, -wide - MARGIN * zoom, 0)
    return _strips(rect, middle, zoom, parts, (heads, cards, boxes, charts))


def _column(side: QRectF, zoom: float, parts: frozenset[BoardPart]) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """One column from top to bottom: head, card, boxes, chart; the least needed is left out first."""
    wanted = (
        (HEAD, True), (CARD, BoardPart.CARDS in parts), (BOXES, BoardPart.TACTICS in parts), (CHART, BoardPart.CHART in parts),
    )  # fmt: skip
    left = side.height() / zoom
    heights = [0.0] * 4
    for place in (0, 2, 1, 3):
        height, shown = wanted[place]
        if shown and left >= height:
            heights[place] = height
            left -= height + GAP
    spare = min(max(left + GAP, 0.0), 0.22 * sum(heights)) / max(1.0, sum(heights))
    made, top = [], side.top()
    for height in heights:
        box = QRectF(side.left(), top, side.width(), height * (1 + spare) * zoom)
        made.append(box if height else QRectF())
        top += box.height() + GAP * zoom if height else 0.0
    return made[0], made[1], made[2], made[3]


def _strips(
    rect: QRectF, inner: QRectF, unit: float, parts: frozenset[BoardPart], columns: Columns | None
) -> Layout:
    """Rounds and turns above the ring, names and Endurance below it."""
    plates = columns is None
    gap = GAP * unit / (2 if plates else 1)
    top, bottom = inner.top(), inner.bottom()
    rounds = turns = QRectF()
    if BoardPart.ROUNDS in parts:
        rounds = QRectF(inner.left(), top, inner.width(), ROUNDS * unit * (0.8 if plates else 1))
        top = rounds.bottom() + gap / 2
    if BoardPart.TURNS in parts:
        turns = QRectF(inner.left(), top, inner.width(), TURNS * unit * (0.8 if plates else 1))
        top = turns.bottom() + gap
    endurance = _NONE
    if BoardPart.ENDURANCE in parts:
        high = TRACK * unit * (0.82 if plates else 1)
        endurance = (
            QRectF(inner.left(), bottom - 2 * high, inner.width(), high),
            QRectF(inner.left(), bottom - high, inner.width(), high),
        )
        bottom -= 2 * high + gap
    names = _NONE
    if plates:
        half = (inner.width() - gap) / 2
        high = PLATE * unit
        names = (
            QRectF(inner.left(), bottom - high, half, high),
            QRectF(inner.right() - half, bottom - high, half, high),
        )
        bottom -= high + gap
    floor = QRectF(inner.left(), top, inner.width(), max(0.0, bottom - top))
    heads, cards, boxes, charts = columns or (_NONE, _NONE, _NONE, _NONE)
    return Layout(rect, floor, rounds, turns, endurance, names, heads, boxes, cards, charts)


# The board


class RingsideFace(Face):
    """The ring with everything around it; the boxers and their counters on the tracks move."""

    def __init__(
        self, sheet: Sheet, paint: Paint, rect: QRectF, parts: frozenset[BoardPart] = ALL_PARTS
    ) -> None:
        super().__init__(sheet, paint, rect, parts)
        floor = sheet.setup.engine.info.floor
        assert floor is not None
        self.floor: tuple[str, str] = floor
        self.layout: Layout = lay_out(rect, paint.zoom, parts)
        self._small = (
            paint if rect.height() >= 300 * paint.zoom else replace(paint, zoom=max(0.5, rect.height() / 300))
        )
        self.ground = Ground.within(self.layout.floor, floor)

    def print(self, painter: QPainter) -> None:
        super().print(painter)
        paint_floor(painter, self.paint, self.ground, self.sheet.setup.engine.info.title)
        for corner in CORNERS:
            head = self.layout.heads[corner.index]
            if not head.isEmpty():
                paint_head(painter, self.paint, head, corner, self.sheet.names[corner.index])

    def pieces(self, moment: Moment) -> tuple[Piece, ...]:
        layout, sheet, info = self.layout, self.sheet, self.sheet.setup.engine.info
        rounds, scene = sheet.setup.terms.rounds, moment.scene
        made = [
            Piece("rounds", layout.rounds, (moment.rounds, scene.round),
                  lambda painter: paint_rounds(painter, self._small, layout.rounds, rounds, moment)),
            *(piece for corner in CORNERS for piece in self._of_side(moment, corner)),
            Piece("turns", layout.turns, scene.time,
                  lambda painter: paint_turns(painter, self._small, layout.turns, info.clock_length, scene.time, tr("Turn"))),
        ]  # fmt: skip
        tracks = self._tracks(moment)
        if tracks is not None:
            marked = tuple(
                tuple(side.numbers[name] for name in ("at_bell", "total") if name in side.numbers)
                for side in scene.sides
            )
            place = layout.endurance[0].united(layout.endurance[1])
            made.append(
                Piece(
                    "tracks",
                    place,
                    (tracks[0].high, marked),
                    lambda painter: print_tracks(painter, tracks, marked),
                )
            )
        return tuple(piece for piece in made if not piece.rect.isEmpty())

    def instant(self, moment: Moment) -> Still:
        return still(moment, self.floor)

    def motion(self, start: Still, end: Still) -> Motion:
        return Motion(start, end)

    def play(self, painter: QPainter, moment: Moment, instant: Still) -> None:
        paint_boxers(painter, self.paint, self.ground, moment.scene, instant)
        paint_front(painter, self.paint, self.ground)
        tracks = self._tracks(moment)
        if tracks is not None:
            paint_markers(painter, tracks, instant.actors)

    def moving(self) -> tuple[QRectF, ...]:
        layout = self.layout
        return tuple(rect for rect in (layout.floor, *layout.endurance) if not rect.isEmpty())

    def square_at(self, point: QPointF) -> str:
        return self.ground.square_at(point)

    def square_rect(self, square: str) -> QRectF:
        return self.ground.square(square).boundingRect()

    def paint_choices(
        self, painter: QPainter, squares: Sequence[str], corner: Corner, at: str, *, focused: bool
    ) -> None:
        paint_choices(painter, self.paint, self.ground, squares, corner, at, focused=focused)

    def hint(self, point: QPointF) -> str:
        """Return the square under a point, or what the part there means."""
        if self.layout.floor.contains(point):
            return self.square_at(point)
        hints = _hints(self.layout)
        return next((text for rects, text in hints if any(rect.contains(point) for rect in rects)), "")

    def _tracks(self, moment: Moment) -> tuple[Track, Track] | None:
        if self.layout.endurance[0].isEmpty():
            return None
        high = max(strength(side) for side in moment.scene.sides)
        return endurance_tracks(self.layout.endurance, self._small, high)

    def _of_side(self, moment: Moment, corner: Corner) -> tuple[Piece, ...]:
        layout, paint, sheet, at = self.layout, self.paint, self.sheet, corner.index
        info, side, chart = sheet.setup.engine.info, moment.scene.side(corner), sheet.charts[corner.index]
        numbers = tuple(side.numbers.items())
        counted = tuple(side.numbers.get(spec.name) for spec in info.numbers if spec.use is Use.COUNT)
        made = [
            Piece(f"plate {at}", layout.plates[at], side.marks,
                  lambda painter: paint_plate(painter, self._small, layout.plates[at], (corner, sheet.names[at]), info, side)),
            Piece(f"counts {at}", layout.heads[at], counted,
                  lambda painter: paint_counts(painter, paint, layout.heads[at], info, side)),
            Piece(f"card {at}", layout.cards[at], tuple((name, value) for name, value in numbers if name in sheet.ratings[at] and name != "endurance"),
                  lambda painter: paint_card(painter, paint, layout.cards[at], sheet.ratings[at], side)),
            Piece(f"boxes {at}", layout.boxes[at], side.marks,
                  lambda painter: paint_boxes(painter, paint, layout.boxes[at], info, NAMES, corner, side)),
        ]  # fmt: skip
        if chart is not None:
            cell = landed(moment.event, corner)
            made.append(
                Piece(f"chart {at}", layout.charts[at], cell,
                      lambda painter: paint_chart(painter, paint, layout.charts[at], chart, cell))
            )  # fmt: skip
        return tuple(made)


def _hints(layout: Layout) -> tuple[tuple[tuple[QRectF, ...], str], ...]:
    return (
        ((layout.rounds,), tr("The rounds, each with the counter of whoever won it; two bars mean an even round.")),
        ((layout.turns,), tr("The turns of the round; the bright one is being fought.")),
        (
            layout.endurance,
            tr(
                "Endurance left. At 0 or less a boxer is weary and goes down more easily, at \N{MINUS SIGN}25 he is "
                "stopped. The filled triangle shows what he came out with in this round, the hollow one what he "
                "began the bout with."
            ),
        ),
        (layout.charts, tr("Damage of each punch, the thrower's ratings included; the punch just landed is framed.")),
        (layout.boxes, tr("Filled in and ticked: what holds for this boxer at the moment.")),
        (
            layout.heads,
            tr("Points and knockdowns of the whole bout; punches landed and damage done in this round only."),
        ),
        (layout.cards, tr("The fighter's card; where something changes a rating, the printed number stands before it.")),
    )  # fmt: skip


def paint_markers(painter: QPainter, tracks: tuple[Track, Track], actors: tuple[Actor, Actor]) -> None:
    """Both boxers' counters on their Endurance Tracks."""
    for corner in CORNERS:
        tracks[corner.index].paint_marker(painter, corner, actors[corner.index].tracks.get("endurance", 0.0))


WINDOW = SystemWindow(face=RingsideFace, names=NAMES, desk=DESK, clauses=CLAUSES, options=OPTIONS)
