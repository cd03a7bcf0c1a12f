"""The whole board: what is printed, what lies on it, what moves; on a screen, on paper, as a drawing in a file."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgGenerator

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.scene import Side, Use
from ringside_manager.bout.setup import Setup
from ringside_manager.gui.board.columns import (
    landed,
    paint_boxes,
    paint_card,
    paint_chart,
    paint_counts,
    paint_head,
    paint_plate,
)
from ringside_manager.gui.board.faces import face_for
from ringside_manager.gui.board.layout import ALL_PARTS, Layout, Part, lay_out
from ringside_manager.gui.board.moment import Moment
from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.sheet import Piece, Sheet
from ringside_manager.gui.board.tracks import (
    Track,
    endurance_tracks,
    paint_markers,
    paint_rounds,
    paint_turns,
    strength,
)
from ringside_manager.gui.systems.ringside.effects import paint_boxers
from ringside_manager.gui.systems.ringside.floor import Ground, paint_floor, paint_front
from ringside_manager.gui.systems.ringside.motion import Still, still
from ringside_manager.language import tr


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
        self.face = face_for(sheet, paint, rect) if self.ground is None else None

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
        for piece in self.pieces(moment):
            piece.draw(painter)

    def pieces(self, moment: Moment) -> tuple[Piece, ...]:
        """The same piece by piece: one whose ``key`` is as it was need not be painted anew."""
        layout, sheet, info = self.layout, self.sheet, self.sheet.setup.engine.info
        rounds, scene = sheet.setup.terms.rounds, moment.scene
        if self.face is not None:
            return self.face.pieces(moment)
        made = [
            Piece("rounds", layout.rounds, (moment.rounds, scene.round),
                  lambda painter: paint_rounds(painter, self._small, layout.rounds, rounds, moment)),
            *(piece for corner in CORNERS for piece in self._of_side(moment, corner)),
        ]  # fmt: skip
        if info.clock_length:
            made.append(
                Piece("turns", layout.turns, scene.time,
                      lambda painter: paint_turns(painter, self._small, layout.turns, info.clock_length, scene.time, tr("Turn")))
            )  # fmt: skip
        tracks = self._tracks(moment)
        if tracks is not None:
            marked = tuple(_memory(side) for side in scene.sides)
            place = layout.endurance[0].united(layout.endurance[1])
            made.append(
                Piece(
                    "tracks",
                    place,
                    (tracks[0].high, marked),
                    lambda painter: _print_tracks(painter, tracks, marked),
                )
            )
        return tuple(piece for piece in made if not piece.rect.isEmpty())

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

    def _of_side(self, moment: Moment, corner: Corner) -> tuple[Piece, ...]:
        layout, paint, sheet, at = self.layout, self.paint, self.sheet, corner.index
        info, side, chart = sheet.setup.engine.info, moment.scene.side(corner), sheet.charts[corner.index]
        numbers = tuple(side.numbers.items())
        made = [
            Piece(f"plate {at}", layout.plates[at], side.marks,
                  lambda painter: paint_plate(painter, self._small, layout.plates[at], (corner, sheet.names[at]), info, side)),
            Piece(f"counts {at}", layout.heads[at], tuple(_counted(info, side)),
                  lambda painter: paint_counts(painter, paint, layout.heads[at], info, side)),
            Piece(f"card {at}", layout.cards[at], tuple((name, value) for name, value in numbers if name in sheet.ratings[at] and name != "endurance"),
                  lambda painter: paint_card(painter, paint, layout.cards[at], sheet.ratings[at], side)),
            Piece(f"boxes {at}", layout.boxes[at], side.marks,
                  lambda painter: paint_boxes(painter, paint, layout.boxes[at], info, corner, side)),
        ]  # fmt: skip
        if chart is not None:
            cell = landed(moment.event, corner)
            made.append(
                Piece(f"chart {at}", layout.charts[at], cell,
                      lambda painter: paint_chart(painter, paint, layout.charts[at], chart, cell))
            )  # fmt: skip
        return tuple(made)


def _memory(side: Side) -> tuple[int, ...]:
    return tuple(side.numbers[name] for name in ("at_bell", "total") if name in side.numbers)


def _counted(info: EngineInfo, side: Side) -> Iterator[int | None]:
    return (side.numbers.get(spec.name) for spec in info.numbers if spec.use is Use.COUNT)


def _print_tracks(
    painter: QPainter, tracks: tuple[Track, Track], marked: tuple[tuple[int, ...], ...]
) -> None:
    for corner, track, values in zip(CORNERS, tracks, marked, strict=True):
        track.paint_print(painter, corner)
        track.paint_memory(painter, values)


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
