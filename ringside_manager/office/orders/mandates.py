"""Standing orders: who may give them, for whom, and what they do (C72)."""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.books import ManagerBook
from ringside_manager.campaign.orders import EndMandate, GiveMandate, SetFightPlan
from ringside_manager.errors import against
from ringside_manager.language import say
from ringside_manager.league.business.mandates import MandateEnded, MandateGiven
from ringside_manager.office.docket import Docket, Party, judge
from ringside_manager.office.orders.bout_rules import check_off_card
from ringside_manager.office.orders.plans import check_plan, seal


@judge.register
def give(order: GiveMandate, docket: Docket, by: Party, chance: Chance) -> None:
    """Give a standing order; it takes the place of those before it for the men it covers."""
    manager = _manager(docket, by)
    _check_named(docket, order, by)
    men = order.fighters or tuple(manager.stable)
    if order.plan is not None:
        check_off_card(docket.books, *men)
        if order.plan.strip():
            check_plan(docket.books, order.plan)
    docket.write(
        MandateGiven(
            manager.number, order.task, order.until, order.fighters, order.least_chance or 0,
            order.least_cents or 0, order.rest or 0, order.never, order.otherwise,
            order.never_champion, order.never_champions_of,
        )
    )  # fmt: skip
    if order.plan is not None:
        for number in men:
            if order.plan.strip() or docket.books.fighters[number].plan is not None:
                seal(SetFightPlan(number, order.plan), docket, by, chance)


def _check_named(docket: Docket, order: GiveMandate, by: Party) -> None:
    """The men are his, whoever is named there is, and the last night is still to come."""
    for number in order.fighters:
        fighter = docket.fighter(number)
        if fighter.manager != by.manager:
            raise against("C72", "{name} is not one of {name2}'s fighters.", name=fighter.name, name2=by.name)
    for number in order.never:
        docket.fighter(number)
    for number in order.never_champions_of:
        docket.manager(number)
    if order.until is not None and order.until < docket.next_night:
        raise against(
            "C72",
            "Night {night} is over; a standing order holds from night {next_night} on.",
            night=order.until,
            next_night=docket.next_night,
        )


@judge.register
def end(order: EndMandate, docket: Docket, by: Party, _chance: Chance) -> None:
    """End one standing order of his, or all that hold."""
    manager = _manager(docket, by)
    mine = [
        mandate.number
        for mandate in docket.books.mandates.values()
        if mandate.manager == manager.number and mandate.holds(docket.next_night)
    ]
    if order.mandate is None and not mine:
        raise against("C72", "{name} has given no standing order that holds.", name=by.name)
    if order.mandate is not None and order.mandate not in mine:
        raise against(
            "C72",
            "There is no standing order {number} of {name}'s that holds.",
            number=order.mandate,
            name=by.name,
            next_step=say("Leave the number out to end all of them."),
        )
    for number in mine if order.mandate is None else [order.mandate]:
        docket.write(MandateEnded(manager.number, number))


def _manager(docket: Docket, by: Party) -> ManagerBook:
    if by.manager is None:
        raise against("C72", "Only a manager gives standing orders, not {name}.", name=by.name)
    return docket.manager(by.manager)
