"""Filling a phrase with names and facts."""

from __future__ import annotations

import re
from typing import Protocol

_BLANK = re.compile(r"\{(?P<article>[Aa] )?(?P<name>\w+)(?P<owner>'s)?(?P<spelt> in words| in order)?\}")
_NUMBERS = (
    "nought", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
_ORDINALS = (
    "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth",
    "twentieth",
)  # fmt: skip
_ENDINGS = {"1": "st", "2": "nd", "3": "rd"}


class Values(Protocol):
    """What the blanks of a phrase are filled from; ``KeyError`` for a name it does not hold."""

    def __getitem__(self, name: str, /) -> str:
        """The text of a blank."""
        ...  # pragma: no cover


def fill(phrase: str, values: Values) -> str:
    """``phrase`` with its blanks filled from ``values``, which are inserted as they are.

    ``KeyError`` names a blank without a value; ``resources/phrases/README.md`` says what a blank can be.
    """
    return _BLANK.sub(lambda blank: _filled(blank, values), phrase)


def blanks(phrase: str) -> tuple[str, ...]:
    """The values a phrase needs, in the order it names them."""
    return tuple(_key(blank["name"]) for blank in _BLANK.finditer(phrase))


def _key(name: str) -> str:
    return name[0].lower() + name[1:]


def _filled(blank: re.Match[str], values: Values) -> str:
    value = values[_key(blank["name"])]
    if blank["spelt"]:
        value = in_words(value) if blank["spelt"] == " in words" else in_order(value)
    if blank["owner"]:
        value += "'" if value.endswith("s") else "'s"
    if blank["article"]:
        value = f"{'an' if value[:1].lower() in 'aeiou' else 'a'} {value}"
    capital = (blank["article"] or blank["name"])[0].isupper()
    return value[:1].upper() + value[1:] if capital else value


def in_words(number: str) -> str:
    """A whole number of at most twenty as a word; anything else as it is."""
    return _NUMBERS[int(number)] if number.isdecimal() and int(number) < len(_NUMBERS) else number


def in_order(number: str) -> str:
    """A whole number as the place in a row: ``third``, ``21st``; anything else as it is."""
    if not number.isdecimal():
        return number
    if 0 < int(number) < len(_ORDINALS):
        return _ORDINALS[int(number)]
    teen = number[-2:-1] == "1"
    return number + ("th" if teen else _ENDINGS.get(number[-1], "th"))
