"""What the set editor asks: how many to roll, which names to paste."""

from __future__ import annotations

import secrets

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QPlainTextEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.fighters.fighter import MAX_FIGHTERS
from ringside_manager.gui.widgets import note, roomy
from ringside_manager.language import tr

LARGEST_SEED = 2**31 - 1


class RollDialog(QDialog):
    """How many fighters the dice are to make, and from which seed."""

    def __init__(self, room: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Roll fighters"))
        self._count = _spin(tr("How many"), 1, max(1, min(room, MAX_FIGHTERS)), min(10, max(room, 1)))
        self._seed = _spin(tr("Seed"), 0, LARGEST_SEED, secrets.randbelow(LARGEST_SEED))
        self._count.setProperty("rule", "R5")
        form = QFormLayout()
        form.addRow(tr("How many"), self._count)
        form.addRow(tr("Seed"), self._seed)
        _finish(
            self,
            tr("Their ratings are rolled by the rules (R5 to R8). The same seed rolls the same fighters."),
            form,
            tr("Roll"),
        )

    def chosen(self) -> tuple[int, int]:
        """The count and the seed."""
        return self._count.value(), self._seed.value()


class NamesDialog(QDialog):
    """A list of names, one to a line."""

    def __init__(self, names: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Add fighters by name"))
        self._text = QPlainTextEdit(names)
        self._text.setAccessibleName(tr("Names, one to a line"))
        self._text.setTabChangesFocus(True)
        box = QVBoxLayout()
        box.addWidget(self._text)
        _finish(self, tr("One name to a line; the ratings of each are rolled by the rules."), box, tr("Add"))

    def names(self) -> str:
        """The names as they were typed."""
        return self._text.toPlainText()


def new_seed() -> int:
    """A seed nobody chose."""
    return secrets.randbelow(LARGEST_SEED)


def _spin(name: str, lowest: int, highest: int, value: int) -> QSpinBox:
    spin = roomy(QSpinBox())
    spin.setRange(lowest, highest)
    spin.setValue(value)
    spin.setAccessibleName(name)
    return spin


def _finish(dialog: QDialog, told: str, inside: QFormLayout | QVBoxLayout, act: str) -> None:
    kinds = QDialogButtonBox.StandardButton
    buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
    buttons.button(kinds.Ok).setText(act)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    layout = QVBoxLayout(dialog)
    layout.addWidget(note(told))
    layout.addLayout(inside)
    layout.addWidget(buttons)
    dialog.setMinimumWidth(dialog.fontMetrics().averageCharWidth() * 60)
