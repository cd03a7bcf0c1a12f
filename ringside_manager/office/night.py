"""A fight night from the first offer to the new rankings (C5), written as one act."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.campaign.ai import careers
from ringside_manager.campaign.ai.mandates import is_away
from ringside_manager.campaign.ai.scene import Scene
from ringside_manager.campaign.books import BoutBook, ManagerBook
from ringside_manager.campaign.bouts import bout_seed
from ringside_manager.campaign.moves import are_moves_allowed
from ringside_manager.campaign.schedule import SEASON, order_of_work
from ringside_manager.errors import CancelledError, against
from ringside_manager.language import say
from ringside_manager.league.business.deals import DealAnswered
from ringside_manager.league.business.founding import LeagueEnded
from ringside_manager.league.business.nights import DoorsOpened, NightClosed
from ringside_manager.office.agreeing import agree, scene_of
from ringside_manager.office.bets import answer_for_program as answer_bets
from ringside_manager.office.docket import Docket, NightOrder, Party
from ringside_manager.office.orders import carry_out
from ringside_manager.office.orders.cards import cut_cards
from ringside_manager.office.orders.deals import answer_for_program, open_deals, propose, waiting_for
from ringside_manager.office.orders.eliminators import order_eliminators
from ringside_manager.office.orders.offers import lapse_until
from ringside_manager.office.orders.tournaments import make_next_round, rounds_to_follow
from ringside_manager.office.orders.weight_classes import move_up_outgrown
from ringside_manager.office.ring import AtTheBell, fight_bout
from ringside_manager.office.years import end_contracts, extend_all, hold_draft, hold_market, turn_the_year


def open_doors(docket: Docket, evening: NightOrder) -> int:
    """Do all that comes before the bell, and open the doors of the next night; its number.

    ``RuleError`` C70 after the last night, C2 if the doors are open already.
    """
    night = _next_night(docket, evening)
    if docket.books.doors:
        raise against(
            "C2",
            "The doors of night {night} are open already.",
            night=night,
            next_step=say("Hold the night."),
        )
    _before_the_bell(docket, night, evening)
    docket.write(DoorsOpened(night, evening.seed))
    return night


def hold_night(docket: Docket, evening: NightOrder, ready: AtTheBell | None = None) -> int:
    """Hold the next fight night; its number.  ``RuleError`` C70 after the last, ``CancelledError`` if stopped.

    Once its doors are open it goes on from there with the seed they were opened with.
    """
    night = _next_night(docket, evening)
    if docket.books.doors == night:
        evening = replace(evening, seed=docket.books.doors_seed)
    else:
        _before_the_bell(docket, night, evening)
    seed = derive_seed(evening.seed, "night", night)
    _fight_all(docket, night, evening, ready or AtTheBell())
    _retire_all(docket, night, evening, seed)
    _close(docket, night)
    turn_the_year(docket, night, seed)
    extend_all(docket, night, evening, seed)
    end_contracts(docket, night)
    _move_all(docket, night, evening)
    _deal_all(docket, night, evening, seed)
    _end_if_last(docket, night)
    order_eliminators(docket)
    return night


def hold_card(docket: Docket, evening: NightOrder, ready: AtTheBell | None = None) -> int:
    """Box the card of the night whose doors are open as it stands, and make the bouts that follow from it; the night (F84).

    The night goes on with these.  ``RuleError`` C2 while the doors are closed, F84 if nothing follows; else as ``hold_night``.
    """
    night = _next_night(docket, evening)
    if docket.books.doors != night:
        raise against(
            "C2",
            "The doors of night {night} are not open.",
            night=night,
            next_step=say("Open the doors, or hold the night."),
        )
    if not rounds_to_follow(docket.books):
        raise against("F84", "No round follows tonight from the bouts on the card.")
    evening = replace(evening, seed=docket.books.doors_seed)
    _fight_all(docket, night, evening, ready or AtTheBell(), whole=False)
    return night


def _next_night(docket: Docket, evening: NightOrder) -> int:
    books = docket.books
    if evening.night and evening.night != docket.next_night:
        raise against(
            "C2",
            "Night {night} is not the next night: {closed} nights have been held.",
            night=evening.night,
            closed=books.closed,
            next_step=say("Look at the league as it stands now."),
        )
    if books.ended or books.closed >= books.options.nights:
        raise against(
            "C70",
            "The campaign was agreed over {nights} nights and is over.",
            nights=books.options.nights,
            next_step=say("Let it go on (ringside play-on), or found a new league."),
        )
    return docket.next_night


def _before_the_bell(docket: Docket, night: int, evening: NightOrder) -> None:
    """Everything up to the final card (C5)."""
    seed = derive_seed(evening.seed, "night", night)
    hold_draft(docket, seed)
    hold_market(docket, night, evening, seed)
    agree(docket, night, evening, seed)
    cut_cards(docket, night, evening, SeededChance(derive_seed(seed, "dates")))
    answer_bets(docket)


def _fight_all(
    docket: Docket, night: int, evening: NightOrder, ready: AtTheBell, *, whole: bool = True
) -> None:
    """The bouts in the order of C5, then, of a ``whole`` night, those that follow from them; POP totals stay those from before the night."""
    bouts = [*_to_come(docket, night)]
    for fought, bout in enumerate(bouts):  # which grows
        if evening.progress is not None and not evening.progress(fought, len(bouts)):
            raise CancelledError(
                say(
                    "Stopped before bout {fought} of night {night}; the night has not begun.",
                    fought=fought + 1,
                    night=night,
                )
            )
        fight_bout(docket, bout, bout_seed(bout, evening.seed), ready)
        if fought + 1 == len(bouts) and make_next_round(docket, night) and whole:
            bouts.extend(_to_come(docket, night))


def _to_come(docket: Docket, night: int) -> Iterable[BoutBook]:
    """The bouts of a night that are still to be fought, in the order of C5 (F84)."""
    return order_of_work(one for one in docket.books.bouts_of_night(night) if not one.is_over)


def _retire_all(docket: Docket, night: int, evening: NightOrder, seed: int) -> None:
    """The retirements the managers wish (C5 step 7); nobody is retired by standing order (C72)."""
    if not careers.is_season_over(docket.books, night):
        return
    scene = scene_of(docket.books, night)
    chance = SeededChance(derive_seed(seed, "stables"))
    for manager in tuple(docket.books.managers.values()):
        if evening.decides(docket.books, manager.number) and not is_away(docket.books, manager.number, night):
            for order in careers.retirements(scene, manager):
                carry_out(docket, order, Party(manager.name, manager.number), chance)


def _move_all(docket: Docket, night: int, evening: NightOrder) -> None:
    """Who has outgrown his weight class moves up after a year, and whom the managers wish moves when they trade (Y13)."""
    if not are_moves_allowed(docket.books):
        return
    if night % SEASON == 0:
        move_up_outgrown(docket)
    if not careers.is_market(night):
        return
    scene = scene_of(docket.books, night)
    for manager in tuple(docket.books.managers.values()):
        if evening.decides(docket.books, manager.number) and not is_away(docket.books, manager.number, night):
            for order in careers.moves(scene, manager):
                carry_out(docket, order, Party(manager.name, manager.number), SeededChance(evening.seed))


def _deal_all(docket: Docket, night: int, evening: NightOrder, seed: int) -> None:
    """The deals the managers wish and the answers to what waits for them (C24)."""
    if not (careers.is_market(night) or docket.books.open_deals):
        return
    scene = scene_of(docket.books, night)
    chance = SeededChance(derive_seed(seed, "deals"))
    for manager in tuple(docket.books.managers.values()):
        if is_away(docket.books, manager.number, night):
            for deal in waiting_for(docket.books, manager.number):
                docket.write(DealAnswered(deal.number, False, manager.number))
        elif evening.decides(docket.books, manager.number):
            _deal(docket, scene, manager, evening, chance)


def _deal(
    docket: Docket, scene: Scene, manager: ManagerBook, evening: NightOrder, chance: SeededChance
) -> None:
    """Propose deals and let the program's own seats answer at once."""
    for order, reason in careers.deals(scene, manager):
        deal = propose(order, docket, Party(manager.name, manager.number), reason)
        if evening.decides(docket.books, order.partner):
            answer_for_program(docket, scene, deal, chance)
    for deal in waiting_for(docket.books, manager.number):
        answer_for_program(docket, scene, deal, chance)


def _close(docket: Docket, night: int) -> None:
    """Offers for tonight lapse and the rankings are drawn up (C32-C34)."""
    lapse_until(docket, night)
    docket.write(NightClosed(night))


def _end_if_last(docket: Docket, night: int) -> None:
    """After the last night the campaign is over (C70)."""
    if night >= docket.books.options.nights:
        for deal in open_deals(docket.books):
            docket.write(DealAnswered(deal.number, accepted=False))
        docket.write(LeagueEnded())
