"""Finding fighters and managers by what people type."""

from __future__ import annotations

from collections.abc import Iterable

from ringside_manager.campaign.books import Books, FighterBook, ManagerBook
from ringside_manager.errors import UnknownNameError
from ringside_manager.text_safety import match_key


def find_fighter(books: Books, name: str) -> FighterBook:
    """The fighter meant by ``name``, regardless of case and accents; part of a name will do if only one fits.

    Raises ``UnknownNameError`` with close matches, or with the names that all fit.
    """
    return books.fighters[_find("fighter", name, {fighter.name: n for n, fighter in books.fighters.items()})]


def find_manager(books: Books, name: str) -> ManagerBook:
    """The manager meant by ``name``; see ``find_fighter``."""
    return books.managers[_find("manager", name, {manager.name: n for n, manager in books.managers.items()})]


def _find(what: str, name: str, numbers: dict[str, int]) -> int:
    wanted = match_key(name)
    for known, number in numbers.items():
        if match_key(known) == wanted:
            return number
    fitting = [known for known in numbers if wanted and wanted in match_key(known)]
    if len(fitting) == 1:
        return numbers[fitting[0]]
    raise UnknownNameError(what, name, _candidates(fitting, numbers))


def _candidates(fitting: list[str], numbers: Iterable[str]) -> Iterable[str]:
    return fitting or numbers
