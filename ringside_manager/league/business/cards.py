"""The card of a night: approved, put in order, its places given or auctioned (C3, C5, C53, C54)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, ClassVar

from annotated_types import Ge, Le

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutBook, BoutState, LedgerKind, NewsKind
from ringside_manager.language import say
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.deeds import D100, Cents, Deed, Night, Number


@dataclass(frozen=True, slots=True)
class CardDrawnUp(Deed):
    """The bouts of a night are agreed on before its eve, for the promoter to see (C73)."""

    kind: ClassVar[str] = "card_drawn_up"
    night: Night


@post.register
def card_drawn_up(deed: CardDrawnUp, opened: OpenBooks) -> None:
    """Nobody looks for bouts for that night any more (C73)."""
    books = opened.books
    if deed.night != books.closed + 1:
        opened.doubt(
            "C73",
            say(
                "The card of night {night} was drawn up after night {closed}.",
                night=deed.night,
                closed=books.closed,
            ),
        )
    books.drawn_up = deed.night
    books.touched.league = True


@dataclass(frozen=True, slots=True)
class CardApproved(Deed):
    """The promoter approves bouts of a night (C3); it changes nothing about them."""

    kind: ClassVar[str] = "card_approved"
    night: Night
    bouts: tuple[Number, ...]


@post.register
def card_approved(deed: CardApproved, opened: OpenBooks) -> None:
    """Note the approval on every bout it names that is still to come (C3)."""
    for bout in _still_made(opened, deed.bouts, deed.night, None):
        bout.approved = opened.entry


@dataclass(frozen=True, slots=True)
class CardOrdered(Deed):
    """The promoter puts the bouts of an arena's card in order; those not named come after them (C5)."""

    kind: ClassVar[str] = "card_ordered"
    night: Night
    arena: Arena
    bouts: tuple[Number, ...]


@post.register
def card_ordered(deed: CardOrdered, opened: OpenBooks) -> None:
    """Give the bouts of the card their turns, and take away those they had (C5)."""
    for bout in _card(opened, deed.night, deed.arena):
        bout.turn = None
    for turn, bout in enumerate(_still_made(opened, deed.bouts, deed.night, deed.arena), 1):
        bout.turn = turn


@dataclass(frozen=True, slots=True)
class PlacesAwarded(Deed):
    """The promoter names the bouts that come first for the places of an arena's card (C53)."""

    kind: ClassVar[str] = "places_awarded"
    night: Night
    arena: Arena
    bouts: tuple[Number, ...]


@post.register
def places_awarded(deed: PlacesAwarded, opened: OpenBooks) -> None:
    """Mark the bouts that come first for a place, and no others of the card (C53)."""
    for bout in _card(opened, deed.night, deed.arena):
        bout.awarded = False
    for bout in _still_made(opened, deed.bouts, deed.night, deed.arena):
        bout.awarded = True


def _card(opened: OpenBooks, night: int, arena: Arena) -> list[BoutBook]:
    return [opened.bout(bout.number) for bout in opened.books.bouts_of_night(night) if bout.arena is arena]


def _still_made(opened: OpenBooks, bouts: Iterable[int], night: int, arena: Arena | None) -> list[BoutBook]:
    """Those bouts of the card that are there and still to come: a word about others is about nothing."""
    pages = (opened.books.bouts.get(number) for number in dict.fromkeys(bouts))
    return [
        opened.bout(page.number)
        for page in pages
        if page is not None
        and page.state is BoutState.MADE
        and page.night == night
        and arena in (None, page.arena)
    ]


@dataclass(frozen=True, slots=True)
class BidSealed(Deed):
    """A manager's sealed bid towards the place of a bout; a later one replaces it (C54)."""

    kind: ClassVar[str] = "bid_sealed"
    bout: Number
    manager: Number
    cents: Cents


@post.register
def bid_sealed(deed: BidSealed, opened: OpenBooks) -> None:
    """Keep a sealed bid with its bout until the card is settled (C54)."""
    bout, manager = opened.bout(deed.bout), opened.manager(deed.manager)
    bout.bids_cents[manager.number] = deed.cents


@dataclass(frozen=True, slots=True)
class BidPart:
    """What one manager offers of his own money towards a date, in cents (C54)."""

    manager: Number
    cents: Cents


@dataclass(frozen=True, slots=True)
class BoutBid:
    """The sealed bid for one bout, with its d100s if it was tied (C54)."""

    bout: Number
    parts: tuple[BidPart, ...]
    rolls: tuple[D100, ...] = ()

    @property
    def total_cents(self) -> int:
        """What all its managers offer together."""
        return sum(part.cents for part in self.parts)


@dataclass(frozen=True, slots=True)
class DatesAuctioned(Deed):
    """The places of one arena's card are auctioned (C54); ``winners`` are the bouts that got one."""

    kind: ClassVar[str] = "dates_auctioned"
    night: Night
    arena: Arena
    places: Annotated[int, Ge(1), Le(1_000_000)]
    bids: tuple[BoutBid, ...]
    winners: tuple[Number, ...]


@post.register
def dates_auctioned(deed: DatesAuctioned, opened: OpenBooks) -> None:
    """The winning bids are paid, each manager his part; the money leaves the campaign (C54)."""
    payers = [
        (opened.manager(part.manager), bid, part.cents)
        for bid in deed.bids
        for part in bid.parts
        if bid.bout in deed.winners
    ]
    _check_winners(opened, deed)
    for manager, bid, cents in payers:
        opened.pay(manager, LedgerKind.DATE_BID, -cents, bout=bid.bout, rule="C54")
    for bid in deed.bids:
        if bid.bout in deed.winners:
            managers = tuple(part.manager for part in bid.parts)
            if bid.bout in opened.books.bouts:
                opened.bout(bid.bout).awarded = True
            opened.news(NewsKind.DATE_WON, (), managers, bout=bid.bout, amount=bid.total_cents)


def _check_winners(opened: OpenBooks, deed: DatesAuctioned) -> None:
    """The highest bids get the places, ties by the dice (C54)."""
    ranked = sorted(deed.bids, key=_standing, reverse=True)
    if {bid.bout for bid in ranked[: deed.places]} != set(deed.winners):
        opened.doubt(
            "C54", say("The places at {title} did not go to the highest bids.", title=deed.arena.title)
        )


def _standing(bid: BoutBid) -> tuple[int, tuple[int, ...]]:
    return bid.total_cents, bid.rolls
