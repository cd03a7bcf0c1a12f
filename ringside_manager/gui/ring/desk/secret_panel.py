"""A secret choice of one person alone: against the program, or behind the curtain."""

from __future__ import annotations

from typing import Any

from ringside_manager.bout.request import Request
from ringside_manager.gui.ring.desk.cards import Cards
from ringside_manager.gui.ring.desk.options_panel import OptionsPanel, key_of
from ringside_manager.gui.ring.desk.questions import hint_sentence, known_lines
from ringside_manager.gui.ring.desk.request_panel import option_cards
from ringside_manager.gui.ring.desk.sides import SidePanel
from ringside_manager.gui.ring.desk.typed import Wanted, spoken
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.widgets import column, note
from ringside_manager.language import tr


class SecretPanel(OptionsPanel):
    """One damage table whose rows are pressed, or cards where there is none; ``hidden`` if somebody else is in the room who must not know."""

    def __init__(self, match: Match, request: Request[Any], *, hidden: bool = False) -> None:
        super().__init__(match, request)
        assert match.contest is not None
        self._contest, self._hidden, self._window = match.contest, hidden, match.window
        outlook = match.contest.outlook(request)
        keys = [key_of(place) for place in range(len(request.options))]
        self.cards: Cards | None = None
        if not outlook.others:  # nothing to be laid against the other's choices
            self.cards = Cards(option_cards(match, request))
            self.cards.chosen.connect(self.choose)
            column(*map(note, known_lines(match, request)), self.cards, None, space=1, parent=self)
            return
        self.side = SidePanel(match, request, outlook, keys, by_hand=True)
        self.side.hide_heading()
        self.side.table.chosen.connect(self.choose)
        column(self.side, None, parent=self)

    @property
    def wanted(self) -> Wanted:
        """One of the options, unseen behind the curtain."""
        what = tr("Type your choice; it is not shown") if self._hidden else tr("Type one of the choices")
        return Wanted(what, spoken(self._window, self.request), secret=self._hidden, rule=self.request.rule)

    @property
    def no_hint(self) -> str | None:
        """Only he who chooses looks at the moment."""
        return None

    def ask_corner(self) -> str:
        """The best mix beside the rows."""
        shares = self._contest.hint(self.request)
        if self.cards is not None:
            self.cards.show_shares(shares)
        else:
            self.side.table.show_shares(shares)
        return hint_sentence(self._window.names, self.request, shares)
