"""Cards that are too short: who gets a place, by the promoter or by sealed bids (C53, C54)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.ai.matchmaking import is_managed
from ringside_manager.campaign.ai.scene import style_of
from ringside_manager.campaign.ai.valuation import purse_at_stake_cents
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook, BoutState, Dispute
from ringside_manager.campaign.orders import BidForDate
from ringside_manager.campaign.schedule import DateBid, auction_dates, check_offers, fill_card
from ringside_manager.errors import against
from ringside_manager.language import say
from ringside_manager.league.business.nights import BidPart, BidSealed, BoutBid, DatesAuctioned
from ringside_manager.league.business.offers import BoutCancelled
from ringside_manager.office.docket import Docket, NightOrder, Party, judge
from ringside_manager.office.orders.bout_rules import check_doors, has_right


@judge.register
def bid(order: BidForDate, docket: Docket, by: Party, _chance: Chance) -> None:
    """Seal a bid; it is opened with all the others when the card is settled."""
    options = docket.books.options
    if options.card_cap is None or options.disputes is not Dispute.AUCTION:
        raise against("C54", "Dates are not auctioned in this league.")
    bout = docket.bout(order.bout)
    check_doors(docket.books, bout.night)
    owners = [docket.fighter(number).manager for number in bout.fighters]
    if by.manager is None or by.manager not in owners or bout.state is not BoutState.MADE:
        raise against(
            "C54",
            "{name} has no fighter in bout {bout} that is still to come.",
            name=by.name,
            bout=order.bout,
        )
    tonight = (other for other in docket.books.bouts_of_night(bout.night) if other is not bout)
    offers = [other.bids_cents.get(by.manager, 0) for other in tonight] + [order.cents]
    check_offers(by.name, offers, docket.manager(by.manager).balance_cents)
    docket.write(BidSealed(order.bout, by.manager, order.cents))


def cut_cards(docket: Docket, night: int, evening: NightOrder, chance: Chance) -> None:
    """Cut each card of the night to its cap; a tournament's bouts keep their places (C53, C54)."""
    cap = docket.books.options.card_cap
    if cap is None:
        return
    pledges = _pledges(docket.books, night, evening)
    for arena in Arena:
        dispute = dispute_about(docket.books, night, arena)
        if dispute is not None:
            _cut(docket, *dispute, pledges, chance)


CardDispute = tuple[int, tuple[BoutBook, ...]]
"""The places of a card that is too short, and the bouts that ask for them, those of tournaments and paid ones apart."""


def dispute_about(books: Books, night: int, arena: Arena, due: int = 0) -> CardDispute | None:
    """What is in dispute about an arena's card as it is made so far; ``None`` if all fit (C53).

    ``due`` are tournament bouts that will still be made for it.
    """
    cap = books.options.card_cap
    card = [bout for bout in books.bouts_of_night(night) if bout.arena is arena]
    asked = tuple(bout for bout in card if not has_right(books, bout))
    if cap is None:
        return None
    places = max(0, cap - (len(card) - len(asked)) - due)
    return (places, asked) if len(asked) > places else None


def hold_auction(docket: Docket, dispute: CardDispute, chance: Chance) -> None:
    """Open the bids of one card before its night; AI managers bid now what they would bid then (C54)."""
    evening = NightOrder(docket.books.seed, autopilot=False)
    pledges = _pledges(docket.books, dispute[1][0].night, evening)
    _cut(docket, *dispute, pledges, chance)


def _cut(docket: Docket, places: int, asked: tuple[BoutBook, ...], pledges: Pledges, chance: Chance) -> None:
    if docket.books.options.disputes is Dispute.AUCTION and places:
        kept = _auction(docket, asked, places, pledges, chance)
    else:
        fighters = docket.books.fighters
        requests = [(bout, sum(fighters[number].pop_half for number in bout.fighters)) for bout in asked]
        granted, _ = fill_card(requests, places)
        kept = {bout.number for bout in granted}
    for bout in asked:
        if bout.number not in kept:
            docket.write(
                BoutCancelled(bout.number, say("the card of {title} was full", title=bout.arena.title))
            )


def _auction(
    docket: Docket, asked: tuple[BoutBook, ...], places: int, pledges: Pledges, chance: Chance
) -> set[int]:
    """Sealed bids opened together; the highest get the places and pay (C54)."""
    bids = [DateBid(bout, _offers_cents(docket.books, bout, pledges)) for bout in asked]
    granted, refused = auction_dates(bids, places, chance)
    opened = tuple(
        BoutBid(bid.bout.number, tuple(pledges.get(bid.bout.number, ())), bid.rolls)
        for bid in (*granted, *refused)
    )
    winners = tuple(bid.bout.number for bid in granted)
    docket.write(DatesAuctioned(asked[0].night, asked[0].arena, places, opened, winners))
    return set(winners)


def _offers_cents(books: Books, bout: BoutBook, pledges: Pledges) -> tuple[int, int]:
    """What red's and blue's manager offer; one who has both offers once."""
    cents = {part.manager: part.cents for part in pledges.get(bout.number, ())}
    red, blue = (books.fighters[number].manager for number in bout.fighters)
    return cents.get(red or 0, 0), 0 if blue == red else cents.get(blue or 0, 0)


Pledges = Mapping[int, Sequence[BidPart]]
"""What managers put into the bids of a night, by bout."""


def _pledges(books: Books, night: int, evening: NightOrder) -> Pledges:
    """Every manager's part in tonight's bids, out of the money he has: first what he sealed, then what he would."""
    pledges: dict[int, list[BidPart]] = {}
    bouts = [bout for bout in books.bouts_of_night(night) if not has_right(books, bout)]
    for manager in books.managers.values():
        mine = [bout for bout in bouts if _has_part(books, bout, manager.number)]
        mine.sort(key=lambda bout: manager.number not in bout.bids_cents)
        left = max(0, manager.balance_cents)
        for place, bout in enumerate(mine):
            wish = bout.bids_cents.get(manager.number)
            if wish is None:
                wish = _wish(books, bout, manager.number, left // (len(mine) - place), evening)
            pledge = min(wish, left)
            left -= pledge
            pledges.setdefault(bout.number, []).append(BidPart(manager.number, pledge))
    return pledges


def _wish(books: Books, bout: BoutBook, manager: int, most: int, evening: NightOrder) -> int:
    """What a manager who sealed nothing puts in: by temperament if the program decides for him, else nothing."""
    if not (evening.decides(books, manager) or _is_managed(books, bout, manager)):
        return 0
    at_stake = sum(
        purse_at_stake_cents(books, bout, number)
        for number in bout.fighters
        if books.fighters[number].manager == manager
    )
    return min(most, round(at_stake * style_of(books.managers[manager].temperament).bid_share))


def _is_managed(books: Books, bout: BoutBook, manager: int) -> bool:
    """Whether a standing order has the office bid for a man of his (C72)."""
    men = (books.fighters[number] for number in bout.fighters)
    return any(man.manager == manager and is_managed(books, man, bout.night) for man in men)


def _has_part(books: Books, bout: BoutBook, manager: int) -> bool:
    return any(books.fighters[number].manager == manager for number in bout.fighters)
