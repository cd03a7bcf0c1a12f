"""Finding fighters and managers of a league by what people type."""

from __future__ import annotations

from ringside_manager.campaign.books import Books, FighterBook, ManagerBook
from ringside_manager.fighters.name_search import find


def find_fighter(books: Books, name: str) -> FighterBook:
    """The fighter meant by ``name``, regardless of case and accents; part of a name will do if only one fits.

    Raises ``AmbiguousNameError`` with all who fit, or ``UnknownNameError`` with close matches.
    """
    return find("fighter", name, books.fighters.values(), lambda fighter: fighter.name)


def find_manager(books: Books, name: str) -> ManagerBook:
    """The manager meant by ``name``; see ``find_fighter``."""
    return find("manager", name, books.managers.values(), lambda manager: manager.name)
