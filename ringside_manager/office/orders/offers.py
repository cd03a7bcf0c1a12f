"""Bouts offered, accepted, countered (C40, C51), men called out (C81), and those the promoter makes or cancels (C3)."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.arenas import Arena, agreed_rounds, check_side_payment, default_rounds
from ringside_manager.campaign.books import Answer, Books, BoutBook, BoutState, OfferBook
from ringside_manager.campaign.orders import (
    AcceptOffer,
    CancelBout,
    CounterOffer,
    MakeBout,
    OfferBout,
    RefuseOffer,
    WithdrawOffer,
)
from ringside_manager.campaign.wagers import check_covered, check_stake
from ringside_manager.errors import against
from ringside_manager.language import say, word
from ringside_manager.league.business.offers import BoutCancelled, BoutMade, OfferAnswered, OfferMade
from ringside_manager.office.docket import Docket, Party, judge
from ringside_manager.office.orders.bout_rules import bout_on_paper, check_bout, check_off_card
from ringside_manager.office.orders.stable import take_back_terms


@judge.register
def offer(order: OfferBout, docket: Docket, by: Party, _chance: Chance) -> None:
    """Write the offer; if both fighters are the proposer's own, the bout is made at once (C52)."""
    wanted = _checked_offer(docket, order, by)
    if docket.books.fighters[wanted.blue].manager == by.manager:
        make(docket, wanted, None)
        return
    _check_alone(docket.books, wanted)
    _propose(docket, wanted, order, by)


def _checked_offer(docket: Docket, order: OfferBout, by: Party) -> BoutBook:
    """The bout offered; ``RuleError`` if he may not offer it or it may not be made."""
    red, _ = docket.fighter(order.red), docket.fighter(order.blue)
    if by.manager is None or red.manager != by.manager:
        raise against(
            "C1",
            "{name} is not one of {name2}'s fighters, so {name3} cannot offer a bout for him.",
            name=red.name,
            name2=by.name,
            name3=by.name,
        )
    wanted = wanted_bout(docket.books, order)
    check_bout(docket.books, wanted)
    asked = docket.books.fighters[wanted.blue].manager
    _check_side(docket, order.side_cents, by.manager, asked)
    _check_stake(docket, order, by.manager, asked)
    return wanted


def _check_alone(books: Books, wanted: BoutBook, besides: int | None = None) -> None:
    """Raise ``RuleError`` C3 if the same bout is offered already, by another offer than ``besides``."""
    for other in open_offers(books):
        same = {other.red, other.blue} == {wanted.red, wanted.blue} and other.night == wanted.night
        if same and other.number != besides:
            raise against(
                "C3",
                "Offer {number} for the same bout is still open.",
                number=other.number,
                next_step=say("Answer or withdraw it first."),
            )


def _check_side(docket: Docket, cents: int, proposer: int, asked: int | None) -> None:
    """Whoever is to pay the other for the bout has the money beside all he has promised so far (C75)."""
    if not cents:
        return
    if asked is None or asked == proposer:
        raise against("C75", "A side payment goes from one manager to another, and there is one only.")
    payer = docket.manager(asked if cents > 0 else proposer)
    promised = promised_cents(docket.books, payer.number)
    check_side_payment(payer.name, abs(cents), payer.balance_cents, promised)


def _check_stake(docket: Docket, offered: OfferBout | OfferBook, proposer: int, asked: int | None) -> None:
    """Raise ``RuleError`` C81 unless the stake is allowed and both have it beside all they have promised so far."""
    check_stake(docket.books.house.wagers, offered.stake_cents)
    if not offered.stake_cents:
        return
    if asked is None or asked == proposer:
        raise against("C81", "A call-out has a manager on either side, and there is one only.")
    for number, owes in (proposer, -offered.side_cents), (asked, offered.side_cents):
        manager, promised = docket.manager(number), promised_cents(docket.books, number)
        check_covered(manager.name, offered.stake_cents, manager.balance_cents, promised + max(0, owes))


def promised_cents(books: Books, manager: int) -> int:
    """What a manager has promised for bouts that are made and not fought yet (C75)."""
    made = {bout.offer for bout in books.bouts.values() if bout.state is BoutState.MADE and bout.offer}
    sides = (books.offers[number].side for number in made)
    return sum(side.cents for side in sides if side is not None and side.payer == manager)


def _propose(
    docket: Docket, wanted: BoutBook, order: OfferBout, by: Party, answers: int | None = None
) -> None:
    terms = wanted.night, wanted.red, wanted.blue, wanted.arena, wanted.rounds, wanted.title
    docket.write(OfferMade(*terms, by.manager or 0, order.note, order.side_cents, answers, order.stake_cents))


@judge.register
def accept(order: AcceptOffer, docket: Docket, by: Party, _chance: Chance) -> None:
    """Make the bout; a wish for another length leaves the length to C51."""
    proposed = open_offer(docket, order.offer)
    _check_addressed(docket, proposed, by)
    wanted = wanted_bout(docket.books, order)
    check_bout(docket.books, wanted)
    _check_side(docket, proposed.side_cents, proposed.proposer, by.manager)
    _check_stake(docket, proposed, proposed.proposer, by.manager)
    docket.write(OfferAnswered(proposed.number, Answer.ACCEPTED, by.manager))
    make(docket, wanted, proposed.number)


@judge.register
def refuse(order: RefuseOffer, docket: Docket, by: Party, _chance: Chance) -> None:
    """Close the offer."""
    proposed = open_offer(docket, order.offer)
    _check_addressed(docket, proposed, by)
    docket.write(OfferAnswered(proposed.number, Answer.REFUSED, by.manager, order.reason))


@judge.register
def counter(order: CounterOffer, docket: Docket, by: Party, _chance: Chance) -> None:
    """Close the offer and propose the same bout on other terms, now from the other side (C75)."""
    proposed = open_offer(docket, order.offer)
    _check_addressed(docket, proposed, by)
    if proposed.stake_cents:
        raise against(
            "C81",
            "Offer {number} is a call-out: it is taken as it stands, or declined.",
            number=proposed.number,
        )
    terms = countered(proposed, order)
    wanted = _checked_offer(docket, terms, by)
    _check_alone(docket.books, wanted, proposed.number)
    if not any(changes(proposed, wanted, terms.side_cents)):
        raise against(
            "C75",
            "These are the terms of offer {number} itself.",
            number=proposed.number,
            next_step=say("Accept it, or change something: night, arena, length, title or money."),
        )
    docket.write(OfferAnswered(proposed.number, Answer.COUNTERED, by.manager, order.note))
    _propose(docket, wanted, terms, by, proposed.number)


def countered(proposed: OfferBook, order: CounterOffer) -> OfferBout:
    """The offer a counter-offer stands for: corners change, and what it does not name stays as it was offered (C75)."""
    arena = order.arena or proposed.arena
    title = order.title if order.title is not None else proposed.title and arena is Arena.BEST
    same_stage = (arena, title) == (proposed.arena, proposed.title)
    return OfferBout(
        order.night or proposed.night,
        proposed.blue,
        proposed.red,
        arena,
        order.rounds or (proposed.rounds if same_stage else None),
        title,
        order.note,
        -proposed.side_cents if order.side_cents is None else order.side_cents,
    )


class Changes(NamedTuple):
    """What a counter-offer changes of the offer it answers (C75)."""

    night: bool
    arena: bool
    rounds: bool
    title: bool
    money: bool


def changes(before: OfferBook, after: BoutBook | OfferBook, side_cents: int) -> Changes:
    """What changes from one offer to another; ``side_cents`` is what goes to who makes the later one."""
    return Changes(
        before.night != after.night,
        before.arena is not after.arena,
        before.rounds != after.rounds,
        before.title != after.title,
        -before.side_cents != side_cents,
    )


@judge.register
def withdraw(order: WithdrawOffer, docket: Docket, by: Party, _chance: Chance) -> None:
    """Take back one's own offer of a bout, or of terms (Y9)."""
    if order.offer in docket.books.terms:
        take_back_terms(docket, order.offer, by)
        return
    proposed = open_offer(docket, order.offer)
    if proposed.proposer != by.manager:
        raise against(
            "C3",
            "Offer {number} is not {name}'s own.",
            number=proposed.number,
            name=by.name,
            next_step=say("Refuse it instead."),
        )
    docket.write(OfferAnswered(proposed.number, Answer.WITHDRAWN, by.manager))


@judge.register
def promote(order: MakeBout, docket: Docket, by: Party, _chance: Chance) -> None:
    """The promoter makes a bout (C3, C66)."""
    for number in (order.red, order.blue):
        docket.fighter(number)
    wanted = wanted_bout(docket.books, order)
    check_bout(docket.books, wanted, by_promoter=True)
    make(docket, wanted, None)


@judge.register
def cancel(order: CancelBout, docket: Docket, by: Party, _chance: Chance) -> None:
    """Take a bout off the schedule; one of a tournament stays (C62)."""
    bout = docket.bout(order.bout)
    if bout.state is not BoutState.MADE:
        raise against(
            "C3",
            "Bout {number} is {value} and cannot be cancelled.",
            number=bout.number,
            value=word(bout.state.value),
        )
    if bout.slot is not None:
        raise against("C62", "Bout {number} belongs to a tournament and is fought.", number=bout.number)
    check_off_card(docket.books, *bout.fighters)
    docket.write(BoutCancelled(bout.number, order.reason))


def make(docket: Docket, wanted: BoutBook, offer_number: int | None) -> int:
    """Write the bout; open offers that would have either fighter on the same night lapse (C2)."""
    number = docket.write(
        BoutMade(
            wanted.night, wanted.red, wanted.blue, wanted.arena, wanted.rounds, wanted.title,
            offer=offer_number, system=wanted.system or docket.books.system, exhibition=wanted.exhibition,
            eliminator=wanted.eliminator,
        )
    )  # fmt: skip
    if docket.books.open_offers:
        reason = say("one of the two has another bout that night")
        lapse_offers(docket, (wanted.red, wanted.blue), reason, night=wanted.night)
    return number


def addressee(books: Books, proposed: OfferBook) -> int | None:
    """The manager an offer waits for: that of the blue fighter, the red one being the proposer's."""
    return books.fighters[proposed.blue].manager


def open_offer(docket: Docket, number: int) -> OfferBook:
    """The open offer of that number; ``RuleError`` if there is none or it is closed."""
    found = docket.books.offers.get(number)
    if found is None:
        raise against("C3", "There is no offer number {number}.", number=number)
    if found.answer is not None:
        raise against(
            "C3",
            "Offer {number} is no longer open: it was {value}.",
            number=number,
            value=word(found.answer.value),
        )
    return found


def wanted_bout(books: Books, order: OfferBout | MakeBout | AcceptOffer | CounterOffer) -> BoutBook:
    """The bout an order would make or propose, of the length of C51 if none is named or they differ.

    ``KeyError`` if it answers an offer there is not; ``RuleError`` C40 for the title elsewhere than at The Best.
    """
    if isinstance(order, CounterOffer):
        order = countered(books.offers[order.offer], order)
    if isinstance(order, AcceptOffer):
        return _accepted(books, books.offers[order.offer], order)
    rounds = (
        default_rounds(books.house.arenas, order.arena, order.title) if order.rounds is None else order.rounds
    )
    terms = order.night, order.red, order.blue, order.arena, rounds, order.title
    if isinstance(order, MakeBout):
        paper = bout_on_paper(*terms, system=order.system, exhibition=order.exhibition)
        paper.eliminator = order.eliminator
        return paper
    return bout_on_paper(*terms)


def _accepted(books: Books, proposed: OfferBook, order: AcceptOffer) -> BoutBook:
    wishes = proposed.rounds, order.rounds or proposed.rounds
    rounds = agreed_rounds(books.house.arenas, proposed.arena, wishes, proposed.title)
    return bout_on_paper(proposed.night, proposed.red, proposed.blue, proposed.arena, rounds, proposed.title)


def _check_addressed(docket: Docket, proposed: OfferBook, by: Party) -> None:
    if by.manager is None or addressee(docket.books, proposed) != by.manager:
        raise against(
            "C3", "Offer {number} does not wait for {name}'s answer.", number=proposed.number, name=by.name
        )


def open_offers(books: Books) -> tuple[OfferBook, ...]:
    """Every offer that waits for an answer, oldest first."""
    return tuple(books.offers[number] for number in sorted(books.open_offers))


def lapse_offers(docket: Docket, fighters: Collection[int], reason: str, *, night: int | None = None) -> None:
    """Close the open offers that concern any of ``fighters``, on ``night`` only if it is given."""
    for offer in open_offers(docket.books):
        if (night is None or offer.night == night) and (offer.red in fighters or offer.blue in fighters):
            docket.write(OfferAnswered(offer.number, Answer.LAPSED, None, reason))


def lapse_until(docket: Docket, night: int) -> None:
    """Close the offers for nights up to ``night``."""
    for offer in open_offers(docket.books):
        if offer.night <= night:
            docket.write(OfferAnswered(offer.number, Answer.LAPSED, None, "the night has passed"))
