"""The rulebook in the window."""

from __future__ import annotations

from ringside_manager.campaign.books import Touched
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.place import Place
from ringside_manager.gui.rulebook.view import RulebookView
from ringside_manager.gui.widgets import column
from ringside_manager.language import tr

# The rulebook as a page of the window


class RulebookPage(Page):
    """Shows ``RulebookView``; a place's ``part`` is the id of a rule."""

    def build(self) -> None:
        self.view = RulebookView(house=lambda: self.session.books.house)
        self.view.read.connect(self._read)
        column(self.view, parent=self)
        self.setFocusProxy(self.view)

    def show_place(self, place: Place) -> None:
        """Show the rule a place names, or stay where the reader was."""
        self.place = place
        if place.part:
            self.view.show_rule(place.part)

    def concerns(self, touched: Touched) -> bool:
        """Nothing a league does changes the rules."""
        return False

    def title(self) -> str:
        return tr("Rulebook")

    def focus_rule(self) -> str:
        """The rule being read, so that F1 opens nothing else."""
        return self.view.rule_id

    def _read(self, _rule_id: str) -> None:
        self.retitled.emit()
