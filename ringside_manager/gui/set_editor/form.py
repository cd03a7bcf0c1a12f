"""The forms beside the table: one fighter, and the set itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from ringside_manager.bout.terms import ABILITY_NAMES, ABILITY_RANGES, PUNCH_NAMES, STYLES
from ringside_manager.fighters import FEATURES, Looks, face_of
from ringside_manager.fighters.editing import ABOUT, Draft, Mistake
from ringside_manager.fighters.set_csv import ABOUT_HIM, FIELDS, Line
from ringside_manager.fighters.sets import usual_looks
from ringside_manager.gui.look import px
from ringside_manager.gui.portraits import PortraitLabel, Sitter
from ringside_manager.gui.widgets import Empty, Heading, note, plain_label, row, set_tip
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.gui.words import FEATURE_TITLES, SHORT_RATINGS, feature_word
from ringside_manager.language import tr

# The fields of a set and of a fighter as a person reads them


def about_title(field: str) -> str:
    """What a field of the set is called."""
    titles = {
        "name": tr("Short name"),
        "title": tr("Title"),
        "description": tr("Description"),
        "source": tr("Source of its numbers"),
        "fighters": tr("Fighters"),
    }
    return titles[field]


def field_title(field: str) -> str:
    """What a field of a fighter is called."""
    titles = {
        "name": tr("Name"),
        "nickname": tr("Nickname"),
        "nationality": tr("Nationality"),
        "stance": tr("Stance"),
        "style": tr("Style"),
        "weight_class": tr("Weight class"),
        "born": tr("Born"),
        "active_from": tr("Active from"),
        "active_to": tr("Active to"),
        "won": tr("Bouts won"),
        "lost": tr("Bouts lost"),
        "drawn": tr("Bouts drawn"),
        "by_ko": tr("Won by KO"),
        **{name: title() for name, title in FEATURE_TITLES.items()},
        "agility": tr("Agility"),
        "uppercut": tr("Uppercut"),
        "right_jab": tr("Right jab"),
        "right_hook": tr("Right hook"),
        "combination": tr("Combination"),
        "left_jab": tr("Left jab"),
        "left_hook": tr("Left hook"),
        "counterpunch": tr("Counterpunch"),
        "endurance": tr("Endurance"),
        "note": tr("Note"),
        "cards": tr("Printed cards"),
    }
    return titles[field]


def field_short(field: str) -> str:
    """The same in a column as narrow as its figures."""
    if field in SHORT_RATINGS:
        return SHORT_RATINGS[field]()
    titles = {"active_from": tr("From"), "active_to": tr("To")}
    return titles.get(field) or field_title(field)


def field_hint(field: str) -> str:
    """What may stand in a field."""
    if field in ABILITY_NAMES:
        allowed = ABILITY_RANGES[field]
        return tr("{lowest} to {highest}").format(lowest=allowed[0], highest=allowed[-1])
    hints = {
        "nickname": tr("Without quotation marks"),
        "born": tr("Year of his birth"),
        "active_from": tr("Year of his first bout"),
        "active_to": tr("Empty if he is active"),
        "note": tr("Whatever else is worth knowing"),
    }
    return hints.get(field, "")


def fault_text(mistake: Mistake) -> str:
    """What is wrong with a field, as one says it to a person at the form."""
    if mistake.field in ABILITY_NAMES:
        return tr("Write a whole number: {range}.").format(range=field_hint(mistake.field))
    return mistake.message


def style(word: str) -> str:
    """A style as people say it."""
    words = {
        "swarmer": tr("Swarmer"),
        "slugger": tr("Slugger"),
        "boxer-puncher": tr("Boxer-puncher"),
        "out-boxer": tr("Out-boxer"),
        "counterpuncher": tr("Counterpuncher"),
        "": tr("As his ratings say"),
    }
    return words.get(word, word)


def stance(word: str) -> str:
    """A stance as people say it."""
    words = {"orthodox": tr("Orthodox"), "southpaw": tr("Southpaw"), "": tr("Not known")}
    return words.get(word, word)


# One field with its title above and what is wrong with it below


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
            show_text(self._fault, fault)
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

    WORDS: tuple[str, ...] = ("", "orthodox", "southpaw")

    def _make(self) -> QWidget:
        self._box = QComboBox()
        for word in self.WORDS:
            self._box.addItem(self._told(word), word)
        self._box.activated.connect(lambda place: self.edited.emit(self._box.itemData(place)))
        return self._box

    def _told(self, word: str) -> str:
        return stance(word)

    def _hint(self, hint: str) -> None:
        set_tip(self._box, hint or tr("Which hand leads"))

    def _put(self, text: str) -> None:
        place = self._box.findData(text)
        if place < 0:
            self._box.addItem(text, text)
            place = self._box.count() - 1
        self._box.setCurrentIndex(place)


class EditorFeature(EditorStance):
    """One feature of his looks."""

    def __init__(self, feature: str, title: str, hint: str = "", rule: str = "") -> None:
        self.WORDS = ("", *FEATURES[feature])
        super().__init__(title, hint, rule)

    def _told(self, word: str) -> str:
        return feature_word(word) if word or "modern" not in self.WORDS else tr("As his years say")

    def _hint(self, hint: str) -> None:
        set_tip(self._box, hint or tr("What his portrait shows; left open, it follows from his name"))


class EditorStyle(EditorStance):
    """How he boxes."""

    WORDS = ("", *STYLES)

    def _told(self, word: str) -> str:
        return style(word)

    def _hint(self, hint: str) -> None:
        set_tip(self._box, hint or tr("How he boxes where corners box in character"))


def field_of(name: str) -> Callable[..., EditorField]:
    """The kind of field a name needs."""
    kinds: dict[str, Callable[..., EditorField]] = {
        "note": EditorLines,
        "description": EditorLines,
        "stance": EditorStance,
        "style": EditorStyle,
        **{feature: partial(EditorFeature, feature) for feature in FEATURES},
    }
    return kinds.get(name, EditorField)


_WIDE = {"name", "nickname", "note"}
_SHORT = {"born", "active_from", "active_to"}
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
        self._head = PortraitLabel(96)
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
        layout.addLayout(row(self._head, (self._heading, 1)))
        for widget in (self._inside, self._empty):
            layout.addWidget(widget)
        self.show_draft(None, {})

    def show_draft(self, draft: Draft | None, faults: Mapping[str, str]) -> None:
        """Show a fighter, or nobody; ``faults`` by field."""
        self._inside.setVisible(draft is not None)
        self._empty.setVisible(draft is None)
        self._head.setVisible(draft is not None)
        self._number = draft.number if draft else 0
        if draft is None:
            self._heading.setText(tr("Nobody is chosen"))
            return
        self._heading.setText(draft.line.text("name").strip() or tr("A fighter without a name"))
        self._head.show_sitter(_sitter(draft.line))
        for name, field in self.fields.items():
            field.show_text(draft.line.text(name), faults.get(name, ""))
        kept = (
            tr("He has printed cards; they stay as they are. The page Cards shows them.")
            if draft.line.cards
            else ""
        )
        show_text(self._cards, faults.get("cards", kept))

    def go_to(self, field: str) -> None:
        self.fields.get(field, self.fields["name"]).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _fill(self) -> None:
        for name in ABOUT_HIM:
            self._add(name, 6 if name in _WIDE else 2 if name in _SHORT else 3)
        self._column = 0
        self._grid.addWidget(Heading(tr("Looks"), 3), self._grid.rowCount(), 0, 1, _PER_LINE)
        for name in FEATURES:
            self._add(name, 3)
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


def _sitter(line: Line) -> Sitter:
    """Whom a line describes, as far as it is right."""
    known: dict[str, Any] = {
        name: line.text(name) for name, words in FEATURES.items() if line.text(name) in words
    }
    year = line.text("active_from")
    face = face_of(
        line.text("name"),
        line.text("nationality"),
        int(year) if year.isascii() and year.isdigit() and len(year) == 4 else None,
        Looks(**known) if known else usual_looks(line.text("name")),
    )
    return Sitter(face)


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
        self.fields.get(field, self.fields["name"]).setFocus(Qt.FocusReason.ShortcutFocusReason)


def faults_of(number: int, mistakes: tuple[Mistake, ...]) -> dict[str, str]:
    """What is wrong with a fighter, by field; several faults of one field under each other."""
    faults: dict[str, str] = {}
    for mistake in mistakes:
        if mistake.fighter == number:
            told = faults.get(mistake.field)
            text = fault_text(mistake)
            faults[mistake.field] = f"{told}\n{text}" if told else text
    return {name: text for name, text in faults.items() if name in (*FIELDS, "cards")}
