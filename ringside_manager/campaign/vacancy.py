"""A vacant title: who may fight for it next (C66)."""

from __future__ import annotations

from collections.abc import Iterator

from ringside_manager.campaign.books import Answer, Books, Division, FighterBook
from ringside_manager.campaign.frequency import rested_from
from ringside_manager.campaign.promoter import TITLE_NIGHTS
from ringside_manager.campaign.titles import Candidate, vacant_title_pair
from ringside_manager.errors import RuleError

_NO = (Answer.REFUSED, Answer.LAPSED, Answer.WITHDRAWN)

VACANT_FROM = 4
"""A vacant title waits for two of the four best who have not declined, rather than go to whoever is rested."""


def is_vacant(division: Division) -> bool:
    """Whether there has been a champion and now there is none (C66)."""
    return division.crowned and division.champion is None


def vacant_since(division: Division) -> int:
    """The night the latest reign ended; the title must be vacant."""
    return division.reigns[-1].until_night or 0


def is_title_booked(books: Books, division: Division) -> bool:
    """Whether a bout for the title is made already."""
    return any(
        books.bouts[bout].title for number in division.roster for bout in books.fighters[number].booked
    )


def due_pair(
    books: Books, division: Division, night: int, *, silent: frozenset[int] = frozenset()
) -> tuple[int, int] | None:
    """The two highest-ranked contenders whose managers have not declined and who are rested on ``night`` (C66).

    ``silent`` are fighters whose managers let the time pass without a word.  ``None`` if there are no
    two among the four best.
    """
    declined = frozenset(_declined(books, division)) | silent
    willing = [number for number in division.ranking if number not in declined][:VACANT_FROM]
    return vacant_title_pair(
        Candidate(number, _is_rested(books, books.fighters[number], night)) for number in willing
    )


def is_patience_over(division: Division, night: int) -> bool:
    """Whether contenders who have said nothing are passed over from ``night`` on."""
    return night - vacant_since(division) >= TITLE_NIGHTS


def check_due_pair(
    books: Books, division: Division, pair: tuple[FighterBook, FighterBook], night: int
) -> None:
    """Raise ``RuleError`` C66 unless these two are next in line for the vacant title on ``night``."""
    due = due_pair(books, division, night)
    if due is not None and {fighter.number for fighter in pair} == set(due):
        return
    named = " and ".join(books.fighters[number].name for number in due or ())
    raise RuleError(
        "C66",
        f"{pair[0].name} and {pair[1].name} are not the two highest-ranked contenders who would fight for "
        f"the vacant title on night {night}" + (f"; these are {named}." if named else "."),
        next_step="Wait until those before them have declined, or box without the title.",
    )


def _declined(books: Books, division: Division) -> Iterator[int]:
    """Whose managers said no to a bout for the title, or let the offer lapse, since it fell vacant."""
    since = vacant_since(division)
    for offer in reversed(books.offers.values()):
        if offer.made_night < since:
            return
        both_active = not any(books.fighters[number].is_retired for number in (offer.red, offer.blue))
        if offer.title and both_active and offer.answer in _NO:
            yield offer.red if offer.answer is Answer.WITHDRAWN else offer.blue


def _is_rested(books: Books, fighter: FighterBook, night: int) -> bool:
    """Whether he can box on ``night`` without a carried loss and without a bout close by (C2, C55)."""
    if fighter.last_night is not None and night < rested_from(fighter.last_night):
        return False
    booked = (books.bouts[bout].night for bout in fighter.booked)
    return all(night >= rested_from(other) or other >= rested_from(night) for other in booked)
