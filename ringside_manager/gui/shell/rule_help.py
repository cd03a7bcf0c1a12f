"""F1 in a dialog, where the menus of the window cannot be reached: the rule behind the field, on top."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from ringside_manager.gui.language import tr
from ringside_manager.gui.look import look
from ringside_manager.gui.widgets import column


class RuleHelp(QObject):
    """Listens for F1 while a dialog is open.

    Only then: hearing every event of the program takes a fifth of the time a page needs to appear.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.dialog: QDialog | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            self._application = application
            application.focusWindowChanged.connect(self._listen)

    def _listen(self) -> None:
        """Another window has the keys: begin listening if it is a dialog, stop if it is none."""
        self._application.removeEventFilter(self)
        if self._application.activeModalWidget() is not None:
            self._application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes F1 when no control of the dialog wanted it."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        dialog = QApplication.activeModalWidget()
        if event.key() != Qt.Key.Key_F1 or event.modifiers() or dialog is None or dialog is self.dialog:
            return False
        self.show_rule(rule_behind(QApplication.focusWidget()), dialog)
        return True

    def show_rule(self, rule: str, over: QWidget) -> None:
        """Open the rulebook over a dialog, at a rule if one is named."""
        from ringside_manager.gui.pages.rulebook.view import RulebookView

        self.dialog = QDialog(over)
        self.dialog.setWindowTitle(tr("Rulebook"))
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.destroyed.connect(self._forget)
        view = RulebookView(self.dialog, narrow=True)
        self.dialog.resize(look().px(520), look().px(560))
        column(view, parent=self.dialog)
        if rule:
            view.show_rule(rule)
        self.dialog.open()

    def _watch(self) -> None:
        """Listen to the dialog that has come up, and to nothing else: filters see every event."""
        dialog = QApplication.activeModalWidget()
        if dialog is not None and dialog is not self.dialog:
            dialog.installEventFilter(self)

    def _forget(self) -> None:
        self.dialog = None


def rule_behind(widget: QWidget | None) -> str:
    """The id of the rule behind a control or what it stands in; empty for none."""
    while widget is not None:
        if rule := widget.property("rule"):
            return str(rule)
        widget = widget.parentWidget()
    return ""
