"""Where one can go in the window, and the way back."""

from __future__ import annotations

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
