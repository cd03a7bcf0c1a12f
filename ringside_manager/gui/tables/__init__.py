"""One kind of table for the whole window: sorted, filtered, remembered, copied, exported and printed alike."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QShortcut
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu, QVBoxLayout, QWidget

from ringside_manager.gui.look import px
from ringside_manager.gui.tables import sheet
from ringside_manager.gui.tables.bar import Bar, Filters, Nothing, passing_menu
from ringside_manager.gui.tables.column import Column
from ringside_manager.gui.tables.model import RowsModel, SortKey
from ringside_manager.gui.tables.shape import MOST_SAVED, Chooser, Shape
from ringside_manager.gui.tables.sheet import Sheet, sheet_of
from ringside_manager.gui.tables.view import TableView
from ringside_manager.language import tr

__all__ = ["Column", "Table"]

# Keeps who is selected, and what is in sight, while the rows under a view are replaced


Flag = QItemSelectionModel.SelectionFlag


class Keeping(QObject):
    """Watches one view; ``changed`` when another row, or none, is selected than before."""

    changed = Signal()

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view, self._model = view, view.rows_model
        self._chosen: list[Hashable] = []
        self._current: tuple[Hashable | None, int] = (None, 0)
        self._scrolled = 0
        self._told: Hashable | None = None
        self._replacing = False
        self._model.modelAboutToBeReset.connect(self._note)
        self._model.modelReset.connect(self._restore)
        view.selectionModel().selectionChanged.connect(self._tell)

    def chosen_lines(self) -> list[int]:
        selection = self._view.selectionModel().selection()
        parts = [selection.at(place) for place in range(selection.count())]
        return sorted({line for part in parts for line in range(part.top(), part.bottom() + 1)})

    def choose(self, identities: list[Hashable]) -> bool:
        """Select these rows and no others; whether the first of them is shown."""
        lines = self._lines_of(identities)
        self._select(lines)
        if lines:
            self._current = (identities[0], max(self._view.currentIndex().column(), 0))
            self._make_current(lines[0])
            self._view.scrollTo(self._model.index(lines[0], 0))
        self._tell()
        return bool(lines)

    def _note(self) -> None:
        self._replacing = True
        index = self._view.currentIndex()
        row = self._model.row(index.row()) if index.isValid() else None
        self._current = (None if row is None else self._model.identity(row), max(index.column(), 0))
        self._chosen = [self._model.identity(self._model.row(line)) for line in self.chosen_lines()]
        self._scrolled = self._view.verticalScrollBar().value()

    def _restore(self) -> None:
        self._view.hovered = -1
        self._select(self._lines_of(self._chosen))
        line = None if self._current[0] is None else self._model.line_of(self._current[0])
        if line is not None:
            self._make_current(line)
        self._view.verticalScrollBar().setValue(self._scrolled)
        self._replacing = False
        self._tell()

    def _make_current(self, line: int) -> None:
        index = self._model.index(line, self._current[1])
        self._view.selectionModel().setCurrentIndex(index, Flag.NoUpdate)

    def _lines_of(self, identities: list[Hashable]) -> list[int]:
        if not identities:
            return []
        wanted, identity = set(identities), self._model.identity
        return [line for line, row in enumerate(self._model.shown_rows) if identity(row) in wanted]

    def _select(self, lines: list[int]) -> None:
        selection, last = QItemSelection(), self._model.columnCount() - 1
        runs: list[tuple[int, int]] = []
        for line in lines:
            if runs and runs[-1][1] == line - 1:
                runs[-1] = (runs[-1][0], line)
            else:
                runs.append((line, line))
        for first, end in runs:
            selection.select(self._model.index(first, 0), self._model.index(end, last))
        self._view.selectionModel().select(selection, Flag.ClearAndSelect)

    def _tell(self) -> None:
        if self._replacing:
            return
        lines = self.chosen_lines()
        now = self._model.identity(self._model.row(lines[0])) if lines else None
        if now != self._told:
            self._told = now
            self.changed.emit()


R = TypeVar("R")
Here = Qt.ShortcutContext.WidgetWithChildrenShortcut


class Table(QWidget, Generic[R]):
    """Rows of one type under columns, remembered under ``key``; ``identity`` tells rows apart.

    ``empty`` says why there may be nothing, ``empty_act`` (a text and what it does) what to do about it.
    ``activated`` carries the row opened by Enter or a double click, ``selected_changed`` the row selected
    or ``None``, ``go`` the place of a link, ``row_menu`` the context menu to add to and its row.
    """

    activated = Signal(object)
    selected_changed = Signal(object)
    go = Signal(object)
    row_menu = Signal(object, object)

    def __init__(
        self,
        key: str,
        columns: Sequence[Column[R]],
        identity: Callable[[R], Hashable],
        empty: str,
        parent: QWidget | None = None,
        empty_act: tuple[str, Callable[[], object]] | None = None,
    ) -> None:
        super().__init__(parent)
        self.title = ""
        self.model: RowsModel[R] = RowsModel(columns, identity, self)
        self.bar = Bar(self)  # before the rows, so that Tab comes to the search first
        self.view = TableView(self.model, self)
        self._nothing = Nothing(empty, empty_act, self.view, self.clear_filters)
        self._shape = Shape(key, columns, self.view)
        self._filters = Filters(self.view, self.bar.search)
        self._keeping = Keeping(self.view)
        self._default_sort: tuple[SortKey, ...] = ()
        self.view.setAccessibleName(key)
        self.view.filters.set_open(self._shape.memory.filters_open)
        self.bar.filter.setChecked(self._shape.memory.filters_open)
        self.model.sort_by(self._shape.memory.sorting)
        self._lay_out()
        self._connect()
        self._count()

    # rows ---------------------------------------------------------------------------------------------

    def set_title(self, title: str) -> None:
        """Name the table for screen readers, printed pages and file names."""
        self.title = title
        self.view.setAccessibleName(title)

    def set_rows(self, rows: Sequence[R]) -> None:
        """Show other rows; selection and what is in sight stay with who they were on."""
        self.model.set_rows(rows)
        self._filters.rows_changed()

    def say_when_empty(self, why: str) -> None:
        """Say something else where there are no rows, from the next rows on."""
        self._nothing.empty = why

    @property
    def rows(self) -> Sequence[R]:
        """All rows, filtered or not, as they were given."""
        return self.model.rows

    @property
    def shown_rows(self) -> list[R]:
        """The rows that pass the filters, in the order shown."""
        return self.model.shown_rows

    def selected(self) -> R | None:
        """The row selected, the topmost of several, or ``None``."""
        lines = self._keeping.chosen_lines()
        return self.model.row(lines[0]) if lines else None

    def selected_rows(self) -> list[R]:
        return [self.model.row(line) for line in self._keeping.chosen_lines()]

    def select(self, identity: Hashable) -> bool:
        """Select the row of that identity and bring it into sight; whether it is shown."""
        return self._keeping.choose([identity])

    # order and filters --------------------------------------------------------------------------------

    def sort_first_by(self, key: str, *, descending: bool = False) -> None:
        """The order where nobody has chosen one."""
        self._default_sort = (SortKey(key, descending),)
        if not self._shape.memory.sorting:
            self.model.sort_by(self._default_sort)

    def sort_column(self, section: int, *, more: bool = False) -> None:
        """Sort by a column as a click on its header does; ``more`` adds it to the columns sorted by.

        Figures begin with the largest; the next click turns the order, the third takes it away.
        """
        column = self.model.columns[section]
        first = SortKey(column.key, column.align == "right")
        turned = SortKey(column.key, column.align != "right")
        steps = {None: [first], first: [turned], turned: []}
        now = next((key for key in self.model.sorting if key.column == column.key), None)
        others = [key for key in self.model.sorting if key.column != column.key] if more else []
        self._shape.memory.sorting = others + steps.get(now, [first])
        self.model.sort_by(self._shape.memory.sorting or self._default_sort)
        self._shape.keep()

    def sort_to(self, section: int, *, descending: bool) -> None:
        """Sort by one column, upwards or downwards, and let it be heard."""
        column = self.model.columns[section]
        self._shape.memory.sorting = [SortKey(column.key, descending)]
        self.model.sort_by(self._shape.memory.sorting)
        self._shape.keep()
        told = tr("{column}, largest first") if descending else tr("{column}, smallest first")
        self.view.say(told.format(column=column.title))

    def show_filter(self) -> None:
        """Put the keyboard into the filter of the current column."""
        shown = [self.model.columns.index(column) for column in self._shape.shown()]
        here = self.view.currentIndex().column()
        self._filters.focus(here if here in shown else shown[0])

    def search(self, text: str) -> None:
        self.bar.search.setText(text)

    def filter(self, **texts: str) -> None:
        """Filter columns by key as if typed, and by nothing else."""
        self._filters.set_texts(texts)

    def clear_filters(self) -> None:
        self._filters.set_texts({})

    # columns ------------------------------------------------------------------------------------------

    def choose_columns(self) -> None:
        chooser = Chooser(self._shape.choices(), self)
        if chooser.exec():
            if chooser.wants_reset:
                self.reset()
            else:
                self._shape.choose(chooser.chosen())

    def reset(self) -> None:
        """Columns, widths, order and filters as they were at first."""
        self.clear_filters()
        self._shape.reset()
        self.model.sort_by(self._default_sort)

    # leaving the program ------------------------------------------------------------------------------

    def sheet(self, rows: Sequence[R] | None = None) -> Sheet:
        """The columns on show with the rows shown, or with those given."""
        title = self.title or self.window().windowTitle() or tr("Table")
        return sheet_of(title, self._shape.shown(), self.shown_rows if rows is None else rows)

    def copy(self, headings: bool = False) -> None:
        """Copy the rows selected, all those shown if none is."""
        sheet.copy(self.sheet(self.selected_rows() or None), headings=headings)

    def add_to(self, menu: QMenu) -> None:
        """Add what one does with a table as a whole to a menu."""
        menu.addAction(tr("Copy") + "\tCtrl+C", self.copy)
        menu.addAction(tr("Copy with headings") + "\tCtrl+Shift+C", lambda: self.copy(True))
        menu.addSeparator()
        menu.addAction(tr("Export as table (CSV)…"), lambda: self._export("csv", sheet.save_csv))
        menu.addAction(tr("Export as web page (HTML)…"), lambda: self._export("html", sheet.save_html))
        menu.addAction(tr("Export as document (PDF)…"), lambda: self._export("pdf", sheet.save_pdf))
        menu.addAction(tr("Print…"), lambda: sheet.ask_and_print(self, self.sheet()))
        menu.addSeparator()
        self._add_saved(menu)
        menu.addSeparator()
        self._add_sorting(menu.addMenu(tr("Sort by")))
        menu.addAction(tr("Columns…"), self.choose_columns)
        menu.addAction(tr("Reset table"), self.reset)

    def _add_sorting(self, menu: QMenu) -> None:
        """Offer the columns on show, the first nine by their number; sorted ones are ticked."""
        sorted_by = {key.column for key in self.model.sorting}
        for number, column in enumerate(self._shape.shown(), 1):
            key = f"&{number}  " if number < 10 else ""
            section = self.model.columns.index(column)
            action = menu.addAction(key + column.title.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(column.key in sorted_by)
            action.triggered.connect(lambda _on=False, at=section: self.sort_column(at))

    # saved filters ------------------------------------------------------------------------------------

    def _add_saved(self, menu: QMenu) -> None:
        saved = self._shape.memory.saved
        for name in saved:
            self._add_named(menu, tr("Filter: {name}").format(name=name), name, self.use_filters)
        keep = menu.addAction(tr("Save these filters…"), self._ask_and_save_filters)
        keep.setEnabled(bool(self._filters.texts()) and len(saved) < MOST_SAVED)
        if saved:
            forget = menu.addMenu(tr("Forget a filter"))
            for name in saved:
                self._add_named(forget, name, name, self.forget_filters)

    @staticmethod
    def _add_named(menu: QMenu, text: str, name: str, act: Callable[[str], None]) -> None:
        menu.addAction(text.replace("&", "&&")).triggered.connect(lambda _checked=False: act(name))

    def _ask_and_save_filters(self) -> None:
        name, given = QInputDialog.getText(self, tr("Save these filters"), tr("Name of these filters:"))
        if given and name.strip():
            self.save_filters(name.strip())

    def save_filters(self, name: str) -> None:
        self._shape.memory.saved[name] = self._filters.texts()
        self._shape.keep()

    def use_filters(self, name: str) -> None:
        self._filters.set_texts(self._shape.memory.saved.get(name, {}))

    def forget_filters(self, name: str) -> None:
        self._shape.memory.saved.pop(name, None)
        self._shape.keep()

    def _export(self, suffix: str, save: Callable[[Sheet, Path], None]) -> None:
        sheet.ask_and_save(self, self.sheet(), suffix, save)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to the rows; as their focus proxy this would have Tab pass over what stands above."""
        super().focusInEvent(event)
        self.view.setFocus(event.reason())

    # inside -------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(8))
        layout.addWidget(self.bar)
        layout.addWidget(self.view, 1)

    def _connect(self) -> None:
        view, header = self.view, self.view.filters
        view.opened.connect(lambda line: self.activated.emit(self.model.row(line)))
        view.led.connect(self.go)
        view.copied.connect(self.copy)
        view.sorted_here.connect(lambda section, more: self.sort_column(section, more=more))
        view.ordered.connect(lambda section, down: self.sort_to(section, descending=down))
        header.sectionClicked.connect(self._header_clicked)
        header.customContextMenuRequested.connect(self._show_header_menu)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._show_row_menu)
        self._keeping.changed.connect(lambda: self.selected_changed.emit(self.selected()))
        self._filters.changed.connect(self._count)
        self.model.shown_changed.connect(self._count)
        self.bar.filter.toggled.connect(header.set_open)
        header.opened.connect(self._filters_opened)
        self.bar.into_rows.connect(view.setFocus)
        self.bar.columns.clicked.connect(self.choose_columns)
        self.bar.help_wanted.connect(lambda: self._filters.show_help(self.bar.search))
        self.bar.help_done.connect(self._filters.hide_help)
        self.bar.menu_wanted.connect(self.add_to)
        QShortcut("Ctrl+F", self, self.show_filter, context=Here)
        QShortcut("Ctrl+Shift+F", self, self.bar.search.setFocus, context=Here)

    def _filters_opened(self, opened: bool) -> None:
        self.bar.filter.setChecked(opened)
        if self._shape.memory.filters_open != opened:
            self._shape.memory.filters_open = opened
            self._shape.keep()

    def _count(self) -> None:
        shown, total = self.model.rowCount(), len(self.rows)
        self.bar.tell(shown, total, filtered=bool(self._filters.texts()))
        self._nothing.tell(shown, total)

    def _header_clicked(self, section: int) -> None:
        shift = QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        self.sort_column(section, more=bool(shift))

    def _show_header_menu(self, where: QPoint) -> None:
        section = self.view.filters.logicalIndexAt(where)
        menu = passing_menu(self)
        if section >= 0:
            self._add_for_column(menu, section)
        for column, shown in self._shape.choices():
            action = menu.addAction(column.title.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(shown)
            action.toggled.connect(lambda on, key=column.key: self._shape.set_shown(key, shown=on))
        menu.addSeparator()
        menu.addAction(tr("Columns…"), self.choose_columns)
        menu.addAction(tr("Reset table"), self.reset)
        menu.popup(self.view.filters.mapToGlobal(where))

    def _add_for_column(self, menu: QMenu, section: int) -> None:
        column = self.model.columns[section]
        menu.addAction(tr("Sort by this column"), lambda: self.sort_column(section))
        menu.addAction(tr("Sort by this column too"), lambda: self.sort_column(section, more=True))
        menu.addAction(tr("Filter this column"), lambda: self._filters.focus(section))
        menu.addAction(tr("Hide this column"), lambda: self._shape.set_shown(column.key, shown=False))
        menu.addSeparator()

    def _show_row_menu(self, where: QPoint) -> None:
        index = self.view.indexAt(where)
        menu = passing_menu(self)
        if index.isValid():
            row = self.model.row(index.row())
            menu.addAction(tr("Open"), lambda: self.activated.emit(row))
            self.row_menu.emit(menu, row)
            menu.addSeparator()
        self.add_to(menu)
        menu.popup(self.view.viewport().mapToGlobal(where))
