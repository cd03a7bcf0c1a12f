"""Posting what the promoter decides: cards, ranks, doubts (C3, C5, C32, C53); and a league branched off."""

from __future__ import annotations

from collections.abc import Iterable

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutBook, BoutState, Doubt, GivenRank, NewsKind, Settlement
from ringside_manager.league.posting.desk import Desk
from ringside_manager.league.promoter_deeds import (
    CardApproved,
    CardOrdered,
    DoubtSettled,
    LeagueBranched,
    PlacesAwarded,
    RankingOverridden,
)


def card_approved(desk: Desk, deed: CardApproved) -> None:
    """Note the approval on every bout it names that is still to come (C3)."""
    for bout in _still_made(desk, deed.bouts, deed.night, None):
        bout.approved = desk.entry


def card_ordered(desk: Desk, deed: CardOrdered) -> None:
    """Give the bouts of the card their turns, and take away those they had (C5)."""
    for bout in _card(desk, deed.night, deed.arena):
        bout.turn = None
    for turn, bout in enumerate(_still_made(desk, deed.bouts, deed.night, deed.arena), 1):
        bout.turn = turn


def places_awarded(desk: Desk, deed: PlacesAwarded) -> None:
    """Mark the bouts that come first for a place, and no others of the card (C53)."""
    for bout in _card(desk, deed.night, deed.arena):
        bout.awarded = False
    for bout in _still_made(desk, deed.bouts, deed.night, deed.arena):
        bout.awarded = True


def _card(desk: Desk, night: int, arena: Arena) -> list[BoutBook]:
    return [desk.bout(bout.number) for bout in desk.books.bouts_of_night(night) if bout.arena is arena]


def _still_made(desk: Desk, bouts: Iterable[int], night: int, arena: Arena | None) -> list[BoutBook]:
    """Those bouts of the card that are there and still to come: a word about others is about nothing."""
    pages = (desk.books.bouts.get(number) for number in dict.fromkeys(bouts))
    return [
        desk.bout(page.number)
        for page in pages
        if page is not None
        and page.state is BoutState.MADE
        and page.night == night
        and arena in (None, page.arena)
    ]


def ranking_overridden(desk: Desk, deed: RankingOverridden) -> None:
    """Keep the rank until the rankings are drawn up, or lift it (C32)."""
    fighter = desk.fighter(deed.fighter)
    if deed.rank is not None and (fighter.is_retired or not fighter.tally.bouts):
        desk.doubt("C34", f"{fighter.name} was given a rank but is retired or has not boxed yet.")
    given = None if deed.rank is None else GivenRank(deed.rank, desk.books.closed, deed.reason)
    fighter.given = given
    desk.news(NewsKind.RANK_GIVEN, (fighter.number,), amount=deed.rank or 0, word=deed.reason)


def doubt_settled(desk: Desk, deed: DoubtSettled) -> None:
    """Mark what is in doubt about an entry as seen; a doubt that is no longer there needs nothing."""
    seen = {settlement.doubt for settlement in desk.books.settlements}
    for doubt in dict.fromkeys(desk.books.doubts):
        if _is_meant(deed, doubt) and doubt not in seen:
            desk.books.settlements.append(Settlement(desk.entry, doubt, deed.note))


def _is_meant(deed: DoubtSettled, doubt: Doubt) -> bool:
    named = (deed.rule, deed.why) in (("", ""), (doubt.rule, doubt.why))
    return doubt.entry == deed.entry and named


def league_branched(desk: Desk, deed: LeagueBranched) -> None:
    """The league has a new name and remembers where it comes from."""
    desk.books.name, desk.books.origin = deed.name, deed.origin
    desk.books.touched.league = True
    desk.news(NewsKind.BRANCHED, amount=deed.entry, word=deed.origin)
