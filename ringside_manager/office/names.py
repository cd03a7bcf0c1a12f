"""Finding fighters and managers of a league by what people type."""

from __future__ import annotations

from pathlib import Path

from ringside_manager.campaign.books import Books, FighterBook, ManagerBook
from ringside_manager.fighters.name_search import find
from ringside_manager.league import database


def find_fighter(books: Books, name: str) -> FighterBook:
    """The fighter meant by ``name``, regardless of case and accents; part of a name will do if only one fits.

    Raises ``AmbiguousNameError`` with all who fit, or ``UnknownNameError`` with close matches.
    """
    return find("fighter", name, books.fighters.values(), lambda fighter: fighter.name)


def find_manager(books: Books, name: str) -> ManagerBook:
    """The manager meant by ``name``; see ``find_fighter``."""
    return find("manager", name, books.managers.values(), lambda manager: manager.name)


def names_in(save: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of managers and of fighters in a league that may be open elsewhere; none of a file that tells none.

    Neither waits for the league nor takes its lock, and believes what stands there: for suggestions only.
    """
    return database.peek(save, "managers", "name"), database.peek(save, "fighters", "name")
