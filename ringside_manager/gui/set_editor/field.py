"""One field with its title above and what is wrong with it below."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from ringside_manager.gui.look import px
from ringside_manager.gui.set_editor.words import stance
from ringside_manager.gui.widgets import plain_label, set_tip
from ringside_manager.language import tr

STANCES = ("", "orthodox", "southpaw")


class EditorField(QWidget):
    """A text that is judged while it is typed; ``edited`` carries every change by a person."""

    edited = Signal(str)
    done = Signal()

    def __init__(self, title: str, hint: str = "", rule: str = "") -> None:
        super().__init__()
        self.input = self._make()
        self.input.setAccessibleName(title)
        self.input.setProperty("rule", rule)
        self._due = ""
        self._title = plain_label(title, tone="muted", size=0.9)
        self._title.setBuddy(self.input)
        self._fault = plain_label(wrap=True, tone="bad", size=0.9)
        self._fault.hide()
        self._hint(hint)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(3))
        for widget in (self._title, self.input, self._fault):
            layout.addWidget(widget)
        self.setFocusProxy(self.input)
        self.input.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave undo and redo to the window: there is one story of changes, not one in each field."""
        if event.type() == QEvent.Type.FocusOut:
            self._tell()
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            steps = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
            if any(event.matches(step) for step in steps):
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    @property
    def fault(self) -> str:
        """What is told below the field."""
        return self._fault.text()

    def show_text(self, text: str, fault: str) -> None:
        """Show a text and what is wrong with it; the cursor stays where it is if the text does."""
        self.input.blockSignals(True)
        self._put(text)
        self.input.blockSignals(False)
        self._due = fault
        if not fault or self._fault.text() or not self.input.hasFocus():
            self._tell()

    def select_all(self) -> None:
        """Mark the text of a line, so that whatever is typed replaces it."""
        if isinstance(self.input, QLineEdit):
            self.input.selectAll()

    def _tell(self) -> None:
        """Show what is wrong, if anything is; what comes up while somebody types waits until the field is left."""
        fault = self._due
        if self._fault.text() != fault:
            self._fault.setText(fault)
            self._fault.setVisible(bool(fault))
            self.input.setAccessibleDescription(fault)
            self.input.setProperty("wrong", "true" if fault else "false")
            self.input.style().unpolish(self.input)
            self.input.style().polish(self.input)

    def _make(self) -> QWidget:
        line = QLineEdit()
        line.textEdited.connect(self.edited)
        line.returnPressed.connect(self._tell)
        line.returnPressed.connect(self.done)
        return line

    def _hint(self, hint: str) -> None:
        self._line.setPlaceholderText(hint)
        set_tip(self.input, hint)

    def _put(self, text: str) -> None:
        if self._line.text() != text:
            self._line.setText(text)

    @property
    def _line(self) -> QLineEdit:
        assert isinstance(self.input, QLineEdit)
        return self.input


class EditorLines(EditorField):
    """A text of several lines."""

    def _make(self) -> QWidget:
        self._lines = QPlainTextEdit()
        self._lines.setTabChangesFocus(True)
        self._lines.setMaximumHeight(self._lines.fontMetrics().lineSpacing() * 5)
        self._lines.textChanged.connect(lambda: self.edited.emit(self._lines.toPlainText()))
        return self._lines

    def _hint(self, hint: str) -> None:
        self._lines.setPlaceholderText(hint)

    def _put(self, text: str) -> None:
        if self._lines.toPlainText() != text:
            self._lines.setPlainText(text)


class EditorStance(EditorField):
    """Which hand leads."""

    def _make(self) -> QWidget:
        self._box = QComboBox()
        for word in STANCES:
            self._box.addItem(stance(word), word)
        self._box.activated.connect(lambda place: self.edited.emit(self._box.itemData(place)))
        return self._box

    def _hint(self, hint: str) -> None:
        set_tip(self._box, hint or tr("Which hand leads"))

    def _put(self, text: str) -> None:
        place = self._box.findData(text)
        if place < 0:
            self._box.addItem(text, text)
            place = self._box.count() - 1
        self._box.setCurrentIndex(place)


def field_of(name: str) -> Callable[..., EditorField]:
    """The kind of field a name needs."""
    return {"note": EditorLines, "description": EditorLines, "stance": EditorStance}.get(name, EditorField)
