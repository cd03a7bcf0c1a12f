"""A sum with what it is, in one line."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from ringside_manager.gui import words
from ringside_manager.gui.widgets import plain_label, row
from ringside_manager.gui.widgets.texts import SizedLabel


class Figure(QWidget):
    """A label and the money beside it."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = label
        self.value = SizedLabel("", 1.15, QFont.Weight.Bold, display=True)
        row(plain_label(label, tone="muted"), self.value, space=1, parent=self)

    def show_money(self, cents: int) -> None:
        """Show another sum."""
        self.value.setText(words.money(cents))
        self.setAccessibleName(f"{self._label}: {self.value.text()}")
