"""The rulebook beside the page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow

from ringside_manager.gui.look import px
from ringside_manager.gui.pages.rulebook.view import RulebookView
from ringside_manager.language import LANGUAGE, tr
from ringside_manager.rulebook import rulebook


class RulebookDock(QDockWidget):
    """The rulebook in a panel that can stand left or right, or by itself."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(tr("Rulebook"), window)
        self.setObjectName("rulebook")
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self.view = RulebookView(narrow=True)
        self.setWidget(self.view)
        self.setMinimumWidth(px(320))

    def show_rule(self, rule: str) -> None:
        """Come forward, at a rule if one is named."""
        self.show()
        self.raise_()
        if rule:
            self.view.show_rule(rule)


def rule_titles() -> tuple[tuple[str, str], ...]:
    """Every rule's id and title, for the command palette."""
    return tuple((rule.id, rule.title) for rule in rulebook(LANGUAGE.code).rules)
