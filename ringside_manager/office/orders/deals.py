"""Fighters sold and traded between managers (C24)."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.ai import careers
from ringside_manager.campaign.ai.planning import plan_of, share_elsewhere
from ringside_manager.campaign.ai.scene import Scene
from ringside_manager.campaign.books import Books, Conduct, DealBook, FighterBook, ManagerBook
from ringside_manager.campaign.orders import AnswerDeal, ProposeDeal
from ringside_manager.campaign.progress import roll_percentage
from ringside_manager.errors import RuleError, against
from ringside_manager.language import say
from ringside_manager.league.business.contracts import DealAnswered, DealProposed, FighterSold, FightersTraded
from ringside_manager.office.docket import Docket, Party, judge
from ringside_manager.office.orders.bout_rules import check_off_card
from ringside_manager.office.orders.offers import lapse_offers


@judge.register
def _propose(order: ProposeDeal, docket: Docket, by: Party, _chance: Chance) -> None:
    propose(order, docket, by)


def propose(order: ProposeDeal, docket: Docket, by: Party, reason: str = "") -> DealBook:
    """Write the proposal, and why it is made; it waits for the partner's answer."""
    fighter, partner = docket.fighter(order.fighter), docket.manager(order.partner)
    theirs = None if order.in_exchange is None else docket.fighter(order.in_exchange)
    if by.manager is None or partner.number == by.manager:
        raise against(
            "C24",
            "A deal is made between two managers, not by {name} with {name2}.",
            name=by.name,
            name2=partner.name,
        )
    for traded in (fighter, theirs):
        if traded is not None and traded.is_retired:
            raise against("C17", "{name} is retired and cannot change managers.", name=traded.name)
    if fighter.manager == by.manager:
        _check_sale(order, partner, theirs)
    else:
        _check_purchase(order, partner, fighter, by)
    check_off_card(docket.books, order.fighter, order.in_exchange)
    if any(
        deal.fighter == fighter.number and deal.proposer == by.manager for deal in open_deals(docket.books)
    ):
        raise against(
            "C24",
            "{name} has proposed a deal about {name2} that is still open.",
            name=by.name,
            name2=fighter.name,
            next_step=say("Take it back first: answer it with no."),
        )
    deed = DealProposed(
        by.manager, partner.number, order.fighter, order.price_cents, order.in_exchange, reason
    )
    return docket.books.deals[docket.write(deed)]


def _check_sale(order: ProposeDeal, partner: ManagerBook, theirs: FighterBook | None) -> None:
    """One's own fighter for money, or for a fighter of the partner's."""
    if theirs is not None and theirs.manager != partner.number:
        raise against("C24", "{name} is not one of {name2}'s fighters.", name=theirs.name, name2=partner.name)
    if theirs is None and order.price_cents < 0:
        raise against("C24", "A price is 0 or more: nobody pays to give his fighter away.")


def _check_purchase(order: ProposeDeal, partner: ManagerBook, fighter: FighterBook, by: Party) -> None:
    """A fighter of the partner's for one's own money."""
    if fighter.manager != partner.number:
        raise against(
            "C24",
            "{name} is neither {name2}'s nor {name3}'s fighter.",
            name=fighter.name,
            name2=by.name,
            name3=partner.name,
        )
    if order.in_exchange is not None or order.price_cents > 0:
        raise against(
            "C24",
            "{name} is {name2}'s: {name3} can only offer money for him.",
            name=fighter.name,
            name2=partner.name,
            name3=by.name,
            next_step=say(
                "Name the price as a negative number, or propose an exchange with a fighter of your own."
            ),
        )


@judge.register
def answer(order: AnswerDeal, docket: Docket, by: Party, chance: Chance) -> None:
    """Accept a deal, which is carried out at once between two fight nights, or refuse it.

    Who proposed it takes it back by refusing it.
    """
    deal = open_deal(docket, order.deal)
    if by.manager is None or by.manager not in (
        (deal.partner,) if order.accept else (deal.partner, deal.proposer)
    ):
        raise against(
            "C24", "Deal {number} does not wait for {name}'s answer.", number=deal.number, name=by.name
        )
    if order.accept:
        check_off_card(docket.books, deal.fighter, deal.in_exchange)
        # Whoever is to pay still can (C24); a deal about a fighter who has left lapses by itself
        payer = docket.manager(deal.partner if deal.price_cents >= 0 else deal.proposer)
        if abs(deal.price_cents) > payer.balance_cents:
            has, owes = (f"${cents / 100:,.2f}" for cents in (payer.balance_cents, abs(deal.price_cents)))
            raise against(
                "C24", "{name} has {has} and cannot pay {owes}.", name=payer.name, has=has, owes=owes
            )
        docket.write(DealAnswered(deal.number, True, by.manager))
        _carry_out(docket, deal, chance)
    else:
        docket.write(DealAnswered(deal.number, False, by.manager))


def open_deal(docket: Docket, number: int) -> DealBook:
    """The open deal of that number; ``RuleError`` if there is none."""
    found = docket.books.deals.get(number)
    if found is None or found.accepted is not None:
        raise against("C24", "There is no open deal number {number}.", number=number)
    return found


def _carry_out(docket: Docket, deal: DealBook, chance: Chance) -> None:
    """The fighter changes stables, the new manager rolls at once (C20, C24); other plans with him lapse."""
    fighter, price = docket.fighter(deal.fighter), abs(deal.price_cents)
    if deal.in_exchange is not None:
        rolls = roll_percentage(chance), roll_percentage(chance)
        docket.write(FightersTraded(deal.fighter, deal.in_exchange, -deal.price_cents, rolls))
    else:
        buyer = deal.partner if fighter.manager == deal.proposer else deal.proposer
        docket.write(FighterSold(deal.fighter, buyer, price, roll_percentage(chance)))
    moved = [number for number in (deal.fighter, deal.in_exchange) if number is not None]
    lapse_offers(docket, moved, say("one of the two has changed stables"))
    lapse_deals(docket, moved)


def answer_for_program(docket: Docket, scene: Scene, deal: DealBook, chance: Chance) -> None:
    """What an AI manager says to a deal (C24)."""
    partner = docket.manager(deal.partner)
    refused = _refusal(scene, deal, partner)
    if refused is None:
        with suppress(RuleError):
            answer(AnswerDeal(deal.number, accept=True), docket, Party(partner.name, partner.number), chance)
            return
    docket.write(DealAnswered(deal.number, False, partner.number, refused or ""))


def _refusal(scene: Scene, deal: DealBook, partner: ManagerBook) -> str | None:
    """Why the partner, an AI manager, turns a deal down; None if he does well by it, empty where he gives no reason."""
    if scene.books.options.conduct is Conduct.BY_WORTH:
        return plan_of(scene).refusal(partner, deal.fighter, deal.price_cents, deal.in_exchange)
    return None if _is_good(scene, deal, scene.books.fighters[deal.fighter]) else ""


def _is_good(scene: Scene, deal: DealBook, fighter: FighterBook) -> bool:
    """The same where managers judge by purses so far."""
    partner = scene.books.managers[deal.partner]
    if fighter.manager == deal.partner:
        return careers.accepts_sale(scene, fighter, -deal.price_cents)
    if deal.in_exchange is None:
        return careers.accepts_price(scene, fighter, partner, deal.price_cents)
    mine = scene.books.fighters[deal.in_exchange]
    gain = careers.value_cents(scene, fighter, share_elsewhere(scene.books, fighter)) - careers.value_cents(
        scene, mine
    )
    return gain - deal.price_cents > 0


def waiting_for(books: Books, manager: int) -> tuple[DealBook, ...]:
    """The open deals that wait for a manager, oldest first."""
    return tuple(deal for deal in open_deals(books) if deal.partner == manager)


def open_deals(books: Books) -> tuple[DealBook, ...]:
    """Every deal that waits for an answer, oldest first."""
    return tuple(books.deals[number] for number in sorted(books.open_deals))


def lapse_deals(docket: Docket, fighters: Collection[int]) -> None:
    """Close the open deals that concern any of ``fighters``, who are no longer where they were (C24)."""
    for deal in open_deals(docket.books):
        if deal.fighter in fighters or deal.in_exchange in fighters:
            docket.write(DealAnswered(deal.number, accepted=False))
