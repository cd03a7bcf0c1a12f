"""Fighters retired or let go, and those who take their places: newcomers, free agents and rookies (C16-C18, Y7, Y9)."""

from __future__ import annotations

from collections.abc import Iterator

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.books import Books, Entrance, FighterBook
from ringside_manager.campaign.orders import DraftRookies, RetireFighter, SignFighter
from ringside_manager.campaign.progress import check_retire, roll_percentage
from ringside_manager.campaign.rookies import is_undrafted, undrafted
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.campaign.talks import ending, is_full
from ringside_manager.errors import RingsideError, against
from ringside_manager.fighters.fighter import Fighter
from ringside_manager.fighters.finding import coming_up
from ringside_manager.fighters.generation import roll_fighter
from ringside_manager.fighters.sets import set_named
from ringside_manager.language import say
from ringside_manager.league.business.careers import FighterRetired, FighterSigned, FreeAgentSigned
from ringside_manager.league.business.contracts import ContractsEnded
from ringside_manager.league.business.offers import BoutCancelled
from ringside_manager.league.business.years import DraftListed
from ringside_manager.office.docket import Docket, Party, judge
from ringside_manager.office.orders.bout_rules import check_off_card
from ringside_manager.office.orders.contracts import is_plain, offer_terms
from ringside_manager.office.orders.deals import lapse_deals
from ringside_manager.office.orders.offers import lapse_offers
from ringside_manager.office.orders.tournaments import give_walkovers


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
