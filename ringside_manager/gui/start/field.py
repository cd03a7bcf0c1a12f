"""A field of a form: what it asks, the widget, a hint, and what is wrong with it, beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.errors import RingsideError
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.widgets import note, plain_label
from ringside_manager.gui.widgets.texts import SizedLabel, show_if

Check = Callable[[], object]
"""Raises an error of the house if the field cannot stand so."""


class Field(QWidget):
    """A widget under its label; ``changed`` after every change of it, judged when it is left."""

    changed = Signal()

    def __init__(
        self,
        label: str,
        widget: QWidget,
        *,
        hint: str = "",
        check: Check | None = None,
        rule: str = "",
        beside: QWidget | None = None,
    ) -> None:
        super().__init__()
        self.widget, self._check, self._typed = widget, check, False
        self.label = SizedLabel(label)
        self.label.setBuddy(widget)
        show_if(self.label, bool(label))
        self.hint = note(hint)
        show_if(self.hint, bool(hint))
        self.wrong = plain_label(wrap=True, tone="bad")
        self.wrong.hide()
        widget.setAccessibleName(label or widget.accessibleName())
        widget.setAccessibleDescription(hint)
        if rule:
            widget.setProperty("rule", rule)
        if isinstance(widget, QSpinBox):
            widget.setMaximumWidth(px(200))
        self._lay_out(beside)
        listen(widget, self._on_change)
        widget.installEventFilter(self)

    def _lay_out(self, beside: QWidget | None) -> None:
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(spacing(1))
        for part in (self.label, beside or self.widget, self.wrong, self.hint):
            box.addWidget(part)

    @property
    def message(self) -> str:
        """What is wrong with the field as it stands; empty if nothing is."""
        if self._check is None or not self.isEnabled():
            return ""
        try:
            self._check()
        except RingsideError as refused:
            return error_text(refused).text
        return ""

    def validate(self) -> bool:
        """Check the field and show what is wrong with it; whether it can stand."""
        message = self.message
        self.wrong.setText(message)
        self.wrong.setVisible(bool(message))
        mark_wrong(self.widget, message)
        return not message

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Judge the field when it is left."""
        if event.type() == QEvent.Type.FocusOut and self._typed:
            self.validate()
        return super().eventFilter(watched, event)

    def _on_change(self) -> None:
        """Judge a choice at once; what is typed only if something was wrong before, else when the field is left."""
        self._typed = isinstance(self.widget, QLineEdit | QPlainTextEdit) and self.widget.hasFocus()
        if self.wrong.text() or not self._typed:
            self.validate()
        self.changed.emit()


def mark_wrong(widget: QWidget, message: str) -> None:
    """Frame a widget as faulty, or no longer; the message is what a screen reader adds."""
    flag = "true" if message else "false"
    if widget.property("wrong") != flag:
        widget.setProperty("wrong", flag)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
    if message:
        widget.setAccessibleDescription(message)


def listen(widget: QWidget, told: Callable[[], None]) -> None:
    """Call ``told`` after every change a person makes to a widget of a form."""
    match widget:
        case QLineEdit() | QPlainTextEdit():
            widget.textChanged.connect(lambda *_: told())
        case QSpinBox():
            widget.valueChanged.connect(lambda *_: told())
        case QComboBox():
            widget.currentIndexChanged.connect(lambda *_: told())
        case QAbstractButton():
            widget.toggled.connect(lambda *_: told())
