"""What the desk says while the bout is being shown and nobody is asked yet."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from ringside_manager.gui.ring.desk.panel import DeskPanel
from ringside_manager.gui.widgets import button, column, row
from ringside_manager.language import tr


class WatchingPanel(DeskPanel):
    """A way to the present; the question waits there."""

    skipped = Signal()

    def __init__(self, *, over: bool) -> None:
        super().__init__(
            tr("The end of the bout is still to be seen.")
            if over
            else tr("The bout is being shown; the next decision comes after it.")
        )
        self.skip = button(tr("Go to the present"), self.skipped.emit, picture="forward")
        column(row(self.skip, None), None, parent=self)

    def press(self, event: QKeyEvent) -> bool:
        """Enter goes there from the line one types into."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.isAutoRepeat():
            return False
        self.skipped.emit()
        return True

    def start(self) -> None:
        """Whoever has the keys keeps them: the player is steered by keys, too."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
