"""One decision of one corner, made openly: a card for each option."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ringside_manager.bout.request import Request, choice_word
from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.desk.cards import Cards, OptionCard
from ringside_manager.gui.ring.desk.effects import effect_lines
from ringside_manager.gui.ring.desk.hinting import hint_sentence, share_words
from ringside_manager.gui.ring.desk.panel import DeskPanel
from ringside_manager.gui.ring.desk.questions import missing, question
from ringside_manager.gui.ring.desk.typed import Wanted, spoken
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.ring.words import option_word, square_word
from ringside_manager.gui.widgets import column, note

_FIRST_KEY, _LAST_KEY = Qt.Key.Key_1.value, Qt.Key.Key_9.value


class RequestPanel(DeskPanel):
    """What a corner decides openly; every option with its effect, and why a usual one is not there."""

    def __init__(self, match: Match, request: Request[Any]) -> None:
        super().__init__(question(match, request), request.corner, request.rule)
        assert match.contest is not None
        self._contest = match.contest
        self.request = request
        self.cards = Cards(self._made(match))
        self.cards.chosen.connect(self._on_chosen)
        lines = []
        for absent in missing(match, request):
            line = note(absent.told)
            line.setProperty("rule", absent.rule)
            lines.append(line)
        column(self.cards, *lines, None, space=1, parent=self)

    def _made(self, match: Match) -> list[OptionCard]:
        request = self.request
        effects = self._contest.outlook(request).effects
        floor = match.setup.engine.info.floor
        made = []
        for place, option in enumerate(request.options):
            word = choice_word(option)
            is_square = floor is not None and request.kind in ("dodge", "follow")
            title = square_word(word, floor) if is_square else option_word(request.kind, word)
            lines = effect_lines(request.kind, word, effects[place]) if place < len(effects) else ()
            made.append(OptionCard(key_of(place), title, lines))
        return made

    @property
    def wanted(self) -> Wanted:
        """One of the options."""
        return Wanted(tr("Type one of the choices"), spoken(self.request), rule=self.request.rule)

    @property
    def no_hint(self) -> str | None:
        """Everybody may see what the corner says."""
        return None

    def ask_corner(self) -> str:
        """The best mix, as bars on the cards."""
        shares = self._contest.hint(self.request)
        for card, share, word in zip(self.cards.cards, shares, share_words(shares), strict=False):
            card.show_share(share, word)
        return hint_sentence(self.request, shares)

    def takes(self, event: QKeyEvent) -> bool:
        """Keys 1 to 9, as far as there are options."""
        place = numbered(event)
        return place is not None and place < len(self.request.options)

    def press(self, event: QKeyEvent) -> bool:
        """Keys 1 to 9 choose."""
        place = numbered(event)
        if place is None or place >= len(self.request.options):
            return False
        self._on_chosen(place)
        return True

    def _on_chosen(self, place: int) -> None:
        self.chose.emit(self.request, place)


def numbered(event: QKeyEvent) -> int | None:
    """The place a number key stands for, from 0; ``None`` for any other key."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if modifiers or event.isAutoRepeat() or not _FIRST_KEY <= event.key() <= _LAST_KEY:
        return None
    return int(event.key()) - _FIRST_KEY


def key_of(place: int) -> str:
    """The number key of a place, from 0; nothing beyond the ninth."""
    return str(place + 1) if place < _LAST_KEY - _FIRST_KEY + 1 else ""
