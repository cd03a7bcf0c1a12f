"""What is read of a table's rows more than once: sort keys, numbers and folded texts, taken when first needed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ringside_manager.gui.tables.column import Column
from ringside_manager.gui.tables.filtering import Accepts, fold

if TYPE_CHECKING:
    from ringside_manager.gui.tables.model import SortKey

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
        """The folded texts of a column."""
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
            values = [_comparable(value(row)) for row in self.rows]
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
            lines = self._search_lines()
            passed = [number for number in passed if search(lines[number], None)]
        return passed

    def _search_lines(self) -> list[str]:
        if self._lines is None:
            columns = [self.texts(key) for key in self._columns]
            self._lines = [_BETWEEN.join(texts) for texts in zip(*columns, strict=True)]
        return self._lines


def _comparable(value: object) -> Any:  # Any: only what sorts among its like leaves here
    if isinstance(value, str):
        return fold(value) or None
    if isinstance(value, Enum):
        return list(type(value)).index(value)
    if isinstance(value, tuple) and not all(isinstance(part, int | float) for part in value):
        return tuple((part is not None, _comparable(part)) for part in value)
    return value


def _key_of(values: Sequence[Any]) -> Any:
    kinds = {float if isinstance(value, bool | int | float) else type(value) for value in values}
    if len(kinds - {type(None)}) > 1:
        return lambda number: (isinstance(values[number], str), str(values[number]))
    return values.__getitem__
