"""The small language of the filter row (>50, 10..20, =x, !x), its help card, the field it is typed into, and the header over it."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.tables.column import number_in
from ringside_manager.gui.widgets import plain_label, set_tip, show_if
from ringside_manager.language import tr
from ringside_manager.text_safety import match_key

# The small language of the filter row: ``>50``, ``10..20``, ``=x``, ``!x``, ``a|b``, ``"two words"``


Accepts = Callable[[str, float | None], bool]
"""Whether a cell passes: its text folded by ``fold``, and the number it says, if any."""

_TOKEN = re.compile(r'\s*(?:(\|)|(!*)\s*(>=|<=|>|<|=)?\s*(?:"([^"]*)"|("[^"]*$)|([^\s|]+))?)')
_NUMBERS = re.compile(r"!*(?:[<>]=?\d.*|\d.*\.\..*|\.\.\d.*)")
_RANGE = re.compile(r"(.*?[^.])?\.\.([^.].*)?")
# Any: both sides are texts or both are numbers.
_COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    ">": operator.gt,
    ">=": operator.ge,
    "<": operator.lt,
    "<=": operator.le,
}


class FilterFault(Enum):
    """What can be wrong with a filter."""

    NOTHING_TO_COMPARE = auto()
    NUMBER_WANTED = auto()
    OPEN_QUOTE = auto()
    NO_ALTERNATIVE = auto()
    BACKWARDS = auto()


class FilterError(ValueError):
    """A filter that cannot be read: what is wrong, and the part of the text it is about."""

    def __init__(self, fault: FilterFault, part: str) -> None:
        super().__init__(fault.name)
        self.fault = fault
        self.part = part


@dataclass(frozen=True, slots=True)
class _Term:
    """One token: how often negated, an operator or none, and its word; ``quoted`` words are never ranges."""

    negated: bool
    sign: str
    word: str
    quoted: bool


def compares(text: str) -> bool:
    """Whether ``text`` compares numbers, which only a single column can: ``>50``, ``10..20``."""
    return any(_NUMBERS.fullmatch(part) for part in text.split())


def fold(text: str) -> str:
    """``text`` without case and accents, as filters compare it."""
    return text.lower() if text.isascii() else match_key(text)


def parse(text: str, *, numeric: bool = False) -> Accepts | None:
    """The test ``text`` asks for, or ``None`` if it asks for nothing; ``numeric`` for a column of numbers.

    Raises ``FilterError``.
    """
    groups = [_either([_test(term, numeric) for term in group]) for group in _groups(text)]
    if not groups:
        return None
    return groups[0] if len(groups) == 1 else lambda cell, number: all(test(cell, number) for test in groups)


def _either(tests: Sequence[Accepts]) -> Accepts:
    return tests[0] if len(tests) == 1 else lambda cell, number: any(test(cell, number) for test in tests)


def _groups(text: str) -> list[list[_Term]]:
    groups: list[list[_Term]] = []
    place, waiting = 0, False
    while place < len(text.rstrip()):
        found = _TOKEN.match(text, place)
        if found is None or found.end() == place:
            raise FilterError(FilterFault.NOTHING_TO_COMPARE, text[place:])
        place = found.end()
        if found.group(1):
            if waiting or not groups:
                raise FilterError(FilterFault.NO_ALTERNATIVE, text.strip())
            waiting = True
            continue
        _place_term(groups, _term(found), waiting)
        waiting = False
    if waiting:
        raise FilterError(FilterFault.NO_ALTERNATIVE, text.strip())
    return groups


def _place_term(groups: list[list[_Term]], term: _Term, alternative: bool) -> None:
    if alternative:
        groups[-1].append(term)
    else:
        groups.append([term])


def _term(found: re.Match[str]) -> _Term:
    _, bangs, sign, quoted, left_open, word = found.groups()
    if left_open is not None:
        raise FilterError(FilterFault.OPEN_QUOTE, left_open)
    if quoted is None and word is None:
        raise FilterError(FilterFault.NOTHING_TO_COMPARE, found.group().strip())
    return _Term(len(bangs) % 2 == 1, sign or "", word if quoted is None else quoted, quoted is not None)


def _test(term: _Term, numeric: bool) -> Accepts:
    if term.sign == "=":
        test = _equal(term.word, numeric)
    elif term.sign:
        test = _compared(term, numeric)
    elif not term.quoted and (found := _RANGE.fullmatch(term.word)) and any(found.groups()):
        test = _within(found.group(1) or "", found.group(2) or "", numeric)
    else:
        test = _holds(term.word)
    return (lambda cell, number: not test(cell, number)) if term.negated else test


def _holds(word: str) -> Accepts:
    wanted = fold(word)
    return lambda cell, _number: wanted in cell


def _equal(word: str, numeric: bool) -> Accepts:
    wanted, amount = fold(word).strip(), number_in(word)
    if numeric and amount is not None:
        return lambda cell, number: number == amount if number is not None else cell.strip() == wanted
    return lambda cell, _number: cell.strip() == wanted


def _compared(term: _Term, numeric: bool) -> Accepts:
    compare, amount, wanted = _COMPARE[term.sign], number_in(term.word), fold(term.word)
    if not numeric:
        return lambda cell, _number: bool(cell) and compare(cell, wanted)
    if amount is None:
        raise FilterError(FilterFault.NUMBER_WANTED, term.sign + term.word)
    return lambda _cell, number: number is not None and compare(number, amount)


def _within(low: str, high: str, numeric: bool) -> Accepts:
    word = f"{low}..{high}"
    return _number_range(low, high, word) if numeric else _word_range(fold(low), fold(high), word)


def _number_range(low: str, high: str, word: str) -> Accepts:
    first = number_in(low) if low else float("-inf")
    last = number_in(high) if high else float("inf")
    if first is None or last is None:
        raise FilterError(FilterFault.NUMBER_WANTED, word)
    if last < first:
        raise FilterError(FilterFault.BACKWARDS, word)
    return lambda _cell, number: number is not None and first <= number <= last


def _word_range(low: str, high: str, word: str) -> Accepts:
    if high and high < low[: len(high)]:
        raise FilterError(FilterFault.BACKWARDS, word)
    return lambda cell, _number: bool(cell) and low <= cell and (not high or cell[: len(high)] <= high)


# The filter language as a person reads it: a small help card, and what is wrong in words


def told(error: FilterError) -> str:
    """What is wrong with a filter, as a sentence."""
    sentences = {
        FilterFault.NOTHING_TO_COMPARE: tr("A word or a number is missing after {part}."),
        FilterFault.NUMBER_WANTED: tr("{part} needs numbers: this column holds numbers."),
        FilterFault.OPEN_QUOTE: tr("The quotation mark of {part} is not closed."),
        FilterFault.NO_ALTERNATIVE: tr("The bar | stands between two words, and one is missing in {part}."),
        FilterFault.BACKWARDS: tr("{part} ends before it begins."),
    }
    return sentences[error.fault].format(part=error.part)


def words_only() -> str:
    """Where numbers are compared, for whoever does it in the search."""
    return tr(
        "The search looks for words. To compare numbers, write this under a heading: Ctrl+F opens the filter row."
    )


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


# The fields above the rows: of the search, and under one column


Key = Qt.Key


class RowsField(QLineEdit):
    """A field above the rows of a table, which its keys lead into."""

    left = Signal()
    help_wanted = Signal()
    into_rows = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

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


class FilterField(RowsField):
    """The filter of one column: red with its fault told when it cannot be read."""

    entered = Signal()

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.set_fault("")
        self.setAccessibleName(tr("Filter of {column}").format(column=title))
        set_tip(self, tr("Filters this column; F1 tells how"))

    def set_fault(self, fault: str) -> None:
        """Tell what is wrong with the text; an empty ``fault`` for nothing."""
        self.fault = fault
        self.setAccessibleDescription(fault)
        self.setProperty("wrong", bool(fault))
        colour = f"color: {theme().bad};" if fault else ""
        self.setStyleSheet(f"QLineEdit {{ {colour} padding-left: 2px; padding-right: 2px; }}")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()


# The header of a table with the filter row under it


_GAP = 2


class FilterHeader(QHeaderView):
    """A horizontal header that can show a field under each column."""

    opened = Signal(bool)

    def __init__(self, parent: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.fields: dict[int, FilterField] = {}
        self._open = False
        self._titles = QSize(), (0, "", False)
        self.setSectionsClickable(True)
        self.setSectionsMovable(True)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(24)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.sectionResized.connect(self._place_fields)
        self.sectionMoved.connect(self._order_fields)
        parent.horizontalScrollBar().valueChanged.connect(self._place_fields)

    @property
    def is_open(self) -> bool:
        return self._open

    def set_open(self, opened: bool) -> None:
        """Show or hide the filter row."""
        if opened == self._open:
            return
        self._open = opened
        self.opened.emit(opened)
        self.updateGeometries()
        self.updateGeometry()
        self._place_fields()

    def add_field(self, section: int, title: str) -> FilterField:
        field = FilterField(title, self)
        self.fields[section] = field
        field.hide()
        return field

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint a title; under that of the column the keys are at there is a line."""
        super().paintSection(painter, rect, section)
        table = self.parentWidget()
        if isinstance(table, QTableView) and table.hasFocus() and table.currentIndex().column() == section:
            painter.fillRect(rect.adjusted(0, rect.height() - px(3), 0, 0), QColor(theme().accent_strong))

    def sizeHint(self) -> QSize:
        """Titles, and the fields when they are open.

        Qt measures all titles again whenever one of them has become wider, and asks dozens of times while it lays out a page.
        """
        size, measured = self._titles
        now = self.count(), self.font().key(), self.testAttribute(Qt.WidgetAttribute.WA_WState_Polished)
        if measured != now:
            size = super().sizeHint()
            self._titles = size, now
        return QSize(size.width(), size.height() + px(8) + self._field_height())

    def updateGeometries(self) -> None:
        self.setViewportMargins(0, 0, 0, self._field_height())
        super().updateGeometries()
        self._place_fields()

    def _field_height(self) -> int:
        if not self._open or not self.fields:
            return 0
        return max(field.sizeHint().height() for field in self.fields.values()) + 2 * _GAP

    def _place_fields(self) -> None:
        for section, field in self.fields.items():
            shown = self._open and not self.isSectionHidden(section)
            if shown:
                field.setGeometry(self._rectangle(section, field.sizeHint().height()))
            show_if(field, shown)

    def _rectangle(self, section: int, height: int) -> QRect:
        width = self.sectionSize(section)
        left = self.sectionViewportPosition(section)
        return QRect(left + _GAP, self.viewport().height() + _GAP, max(width - 2 * _GAP, 0), height)

    def _order_fields(self) -> None:
        sections = [self.logicalIndex(place) for place in range(self.count())]
        fields = [self.fields[section] for section in sections if section in self.fields]
        for field, following in pairwise(fields):
            QWidget.setTabOrder(field, following)
        self._place_fields()
