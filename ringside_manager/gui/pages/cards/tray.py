"""My fighters beside the board: to be dragged or carried onto a night, each with what he can do when."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.matchmaker.opponents import fitness
from ringside_manager.gui.pages.cards.chips import Carried, Load, tag_of
from ringside_manager.gui.widgets import clear_layout, set_tip
from ringside_manager.language import later, tr
from ringside_manager.office.facts.cards import Availability, Board
from ringside_manager.office.facts.matchmaking import Side

_SIGNS = {Availability.RESTED: "●", Availability.TIRED: "◐", Availability.BOOKED: "■", Availability.KEPT: "▲"}
_WORDS: dict[Availability, Callable[[], str]] = {
    Availability.RESTED: later("rested"),
    Availability.TIRED: later("not rested"),
    Availability.BOOKED: later("boxes"),
    Availability.KEPT: later("kept by a tournament"),
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
