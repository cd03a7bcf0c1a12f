"""The dialog in which a person chooses the columns of a table and their order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.gui.widgets import plain_label, set_tip
from ringside_manager.language import tr


@dataclass(frozen=True, slots=True)
class Choice:
    """A column in the chooser: its key, title, explanation, and whether it is shown."""

    key: str
    title: str
    tip: str
    shown: bool


class Chooser(QDialog):
    """Columns to tick and to move; ``chosen`` tells the outcome, ``wants_reset`` that all goes back."""

    def __init__(self, choices: Sequence[Choice], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Columns"))
        self.wants_reset = False
        self._list = QListWidget()
        self._list.setAccessibleName(tr("Columns of the table"))
        self._list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        for choice in choices:
            self._list.addItem(_item(choice))
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
        told = plain_label(
            tr("Tick what you want to see. Drag columns, or move them with Alt+Up and Alt+Down.")
        )
        told.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.addWidget(told)
        row = QHBoxLayout()
        row.addWidget(self._list)
        row.addLayout(self._movers())
        layout.addLayout(row)
        layout.addWidget(self._buttons())
        self.resize(self.fontMetrics().horizontalAdvance("0") * 60, self.fontMetrics().height() * 26)

    def _movers(self) -> QVBoxLayout:
        column = QVBoxLayout()
        for text, key, step in ((tr("Move up"), "Alt+Up", -1), (tr("Move down"), "Alt+Down", 1)):
            button = QPushButton(text)
            set_tip(button, key)
            button.clicked.connect(lambda _checked=False, step=step: self.shift(step))
            QShortcut(key, self, lambda step=step: self.shift(step))
            column.addWidget(button)
        column.addStretch()
        return column

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


def _item(choice: Choice) -> QListWidgetItem:
    item = QListWidgetItem(choice.title)
    item.setData(Qt.ItemDataRole.UserRole, choice.key)
    set_tip(item, choice.tip)
    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
    item.setCheckState(Qt.CheckState.Checked if choice.shown else Qt.CheckState.Unchecked)
    return item


def _is_ticked(item: QListWidgetItem) -> bool:
    return item.checkState() == Qt.CheckState.Checked
