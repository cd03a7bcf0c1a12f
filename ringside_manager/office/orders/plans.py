"""Fight plans sealed before the bell: whose they are, when, and whether a corner could follow them."""

from __future__ import annotations

from ringside_manager.bout import registry
from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.books import Books
from ringside_manager.campaign.orders import SetFightPlan
from ringside_manager.errors import FileError, RuleError, SetError, against
from ringside_manager.language import joined, say
from ringside_manager.league.business.nights import MOST_PLAN, PlanSealed
from ringside_manager.office.docket import Docket, Party, judge
from ringside_manager.office.orders.bout_rules import is_on_card
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
