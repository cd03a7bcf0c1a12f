"""A field in which a fighter is chosen by a part of his name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QCompleter, QSizePolicy, QWidget

from ringside_manager.language import tr
from ringside_manager.office.facts.roster import RosterRow


class FighterChooser(QComboBox):
    """Everybody by name; ``chosen`` carries the number of whoever is chosen by hand."""

    chosen = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setAccessibleName(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(18)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(20)
        self._numbers: list[int] = []
        completer = QCompleter(self.model(), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(completer)
        self.activated.connect(self._tell)
        edit = self.lineEdit()
        assert edit is not None
        edit.setPlaceholderText(tr("Choose a fighter"))
        edit.setAccessibleName(name)

    def set_fighters(self, rows: Sequence[RosterRow]) -> None:
        """Offer other fighters; who is chosen stays."""
        kept = self.number
        names: dict[str, int] = {}
        for row in rows:
            names[row.name] = names.get(row.name, 0) + 1
        self.blockSignals(True)
        self.clear()
        self._numbers = [row.number for row in rows]
        self.addItems([row.name if names[row.name] == 1 else _told_apart(row) for row in rows])
        self.blockSignals(False)
        self.show_number(kept)

    @property
    def number(self) -> int:
        """The number of whoever is chosen, 0 for nobody."""
        place = self.currentIndex()
        return self._numbers[place] if 0 <= place < len(self._numbers) else 0

    def show_number(self, number: int) -> None:
        """Show a fighter as chosen; 0 for nobody."""
        place = self._numbers.index(number) if number in self._numbers else -1
        self.setCurrentIndex(place)
        if place < 0:
            self.setEditText("")

    def _tell(self, _place: int) -> None:
        self.chosen.emit(self.number)


def _told_apart(row: RosterRow) -> str:
    """Two of one name are told apart by their managers, or by the night they came."""
    word = row.manager_name or tr("free agent")
    return tr("{name} ({word}, from night {night})").format(name=row.name, word=word, night=row.entered_night)
