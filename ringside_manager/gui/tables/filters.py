"""What is typed into the search field and the filter row, brought to the rows."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLineEdit

from ringside_manager.gui.tables.filtering import Accepts, FilterError, compares, parse
from ringside_manager.gui.tables.header import FilterField
from ringside_manager.gui.tables.view import TableView
from ringside_manager.gui.tables.words import HelpCard, told, words_only
from ringside_manager.gui.widgets import set_tip

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
        for section, column in enumerate(view.rows_model.columns):
            self._add(section, column.key, column.title)
        search.textChanged.connect(lambda: self._typed(SEARCH))

    def texts(self) -> dict[str, str]:
        """What is typed, by column key; the search under the empty key."""
        typed = {key: field.text() for key, field in self._fields.items()} | {SEARCH: self._search.text()}
        return {key: text for key, text in typed.items() if text.strip()}

    def set_texts(self, texts: dict[str, str]) -> None:
        """Type these filters and no others."""
        self._search.setText(texts.get(SEARCH, ""))
        for key, field in self._fields.items():
            field.setText(texts.get(key, ""))
        if any(key in self._fields for key in texts):
            self._view.filters.set_open(True)

    def focus(self, section: int) -> None:
        """Put the keyboard into the field of a column."""
        self._view.filters.set_open(True)
        field = self._view.filters.fields.get(section)
        if field is not None:
            field.setFocus()
            field.selectAll()

    def rows_changed(self) -> None:
        """Read the filters anew: whether a column holds numbers may have changed."""
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
        """Put the help away."""
        if self._card is not None:
            self._card.hide()

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
