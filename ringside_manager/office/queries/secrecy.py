"""What in a journal is not for everybody's eyes: offers and deals between others (C24, C40), sealed bids (C54)."""

from __future__ import annotations

from collections.abc import Sequence

from ringside_manager.campaign.books import Answer, Books
from ringside_manager.league.deeds import DealAnswered, DealProposed, Deed, Entry, OfferAnswered, OfferMade
from ringside_manager.office.desk import Party

NOBODY = Party("")
"""The eyes of whoever passes by an empty seat: what concerns anybody in particular is not for him."""


def is_hidden(entry: Entry, entries: Sequence[Entry], books: Books, viewer: Party | None) -> bool:
    """Whether an entry tells an offer or deal that concerns others and has led to nothing.

    ``viewer`` ``None`` is whoever keeps the file: he sees all but what sealed bids say.  The promoter sees
    what is asked of whom (C3).
    """
    if viewer is None or viewer.promoter:
        return False
    concerned = _concerned(entry.number, entry.deed, entries, books)
    return concerned is not None and viewer.manager not in concerned


def _concerned(number: int, deed: Deed, entries: Sequence[Entry], books: Books) -> set[int | None] | None:
    """The managers an entry is about; ``None`` if it is about everybody."""
    if isinstance(deed, OfferMade):
        page = books.offers.get(number)
        if page is not None and page.answer is Answer.ACCEPTED:
            return None
        opponent = books.fighters.get(deed.blue)
        asked = {opponent.manager} if opponent is not None and opponent.manager is not None else set()
        answered = {page.answered_by} if page is not None and page.answered_by is not None else set()
        return {deed.proposer, *asked, *answered}
    if isinstance(deed, DealProposed):
        deal = books.deals.get(number)
        return None if deal is not None and deal.accepted else {deed.proposer, deed.partner}
    if isinstance(deed, OfferAnswered | DealAnswered):
        about = deed.offer if isinstance(deed, OfferAnswered) else deed.deal
        return _concerned(about, entries[about - 1].deed, entries, books) if about < number else None
    return None
