"""Choosing the bout that is laid beside another: one of the league, or one from a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QWidget

from ringside_manager.gui.look import set_margins, size_window
from ringside_manager.gui.widgets import button, column, note, row, set_tip
from ringside_manager.language import tr


@dataclass(frozen=True, slots=True)
class Offer:
    """A bout that can be chosen: a line about it, and the text of its record."""

    told: str
    record: str


Offers = Callable[[], Sequence[Offer]]


class OtherDialog(QDialog):
    """A list to search in; ``chosen`` carries the ``Offer``, ``file_wanted`` asks for a file instead."""

    chosen = Signal(object)
    file_wanted = Signal()

    def __init__(self, offers: Sequence[Offer], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Lay another bout beside it"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Bouts"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        for offer in offers:
            item = QListWidgetItem(offer.told)
            set_tip(item, offer.told)
            item.setData(Qt.ItemDataRole.UserRole, offer)
            self.list.addItem(item)
        self.show_both = button(tr("Show both"), self._take, kind="primary")
        self.show_both.setEnabled(False)
        self.search.textChanged.connect(self._filter)
        self.list.currentItemChanged.connect(lambda *_: self.show_both.setEnabled(True))
        self.list.itemActivated.connect(lambda _: self._take())
        feet = row(
            button(tr("From a file…"), self._file), None, button(tr("Cancel"), self.reject), self.show_both
        )
        said = note(tr("Both are stepped through together, by round and turn."))
        box = column(said, self.search, self.list, feet, space=3, parent=self)
        set_margins(box, 4)
        size_window(self, 720, 480)

    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        for line in range(self.list.count()):
            item = self.list.item(line)
            item.setHidden(not all(word in item.text().casefold() for word in words))

    def _take(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.accept()
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))

    def _file(self) -> None:
        self.accept()
        self.file_wanted.emit()
