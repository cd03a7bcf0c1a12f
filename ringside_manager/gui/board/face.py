"""A board of one size: what all boards are, a table with a side for each boxer, and the plain board of any system."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any, ClassVar, Concatenate, ParamSpec

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.engine import EngineInfo, Setup
from ringside_manager.bout.view import NumberSpec, Side, Use
from ringside_manager.gui.board import Moment, Names, Text, Words
from ringside_manager.gui.board.columns import (
    paint_boxes,
    paint_head,
    paint_rounds,
    paint_rounds_row,
    paint_turns,
    panel,
)
from ringside_manager.gui.board.paint import RIGHT, Paint, Pencil, faded, mix, rounded
from ringside_manager.gui.board.parts import tile_cells
from ringside_manager.gui.portraits import Sitter, sitter_named
from ringside_manager.gui.words import MINUS, rating

Draw = Callable[[QPainter, Paint, QRectF], None]
Parts = Mapping[str, tuple[object, Draw]]
"""The parts of a column by name: what each depends on, and how it is painted."""
P = ParamSpec("P")


def part(
    draw: Callable[Concatenate[QPainter, Paint, QRectF, P], None], *args: P.args, **kwargs: P.kwargs
) -> tuple[object, Draw]:
    """Return a part that depends on nothing but what it is painted with."""
    return (args, kwargs), lambda painter, paint, rect: draw(painter, paint, rect, *args, **kwargs)


class BoardPart(Enum):
    """What of a board can be left out where there is little room."""

    ROUNDS = "rounds"
    TURNS = "turns"
    ENDURANCE = "endurance"
    TACTICS = "tactics"
    CARDS = "cards"
    CHART = "chart"


ALL_PARTS = frozenset(BoardPart)


class Sheet:
    """A bout prepared for painting: cards, names, ratings and charts of both, and what the system's names are called.

    ``sitters`` are the two as their portraits show them; without them both are drawn by their names.
    """

    def __init__(self, setup: Setup, words: Names, sitters: tuple[Sitter, Sitter] | None = None) -> None:
        engine = setup.engine
        self.setup, self.words = setup, words
        self.cards: tuple[Mapping[str, Any], ...] = tuple(
            engine.card_data(card) for card in (setup.red, setup.blue)
        )
        self.names = tuple(str(card.get("name", "")) for card in self.cards)
        red, blue = sitters or (sitter_named(self.names[0]), sitter_named(self.names[1]))
        self.sitters = red.stripped(), blue.beside(red).stripped()
        self.ratings: tuple[Mapping[str, int], ...] = tuple(
            {name: value for name, value in card.items() if type(value) is int} for card in self.cards
        )
        charts = {chart.corner: chart for chart in engine.charts(setup.red, setup.blue)}
        self.charts = tuple(charts.get(corner) for corner in CORNERS)
        self.floor: tuple[str, str] | None = engine.info.floor
        """The ring's columns and rows; ``None`` for a system without squares."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of the board that lies still: where, what it depends on, and how it is painted."""

    name: str
    rect: QRectF
    key: object
    draw: Callable[[QPainter], None]


@dataclass(frozen=True, slots=True)
class Want:
    """A part: the least height it is of use with, the height it would like, in pixels at normal size.

    Where not all parts fit, those of the lowest ``rank`` stay; what is left over goes to those that ``grow``.
    """

    name: str
    least: float
    wish: float
    rank: int
    grow: bool = False


def stack(room: QRectF, wants: Sequence[Want], gap: float, zoom: float) -> dict[str, QRectF]:
    """The rectangle of every part that fits, in the order given."""
    kept = _kept(wants, room.height() / zoom, gap / zoom)
    spare = room.height() / zoom - sum(want.least for want in kept) - gap / zoom * (len(kept) - 1)
    heights = {want.name: want.least for want in kept}
    longing = sum(want.wish - want.least for want in kept)
    given = min(max(0.0, spare), longing)
    for want in kept:
        heights[want.name] += (want.wish - want.least) * (given / longing if longing else 0.0)
    growing = [want for want in kept if want.grow]
    for want in growing:
        heights[want.name] += max(0.0, spare - given) / len(growing)
    return _placed(room, {name: height * zoom for name, height in heights.items()}, gap)


def _kept(wants: Sequence[Want], height: float, gap: float) -> list[Want]:
    """The most important parts that fit with the least they need, in their order; never none."""
    chosen: list[Want] = []
    left = height + gap
    for want in sorted(wants, key=lambda one: one.rank):
        if want.least + gap <= left or not chosen:
            chosen.append(want)
            left -= want.least + gap
    return [want for want in wants if want in chosen]


def _placed(room: QRectF, heights: dict[str, float], gap: float) -> dict[str, QRectF]:
    places, top = {}, room.top()
    for name, height in heights.items():
        places[name] = QRectF(room.left(), top, room.width(), height)
        top += height + gap
    return places


class Face:
    """A system's board at one size.

    What it prints is the same for the whole bout; its pieces are painted again only when their keys change.  A board on
    which something moves has an instant of each moment, which ``play`` paints over the pieces, and a movement from one
    instant to the next.
    """

    def __init__(
        self, sheet: Sheet, paint: Paint, rect: QRectF, _parts: frozenset[BoardPart] = ALL_PARTS
    ) -> None:
        self.sheet, self.paint, self.rect = sheet, paint, rect

    def print(self, painter: QPainter) -> None:
        """Paint what is the same for the whole bout."""
        painter.fillRect(self.rect, QColor(self.paint.colours.window))

    def pieces(self, moment: Moment) -> tuple[Piece, ...]:
        """Return what is on the table at a moment and does not move."""
        raise NotImplementedError

    def lay(self, painter: QPainter, moment: Moment) -> None:
        """Paint what is on the table at a moment and does not move."""
        for piece in self.pieces(moment):
            piece.draw(painter)

    def hint(self, point: QPointF) -> str:
        """Return what the part under a point means; nothing where there is nothing to explain."""
        return ""

    def instant(self, moment: Moment) -> Any:
        """Return what moves as it is at a moment; ``None`` where nothing ever moves."""
        return None

    def motion(self, start: Any, end: Any) -> Any:
        """Return the movement between two instants: ``at(share)`` is the instant in between, ``end`` the last."""
        raise NotImplementedError

    def play(self, painter: QPainter, moment: Moment, instant: Any) -> None:
        """Paint what moves."""

    def moving(self) -> tuple[QRectF, ...]:
        """Return where something may move."""
        return ()

    def square_at(self, point: QPointF) -> str:
        """Return the square of the ring at a point; empty where there is none."""
        return ""

    def square_rect(self, square: str) -> QRectF:
        """Return where a square of the ring is; empty where there is none."""
        return QRectF()

    def paint_choices(
        self, painter: QPainter, squares: Sequence[str], corner: Corner, at: str, *, focused: bool
    ) -> None:
        """Paint the squares a corner may choose, ``at`` under the cursor of the keyboard."""


FaceMaker = Callable[[Sheet, Paint, QRectF, frozenset[BoardPart]], Face]
_ROUND = 32.0
"""From this width on a round has room for its number beside its winner."""


class TableFace(Face):
    """Red's side on the left, blue's on the right, the round between them: columns of parts, each with a hint."""

    SIDE: ClassVar[tuple[Want, ...]]
    MIDDLE: ClassVar[tuple[Want, ...]]
    HINTS: ClassVar[Words]
    """What each part means, with its rules."""
    TILES: ClassVar[Mapping[str, tuple[Sequence[str], Words]]] = {}
    """Parts of fields with a rating each: which ratings, and what they mean."""
    SHARE: ClassVar[float] = 0.3
    """How much of the width a side takes."""
    CHANGED: Text = staticmethod(lambda: "")
    """What is said of ratings that are not as printed."""
    WIDTHS: ClassVar[tuple[float, float]] = (96.0, 262.0)
    """The least and the most of it, in pixels at normal size."""

    def __init__(
        self, sheet: Sheet, paint: Paint, rect: QRectF, parts: frozenset[BoardPart] = ALL_PARTS
    ) -> None:
        super().__init__(sheet, paint, rect, parts)
        gap = paint.px(6)
        inner = rect.adjusted(gap, gap, -gap, -gap)
        least, most = self.WIDTHS
        wide = min(max(inner.width() * self.share(inner.width()), paint.px(least)), paint.px(most))
        columns = (
            QRectF(inner.left(), inner.top(), wide, inner.height()),
            QRectF(inner.right() - wide, inner.top(), wide, inner.height()),
        )
        red, blue = (stack(column, self.SIDE, gap * 0.75, paint.zoom) for column in columns)
        self.sides = red, blue
        centre = inner.adjusted(wide + gap, 0, -wide - gap, 0)
        self.middle = stack(centre, self.middle_wants(centre.width()), gap * 0.75, paint.zoom)

    def share(self, _width: float) -> float:
        """Return how much of a width a side takes."""
        return self.SHARE

    def middle_wants(self, _width: float) -> Sequence[Want]:
        """Return the parts between the sides, in a column of that width."""
        return self.MIDDLE

    def meaning(self, part: str, rect: QRectF, point: QPointF) -> str:
        """Return what a part means, or the thing in it that is under a point."""
        if part in self.TILES:
            names, hints = self.TILES[part]
            cells = zip(names, tile_cells(self.paint, rect, len(names)), strict=True)
            known = next((hints[name]() for name, cell in cells if cell.contains(point)), "")
            return " ".join(text for text in (known, self.CHANGED() if known else "") if text)
        hint = self.HINTS.get(part)
        return hint() if hint else ""

    def hint(self, point: QPointF) -> str:
        for parts in (*self.sides, self.middle):
            for name, rect in parts.items():
                if rect.contains(point):
                    return self.meaning(name, rect, point)
        return ""

    def of_side(self, corner: Corner, parts: Parts) -> list[Piece]:
        return self._pieces(parts, self.sides[corner.index], f" {corner.index}")

    def of_middle(self, parts: Parts) -> list[Piece]:
        return self._pieces(parts, self.middle, "")

    def rounds(self, moment: Moment) -> tuple[object, Draw]:
        scheduled = self.sheet.setup.terms.rounds

        def draw(painter: QPainter, paint: Paint, rect: QRectF) -> None:
            wide = rect.width() / scheduled >= paint.px(_ROUND)
            (paint_rounds if wide else paint_rounds_row)(painter, paint, rect, scheduled, moment)

        return (moment.rounds, moment.scene.round), draw

    def _pieces(self, parts: Parts, places: Mapping[str, QRectF], mark: str) -> list[Piece]:
        def drawn(draw: Draw, rect: QRectF, painter: QPainter) -> None:
            draw(painter, self.paint, rect)

        return [
            Piece(name + mark, places[name], key, partial(drawn, draw, places[name]))
            for name, (key, draw) in parts.items()
            if name in places
        ]


# The board of a system nothing is known of: tracks as bars, ratings and counts, marks in words

Cards = tuple[tuple[str, str], tuple[Mapping[str, int], Mapping[str, int]]]
_ROW = 22.0


class PlainFace(Face):
    """The board of a system nothing is known of, in one piece."""

    def pieces(self, moment: Moment) -> tuple[Piece, ...]:
        return (Piece("plain", self.rect, moment, lambda painter: self._draw(painter, moment)),)

    def _draw(self, painter: QPainter, moment: Moment) -> None:
        paint, info = self.paint, self.sheet.setup.engine.info
        inner = self.rect.adjusted(paint.px(10), paint.px(10), -paint.px(10), -paint.px(10))
        top = inner.top()
        rounds = QRectF(inner.left(), top, inner.width(), paint.px(32))
        paint_rounds(painter, paint, rounds, self.sheet.setup.terms.rounds, moment)
        top += paint.px(38)
        if info.clock_length:
            line = QRectF(inner.left(), top, inner.width(), paint.px(24))
            paint_turns(painter, paint, line, info.clock_length, moment.scene.time, info.clock.capitalize())
            top += paint.px(32)
        half = (inner.width() - paint.px(10)) / 2
        for corner in CORNERS:
            left = inner.left() + corner.index * (half + paint.px(10))
            place = QRectF(left, top, half, max(0.0, inner.bottom() - top))
            _column(painter, paint, place, corner, self.sheet, moment)


def _column(
    painter: QPainter, paint: Paint, place: QRectF, corner: Corner, sheet: Sheet, moment: Moment
) -> None:
    info, words, side = sheet.setup.engine.info, sheet.words, moment.scene.side(corner)
    head = QRectF(place.left(), place.top(), place.width(), paint.px(40) / 0.46)
    painter.save()
    painter.setClipRect(head.adjusted(0, 0, 0, -head.height() * 0.54))
    paint_head(painter, paint, head, corner, sheet.names[corner.index])
    painter.restore()
    top = place.top() + paint.px(46)
    if info.marks:
        high = min(-(-len(info.marks) // 2) * paint.px(26), (place.bottom() - top) * 0.4)
        paint_boxes(painter, paint, QRectF(place.left(), top, place.width(), high), info, words, corner, side)
        top += high + paint.px(6)
    rows = _rows(info, words, side, sheet.ratings[corner.index])
    if place.bottom() - top < paint.px(16):
        return
    body = QRectF(
        place.left(), top, place.width(), min(place.bottom() - top, len(rows) * paint.px(_ROW) + paint.px(10))
    )
    panel(painter, paint, body)
    inner = body.adjusted(paint.px(10), paint.px(5), -paint.px(10), -paint.px(5))
    high = max(inner.height() / max(1, len(rows)), paint.px(13))
    for number, (label, value, full) in enumerate(rows):
        row = QRectF(inner.left(), inner.top() + number * high, inner.width(), high)
        if row.bottom() <= inner.bottom() + 1:
            _row(painter, paint, row, corner, label, value, full)


def _rows(
    info: EngineInfo, words: Names, side: Side, ratings: Mapping[str, int]
) -> list[tuple[str, int, int]]:
    """Label, value and, for a track, the most it can hold; what is in force first, then the card."""
    rows = [
        (words.number(spec.name, spec), side.numbers[spec.name], _full(info, spec, side))
        for spec in sorted(info.numbers, key=lambda spec: list(Use).index(spec.use))
        if spec.name in side.numbers and spec.use is not Use.MEMORY
    ]
    shown = {spec.name for spec in info.numbers}
    return rows + [(rating(name), value, 0) for name, value in ratings.items() if name not in shown]


def _full(info: EngineInfo, spec: NumberSpec, side: Side) -> int:
    if spec.use is not Use.TRACK:
        return 0
    held = (side.numbers.get(other.name, 0) for other in info.numbers if other.of == spec.name)
    return max(1, side.numbers[spec.name], *held)


def _row(
    painter: QPainter, paint: Paint, row: QRectF, corner: Corner, label: str, value: int, full: int
) -> None:
    figure = row.adjusted(row.width() - paint.px(36), 0, 0, 0)
    paint.write(
        painter,
        figure,
        str(value).replace("-", MINUS),
        Pencil(13, bold=True, align=RIGHT),
        paint.colours.text,
    )
    words = row.adjusted(0, 0, -paint.px(40) if not full else -row.width() * 0.55, 0)
    paint.write(painter, words, label, Pencil(12), paint.colours.text)
    if full:
        bar = QRectF(
            words.right() + paint.px(6),
            row.center().y() - paint.px(5),
            figure.left() - words.right() - paint.px(10),
            paint.px(10),
        )
        rounded(
            painter,
            bar,
            paint.px(3),
            mix(paint.colours.panel, paint.colours.text, 0.1),
            QPen(QColor(paint.colours.muted), paint.px(1)),
        )
        share = min(1.0, max(0.0, value / full))
        painter.fillRect(
            QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()),
            faded(paint.tones.corner(corner), 0.8),
        )
