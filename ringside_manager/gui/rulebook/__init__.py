"""The rulebook in the window, and F1 in a dialog, where the menus cannot be reached: the rule behind the field, on top."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from ringside_manager.campaign.house_rules import HouseRules
from ringside_manager.gui.look import size_window
from ringside_manager.gui.widgets import Dialog, column
from ringside_manager.language import tr

_HELPED = "ringside_f1"
"""The property of a dialog that has the key already."""


class RuleHelp(QObject):
    """Gives every dialog that comes up the key F1."""

    def __init__(self, window: QWidget, house: Callable[[], HouseRules | None] | None = None) -> None:
        super().__init__(window)
        self._house = house
        self.dialog: QDialog | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusWindowChanged.connect(self._listen)
            application.focusChanged.connect(self._listen)

    def _listen(self) -> None:
        """Something else has the keys: if it is in a dialog, F1 helps there, too."""
        dialog = QApplication.activeModalWidget()
        if dialog is not None and not dialog.property(_HELPED):
            dialog.setProperty(_HELPED, True)
            QShortcut(QKeySequence(Qt.Key.Key_F1), dialog).activated.connect(self._help)

    def _help(self) -> None:
        over = QApplication.activeModalWidget()
        if over is not None:
            self.show_rule(rule_behind(QApplication.focusWidget()), over)

    def show_rule(self, rule: str, over: QWidget) -> None:
        """Open the rulebook over a dialog, at a rule if one is named."""
        from ringside_manager.gui.rulebook.view import RulebookView

        self.dialog = Dialog(over)
        self.dialog.setWindowTitle(tr("Rulebook"))
        self.dialog.setProperty(_HELPED, True)
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.destroyed.connect(self._forget)
        view = RulebookView(self.dialog, narrow=True, house=self._house)
        size_window(self.dialog, 520, 560)
        column(view, parent=self.dialog)
        if rule:
            view.show_rule(rule)
        self.dialog.open()

    def _forget(self) -> None:
        self.dialog = None


def rule_behind(widget: QWidget | None) -> str:
    """The id of the rule behind a control or what it stands in; empty for none."""
    while widget is not None:
        if rule := widget.property("rule"):
            return str(rule)
        widget = widget.parentWidget()
    return ""
