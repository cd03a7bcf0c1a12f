"""Who somebody is: fighters, managers and the promoter by what people type, and what they may do besides their own orders (C3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from ringside_manager.campaign.books import Books, FighterBook, ManagerBook
from ringside_manager.errors import against
from ringside_manager.fighters.finding import find
from ringside_manager.language import say
from ringside_manager.league import database
from ringside_manager.league.deeds import Entry
from ringside_manager.office.docket import PROGRAM, Party
from ringside_manager.office.facts.journal import is_hidden
from ringside_manager.text_safety import match_key

# Finding fighters and managers of a league by what people type


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
    fighters = database.peek(save, "fighters", "fighter_name") or database.peek(
        save, "fighters", "name"
    )  # as it was before 2.0
    return database.peek(save, "managers", "name"), fighters


# Who somebody is, and what he may do besides his own orders (C3)


PROMOTER = "promoter"
"""What the promoter can always be called, whoever he is."""


def promoter_of(books: Books) -> str:
    """The promoter's name; where the program is the promoter, whoever speaks for all managers signs as it."""
    return books.promoter or PROGRAM


def find_party(books: Books, name: str) -> Party:
    """Who ``name`` is: the promoter by his name or as ``promoter``, or a manager as ``find_manager`` finds him."""
    if match_key(name) in (match_key(promoter_of(books)), PROMOTER):
        return Party(promoter_of(books), promoter=True)
    manager = find_manager(books, name)
    return Party(manager.name, manager.number)


def check_not_private(books: Books, by: Party, concerned: Iterable[Entry], entries: Sequence[Entry]) -> None:
    """Raise ``RuleError`` C3 for what concerns others alone and is hidden from him; a promoter strikes it unread."""
    if not by.promoter and any(is_hidden(entry, entries, books, by) for entry in concerned):
        raise against(
            "C3",
            "The latest act is private and belongs to others.",
            next_step=say("Whoever it belongs to can take it back."),
        )


def check_may_mend(books: Books, by: Party, entries: Iterable[Entry]) -> None:
    """Raise ``RuleError`` C3 unless he may undo or correct these entries.

    Where a person is the promoter it is his office, but everybody may take back his own order; else anybody may.
    """
    own = all(entry.by == by.name for entry in entries)
    if books.promoter and not by.promoter and not own:
        raise against(
            "C3",
            "Only the promoter may undo or correct this, not {name}.",
            name=by.name,
            next_step=say("Ask {promoter}.", promoter=books.promoter),
        )
