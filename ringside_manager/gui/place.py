"""Where one can go in the window, and the way back; and what can be done there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Place:
    """A page, and what it is to show.

    ``number`` is that of the books (a fighter, manager, bout, tournament, entry or night; 0 for none),
    ``part`` says more: the id of a rule, the second fighter, a tab of the page.
    """

    page: str
    number: int = 0
    part: str = ""


COMMAND = "command"
"""No page: the command of the window whose key ``part`` says is to be carried out."""
GLOSSARY = "glossary"
"""No page: the word ``part`` of the glossary."""
LONGEST = 100


class Trail(Generic[T]):
    """What was visited one after another, and which of it is shown, for going back and forth as in a browser."""

    def __init__(self) -> None:
        self._places: list[T] = []
        self._at = -1

    @property
    def here(self) -> T | None:
        return self._places[self._at] if self._places else None

    @property
    def can_go_back(self) -> bool:
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        return self._at + 1 < len(self._places)

    def visit(self, place: T) -> None:
        """Come to a place; what lay ahead is forgotten."""
        if place == self.here:
            return
        self._places = [*self._places[: self._at + 1], place][-LONGEST:]
        self._at = len(self._places) - 1

    def back(self) -> T | None:
        """Go to the place before; ``None`` if there is none."""
        if not self.can_go_back:
            return None
        self._at -= 1
        return self.here

    def forward(self) -> T | None:
        """Go again where one came back from; ``None`` if nowhere."""
        if not self.can_go_forward:
            return None
        self._at += 1
        return self.here

    def clear(self) -> None:
        """Forget everything, as when somebody else sits down."""
        self._places.clear()
        self._at = -1


# What can be done: one table for menus, toolbar, command palette, shortcuts and tests


def _always() -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Command:
    """One thing that can be done.

    ``key`` names it for settings and tests; ``menu`` is the key of the menu it stands in (``""`` for
    none); ``shortcut`` is a key sequence as Qt writes them; ``why_not`` says why it cannot be done now,
    ``""`` if it can.  ``group`` keeps neighbours in a menu together; ``words`` help the palette find it.
    """

    key: str
    text: str
    run: Callable[[], object]
    menu: str = ""
    shortcut: str = ""
    icon: str = ""
    group: str = ""
    words: str = ""
    checked: Callable[[], bool] | None = None
    why_not: Callable[[], str] = _always
    label: Callable[[], str] | None = None
    """For a text that changes, such as what an undo would undo."""
