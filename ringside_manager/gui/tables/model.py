"""The rows of a table for its view: sorted and filtered by itself, since a proxy over Python is slow."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from ringside_manager.gui.language import explained
from ringside_manager.gui.look import theme
from ringside_manager.gui.tables.column import Accepts, Column, fold
from ringside_manager.language import tr
from ringside_manager.text_safety import plain_tip

# What is read of a table's rows more than once: sort keys, numbers and folded texts, taken when first needed


R = TypeVar("R")

_BETWEEN = "\x1f"
"""Stands between the cells of a line in its search text, so that no word is found across two."""


class Cells(Generic[R]):
    """The cells of some rows; rows are named by their place among those given."""

    def __init__(self, columns: Sequence[Column[R]], rows: Sequence[R]) -> None:
        self.rows = rows
        self._columns = {column.key: column for column in columns}
        self._texts: dict[str, list[str]] = {}
        self._numbers: dict[str, list[float | None]] = {}
        self._lines: list[str] | None = None

    def texts(self, key: str) -> list[str]:
        if key not in self._texts:
            shown = self._columns[key].shown
            self._texts[key] = [fold(shown(row)) for row in self.rows]
        return self._texts[key]

    def numbers(self, key: str) -> list[float | None]:
        """The numbers of a column; ``None`` where a cell has none."""
        if key not in self._numbers:
            number = self._columns[key].number
            self._numbers[key] = [number(row) for row in self.rows]
        return self._numbers[key]

    def numeric(self, key: str) -> bool:
        """Whether a column holds numbers (some cells may be empty)."""
        return any(number is not None for number in self.numbers(key))

    def order(self, sorting: Iterable[SortKey]) -> list[int]:
        """The numbers of all rows in that order; equal ones stay as they were given, unknown ones go last."""
        numbers = list(range(len(self.rows)))
        for sort_key in reversed([key for key in sorting if key.column in self._columns]):
            value = self._columns[sort_key.column].value
            values = _comparables([value(row) for row in self.rows])
            known = [number for number in numbers if values[number] is not None]
            unknown = [number for number in numbers if values[number] is None]
            known.sort(key=_key_of(values), reverse=sort_key.descending)
            numbers = known + unknown
        return numbers

    def passing(
        self, order: Sequence[int], tests: Mapping[str, Accepts], search: Accepts | None
    ) -> list[int]:
        """Those of ``order`` whose cells pass every test, and whose whole line passes ``search``."""
        passed = list(order)
        for key, test in tests.items():
            if key in self._columns:
                texts, numbers = self.texts(key), self.numbers(key)
                passed = [number for number in passed if test(texts[number], numbers[number])]
        if search is not None:
            if self._lines is None:
                columns = [self.texts(key) for key in self._columns]
                self._lines = [_BETWEEN.join(texts) for texts in zip(*columns, strict=True)]
            lines = self._lines
            passed = [number for number in passed if search(lines[number], None)]
        return passed


def _comparables(values: list[Any]) -> list[Any]:
    """Values that sort among their like; numbers are left as they are, as most columns hold nothing else."""
    return values if set(map(type, values)) <= _NUMBERS else [_comparable(value) for value in values]


_NUMBERS = frozenset({int, float, bool, type(None)})


def _comparable(value: object) -> Any:  # Any: only what sorts among its like leaves here
    if isinstance(value, str):
        return fold(value) or None
    if isinstance(value, Enum):
        return list(type(value)).index(value)
    if isinstance(value, tuple) and not all(isinstance(part, int | float) for part in value):
        return tuple((part is not None, _comparable(part)) for part in value)
    return value


def _key_of(values: Sequence[Any]) -> Any:
    kinds = {float if issubclass(kind, int | float) else kind for kind in set(map(type, values))}
    if len(kinds - {type(None)}) > 1:
        return lambda number: (isinstance(values[number], str), str(values[number]))
    return values.__getitem__


Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

PLACE_ROLE = Role.UserRole + 1
"""Asks a cell for the place it leads to."""

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


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
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        """The cell as text, its alignment, what explains it, and where it leads."""
        if not index.isValid():
            return None
        column = self.columns[index.column()]
        if role == Role.DisplayRole:
            return column.shown(self.row(index.row()))
        if role == Role.TextAlignmentRole:
            return RIGHT if column.align == "right" else LEFT
        if role == Role.ToolTipRole:
            row = self.row(index.row())
            tip = column.tip(row) if callable(column.tip) else explained(column.shown(row))
            return plain_tip(tip) if tip else None
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
            return RIGHT if column.align == "right" else LEFT
        if role == Role.ToolTipRole:
            words = [explained(column.title) or column.title]
            if isinstance(column.tip, str) and column.tip:
                words.append(column.tip)
            if column.rule:
                words.append(
                    tr("Rule {rule}: choose a cell below and press F1 to read it.").format(rule=column.rule)
                )
            return plain_tip("\n".join(words))
        if role == Role.AccessibleTextRole:
            return column.title
        return None

    # rows ---------------------------------------------------------------------------------------------

    @property
    def rows(self) -> Sequence[R]:
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

    def values_changed(self) -> None:
        """Read the same rows again where they stand: other values, but the order and who is shown stay."""
        self.cells = Cells(self.columns, self.cells.rows)
        if self._shown:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._shown) - 1, len(self.columns) - 1))

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


class Shades:
    """The colours of managers, as the page has them on which a widget stands, each asked for once a theme."""

    def __init__(self, widget: QObject) -> None:
        self._widget = widget
        self._known: dict[tuple[int, str], str] = {}

    def of(self, manager: int) -> str:
        """Return a manager's colour; empty where nobody knows it."""
        key = manager, theme().name
        if key not in self._known:
            owner: QObject | None = self._widget
            while owner is not None and not hasattr(owner, "manager_shade"):
                owner = owner.parent()
            self._known[key] = "" if owner is None else str(owner.manager_shade(manager))
        return self._known[key]
