"""Both secret choices, opened: what was thrown, what was expected, what it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent

from ringside_manager.bout.request import Request, choice_word
from ringside_manager.bout.view import Outlook
from ringside_manager.gui.ring.desk.panel import DeskPanel
from ringside_manager.gui.ring.desk.questions import corner_word, letter
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.widgets import Badge, column, note, row
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone
from ringside_manager.language import tr


@dataclass(frozen=True, slots=True)
class Opened:
    """A pair of secret choices that are both in: each request with the place of its choice."""

    pair: tuple[tuple[Request[Any], int], ...]
    measure: str = ""
    value: int | None = None

    @classmethod
    def of(cls, pair: tuple[tuple[Request[Any], int], ...], mine: Request[Any], outlook: Outlook) -> Opened:
        """The pair as it was decided; ``outlook`` is what ``mine``, one of the two, had before it was opened."""
        own = next(place for request, place in pair if request is mine)
        other, place = next(found for found in pair if found[0] is not mine)
        word = choice_word(other.options[place])
        if own >= len(outlook.effects) or word not in outlook.others:
            return cls(pair)
        value = outlook.effects[own].against[outlook.others.index(word)]
        return cls(pair, outlook.measure, value)


class RevealPanel(DeskPanel):
    """Shown for a moment; a key or a click goes on at once."""

    passed = Signal()

    def __init__(self, match: Match, opened: Opened) -> None:
        super().__init__(tr("Both choices are open"), None, opened.pair[0][0].rule)
        lines = []
        said = []
        for request, place in opened.pair:
            word = match.window.names.option(request.kind, choice_word(request.options[place]))
            shown = match.window.desk.shown.get(request.kind)
            shape = shown() if shown else tr("{name}: {option}")
            told = shape.format(name=match.name(request.corner), option=word)
            badge = Badge(letter(request.corner), request.corner.value)
            badge.setAccessibleName(corner_word(request.corner))
            text = SizedLabel(told, 1.3, QFont.Weight.DemiBold, display=True)
            text.setWordWrap(True)
            set_tone(text, request.corner.value)
            line = row(badge, text, space=3)
            line.setStretch(1, 1)
            lines.append(line)
            said.append(told)
        self.effect = SizedLabel("", 1.3, QFont.Weight.Bold, display=True)
        set_tone(self.effect, "gold")
        if opened.value is not None:
            effect = tr("{measure}: {value}")
            self.effect.setText(
                effect.format(measure=match.window.names.measure(opened.measure), value=opened.value)
            )
            said.append(self.effect.text())
        self._said = ". ".join(said)
        self.setAccessibleDescription(self._said)
        column(None, *lines, self.effect, note(tr("Enter goes on.")), None, space=2, parent=self)

    @property
    def told(self) -> str:
        """Both choices."""
        return self._said

    def press(self, event: QKeyEvent) -> bool:
        """Enter or Space go on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.passed.emit()
            return True
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click goes on."""
        self.passed.emit()
