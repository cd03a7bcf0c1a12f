"""A number one can ask how it was computed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ringside_manager.gui.explain.popover import show_explanation
from ringside_manager.gui.widgets import set_tip
from ringside_manager.language import tr
from ringside_manager.office.facts.explanations import Explanation


class Explained(QPushButton):
    """A number that shows how it was computed when it is pressed; ``explain`` is asked only then."""

    def __init__(
        self,
        text: str = "",
        explain: Callable[[], Explanation] | None = None,
        parent: QWidget | None = None,
        *,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self._explain = explain
        self._name = name
        self.setProperty("kind", "link")
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.WhatsThisCursor)
        self.clicked.connect(self._show)
        self.set(text, explain)

    def set(self, text: str, explain: Callable[[], Explanation] | None) -> None:
        """Show another number; without ``explain`` it is only a text."""
        self._explain = explain
        self.setText(text.replace("&", "&&"))
        self.setEnabled(explain is not None)
        set_tip(self, tr("How is this computed?") if explain else "")
        self.setAccessibleName(f"{self._name} {text}".strip())
        self.setAccessibleDescription(tr("How is this computed?") if explain else "")

    def _show(self) -> None:
        if self._explain is not None:
            show_explanation(self, self._explain())
