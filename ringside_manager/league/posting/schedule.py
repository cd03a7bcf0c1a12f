"""Posting what is to come: offers, and bouts made or cancelled (C2, C40-C53)."""

from __future__ import annotations

from ringside_manager.campaign.arenas import check_rounds
from ringside_manager.campaign.books import (
    Answer,
    BoutBook,
    BoutState,
    FighterBook,
    NewsKind,
    OfferBook,
)
from ringside_manager.errors import RuleError
from ringside_manager.league.deeds import (
    BoutCancelled,
    BoutMade,
    OfferAnswered,
    OfferMade,
)
from ringside_manager.league.posting.desk import Desk


def offer_made(desk: Desk, deed: OfferMade) -> None:
    """Open an offer's page."""
    for fighter in (deed.red, deed.blue):
        desk.fighter(fighter)
    desk.manager(deed.proposer)
    page = OfferBook(
        number=desk.entry,
        made_night=desk.night,
        night=deed.night,
        red=deed.red,
        blue=deed.blue,
        arena=deed.arena,
        rounds=deed.rounds,
        title=deed.title,
        proposer=deed.proposer,
        note=deed.note,
    )
    desk.books.offers[desk.entry] = page
    desk.books.open_offers.add(desk.entry)
    desk.books.touched.offers.add(desk.entry)


def offer_answered(desk: Desk, deed: OfferAnswered) -> None:
    """Put down what became of an offer."""
    offer = desk.offer(deed.offer)
    if offer.answer is not None:
        desk.doubt("C3", f"Offer {offer.number} had been {offer.answer.value} before.")
    offer.answer, offer.answered_by, offer.reason = deed.answer, deed.manager, deed.reason
    desk.books.open_offers.discard(offer.number)


def bout_made(desk: Desk, deed: BoutMade) -> None:
    """Open a bout's page and book both fighters for its night (C2, C52)."""
    books = desk.books
    sides = desk.fighter(deed.red), desk.fighter(deed.blue)
    offer = None if deed.offer is None else desk.offer(deed.offer)
    _check_booking(desk, deed, sides)
    if offer is not None and offer.answer not in (None, Answer.ACCEPTED):
        desk.doubt("C3", f"Offer {offer.number} led to a bout although it was not accepted.")
    page = _new_page(desk, deed, sides[0].weight_class)
    books.bouts[desk.entry] = page
    books.touched.bouts.add(desk.entry)
    books.cards.setdefault(deed.night, []).append(desk.entry)
    for fighter in sides:
        fighter.booked.append(desk.entry)
    if offer is not None:
        offer.bout, offer.answer = desk.entry, Answer.ACCEPTED
        books.open_offers.discard(offer.number)
    desk.news(NewsKind.BOUT_MADE, (deed.red, deed.blue), bout=desk.entry, amount=deed.night)


def _new_page(desk: Desk, deed: BoutMade, weight_class: str) -> BoutBook:
    return BoutBook(
        number=desk.entry,
        night=deed.night,
        red=deed.red,
        blue=deed.blue,
        arena=deed.arena,
        rounds=deed.rounds,
        title=deed.title,
        first_title=deed.title and not desk.division(weight_class).crowned,
        system=deed.system or desk.books.system,
        slot=deed.slot,
        offer=deed.offer,
        exhibition=deed.exhibition,
    )


def _check_booking(desk: Desk, deed: BoutMade, sides: tuple[FighterBook, FighterBook]) -> None:
    books = desk.books
    if deed.night <= books.closed:
        desk.doubt("C2", f"Night {deed.night} was over when a bout was made for it.")
    for fighter in sides:
        if fighter.is_retired:
            desk.doubt("C17", f"{fighter.name} is booked although he is retired.")
        if any(books.bouts[bout].night == deed.night for bout in fighter.booked):
            desk.doubt("C2", f"{fighter.name} is booked more than once for night {deed.night}.")
    try:
        check_rounds(deed.arena, deed.rounds, deed.title)
    except RuleError as refusal:
        desk.refused(refusal)


def bout_cancelled(desk: Desk, deed: BoutCancelled) -> None:
    """Take a bout off its card (C53)."""
    bout = desk.bout(deed.bout)
    sides = desk.fighter(bout.red), desk.fighter(bout.blue)
    if bout.state is not BoutState.MADE:
        desk.doubt("C2", f"Bout {bout.number} was to be cancelled but had been {bout.state.value} before.")
        return
    bout.state, bout.reason = BoutState.CANCELLED, deed.reason
    for fighter in sides:
        fighter.booked.remove(bout.number)
    desk.news(NewsKind.BOUT_CANCELLED, bout.fighters, bout=bout.number, word=deed.reason)
