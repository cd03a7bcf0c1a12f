"""A bout's board on any painter (paper, a drawing in a file), in one sentence, and as a widget that moves and can be chosen from."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import (
    QBuffer,
    QEasingCurve,
    QEvent,
    QIODevice,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
)
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.view import Side, Use
from ringside_manager.commentary.results import SECONDS, clock_time
from ringside_manager.gui.board import Moment, square_word
from ringside_manager.gui.board.face import ALL_PARTS, BoardPart, Face, Sheet
from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.window import window_of
from ringside_manager.gui.look import follow_look, px, theme
from ringside_manager.gui.portraits import Sitter
from ringside_manager.gui.widgets import show_tip
from ringside_manager.gui.widgets.texts import Spoken
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


# The board as a widget, and the squares of it that may be chosen


SquareStep = tuple[int, int]


@dataclass(slots=True)
class Choices:
    """The squares ``corner`` may choose; ``at`` is where the cursor is, nothing if it has not been set."""

    squares: tuple[str, ...] = ()
    corner: Corner = RED
    at: str = ""

    def step(self, way: SquareStep, floor: tuple[str, str]) -> str:
        """The cursor one step on, to the nearest square that lies in that direction; it stays if there is none."""
        if not self.at:
            self.at = self.squares[0] if self.squares else ""
            return self.at
        gaps = {square: _gap(self.at, square, floor) for square in self.squares}
        ahead = [square for square, (x, y) in gaps.items() if x * way[0] + y * way[1] > 0]
        self.at = min(ahead, key=lambda square: _cost(gaps[square], way), default=self.at)
        return self.at


def _gap(here: str, there: str, floor: tuple[str, str]) -> SquareStep:
    return floor[0].index(there[0]) - floor[0].index(here[0]), floor[1].index(there[1]) - floor[1].index(
        here[1]
    )


def _cost(gap: SquareStep, way: SquareStep) -> float:
    return math.hypot(*gap) + 0.5 * abs(gap[0] * way[1] + gap[1] * way[0])


LONGEST_MS = 260
"""The length of an animation at speed 1."""
_WAYS: dict[int, SquareStep] = {
    Qt.Key.Key_Left.value: (-1, 0),
    Qt.Key.Key_Right.value: (1, 0),
    Qt.Key.Key_Up.value: (0, 1),
    Qt.Key.Key_Down.value: (0, -1),
}
_TAKE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Board(Spoken, QWidget):
    """A bout as its printed game would lie on the table; ``square_chosen`` tells the square somebody chose.

    What is printed and what lies still are kept as pictures; while something moves, only that is painted.
    """

    square_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.animated = True
        self.speed = 1.0
        self._parts = ALL_PARTS
        self._sheet: Sheet | None = None
        self._moment: Moment | None = None
        self._motion: Any = None
        self._instant: Any = None
        self._choices = Choices()
        self._face: Face | None = None
        self._printed: QPixmap | None = None
        self._laid: QPixmap | None = None
        self._keys: dict[str, object] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.Linear)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self._on_end)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("The ring"))
        follow_look(self._on_look)

    def set_bout(self, setup: Setup, sitters: tuple[Sitter, Sitter] | None = None) -> None:
        """Take another bout; ``sitters`` are whom the portraits show, by their names alone if they are not given."""
        self._clock.stop()
        self._sheet = sheet_of(setup, sitters)
        self._moment = self._motion = self._instant = None
        self._choices = Choices()
        self._forget()

    def set_parts(self, parts: Iterable[BoardPart]) -> None:
        self._parts = frozenset(parts)
        self._forget()

    def show_moment(self, moment: Moment, *, animate: bool = False) -> None:
        """Show another moment, at once or by moving there; a movement still going on is ended first."""
        self._clock.stop()
        self._on_end()
        before, self._moment = self._instant, moment
        self._motion = None
        self._instant = self._whole().instant(moment) if self._sheet is not None else None
        self._tell()
        if (
            animate
            and self.animated
            and before is not None
            and self._instant is not None
            and self.isVisible()
        ):
            self._motion = self._whole().motion(before, self._instant)
            self._instant = before
            self._clock.setDuration(max(1, round(LONGEST_MS / max(self.speed, 0.05))))
            self._clock.start()
        self.update()

    @property
    def moment(self) -> Moment | None:
        return self._moment

    @property
    def is_animating(self) -> bool:
        return self._motion is not None

    def finish(self) -> None:
        self._clock.stop()
        self._on_end()

    def set_choices(self, squares: Iterable[str], corner: Corner | None) -> None:
        """Let somebody choose one of these squares, by mouse or by arrow keys and Enter; none takes the offer back."""
        self._choices = Choices(tuple(squares), corner or RED)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self._choices.squares else Qt.FocusPolicy.NoFocus)
        self.unsetCursor()
        self._tell()
        self.update()

    def square_rect(self, square: str) -> QRectF:
        """Where a square lies on the widget, for pointing at it; empty if there is no ring."""
        return self._whole().square_rect(square) if self._sheet is not None else QRectF()

    def describe(self) -> str:
        """What lies on the table, in one sentence, and the squares that may be chosen."""
        if self._sheet is None or self._moment is None:
            return ""
        told = describe(self._sheet, self._moment)
        if not self._choices.squares:
            return told
        squares = tr(", ").join(square_word(square, self._sheet.floor) for square in self._choices.squares)
        told = tr("{table} Squares to choose: {squares}.").format(table=told, squares=squares)
        if not self._choices.at:
            return told
        here = square_word(self._choices.at, self._sheet.floor)
        return tr("{square}. {table}").format(square=here, table=told)

    def sizeHint(self) -> QSize:
        return QSize(px(900), px(600))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(240), px(150))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._sheet is None or self._moment is None:
            painter.fillRect(event.rect(), QColor(theme().window))
            painter.end()
            return
        ratio = self.devicePixelRatioF()
        dirty = QRectF(event.rect())
        laid = self._laid_out(ratio)
        painter.drawPixmap(dirty, laid, QRectF(dirty.topLeft() * ratio, dirty.size() * ratio))
        smooth(painter)
        if self._instant is not None:
            if (chosen := self._choices).squares:
                self._whole().paint_choices(
                    painter, chosen.squares, chosen.corner, chosen.at, focused=self.hasFocus()
                )
            self._whole().play(painter, self._moment, self._instant)
        painter.end()

    def _whole(self) -> Face:
        assert self._sheet is not None
        if self._face is None:
            self._face = face_for(self._sheet, Paint.in_force(), QRectF(self.rect()), self._parts)
        return self._face

    def _laid_out(self, ratio: float) -> QPixmap:
        """What does not move; of it only what has changed since it was last wanted is painted."""
        assert self._moment is not None
        printed, laid = self._printed, self._laid
        if printed is None or laid is None or printed.devicePixelRatioF() != ratio:
            printed = self._printed = QPixmap(self.size() * ratio)
            printed.setDevicePixelRatio(ratio)
            with _painting(printed) as painter:
                self._whole().print(painter)
            laid = self._laid = printed.copy()
            self._keys.clear()
        changed = [p for p in self._whole().pieces(self._moment) if self._keys.get(p.name, self) != p.key]
        if changed:
            with _painting(laid) as painter:
                for piece in changed:
                    self._keys[piece.name] = piece.key
                    place = QRectF(piece.rect.toAlignedRect())
                    source = QRectF(place.topLeft() * ratio, place.size() * ratio)
                    painter.setClipRect(place)
                    painter.drawPixmap(place, printed, source)
                    piece.draw(painter)
        return laid

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._forget()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._on_look()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self._sheet is not None:
            told = self._whole().hint(QPointF(event.pos()))
            show_tip(event.globalPos(), told, self)
            return True
        return super().event(event)

    def _forget(self) -> None:
        self._face = self._printed = self._laid = None
        self.update()

    def _on_look(self) -> None:
        self.setAccessibleName(tr("The ring"))
        self.updateGeometry()
        self._forget()
        self._tell()

    # Moving

    def _on_tick(self, share: float) -> None:
        if self._motion is None:
            return
        self._instant = self._motion.at(float(share))
        moving = (QRegion(rect.toAlignedRect()) for rect in self._whole().moving())
        self.update(sum(moving, QRegion()))

    def _on_end(self) -> None:
        if self._motion is not None:
            self._instant, self._motion = self._motion.end, None
            self.update()

    # Choosing

    def mousePressEvent(self, event: QMouseEvent) -> None:
        square = self._square_at(event.position())
        if square and event.button() == Qt.MouseButton.LeftButton:
            self.square_chosen.emit(square)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        square = self._square_at(event.position())
        if square:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self._go_to(square)
        else:
            self.unsetCursor()
        super().mouseMoveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = _WAYS.get(event.key())
        floor = self._sheet.floor if self._sheet is not None else None
        if self._choices.squares and way is not None and floor is not None:
            self._choices.step(way, floor)
            self._tell()
            self.update()
        elif self._choices.at and event.key() in _TAKE:
            self.square_chosen.emit(self._choices.at)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self._choices.squares and not self._choices.at:
            self._go_to(self._choices.squares[0])
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def _square_at(self, point: QPointF) -> str:
        if self._sheet is None or not self._choices.squares:
            return ""
        square = self._whole().square_at(point)
        return square if square in self._choices.squares else ""

    def _go_to(self, square: str) -> None:
        if square != self._choices.at:
            self._choices.at = square
            self._tell()
            self.update()

    def _tell(self) -> None:
        self.setAccessibleDescription(self.describe())


@contextmanager
def _painting(picture: QPixmap) -> Iterator[QPainter]:
    painter = QPainter(picture)
    smooth(painter)
    yield painter
    painter.end()
