"""What stands above the rows: search, filter row with its help, columns; and what is shown where there are no rows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
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

from ringside_manager.gui.look import follow_look, icon, px, square, theme, typeface
from ringside_manager.gui.tables.column import (
    Accepts,
    FilterError,
    FilterField,
    RowsField,
    compares,
    parse,
    told,
    words_only,
)
from ringside_manager.gui.tables.view import TableView
from ringside_manager.gui.widgets import button, note, plain_label, set_tip, show_if
from ringside_manager.language import tr

# What stands above the rows, and what stands in their place when there are none


class Search(RowsField):
    """Looks through all columns at once."""

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


class Bar(QWidget):
    """Search, filter row, count, columns, and a menu of everything else."""

    into_rows = Signal()
    help_wanted = Signal()
    help_done = Signal()
    menu_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.search = Search(self)
        self.filter = bar_tool(tr("Filter row"), tr("A filter under each column (Ctrl+F)"))
        self.filter.setCheckable(True)
        self.count = QLabel()
        self.count.setTextFormat(Qt.TextFormat.PlainText)
        self.count.setProperty("tone", "muted")
        self.columns = bar_tool(tr("Columns"), tr("Choose columns and their order"))
        self.more = bar_tool(tr("More"), tr("Copy, export, print, saved filters"))
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
        self.empty, self._view = empty, view
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
        self.setVisible(shown == 0)
        self._text.setText(tr("No row passes the filter.") if total else self.empty)
        show_if(self._clear, total > 0)
        if self._act is not None:
            show_if(self._act, total == 0)


def passing_menu(parent: QWidget) -> QMenu:
    """A menu that is gone once it has been closed."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def bar_tool(name: str, tip: str) -> QToolButton:
    """A button of a bar, reached by Tab."""
    made = QToolButton()
    made.setAccessibleName(name)
    set_tip(made, tip)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made


# How a filter is written


def grammar() -> tuple[tuple[str, str], ...]:
    """Examples of the language with what they find."""
    return (
        ("lou", tr("lou anywhere: Louis, Claudio; capitals and accents do not matter")),
        (">50   <=3", tr("more than 50; 3 or less")),
        ("10..20   10..", tr("from 10 to 20; 10 or more")),
        ("=9   =ali", tr("exactly 9; exactly Ali")),
        ("!draw", tr("everything without draw")),
        ("ko|tko", tr("one or the other")),
        ("joe smith", tr("both words, wherever they stand")),
        ('"joe smith"', tr("the two words next to each other")),
    )


class HelpCard(QFrame):
    """Floats under a field without taking the keyboard; the fault first if there is one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.ToolTip)
        self.setObjectName("filterHelp")
        self.setAccessibleName(tr("How to write a filter"))
        self._fault = QLabel()
        self._fault.setTextFormat(Qt.TextFormat.PlainText)
        self._fault.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(14), px(12), px(14), px(12))
        layout.addWidget(self._fault)
        layout.addLayout(_examples())

    def show_under(self, field: QWidget, fault: str = "") -> None:
        """Show the card under ``field``, inside the window where there is room."""
        colours = theme()
        self.setStyleSheet(
            f"#filterHelp {{ background: {colours.raised}; border: 1px solid {colours.line}; }}"
            f"QLabel {{ color: {colours.text}; background: transparent; }}"
        )
        self._fault.setText(fault)
        self._fault.setStyleSheet(f"color: {colours.bad}; font-weight: 600;")
        self._fault.setVisible(bool(fault))
        self.adjustSize()
        window = field.window()
        corner = field.mapToGlobal(QPoint(0, field.height() + px(4)))
        right = window.mapToGlobal(QPoint(window.width(), 0)).x() - self.width() - px(8)
        self.move(max(window.mapToGlobal(QPoint(0, 0)).x(), min(corner.x(), right)), corner.y())
        self.show()


def _examples() -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(px(20))
    grid.setVerticalSpacing(px(4))
    for line, (example, meaning) in enumerate(grammar()):
        for place, text in enumerate((example, meaning)):
            label = plain_label(text)
            if place == 0:
                label.setFont(typeface(weight=600))
            grid.addWidget(label, line, place)
    return grid


# What is typed into the search field and the filter row, brought to the rows


SEARCH = ""
"""Stands for the search field among filters by column key."""


class Filters(QObject):
    """The fields of one table; a filter that cannot be read is told and changes nothing."""

    changed = Signal()

    def __init__(self, view: TableView, search: QLineEdit) -> None:
        super().__init__(view)
        self._view, self._search = view, search
        self._fields: dict[str, FilterField] = {}
        self._tests: dict[str, Accepts] = {}
        self._card: HelpCard | None = None
        self._tip = search.toolTip()
        view.filters.opened.connect(self._make_fields)
        search.textChanged.connect(lambda: self._typed(SEARCH))

    def texts(self) -> dict[str, str]:
        """What is typed, by column key; the search under the empty key."""
        typed = {key: field.text() for key, field in self._fields.items()} | {SEARCH: self._search.text()}
        return {key: text for key, text in typed.items() if text.strip()}

    def set_texts(self, texts: dict[str, str]) -> None:
        """Type filters by column key, the search under the empty key; the filter row opens for those of columns."""
        self._search.setText(texts.get(SEARCH, ""))
        if any(column.key in texts for column in self._view.rows_model.columns):
            self._view.filters.set_open(True)
        for key, field in self._fields.items():
            field.setText(texts.get(key, ""))

    def focus(self, section: int) -> None:
        self._view.filters.set_open(True)
        field = self._view.filters.fields.get(section)
        if field is not None:
            field.setFocus()
            field.selectAll()

    def rows_changed(self) -> None:
        """Read the filters again: whether a column holds numbers may have changed."""
        for key, field in self._fields.items():
            if field.text().strip():
                self._read(key, field.text())

    def show_help(self, field: QLineEdit) -> None:
        """Show how a filter is written, under ``field``."""
        if self._card is None:
            self._card = HelpCard(self._view)
        fault = field.fault if isinstance(field, FilterField) else ""
        self._card.show_under(field, fault)

    def hide_help(self) -> None:
        if self._card is not None:
            self._card.hide()

    def _make_fields(self) -> None:
        """Make the fields when the filter row is first opened: few tables are ever filtered by it."""
        if not self._fields:
            for section, column in enumerate(self._view.rows_model.columns):
                self._add(section, column.key, column.title)

    def _add(self, section: int, key: str, title: str) -> None:
        field = self._view.filters.add_field(section, title)
        field.textChanged.connect(lambda: self._typed(key))
        field.entered.connect(lambda: self._bring(section))
        field.left.connect(self.hide_help)
        field.help_wanted.connect(lambda: self.show_help(field))
        field.into_rows.connect(self._view.setFocus)
        self._fields[key] = field

    def _bring(self, section: int) -> None:
        header, bar = self._view.filters, self._view.horizontalScrollBar()
        left, right = (
            header.sectionPosition(section),
            header.sectionPosition(section) + header.sectionSize(section),
        )
        bar.setValue(max(min(bar.value(), left), right - self._view.viewport().width()))
        if header.fields[section].fault:
            self.show_help(header.fields[section])

    def _typed(self, key: str) -> None:
        text = self._search.text() if key == SEARCH else self._fields[key].text()
        if self._read(key, text):
            searching = self._tests.get(SEARCH)
            columns = {name: test for name, test in self._tests.items() if name != SEARCH}
            self._view.rows_model.set_filter(columns, searching)
        if key == SEARCH:
            self._hint(text)
        self.changed.emit()

    def _hint(self, text: str) -> None:
        """Whoever compares numbers in the search is told where that is understood."""
        fault = str(self._search.property("fault") or "")
        hint = fault or (words_only() if compares(text) else "")
        set_tip(self._search, hint or self._tip)
        self._search.setAccessibleDescription(hint)
        if hint and self._search.hasFocus():
            if self._card is None:
                self._card = HelpCard(self._view)
            self._card.show_under(self._search, hint)
        elif not hint:
            self.hide_help()

    def _read(self, key: str, text: str) -> bool:
        field = self._fields.get(key)
        try:
            test = parse(text, numeric=field is not None and self._view.rows_model.cells.numeric(key))
        except FilterError as error:
            self._tell(field, told(error))
            return False
        self._tell(field, "")
        self._tests.pop(key, None)
        if test is not None:
            self._tests[key] = test
        return True

    def _tell(self, field: FilterField | None, fault: str) -> None:
        if field is None:
            self._search.setProperty("wrong", bool(fault))
            self._search.setProperty("fault", fault)
            self._search.style().polish(self._search)
            return
        was = field.fault
        field.set_fault(fault)
        if fault and field.hasFocus():
            self.show_help(field)
        elif was and not fault:
            self.hide_help()
