"""The command palette: type a few letters, go anywhere or do anything."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.gui.commands import Command
from ringside_manager.gui.look import icon, set_margins, size_window, square
from ringside_manager.gui.shell.finder import PREFIXES, Find, Finder
from ringside_manager.gui.widgets import column, note
from ringside_manager.language import tr

_FIND = Qt.ItemDataRole.UserRole


class Palette(QDialog):
    """A field and a list; ``chosen`` carries the ``Find`` that was picked."""

    chosen = Signal(object)

    def __init__(
        self,
        books: Books | None,
        commands: Sequence[Command],
        rules: Sequence[tuple[str, str]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._finder = Finder(books, commands, rules)
        self.setWindowTitle(tr("Find anything"))
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("A fighter, a page, a command, a rule…"))
        self.field.setAccessibleName(tr("Find anything"))
        self.field.textChanged.connect(self._fill)
        self.field.installEventFilter(self)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("What was found"))
        self.list.setIconSize(square(18))
        self.list.itemActivated.connect(self._pick)
        self.list.itemClicked.connect(self._pick)
        self.hint = note(" · ".join(f"{prefix.sign} {prefix.text()}" for prefix in PREFIXES))
        box = column(self.field, self.list, self.hint, space=2, parent=self)
        set_margins(box, 4)
        size_window(self, 620, 440)
        self._fill("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys move in the list while one types."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step is not None and self.list.count():
                self.list.setCurrentRow((self.list.currentRow() + step) % self.list.count())
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if (item := self.list.currentItem()) is not None:
                    self._pick(item)
                return True
        return super().eventFilter(watched, event)

    def _fill(self, text: str) -> None:
        self.list.clear()
        for one in self._finder.find(text):
            self.list.addItem(self._item(one))
        if not self.list.count():
            nothing = QListWidgetItem(tr("Nothing fits this."))
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(nothing)
        self.list.setCurrentRow(0)

    def _item(self, one: Find) -> QListWidgetItem:
        tail = one.why_not or one.remark
        item = QListWidgetItem(icon(one.icon), f"{one.text}    {tail}" if tail else one.text)
        item.setData(_FIND, one)
        if one.why_not:
            item.setForeground(self.palette().placeholderText())
        return item

    def _pick(self, item: QListWidgetItem) -> None:
        one = item.data(_FIND)
        if isinstance(one, Find) and not one.why_not:
            self.accept()
            self.chosen.emit(one)
