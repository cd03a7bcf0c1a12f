"""What is painted, for those who hear the window: the kind of thing it is, its name, and what it shows in words."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


class Spoken:
    """A painted widget with a role of its own; its accessible name says what it is.

    What it shows is its accessible description, unless ``in_words`` works it out when a screen reader asks.
    """

    told_as: ClassVar[QAccessible.Role] = QAccessible.Role.Graphic

    def in_words(self) -> str:
        """Return what is drawn; empty where the accessible description says it."""
        return ""


class Ornament(Spoken):
    """A painted widget beside words that say all it says: a screen reader passes it over."""

    told_as = QAccessible.Role.Whitespace


class _Told(QAccessibleWidget):
    """A ``Spoken`` widget as Qt hands it to a screen reader."""

    def text(self, kind: QAccessible.Text) -> str:
        """Answer with what is drawn where its description or its value is asked for."""
        drawn = self.object()
        if kind in (QAccessible.Text.Description, QAccessible.Text.Value) and isinstance(drawn, Spoken):
            said = drawn.in_words() or super().text(QAccessible.Text.Description)
            return said if said != self.text(QAccessible.Text.Name) else ""
        return super().text(kind)

    def state(self) -> QAccessible.State:
        """Say that an ornament is not to be seen."""
        state = super().state()
        if isinstance(self.object(), Ornament):
            state.invisible = True
        return state


def _told(_kind: str, drawn: QObject) -> QAccessibleInterface | None:
    """Qt asks for every widget once, when a screen reader runs, and owns the answer."""
    if isinstance(drawn, QWidget) and isinstance(drawn, Spoken):
        return _Told(drawn, drawn.told_as)
    return None


QAccessible.installFactory(_told)
