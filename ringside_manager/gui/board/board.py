"""The board as a widget: shows a moment, moves to the next, lets a square be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
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
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.setup import Setup
from ringside_manager.gui.board.choosing import Choices, Step
from ringside_manager.gui.board.hints import hint
from ringside_manager.gui.board.layout import ALL_PARTS, Part
from ringside_manager.gui.board.moment import Moment
from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.picture import Picture, smooth
from ringside_manager.gui.board.sheet import Sheet
from ringside_manager.gui.board.telling import describe
from ringside_manager.gui.look import follow_look, px, theme
from ringside_manager.gui.ring.words import square_word
from ringside_manager.gui.systems.ringside.floor import paint_choices
from ringside_manager.gui.systems.ringside.motion import Motion, Still, still
from ringside_manager.gui.widgets import show_tip
from ringside_manager.language import tr

LONGEST_MS = 260
"""The length of an animation at speed 1."""
_WAYS: dict[int, Step] = {
    Qt.Key.Key_Left.value: (-1, 0),
    Qt.Key.Key_Right.value: (1, 0),
    Qt.Key.Key_Up.value: (0, 1),
    Qt.Key.Key_Down.value: (0, -1),
}
_TAKE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Board(QWidget):
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
        self._motion: Motion | None = None
        self._instant: Still | None = None
        self._choices = Choices()
        self._picture: Picture | None = None
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

    def set_bout(self, setup: Setup) -> None:
        """Lay out the board for another bout: its cards, its terms, its charts."""
        self._clock.stop()
        self._sheet = Sheet.of(setup)
        self._moment = self._motion = self._instant = None
        self._choices = Choices()
        self._forget()

    def set_parts(self, parts: Iterable[Part]) -> None:
        """Show only these parts around the ring."""
        self._parts = frozenset(parts)
        self._forget()

    def show_moment(self, moment: Moment, *, animate: bool = False) -> None:
        """Show another moment, at once or by moving there; a movement still going on is ended first."""
        self._clock.stop()
        self._on_end()
        before, self._moment = self._instant, moment
        floor = self._sheet.floor if self._sheet is not None else None
        self._motion = None
        self._instant = still(moment, floor) if floor is not None else None
        self._tell()
        if (
            animate
            and self.animated
            and before is not None
            and self._instant is not None
            and self.isVisible()
        ):
            self._motion = Motion(before, self._instant)
            self._instant = before
            self._clock.setDuration(max(1, round(LONGEST_MS / max(self.speed, 0.05))))
            self._clock.start()
        self.update()

    @property
    def moment(self) -> Moment | None:
        """The moment that is shown."""
        return self._moment

    @property
    def is_animating(self) -> bool:
        """Whether something moves."""
        return self._motion is not None

    def finish(self) -> None:
        """End a movement at once."""
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
        ground = self._whole().ground if self._sheet is not None else None
        return QRectF() if ground is None else ground.square(square).boundingRect()

    def describe(self) -> str:
        """What lies on the table, in one sentence, and the squares that may be chosen."""
        if self._sheet is None or self._moment is None:
            return ""
        told = describe(self._sheet.setup.engine.info, self._sheet.names, self._moment)
        if not self._choices.squares:
            return told
        squares = tr(", ").join(square_word(square, self._sheet.floor) for square in self._choices.squares)
        told = tr("{table} Squares to choose: {squares}.").format(table=told, squares=squares)
        if not self._choices.at:
            return told
        here = square_word(self._choices.at, self._sheet.floor)
        return tr("{square}. {table}").format(square=here, table=told)

    def sizeHint(self) -> QSize:
        """Room for all parts."""
        return QSize(px(900), px(600))

    def minimumSizeHint(self) -> QSize:
        """Room for the ring and its tracks."""
        return QSize(px(360), px(250))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The still pictures, and over them what moves."""
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
        picture = self._whole()
        if picture.ground is not None and self._instant is not None:
            if self._choices.squares:
                at, focused = self._choices.at, self.hasFocus()
                paint_choices(
                    painter, picture.paint, picture.ground, self._choices.squares, self._choices.corner, at,
                    focused=focused,
                )  # fmt: skip
            picture.play(painter, self._moment, self._instant)
        painter.end()

    def _whole(self) -> Picture:
        assert self._sheet is not None
        if self._picture is None:
            self._picture = Picture(self._sheet, Paint.in_force(), QRectF(self.rect()), self._parts)
        return self._picture

    def _laid_out(self, ratio: float) -> QPixmap:
        """What does not move; of it only what has changed since it was last wanted is painted."""
        assert self._moment is not None
        printed, laid = self._printed, self._laid
        if printed is None or laid is None or printed.devicePixelRatioF() != ratio:
            printed = self._printed = self._blank(ratio)
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

    def _blank(self, ratio: float) -> QPixmap:
        made = QPixmap(self.size() * ratio)
        made.setDevicePixelRatio(ratio)
        return made

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything lies elsewhere."""
        self._forget()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Words may be in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._on_look()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """What the part under the mouse means."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self._sheet is not None:
            told = hint(self._whole(), QPointF(event.pos()), self._instant)
            show_tip(event.globalPos(), told, self)
            return True
        return super().event(event)

    def _forget(self) -> None:
        self._picture = self._printed = self._laid = None
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
        region = QRegion()
        for rect in self._whole().moving():
            region += rect.toAlignedRect()
        self.update(region)

    def _on_end(self) -> None:
        if self._motion is None:
            return
        self._instant, self._motion = self._motion.end, None
        self.update()

    # Choosing

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A square that may be chosen is chosen."""
        square = self._square_at(event.position())
        if square and event.button() == Qt.MouseButton.LeftButton:
            self._take(square)
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The cursor follows the mouse over squares that may be chosen."""
        square = self._square_at(event.position())
        if square:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self._go_to(square)
        else:
            self.unsetCursor()
        super().mouseMoveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys go among the squares, Enter and Space choose."""
        way = _WAYS.get(event.key())
        if (
            self._choices.squares
            and way is not None
            and self._sheet is not None
            and self._sheet.floor is not None
        ):
            self._choices.step(way, self._sheet.floor)
            self._tell()
            self.update()
        elif self._choices.at and event.key() in _TAKE:
            self._take(self._choices.at)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor to whoever comes with the keyboard."""
        if self._choices.squares and not self._choices.at:
            self._go_to(self._choices.squares[0])
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The cursor is no longer the keyboard's."""
        super().focusOutEvent(event)
        self.update()

    def _square_at(self, point: QPointF) -> str:
        if self._sheet is None or not self._choices.squares:
            return ""
        ground = self._whole().ground
        square = ground.square_at(point) if ground is not None else ""
        return square if square in self._choices.squares else ""

    def _go_to(self, square: str) -> None:
        if square != self._choices.at:
            self._choices.at = square
            self._tell()
            self.update()

    def _take(self, square: str) -> None:
        self.square_chosen.emit(square)

    def _tell(self) -> None:
        self.setAccessibleDescription(self.describe())


@contextmanager
def _painting(picture: QPixmap) -> Iterator[QPainter]:
    painter = QPainter(picture)
    smooth(painter)
    yield painter
    painter.end()
