"""A secret choice of one person alone: against the program, or behind the curtain."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QKeyEvent

from ringside_manager.bout.request import Request
from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.desk.hinting import hint_sentence
from ringside_manager.gui.ring.desk.panel import DeskPanel
from ringside_manager.gui.ring.desk.questions import question
from ringside_manager.gui.ring.desk.request_panel import key_of, numbered
from ringside_manager.gui.ring.desk.sides import SidePanel
from ringside_manager.gui.ring.desk.typed import Wanted, spoken
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.widgets import column


class SecretPanel(DeskPanel):
    """One damage table whose rows are pressed; ``hidden`` if somebody else is in the room who must not know."""

    def __init__(self, match: Match, request: Request[Any], *, hidden: bool = False) -> None:
        super().__init__(question(match, request), request.corner, request.rule)
        assert match.contest is not None
        self._contest, self._hidden = match.contest, hidden
        self.request = request
        keys = [key_of(place) for place in range(len(request.options))]
        self.side = SidePanel(match, request, match.contest.outlook(request), keys, by_hand=True)
        self.side.hide_heading()
        self.side.table.chosen.connect(self._on_chosen)
        column(self.side, None, parent=self)

    @property
    def wanted(self) -> Wanted:
        """One of the options, unseen behind the curtain."""
        what = tr("Type your choice; it is not shown") if self._hidden else tr("Type one of the choices")
        return Wanted(what, spoken(self.request), secret=self._hidden, rule=self.request.rule)

    @property
    def no_hint(self) -> str | None:
        """Only he who chooses looks at the moment."""
        return None

    def ask_corner(self) -> str:
        """The best mix beside the rows."""
        shares = self._contest.hint(self.request)
        self.side.table.show_shares(shares)
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
