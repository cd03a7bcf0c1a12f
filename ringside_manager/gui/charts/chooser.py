"""A box in which somebody is found by typing a part of his name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QCompleter, QWidget

Named = tuple[int, str]


class PersonChooser(QComboBox):
    """Names with their numbers; ``chosen`` carries the number picked by a person, not by the program."""

    chosen = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setAccessibleName(name)
        self.setMinimumContentsLength(14)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMaxVisibleItems(16)
        self._people: tuple[Named, ...] = ()
        self._complete()
        self.activated.connect(self._on_activated)
        edit = self.lineEdit()
        assert edit is not None
        edit.setAccessibleName(name)
        edit.editingFinished.connect(self._settle)

    def set_people(self, people: Sequence[Named], number: int) -> None:
        """Offer these, ``number`` chosen."""
        if tuple(people) != self._people:
            self._people = tuple(people)
            self.clear()
            self.addItems([name for _, name in people])
            self._complete()
        self.set_number(number)

    def set_number(self, number: int) -> None:
        """Choose somebody without telling; nobody if he is not offered."""
        numbers = [one for one, _ in self._people]
        self.setCurrentIndex(numbers.index(number) if number in numbers else -1)

    def number(self) -> int:
        """The number of whoever is chosen, 0 for nobody."""
        index = self.currentIndex()
        return self._people[index][0] if 0 <= index < len(self._people) else 0

    def _complete(self) -> None:
        completer = QCompleter(self.model(), self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.setCompleter(completer)

    def _on_activated(self, index: int) -> None:
        if 0 <= index < len(self._people):
            self.chosen.emit(self._people[index][0])

    def _settle(self) -> None:
        """What was typed and names nobody is taken back; a whole name chooses its man."""
        index = self.findText(self.currentText(), Qt.MatchFlag.MatchFixedString)
        if index < 0:
            self.setEditText(self.itemText(self.currentIndex()))
        elif index != self.currentIndex():
            self.setCurrentIndex(index)
            self._on_activated(index)
