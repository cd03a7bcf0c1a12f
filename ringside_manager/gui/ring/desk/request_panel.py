"""One decision of one corner, made openly: a card for each option."""

from __future__ import annotations

from typing import Any

from ringside_manager.bout.request import Request, choice_word
from ringside_manager.gui.board.names import square_word
from ringside_manager.gui.ring.desk.cards import Cards, OptionCard
from ringside_manager.gui.ring.desk.options_panel import OptionsPanel, key_of
from ringside_manager.gui.ring.desk.questions import effect_lines, hint_sentence, known_lines, missing
from ringside_manager.gui.ring.desk.typed import Wanted, spoken
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.widgets import column, note
from ringside_manager.language import tr


class RequestPanel(OptionsPanel):
    """What a corner decides openly; every option with its effect, and why a usual one is not there."""

    def __init__(self, match: Match, request: Request[Any]) -> None:
        super().__init__(match, request)
        assert match.contest is not None
        self._contest, self._window = match.contest, match.window
        self.cards = Cards(option_cards(match, request))
        self.cards.chosen.connect(self.choose)
        lines = []
        for absent in missing(match, request):
            line = note(absent.told)
            line.setProperty("rule", absent.rule)
            lines.append(line)
        column(*map(note, known_lines(match, request)), self.cards, *lines, None, space=1, parent=self)

    @property
    def wanted(self) -> Wanted:
        """One of the options."""
        return Wanted(
            tr("Type one of the choices"), spoken(self._window, self.request), rule=self.request.rule
        )

    @property
    def no_hint(self) -> str | None:
        """Everybody may see what the corner says."""
        return None

    def ask_corner(self) -> str:
        """The best mix, as bars on the cards."""
        shares = self._contest.hint(self.request)
        self.cards.show_shares(shares)
        return hint_sentence(self._window.names, self.request, shares)


def option_cards(match: Match, request: Request[Any]) -> list[OptionCard]:
    """A card for each option with its key and what it does."""
    assert match.contest is not None
    effects = match.contest.outlook(request).effects
    names, floor = match.window.names, match.setup.engine.info.floor
    made = []
    for place, option in enumerate(request.options):
        word = choice_word(option)
        is_square = floor is not None and request.kind in names.squares
        title = square_word(word, floor) if is_square else names.option(request.kind, word)
        lines = effect_lines(match.window, request.kind, word, effects[place]) if place < len(effects) else ()
        made.append(OptionCard(key_of(place), title, lines))
    return made
