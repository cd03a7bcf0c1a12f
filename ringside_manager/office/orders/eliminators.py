"""Eliminators ordered by the program, and declined by managers (Y14)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.ai import mandates
from ringside_manager.campaign.ai.scene import Scene
from ringside_manager.campaign.ai.valuation import Stage
from ringside_manager.campaign.arenas import best_open, default_rounds
from ringside_manager.campaign.books import Books, BoutBook, Otherwise, Task
from ringside_manager.campaign.eliminators import eliminator_pair, is_eliminator_due, is_open_to_decline
from ringside_manager.campaign.orders import DeclineEliminator
from ringside_manager.errors import RuleError, against
from ringside_manager.language import say
from ringside_manager.league.business.offers import BoutCancelled
from ringside_manager.office.docket import Docket, Party, judge
from ringside_manager.office.orders.bout_rules import bout_on_paper, check_bout, check_doors
from ringside_manager.office.orders.offers import make


@judge.register
def decline(order: DeclineEliminator, docket: Docket, by: Party, _chance: Chance) -> None:
    """Take one's man out of an eliminator before the doors open; the bout is off (Y14)."""
    bout = docket.bout(order.bout)
    owners = [docket.fighter(number).manager for number in bout.fighters]
    if by.manager is None or by.manager not in owners:
        raise against(
            "Y14", "{name} has no fighter in bout {bout}.", name=by.name, bout=bout.number
        )  # fmt: skip
    if not bout.eliminator:
        raise against(
            "Y14",
            "Bout {bout} is no eliminator: what both managers have agreed on stands.",
            bout=bout.number,
        )
    check_doors(docket.books, bout.night)
    if not is_open_to_decline(docket.books, bout):
        raise against("Y14", "Eliminator {bout} is not to come any more.", bout=bout.number)
    reason = order.reason or say("{name} declines the eliminator", name=by.name)
    docket.write(BoutCancelled(bout.number, reason, by.manager))


def order_eliminators(docket: Docket) -> None:
    """After a night, order an eliminator for the next one in each class where nobody did for too long (Y14)."""
    books = docket.books
    if not books.house.titles.eliminator_ranks or docket.next_night > books.options.nights:
        return
    for division in tuple(books.divisions.values()):
        pair = is_eliminator_due(books, division) and eliminator_pair(books, division, docket.next_night)
        if not pair:
            continue
        red, blue = pair
        arena = best_open(books.house.arenas, red.pop_half, blue.pop_half)
        rounds = default_rounds(books.house.arenas, arena)
        wanted = bout_on_paper(docket.next_night, red.number, blue.number, arena, rounds)
        wanted.eliminator = True
        with suppress(RuleError):
            check_bout(books, wanted, by_promoter=True)
            make(docket, wanted, None)


def answer_by_standing_order(docket: Docket, night: int, scene_of: Callable[[Books, int], Scene]) -> None:
    """Decline the eliminators of a night that do not meet a standing order (C72, Y14)."""
    books = docket.books
    for bout in tuple(books.bouts_of_night(night)) if books.mandates else ():
        barring = _barring(docket, scene_of(books, night), bout) if bout.eliminator else None
        if barring is not None:
            docket.write(BoutCancelled(bout.number, say("by standing order"), barring))


def _barring(docket: Docket, scene: Scene, bout: BoutBook) -> int | None:
    """The manager whose standing order declines the bout for his man, or None; one that leaves the rest to him does not."""
    books = docket.books
    for number in bout.fighters:
        man, other = books.fighters[number], books.fighters[bout.opponent_of(number)]
        mandate = mandates.mandate_for(books, man, bout.night)
        if mandate is None or mandate.otherwise is Otherwise.WAIT:
            continue
        where = Stage(bout.arena, title=False)
        meets = mandates.meets(scene, mandate, man, other, where, bout.night)
        if mandate.task is Task.DECLINE or (mandate.has_terms and not meets):
            return man.manager
    return None
