"""A small table of figures beside the ring; what stands in it is text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from ringside_manager.gui.look import follow_look, px, theme, typeface


@dataclass(frozen=True, slots=True)
class Cell:
    """A figure; ``tone`` is that of a corner or ``muted``."""

    text: str
    tone: str = ""
    bold: bool = False


class FigureTable(QTableWidget):
    """Rows of figures under heads; letters typed into it are keys of the window."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self._heads: list[Cell] = []
        self._rows: list[tuple[Cell, ...]] = []
        follow_look(self._again)
        self._size()

    @property
    def rows(self) -> tuple[tuple[Cell, ...], ...]:
        """What stands in it."""
        return tuple(self._rows)

    def set_heads(self, heads: Sequence[Cell], stretch: int | None = 0) -> None:
        """Name the columns; column ``stretch`` takes what room is left, all of them if it is ``None``."""
        if list(heads) == self._heads:
            return
        self._heads = list(heads)
        self.setColumnCount(len(heads))
        for place, head in enumerate(heads):
            self.setHorizontalHeaderItem(place, _item(head))
            mode = QHeaderView.ResizeMode
            self.horizontalHeader().setSectionResizeMode(
                place, mode.Stretch if stretch in (place, None) else mode.ResizeToContents
            )

    def set_rows(self, rows: Sequence[Sequence[Cell]]) -> None:
        """Show other rows; those that are as before stay."""
        self.setRowCount(len(rows))
        for line, cells in enumerate(rows):
            if line < len(self._rows) and self._rows[line] == tuple(cells):
                continue
            before = self._rows[line] if line < len(self._rows) else ()
            for place, cell in enumerate(cells):
                if place >= len(before) or before[place] != cell:
                    self.setItem(line, place, _item(cell))
        self._rows = [tuple(cells) for cells in rows]

    def fit(self) -> None:
        """Be as high as the rows, for a place that is scrolled itself."""
        head = self.horizontalHeader().sizeHint().height()
        lines = max(1, self.rowCount()) * self.verticalHeader().defaultSectionSize()
        self.setFixedHeight(head + lines + 2 * self.frameWidth() + px(2))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters and the space bar are the window's; a table has no use for them."""
        if event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _again(self) -> None:
        rows, self._rows = self._rows, []
        self._size()
        self.set_rows(rows)

    def _size(self) -> None:
        self.verticalHeader().setDefaultSectionSize(px(28))


def _item(cell: Cell) -> QTableWidgetItem:
    item = QTableWidgetItem(cell.text)
    colours = theme()
    tones = {"red": colours.red, "blue": colours.blue, "muted": colours.muted, "good": colours.good}
    item.setForeground(QColor(tones.get(cell.tone, colours.text)))
    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    font = typeface(1.0, 700 if cell.bold else 400)
    item.setFont(font)
    return item
