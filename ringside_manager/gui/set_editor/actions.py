"""The menus, toolbar and keys of the set editor."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolBar

from ringside_manager.fighters.editing import EditedSet, Steps
from ringside_manager.fighters.sets import shipped_sets
from ringside_manager.gui.look import follow_look, icon
from ringside_manager.gui.widgets import set_tip
from ringside_manager.language import tr

if TYPE_CHECKING:
    from ringside_manager.gui.set_editor.window import SetEditor

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
        self._word_tools()
        groups = ((self.open, self.save), (self.undo, self.redo), (self.add, self.copy, self.remove))
        for group in (*groups, (self.up, self.down), (self.roll, self.take_in)):
            bar.addActions(list(group))
            bar.addSeparator()
        self._window.addToolBar(bar)

    def _word_tools(self) -> None:
        """Short words under the pictures."""
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
