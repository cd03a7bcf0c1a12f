"""Deeds of the journal that make no news, each in a few words; a sealed bid stays sealed."""

from __future__ import annotations

from functools import singledispatch

from ringside_manager.campaign.books import Books
from ringside_manager.league.business.cards import BidSealed, CardApproved, CardOrdered, PlacesAwarded
from ringside_manager.league.business.corrections import Corrected, DoubtSettled, Struck
from ringside_manager.league.business.deals import DealAnswered, DealProposed
from ringside_manager.league.business.founding import StablesOrdered
from ringside_manager.league.business.nights import DoorsOpened, NightClosed, PlanSealed
from ringside_manager.league.business.offers import OfferAnswered, OfferMade
from ringside_manager.league.deeds import Deed
from ringside_manager.office.facts.named import money


@singledispatch
def told(deed: Deed, _books: Books) -> str:
    """A deed in words; it may speak of what is no longer in the books."""
    return deed.kind.replace("_", " ")


def _fighter(books: Books, number: int) -> str:
    page = books.fighters.get(number)
    return f"fighter {number}" if page is None else page.name


def _manager(books: Books, number: int | None) -> str:
    if number is None:
        return "the office"
    page = books.managers.get(number)
    return f"manager {number}" if page is None else page.name


@told.register
def _offer(deed: OfferMade, books: Books) -> str:
    pair = f"{_fighter(books, deed.red)} against {_fighter(books, deed.blue)}"
    stake = ", for the title" if deed.title else ""
    where = f"night {deed.night}, {deed.arena.title}, {deed.rounds} rounds{stake}"
    return f"{_manager(books, deed.proposer)} offers {pair} ({where})"


@told.register
def _offer_answer(deed: OfferAnswered, books: Books) -> str:
    reason = f": {deed.reason}" if deed.reason else ""
    return f"offer {deed.offer} {deed.answer.value} by {_manager(books, deed.manager)}{reason}"


@told.register
def _deal(deed: DealProposed, books: Books) -> str:
    return f"{_manager(books, deed.proposer)} to {_manager(books, deed.partner)}: {_fighter(books, deed.fighter)} for {_price(deed, books)}"


def _price(deed: DealProposed, books: Books) -> str:
    cash = money(abs(deed.price_cents))
    if deed.in_exchange is None:
        return cash
    other = _fighter(books, deed.in_exchange)
    if not deed.price_cents:
        return other
    return f"{other} and {cash}" if deed.price_cents > 0 else f"{other}, with {cash} on top"


@told.register
def _deal_answer(deed: DealAnswered, books: Books) -> str:
    verb = "accepted" if deed.accepted else "closed" if deed.manager is None else "refused"
    return f"deal {deed.deal} {verb} by {_manager(books, deed.manager)}"


@told.register
def _draft_order(deed: StablesOrdered, books: Books) -> str:
    return f"the order of the draft: {', '.join(_manager(books, place.manager) for place in deed.order)}"


@told.register
def _struck(deed: Struck, _books: Books) -> str:
    first, last = deed.entries[0], deed.entries[-1]
    return f"struck entry {first}" if first == last else f"struck entries {first} to {last}"


@told.register
def _bid(deed: BidSealed, books: Books) -> str:
    return f"{_manager(books, deed.manager)} seals a bid for bout {deed.bout}"


@told.register
def _plan(deed: PlanSealed, books: Books) -> str:
    verb = "seals a" if deed.plan else "takes back his"
    return f"{_manager(books, deed.manager)} {verb} fight plan for {_fighter(books, deed.fighter)}"


@told.register
def _doors(deed: DoorsOpened, _books: Books) -> str:
    return f"the doors of night {deed.night} are open"


@told.register
def _approved(deed: CardApproved, _books: Books) -> str:
    return f"the card of night {deed.night} is approved"


@told.register
def _card(deed: CardOrdered, _books: Books) -> str:
    return f"the card at {deed.arena.title} on night {deed.night} is put in order"


@told.register
def _places(deed: PlacesAwarded, _books: Books) -> str:
    return f"the places at {deed.arena.title} on night {deed.night} are given"


@told.register
def _settled(deed: DoubtSettled, _books: Books) -> str:
    return f"what is in doubt about entry {deed.entry} stands"


@told.register
def _closed(deed: NightClosed, _books: Books) -> str:
    return f"night {deed.night} is over"


@told.register
def _corrected(deed: Corrected, _books: Books) -> str:
    return f"corrected entry {deed.entry}"
