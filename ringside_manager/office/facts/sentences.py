"""The deeds that make no news as sentences, for the terminal and the almanac."""

from __future__ import annotations

from functools import singledispatch

from ringside_manager.campaign.books import Books
from ringside_manager.language import joined, say, word
from ringside_manager.league.business.cards import (
    BidSealed,
    CardApproved,
    CardDrawnUp,
    CardOrdered,
    PlacesAwarded,
)
from ringside_manager.league.business.club import (
    DeviceAdmitted,
    NightCommitted,
    ParcelTaken,
    SealsListed,
    SealsOpened,
)
from ringside_manager.league.business.corrections import Corrected, DoubtSettled, Struck
from ringside_manager.league.business.deals import DealAnswered, DealProposed
from ringside_manager.league.business.founding import StablesOrdered
from ringside_manager.league.business.mandates import MandateEnded, MandateGiven
from ringside_manager.league.business.nights import DoorsOpened, NightClosed, PlanSealed
from ringside_manager.league.business.offers import OfferAnswered, OfferMade
from ringside_manager.league.business.years import DraftListed
from ringside_manager.league.deeds import Deed
from ringside_manager.office.facts.named import money

# Deeds of the journal that make no news, each in a few words; a sealed bid stays sealed


@singledispatch
def deed_text(deed: Deed, _books: Books) -> str:
    """A deed in words; it may speak of what is no longer in the books."""
    return word(deed.kind.replace("_", " "))


def _fighter(books: Books, number: int) -> str:
    page = books.fighters.get(number)
    return say("fighter {number}", number=number) if page is None else page.name


def _manager(books: Books, number: int | None) -> str:
    if number is None:
        return say("the office")
    page = books.managers.get(number)
    return say("manager {number}", number=number) if page is None else page.name


@deed_text.register
def _offer(deed: OfferMade, books: Books) -> str:
    terms = {
        "manager": _manager(books, deed.proposer),
        "red": _fighter(books, deed.red),
        "blue": _fighter(books, deed.blue),
        "night": deed.night,
        "arena": deed.arena.title,
        "rounds": deed.rounds,
    }
    offered = say("{manager} offers {red} against {blue} (night {night}, {arena}, {rounds} rounds)", **terms)
    if deed.title:
        offered = say("{manager} offers {red} against {blue} (night {night}, {arena}, {rounds} rounds, for the title)", **terms)  # fmt: skip
    if stake := deed.stake_cents:
        offered = say("{offered}, a call-out with a stake of {money}", offered=offered, money=money(stake))
    if not deed.side_cents:
        return offered
    side = money(abs(deed.side_cents))
    if deed.side_cents > 0:
        return say("{offered}, and wants {money} for it", offered=offered, money=side)
    return say("{offered}, and pays {money} for it", offered=offered, money=side)


@deed_text.register
def _offer_answer(deed: OfferAnswered, books: Books) -> str:
    manager = _manager(books, deed.manager)
    answered = say("offer {offer} {answer} by {manager}", offer=deed.offer, answer=word(deed.answer.value), manager=manager)  # fmt: skip
    return joined(": ", (answered, word(deed.reason))) if deed.reason else answered


@deed_text.register
def _deal(deed: DealProposed, books: Books) -> str:
    proposed = say(
        "{manager} to {partner}: {fighter} for {price}",
        manager=_manager(books, deed.proposer),
        partner=_manager(books, deed.partner),
        fighter=_fighter(books, deed.fighter),
        price=_price(deed, books),
    )
    return joined(": ", (proposed, word(deed.reason))) if deed.reason else proposed


def _price(deed: DealProposed, books: Books) -> str:
    cash = money(abs(deed.price_cents))
    if deed.in_exchange is None:
        return cash
    other = _fighter(books, deed.in_exchange)
    if not deed.price_cents:
        return other
    if deed.price_cents > 0:
        return say("{fighter} and {money}", fighter=other, money=cash)
    return say("{fighter}, with {money} on top", fighter=other, money=cash)


@deed_text.register
def _deal_answer(deed: DealAnswered, books: Books) -> str:
    named = {"deal": deed.deal, "manager": _manager(books, deed.manager)}
    if deed.accepted:
        return say("deal {deal} accepted by {manager}", **named)
    if deed.manager is None:
        return say("deal {deal} closed by {manager}", **named)
    refused = say("deal {deal} refused by {manager}", **named)
    return joined(": ", (refused, word(deed.reason))) if deed.reason else refused


@deed_text.register
def _draft_order(deed: StablesOrdered, books: Books) -> str:
    managers = joined(", ", (_manager(books, place.manager) for place in deed.order))
    return say("the order of the draft: {managers}", managers=managers)


@deed_text.register
def _struck(deed: Struck, _books: Books) -> str:
    first, last = deed.entries[0], deed.entries[-1]
    if first == last:
        return say("struck entry {entry}", entry=first)
    return say("struck entries {first} to {last}", first=first, last=last)


@deed_text.register
def _bid(deed: BidSealed, books: Books) -> str:
    return say("{manager} seals a bid for bout {bout}", manager=_manager(books, deed.manager), bout=deed.bout)


@deed_text.register
def _plan(deed: PlanSealed, books: Books) -> str:
    named = {"manager": _manager(books, deed.manager), "fighter": _fighter(books, deed.fighter)}
    if deed.plan:
        return say("{manager} seals a fight plan for {fighter}", **named)
    return say("{manager} takes back his fight plan for {fighter}", **named)


@deed_text.register
def _mandate(deed: MandateGiven | MandateEnded, books: Books) -> str:
    """What it says stays with its manager."""
    manager = _manager(books, deed.manager)
    if isinstance(deed, MandateGiven):
        return say("{manager} gives a standing order", manager=manager)
    return say("{manager} ends a standing order", manager=manager)


@deed_text.register
def _draft_list(deed: DraftListed, books: Books) -> str:
    """Whom he wishes stays with its manager."""
    return say("{manager} says whom he would have in the draft", manager=_manager(books, deed.manager))


@deed_text.register
def _doors(deed: DoorsOpened, _books: Books) -> str:
    return say("the doors of night {night} are open", night=deed.night)


@deed_text.register
def _drawn_up(deed: CardDrawnUp, _books: Books) -> str:
    return say("the card of night {night} is drawn up", night=deed.night)


@deed_text.register
def _approved(deed: CardApproved, _books: Books) -> str:
    return say("the card of night {night} is approved", night=deed.night)


@deed_text.register
def _card(deed: CardOrdered, _books: Books) -> str:
    return say(
        "the card at {arena} on night {night} is put in order", arena=deed.arena.title, night=deed.night
    )


@deed_text.register
def _places(deed: PlacesAwarded, _books: Books) -> str:
    return say("the places at {arena} on night {night} are given", arena=deed.arena.title, night=deed.night)


@deed_text.register
def _settled(deed: DoubtSettled, _books: Books) -> str:
    return say("what is in doubt about entry {entry} stands", entry=deed.entry)


@deed_text.register
def _closed(deed: NightClosed, _books: Books) -> str:
    return say("night {night} is over", night=deed.night)


@deed_text.register
def _corrected(deed: Corrected, _books: Books) -> str:
    return say("corrected entry {entry}", entry=deed.entry)


@deed_text.register
def _parcel(deed: ParcelTaken, _books: Books) -> str:
    return say("parcel {number} of a device for night {night}", number=deed.sequence, night=deed.night)


@deed_text.register(NightCommitted)
@deed_text.register(SealsListed)
@deed_text.register(SealsOpened)
def _seals(deed: NightCommitted | SealsListed | SealsOpened, _books: Books) -> str:
    if isinstance(deed, NightCommitted):
        return say("the dice of night {night} are committed to", night=deed.night)
    if isinstance(deed, SealsListed):
        return say("the seals of night {night} are listed", night=deed.night)
    return say("the seals of night {night} are opened", night=deed.night)


@deed_text.register
def _device(deed: DeviceAdmitted, _books: Books) -> str:
    return say("a device may sign for {name}", name=deed.member)
