"""A bout's board on any painter: on a screen, on paper, as a drawing in a file, and in one sentence."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.view import Side, Use
from ringside_manager.commentary.results import SECONDS, clock_time
from ringside_manager.gui.board.face import ALL_PARTS, BoardPart, Face, Sheet
from ringside_manager.gui.board.names import Moment, square_word
from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.window import window_of
from ringside_manager.gui.portraits.portrait import Sitter
from ringside_manager.gui.words import MINUS
from ringside_manager.language import tr


def sheet_of(setup: Setup, sitters: tuple[Sitter, Sitter] | None = None) -> Sheet:
    """Prepare a bout for painting, with the names of its system."""
    return Sheet(setup, window_of(setup.engine.info).names, sitters)


def face_for(sheet: Sheet, paint: Paint, rect: QRectF, parts: frozenset[BoardPart] = ALL_PARTS) -> Face:
    """Return the board of the bout's system within a rectangle."""
    return window_of(sheet.setup.engine.info).face(sheet, replace(paint, sitters=sheet.sitters), rect, parts)


def smooth(painter: QPainter) -> None:
    """Paint edges without steps."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)


def paint_board(
    painter: QPainter,
    rect: QRectF,
    setup: Setup,
    moment: Moment,
    *,
    paint: Paint | None = None,
    parts: frozenset[BoardPart] = ALL_PARTS,
) -> None:
    """Paint the board at a moment into a rectangle of any painter; in the look in force if no paint is given."""
    face = face_for(sheet_of(setup), paint or Paint.in_force(), rect, parts)
    painter.save()
    smooth(painter)
    face.print(painter)
    face.lay(painter, moment)
    instant = face.instant(moment)
    if instant is not None:
        face.play(painter, moment, instant)
    painter.restore()


def board_svg(setup: Setup, moment: Moment, size: QSize) -> bytes:
    """Return the board at a moment as an SVG drawing ``size`` pixels large."""
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


_SAID_COUNTS = frozenset({"points", "knockdowns", "warnings"})
"""Counts that are told beside what is left of a boxer's strength."""


def describe(sheet: Sheet, moment: Moment) -> str:
    """Round and clock, then each boxer: where he stands, what is in force, what is left of his strength."""
    scene, info = moment.scene, sheet.setup.engine.info
    red, blue = (_boxer(sheet, corner, scene.side(corner)) for corner in CORNERS)
    if info.clock == SECONDS:
        text = tr("Round {round}, {time}. {red}. {blue}.")
        return text.format(round=scene.round, time=clock_time(scene.time, SECONDS), red=red, blue=blue)
    if info.clock_length:
        text = tr("Round {round}, turn {turn}. {red}. {blue}.")
        return text.format(round=scene.round, turn=scene.time, red=red, blue=blue)
    return tr("Round {round}. {red}. {blue}.").format(round=scene.round, red=red, blue=blue)


def _boxer(sheet: Sheet, corner: Corner, side: Side) -> str:
    info, words, name = sheet.setup.engine.info, sheet.words, sheet.names[corner.index]
    facts = [square_word(side.place) if info.floor else words.place(side.place)] if side.place else []
    facts += [words.mark(mark.name, mark) for mark in info.marks if mark.name in side.marks]
    facts += [
        tr("{number} {value}").format(
            number=words.number(spec.name, spec), value=str(side.numbers[spec.name]).replace("-", MINUS)
        )
        for spec in info.numbers
        if spec.name in side.numbers and (spec.use is Use.TRACK or spec.name in _SAID_COUNTS)
    ]
    who = tr("{name} in red") if corner is CORNERS[0] else tr("{name} in blue")
    if not facts:  # a system that tells nothing of its table
        return who.format(name=name)
    return tr("{boxer}: {facts}").format(boxer=who.format(name=name), facts=tr(", ").join(facts))
