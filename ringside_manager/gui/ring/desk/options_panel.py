"""A panel whose answers are the options of one request, chosen by number keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ringside_manager.bout.request import Request
from ringside_manager.gui.ring.desk.panel import DeskPanel
from ringside_manager.gui.ring.desk.questions import question
from ringside_manager.gui.ring.match import Match

_FIRST_KEY, _LAST_KEY = Qt.Key.Key_1.value, Qt.Key.Key_9.value


class OptionsPanel(DeskPanel):
    """One ``request``; ``chose`` comes with it and the place that was picked."""

    def __init__(self, match: Match, request: Request[Any]) -> None:
        super().__init__(question(match, request), request.corner, request.rule)
        self.request = request

    def takes(self, event: QKeyEvent) -> bool:
        """Keys 1 to 9, as far as there are options."""
        return self._place_of(event) is not None

    def press(self, event: QKeyEvent) -> bool:
        """Keys 1 to 9 choose."""
        place = self._place_of(event)
        if place is None:
            return False
        self.choose(place)
        return True

    def choose(self, place: int) -> None:
        """Pick the option at a place, from 0."""
        self.chose.emit(self.request, place)

    def _place_of(self, event: QKeyEvent) -> int | None:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers or event.isAutoRepeat() or not _FIRST_KEY <= event.key() <= _LAST_KEY:
            return None
        place = int(event.key()) - _FIRST_KEY
        return place if place < len(self.request.options) else None


def key_of(place: int) -> str:
    """The number key of a place, from 0; nothing beyond the ninth."""
    return str(place + 1) if place < _LAST_KEY - _FIRST_KEY + 1 else ""
