"""The middle of the set editor: a table of fighters, a form for one of them, what is wrong, every act a step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSplitter, QTabWidget, QVBoxLayout, QWidget

from ringside_manager.bout.terms import ABILITY_NAMES
from ringside_manager.errors import RingsideError
from ringside_manager.fighters import MAX_FIGHTERS
from ringside_manager.fighters.editing import Draft, EditedSet, Mistake, Steps
from ringside_manager.fighters.set_csv import Line
from ringside_manager.gui.look import px
from ringside_manager.gui.set_editor import files
from ringside_manager.gui.set_editor.cards import CardPart
from ringside_manager.gui.set_editor.files import NamesDialog, RollDialog, new_seed
from ringside_manager.gui.set_editor.form import (
    AboutForm,
    FighterForm,
    about_title,
    fault_text,
    faults_of,
    field_short,
    field_title,
    stance,
    style,
)
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Scroll, button, plain_label
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr

# The fighters of a set that is being written, as rows of a table


_WIDTHS = {"name": 18, "nickname": 16, "nationality": 13, "weight_class": 14, "note": 24}
_CAREER = ("born", "active_from", "active_to", "won", "lost", "drawn", "by_ko")


@dataclass(frozen=True, slots=True)
class Row:
    """One fighter: his line in the set, what is written of him, how much of it is wrong."""

    line: int
    draft: Draft
    mistakes: int

    def text(self, field: str) -> str:
        return self.draft.line.text(field)


def rows_of(edited: EditedSet, mistakes: tuple[Mistake, ...]) -> list[Row]:
    """The rows of a set."""
    wrong = Counter(mistake.fighter for mistake in mistakes)
    return [Row(line, draft, wrong[draft.number]) for line, draft in enumerate(edited.drafts, start=1)]


def columns() -> list[Column[Row]]:
    """The line, who he is, his ratings; what is rarely compared waits in the chooser."""
    return [
        Column("line", tr("Line"), lambda row: row.line, align="right", width=3),
        Column(
            "mistakes", tr("Check"), lambda row: row.mistakes or None, text=_check, width=5, tip=_explained
        ),
        *(_words(field) for field in ("name", "nickname", "nationality")),
        Column("stance", field_title("stance"), lambda row: stance(row.text("stance")), width=9, hidden=True),
        Column("style", field_title("style"), lambda row: style(row.text("style")), width=12, hidden=True),
        _words("weight_class"),
        *(_figures(field, rule="") for field in _CAREER),
        *(_figures(field, rule="R5") for field in ABILITY_NAMES),
        _words("note"),
    ]


def _words(field: str) -> Column[Row]:
    hidden = field in {"nickname", "weight_class", "note"}
    return Column(field, field_title(field), lambda row: row.text(field), width=_WIDTHS[field], hidden=hidden)


def _figures(field: str, rule: str) -> Column[Row]:
    return Column(
        field,
        field_short(field),
        lambda row: _number(row.text(field)),
        lambda row: row.text(field),
        align="right",
        tip=field_title(field),
        width=3,
        rule=rule,
        hidden=field in _CAREER,
    )


def _number(text: str) -> object:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text or None


def _check(row: Row) -> str:
    return f"⚠ {row.mistakes}" if row.mistakes else "✓"


def _explained(row: Row) -> str:
    return tr("%n mistake", "%n mistakes", row.mistakes) if row.mistakes else tr("Nothing is wrong with him")


# The strip at the foot of the set editor: how much is wrong, and where


MOST_LISTED = 40


class MistakeStrip(QWidget):
    """Says whether the set can be saved; ``chosen`` carries a mistake to go to."""

    chosen = Signal(object)
    next_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.told: QLabel = plain_label()
        self._next = button(tr("Next mistake (F8)"), self.next_wanted.emit)
        self._all = button(tr("All mistakes…"), self._open)
        self._mistakes: tuple[Mistake, ...] = ()
        self._edited = EditedSet()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(8))
        layout.addWidget(self.told, 1)
        layout.addWidget(self._next)
        layout.addWidget(self._all)

    def show_mistakes(self, mistakes: tuple[Mistake, ...], edited: EditedSet) -> None:
        self._mistakes, self._edited = mistakes, edited
        count = len(mistakes)
        fighters = tr("%n fighter", "%n fighters", len(edited.drafts))
        if count:
            wrong = tr(
                "%n mistake to correct before the set can be saved",
                "%n mistakes to correct before the set can be saved",
                count,
            )
            words = tr("{fighters}. ⚠ {mistakes}.").format(fighters=fighters, mistakes=wrong)
        else:
            words = tr("{fighters}. ✓ Nothing is wrong with this set.").format(fighters=fighters)
        self.told.setText(words)
        self.told.setWordWrap(True)
        set_tone(self.told, "bad" if count else "good")
        self._next.setVisible(count > 0)
        self._all.setVisible(count > 0)

    def show_new(self) -> None:
        """Tell about a set nobody has written on: nothing is wrong with it yet."""
        self._mistakes = ()
        self.told.setText(tr("A new set: add fighters, roll them, or take them from a file."))
        set_tone(self.told, "muted")
        self._next.hide()
        self._all.hide()

    def _open(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for mistake in self._mistakes[:MOST_LISTED]:
            self._add(menu, mistake)
        if len(self._mistakes) > MOST_LISTED:
            more = menu.addAction(tr("and %n more", "and %n more", len(self._mistakes) - MOST_LISTED))
            more.setEnabled(False)
        menu.popup(self._all.mapToGlobal(self._all.rect().topLeft()))

    def _add(self, menu: QMenu, mistake: Mistake) -> None:
        action = menu.addAction(self._sentence(mistake).replace("&", "&&"))
        action.triggered.connect(lambda: self.chosen.emit(mistake))

    def _sentence(self, mistake: Mistake) -> str:
        message = fault_text(mistake).replace("\n", " ")
        if not mistake.fighter:
            return tr("{field}: {message}").format(field=about_title(mistake.field), message=message)
        draft = self._edited.draft(mistake.fighter)
        who = (draft.line.text("name").strip() if draft else "") or tr("a fighter without a name")
        return tr("{fighter}, {field}: {message}").format(
            fighter=who, field=field_title(mistake.field), message=message
        )


FIGHTER_TAB, CARDS_TAB, SET_TAB = 0, 1, 2


class SetBoard(QWidget):
    """A set as it is written; ``changed`` after every act, undone ones too."""

    changed = Signal()

    def __init__(self, edited: EditedSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.steps = Steps.begin(edited)
        self.mistakes: tuple[Mistake, ...] = ()
        self.table: Table[Row] = Table(
            "set_editor",
            columns(),
            lambda row: row.draft.number,
            tr("This set has no fighters yet."),
            None,
            (tr("Roll fighters…"), self.ask_roll),
        )
        self.table.set_title(tr("Fighters of the set"))
        self.form, self.about, self.strip = FighterForm(), AboutForm(), MistakeStrip()
        self.cards = CardPart()
        self.tabs = QTabWidget()
        self._lay_out()
        self._connect()
        self._refresh()

    @property
    def edited(self) -> EditedSet:
        return self.steps.state

    def begin(self, edited: EditedSet) -> None:
        """Begin with another set, nothing done to it yet."""
        self.steps = Steps.begin(edited)
        self.table.clear_filters()
        self._refresh()
        if edited.drafts:
            self._choose(edited.drafts[0].number)

    # verbs --------------------------------------------------------------------------------------------

    def undo(self) -> None:
        self.steps = self.steps.undone()
        self._refresh()

    def redo(self) -> None:
        self.steps = self.steps.redone()
        self._refresh()

    def add(self) -> None:
        chosen = self.table.selected()
        behind = chosen.draft.number if chosen else 0
        self._take(self.edited.with_new(tr("New fighter"), behind), tr("Add a fighter"))
        self._choose(self.edited.given)
        self._show_field(self.edited.given, "name")
        self.form.fields["name"].select_all()

    def duplicate(self) -> None:
        chosen = self.table.selected()
        if chosen:
            self._take(self.edited.with_copy(chosen.draft.number), tr("Duplicate a fighter"))
            self._choose(self.edited.given)

    def remove(self) -> None:
        numbers = self._chosen()
        if numbers:
            order = [row.draft.number for row in self.table.shown_rows]
            last = max(order.index(number) for number in numbers)
            rest = [number for number in order[last:] + order[:last][::-1] if number not in numbers]
            after = rest[0] if rest else 0
            self._take(
                self.edited.without(numbers), tr("Remove %n fighter", "Remove %n fighters", len(numbers))
            )
            self._choose(after)

    def shift(self, step: int) -> None:
        """Move the fighters chosen up (-1) or down (1)."""
        self._take(self.edited.moved(self._chosen(), step), tr("Move fighters"))

    def ask_roll(self) -> None:
        dialog = RollDialog(MAX_FIGHTERS - len(self.edited.drafts), self)
        if dialog.exec():
            self.roll(*dialog.chosen())

    def roll(self, count: int, seed: int) -> None:
        self._add_at_end(lambda: self.edited.with_rolled(count, seed), tr("Roll fighters"))

    def ask_names(self) -> None:
        """Ask for names, those of the clipboard first, and add a fighter for each."""
        dialog = NamesDialog(QGuiApplication.clipboard().text()[:100_000], self)
        if dialog.exec():
            self.add_names(dialog.names(), new_seed())

    def add_names(self, names: str, seed: int) -> None:
        self._add_at_end(lambda: self.edited.with_names(names, seed), tr("Add fighters by name"))

    def add_lines(self, lines: Sequence[Line]) -> None:
        self._add_at_end(lambda: self.edited.with_lines(lines), tr("Add fighters from a file"))

    def next_mistake(self) -> None:
        """Go to the next field with a mistake, after the fighter chosen."""
        if not self.mistakes:
            return
        chosen = self.table.selected()
        order = {draft.number: line for line, draft in enumerate(self.edited.drafts)}
        here = order[chosen.draft.number] if chosen else -1
        behind = (mistake for mistake in self.mistakes if order.get(mistake.fighter, -1) > here)
        self.show_mistake(next(behind, self.mistakes[0]))

    def show_mistake(self, mistake: Mistake) -> None:
        self._show_field(mistake.fighter, mistake.field)

    # inside -------------------------------------------------------------------------------------------

    def _take(self, edited: EditedSet, act: str, run: str = "") -> None:
        self.steps = self.steps.take(edited, act, run)
        self._refresh()

    def _refresh(self) -> None:
        self.mistakes = self.edited.mistakes()
        self.table.set_rows(rows_of(self.edited, self.mistakes))
        self.about.show_about(self.edited.about, self.mistakes)
        self._show_chosen()
        if self.edited.drafts or self.steps.undoes:
            self.strip.show_mistakes(self.mistakes, self.edited)
        else:
            self.strip.show_new()
        self.changed.emit()

    def _add_at_end(self, work: Callable[[], EditedSet], act: str) -> None:
        first = len(self.edited.drafts)
        try:
            self._take(work(), act)
        except RingsideError as error:
            files.tell(self, error)
        if len(self.edited.drafts) > first:
            self._choose(self.edited.drafts[first].number)

    def _chosen(self) -> set[int]:
        return {row.draft.number for row in self.table.selected_rows()}

    def _choose(self, number: int) -> None:
        if not self.table.select(number):
            self.table.clear_filters()
            self.table.select(number)

    def _show_field(self, number: int, field: str) -> None:
        if number and field == "cards":
            self._choose(number)
            self.tabs.setCurrentIndex(CARDS_TAB)
        elif number:
            self._choose(number)
            self.tabs.setCurrentIndex(FIGHTER_TAB)
            self.form.go_to(field)
        elif field != "fighters":
            self.tabs.setCurrentIndex(SET_TAB)
            self.about.go_to(field)

    def _show_chosen(self) -> None:
        row = self.table.selected()
        draft = self.edited.draft(row.draft.number) if row else None
        faults = faults_of(draft.number, self.mistakes) if draft else {}
        self.form.show_draft(draft, faults)
        self._show_cards()

    def _show_cards(self) -> None:
        """The cards of the fighter chosen, worked out only while somebody looks at them."""
        if self.tabs.currentIndex() != CARDS_TAB:
            return
        row = self.table.selected()
        number = row.draft.number if row else 0
        fault = faults_of(number, self.mistakes).get("cards", "")
        self.cards.show_fighter(self.edited.fighter(number), chosen=row is not None, fault=fault)

    def _typed(self, number: int, field: str, text: str) -> None:
        run = f"{number}/{field}"
        self._take(self.edited.with_text(number, field, text), tr("Change a fighter"), run)

    def _typed_about(self, field: str, text: str) -> None:
        self._take(self.edited.with_about(field, text), tr("Change the set"), f"0/{field}")

    def _open_row(self, _row: Row) -> None:
        column = self.table.model.columns[max(self.table.view.currentIndex().column(), 0)]
        self.tabs.setCurrentIndex(FIGHTER_TAB)
        self.form.go_to(column.key)

    def _connect(self) -> None:
        self.table.selected_changed.connect(lambda _row: self._show_chosen())
        self.table.activated.connect(self._open_row)
        self.tabs.currentChanged.connect(self._show_cards)
        self.form.edited.connect(self._typed)
        self.form.done.connect(self.table.view.setFocus)
        self.about.edited.connect(self._typed_about)
        self.strip.chosen.connect(self.show_mistake)
        self.strip.next_wanted.connect(self.next_mistake)

    def _lay_out(self) -> None:
        self.tabs.addTab(Scroll(self.form), tr("Fighter"))
        self.tabs.addTab(Scroll(self.cards), tr("Cards"))
        self.tabs.addTab(Scroll(self.about), tr("The set"))
        splitter = QSplitter()
        splitter.addWidget(self.table)
        splitter.addWidget(self.tabs)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        splitter.setSizes([px(760), px(420)])
        splitter.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.addWidget(splitter, 1)
        layout.addWidget(self.strip)
