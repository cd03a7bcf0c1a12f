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
_KEYS = 10
"""Number keys there are."""


class OptionsPanel(DeskPanel):
    """One ``request``; ``chose`` comes with it and the place that was picked."""

    def __init__(self, match: Match, request: Request[Any]) -> None:
        super().__init__(question(match, request), request.corner, request.rule)
        self.request = request

    def takes(self, event: QKeyEvent) -> bool:
        """Keys 1 to 9, and 0 for a tenth, as far as there are options."""
        return self._place_of(event) is not None

    def press(self, event: QKeyEvent) -> bool:
        """Keys 1 to 9 and 0 choose."""
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
        tenth = event.key() == Qt.Key.Key_0
        if modifiers or event.isAutoRepeat() or not (tenth or _FIRST_KEY <= event.key() <= _LAST_KEY):
            return None
        place = _KEYS - 1 if tenth else int(event.key()) - _FIRST_KEY
        return place if place < len(self.request.options) else None


def key_of(place: int) -> str:
    """The number key of a place, from 0: 1 to 9, then 0; nothing beyond the tenth."""
    return str((place + 1) % _KEYS) if place < _KEYS else ""
