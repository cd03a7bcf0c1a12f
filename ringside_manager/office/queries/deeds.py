"""Deeds of the journal that make no news, each in a few words; a sealed bid stays sealed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ringside_manager.campaign.books import Books
from ringside_manager.league.deed_base import Deed
from ringside_manager.league.deeds import (
    BidSealed,
    Corrected,
    DealAnswered,
    DealProposed,
    NightClosed,
    OfferAnswered,
    OfferMade,
    StablesOrdered,
    Struck,
)
from ringside_manager.league.night_deeds import DoorsOpened, PlanSealed
from ringside_manager.league.promoter_deeds import (
    CardApproved,
    CardOrdered,
    DoubtSettled,
    PlacesAwarded,
)
from ringside_manager.office.queries.words import money


def told(books: Books, deed: Deed) -> str:
    """A deed in words; it may speak of what is no longer in the books."""
    tell = _TOLD.get(type(deed))
    return deed.kind.replace("_", " ") if tell is None else tell(books, deed)


def _fighter(books: Books, number: int) -> str:
    page = books.fighters.get(number)
    return f"fighter {number}" if page is None else page.name


def _manager(books: Books, number: int | None) -> str:
    if number is None:
        return "the office"
    page = books.managers.get(number)
    return f"manager {number}" if page is None else page.name


def _offer(books: Books, deed: OfferMade) -> str:
    pair = f"{_fighter(books, deed.red)} against {_fighter(books, deed.blue)}"
    stake = ", for the title" if deed.title else ""
    where = f"night {deed.night}, {deed.arena.title}, {deed.rounds} rounds{stake}"
    return f"{_manager(books, deed.proposer)} offers {pair} ({where})"


def _offer_answer(books: Books, deed: OfferAnswered) -> str:
    reason = f": {deed.reason}" if deed.reason else ""
    return f"offer {deed.offer} {deed.answer.value} by {_manager(books, deed.manager)}{reason}"


def _deal(books: Books, deed: DealProposed) -> str:
    return f"{_manager(books, deed.proposer)} to {_manager(books, deed.partner)}: {_fighter(books, deed.fighter)} for {_price(books, deed)}"


def _price(books: Books, deed: DealProposed) -> str:
    cash = money(abs(deed.price_cents))
    if deed.in_exchange is None:
        return cash
    other = _fighter(books, deed.in_exchange)
    if not deed.price_cents:
        return other
    return f"{other} and {cash}" if deed.price_cents > 0 else f"{other}, with {cash} on top"


def _deal_answer(books: Books, deed: DealAnswered) -> str:
    verb = "accepted" if deed.accepted else "closed" if deed.manager is None else "refused"
    return f"deal {deed.deal} {verb} by {_manager(books, deed.manager)}"


def _draft_order(books: Books, deed: StablesOrdered) -> str:
    return f"the order of the draft: {', '.join(_manager(books, place.manager) for place in deed.order)}"


def _struck(_books: Books, deed: Struck) -> str:
    first, last = deed.entries[0], deed.entries[-1]
    return f"struck entry {first}" if first == last else f"struck entries {first} to {last}"


_TOLD: dict[type[Deed], Callable[[Books, Any], str]] = {
    OfferMade: _offer,
    OfferAnswered: _offer_answer,
    DealProposed: _deal,
    DealAnswered: _deal_answer,
    BidSealed: lambda books, deed: f"{_manager(books, deed.manager)} seals a bid for bout {deed.bout}",
    StablesOrdered: _draft_order,
    PlanSealed: lambda books, deed: (
        f"{_manager(books, deed.manager)} seals a fight plan for {_fighter(books, deed.fighter)}"
        if deed.plan
        else f"{_manager(books, deed.manager)} takes back his fight plan for {_fighter(books, deed.fighter)}"
    ),
    DoorsOpened: lambda _, deed: f"the doors of night {deed.night} are open",
    CardApproved: lambda _, deed: f"the card of night {deed.night} is approved",
    CardOrdered: lambda _, deed: f"the card at {deed.arena.title} on night {deed.night} is put in order",
    PlacesAwarded: lambda _, deed: f"the places at {deed.arena.title} on night {deed.night} are given",
    DoubtSettled: lambda _, deed: f"what is in doubt about entry {deed.entry} stands",
    NightClosed: lambda books, deed: f"night {deed.night} is over",
    Struck: _struck,
    Corrected: lambda books, deed: f"corrected entry {deed.entry}",
}
