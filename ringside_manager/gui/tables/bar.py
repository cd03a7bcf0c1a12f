"""What stands above the rows, and what stands in their place when there are none."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.gui.look import follow_look, icon, px, square
from ringside_manager.gui.tables.view import TableView
from ringside_manager.gui.widgets import button, note, set_tip
from ringside_manager.language import tr

Key = Qt.Key


class Search(QLineEdit):
    """Looks through all columns at once."""

    into_rows = Signal()
    help_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setPlaceholderText(tr("Search"))
        self.setAccessibleName(tr("Search all columns"))
        set_tip(self, tr("Searches all columns (Ctrl+Shift+F); F1 tells how"))
        self.setClearButtonEnabled(True)
        for clear in self.findChildren(QToolButton):
            clear.setAccessibleName(tr("Clear the search"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaximumWidth(self.fontMetrics().horizontalAdvance("0") * 34)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down and Enter lead into the rows, Escape clears and then leads there too, F1 tells the language."""
        if event.key() in {Key.Key_Down, Key.Key_Return, Key.Key_Enter}:
            self.into_rows.emit()
        elif event.key() == Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Key.Key_Escape:
            self.into_rows.emit()
        elif event.key() == Key.Key_F1:
            self.help_wanted.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put the help away."""
        super().focusOutEvent(event)
        self.left.emit()


class Bar(QWidget):
    """Search, filter row, count, columns, and a menu of everything else."""

    into_rows = Signal()
    help_wanted = Signal()
    help_done = Signal()
    menu_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.search = Search(self)
        self.filter = _tool(tr("Filter row"), tr("A filter under each column (Ctrl+F)"))
        self.filter.setCheckable(True)
        self.count = QLabel()
        self.count.setTextFormat(Qt.TextFormat.PlainText)
        self.count.setProperty("tone", "muted")
        self.columns = _tool(tr("Columns"), tr("Choose columns and their order"))
        self.more = _tool(tr("More"), tr("Copy, export, print, saved filters"))
        self._dress()
        self._lay_out()
        self.search.into_rows.connect(self.into_rows)
        self.search.help_wanted.connect(self.help_wanted)
        self.search.left.connect(self.help_done)
        self.more.clicked.connect(self._open_menu)
        follow_look(self._dress)

    def tell(self, shown: int, total: int, *, filtered: bool) -> None:
        """Say how many rows there are and how many of them are shown."""
        if filtered or shown != total:
            words = tr("{shown} of {total}").format(shown=f"{shown:,}", total=f"{total:,}")
        else:
            words = tr("%n row", "%n rows", total) if total else ""
        self.count.setText(words)

    def _lay_out(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(6))
        layout.addWidget(self.search, 1)
        layout.addWidget(self.filter)
        layout.addWidget(self.count)
        layout.addStretch(1)
        layout.addWidget(self.columns)
        layout.addWidget(self.more)

    def _dress(self) -> None:
        for tool, name in ((self.filter, "filter"), (self.columns, "columns"), (self.more, "more")):
            tool.setIcon(icon(name))
            tool.setIconSize(square(18))

    def _open_menu(self) -> None:
        menu = passing_menu(self)
        self.menu_wanted.emit(menu)
        menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))


class Nothing(QWidget):
    """Lies over the rows when none is shown: why, and what to do."""

    def __init__(
        self,
        empty: str,
        act: tuple[str, Callable[[], object]] | None,
        view: TableView,
        clear: Callable[[], object],
    ) -> None:
        super().__init__(view.viewport())
        self._empty, self._view = empty, view
        self._text = note()
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._act: QPushButton | None = button(*act) if act else None
        self._clear = button(tr("Clear the filter"), clear)
        layout = QVBoxLayout(self)
        layout.setSpacing(px(12))
        layout.addStretch(1)
        layout.addWidget(self._text)
        for choice in (self._act, self._clear):
            if choice is not None:
                layout.addWidget(choice, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(2)
        over = QVBoxLayout(view.viewport())
        over.setContentsMargins(0, 0, 0, 0)
        over.addWidget(self)

    def tell(self, shown: int, total: int) -> None:
        """Come and go with the rows."""
        self.setVisible(shown == 0)
        self._text.setText(tr("No row passes the filter.") if total else self._empty)
        self._clear.setVisible(total > 0)
        if self._act is not None:
            self._act.setVisible(total == 0)


def passing_menu(parent: QWidget) -> QMenu:
    """A menu that is gone once it has been closed."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def _tool(name: str, tip: str) -> QToolButton:
    made = QToolButton()
    made.setAccessibleName(name)
    set_tip(made, tip)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made
