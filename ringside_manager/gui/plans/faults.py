"""What is the matter with a plan, in plain words beside the rule it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.gui.board.names import Names
from ringside_manager.language import later, tr
from ringside_manager.plans import FaultKind, Plan, PlanFault
from ringside_manager.plans.plan import LONGEST_NAME, LONGEST_NOTE, LONGEST_REMARK, MOST_ORDERS, MOST_WEIGHT


def fault_text(fault: PlanFault, plan: Plan, numbers: Mapping[int, int], names: Names) -> str:
    """The fault as a sentence; ``numbers`` are those the rules are shown with, by their places."""
    kind = plan.orders[fault.order].request if 0 <= fault.order < len(plan.orders) else ""
    return _TEXTS[fault.kind]().format(
        word=names.option(kind, fault.named),
        named=fault.named,
        fact=names.fact(fault.named),
        near=tr(" or ").join(fault.near) or "–",
        before=numbers.get(fault.before, 0),
        most=MOST_ORDERS,
        weight=MOST_WEIGHT,
        name=LONGEST_NAME,
        note=LONGEST_NOTE,
        remark=LONGEST_REMARK,
    )


_TEXTS: dict[FaultKind, Callable[[], str]] = {
    FaultKind.NO_ORDERS: later("The plan has no rule yet: add one, or begin with a plan that is there."),
    FaultKind.TOO_MANY_ORDERS: later("A plan has at most {most} rules."),
    FaultKind.TEXT: later(
        "A text is too long or holds signs that do not show: the name takes {name} signs, the note of the plan "
        "{note}, the note of a rule {remark}."
    ),
    FaultKind.OTHERWISE: later("Nobody who could decide the rest is called “{named}”."),
    FaultKind.REQUEST: later("There is no decision called “{named}”. Close to it: {near}."),
    FaultKind.FACT: later("There is no fact called “{named}”. Close to it: {near}."),
    FaultKind.BOUND: later("The number for “{fact}” has more than nine digits."),
    FaultKind.NOTHING_CHOSEN: later("Nothing is chosen yet: say what he is to do."),
    FaultKind.WORD: later("“{word}” cannot be chosen here. Close to it: {near}."),
    FaultKind.TWICE: later("“{word}” is chosen twice."),
    FaultKind.WEIGHT: later("The weight of “{word}” is not 1 to {weight}."),
    FaultKind.NEVER_TRUE: later("The conditions on “{fact}” can never hold together."),
    FaultKind.NEVER_REACHED: later("Never reached: rule {before} decides whenever this one could."),
}
