"""What every panel of the desk has in common."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ringside_manager.bout.corner import Corner
from ringside_manager.gui.ring.desk.typed import Wanted


class DeskPanel(QWidget):
    """One thing that is asked; the head above it says what.

    ``corner`` is whose it is (``None`` for both), ``question`` the sentence, ``rule`` the id of the rule that asks
    for it, ``wanted`` what may be typed.
    """

    chose = Signal(object, int)
    """A ``Request`` and the place among its options."""

    def __init__(self, question: str, corner: Corner | None = None, rule: str = "") -> None:
        super().__init__()
        self.question, self.corner, self.rule = question, corner, rule
        self.setProperty("rule", rule)
        self.setAccessibleName(question)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def told(self) -> str:
        """What a screen reader says when it comes up."""
        return self.question

    @property
    def wanted(self) -> Wanted | None:
        """What may be typed now; nothing by default."""
        return None

    @property
    def has_field(self) -> bool:
        """Whether what is wanted is typed into a field of its own instead of the one at the foot."""
        return False

    @property
    def no_hint(self) -> str | None:
        """Why the corner cannot be asked; ``None`` if it can, empty where there is nothing to ask."""
        return ""

    def ask_corner(self) -> str:
        """Show what the corner advises beside the options; the sentence that says it."""
        return ""

    def takes(self, event: QKeyEvent) -> bool:
        """Whether a key with a letter or digit would be an answer here; nothing happens by asking."""
        return False

    def press(self, event: QKeyEvent) -> bool:
        """A key nobody else wanted; whether it was meant for this panel."""
        return False

    def start(self) -> None:
        """Take the keys, now that it is shown."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
