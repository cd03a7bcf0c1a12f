"""The set editor: a table of fighters, a form for one of them, and nothing broken ever saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QMessageBox, QSplitter, QTabWidget, QVBoxLayout, QWidget

from ringside_manager.errors import RingsideError
from ringside_manager.fighters.editing import EditedSet, Mistake
from ringside_manager.fighters.editing_steps import Steps
from ringside_manager.fighters.fighter_set import MAX_FIGHTERS
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.language import tr
from ringside_manager.gui.look import look
from ringside_manager.gui.set_editor import files
from ringside_manager.gui.set_editor.actions import Actions
from ringside_manager.gui.set_editor.dialogs import NamesDialog, RollDialog, new_seed
from ringside_manager.gui.set_editor.form import AboutForm, FighterForm, faults_of
from ringside_manager.gui.set_editor.rows import Row, columns, rows_of
from ringside_manager.gui.set_editor.strip import MistakeStrip
from ringside_manager.gui.tables import Table
from ringside_manager.gui.widgets import Scroll

FIGHTER_TAB, SET_TAB = 0, 1


class SetEditor(QMainWindow):
    """Writes fighter sets; ``saved`` carries the path of every set that was saved."""

    saved = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.path: Path | None = None
        self._steps = Steps.begin(_empty())
        self._kept = self.edited
        self._mistakes: tuple[Mistake, ...] = ()
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
        self.tabs = QTabWidget()
        self._lay_out()
        self.actions_table = Actions(self)
        self._connect()
        self._refresh()

    # what there is ------------------------------------------------------------------------------------

    @property
    def edited(self) -> EditedSet:
        """The set as it is written now."""
        return self._steps.state

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """What is wrong with it now."""
        return self._mistakes

    @property
    def is_saved(self) -> bool:
        """Whether nothing was changed since it was opened or saved."""
        return self.edited == self._kept

    # files --------------------------------------------------------------------------------------------

    def new_set(self) -> None:
        """Begin an empty set."""
        if self.may_leave():
            self._begin(_empty(), None)

    def open_set(self, name_or_path: str | Path) -> bool:
        """Open a set file, or a shipped set by its name as a copy without a file; whether it was."""
        if not self.may_leave():
            return False
        try:
            fighter_set = load_set(name_or_path)
        except RingsideError as error:
            files.tell(self, error)
            return False
        is_own = isinstance(name_or_path, Path) and not files.is_shipped(name_or_path)
        self._begin(
            EditedSet.of(fighter_set), name_or_path if is_own and isinstance(name_or_path, Path) else None
        )
        return True

    def ask_open(self) -> None:
        """Ask for a set and open it."""
        path = files.ask_open(self, tr("Open a fighter set"), tables=False)
        if path is not None:
            self.open_set(path)

    def save(self) -> bool:
        """Save where it came from, or ask where; whether it was saved."""
        return self.save_to(self.path) if self.path else self.ask_save()

    def ask_save(self) -> bool:
        """Ask where to save; whether it was saved."""
        if self._refuses():
            return False
        path = files.ask_save(self, tr("Save the fighter set"), self.edited.about[0], ".yaml")
        return path is not None and self.save_to(path)

    def save_to(self, path: Path) -> bool:
        """Save the whole set to a file; a set with mistakes is not saved, the first of them is shown."""
        if self._refuses():
            return False
        try:
            files.save(self.edited.finished(), path)
        except (OSError, RingsideError) as error:
            files.tell(self, error)
            return False
        self.path, self._kept = path, self.edited
        self._refresh()
        self.statusBar().showMessage(tr("Saved to {file}").format(file=path))
        self.saved.emit(path)
        return True

    def ask_import(self) -> None:
        """Ask for a set or a table of fighters and add them."""
        path = files.ask_open(self, tr("Add fighters from a file"), tables=True)
        if path is not None:
            self.import_from(path)

    def import_from(self, path: Path) -> None:
        """Add the fighters of a set or of a CSV table at the end."""
        try:
            fighters = files.fighters_in(path)
        except RingsideError as error:
            files.tell(self, error)
            return
        first = len(self.edited.drafts)
        self._take(self.edited.with_fighters(fighters), tr("Add fighters from a file"))
        self._choose(self.edited.drafts[first].number)

    def ask_export(self) -> None:
        """Ask where to write the fighters as CSV."""
        if self._refuses():
            return
        path = files.ask_save(self, tr("Export the fighters"), self.edited.about[0], files.CSV_SUFFIX)
        if path is None:
            return
        try:
            files.export(self.edited.finished().fighters, path)
        except (OSError, RingsideError) as error:
            files.tell(self, error)

    def may_leave(self) -> bool:
        """Whether the set can go: saved, or let go by the person, who is asked."""
        if self.is_saved:
            return True
        kinds = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self,
            tr("Save the set?"),
            tr("The set has changes that are not saved."),
            kinds.Save | kinds.Discard | kinds.Cancel,
            kinds.Save,
        )
        return self.save() if answer == kinds.Save else answer == kinds.Discard

    # verbs --------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last act back."""
        self._steps = self._steps.undone()
        self._refresh()

    def redo(self) -> None:
        """Do again what was taken back."""
        self._steps = self._steps.redone()
        self._refresh()

    def add(self) -> None:
        """Begin a fighter behind the one chosen."""
        chosen = self.table.selected()
        self._take(self.edited.with_new(chosen.draft.number if chosen else 0), tr("Add a fighter"))
        self._choose(self.edited.given)
        self._show_field(self.edited.given, "name")

    def duplicate(self) -> None:
        """Copy the fighter chosen."""
        chosen = self.table.selected()
        if chosen:
            self._take(self.edited.with_copy(chosen.draft.number), tr("Duplicate a fighter"))
            self._choose(self.edited.given)

    def remove(self) -> None:
        """Take the fighters chosen out of the set."""
        numbers = self._chosen()
        if numbers:
            after = self._neighbour(numbers)
            self._take(self.edited.without(numbers), tr("Remove %n fighter(s)", len(numbers)))
            self._choose(after)

    def shift(self, step: int) -> None:
        """Move the fighters chosen up (-1) or down (1)."""
        self._take(self.edited.moved(self._chosen(), step), tr("Move fighters"))

    def ask_roll(self) -> None:
        """Ask how many fighters to roll, and roll them."""
        dialog = RollDialog(MAX_FIGHTERS - len(self.edited.drafts), self)
        if dialog.exec():
            self.roll(*dialog.chosen())

    def roll(self, count: int, seed: int) -> None:
        """Add fighters made by dice."""
        self._add_at_end(lambda: self.edited.with_rolled(count, seed), tr("Roll fighters"))

    def ask_names(self) -> None:
        """Ask for names, those of the clipboard first, and add a fighter for each."""
        dialog = NamesDialog(QGuiApplication.clipboard().text()[:100_000], self)
        if dialog.exec():
            self.add_names(dialog.names(), new_seed())

    def add_names(self, names: str, seed: int) -> None:
        """Add a fighter for each line of names."""
        self._add_at_end(lambda: self.edited.with_names(names, seed), tr("Add fighters by name"))

    def next_mistake(self) -> None:
        """Go to the next field with a mistake, after the fighter chosen."""
        if not self._mistakes:
            return
        chosen = self.table.selected()
        order = {draft.number: line for line, draft in enumerate(self.edited.drafts)}
        here = order[chosen.draft.number] if chosen else -1
        behind = (mistake for mistake in self._mistakes if order.get(mistake.fighter, -1) > here)
        self.show_mistake(next(behind, self._mistakes[0]))

    def show_mistake(self, mistake: Mistake) -> None:
        """Go to the field of a mistake."""
        self._show_field(mistake.fighter, mistake.field)

    # inside -------------------------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about changes that are not saved."""
        event.setAccepted(self.may_leave())

    def _begin(self, edited: EditedSet, path: Path | None) -> None:
        self.path, self._kept = path, edited
        self._steps = Steps.begin(edited)
        self.table.clear_filters()
        self._refresh()
        if edited.drafts:
            self._choose(edited.drafts[0].number)

    def _take(self, edited: EditedSet, act: str, run: str = "") -> None:
        self._steps = self._steps.take(edited, act, run)
        self._refresh()

    def _add_at_end(self, work: Callable[[], EditedSet], act: str) -> None:
        first = len(self.edited.drafts)
        try:
            self._take(work(), act)
        except RingsideError as error:
            files.tell(self, error)
        if len(self.edited.drafts) > first:
            self._choose(self.edited.drafts[first].number)

    def _refuses(self) -> bool:
        if self._mistakes:
            self.statusBar().showMessage(tr("A set with mistakes is not written: correct them first."))
            self.show_mistake(self._mistakes[0])
        return bool(self._mistakes)

    def _chosen(self) -> set[int]:
        return {row.draft.number for row in self.table.selected_rows()}

    def _choose(self, number: int) -> None:
        if not self.table.select(number):
            self.table.clear_filters()
            self.table.select(number)

    def _neighbour(self, numbers: set[int]) -> int:
        order = [row.draft.number for row in self.table.shown_rows]
        last = max(order.index(number) for number in numbers)
        rest = [number for number in order[last:] + order[:last][::-1] if number not in numbers]
        return rest[0] if rest else 0

    def _show_field(self, number: int, field: str) -> None:
        if number:
            self._choose(number)
            self.tabs.setCurrentIndex(FIGHTER_TAB)
            self.form.go_to(field)
        elif field != "fighters":
            self.tabs.setCurrentIndex(SET_TAB)
            self.about.go_to(field)

    def _refresh(self) -> None:
        self._mistakes = self.edited.mistakes()
        self.table.set_rows(rows_of(self.edited, self._mistakes))
        self.about.show_about(self.edited.about, self._mistakes)
        self._show_chosen()
        self.strip.show_mistakes(self._mistakes, self.edited)
        title = self.edited.about[1] or tr("A set without a title")
        self.setWindowTitle(tr("{title}[*] – Fighter sets").format(title=title))
        self.setWindowModified(not self.is_saved)
        self.actions_table.refresh(self._steps)

    def _show_chosen(self) -> None:
        row = self.table.selected()
        draft = self.edited.draft(row.draft.number) if row else None
        self.form.show_draft(draft, faults_of(draft.number, self._mistakes) if draft else {})

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
        self.form.edited.connect(self._typed)
        self.form.done.connect(self.table.view.setFocus)
        self.about.edited.connect(self._typed_about)
        self.strip.chosen.connect(self.show_mistake)
        self.strip.next_wanted.connect(self.next_mistake)

    def _lay_out(self) -> None:
        self.tabs.addTab(Scroll(self.form), tr("Fighter"))
        self.tabs.addTab(Scroll(self.about), tr("The set"))
        splitter = QSplitter()
        splitter.addWidget(self.table)
        splitter.addWidget(self.tabs)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        splitter.setSizes([look().px(760), look().px(420)])
        splitter.setChildrenCollapsible(False)
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.addWidget(splitter, 1)
        layout.addWidget(self.strip)
        self.setCentralWidget(inside)
        self.statusBar().setSizeGripEnabled(True)
        self.resize(look().px(1200), look().px(760))


def _empty() -> EditedSet:
    return EditedSet(("my-set", tr("My set"), "", ""))
