"""Sentences with values: English as they stand, another language when somebody reads them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

_NOTHING: Mapping[str, object] = MappingProxyType({})


class Message(str):
    """An English sentence that remembers how it was made.

    As a ``str`` it is English, so that logs, ``str(error)`` and comparisons never depend on a language.
    """

    template: str
    """The sentence with a named blank for each value; without values braces stand for themselves."""
    values: Mapping[str, object]
    """What stands in the blanks.  A value that is a message is translated with its sentence; all others are data."""
    number: int | None
    """What chooses the plural form, or ``None``."""
    many: str
    """The template for any number but 1 where there is a number."""

    __slots__ = ("many", "number", "template", "values")

    def __new__(
        cls,
        template: str,
        values: Mapping[str, object] = _NOTHING,
        *,
        many: str = "",
        number: int | None = None,
    ) -> Message:
        """Make the English sentence."""
        english = template if number in (None, 1) else many
        made = super().__new__(cls, filled(english, values, number))
        made.template, made.values, made.many, made.number = template, values, many, number
        return made

    def __call__(self) -> str:
        """Return the sentence in the language chosen now."""
        from ringside_manager.language.catalogues import translated

        return translated(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.template, dict(self.values), self.many, self.number)


def _again(template: str, values: Mapping[str, object], many: str, number: int | None) -> Message:
    """Rebuild a message that came from another process."""
    return Message(template, values, many=many, number=number)


def say(template: str, /, **values: object) -> Message:
    """Return the sentence with its values; ``template`` is written out in full, its blanks are named."""
    return Message(template, values)


def say_number(one: str, many: str, n: int, /, **values: object) -> Message:
    """Return the sentence for a number: ``one`` for 1, ``many`` for any other; ``{n}`` stands for the number."""
    return Message(one, values, many=many, number=n)


def later(text: str) -> Message:
    """Return a text for a table of words, to be called when it is shown."""
    return Message(text)


def word(text: str) -> Message:
    """Return a word of the program that is in a variable; :mod:`ringside_manager.language.words` lists them."""
    return Message(text)


def joined(between: str, parts: Iterable[object]) -> Message:
    """Return the parts in a row, each of which is translated by itself if it is a message."""
    values = {f"part{number}": part for number, part in enumerate(parts)}
    return Message(between.join(f"{{{name}}}" for name in values), values)


def filled(template: str, values: Mapping[str, object], number: int | None = None) -> str:
    """Return a template with its blanks filled; it is left alone where there is nothing to fill in."""
    if number is not None:
        return template.format(**values, n=number)
    return template.format(**values) if values else template
