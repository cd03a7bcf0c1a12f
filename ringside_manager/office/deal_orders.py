"""Orders about money between managers: sales, trades (C24) and sealed bids for dates (C54)."""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.ai import careers
from ringside_manager.campaign.ai.scene import Scene
from ringside_manager.campaign.books import (
    Books,
    BoutState,
    DealBook,
    Dispute,
    FighterBook,
    ManagerBook,
)
from ringside_manager.campaign.orders import AnswerDeal, BidForDate, ProposeDeal
from ringside_manager.campaign.percentage import roll_percentage
from ringside_manager.campaign.schedule import check_offers
from ringside_manager.errors import RuleError
from ringside_manager.league.business.cards import BidSealed
from ringside_manager.league.business.deals import DealAnswered, DealProposed, FighterSold, FightersTraded
from ringside_manager.office.desk import Desk, Party
from ringside_manager.office.doors import check_doors, check_off_card
from ringside_manager.office.lapsing import lapse_deals, lapse_offers, open_deals


def propose(desk: Desk, order: ProposeDeal, by: Party) -> DealBook:
    """Write the proposal; it waits for the partner's answer."""
    fighter, partner = desk.fighter(order.fighter), desk.manager(order.partner)
    theirs = None if order.in_exchange is None else desk.fighter(order.in_exchange)
    if by.manager is None or partner.number == by.manager:
        raise RuleError("C24", f"A deal is made between two managers, not by {by.name} with {partner.name}.")
    for traded in (fighter, theirs):
        if traded is not None and traded.is_retired:
            raise RuleError("C17", f"{traded.name} is retired and cannot change managers.")
    if fighter.manager == by.manager:
        _check_sale(order, partner, theirs)
    else:
        _check_purchase(order, partner, fighter, by)
    check_off_card(desk.books, order.fighter, order.in_exchange)
    if any(deal.fighter == fighter.number and deal.proposer == by.manager for deal in open_deals(desk.books)):
        raise RuleError(
            "C24",
            f"{by.name} has proposed a deal about {fighter.name} that is still open.",
            next_step="Take it back first: answer it with no.",
        )
    deed = DealProposed(by.manager, partner.number, order.fighter, order.price_cents, order.in_exchange)
    return desk.books.deals[desk.write(deed)]


def _check_sale(order: ProposeDeal, partner: ManagerBook, theirs: FighterBook | None) -> None:
    """One's own fighter for money, or for a fighter of the partner's."""
    if theirs is not None and theirs.manager != partner.number:
        raise RuleError("C24", f"{theirs.name} is not one of {partner.name}'s fighters.")
    if theirs is None and order.price_cents < 0:
        raise RuleError("C24", "Nobody pays to have his fighter taken away: the price must be 0 or more.")


def _check_purchase(order: ProposeDeal, partner: ManagerBook, fighter: FighterBook, by: Party) -> None:
    """A fighter of the partner's for one's own money."""
    if fighter.manager != partner.number:
        raise RuleError("C24", f"{fighter.name} is neither {by.name}'s nor {partner.name}'s fighter.")
    if order.in_exchange is not None or order.price_cents > 0:
        raise RuleError(
            "C24",
            f"{fighter.name} is {partner.name}'s: {by.name} can only offer money for him.",
            next_step="Name the price as a negative number, or propose an exchange with a fighter of your own.",
        )


def answer(desk: Desk, order: AnswerDeal, by: Party, chance: Chance) -> None:
    """Accept a deal, which is carried out at once between two fight nights, or refuse it.

    Who proposed it takes it back by refusing it.
    """
    deal = open_deal(desk, order.deal)
    if by.manager is None or by.manager not in (
        (deal.partner,) if order.accept else (deal.partner, deal.proposer)
    ):
        raise RuleError("C24", f"Deal {deal.number} does not wait for {by.name}'s answer.")
    if order.accept:
        check_off_card(desk.books, deal.fighter, deal.in_exchange)
        _check_stands(desk, deal)
        desk.write(DealAnswered(deal.number, True, by.manager))
        _carry_out(desk, deal, chance)
    else:
        desk.write(DealAnswered(deal.number, False, by.manager))


def bid(desk: Desk, order: BidForDate, by: Party) -> None:
    """Seal a bid; it is opened with all the others when the card is settled."""
    options = desk.books.options
    if options.card_cap is None or options.disputes is not Dispute.AUCTION:
        raise RuleError("C54", "Dates are not auctioned in this league.")
    bout = desk.bout(order.bout)
    check_doors(desk.books, bout.night)
    owners = [desk.fighter(number).manager for number in bout.fighters]
    if by.manager is None or by.manager not in owners or bout.state is not BoutState.MADE:
        raise RuleError("C54", f"{by.name} has no fighter in bout {order.bout} that is still to come.")
    tonight = (other for other in desk.books.bouts_of_night(bout.night) if other is not bout)
    offers = [other.bids_cents.get(by.manager, 0) for other in tonight] + [order.cents]
    check_offers(by.name, offers, desk.manager(by.manager).balance_cents)
    desk.write(BidSealed(order.bout, by.manager, order.cents))


def answer_for_program(desk: Desk, scene: Scene, deal: DealBook, chance: Chance) -> None:
    """What an AI manager says to a deal (C24)."""
    partner = desk.manager(deal.partner)
    accepts = _is_good(scene, deal, desk.fighter(deal.fighter))
    party = Party(partner.name, partner.number)
    try:
        answer(desk, AnswerDeal(deal.number, accepts), party, chance)
    except RuleError:
        answer(desk, AnswerDeal(deal.number, accept=False), party, chance)


def waiting_for(books: Books, manager: int) -> tuple[DealBook, ...]:
    """The open deals that wait for a manager, oldest first."""
    return tuple(deal for deal in open_deals(books) if deal.partner == manager)


def open_deal(desk: Desk, number: int) -> DealBook:
    """The open deal of that number; ``RuleError`` if there is none."""
    found = desk.books.deals.get(number)
    if found is None or found.accepted is not None:
        raise RuleError("C24", f"There is no open deal number {number}.")
    return found


def _is_good(scene: Scene, deal: DealBook, fighter: FighterBook) -> bool:
    """Whether the partner, an AI manager, does well by a deal."""
    partner = scene.books.managers[deal.partner]
    if fighter.manager == deal.partner:
        return careers.accepts_sale(scene, fighter, -deal.price_cents)
    if deal.in_exchange is None:
        return careers.accepts_price(scene, fighter, partner, deal.price_cents)
    mine = scene.books.fighters[deal.in_exchange]
    gain = careers.value_cents(scene, fighter, careers.FAIR_PERCENTAGE) - careers.value_cents(scene, mine)
    return gain - deal.price_cents > 0


def _check_stands(desk: Desk, deal: DealBook) -> None:
    """Whoever is to pay still can (C24); a deal about a fighter who has left lapses by itself."""
    payer = desk.manager(deal.partner if deal.price_cents >= 0 else deal.proposer)
    if abs(deal.price_cents) > payer.balance_cents:
        has, owes = (f"${cents / 100:,.2f}" for cents in (payer.balance_cents, abs(deal.price_cents)))
        raise RuleError("C24", f"{payer.name} has {has} and cannot pay {owes}.")


def _carry_out(desk: Desk, deal: DealBook, chance: Chance) -> None:
    """The fighter changes stables, the new manager rolls at once (C20, C24); other plans with him lapse."""
    fighter, price = desk.fighter(deal.fighter), abs(deal.price_cents)
    if deal.in_exchange is not None:
        rolls = roll_percentage(chance), roll_percentage(chance)
        desk.write(FightersTraded(deal.fighter, deal.in_exchange, -deal.price_cents, rolls))
    else:
        buyer = deal.partner if fighter.manager == deal.proposer else deal.proposer
        desk.write(FighterSold(deal.fighter, buyer, price, roll_percentage(chance)))
    moved = [number for number in (deal.fighter, deal.in_exchange) if number is not None]
    lapse_offers(desk, moved, "one of the two has changed stables")
    lapse_deals(desk, moved)
