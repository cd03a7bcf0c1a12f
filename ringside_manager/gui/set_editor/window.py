"""The window of the set editor: files in and out, menus, and nothing broken ever saved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from ringside_manager.errors import RingsideError
from ringside_manager.fighters.editing import EditedSet
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.look import size_window
from ringside_manager.gui.set_editor import files
from ringside_manager.gui.set_editor.actions import Actions
from ringside_manager.gui.set_editor.board import SetBoard
from ringside_manager.gui.set_editor.welcome import Welcome
from ringside_manager.gui.settings import remember_set
from ringside_manager.gui.widgets import MessageBox, question
from ringside_manager.language import tr


class SetEditor(QMainWindow):
    """Writes fighter sets; ``saved`` carries the path of every set that was saved."""

    saved = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.path: Path | None = None
        self._kept = _empty()
        self.board = SetBoard(self._kept, self)
        self.welcome = Welcome()
        self.welcome.chosen.connect(self.open_set)
        self.welcome.new_wanted.connect(self.new_set)
        self.welcome.file_wanted.connect(self.ask_open)
        self.stack = QStackedWidget()
        for page in (self.welcome, self.board):
            self.stack.addWidget(page)
        self.setCentralWidget(self.stack)
        self.menus = Actions(self)
        self.statusBar().setSizeGripEnabled(True)
        size_window(self, 1200, 760)
        self.board.changed.connect(self._tell)
        self._tell()

    @property
    def edited(self) -> EditedSet:
        """The set as it is written now."""
        return self.board.edited

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
        remember_set(path)
        self._tell()
        self.statusBar().showMessage(tr("Saved to {file}").format(file=path))
        self.saved.emit(path)
        return True

    def ask_import(self) -> None:
        """Ask for a set or a table of fighters and add them."""
        path = files.ask_open(self, tr("Add fighters from a file"), tables=True)
        if path is not None:
            self.import_from(path)

    def import_from(self, path: Path) -> None:
        """Add the fighters of a set or of a CSV table at the end; what is wrong with them is marked."""
        try:
            lines = files.lines_in(path)
        except RingsideError as error:
            files.tell(self, error)
            return
        self.board.add_lines(lines)

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
        kinds = MessageBox.StandardButton
        text = tr("The set has changes that are not saved.")
        answer = question(
            self, tr("Save the set?"), text, kinds.Save | kinds.Discard | kinds.Cancel, kinds.Save
        )
        return self.save() if answer == kinds.Save else answer == kinds.Discard

    # inside -------------------------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about changes that are not saved."""
        event.setAccepted(self.may_leave())

    def _begin(self, edited: EditedSet, path: Path | None) -> None:
        self.path, self._kept = path, edited
        self.stack.setCurrentWidget(self.board)
        self.board.begin(edited)

    def _refuses(self) -> bool:
        mistakes = self.board.mistakes
        if mistakes:
            self.statusBar().showMessage(tr("A set with mistakes is not written: correct them first."))
            self.board.show_mistake(mistakes[0])
        return bool(mistakes)

    def _tell(self) -> None:
        if not self.is_saved:
            self.stack.setCurrentWidget(self.board)
        title = self.edited.about[1] or tr("A set without a title")
        self.setWindowTitle(tr("{title}[*] – Fighter sets").format(title=title))
        self.setWindowModified(not self.is_saved)
        self.menus.refresh(self.board.steps, is_open=self.stack.currentWidget() is self.board)


def _empty() -> EditedSet:
    return EditedSet(("my-set", tr("My set"), "", ""))
