"""The board of the cards: nights side by side, each a column of cells that take what is put down, and the same as a list."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.pages.cards.chips import (
    ChipWidget,
    Load,
    due,
    place,
    places,
    short_state,
    state,
    tag_of,
)
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import (
    Link,
    clear_layout,
    note,
    plain_label,
    set_tip,
)
from ringside_manager.language import tr
from ringside_manager.office.facts.cards import Board, Cell, Chip

# One arena on one night: its bouts, and whether what is carried may be put down there


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
        if self.chips or self.is_over or not (self.underMouse() or self.hasFocus()):
            return
        painter.setPen(QColor(theme().muted))
        painter.setFont(typeface(1.4))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, "+")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._over(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._over(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        tag = tag_of(event.mimeData())
        if tag and self.open:
            event.acceptProposedAction()
            self.dropped.emit(tag)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.pressed.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.wanted.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def _over(self, event: QDragMoveEvent) -> None:
        self.entered.emit()
        if tag_of(event.mimeData()) and self.open:
            event.acceptProposedAction()
        else:
            event.ignore()


# The board: nights side by side, arenas under each other; everything by mouse and by keyboard


Judge = Callable[[Load, int, Arena], str]
"""Why a load may not be put on a night in an arena, in words; empty if it may."""

_STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class BoardView(QWidget):
    """Arrows go from place to place and from bout to bout; Enter opens, M picks up and puts down, Esc puts back."""

    go = Signal(object)
    opened = Signal(object)
    """A bout was opened; carries its ``Chip``."""
    wanted = Signal(int, object)
    """A bout is wanted on a night in an arena."""
    put = Signal(object, int, object)
    """A ``Load`` was put down on a night in an arena."""
    told = Signal(str)
    """What there is to say about the place the mouse or the keyboard is at."""
    carrying = Signal(object)
    """What is carried now, a ``Load`` or ``None``."""

    def __init__(self, judge: Judge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._judge = judge
        self.load: Load | None = None
        self.cells: list[list[CellWidget]] = []
        self._heads: list[Link] = []
        self._here = (0, 0)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(px(6))
        self._loads: dict[str, Load] = {}

    # what is shown ------------------------------------------------------------------------------------

    def show_board(self, books: Books, board: Board) -> None:
        """Show other nights or other bouts; what was carried is put back."""
        focus = QApplication.focusWidget()
        held = focus is not None and self.isAncestorOf(focus)
        if len(self.cells) != len(board.nights):
            self._rebuild(len(board.nights))
        self._loads = {}
        for shown, cells, head in zip(board.nights, self.cells, self._heads, strict=True):
            night = shown[0].night
            head.set(f"{words.night(night)}\n{words.season(night)}", Place("night", night))
            head.setAccessibleName(words.night(night))
            for cell, widget in zip(shown, cells, strict=True):
                widget.show_cell(books, cell)
                for chip in widget.chips:
                    self._loads[chip.load.tag] = chip.load
                    chip.clicked.connect(lambda _=False, made=chip.chip: self._clicked(made))
                    chip.lifted.connect(self._carry)
                    chip.dropped.connect(self.put_back)
                    chip.picked_up.connect(self._picked_up)
                    chip.focused.connect(widget.entered)
        self._carry(None)
        self._here = (min(self._here[0], len(self.cells) - 1), self._here[1])
        if held:
            self.cell_here.setFocus()

    def mark(self, load: Load | None) -> None:
        """Show where a load may be put; ``None`` for nothing carried."""
        for cells in self.cells:
            for widget in cells:
                if load is None or widget.cell is None:
                    widget.mark(None, "")
                else:
                    reason = self._judge(load, widget.cell.night, widget.cell.arena)
                    widget.mark(not reason, reason)

    @property
    def cell_here(self) -> CellWidget:
        return self.cells[self._here[0]][self._here[1]]

    def cell(self, night: int, arena: Arena) -> CellWidget:
        """A place of the board; ``StopIteration`` if that night is not on it."""
        return next(
            widget
            for cells in self.cells
            for widget in cells
            if widget.cell is not None and (widget.cell.night, widget.cell.arena) == (night, arena)
        )

    def chip(self, number: int) -> ChipWidget:
        """The bout or offer of that number; ``StopIteration`` if it is not on the board."""
        chips = (chip for cells in self.cells for widget in cells for chip in widget.chips)
        return next(chip for chip in chips if chip.chip.number == number)

    # carrying -----------------------------------------------------------------------------------------

    def pick_up(self, load: Load) -> None:
        """Carry something; places where it may not be put are dimmed."""
        self._loads[load.tag] = load
        self._carry(load)

    def put_back(self) -> None:
        self._carry(None)

    def put_down(self) -> None:
        """Put what is carried where the keyboard is, if it may be."""
        widget = self.cell_here
        if self.load is None or widget.cell is None:
            return
        if not widget.open:
            self.told.emit(widget.reason)
            return
        load = self.load
        self._carry(None)
        self.put.emit(load, widget.cell.night, widget.cell.arena)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Enter, M and Esc; see the class."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._step(*_STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter()
        elif key == Qt.Key.Key_M and self.load is not None:
            self.put_down()
        elif key == Qt.Key.Key_Escape and self.load is not None:
            self.put_back()
        else:
            super().keyPressEvent(event)

    def _carry(self, load: Load | None) -> None:
        self.load = load
        self.mark(load)
        self.carrying.emit(load)

    def _enter(self) -> None:
        """A bout is wanted here, or what is carried is put here."""
        widget = self.cell_here
        if self.load is not None:
            self.put_down()
        elif widget.cell is not None:
            self.wanted.emit(widget.cell.night, widget.cell.arena)

    def _step(self, nights: int, arenas: int) -> None:
        """To the next bout of the place, beyond the last to the next place."""
        widget = self.cell_here
        if arenas and widget.chips and self.load is None:
            focused = [place for place, chip in enumerate(widget.chips) if chip.hasFocus()]
            now = focused[0] if focused else -1
            target = now + arenas
            if 0 <= target < len(widget.chips):
                widget.chips[target].setFocus()
                return
            if target == -1 and now == 0:
                widget.setFocus()
                return
        column_to = min(max(self._here[0] + nights, 0), len(self.cells) - 1)
        row_to = min(max(self._here[1] + arenas, 0), len(Arena) - 1)
        self.cells[column_to][row_to].setFocus(Qt.FocusReason.OtherFocusReason)

    # inside -------------------------------------------------------------------------------------------

    def _rebuild(self, nights: int) -> None:
        clear_layout(self._grid)
        self._heads = [self._head(place) for place in range(nights)]
        for arena in Arena:
            name = plain_label(words.arena(arena))
            name.setWordWrap(True)
            self._grid.addWidget(name, arena.place + 1, 0)
            self._grid.setRowStretch(arena.place + 1, 1)
            self._grid.setRowMinimumHeight(arena.place + 1, px(58))
        self.cells = [[self._cell(place, arena) for arena in Arena] for place in range(nights)]
        self._keep_tab_stop((0, 0))

    def _head(self, place: int) -> Link:
        head = Link(go=self.go)
        self._grid.addWidget(head, 0, place + 1, Qt.AlignmentFlag.AlignHCenter)
        self._grid.setColumnStretch(place + 1, 1)
        return head

    def _cell(self, place: int, arena: Arena) -> CellWidget:
        widget = CellWidget()
        widget.setMinimumWidth(px(118))
        widget.entered.connect(lambda: self._arrived(place, arena.place, widget))
        widget.dropped.connect(lambda tag: self._dropped(tag, widget))
        widget.pressed.connect(lambda: self.put_down() if self.load is not None else None)
        widget.wanted.connect(self._enter)
        self._grid.addWidget(widget, arena.place + 1, place + 1)
        return widget

    def _clicked(self, chip: Chip) -> None:
        self.opened.emit(chip)

    def _picked_up(self, load: Load) -> None:
        """By keyboard: the place takes the focus, so that arrows go from place to place."""
        if self.load is not None:
            self.put_down()
            return
        self.pick_up(load)
        self.cell_here.setFocus()

    def _arrived(self, place: int, arena: int, widget: CellWidget) -> None:
        self._keep_tab_stop((place, arena))
        self.told.emit(widget.reason or widget.accessibleName())

    def _dropped(self, tag: str, widget: CellWidget) -> None:
        load = self._loads.get(tag)
        if load is not None and widget.cell is not None:
            self._carry(None)
            self.put.emit(load, widget.cell.night, widget.cell.arena)

    def _keep_tab_stop(self, here: tuple[int, int]) -> None:
        """The Tab key stops at one place of the board, the one the keyboard was at last."""
        old = self._here
        if old[0] < len(self.cells):
            self.cells[old[0]][old[1]].setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._here = here
        self.cell_here.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


# The board as a list, for whoever reads rather than looks


def board_table(session: Session) -> Table[Chip]:
    """Every bout and offer of the nights on the board, night by night."""

    def name(number: int) -> str:
        return session.books.fighters[number].name

    columns: tuple[Column[Chip], ...] = (
        Column("night", tr("Night"), lambda chip: chip.night, lambda chip: words.night(chip.night), place=lambda chip: Place("night", chip.night), width=18),
        Column("arena", tr("Arena"), lambda chip: (chip.arena.place,), lambda chip: words.arena(chip.arena), rule="C40"),
        Column("red", tr("Red corner"), lambda chip: name(chip.red), place=lambda chip: Place("fighter", chip.red), width=18),
        Column("blue", tr("Blue corner"), lambda chip: name(chip.blue), place=lambda chip: Place("fighter", chip.blue), width=18),
        Column("rounds", tr("Rounds"), lambda chip: chip.rounds, align="right", rule="C51", width=8),
        Column("title", tr("Title"), lambda chip: tr("title") if chip.title else "", rule="C40", width=8),
        Column("state", tr("State"), state, width=20),
        Column("result", tr("Result"), lambda chip: "" if chip.method is None else short_state(session.books, chip), width=20),
    )  # fmt: skip
    empty = tr("No bout is made or offered for these nights.")
    return Table("board", columns, lambda chip: (chip.is_offer, chip.number), empty)
