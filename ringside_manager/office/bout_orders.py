"""Orders about bouts: offers and their answers (C40, C51), and what the promoter makes or cancels (C3)."""

from __future__ import annotations

from dataclasses import replace

from ringside_manager.campaign.arenas import Arena, agreed_rounds, default_rounds
from ringside_manager.campaign.books import Answer, Books, BoutState, OfferBook
from ringside_manager.campaign.orders import (
    AcceptOffer,
    CancelBout,
    CounterOffer,
    MakeBout,
    OfferBout,
    RefuseOffer,
    WithdrawOffer,
)
from ringside_manager.errors import RuleError
from ringside_manager.league.business.offers import BoutCancelled, BoutMade, OfferAnswered, OfferMade
from ringside_manager.office.bout_rules import Match, check_match
from ringside_manager.office.desk import Desk, Party
from ringside_manager.office.doors import check_off_card
from ringside_manager.office.lapsing import lapse_offers, open_offers


def offer(desk: Desk, order: OfferBout, by: Party) -> None:
    """Write the offer; if both fighters are the proposer's own, the bout is made at once (C52)."""
    match = _checked_offer(desk, order, by)
    if desk.books.fighters[match.blue].manager == by.manager:
        make(desk, match, None)
        return
    _check_new(desk.books, match)
    _propose(desk, match, order.note, by)


def _checked_offer(desk: Desk, order: OfferBout, by: Party) -> Match:
    """The bout offered; ``RuleError`` if he may not offer it or it may not be made."""
    red, _ = desk.fighter(order.red), desk.fighter(order.blue)
    if by.manager is None or red.manager != by.manager:
        raise RuleError(
            "C1", f"{red.name} is not one of {by.name}'s fighters, so {by.name} cannot offer a bout for him."
        )
    match = match_of(desk.books, order)
    check_match(desk.books, match)
    return match


def _propose(desk: Desk, match: Match, note: str, by: Party) -> None:
    terms = match.night, match.red, match.blue, match.arena, match.rounds, match.title
    desk.write(OfferMade(*terms, by.manager or 0, note))


def accept(desk: Desk, order: AcceptOffer, by: Party) -> None:
    """Make the bout; a wish for another length leaves the length to C51."""
    proposed = open_offer(desk, order.offer)
    _check_addressed(desk, proposed, by)
    match = match_of(desk.books, order)
    check_match(desk.books, match)
    desk.write(OfferAnswered(proposed.number, Answer.ACCEPTED, by.manager))
    make(desk, match, proposed.number)


def refuse(desk: Desk, order: RefuseOffer, by: Party) -> None:
    """Close the offer."""
    proposed = open_offer(desk, order.offer)
    _check_addressed(desk, proposed, by)
    desk.write(OfferAnswered(proposed.number, Answer.REFUSED, by.manager, order.reason))


def counter(desk: Desk, order: CounterOffer, by: Party) -> None:
    """Close the offer and propose the same bout on other terms, now from the other side."""
    proposed = open_offer(desk, order.offer)
    _check_addressed(desk, proposed, by)
    terms = countered(proposed, order)
    match = _checked_offer(desk, terms, by)
    desk.write(OfferAnswered(proposed.number, Answer.COUNTERED, by.manager, order.note))
    _propose(desk, match, order.note, by)


def countered(proposed: OfferBook, order: CounterOffer) -> OfferBout:
    """The offer a counter-offer stands for: corners change, a title is at stake at The Best alone."""
    title = proposed.title and order.arena is Arena.BEST
    return OfferBout(
        proposed.night, proposed.blue, proposed.red, order.arena, order.rounds, title, order.note
    )


def withdraw(desk: Desk, order: WithdrawOffer, by: Party) -> None:
    """Take back one's own offer."""
    proposed = open_offer(desk, order.offer)
    if proposed.proposer != by.manager:
        raise RuleError(
            "C3", f"Offer {proposed.number} is not {by.name}'s own.", next_step="Refuse it instead."
        )
    desk.write(OfferAnswered(proposed.number, Answer.WITHDRAWN, by.manager))


def promote(desk: Desk, order: MakeBout, by: Party) -> None:
    """The promoter makes a bout (C3, C66)."""
    for number in (order.red, order.blue):
        desk.fighter(number)
    match = match_of(desk.books, order)
    check_match(desk.books, match, by_promoter=True)
    make(desk, match, None)


def cancel(desk: Desk, order: CancelBout, by: Party) -> None:
    """Take a bout off the schedule; one of a tournament stays (C62)."""
    bout = desk.bout(order.bout)
    if bout.state is not BoutState.MADE:
        raise RuleError("C3", f"Bout {bout.number} is {bout.state.value} and cannot be cancelled.")
    if bout.slot is not None:
        raise RuleError("C62", f"Bout {bout.number} belongs to a tournament and is fought.")
    check_off_card(desk.books, *bout.fighters)
    desk.write(BoutCancelled(bout.number, order.reason))


def make(desk: Desk, match: Match, offer_number: int | None) -> int:
    """Write the bout; open offers that would have either fighter on the same night lapse (C2)."""
    number = desk.write(
        BoutMade(
            match.night, match.red, match.blue, match.arena, match.rounds, match.title,
            offer=offer_number, system=match.system or desk.books.system, exhibition=match.exhibition,
        )
    )  # fmt: skip
    reason = "one of the two has another bout that night"
    lapse_offers(desk, (match.red, match.blue), reason, night=match.night)
    return number


def addressee(books: Books, proposed: OfferBook) -> int | None:
    """The manager an offer waits for: that of the blue fighter, the red one being the proposer's."""
    return books.fighters[proposed.blue].manager


def open_offer(desk: Desk, number: int) -> OfferBook:
    """The open offer of that number; ``RuleError`` if there is none or it is closed."""
    found = desk.books.offers.get(number)
    if found is None:
        raise RuleError("C3", f"There is no offer number {number}.")
    if found.answer is not None:
        raise RuleError("C3", f"Offer {number} is no longer open: it was {found.answer.value}.")
    return found


def match_of(books: Books, order: OfferBout | MakeBout | AcceptOffer | CounterOffer) -> Match:
    """The bout an order would make or propose, of the length of C51 if none is named or they differ.

    ``KeyError`` if it answers an offer there is not; ``RuleError`` C40 for the title elsewhere than at The Best.
    """
    if isinstance(order, CounterOffer):
        order = countered(books.offers[order.offer], order)
    if isinstance(order, AcceptOffer):
        return _accepted(books.offers[order.offer], order)
    rounds = default_rounds(order.arena, order.title) if order.rounds is None else order.rounds
    match = Match(order.night, order.red, order.blue, order.arena, rounds, order.title)
    if isinstance(order, MakeBout):
        return replace(match, system=order.system, exhibition=order.exhibition)
    return match


def _accepted(proposed: OfferBook, order: AcceptOffer) -> Match:
    wishes = proposed.rounds, order.rounds or proposed.rounds
    rounds = agreed_rounds(proposed.arena, wishes, proposed.title)
    return Match(proposed.night, proposed.red, proposed.blue, proposed.arena, rounds, proposed.title)


def _check_addressed(desk: Desk, proposed: OfferBook, by: Party) -> None:
    if by.manager is None or addressee(desk.books, proposed) != by.manager:
        raise RuleError("C3", f"Offer {proposed.number} does not wait for {by.name}'s answer.")


def _check_new(books: Books, match: Match) -> None:
    for other in open_offers(books):
        if other.night == match.night and {other.red, other.blue} == {match.red, match.blue}:
            raise RuleError(
                "C3",
                f"Offer {other.number} for the same bout is still open.",
                next_step="Answer or withdraw it first.",
            )
