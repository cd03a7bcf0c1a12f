"""The window of the set editor: files in and out, menus, and nothing broken ever saved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QToolBar, QWidget

from ringside_manager.errors import RingsideError
from ringside_manager.fighters.editing import EditedSet, Steps
from ringside_manager.fighters.sets import load_set, shipped_sets
from ringside_manager.gui.look import follow_look, icon, px, size_window
from ringside_manager.gui.set_editor import files
from ringside_manager.gui.set_editor.board import SetBoard
from ringside_manager.gui.settings import known_sets, remember_set, with_origin
from ringside_manager.gui.widgets import Heading, MessageBox, Scroll, column, grid, question, set_tip
from ringside_manager.gui.widgets.frames import CardButton
from ringside_manager.language import tr

if TYPE_CHECKING:
    from ringside_manager.bout.engine import AnyEngine
    from ringside_manager.printed import Document
    from ringside_manager.printed.sheets import What

# The menus, toolbar and keys of the set editor


Standard = QKeySequence.StandardKey


class Actions(QObject):
    """Everything one can do in the editor, each once; goes with the window."""

    def __init__(self, window: SetEditor) -> None:
        super().__init__(window)
        self._window = window
        self._icons: list[tuple[QAction, str]] = []
        self._files()
        self._edits()
        self._fighters()
        self._toolbar()
        self._dress()
        follow_look(self._dress)

    def refresh(self, steps: Steps[EditedSet], *, is_open: bool) -> None:
        """Name what undo and redo would do; what needs a set waits until one is open."""
        for action in (
            self.save,
            self.add,
            self.copy,
            self.remove,
            self.up,
            self.down,
            self.roll,
            self.take_in,
        ):
            action.setEnabled(is_open)
        self.undo.setEnabled(bool(steps.undoes))
        self.redo.setEnabled(bool(steps.redoes))
        self.undo.setText(_named(tr("Undo"), tr("Undo: {act}"), steps.undoes))
        self.redo.setText(_named(tr("Redo"), tr("Redo: {act}"), steps.redoes))
        for action in (self.undo, self.redo):
            set_tip(action, action.text())

    def _files(self) -> None:
        window, menu = self._window, self._menu(tr("&File"))
        self.new = self._add(menu, tr("New set"), window.new_set, Standard.New, "plus")
        self.open = self._add(menu, tr("Open…"), window.ask_open, Standard.Open, "folder")
        copies = menu.addMenu(tr("Open a copy of a shipped set"))
        for name in shipped_sets():
            self._add(copies, name, partial(window.open_set, name))
        menu.addSeparator()
        self.save = self._add(menu, tr("Save"), window.save, Standard.Save, "save")
        self._add(menu, tr("Save as…"), window.ask_save, "Ctrl+Shift+S")
        menu.addSeparator()
        self.take_in = self._add(
            menu, tr("Add fighters from a file (YAML, CSV)…"), window.ask_import, "Ctrl+I", "import"
        )
        self._add(menu, tr("Export fighters (CSV)…"), window.ask_export, "Ctrl+E", "export")
        self._add(menu, tr("Print fighter cards…"), window.ask_print, Standard.Print, "print")
        menu.addSeparator()
        self._add(menu, tr("Close"), window.close, Standard.Close)

    def _edits(self) -> None:
        window, menu = self._window, self._menu(tr("&Edit"))
        self.undo = self._add(menu, tr("Undo"), window.board.undo, Standard.Undo, "undo")
        self.redo = self._add(menu, tr("Redo"), window.board.redo, Standard.Redo, "redo")
        menu.addSeparator()
        self._add(menu, tr("Find in all columns") + "\tCtrl+Shift+F", window.board.table.bar.search.setFocus)
        self._add(menu, tr("Filter a column") + "\tCtrl+F", window.board.table.show_filter)
        self._add(menu, tr("Next mistake"), window.board.next_mistake, "F8")

    def _fighters(self) -> None:
        window, menu = self._window, self._menu(tr("F&ighters"))
        self.add = self._add(menu, tr("Add a fighter"), window.board.add, "Ctrl+Shift+N", "plus")
        self.copy = self._add(menu, tr("Duplicate"), window.board.duplicate, "Ctrl+D", "copy")
        self.remove = self._add(menu, tr("Remove"), window.board.remove, "Ctrl+Del", "trash")
        menu.addSeparator()
        self.up = self._add(menu, tr("Move up"), lambda: window.board.shift(-1), "Alt+Up", "up")
        self.down = self._add(menu, tr("Move down"), lambda: window.board.shift(1), "Alt+Down", "down")
        menu.addSeparator()
        self.roll = self._add(menu, tr("Roll fighters…"), window.board.ask_roll, "Ctrl+R", "dice")
        self._add(menu, tr("Add fighters by name…"), window.board.ask_names, "Ctrl+Shift+V")

    def _toolbar(self) -> None:
        bar = QToolBar(tr("Tools"), self._window)
        bar.setObjectName("tools")
        bar.setMovable(False)
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        told = {
            self.open: tr("Open"),
            self.save: tr("Save"),
            self.undo: tr("Undo"),
            self.redo: tr("Redo"),
            self.add: tr("Add"),
            self.copy: tr("Duplicate"),
            self.remove: tr("Remove"),
            self.up: tr("Move up"),
            self.down: tr("Move down"),
            self.roll: tr("Roll"),
            self.take_in: tr("Import"),
        }
        for action, word in told.items():
            action.setIconText(word)
            set_tip(action, action.text())
        groups = ((self.open, self.save), (self.undo, self.redo), (self.add, self.copy, self.remove))
        for group in (*groups, (self.up, self.down), (self.roll, self.take_in)):
            bar.addActions(list(group))
            bar.addSeparator()
        self._window.addToolBar(bar)

    def _menu(self, title: str) -> QMenu:
        return self._window.menuBar().addMenu(title)

    def _add(
        self,
        menu: QMenu,
        text: str,
        run: Callable[[], object],
        keys: str | QKeySequence.StandardKey = "",
        picture: str = "",
    ) -> QAction:
        action = QAction(text, self._window)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked=False: run())
        menu.addAction(action)
        if picture:
            self._icons.append((action, picture))
        return action

    def _dress(self) -> None:
        for action, picture in self._icons:
            action.setIcon(icon(picture))


def _named(plain: str, pattern: str, act: str) -> str:
    return pattern.format(act=act) if act else plain


# What the set editor begins with: the sets there are, a new one, or one from a file


COLUMNS = 2
WIDEST = 900
"""How wide the list grows, in pixels at normal size."""


class Welcome(QWidget):
    """Cards to begin with; ``chosen`` carries the name of a shipped set or the path of another."""

    chosen = Signal(object)
    new_wanted = Signal()
    file_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        inner = QWidget()
        inner.setMaximumWidth(px(WIDEST))
        self._box = column(space=3, margins=5, parent=inner)
        self.new = CardButton(
            tr("A new set"), tr("Begin without fighters; add, roll or import them."), self.new_wanted.emit,
            picture="plus", size=1.0,
        )  # fmt: skip
        self.file = CardButton(
            tr("Open a set from a file…"), tr("A set somebody wrote before, as a YAML file."),
            self.file_wanted.emit, picture="folder", size=1.0,
        )  # fmt: skip
        self._section(tr("Write a fighter set"), [self.new, self.file])
        self.shipped = [self._shipped(name) for name in shipped_sets()]
        self._section(tr("Or begin with a copy of a set that comes with the program"), self.shipped)
        self.known = [self._known(Path(file)) for file in known_sets()]
        if self.known:
            self._section(tr("Or go on with one of yours"), self.known)
        self._box.addStretch(1)
        column(Scroll(inner), parent=self)

    def _section(self, title: str, cards: list[CardButton]) -> None:
        self._box.addWidget(Heading(title))
        cells = grid(3)
        for at, card in enumerate(cards):
            cells.addWidget(card, at // COLUMNS, at % COLUMNS)
        for at in range(COLUMNS):
            cells.setColumnStretch(at, 1)
        self._box.addLayout(cells)

    def _shipped(self, name: str) -> CardButton:
        made = load_set(name)
        return self._card(made.title or name, tr("%n fighter", "%n fighters", len(made.fighters)), name)

    def _known(self, file: Path) -> CardButton:
        return self._card(with_origin(file), str(file), file)

    def _card(self, title: str, text: str, what: str | Path) -> CardButton:
        act: Callable[[], object] = partial(self.chosen.emit, what)
        return CardButton(title, text, act, picture="glove", size=1.0)


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
        return self.board.edited

    @property
    def is_saved(self) -> bool:
        """Whether nothing was changed since it was opened or saved."""
        return self.edited == self._kept

    # files --------------------------------------------------------------------------------------------

    def new_set(self) -> None:
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
            lines, left_out = files.lines_in(path)
        except RingsideError as error:
            files.tell(self, error)
            return
        known = len(self.edited.drafts)
        self.board.add_lines(lines)
        added = {draft.number for draft in self.edited.drafts[known:]}
        wrong = len(added & {mistake.fighter for mistake in self.board.mistakes})
        told = [tr("%n fighter added.", "%n fighters added.", len(added))]
        if wrong:
            told.append(
                tr(
                    "%n of them has something to mend, marked red.",
                    "%n of them have something to mend, marked red.",
                    wrong,
                )
            )
        if left_out:
            told.append(tr("Left out: {what}.").format(what="; ".join(left_out)))
        self.statusBar().showMessage(" ".join(told))

    def ask_export(self) -> None:
        if self._refuses():
            return
        path = files.ask_save(self, tr("Export the fighters"), self.edited.about[0], files.CSV_SUFFIX)
        if path is None:
            return
        try:
            files.export(self.edited.finished().fighters, path)
        except (OSError, RingsideError) as error:
            files.tell(self, error)

    def ask_print(self) -> None:
        """Ask under which rules the cards are printed, once there is no mistake left."""
        if self._refuses():
            return
        from ringside_manager.gui.printing import CardsDialog
        from ringside_manager.printed.sheets import set_cards

        finished = self.edited.finished()

        def cards(engine: AnyEngine, what: What) -> Document:
            return set_cards(finished.fighters, engine, finished.title, what)

        CardsDialog(cards, "", finished.title, self).open()

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
