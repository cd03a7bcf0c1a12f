"""Facts: labels with values, and large figures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from ringside_manager.gui.look import spacing
from ringside_manager.gui.widgets.frames import Panel, clear_layout
from ringside_manager.gui.widgets.texts import SizedLabel, plain_label, set_tone, show_if

Fact = tuple[str, str | QWidget]


class Facts(QWidget):
    """Rows of a quiet label and its value; a value may be a widget, such as a ``Link``."""

    def __init__(self, facts: Sequence[Fact] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(spacing(4))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setColumnStretch(1, 1)
        self.set(facts)

    def set(self, facts: Sequence[Fact]) -> None:
        """Show other facts."""
        clear_layout(self._grid)
        for line, (name, value) in enumerate(facts):
            label = plain_label(name, tone="muted")
            beside = (
                Qt.AlignmentFlag.AlignVCenter if isinstance(value, QWidget) else Qt.AlignmentFlag.AlignTop
            )
            label.setAlignment(beside | Qt.AlignmentFlag.AlignLeft)
            shown = value if isinstance(value, QWidget) else plain_label(value, wrap=True)
            if not isinstance(value, QWidget):
                shown.setAccessibleName(f"{name}: {value}")
            self._grid.addWidget(label, line, 0)
            self._grid.addWidget(shown, line, 1)


class Tile(Panel):
    """One large figure with what it is and a word on it."""

    def __init__(
        self, label: str = "", value: str = "", remark: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent=parent)
        self.label = plain_label(tone="muted")
        self.value = SizedLabel(size=1.7, weight=QFont.Weight.Bold, display=True)
        self.remark = plain_label(tone="muted", wrap=True)
        for widget in (self.label, self.value, self.remark):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self.body.setSpacing(spacing(1))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.set(label, value, remark)

    def set(self, label: str, value: str, remark: str = "", tone: str = "") -> None:
        """Show another figure."""
        self.label.setText(label)
        self.value.setText(value)
        self.remark.setText(remark)
        show_if(self.remark, bool(remark))
        set_tone(self.value, tone)
        self.setAccessibleName(f"{label}: {value}")
