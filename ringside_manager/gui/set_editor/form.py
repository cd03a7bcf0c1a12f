"""The forms beside the table: one fighter, and the set itself."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ringside_manager.bout.abilities import ABILITY_NAMES, PUNCH_NAMES
from ringside_manager.fighters.editing import ABOUT, Draft, Mistake
from ringside_manager.fighters.set_csv import FIELDS
from ringside_manager.gui.look import px
from ringside_manager.gui.set_editor.field import EditorField, field_of
from ringside_manager.gui.set_editor.words import about_title, field_hint, field_title
from ringside_manager.gui.widgets import Empty, Heading, note
from ringside_manager.language import tr

_WIDE = {"name", "nickname", "note"}
_PER_LINE = 6
"""Cells of the grid: a half field takes three, a third two."""


class FighterForm(QWidget):
    """The fields of one fighter; ``edited`` carries his number, the field, and its text."""

    edited = Signal(int, str, str)
    done = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, EditorField] = {}
        self._number = 0
        self._heading = Heading(tr("Fighter"), 2)
        self._empty = Empty(tr("Choose a fighter in the table, or add one, to write about him."))
        self._cards = note()
        self._inside = QWidget()
        self._grid = QGridLayout(self._inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(10))
        self._grid.setVerticalSpacing(px(10))
        self._fill()
        layout = QVBoxLayout(self)
        layout.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout.setSpacing(px(12))
        for widget in (self._heading, self._inside, self._empty):
            layout.addWidget(widget)
        self.show_draft(None, {})

    def show_draft(self, draft: Draft | None, faults: Mapping[str, str]) -> None:
        """Show a fighter, or nobody; ``faults`` by field."""
        self._inside.setVisible(draft is not None)
        self._empty.setVisible(draft is None)
        self._number = draft.number if draft else 0
        if draft is None:
            self._heading.setText(tr("Nobody is chosen"))
            return
        self._heading.setText(draft.line.text("name").strip() or tr("A fighter without a name"))
        for name, field in self.fields.items():
            field.show_text(draft.line.text(name), faults.get(name, ""))
        kept = (
            tr("He has printed cards; they stay as they are. The page Cards shows them.")
            if draft.line.cards
            else ""
        )
        self._cards.setText(faults.get("cards", kept))
        self._cards.setVisible(bool(self._cards.text()))

    def go_to(self, field: str) -> None:
        """Put the keyboard into a field."""
        self.fields.get(field, self.fields["name"]).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _fill(self) -> None:
        about = ["name", "nickname", "nationality", "stance", "active_from", "active_to"]
        for name in about:
            self._add(name, 6 if name in _WIDE else 3)
        ratings = Heading(tr("Ratings"), 3)
        ratings.setProperty("rule", "R5")
        self._grid.addWidget(ratings, self._grid.rowCount(), 0, 1, _PER_LINE)
        self._column = 0
        for name in ("agility", "endurance", "counterpunch", *PUNCH_NAMES):
            self._add(name, 2)
        self._add("note", 6)
        self._grid.addWidget(self._cards, self._grid.rowCount(), 0, 1, _PER_LINE)

    _column = 0
    _line = 0

    def _add(self, name: str, cells: int) -> None:
        if self._column == 0:
            self._line = self._grid.rowCount()
        field = field_of(name)(field_title(name), field_hint(name), "R5" if name in ABILITY_NAMES else "")
        field.edited.connect(lambda text: self.edited.emit(self._number, name, text))
        field.done.connect(self.done)
        self.fields[name] = field
        self._grid.addWidget(field, self._line, self._column, 1, cells, Qt.AlignmentFlag.AlignTop)
        self._column = (self._column + cells) % _PER_LINE


class AboutForm(QWidget):
    """The fields of the set itself; ``edited`` carries the field and its text."""

    edited = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, EditorField] = {}
        layout = QVBoxLayout(self)
        layout.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout.setSpacing(px(12))
        layout.addWidget(Heading(tr("The set"), 2))
        layout.addWidget(note(tr("The short name is its file name and its name on the command line.")))
        for name in ABOUT:
            field = field_of(name)(about_title(name))
            field.edited.connect(lambda text, name=name: self.edited.emit(name, text))
            self.fields[name] = field
            layout.addWidget(field)

    def show_about(self, about: tuple[str, ...], mistakes: tuple[Mistake, ...]) -> None:
        """Show the texts of a set and what is wrong with them."""
        faults = {mistake.field: mistake.message for mistake in mistakes if mistake.fighter == 0}
        for name, text in zip(ABOUT, about, strict=True):
            self.fields[name].show_text(text, faults.get(name, ""))

    def go_to(self, field: str) -> None:
        """Put the keyboard into a field."""
        self.fields.get(field, self.fields["name"]).setFocus(Qt.FocusReason.ShortcutFocusReason)


def faults_of(number: int, mistakes: tuple[Mistake, ...]) -> dict[str, str]:
    """What is wrong with a fighter, by field; several faults of one field under each other."""
    faults: dict[str, str] = {}
    for mistake in mistakes:
        if mistake.fighter == number:
            told = faults.get(mistake.field)
            faults[mistake.field] = f"{told}\n{mistake.message}" if told else mistake.message
    return {name: text for name, text in faults.items() if name in (*FIELDS, "cards")}
