"""What the cards are made of: chips of bouts, the tray of fighters, their words, and what is carried with one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QMimeData, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDrag,
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QSizePolicy, QWidget

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.matchmaker.opponents import fitness
from ringside_manager.gui.widgets import clear_layout, set_tip
from ringside_manager.language import later, tr
from ringside_manager.office.facts.cards import Availability, Board, Cell, Chip, ChipState, RoundDue
from ringside_manager.office.facts.matchmaking import Side

# What is carried over the board, by mouse or by keyboard


MIME = "application/x-ringside-board"
"""Drags of the board are understood by the board alone."""


@dataclass(frozen=True, slots=True)
class Load:
    """A fighter of mine by his number, or a bout or offer that stands on the board."""

    fighter: int = 0
    chip: Chip | None = None

    @property
    def tag(self) -> str:
        if self.chip is None:
            return f"fighter {self.fighter}"
        return f"{'offer' if self.chip.is_offer else 'bout'} {self.chip.number}"


def packed(load: Load) -> QMimeData:
    """A load as a drag carries it."""
    data = QMimeData()
    data.setData(MIME, load.tag.encode())
    return data


def tag_of(data: QMimeData) -> str:
    """What a drag carries; empty if it is none of the board's."""
    return bytes(data.data(MIME).data()).decode() if data.hasFormat(MIME) else ""


# Bouts, nights and places of the board in words


SIGNS = {
    ChipState.MADE: "✓",
    ChipState.FOUGHT: "●",
    ChipState.OFFERED: "…",
    ChipState.ASKED: "?",
    ChipState.PENDING: "…",
}
"""A sign beside each state, so that colour is never all there is."""

_STATES: dict[ChipState, Callable[[], str]] = {
    ChipState.MADE: later("agreed"),
    ChipState.FOUGHT: later("fought"),
    ChipState.OFFERED: later("offered, waiting"),
    ChipState.ASKED: later("waits for your answer"),
    ChipState.PENDING: later("offered, waiting"),
}


def state(chip: Chip) -> str:
    """Where a bout stands."""
    return _STATES[chip.state]()


_SHORT: dict[ChipState, Callable[[], str]] = {
    **_STATES,
    ChipState.OFFERED: later("offered"),
    ChipState.ASKED: later("answer it"),
    ChipState.PENDING: later("offered"),
}


def short_state(books: Books, chip: Chip) -> str:
    """Length and state with its sign; of a bout that was fought, who won and how."""
    if chip.method is not None:
        return _result(books, chip, chip.method)
    return tr("{sign} {state}, {rounds} rds").format(
        sign=SIGNS[chip.state], rounds=chip.rounds, state=_SHORT[chip.state]()
    )


def _result(books: Books, chip: Chip, method: Method) -> str:
    if chip.winner is None:
        return words.method(method)
    name = books.fighters[chip.winner].name.split()[-1]
    short = words.method_short(method)
    if not method.is_stoppage or not chip.ended:
        return tr("{name}, {method}").format(name=name, method=short)
    return tr("{name}, {method} {round}").format(name=name, method=short, round=chip.ended)


def pair(books: Books, chip: Chip) -> tuple[str, str]:
    """The names of both in full."""
    return books.fighters[chip.red].name, books.fighters[chip.blue].name


def full(books: Books, chip: Chip) -> str:
    """Everything about a bout, as a sentence."""
    red, blue = pair(books, chip)
    texts = [
        words.against(red, blue),
        tr("%n round", "%n rounds", chip.rounds),
        words.arena(chip.arena),
        tr("night {night}").format(night=chip.night),
    ]
    if chip.title:
        texts.append(tr("for the title"))
    if chip.tournament is not None:
        texts.append(books.tournaments[chip.tournament].name)
    result = "" if chip.method is None else _result(books, chip, chip.method)
    return ", ".join((*texts, state(chip), *filter(None, [result])))


def place(cell: Cell) -> str:
    """An arena on a night, with what is there."""
    name = tr("{arena}, night {night}").format(arena=words.arena(cell.arena), night=cell.night)
    texts = [name, tr("%n bout", "%n bouts", len(cell.chips)) if cell.chips else tr("nothing yet")]
    if cell.places_left is not None:
        texts.append(places(cell.places_left))
    return ", ".join(texts)


def places(left: int) -> str:
    """How many bouts a card still takes."""
    return tr("%n place left", "%n places left", left) if left else tr("card is full")


def due(books: Books, found: RoundDue) -> str:
    """A round of a tournament that is to come."""
    name = books.tournaments[found.tournament].name
    if found.round == found.rounds:
        return tr("{tournament}: final").format(tournament=name)
    return tr("{tournament}: round {round} of {rounds}").format(
        tournament=name, round=found.round, rounds=found.rounds
    )


def span(first: int, last: int) -> str:
    """From which night to which."""
    return tr("Nights {first} to {last}").format(first=first, last=last)


# A bout on the board: both names, length and state; opened by a click, carried by dragging or M


class Carried(QAbstractButton):
    """Something one may press, drag, or pick up with M; ``lifted`` and ``dropped`` tell of a drag."""

    lifted = Signal(object)
    dropped = Signal()
    picked_up = Signal(object)
    focused = Signal()

    def __init__(self, load: Load, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.load = load
        self._pressed_at: QPoint | None = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        began = self._pressed_at
        far = QApplication.startDragDistance()
        if began is not None and (event.position().toPoint() - began).manhattanLength() >= far:
            self._pressed_at = None
            self.setDown(False)
            self._drag(began)
            return
        super().mouseMoveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """M picks it up, Enter opens it as a click does."""
        if event.key() == Qt.Key.Key_M:
            self.picked_up.emit(self.load)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # arrows and the like are the board's

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def _drag(self, began: QPoint) -> None:
        drag = QDrag(self)
        drag.setMimeData(packed(self.load))
        drag.setPixmap(self.grab())
        drag.setHotSpot(began)
        self.lifted.emit(self.load)
        drag.exec(Qt.DropAction.MoveAction)
        self.dropped.emit()


class ChipWidget(Carried):
    """Red's name over blue's, with length and state under them."""

    def __init__(self, books: Books, chip: Chip, parent: QWidget | None = None) -> None:
        super().__init__(Load(chip=chip), parent)
        self.chip = chip
        red, blue = pair(books, chip)
        self._lines = (red.split()[-1], blue.split()[-1], short_state(books, chip))
        set_tip(self, full(books, chip))
        self.setAccessibleName(full(books, chip))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(110), 2 * self._line() + self._small().lineSpacing() + px(10))

    def minimumSizeHint(self) -> QSize:
        """Names and state in full, unless they are very long; the tip has those."""
        name = QFontMetrics(typeface(1.0, QFont.Weight.DemiBold))
        widths = [name.horizontalAdvance(text) for text in self._lines[:2]]
        widths.append(self._small().horizontalAdvance(f"★ {self._lines[2]}"))
        width = max(widths) + 2 * px(8) + 2
        return QSize(min(max(width, px(80)), px(170)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        self._paint_texts(painter)

    def _paint_ground(self, painter: QPainter) -> None:
        colours = theme()
        edge = colours.accent_strong if self.hasFocus() else colours.gold if self.chip.title else colours.line
        pen = painter.pen()
        pen.setColor(QColor(edge))
        pen.setWidthF(2.0 if self.hasFocus() or self.chip.title else 1.0)
        pen.setStyle(Qt.PenStyle.DashLine if self.chip.is_offer else Qt.PenStyle.SolidLine)
        painter.setPen(pen)
        ground = colours.chosen if self.chip.state is ChipState.ASKED else colours.raised
        painter.setBrush(QColor(colours.hover if self.underMouse() else ground))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(5), px(5))

    def _paint_texts(self, painter: QPainter) -> None:
        colours = theme()
        left, top = px(8), px(5)
        room = self.width() - 2 * left
        painter.setFont(typeface(1.0, QFont.Weight.DemiBold if self.chip.mine else QFont.Weight.Normal))
        for name, colour in zip(self._lines[:2], (colours.red, colours.blue), strict=True):
            painter.setPen(QColor(colour))
            self._write(painter, name, left, top, room)
            top += self._line()
        painter.setFont(typeface(0.85))
        painter.setPen(QColor(colours.gold if self.chip.title else colours.muted))
        text = f"★ {self._lines[2]}" if self.chip.title else self._lines[2]
        self._write(painter, text, left, top, room)

    def _write(self, painter: QPainter, text: str, left: int, top: int, room: int) -> None:
        metrics = painter.fontMetrics()
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.drawText(left, top + metrics.ascent(), shown)

    def _line(self) -> int:
        return QFontMetrics(typeface()).lineSpacing()

    def _small(self) -> QFontMetrics:
        return QFontMetrics(typeface(0.85))


# My fighters beside the board: to be dragged or carried onto a night, each with what he can do when


_SIGNS = {
    Availability.RESTED: "●", Availability.HURT: "✚", Availability.TIRED: "◐", Availability.BOOKED: "■", Availability.KEPT: "▲",
}  # fmt: skip
_WORDS: dict[Availability, Callable[[], str]] = {
    Availability.RESTED: later("rested"),
    Availability.HURT: later("hurt"),
    Availability.TIRED: later("not rested"),
    Availability.BOOKED: later("boxes"),
    Availability.KEPT: later("taken by a tournament"),
}


def legend() -> str:
    """What the signs mean."""
    return "   ".join(f"{_SIGNS[kind]} {word()}" for kind, word in _WORDS.items())


class TrayChip(Carried):
    """A fighter: his name, how fit he is, and a sign for each night of the board.

    Another fighter may be dropped on him; ``met`` carries the tag of that one.
    """

    met = Signal(str)

    def __init__(
        self,
        books: Books,
        side: Side,
        can_do: tuple[Availability, ...],
        first: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(Load(side.fighter), parent)
        self._name, self._state = books.fighters[side.fighter].name, fitness(side)
        self._nights = can_do
        nights = ", ".join(
            tr("night {night}: {state}").format(night=first + place, state=_WORDS[can]())
            for place, can in enumerate(can_do)
        )
        said = f"{self._name}, {self._state}, {nights}"
        self.setAccessibleName(said)
        set_tip(self, said.replace(", ", "\n"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics, small = QFontMetrics(typeface()), QFontMetrics(typeface(0.85))
        texts = (metrics.horizontalAdvance(self._name), small.horizontalAdvance(self._state))
        height = metrics.lineSpacing() + 2 * small.lineSpacing() + px(12)
        return QSize(max(*texts, px(130)) + px(22), height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Right:
            self.focusNextChild()
        elif event.key() == Qt.Key.Key_Left:
            self.focusPreviousChild()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        tag = tag_of(event.mimeData())
        if tag.startswith("fighter ") and tag != self.load.tag:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.met.emit(tag_of(event.mimeData()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme()
        pen = painter.pen()
        pen.setColor(QColor(colours.accent_strong if self.hasFocus() else colours.line))
        pen.setWidthF(2.0 if self.hasFocus() else 1.0)
        painter.setPen(pen)
        painter.setBrush(QColor(colours.hover if self.underMouse() else colours.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(6), px(6))
        left, top = px(11), px(6)
        signs = " ".join(_SIGNS[can] for can in self._nights)
        for text, size, weight, colour in (
            (self._name, 1.0, QFont.Weight.DemiBold, colours.text),
            (self._state, 0.85, QFont.Weight.Normal, colours.muted),
            (signs, 0.85, QFont.Weight.Normal, colours.text),
        ):
            painter.setFont(typeface(size, weight))
            painter.setPen(QColor(colour))
            metrics = painter.fontMetrics()
            painter.drawText(left, top + metrics.ascent(), text)
            top += metrics.lineSpacing()


class Tray(QWidget):
    """Every fighter of mine in a row."""

    lifted = Signal(object)
    dropped = Signal()
    picked_up = Signal(object)
    opened = Signal(int)
    """A fighter was opened; carries his number."""
    met = Signal(int, int)
    """One fighter of mine was put on another: who carried whom."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(px(8))
        self.chips: list[TrayChip] = []

    def show_board(self, books: Books, board: Board) -> None:
        clear_layout(self._row)
        self.chips = [TrayChip(books, *row, board.tray_from) for row in board.tray]
        for chip in self.chips:
            self._row.addWidget(chip)
            self._connect(chip)
        self._row.addStretch(1)
        self.setVisible(bool(self.chips))

    def _connect(self, chip: TrayChip) -> None:
        number = chip.load.fighter
        chip.lifted.connect(self.lifted)
        chip.dropped.connect(self.dropped)
        chip.picked_up.connect(self.picked_up)
        chip.clicked.connect(lambda: self.opened.emit(number))
        chip.met.connect(lambda tag: self.met.emit(int(tag.split()[1]), number))
