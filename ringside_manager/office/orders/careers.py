"""Fighters who come, go and change: retired or let go, newcomers, sold and traded (C24), sent to another weight class (Y13)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import suppress

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.ai import Scene, careers
from ringside_manager.campaign.ai.planning import plan_of, share_elsewhere
from ringside_manager.campaign.books import Books, Conduct, DealBook, Entrance, FighterBook, ManagerBook
from ringside_manager.campaign.careers import check_move, classes_beside, outgrown
from ringside_manager.campaign.orders import (
    AnswerDeal,
    DraftRookies,
    MoveClass,
    ProposeDeal,
    RetireFighter,
    SignFighter,
)
from ringside_manager.campaign.progress import check_retire, roll_percentage
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.campaign.talks import ending, is_full, is_undrafted, undrafted
from ringside_manager.errors import RingsideError, RuleError, against
from ringside_manager.fighters import Fighter
from ringside_manager.fighters.finding import coming_up
from ringside_manager.fighters.generation import roll_fighter
from ringside_manager.fighters.sets import set_named
from ringside_manager.language import say
from ringside_manager.league.business.careers import (
    ClassMoved,
    DraftListed,
    FighterRetired,
    FighterSigned,
    FreeAgentSigned,
)
from ringside_manager.league.business.contracts import (
    ContractsEnded,
    DealAnswered,
    DealProposed,
    FighterSold,
    FightersTraded,
)
from ringside_manager.league.business.offers import BoutCancelled
from ringside_manager.office.docket import Docket, Party, judge
from ringside_manager.office.orders.bout_rules import check_doors, check_off_card
from ringside_manager.office.orders.offers import lapse_offers
from ringside_manager.office.orders.stable import is_plain, offer_terms
from ringside_manager.office.orders.tournaments import give_walkovers
from ringside_manager.text_safety import match_key

# Fighters sold and traded between managers (C24)


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


@judge.register
def retire(order: RetireFighter, docket: Docket, by: Party, chance: Chance) -> None:
    """Retire a fighter, clear his schedule, and sign the newcomer who takes his place (C16-C18)."""
    fighter = docket.fighter(order.fighter)
    if by.manager is None or fighter.manager != by.manager:
        raise against("C16", "{name} is not one of {name2}'s fighters.", name=fighter.name, name2=by.name)
    if fighter.is_retired:
        raise against("C17", "{name} is already retired.", name=fighter.name)
    check_retire(docket.books.house.retirement, fighter.name, fighter.tally.bouts, fighter.losing_streak)
    check_off_card(docket.books, fighter.number)
    # Whom he is waiting for may have retired before him: then he has gone on, and is out only now.
    give_walkovers(docket)
    clear_schedule(docket, fighter)
    docket.write(FighterRetired(fighter.number, order.reason))
    give_walkovers(docket)
    if order.replace:
        sign_newcomer(docket, by.manager, fighter, chance)


def clear_schedule(docket: Docket, fighter: FighterBook) -> None:
    """Cancel what he was booked for; offers and deals about him lapse."""
    reason = say("{name} retires", name=fighter.name)
    for number in tuple(fighter.booked):
        docket.write(BoutCancelled(number, reason))
    lapse_offers(docket, (fighter.number,), reason)
    lapse_deals(docket, (fighter.number,))


def sign_newcomer(docket: Docket, manager: int, gone: FighterBook, chance: Chance) -> int:
    """Roll a newcomer (R5-R8) and his manager's percentage (C10, C18)."""
    names = [fighter.name for fighter in docket.books.fighters.values()]
    newcomer = roll_fighter(chance, names)
    deed = FighterSigned(
        newcomer, manager, roll_percentage(chance), Entrance.REPLACEMENT,
        replaces=gone.number, weight_class=gone.weight_class,
    )  # fmt: skip
    return docket.write(deed)


@judge.register
def sign(order: SignFighter, docket: Docket, by: Party, chance: Chance) -> None:
    """Sign a free agent and roll his percentage at once (C10, C18), or offer him terms (Y9)."""
    fighter = docket.fighter(order.fighter)
    if by.manager is None:
        raise against("C18", "Fighters are signed by managers, not by {name}.", name=by.name)
    check_signing(docket.books, fighter, by.manager)
    if docket.books.house.contracts.seasons or not is_plain(order):
        offer_terms(order, docket, by.manager, fighter)
        return
    docket.write(FreeAgentSigned(fighter.number, by.manager, roll_percentage(chance)))


def check_signing(books: Books, fighter: FighterBook, manager: int) -> None:
    """Raise ``RuleError`` C17 or C18 unless a manager has a place for a fighter, and he is free."""
    page = books.managers[manager]
    if fighter.is_retired:
        raise against("C17", "{name} is retired and cannot be signed.", name=fighter.name)
    if is_undrafted(books, fighter):
        raise against(
            "Y8", "{name} waits for the draft before night {night}.", name=fighter.name, night=books.closed + 1,
            next_step=say("Say whom you would have in the draft."),
        )  # fmt: skip
    if fighter.manager is not None:
        raise against(
            "C18",
            "{name} is no free agent: {name2} manages him.",
            name=fighter.name,
            name2=books.managers[fighter.manager].name,
            next_step=say("Propose a deal about him."),
        )
    if is_full(books, page):
        raise against(
            "C18",
            "{name} has no empty place: the stable holds {stable} of {stable_size}.",
            name=page.name,
            stable=len(page.stable),
            stable_size=books.options.stable_size,
            next_step=say("Sell or retire a fighter first."),
        )


@judge.register
def draft(order: DraftRookies, docket: Docket, by: Party, _chance: Chance) -> None:
    """Keep a manager's list for the draft, which is held before the night (Y8)."""
    books = docket.books
    if by.manager is None:
        raise against("Y8", "Rookies are chosen by managers, not by {name}.", name=by.name)
    if not undrafted(books):
        raise against(
            "Y8", "No rookies wait for a draft.", next_step=say("They come at the turn of the year.")
        )
    if is_full(books, books.managers[by.manager]):
        raise against("Y8", "{name} has no empty place for a rookie.", name=by.name)
    fighters = tuple(dict.fromkeys(order.fighters))
    for number in fighters:
        if not is_undrafted(books, docket.fighter(number)):
            raise against("Y8", "{name} is no rookie of this year.", name=books.fighters[number].name)
    docket.write(DraftListed(by.manager, fighters, order.only))


def end_contracts(docket: Docket, night: int) -> None:
    """After the last night of a season, let go whoever has no longer contract; at the end of a campaign nobody."""
    books = docket.books
    if night % SEASON or night >= books.options.nights:
        return
    gone = tuple(page.number for page in ending(books, night))
    if not gone:
        return
    reason = say("his contract has ended")
    lapse_offers(docket, gone, reason)
    lapse_deals(docket, gone)
    docket.write(ContractsEnded(night, gone))


def of_the_year(books: Books, weight_class: str) -> Iterator[Fighter]:
    """The men of the league's set whose careers began by the year to come, the earliest first; nobody if there is no set (Y7)."""
    options = books.options
    if not options.rookies_from:
        return iter(())
    try:
        everybody = set_named(options.rookies_from)
    except RingsideError:
        return iter(())  # a set of somebody's own that is gone by now: rookies are rolled
    year = options.first_year + sum(turn.years for turn in books.turns)
    taken = [page.name for page in books.fighters.values()]
    return coming_up(everybody, (options.first_year, year), taken, weight_class)


# To another weight class: sent by their managers, or since they outgrew theirs (Y13)


@judge.register
def move_class(order: MoveClass, docket: Docket, by: Party, _chance: Chance) -> None:
    """Send a fighter to the class next to his; what was proposed for him in the old one lapses (Y13)."""
    fighter = docket.fighter(order.fighter)
    if by.manager is None or fighter.manager != by.manager:
        raise against("Y13", "{name} is not one of {name2}'s fighters.", name=fighter.name, name2=by.name)
    check_doors(docket.books, docket.books.doors)
    weight_class = _named(docket.books, fighter.number, order.weight_class)
    check_move(docket.books, fighter, weight_class)
    _move(docket, fighter.number, weight_class)


def move_up_outgrown(docket: Docket) -> None:
    """After the turn of a year, move up whoever can no longer make the limit of his class (Y13)."""
    for number, weight_class in tuple(outgrown(docket.books)):
        _move(docket, number, weight_class)


def _move(docket: Docket, fighter: int, weight_class: str) -> None:
    reason = say("{name} leaves the weight class", name=docket.books.fighters[fighter].name)
    lapse_offers(docket, (fighter,), reason)
    docket.write(ClassMoved(fighter, weight_class))


def _named(books: Books, fighter: int, written: str) -> str:
    """The class next to a fighter's that is meant, whatever the case it is written in."""
    key = match_key(written)
    beside = classes_beside(books, books.fighters[fighter])
    return next((name for name in beside if match_key(name) == key), written)
