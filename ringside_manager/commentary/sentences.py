"""Filling a phrase with names and facts."""

from __future__ import annotations

import re
from collections.abc import Mapping

_BLANK = re.compile(r"\{(?P<article>[Aa] )?(?P<name>\w+)(?P<owner>'s)?(?P<spelt> in words)?\}")
_NUMBERS = (
    "nought", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip


def fill(phrase: str, values: Mapping[str, str]) -> str:
    """``phrase`` with its blanks filled from ``values``, which are inserted as they are.

    ``KeyError`` names a blank without a value; ``resources/phrases/README.md`` says what a blank can be.
    """
    return _BLANK.sub(lambda blank: _filled(blank, values), phrase)


def blanks(phrase: str) -> tuple[str, ...]:
    """The values a phrase needs, in the order it names them."""
    return tuple(_key(blank["name"]) for blank in _BLANK.finditer(phrase))


def _key(name: str) -> str:
    return name[0].lower() + name[1:]


def _filled(blank: re.Match[str], values: Mapping[str, str]) -> str:
    value = values[_key(blank["name"])]
    if blank["spelt"]:
        value = in_words(value)
    if blank["owner"]:
        value += "'" if value.endswith("s") else "'s"
    if blank["article"]:
        value = f"{'an' if value[:1].lower() in 'aeiou' else 'a'} {value}"
    capital = (blank["article"] or blank["name"])[0].isupper()
    return value[:1].upper() + value[1:] if capital else value


def in_words(number: str) -> str:
    """A whole number of at most twenty as a word; anything else as it is."""
    return _NUMBERS[int(number)] if number.isdecimal() and int(number) < len(_NUMBERS) else number
