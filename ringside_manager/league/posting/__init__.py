"""Posting: the books written up from the journal, deed by deed; never a die, never a refusal.

What the rules would not have allowed, as after a correction, is posted as it is and noted as a
``Doubt``.  What cannot be posted at all, since something it speaks of is not in the books, is
noted the same way and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ringside_manager.campaign.books import Books
from ringside_manager.league.deed_base import Deed
from ringside_manager.league.deeds import (
    BidSealed,
    BoutCancelled,
    BoutFought,
    BoutMade,
    Corrected,
    DatesAuctioned,
    DealAnswered,
    DealProposed,
    Entry,
    FighterRetired,
    FighterSigned,
    FighterSold,
    FightersTraded,
    LeagueEnded,
    LeagueFounded,
    ManagerSeated,
    NightClosed,
    OfferAnswered,
    OfferMade,
    StablesOrdered,
    Struck,
    TournamentDrawn,
    WalkoverGiven,
)
from ringside_manager.league.night_deeds import DoorsOpened, PlanSealed
from ringside_manager.league.posting.aftermath import bout_fought
from ringside_manager.league.posting.desk import Desk, MissingPageError
from ringside_manager.league.posting.founding import (
    fighter_signed,
    league_founded,
    manager_seated,
    stables_ordered,
)
from ringside_manager.league.posting.market import (
    bid_sealed,
    dates_auctioned,
    deal_answered,
    deal_proposed,
    fighter_sold,
    fighters_traded,
)
from ringside_manager.league.posting.nights import (
    doors_opened,
    fighter_retired,
    league_ended,
    night_closed,
    plan_sealed,
)
from ringside_manager.league.posting.promoter import (
    card_approved,
    card_ordered,
    doubt_settled,
    league_branched,
    places_awarded,
    ranking_overridden,
)
from ringside_manager.league.posting.schedule import bout_cancelled, bout_made, offer_answered, offer_made
from ringside_manager.league.posting.scrutiny import examine_again
from ringside_manager.league.posting.tournaments import tournament_drawn, walkover_given
from ringside_manager.league.posting.words import InForce, corrected, in_force, struck, written_otherwise
from ringside_manager.league.promoter_deeds import (
    CardApproved,
    CardOrdered,
    DoubtSettled,
    LeagueBranched,
    PlacesAwarded,
    RankingOverridden,
)

__all__ = ["InForce", "in_force", "night_of", "post", "post_all", "rewrites"]

# Each function takes the one kind of deed it stands beside, which a table cannot say.
_POSTINGS: dict[type[Deed], Callable[[Desk, Any], None]] = {
    LeagueFounded: league_founded,
    ManagerSeated: manager_seated,
    StablesOrdered: stables_ordered,
    FighterSigned: fighter_signed,
    FighterSold: fighter_sold,
    FightersTraded: fighters_traded,
    DealProposed: deal_proposed,
    DealAnswered: deal_answered,
    OfferMade: offer_made,
    OfferAnswered: offer_answered,
    BoutMade: bout_made,
    BoutCancelled: bout_cancelled,
    BidSealed: bid_sealed,
    DatesAuctioned: dates_auctioned,
    PlanSealed: plan_sealed,
    DoorsOpened: doors_opened,
    BoutFought: bout_fought,
    FighterRetired: fighter_retired,
    TournamentDrawn: tournament_drawn,
    WalkoverGiven: walkover_given,
    NightClosed: night_closed,
    CardApproved: card_approved,
    CardOrdered: card_ordered,
    PlacesAwarded: places_awarded,
    RankingOverridden: ranking_overridden,
    DoubtSettled: doubt_settled,
    LeagueBranched: league_branched,
    LeagueEnded: league_ended,
    Struck: struck,
    Corrected: corrected,
}


def post(books: Books, entry: Entry, *, rewritten: bool = False) -> None:
    """Write one entry into the books, which hold all entries before it.

    A strike or correction only says that something before it does not count: see ``rewrites``.  ``rewritten``:
    it was written when something before it counted otherwise.
    """
    desk = Desk(books, entry.number, night_of(books, entry.deed))
    try:
        if rewritten:
            examine_again(desk, entry.deed, entry.record)
        _POSTINGS[type(entry.deed)](desk, entry.deed)
    except MissingPageError as missing:
        desk.doubt("C4", str(missing))


def post_all(entries: Sequence[Entry]) -> Books:
    """The books of a whole journal, strikes and corrections heeded."""
    books, held = Books(), in_force(entries)
    otherwise = written_otherwise(entries, held)
    for entry in held.entries:
        post(books, entry, rewritten=any(since < entry.number < until for since, until in otherwise))
    return books


def rewrites(deeds: Iterable[Deed]) -> bool:
    """Whether any of these changes what earlier entries mean, so that the books must be posted afresh."""
    return any(isinstance(deed, Struck | Corrected) for deed in deeds)


def night_of(books: Books, deed: Deed) -> int:
    """The night a deed about to be posted belongs to: that of its bout, or the league's (C2)."""
    if isinstance(deed, BoutFought):
        bout = books.bouts.get(deed.bout)
        return books.night if bout is None else bout.night
    return deed.night if isinstance(deed, NightClosed) else books.night
