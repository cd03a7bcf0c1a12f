"""Orders about careers: retirement and replacement (C16-C18), tournaments (C60-C62)."""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.books import Entrance, FighterBook
from ringside_manager.campaign.lots import draw_lots
from ringside_manager.campaign.orders import DrawTournament, RetireFighter, Seeding
from ringside_manager.campaign.percentage import roll_percentage
from ringside_manager.campaign.retirement import check_retire
from ringside_manager.errors import RuleError, excerpt
from ringside_manager.fighters.generation import roll_fighter
from ringside_manager.league.business.careers import FighterRetired, FighterSigned
from ringside_manager.league.business.offers import BoutCancelled
from ringside_manager.league.business.tournaments import SeedRolls, TournamentDrawn
from ringside_manager.office.desk import Desk, Party
from ringside_manager.office.doors import check_off_card
from ringside_manager.office.lapsing import lapse_deals, lapse_offers
from ringside_manager.office.tournaments import check_entrant_free, give_walkovers, nights_taken


def retire(desk: Desk, order: RetireFighter, by: Party, chance: Chance) -> None:
    """Retire a fighter, clear his schedule, and sign the newcomer who takes his place (C16-C18)."""
    fighter = desk.fighter(order.fighter)
    if by.manager is None or fighter.manager != by.manager:
        raise RuleError("C16", f"{fighter.name} is not one of {by.name}'s fighters.")
    if fighter.is_retired:
        raise RuleError("C17", f"{fighter.name} is already retired.")
    check_retire(fighter.name, fighter.tally.bouts, fighter.losing_streak)
    check_off_card(desk.books, fighter.number)
    # Whom he is waiting for may have retired before him: then he has gone on, and is out only now.
    give_walkovers(desk)
    clear_schedule(desk, fighter)
    desk.write(FighterRetired(fighter.number, order.reason))
    give_walkovers(desk)
    if order.replace:
        sign_newcomer(desk, by.manager, fighter, chance)


def clear_schedule(desk: Desk, fighter: FighterBook) -> None:
    """Cancel what he was booked for; offers and deals about him lapse."""
    reason = f"{fighter.name} retires"
    for number in tuple(fighter.booked):
        desk.write(BoutCancelled(number, reason))
    lapse_offers(desk, (fighter.number,), reason)
    lapse_deals(desk, (fighter.number,))


def sign_newcomer(desk: Desk, manager: int, gone: FighterBook, chance: Chance) -> int:
    """Roll a newcomer (R5-R8) and his manager's percentage (C10, C18)."""
    names = [fighter.name for fighter in desk.books.fighters.values()]
    newcomer = roll_fighter(chance, names)
    deed = FighterSigned(
        newcomer, manager, roll_percentage(chance), Entrance.REPLACEMENT,
        replaces=gone.number, weight_class=gone.weight_class,
    )  # fmt: skip
    return desk.write(deed)


def draw_tournament(desk: Desk, order: DrawTournament, chance: Chance) -> int:
    """Draw a tournament of the named fighters or of everybody in the class (C60-C62)."""
    books = desk.books
    if books.ended or not desk.next_night <= order.first_night <= books.options.nights:
        raise RuleError(
            "C62", f"A tournament can begin on nights {desk.next_night} to {books.options.nights}."
        )
    entrants = order.entrants or _everybody(desk, order.weight_class)
    _check_entrants(desk, entrants, order.weight_class)
    if order.for_title:
        _check_title_free(desk, order.weight_class)
    rolls: tuple[SeedRolls, ...] = ()
    if order.seeding is Seeding.DICE:
        lots = draw_lots(entrants, chance, "seed")
        entrants = tuple(lot.item for lot in lots)
        rolls = tuple(SeedRolls(lot.item, lot.rolls) for lot in lots)
    elif order.seeding is Seeding.RANKING:
        entrants = _by_ranking(desk, entrants)
    nights = nights_taken(order.first_night, len(entrants))
    check_off_card(books, *entrants)
    for number in entrants:
        check_entrant_free(books, number, nights)
    deed = TournamentDrawn(
        order.name, order.weight_class, entrants, order.first_night, order.for_title, rolls
    )
    return desk.write(deed)


def _everybody(desk: Desk, weight_class: str) -> tuple[int, ...]:
    """Every unretired fighter of the class with a manager, in order of entry (C60)."""
    return tuple(
        fighter.number
        for fighter in desk.active()
        if fighter.manager is not None and fighter.weight_class == weight_class
    )


def _check_entrants(desk: Desk, entrants: tuple[int, ...], weight_class: str) -> None:
    if weight_class not in desk.books.divisions:
        known = ", ".join(desk.books.divisions) or "none"
        raise RuleError(
            "C1", f"There is no weight class {excerpt(weight_class)} in this league; it has: {known}."
        )
    if len(entrants) < 2 or len(set(entrants)) < len(entrants):
        raise RuleError("C61", "A tournament needs two fighters or more, each of them once.")
    for number in entrants:
        fighter = desk.fighter(number)
        if fighter.is_retired:
            raise RuleError("C17", f"{fighter.name} is retired and cannot enter a tournament.")
        if fighter.manager is None:
            raise RuleError("C20", f"{fighter.name} has no manager and cannot enter a tournament.")
        if fighter.weight_class != weight_class:
            raise RuleError(
                "C1", f"{fighter.name} is not of the weight class {weight_class or 'of all fighters'}."
            )


def _check_title_free(desk: Desk, weight_class: str) -> None:
    running = any(
        drawn.for_title and drawn.weight_class == weight_class and drawn.bracket.winner is None
        for drawn in desk.books.tournaments.values()
    )
    if running or desk.books.divisions[weight_class].crowned:
        raise RuleError("C60", "The tournament for the title is fought once, for the first champion.")


def _by_ranking(desk: Desk, entrants: tuple[int, ...]) -> tuple[int, ...]:
    """Champion and ranked contenders first, then by earned POP, wins and entry (C32, C61)."""
    fighters = (desk.fighter(number) for number in entrants)
    ranked = sorted(
        fighters, key=lambda f: (f.rank is None, f.rank or 0, -f.earned_half, -f.tally.wins, f.number)
    )
    return tuple(fighter.number for fighter in ranked)
