"""A column of a table: what it takes from a row, which cells pass its filter (>50, 10..20, =x, !x), and the header with that row."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

from PySide6.QtCore import QLocale, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QLineEdit,
    QTableView,
    QWidget,
)

from ringside_manager.gui.look import px, theme
from ringside_manager.gui.widgets import set_tip, show_if
from ringside_manager.language import tr
from ringside_manager.text_safety import match_key

if TYPE_CHECKING:
    from ringside_manager.gui.place import Place


R = TypeVar("R")
Align = Literal["left", "right"]

_BLANKS = " \u00a0\u202f"


@dataclass(frozen=True, slots=True)
class Column(Generic[R]):
    """One column over rows of type ``R``.

    ``value`` sorts and exports; ``text`` shows (by default the value as it is).  ``tip`` explains the column
    (a text, shown at its header) or each cell (a function of the row); ``place`` makes cells links; ``rule``
    is the id behind the numbers; ``width`` counts characters; ``hidden`` columns wait in the chooser.
    """

    key: str
    title: str
    value: Callable[[R], object]
    text: Callable[[R], str] | None = None
    align: Align = "left"
    tip: str | Callable[[R], str] | None = None
    place: Callable[[R], Place | None] | None = None
    rule: str = ""
    width: int = 12
    hidden: bool = False

    def shown(self, row: R) -> str:
        """The text of the cell; empty for a value that is not known."""
        if self.text is not None:
            return self.text(row)
        value = self.value(row)
        return "" if value is None else str(value)

    def number(self, row: R) -> float | None:
        """The number a person reads in the cell, or else the number behind it, or ``None``.

        The shown number goes first: whoever types ``>50`` over a column of dollars means dollars,
        even where the books count cents.
        """
        value = self.value(row)
        if isinstance(value, bool) or not isinstance(value, int | float):
            return None
        shown = number_in(self.text(row)) if self.text is not None else None
        return value if shown is None else shown

    def cell(self, row: R) -> str | int | float:
        """What an exported table holds: a number where there is one, else the text shown."""
        number = self.number(row)
        if number is None:
            return self.shown(row)
        return int(number) if number == int(number) else number


def number_in(text: str) -> float | None:
    """The number ``text`` says and nothing else: ``$1,200.50``, ``−3``, ``+4½``, ``60 %``; or ``None``.

    It is read as the window writes it: with the signs of the language between thousands and before decimals
    (``$1.200,50`` in German).  A point before decimals is understood in every language where it can mean nothing else.
    """
    language = QLocale()
    pattern = _number_pattern(language.groupSeparator(), language.decimalPoint())
    found = pattern.fullmatch(text.strip().replace("\u061c", ""))
    if found is None or not any(found.group(3, 4, 5)):
        return None
    sign, inner, whole, fraction, half = found.groups()
    parts = f"0.{fraction[1:]}" if fraction else "0"
    amount = float(re.sub(r"\D", "", whole or "") or 0) + float(parts) + (0.5 if half else 0)
    return -amount if "-" in (sign + inner).replace("−", "-") else amount


@cache
def _number_pattern(group: str, point: str) -> re.Pattern[str]:
    """A number in a language: groups of three digits from the right, before them of two or three (as in India)."""
    between, before = re.escape(group + _BLANKS), re.escape(f"{point}.")
    whole = rf"\d{{1,3}}(?:[{between}]\d{{2,3}})*[{between}]\d{{3}}|\d+"
    return re.compile(rf"([-+−]?)\$?([-−]?)({whole})?([{before}]\d+)?(½)?\s*%?")


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


# What is wrong with a filter, in words


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
