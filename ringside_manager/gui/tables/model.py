"""The rows of a table for its view: sorted and filtered by itself, since a proxy over Python is slow."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from ringside_manager.gui.tables.cells import Cells
from ringside_manager.gui.tables.column import Column
from ringside_manager.gui.tables.filtering import Accepts
from ringside_manager.language import tr
from ringside_manager.text_safety import plain_tip

R = TypeVar("R")
Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

PLACE_ROLE = Role.UserRole + 1
"""Asks a cell for the place it leads to."""

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class SortKey:
    """One column to sort by, of several perhaps."""

    column: str
    descending: bool = False


class RowsModel(QAbstractTableModel, Generic[R]):
    """Rows of one type under columns; the section number of a column is its place in ``columns``."""

    shown_changed = Signal()

    def __init__(
        self, columns: Sequence[Column[R]], identity: Callable[[R], Hashable], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        self.identity = identity
        self.cells = Cells(self.columns, ())
        self.sorting: tuple[SortKey, ...] = ()
        self._tests: Mapping[str, Accepts] = {}
        self._search: Accepts | None = None
        self._order: list[int] = []
        self._shown: list[int] = []

    # what the view asks -------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many rows are shown."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many columns there are, hidden ones counted."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        """The cell as text, its alignment, what explains it, and where it leads."""
        if not index.isValid():
            return None
        column = self.columns[index.column()]
        if role == Role.DisplayRole:
            return column.shown(self.row(index.row()))
        if role == Role.TextAlignmentRole:
            return _RIGHT if column.align == "right" else _LEFT
        if role == Role.ToolTipRole:
            return plain_tip(column.tip(self.row(index.row()))) if callable(column.tip) else None
        if role == Role.AccessibleTextRole:
            return f"{column.title}: {column.shown(self.row(index.row()))}"
        if role == PLACE_ROLE:
            return column.place(self.row(index.row())) if column.place else None
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        """Titles with a sign of the sorting, and the explanation of a column with its rule."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        if role == Role.DisplayRole:
            return column.title + self._sort_sign(column.key)
        if role == Role.TextAlignmentRole:
            return _RIGHT if column.align == "right" else _LEFT
        if role == Role.ToolTipRole:
            return _explained(column)
        if role == Role.AccessibleTextRole:
            return column.title
        return None

    # rows ---------------------------------------------------------------------------------------------

    @property
    def rows(self) -> Sequence[R]:
        """All rows as they were given."""
        return self.cells.rows

    @property
    def shown_rows(self) -> list[R]:
        """The rows that pass the filters, in the order shown."""
        return [self.cells.rows[number] for number in self._shown]

    def row(self, line: int) -> R:
        """The row shown on a line, counted from 0."""
        return self.cells.rows[self._shown[line]]

    def line_of(self, identity: Hashable) -> int | None:
        """The line on which the row of that identity is shown, or ``None``."""
        rows = self.cells.rows
        return next(
            (line for line, number in enumerate(self._shown) if self.identity(rows[number]) == identity), None
        )

    def set_rows(self, rows: Sequence[R]) -> None:
        """Show other rows under the same filters and order."""
        before = [self.identity(row) for row in self.shown_rows]
        cells = Cells(self.columns, tuple(rows))
        order = cells.order(self.sorting)
        shown = cells.passing(order, self._tests, self._search)
        if before and before == [self.identity(cells.rows[number]) for number in shown]:
            self.cells, self._order, self._shown = cells, order, shown
            last = self.index(len(shown) - 1, len(self.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        else:
            self.beginResetModel()
            self.cells, self._order, self._shown = cells, order, shown
            self.endResetModel()
        self.shown_changed.emit()

    # filters ------------------------------------------------------------------------------------------

    def set_filter(self, tests: Mapping[str, Accepts], search: Accepts | None) -> None:
        """Show only rows whose cells pass the tests by column key, and whose whole line passes ``search``."""
        self._tests, self._search = dict(tests), search
        shown = self.cells.passing(self._order, self._tests, self._search)
        if shown != self._shown:
            self.beginResetModel()
            self._shown = shown
            self.endResetModel()
        self.shown_changed.emit()

    # order --------------------------------------------------------------------------------------------

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by one column; -1 brings back the order the rows were given in."""
        keys: tuple[SortKey, ...] = ()
        if 0 <= column < len(self.columns):
            keys = (SortKey(self.columns[column].key, order == Qt.SortOrder.DescendingOrder),)
        self.sort_by(keys)

    def sort_by(self, keys: Sequence[SortKey]) -> None:
        """Sort by several columns, the first of them first; who is selected stays selected."""
        self.layoutAboutToBeChanged.emit()
        before = self._shown
        self.sorting = tuple(keys)
        self._order = self.cells.order(self.sorting)
        self._shown = self.cells.passing(self._order, self._tests, self._search)
        self._move_persistent(before)
        self.layoutChanged.emit()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)
        self.shown_changed.emit()

    def _move_persistent(self, before: Sequence[int]) -> None:
        held = self.persistentIndexList()
        if not held:
            return
        lines = {number: line for line, number in enumerate(self._shown)}
        moved = [self.index(lines[before[index.row()]], index.column()) for index in held]
        self.changePersistentIndexList(held, moved)

    def _sort_sign(self, key: str) -> str:
        for rank, sort_key in enumerate(self.sorting, start=1):
            if sort_key.column == key:
                sign = " ▼" if sort_key.descending else " ▲"
                return f"{sign}{rank}" if len(self.sorting) > 1 else sign
        return ""


def _explained(column: Column[R]) -> str:
    words = [column.title]
    if isinstance(column.tip, str) and column.tip:
        words.append(column.tip)
    if column.rule:
        words.append(tr("Rule {rule}: choose a cell below and press F1 to read it.").format(rule=column.rule))
    return plain_tip("\n".join(words))
