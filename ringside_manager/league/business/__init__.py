"""The league's business, one chapter per subject: its deeds and how they are posted into the books.

Posting writes the books up from the journal, deed by deed; never a die, never a refusal.  What the rules
would not have allowed, as after a correction, is posted as it is and noted as a ``Doubt``.  What cannot be
posted at all, since something it speaks of is not in the books, is noted the same way and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ringside_manager.campaign.books import Books
from ringside_manager.league.business import (
    bouts,
    careers,
    club,
    contracts,
    founding,
    nights,
    offers,
    open_books,
    tournaments,
)
from ringside_manager.league.business.open_books import MissingPageError, OpenBooks, post
from ringside_manager.league.deeds import Deed, Entry

__all__ = [
    "bouts",
    "careers",
    "club",
    "contracts",
    "founding",
    "night_of",
    "nights",
    "offers",
    "open_books",
    "post_all",
    "post_entry",
    "rewrites",
    "tournaments",
]


def post_entry(books: Books, entry: Entry, *, rewritten: bool = False) -> None:
    """Write one entry into the books, which hold all entries before it.

    A strike or correction only says that something before it does not count: see ``rewrites``.  ``rewritten``:
    it was written when something before it counted otherwise.
    """
    opened = OpenBooks(books, entry.number, night_of(books, entry.deed))
    try:
        if rewritten:
            bouts.examine_again(opened, entry.deed, entry.record)
        post(entry.deed, opened)
    except MissingPageError as missing:
        opened.doubt("C4", str(missing))


def post_all(entries: Sequence[Entry]) -> Books:
    """The books of a whole journal, strikes and corrections heeded."""
    books, held = Books(), open_books.in_force(entries)
    otherwise = open_books.written_otherwise(entries, held)
    for entry in held.entries:
        post_entry(books, entry, rewritten=any(since < entry.number < until for since, until in otherwise))
    return books


def rewrites(deeds: Iterable[Deed]) -> bool:
    """Whether any of these changes what earlier entries mean, so that the books must be posted afresh."""
    return any(isinstance(deed, open_books.Struck | open_books.Corrected) for deed in deeds)


def night_of(books: Books, deed: Deed) -> int:
    """The night a deed about to be posted belongs to: that of its bout, or the league's (C2)."""
    if isinstance(deed, bouts.BoutFought):
        bout = books.bouts.get(deed.bout)
        return books.night if bout is None else bout.night
    return deed.night if isinstance(deed, nights.NightClosed) else books.night
