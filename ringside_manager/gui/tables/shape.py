"""The columns of a table as a person arranges them: order, widths, which are shown, chosen and remembered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont, QFontMetrics, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.gui.look import px, size_window
from ringside_manager.gui.settings import settings
from ringside_manager.gui.tables.column import Column
from ringside_manager.gui.tables.model import SortKey
from ringside_manager.gui.tables.view import TableView, tabular
from ringside_manager.gui.widgets import Dialog, plain_label, set_tip
from ringside_manager.language import tr

# What a person made of a table, remembered by its key: order and widths of columns, sorting, filters


MOST_SAVED = 30
_WIDEST_KEPT = 200.0


@dataclass(slots=True)
class Memory:
    """How a table is shown: columns by key in order, widths in characters where somebody set them."""

    order: list[str] = field(default_factory=list)
    hidden: list[str] | None = None
    widths: dict[str, float] = field(default_factory=dict)
    sorting: list[SortKey] = field(default_factory=list)
    filters_open: bool = False
    saved: dict[str, dict[str, str]] = field(default_factory=dict)

    def as_json(self) -> dict[str, object]:
        return {
            "order": self.order,
            "hidden": self.hidden,
            "widths": self.widths,
            "sorting": [[key.column, key.descending] for key in self.sorting],
            "filters_open": self.filters_open,
            "saved": self.saved,
        }


def recall(key: str) -> Memory:
    """What is remembered of a table; whatever does not fit is left out."""
    data: dict[str, Any] = settings().value(_name(key), {})
    hidden = data.get("hidden")
    return Memory(
        order=_words(data.get("order")),
        hidden=_words(hidden) if isinstance(hidden, list) else None,
        widths=_widths(data.get("widths")),
        sorting=list(_sorting(data.get("sorting"))),
        filters_open=data.get("filters_open") is True,
        saved=_saved(data.get("saved")),
    )


def remember(key: str, memory: Memory) -> None:
    """Keep ``memory`` for a table."""
    settings().set_value(_name(key), memory.as_json())


def _name(key: str) -> str:
    return f"tables/{key}"


def _words(value: object) -> list[str]:
    return [word for word in value if isinstance(word, str)] if isinstance(value, list) else []


def _widths(value: object) -> dict[str, float]:
    if not isinstance(value, dict):
        return {}
    return {
        key: float(width)
        for key, width in value.items()
        if isinstance(width, int | float) and 1 <= width <= _WIDEST_KEPT
    }


def _sorting(value: object) -> Iterable[SortKey]:
    for entry in value if isinstance(value, list) else ():
        match entry:
            case [str(column), bool(descending)]:
                yield SortKey(column, descending)


def _saved(value: object) -> dict[str, dict[str, str]]:
    if not isinstance(value, dict):
        return {}
    kept = {
        name: {key: text for key, text in filters.items() if isinstance(text, str)}
        for name, filters in value.items()
        if isinstance(filters, dict)
    }
    return dict(list(kept.items())[:MOST_SAVED])


# The dialog in which a person chooses the columns of a table and their order


class Chooser(Dialog):
    """Columns to tick and to move; ``chosen`` tells the outcome, ``wants_reset`` that all goes back."""

    def __init__(self, choices: Sequence[tuple[Column[Any], bool]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Columns"))
        self.wants_reset = False
        self._list = QListWidget()
        self._list.setAccessibleName(tr("Columns of the table"))
        self._list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        for column, shown in choices:
            self._list.addItem(_item(column, shown=shown))
        self._list.setCurrentRow(0)
        self._list.itemChanged.connect(self._keep_one)
        self._lay_out()

    def chosen(self) -> list[tuple[str, bool]]:
        """Keys in their new order, and whether each is shown."""
        items = [self._list.item(line) for line in range(self._list.count())]
        return [(item.data(Qt.ItemDataRole.UserRole), _is_ticked(item)) for item in items]

    def shift(self, step: int) -> None:
        """Move the current column ``step`` places down (negative: up)."""
        line = self._list.currentRow()
        target = line + step
        if line >= 0 and 0 <= target < self._list.count():
            self._list.insertItem(target, self._list.takeItem(line))
            self._list.setCurrentRow(target)

    def _lay_out(self) -> None:
        hint = plain_label(
            tr("Tick what you want to see. Drag columns, or move them with Alt+Up and Alt+Down.")
        )
        hint.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.addWidget(hint)
        row = QHBoxLayout()
        row.addWidget(self._list)
        column = QVBoxLayout()
        for text, key, step in ((tr("Move up"), "Alt+Up", -1), (tr("Move down"), "Alt+Down", 1)):
            button = QPushButton(text)
            set_tip(button, key)
            button.clicked.connect(lambda _checked=False, step=step: self.shift(step))
            QShortcut(key, self, lambda step=step: self.shift(step))
            column.addWidget(button)
        column.addStretch()
        row.addLayout(column)
        layout.addLayout(row)
        layout.addWidget(self._buttons())
        size_window(self, 520, 430)

    def _buttons(self) -> QDialogButtonBox:
        kinds = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        reset = buttons.addButton(tr("Reset table"), QDialogButtonBox.ButtonRole.ResetRole)
        reset.clicked.connect(self._reset)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _reset(self) -> None:
        self.wants_reset = True
        self.accept()

    def _keep_one(self, changed: QListWidgetItem) -> None:
        if not any(shown for _, shown in self.chosen()):
            changed.setCheckState(Qt.CheckState.Checked)


def _item(column: Column[Any], *, shown: bool) -> QListWidgetItem:
    item = QListWidgetItem(column.title)
    item.setData(Qt.ItemDataRole.UserRole, column.key)
    set_tip(item, column.tip if isinstance(column.tip, str) else "")
    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
    item.setCheckState(Qt.CheckState.Checked if shown else Qt.CheckState.Unchecked)
    return item


def _is_ticked(item: QListWidgetItem) -> bool:
    return item.checkState() == Qt.CheckState.Checked


# How the columns of a table lie: order, which are shown, how wide, and all of it remembered


_MARGIN = 16
"""Pixels of a cell that are not text, at normal size."""
_WIDEST = 1500
"""Pixels that columns share out at most, at normal size: further apart a line cannot be read across."""
_LEAST, _LONG = 0.6, 26
"""A text of more than ``_LONG`` characters gives up no more than the rest of its width."""
_SAMPLE = 200
"""So many rows tell how much room a column needs."""
_LONGEST = 40
"""So many of their texts, the longest, are measured: the widest is among them."""


class Shape(QObject):
    """Puts the columns of a view in order; columns whose width nobody set share what room is left."""

    def __init__(self, key: str, columns: Sequence[Column[Any]], view: TableView) -> None:
        super().__init__(view)
        self.memory: Memory = recall(key)
        self._key, self._columns, self._view = key, tuple(columns), view
        self._header = view.filters
        self._busy = False
        self._measured: tuple[Sequence[Any], QFont, dict[str, int]] = ((), QFont(), {})
        self._arrange()
        self._header.sectionResized.connect(self._widened)
        self._header.sectionMoved.connect(self._moved)
        view.resized.connect(self.fit)
        view.rows_model.headerDataChanged.connect(self.fit)
        view.rows_model.modelReset.connect(self.fit)

    # reading ------------------------------------------------------------------------------------------

    def shown(self) -> list[Column[Any]]:
        return [self._columns[s] for s in self._sections() if not self._header.isSectionHidden(s)]

    def choices(self) -> list[tuple[Column[Any], bool]]:
        """Every column in its order, and whether it is shown."""
        return [(self._columns[s], not self._header.isSectionHidden(s)) for s in self._sections()]

    # changing -----------------------------------------------------------------------------------------

    def choose(self, chosen: Sequence[tuple[str, bool]]) -> None:
        self.memory.order = [key for key, _ in chosen]
        self.memory.hidden = [key for key, shown in chosen if not shown]
        self._arrange()
        self.keep()

    def set_shown(self, key: str, *, shown: bool) -> None:
        """Show or hide one column; the last one on show stays."""
        chosen = [(one.key, shown if one.key == key else was) for one, was in self.choices()]
        if any(is_shown for _, is_shown in chosen):
            self.choose(chosen)

    def reset(self) -> None:
        """Forget order, widths and hidden columns; saved filters stay."""
        self.memory = Memory(saved=self.memory.saved, filters_open=self.memory.filters_open)
        self._arrange()
        self.keep()

    def keep(self) -> None:
        remember(self._key, self.memory)

    def fit(self) -> None:
        """Set every width: share out the room that is left, or take a little from words to make all fit."""
        if self._busy or not self._view.isVisible():
            return
        visible = [section for section in self._sections() if not self._header.isSectionHidden(section)]
        widths = {section: self._wanted(section) for section in visible}
        room = min(self._view.viewport().width(), px(_WIDEST))
        spare = room - sum(widths[section] for section in visible)
        weights = {section: self._share(section) * widths[section] for section in visible}
        if spare < 0:
            spare, weights = self._given_up(-spare, widths, visible)
        total = sum(weights.values())
        self._busy = True
        for section, width in widths.items():
            more = spare * weights.get(section, 0) // total if total else 0
            self._header.resizeSection(section, width + more)
        self._busy = False

    def _given_up(
        self, lacking: int, widths: dict[int, int], visible: Sequence[int]
    ) -> tuple[int, dict[int, int]]:
        """What columns can do without: first what is empty in them, then a part of long texts."""
        empty = {section: self._slack(section, widths[section], 1.0) for section in visible}
        if sum(empty.values()) >= lacking:
            return -lacking, empty
        part = {section: self._slack(section, widths[section], _LEAST) for section in visible}
        if sum(part.values()) >= lacking:
            return -lacking, part
        return -sum(empty.values()), empty

    def _slack(self, section: int, width: int, share: float) -> int:
        """How many pixels a column can spare; widths that somebody set spare none.

        Long texts keep ``share`` of their width, short ones and figures all that they need.
        """
        column = self._columns[section]
        if column.key in self.memory.widths:
            return 0
        needed = self._needed(column)
        if needed > _LONG * self._character() and column.align == "left":
            needed = round(min(needed, width) * share)
        return max(0, width - max(needed, self._title_width(section)))

    def _needed(self, column: Column[Any]) -> int:
        """Pixels that the texts of a column need; read once for the same rows in the same letters."""
        rows, font = self._view.rows_model.rows, self._view.font()
        if self._measured[0] is not rows or self._measured[1] != font:
            self._measured = (rows, font, {})
        known = self._measured[2]
        if column.key not in known:
            sample = rows[:: max(1, len(rows) // _SAMPLE)]
            advance = QFontMetrics(tabular(font) if column.align == "right" else font).horizontalAdvance
            texts = sorted({column.shown(row) for row in sample}, key=len)[-_LONGEST:]
            widest = max(map(advance, texts), default=0)
            known[column.key] = widest + px(_MARGIN)
        return known[column.key]

    def _title_width(self, section: int) -> int:
        return self._header.fontMetrics().horizontalAdvance(self._title(section)) + px(_MARGIN)

    def _share(self, section: int) -> int:
        """How much of the room that is left a column takes: words more than figures, set widths nothing."""
        column = self._columns[section]
        return 0 if column.key in self.memory.widths else 2 if column.align == "left" else 1

    # inside -------------------------------------------------------------------------------------------

    def _sections(self) -> list[int]:
        return [self._header.logicalIndex(place) for place in range(len(self._columns))]

    def _arrange(self) -> None:
        self._busy = True
        known = {column.key: section for section, column in enumerate(self._columns)}
        order = [known[key] for key in dict.fromkeys(self.memory.order) if key in known]
        order += [section for section in range(len(self._columns)) if section not in order]
        for place, section in enumerate(order):
            self._header.moveSection(self._header.visualIndex(section), place)
        for section, column in enumerate(self._columns):
            self._header.setSectionHidden(section, self._is_hidden(column))
        if all(self._is_hidden(column) for column in self._columns):
            self._header.setSectionHidden(order[0], False)
        self._busy = False
        self.fit()

    def _is_hidden(self, column: Column[Any]) -> bool:
        return column.hidden if self.memory.hidden is None else column.key in self.memory.hidden

    def _wanted(self, section: int) -> int:
        column = self._columns[section]
        characters = self.memory.widths.get(column.key, column.width)
        title = self._title_width(section)
        wanted = round(characters * self._character()) + px(_MARGIN)
        if column.key in self.memory.widths:
            return wanted
        return max(wanted, title, self._needed(column) if column.align == "right" else 0)

    def _title(self, section: int) -> str:
        return str(self._view.rows_model.headerData(section, Qt.Orientation.Horizontal))

    def _character(self) -> float:
        return float(self._view.fontMetrics().averageCharWidth())

    def _widened(self, section: int, _old: int, new: int) -> None:
        if self._busy or new <= 0:
            return
        free = max(new - px(_MARGIN), 1)
        self.memory.widths[self._columns[section].key] = round(free / self._character(), 2)
        self.keep()

    def _moved(self) -> None:
        if not self._busy:
            self.memory.order = [self._columns[section].key for section in self._sections()]
            self.keep()
