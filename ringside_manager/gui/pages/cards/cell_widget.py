"""One arena on one night: its bouts, and whether what is carried may be put down there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QEnterEvent,
    QFocusEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.pages.cards.chip_widget import ChipWidget
from ringside_manager.gui.pages.cards.load import tag_of
from ringside_manager.gui.pages.cards.words import due, place, places
from ringside_manager.gui.widgets import clear_layout, note, set_tip
from ringside_manager.language import tr
from ringside_manager.office.facts.cards import Cell


class CellWidget(QFrame):
    """``open`` says whether what is carried may be put here: ``None`` while nothing is carried.

    ``dropped`` carries the tag of what was dropped; ``entered`` tells that mouse or focus came here;
    ``pressed`` is a click beside the bouts.
    """

    dropped = Signal(str)
    entered = Signal()
    pressed = Signal()
    wanted = Signal()
    """A double click beside the bouts: one is wanted here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board-cell")
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.box = QVBoxLayout(self)
        margin = px(5)
        self.box.setContentsMargins(margin, margin, margin, margin)
        self.box.setSpacing(px(4))
        self.chips: list[ChipWidget] = []
        self.cell: Cell | None = None
        self.is_over = False
        self.open: bool | None = None
        self.reason = ""

    def show_cell(self, books: Books, cell: Cell) -> None:
        """Show a place of the board."""
        self.cell, self.is_over = cell, cell.night <= books.closed
        clear_layout(self.box)
        self.chips = [ChipWidget(books, chip) for chip in cell.chips]
        for chip in self.chips:
            self.box.addWidget(chip)
        self.box.addStretch(1)
        for found in cell.due:
            self.box.addWidget(note(due(books, found)))
        if cell.places_left is not None:
            self.box.addWidget(note(places(cell.places_left)))
        self.mark(None, "")

    def mark(self, allowed: bool | None, reason: str) -> None:
        """Say whether what is carried may be put here, and why not."""
        self.open, self.reason = allowed, reason
        invites = allowed is None and not self.is_over
        set_tip(self, tr("Double click or Enter: make a bout here") if invites else reason)
        if self.cell is not None:
            self.setAccessibleName(place(self.cell))
        self.setAccessibleDescription(reason)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground and edge; a sign where something may or may not be put down."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme()
        pen = painter.pen()
        pen.setColor(QColor(colours.accent_strong if self.hasFocus() else colours.line))
        pen.setWidthF(2.0 if self.hasFocus() else 1.0)
        painter.setPen(pen)
        painter.setBrush(QColor(colours.window if self.open is False else colours.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(6), px(6))
        if self.open is None:
            self._invite(painter)
            return
        painter.setPen(QColor(colours.good if self.open else colours.bad))
        spot = self.rect().adjusted(0, px(3), -px(6), -px(3))
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        painter.drawText(spot, align, "✓" if self.open else "✗")

    def _invite(self, painter: QPainter) -> None:
        """A plus where a bout could be made."""
        if self.chips or self.is_over or not (self.underMouse() or self.hasFocus()):
            return
        painter.setPen(QColor(theme().muted))
        painter.setFont(typeface(1.4))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, "+")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Something is carried over this place."""
        self._over(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """It is still over it."""
        self._over(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """It is gone."""
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        """It is put down here."""
        tag = tag_of(event.mimeData())
        if tag and self.open:
            event.acceptProposedAction()
            self.dropped.emit(tag)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the bouts."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.pressed.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A bout is wanted here."""
        self.wanted.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The mouse came here."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse went elsewhere."""
        super().leaveEvent(event)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard came here."""
        super().focusInEvent(event)
        self.entered.emit()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard went elsewhere."""
        super().focusOutEvent(event)
        self.update()

    def _over(self, event: QDragMoveEvent) -> None:
        self.entered.emit()
        if tag_of(event.mimeData()) and self.open:
            event.acceptProposedAction()
        else:
            event.ignore()
