"""The program as promoter (C3): what it approves where the rules leave it to the promoter."""

from __future__ import annotations

from ringside_manager.campaign.books import Books, BoutBook, FighterBook
from ringside_manager.errors import RuleError

TITLE_CONTENDERS = 5
"""The promoter approves a title bout only against one of the best-ranked: otherwise a champion would
draw the title purse against the weakest man who is ranked at all."""

TITLE_NIGHTS = 8
"""The promoter wants this many nights between two bouts for the title, so that it stays an event."""


def title_is_due(books: Books, champion: FighterBook, night: int) -> bool:
    """Whether the title has rested long enough to be at stake on ``night``."""
    latest = _latest_title_night(books, champion)
    return latest is None or night - latest >= TITLE_NIGHTS


def check_title_due(books: Books, champion: FighterBook, night: int) -> None:
    """Raise ``RuleError`` C3 unless the program's promoter wants a title bout on ``night``."""
    if not title_is_due(books, champion, night):
        latest = _latest_title_night(books, champion) or 0
        raise RuleError(
            "C3",
            f"The promoter wants {TITLE_NIGHTS} nights between title bouts; the last was on night {latest}.",
            next_step=f"Offer it for night {latest + TITLE_NIGHTS} or later, or box without the title.",
        )


def check_challenger(books: Books, challenger: FighterBook) -> None:
    """Raise ``RuleError`` C3 unless the program's promoter approves the challenger for the title."""
    if challenger.rank is None or challenger.rank > TITLE_CONTENDERS:
        raise RuleError(
            "C3",
            f"The promoter approves title bouts against the {TITLE_CONTENDERS} best-ranked contenders; "
            f"{challenger.name} is {_standing(challenger)}.",
            next_step="Match the champion with a higher-ranked contender, or box without the title.",
        )
    if _challenged_last(books, challenger):
        raise RuleError(
            "C3",
            f"{challenger.name} fought for the title in its last bout; the promoter wants another challenger.",
            next_step="Let somebody else challenge first.",
        )


def approves(books: Books, challenger: FighterBook) -> bool:
    """Whether ``check_challenger`` lets him pass."""
    try:
        check_challenger(books, challenger)
    except RuleError:
        return False
    return True


def _standing(fighter: FighterBook) -> str:
    return f"ranked {fighter.rank}" if fighter.rank else "not ranked"


def _challenged_last(books: Books, challenger: FighterBook) -> bool:
    """Whether the title's latest bout was his, unless there is no other contender to choose."""
    division = books.divisions[challenger.weight_class]
    champion = division.champion
    if champion is None or len(division.ranking) < 2:
        return False
    latest = _latest_title_bout(books, books.fighters[champion])
    return latest is not None and challenger.number in latest.fighters


def _latest_title_bout(books: Books, champion: FighterBook) -> BoutBook | None:
    bouts = (books.bouts[bout] for bout in reversed([*champion.bouts, *champion.booked]))
    return next((bout for bout in bouts if bout.title), None)


def _latest_title_night(books: Books, champion: FighterBook) -> int | None:
    latest = _latest_title_bout(books, champion)
    return None if latest is None else latest.night
