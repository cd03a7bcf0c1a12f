"""The whole board: what is printed, what lies on it, what moves; on a screen, on paper, as a drawing in a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgGenerator

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.scene import Chart
from ringside_manager.bout.setup import Setup
from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.board.columns import (
    paint_boxes,
    paint_card,
    paint_chart,
    paint_counts,
    paint_head,
    paint_plate,
)
from ringside_manager.gui.ring.board.effects import paint_boxers
from ringside_manager.gui.ring.board.floor import paint_floor, paint_front
from ringside_manager.gui.ring.board.ground import Ground
from ringside_manager.gui.ring.board.layout import ALL_PARTS, Layout, Part, lay_out
from ringside_manager.gui.ring.board.motion import Still, still
from ringside_manager.gui.ring.board.paint import Paint
from ringside_manager.gui.ring.board.plain import paint_plain
from ringside_manager.gui.ring.board.tracks import (
    Track,
    endurance_tracks,
    paint_markers,
    paint_rounds,
    paint_turns,
    strength,
)
from ringside_manager.gui.ring.moment import Moment


@dataclass(frozen=True, slots=True)
class Sheet:
    """A bout prepared for painting: names, ratings and charts of both, and the system's ring."""

    setup: Setup
    names: tuple[str, str]
    ratings: tuple[Mapping[str, int], Mapping[str, int]]
    charts: tuple[Chart | None, Chart | None]

    @classmethod
    def of(cls, setup: Setup) -> Sheet:
        """What the cards and the engine tell."""
        engine = setup.engine
        data = [engine.card_data(card) for card in (setup.red, setup.blue)]
        names = tuple(str(one.get("name", "")) for one in data)
        ratings = tuple(
            {
                key: value
                for key, value in one.items()
                if isinstance(value, int) and not isinstance(value, bool)
            }
            for one in data
        )
        charts = {chart.corner: chart for chart in engine.charts(setup.red, setup.blue)}
        return cls(
            setup,
            (names[0], names[1]),
            (ratings[0], ratings[1]),
            (charts.get(Corner.RED), charts.get(Corner.BLUE)),
        )

    @property
    def floor(self) -> tuple[str, str] | None:
        """The ring's columns and rows; ``None`` for a system without squares."""
        floor: tuple[str, str] | None = self.setup.engine.info.floor
        return floor


class Picture:
    """A board of one size: its parts can be painted one by one, so that what does not move is painted once."""

    def __init__(self, sheet: Sheet, paint: Paint, rect: QRectF, parts: frozenset[Part] = ALL_PARTS) -> None:
        self.sheet = sheet
        self.paint = paint
        self.layout: Layout = lay_out(rect, paint.zoom, parts)
        self._small = (
            paint
            if rect.height() >= 300 * paint.zoom
            else Paint(paint.colours, max(0.5, rect.height() / 300), paint.faces, paint.written)
        )
        self.ground = Ground.within(self.layout.floor, sheet.floor) if sheet.floor is not None else None

    def print(self, painter: QPainter) -> None:
        """What is the same for the whole bout."""
        layout, paint, sheet = self.layout, self.paint, self.sheet
        painter.fillRect(layout.whole, QColor(paint.colours.window))
        if self.ground is None:
            return
        paint_floor(painter, paint, self.ground, sheet.setup.engine.info.title)
        for corner in CORNERS:
            head = layout.heads[corner.index]
            if not head.isEmpty():
                paint_head(painter, paint, head, corner, sheet.names[corner.index])

    def lay(self, painter: QPainter, moment: Moment) -> None:
        """What lies on the table at a moment and does not move."""
        layout, paint, sheet, info = self.layout, self.paint, self.sheet, self.sheet.setup.engine.info
        if self.ground is None:
            paint_plain(
                painter,
                paint,
                layout.whole,
                info,
                (sheet.names, sheet.ratings),
                sheet.setup.terms.rounds,
                moment,
            )
            return
        if not layout.rounds.isEmpty():
            paint_rounds(painter, self._small, layout.rounds, sheet.setup.terms.rounds, moment)
        if not layout.turns.isEmpty() and info.clock_length:
            paint_turns(painter, self._small, layout.turns, info.clock_length, moment.scene.time, tr("Turn"))
        for corner in CORNERS:
            self._lay_side(painter, moment, corner)

    def play(self, painter: QPainter, moment: Moment, instant: Still) -> None:
        """What moves: the boxers, and their counters on the tracks."""
        if self.ground is None:
            return
        paint_boxers(painter, self.paint, self.ground, moment.scene, instant)
        paint_front(painter, self.paint, self.ground)
        tracks = self._tracks(moment)
        if tracks is not None:
            paint_markers(painter, tracks, instant.actors)

    def moving(self) -> tuple[QRectF, ...]:
        """Where something may move."""
        layout = self.layout
        return tuple(rect for rect in (layout.floor, *layout.endurance) if not rect.isEmpty())

    def _tracks(self, moment: Moment) -> tuple[Track, Track] | None:
        if self.layout.endurance[0].isEmpty():
            return None
        high = max(strength(side) for side in moment.scene.sides)
        return endurance_tracks(self.layout.endurance, self._small, high)

    def _lay_side(self, painter: QPainter, moment: Moment, corner: Corner) -> None:
        layout, paint, sheet, at = self.layout, self.paint, self.sheet, corner.index
        info, side = sheet.setup.engine.info, moment.scene.side(corner)
        tracks = self._tracks(moment)
        if tracks is not None:
            tracks[at].paint_print(painter, corner)
            memory = tuple(
                (name, side.numbers[name]) for name in ("at_bell", "total") if name in side.numbers
            )
            tracks[at].paint_memory(painter, memory)
        if not layout.plates[at].isEmpty():
            paint_plate(painter, self._small, layout.plates[at], corner, sheet.names[at], info, side)
        if not layout.heads[at].isEmpty():
            paint_counts(painter, paint, layout.heads[at], info, side)
        if not layout.cards[at].isEmpty():
            paint_card(painter, paint, layout.cards[at], sheet.ratings[at], side)
        if not layout.boxes[at].isEmpty():
            paint_boxes(painter, paint, layout.boxes[at], info, corner, side)
        chart = sheet.charts[at]
        if chart is not None and not layout.charts[at].isEmpty():
            paint_chart(painter, paint, layout.charts[at], chart, corner, moment.event)


def smooth(painter: QPainter) -> None:
    """Edges without steps."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)


def paint_board(
    painter: QPainter,
    rect: QRectF,
    setup: Setup,
    moment: Moment,
    *,
    paint: Paint | None = None,
    parts: frozenset[Part] = ALL_PARTS,
) -> None:
    """The board at a moment into a rectangle of any painter; in the look in force unless told."""
    picture = Picture(Sheet.of(setup), paint or Paint.in_force(), rect, parts)
    painter.save()
    smooth(painter)
    picture.print(painter)
    picture.lay(painter, moment)
    floor = picture.sheet.floor
    if floor is not None:
        picture.play(painter, moment, still(moment, floor))
    painter.restore()


def board_svg(setup: Setup, moment: Moment, size: QSize) -> bytes:
    """The board at a moment as an SVG drawing ``size`` pixels large."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawing = QSvgGenerator()
    drawing.setOutputDevice(buffer)
    drawing.setSize(size)
    drawing.setViewBox(QRectF(0, 0, size.width(), size.height()))
    drawing.setResolution(96)
    drawing.setTitle(setup.engine.info.title)
    painter = QPainter(drawing)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    paint_board(painter, QRectF(0, 0, size.width(), size.height()), setup, moment)
    painter.end()
    return bytes(buffer.data().data())
