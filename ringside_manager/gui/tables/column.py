"""A column of a table: what it is called, what it takes from a row, and how that is shown."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from PySide6.QtCore import QLocale

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
