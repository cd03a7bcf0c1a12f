"""Where one can go in the window."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A page, and what it is to show.

    ``number`` is that of the books (a fighter, manager, bout, tournament, entry or night; 0 for none),
    ``part`` says more: the id of a rule, the second fighter, a tab of the page.
    """

    page: str
    number: int = 0
    part: str = ""
