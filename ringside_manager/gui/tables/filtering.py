"""The small language of the filter row: ``>50``, ``10..20``, ``=x``, ``!x``, ``a|b``, ``"two words"``.

A filter is groups of terms: a space between groups means *and*, ``|`` between terms means *or*.
Words are found anywhere in a cell, without regard to case or accents.  Nothing here knows a window.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from ringside_manager.gui.tables.column import number_in
from ringside_manager.text_safety import match_key

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
