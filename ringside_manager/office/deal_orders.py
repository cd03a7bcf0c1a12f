"""Orders about money between managers: sales, trades (C24) and sealed bids for dates (C54)."""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.ai import careers
from ringside_manager.campaign.ai.scene import Scene
from ringside_manager.campaign.books import Books, BoutState, DealBook, FighterBook
from ringside_manager.campaign.orders import AnswerDeal, BidForDate, ProposeDeal
from ringside_manager.campaign.percentage import roll_percentage
from ringside_manager.campaign.schedule import check_offers
from ringside_manager.errors import RuleError
from ringside_manager.league.deeds import (
    BidSealed,
    DealAnswered,
    DealProposed,
    FighterSold,
    FightersTraded,
)
from ringside_manager.office.desk import Desk, Party


def propose(desk: Desk, order: ProposeDeal, by: Party, chance: Chance) -> DealBook:
    """Write the proposal; it waits for the partner's answer."""
    fighter, partner = desk.fighter(order.fighter), desk.manager(order.partner)
    if by.manager is None or fighter.manager != by.manager or partner.number == by.manager:
        raise RuleError(
            "C24", f"{by.name} cannot propose this deal: he must own {fighter.name} and deal with another."
        )
    theirs = None if order.in_exchange is None else desk.fighter(order.in_exchange)
    if theirs is not None and theirs.manager != partner.number:
        raise RuleError("C24", f"{theirs.name} is not one of {partner.name}'s fighters.")
    if theirs is None and order.price_cents < 0:
        raise RuleError("C24", "Nobody pays to have his fighter taken away: the price must be 0 or more.")
    for traded in (fighter, theirs):
        if traded is not None and traded.is_retired:
            raise RuleError("C17", f"{traded.name} is retired and cannot change managers.")
    deed = DealProposed(by.manager, partner.number, order.fighter, order.price_cents, order.in_exchange)
    return desk.books.deals[desk.write(deed)]


def answer(desk: Desk, order: AnswerDeal, by: Party, chance: Chance) -> None:
    """Accept a deal, which is carried out at once between two fight nights, or refuse it."""
    deal = open_deal(desk, order.deal)
    if deal.partner != by.manager:
        raise RuleError("C24", f"Deal {deal.number} does not wait for {by.name}'s answer.")
    if order.accept:
        _check_stands(desk, deal)
        desk.write(DealAnswered(deal.number, True, by.manager))
        _carry_out(desk, deal, chance)
    else:
        desk.write(DealAnswered(deal.number, False, by.manager))


def bid(desk: Desk, order: BidForDate, by: Party) -> None:
    """Seal a bid; it is opened with all the others when the card is settled."""
    bout = desk.bout(order.bout)
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
    deals = (books.deals[number] for number in sorted(books.open_deals))
    return tuple(deal for deal in deals if deal.partner == manager)


def open_deal(desk: Desk, number: int) -> DealBook:
    """The open deal of that number; ``RuleError`` if there is none."""
    found = desk.books.deals.get(number)
    if found is None or found.accepted is not None:
        raise RuleError("C24", f"There is no open deal number {number}.")
    return found


def _is_good(scene: Scene, deal: DealBook, fighter: FighterBook) -> bool:
    buyer = scene.books.managers[deal.partner]
    if deal.in_exchange is None:
        return careers.accepts_price(scene, fighter, buyer, deal.price_cents)
    mine = scene.books.fighters[deal.in_exchange]
    gain = careers.value_cents(scene, fighter, careers.FAIR_PERCENTAGE) - careers.value_cents(scene, mine)
    return gain - deal.price_cents > 0


def _check_stands(desk: Desk, deal: DealBook) -> None:
    """Both still own what they promised and can pay (C24)."""
    fighter = desk.fighter(deal.fighter)
    theirs = None if deal.in_exchange is None else desk.fighter(deal.in_exchange)
    stands = fighter.manager == deal.proposer and not fighter.is_retired
    if theirs is not None:
        stands = stands and theirs.manager == deal.partner and not theirs.is_retired
    if not stands:
        raise RuleError("C24", f"Deal {deal.number} no longer stands: a fighter in it has left his stable.")
    payer = desk.manager(deal.partner if deal.price_cents >= 0 else deal.proposer)
    if abs(deal.price_cents) > payer.balance_cents:
        raise RuleError(
            "C24",
            f"{payer.name} has ${payer.balance_cents / 100:,.2f} and cannot pay ${abs(deal.price_cents) / 100:,.2f}.",
        )


def _carry_out(desk: Desk, deal: DealBook, chance: Chance) -> None:
    """The fighter changes stables, the new manager rolls at once (C20, C24)."""
    if deal.in_exchange is None:
        desk.write(FighterSold(deal.fighter, deal.partner, deal.price_cents, roll_percentage(chance)))
        return
    rolls = roll_percentage(chance), roll_percentage(chance)
    desk.write(FightersTraded(deal.fighter, deal.in_exchange, -deal.price_cents, rolls))
