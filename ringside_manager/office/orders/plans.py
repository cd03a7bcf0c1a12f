"""Fight plans sealed before the bell, and standing orders: who may give them, for whom, and what they do (C3, C72)."""

from __future__ import annotations

from ringside_manager.bout import registry
from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.books import Books, ManagerBook
from ringside_manager.campaign.orders import EndMandate, GiveMandate, SetFightPlan
from ringside_manager.errors import FileError, RuleError, SetError, against
from ringside_manager.language import joined, say
from ringside_manager.league.business.club import MandateEnded, MandateGiven
from ringside_manager.league.business.nights import MOST_PLAN, PlanSealed
from ringside_manager.office.docket import Docket, Party, judge
from ringside_manager.office.orders.bout_rules import check_off_card, is_on_card
from ringside_manager.plans.files import parse_plan

MOST_TOLD = 10
"""Faults of a plan that a refusal lists."""


@judge.register
def seal(order: SetFightPlan, docket: Docket, by: Party, _chance: Chance) -> None:
    """Seal a plan for one of his own fighters, or take back the one in force."""
    fighter = docket.fighter(order.fighter)
    if by.manager is None or fighter.manager != by.manager:
        raise against("C3", "{name} is not one of {name2}'s fighters.", name=fighter.name, name2=by.name)
    if fighter.is_retired:
        raise against("C17", "{name} is retired and fights no more.", name=fighter.name)
    if is_on_card(docket.books, fighter.number):
        raise against(
            "C3",
            "The doors of night {doors} are open: the fight plan of {name} is sealed.",
            doors=docket.books.doors,
            name=fighter.name,
            next_step=say("Change it when the night is over."),
        )
    text = order.plan if order.plan.strip() else ""
    if text:
        check_plan(docket.books, text)
    elif fighter.plan is None:
        raise against("C3", "There is no fight plan for {name} to take back.", name=fighter.name)
    docket.write(PlanSealed(fighter.number, by.manager, text))


def check_plan(books: Books, text: str) -> None:
    """Raise ``RuleError`` C3, every fault told with its line, if no corner of this league could follow a plan."""
    if len(text) > MOST_PLAN:
        raise against(
            "C3",
            "A fight plan has {most_plan} characters at most; this one has {text}.",
            most_plan=f"{MOST_PLAN:,}",
            text=f"{len(text):,}",
        )
    try:
        parse_plan(text, "The fight plan", registry.get(books.system).info)
    except SetError as refused:
        faults = [str(problem) for problem in refused.problems[:MOST_TOLD]]
        more = len(refused.problems) - len(faults)
        listed = joined("; ", [*faults, *([say("and {number} more", number=more)] if more else [])])
        raise against("C3", "The fight plan cannot be followed: {listed}.", listed=listed) from refused
    except FileError as refused:
        raise RuleError("C3", str(refused)) from refused


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
