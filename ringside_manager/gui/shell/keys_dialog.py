"""Every command with its keys, which may be changed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QGridLayout, QKeySequenceEdit, QLineEdit, QWidget

from ringside_manager.gui.commands import Command
from ringside_manager.gui.look import set_margins, size_window
from ringside_manager.gui.shell.menus import Actions
from ringside_manager.gui.widgets import Heading, Scroll, button, column, note, plain_label, row
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr
from ringside_manager.text_safety import match_key


class KeysDialog(QDialog):
    """A line a command; keys that another command has are refused and it is said which."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search the commands"))
        self.search.setAccessibleName(tr("Search the commands"))
        self.search.textChanged.connect(self._filter)
        self.said = note(tr("Click into a field and press the keys you would like."))
        inner = QWidget()
        grid = QGridLayout(inner)
        grid.setColumnStretch(0, 1)
        self.lines = [KeyLine(actions, command, self._say) for command in actions.commands.values()]
        for place, line in enumerate(self.lines):
            for at, widget in enumerate(line.widgets):
                grid.addWidget(widget, place, at)
        buttons = row(
            button(tr("Reset all"), self._reset), None, button(tr("Close"), self.accept, kind="primary")
        )
        head = row(Heading(tr("Keyboard shortcuts")), None, self.search)
        box = column(head, self.said, Scroll(inner), buttons, space=3, parent=self)
        set_margins(box, 5)
        size_window(self, 640, 600)

    def _filter(self, text: str) -> None:
        for line in self.lines:
            fits = all(word in match_key(line.text) for word in match_key(text).split())
            for widget in line.widgets:
                widget.setVisible(fits)

    def _say(self, text: str, tone: str) -> None:
        self.said.setText(text)
        set_tone(self.said, tone)

    def _reset(self) -> None:
        for line in self.lines:
            line.reset()
        self._say(tr("All keys are as they were at first."), "muted")


class KeyLine:
    """One command: its text, the field for its keys, and the way back to the first ones."""

    def __init__(self, actions: Actions, command: Command, say: Callable[[str, str], None]) -> None:
        self._actions = actions
        self._command = command
        self._say = say
        self.text = command.text.replace("&", "").rstrip("…")
        self.field = QKeySequenceEdit(QKeySequence(actions.keys_of(command)))
        self.field.setMaximumSequenceLength(1)
        self.field.setClearButtonEnabled(True)
        name = tr("Keys for {command}").format(command=self.text)
        self.field.setAccessibleName(name)
        for inner in self.field.findChildren(QLineEdit):
            inner.setAccessibleName(name)  # it is what has the focus
        self.field.editingFinished.connect(self._take)
        back = tr("Reset the keys for {command}").format(command=self.text)
        self.back = button("", self.reset, kind="flat", picture="undo", tip=back, name=back)
        self.widgets: tuple[QWidget, ...] = (plain_label(self.text), self.field, self.back)

    def reset(self) -> None:
        """Back to the keys of the table."""
        self._actions.change_keys(self._command, self._command.shortcut)
        self.field.setKeySequence(QKeySequence(self._command.shortcut))

    def _take(self) -> None:
        keys = self.field.keySequence().toString()
        if keys == self._actions.keys_of(self._command):
            return
        other = self._actions.who_has(keys, self._command) if keys else None
        if other is not None:
            self.field.setKeySequence(QKeySequence(self._actions.keys_of(self._command)))
            text = tr("{keys} already stands for “{other}”; change that first.")
            self._say(text.format(keys=keys, other=other.text.replace("&", "")), "bad")
            return
        self._actions.change_keys(self._command, keys)
        self._say(tr("Changed: {command}").format(command=self.text), "good")
