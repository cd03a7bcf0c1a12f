"""Secret choices one after the other: the table is shown only to him whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from ringside_manager.bout.corner import Corner
from ringside_manager.gui.look import px
from ringside_manager.gui.ring.desk.panel import DeskPanel
from ringside_manager.gui.widgets import button, column, note, row
from ringside_manager.gui.widgets.texts import show_if
from ringside_manager.language import tr


class CurtainPanel(DeskPanel):
    """Names who looks now and who looks away; nothing else is seen.

    ``done`` is the corner that has chosen already and may still choose again.
    """

    opened = Signal()
    again = Signal()

    def __init__(self, name: str, other: str, corner: Corner, rule: str, *, first_is_in: bool) -> None:
        told = (
            tr("{other} has chosen. Now it is {name}'s turn to look.")
            if first_is_in
            else tr("{name} looks now, {other} looks away.")
        )
        super().__init__(told.format(name=name, other=other), corner, rule)
        words = tr("Hand the keyboard to {name}. Only {name} may see what comes next.").format(name=name)
        self.open = button(
            tr("I am {name}: show it").format(name=name), self.opened.emit, kind="primary", picture="eye"
        )
        self.open.setMinimumHeight(px(40))
        self.back = button(tr("{name} chooses again").format(name=other), self.again.emit, kind="flat")
        text = note(words)
        text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column(None, text, row(None, self.open, self.back, None), None, space=3, parent=self)
        show_if(self.back, first_is_in)

    def start(self) -> None:
        """Enter opens it."""
        self.open.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, event: QKeyEvent) -> bool:
        """Enter opens it from anywhere on the desk."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.opened.emit()
            return True
        return False
