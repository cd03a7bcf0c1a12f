"""People at one keyboard who go through an evening: what they press, and how often the curtain falls."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ringside_manager.gui.advance import RunState
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.facts.going_on import AdvancePlan
from tests.gui.looking import settle

MOST = 400
"""Clicks after which an evening that gets nowhere is broken off."""


@dataclass
class Evening:
    """Everybody presses what the program proposes and refuses what he is offered; counts clicks and curtains."""

    window: MainWindow
    clicks: int = 0
    curtains: list[tuple[int, str]] = field(default_factory=list)
    """Night and name of everybody the keyboard was handed to."""
    idle: list[tuple[int, str]] = field(default_factory=list)
    """Those of them who found nothing to decide."""

    def play(self, nights: int) -> None:
        """Go on until so many nights have been held."""
        desk = self.window.desk
        while desk.session.books.closed < nights:
            assert self.clicks < MOST, (desk.session.books.closed, desk.advancer.label())
            self.step()

    def leave_it(self, plan: AdvancePlan) -> None:
        """Open the menu of the yellow button and choose a plan."""
        self.window.go_on.menu.aboutToShow.emit()
        actions = self.window.go_on.menu.actions()
        rows = [row.plan for row in self.window.desk.advancer.plans()]
        self.clicks += 2
        actions[rows.index(plan)].trigger()
        self.window.desk.session.wait()
        settle()

    def sit_down(self) -> None:
        """Whoever is called takes the seat."""
        assert self.window.desk.curtain.is_down
        self._sit_down()
        settle()

    def step(self) -> None:
        """Press one button."""
        desk = self.window.desk
        if desk.advancer.run.state is RunState.COMPUTING or desk.session.busy:
            desk.session.wait()
        elif desk.curtain.is_down:
            self._sit_down()
        else:
            answers = self._answers() if desk.session.viewer is not None else []
            self._press(answers[0] if answers else self.window.go_on.go)
        desk.session.wait()
        settle()

    def _sit_down(self) -> None:
        desk = self.window.desk
        who = desk.curtain.party
        self.curtains.append((desk.session.books.closed + 1, who.name))
        self._press(desk.curtain.open)
        settle()
        inbox = desk.view.page.inbox
        if not inbox.count.text():
            self.idle.append(self.curtains[-1])

    def _answers(self) -> list[object]:
        """The buttons that refuse what cannot wait."""
        page = self.window.desk.view.page
        if self.window.desk.advancer.label().startswith("Answer") and hasattr(page, "inbox"):
            cards = page.inbox.decisions
            found = (cards.itemAt(at).widget() for at in range(cards.count()))
            return [
                made
                for card in found
                for made in getattr(card, "buttons", ())
                if made.text() == "Refuse" and made.isVisible()
            ]
        return []

    def _press(self, button: object) -> None:
        self.clicks += 1
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
