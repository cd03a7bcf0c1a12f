"""What in a journal is not for everybody's eyes: offers and deals between others (C24, C40),
sealed bids (C54), fight plans."""

from __future__ import annotations

from collections.abc import Sequence

from ringside_manager.campaign.books import Answer, Books
from ringside_manager.league.business.deals import DealAnswered, DealProposed
from ringside_manager.league.business.nights import PlanSealed
from ringside_manager.league.business.offers import OfferAnswered, OfferMade
from ringside_manager.league.deeds import Deed, Entry
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.plans import is_open

NOBODY = Party("")
"""The eyes of whoever passes by an empty seat: what concerns anybody in particular is not for him."""


BETWEEN_TWO = frozenset({OfferMade, OfferAnswered, DealProposed, DealAnswered})
"""The deeds that may be between two managers only."""

NOT_FOR_ALL = BETWEEN_TWO | {PlanSealed}
"""The deeds that may be hidden from somebody."""


def is_hidden(entry: Entry, entries: Sequence[Entry], books: Books, viewer: Party | None) -> bool:
    """Whether an entry tells an offer or deal that concerns others and has led to nothing, or a rival's fight plan.

    ``viewer`` ``None`` is whoever keeps the file: he sees all but what sealed bids and plans say.  The promoter sees
    what is asked of whom (C3), and no plan before a bout was fought with it.
    """
    if viewer is not None and isinstance(entry.deed, PlanSealed):
        return viewer.manager != entry.deed.manager and not is_open(books, entry.deed, entry.number)
    if viewer is None or viewer.promoter or type(entry.deed) not in BETWEEN_TWO:
        return False
    concerned = _concerned(entry.number, entry.deed, entries, books)
    return concerned is not None and viewer.manager not in concerned


def _concerned(number: int, deed: Deed, entries: Sequence[Entry], books: Books) -> set[int] | None:
    """The managers an entry is about; ``None`` if it is about everybody."""
    if isinstance(deed, OfferMade):
        page, opponent = books.offers.get(number), books.fighters.get(deed.blue)
        if page is not None and page.answer is Answer.ACCEPTED:
            return None
        asked = None if opponent is None else opponent.manager
        answered = None if page is None else page.answered_by
        return {manager for manager in (deed.proposer, asked, answered) if manager is not None}
    if isinstance(deed, DealProposed):
        deal = books.deals.get(number)
        return None if deal is not None and deal.accepted else {deed.proposer, deed.partner}
    if isinstance(deed, OfferAnswered | DealAnswered):
        about = deed.offer if isinstance(deed, OfferAnswered) else deed.deal
        return _concerned(about, entries[about - 1].deed, entries, books) if about < number else None
    return None
