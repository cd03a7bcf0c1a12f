"""Copies of a league for those who read it elsewhere: what each may see of it (C87), and new saves made of its lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from ringside_manager.campaign.books import Books
from ringside_manager.league import copies
from ringside_manager.league.business.club import NightCommitted, ParcelTaken, SealsOpened
from ringside_manager.league.business.nights import BidSealed
from ringside_manager.league.business.offers import BoutMade, OfferAnswered, OfferMade
from ringside_manager.league.business.open_books import Corrected
from ringside_manager.league.deeds import Entry
from ringside_manager.league.journal import is_private
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.journal import NOBODY, is_hidden


def make_copy(source: Path, texts: Iterable[bytes], to: Path) -> None:
    """Make the new save ``to`` of all lines of a journal, withheld records and all; raises as ``copies.build``."""
    copies.build(source, tuple(copies.lines_from(source, texts)), to)


def hidden_from(entries: Sequence[Entry], books: Books, reader: Party | None) -> frozenset[int]:
    """Return the entries whose records ``reader`` may not see (C87): others' secrets, and the keeper's until they are opened."""
    viewer = reader or NOBODY
    made = frozenset(entry.deed.offer for entry in entries if isinstance(entry.deed, BoutMade))
    return frozenset(
        entry.number
        for entry in entries
        if _is_withheld_from(entry, entries, books, viewer) and _offer_of(entry) not in made
    )


def _offer_of(entry: Entry) -> int:
    """The offer an entry makes or answers, 0 for any other: what has led to a bout is known to all, also if it was struck."""
    if isinstance(entry.deed, OfferAnswered):
        return entry.deed.offer
    return entry.number if isinstance(entry.deed, OfferMade) else 0


def _is_withheld_from(entry: Entry, entries: Sequence[Entry], books: Books, viewer: Party) -> bool:
    deed = entry.deed
    if isinstance(deed, NightCommitted):
        page = books.club.nights.get(deed.night)
        return page is None or page.committed != entry.number or page.opened is None
    if isinstance(deed, ParcelTaken):
        device = books.club.devices.get(deed.device)
        return device is None or device.member != viewer.name
    if isinstance(deed, SealsOpened):
        return True
    if isinstance(deed, Corrected):
        deed = deed.deed
        return is_private(deed)
    if isinstance(deed, BidSealed):
        return deed.manager != viewer.manager
    return is_hidden(entry, entries, books, viewer)
