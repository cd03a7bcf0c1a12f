"""The board of a system without squares: its tracks as bars, its ratings and counts, its marks in words."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.scene import NumberSpec, Side, Use
from ringside_manager.gui.board.columns import paint_boxes, paint_head, panel
from ringside_manager.gui.board.moment import Moment
from ringside_manager.gui.board.paint import RIGHT, Paint, Pencil, faded, mix, rounded
from ringside_manager.gui.board.sheet import Piece, Sheet
from ringside_manager.gui.board.tracks import paint_rounds, paint_turns
from ringside_manager.gui.ring.words import number_word
from ringside_manager.gui.words import MINUS, rating

Cards = tuple[tuple[str, str], tuple[Mapping[str, int], Mapping[str, int]]]
_ROW = 22.0


class PlainFace:
    """The board of a system nothing is known of, in one piece."""

    def __init__(self, sheet: Sheet, paint: Paint, rect: QRectF) -> None:
        self._sheet, self._paint, self._rect = sheet, paint, rect

    def pieces(self, moment: Moment) -> tuple[Piece, ...]:
        """All of it."""
        setup = self._sheet.setup
        cards = (self._sheet.names, self._sheet.ratings)

        def draw(painter: QPainter) -> None:
            paint_plain(
                painter, self._paint, self._rect, setup.engine.info, cards, setup.terms.rounds, moment
            )

        return (Piece("plain", self._rect, moment, draw),)

    def hint(self, point: QPointF) -> str:
        """Names and numbers explain themselves."""
        return ""


def paint_plain(
    painter: QPainter, paint: Paint, rect: QRectF, info: EngineInfo, cards: Cards, rounds: int, moment: Moment
) -> None:
    """Rounds and clock on top, a column for each boxer below."""
    inner = rect.adjusted(paint.px(10), paint.px(10), -paint.px(10), -paint.px(10))
    top = inner.top()
    paint_rounds(painter, paint, QRectF(inner.left(), top, inner.width(), paint.px(32)), rounds, moment)
    top += paint.px(38)
    if info.clock_length:
        line = QRectF(inner.left(), top, inner.width(), paint.px(24))
        paint_turns(painter, paint, line, info.clock_length, moment.scene.time, info.clock.capitalize())
        top += paint.px(32)
    half = (inner.width() - paint.px(10)) / 2
    for corner in CORNERS:
        left = inner.left() + corner.index * (half + paint.px(10))
        names, ratings = cards
        place = QRectF(left, top, half, max(0.0, inner.bottom() - top))
        _column(painter, paint, place, info, corner, names[corner.index], ratings[corner.index], moment)


def _column(
    painter: QPainter, paint: Paint, place: QRectF, info: EngineInfo, corner: Corner, name: str,
    ratings: Mapping[str, int], moment: Moment,
) -> None:  # fmt: skip
    side = moment.scene.side(corner)
    head = QRectF(place.left(), place.top(), place.width(), paint.px(40) / 0.46)
    painter.save()
    painter.setClipRect(head.adjusted(0, 0, 0, -head.height() * 0.54))
    paint_head(painter, paint, head, corner, name)
    painter.restore()
    top = place.top() + paint.px(46)
    if info.marks:
        high = min(-(-len(info.marks) // 2) * paint.px(26), (place.bottom() - top) * 0.4)
        paint_boxes(painter, paint, QRectF(place.left(), top, place.width(), high), info, corner, side)
        top += high + paint.px(6)
    rows = _rows(info, side, ratings)
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


def _rows(info: EngineInfo, side: Side, ratings: Mapping[str, int]) -> list[tuple[str, int, int]]:
    """Label, value and, for a track, the most it can hold; what is in force first, then the card."""
    rows = [
        (number_word(spec.name, spec), side.numbers[spec.name], _full(info, spec, side))
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
