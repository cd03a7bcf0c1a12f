"""The few kinds of columns a save has; each knows its own CHECK."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from peewee import SQL, Check, IntegerField, Model, TextField

EXACT = 2**53
"""No whole number of the books goes beyond this, so that every reader holds it exactly."""


class Whole(IntegerField):
    """A whole number from ``low`` to ``high``."""

    def __init__(
        self, low: int = -EXACT, high: int = EXACT, *, null: bool = False, index: bool = False
    ) -> None:
        super().__init__(null=null, index=index)
        self.low, self.high = low, high

    def bind(self, model: type[Model], name: str, set_attribute: bool = True) -> None:
        """Give the column its CHECK as soon as its name is known."""
        super().bind(model, name, set_attribute)
        self.constraints = [Check(f'"{self.column_name}" BETWEEN {self.low} AND {self.high}')]


class Flag(Whole):
    """0 or 1."""

    def __init__(self, *, null: bool = False) -> None:
        super().__init__(0, 1, null=null)


class Word(TextField):
    """One of the values of an enumeration, or of those in ``also``."""

    def __init__(self, kind: type[Enum], *, null: bool = False, also: Iterable[str] = ()) -> None:
        super().__init__(null=null)
        self.allowed = [str(member.value) for member in kind] + list(also)

    def bind(self, model: type[Model], name: str, set_attribute: bool = True) -> None:
        """Give the column its CHECK as soon as its name is known."""
        super().bind(model, name, set_attribute)
        words = ", ".join(f"'{word}'" for word in self.allowed)
        self.constraints = [Check(f'"{self.column_name}" IN ({words})')]


class Link(IntegerField):
    """The key of a row in ``table``, looked at when the act is complete: the order of rows is free."""

    def __init__(
        self, table: str, *, key: str = "number", primary: bool = False, index: bool = False
    ) -> None:
        target = SQL(f'REFERENCES "{table}" ("{key}") DEFERRABLE INITIALLY DEFERRED')
        super().__init__(primary_key=primary, index=index, constraints=[target])


class TextLink(TextField):
    """The key of a row in ``table`` whose key is a text."""

    def __init__(self, table: str, *, key: str) -> None:
        super().__init__(constraints=[SQL(f'REFERENCES "{table}" ("{key}") DEFERRABLE INITIALLY DEFERRED')])
