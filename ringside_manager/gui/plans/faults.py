"""What is the matter with a plan, in plain words beside the rule it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.words import fact_word, option_word
from ringside_manager.plans import FaultKind, Plan, PlanFault
from ringside_manager.plans.plan import LONGEST_NAME, LONGEST_NOTE, LONGEST_REMARK, MOST_ORDERS, MOST_WEIGHT


def fault_text(fault: PlanFault, plan: Plan, numbers: Mapping[int, int]) -> str:
    """The fault as a sentence; ``numbers`` are those the rules are shown with, by their places."""
    kind = plan.orders[fault.order].request if 0 <= fault.order < len(plan.orders) else ""
    return _TEXTS[fault.kind]().format(
        word=option_word(kind, fault.named),
        named=fault.named,
        fact=fact_word(fault.named),
        near=tr(" or ").join(fault.near) or "–",
        before=numbers.get(fault.before, 0),
        most=MOST_ORDERS,
        weight=MOST_WEIGHT,
        name=LONGEST_NAME,
        note=LONGEST_NOTE,
        remark=LONGEST_REMARK,
    )


_TEXTS: dict[FaultKind, Callable[[], str]] = {
    FaultKind.NO_ORDERS: lambda: tr("The plan has no rule yet: add one, or begin with a plan that is there."),
    FaultKind.TOO_MANY_ORDERS: lambda: tr("A plan has at most {most} rules."),
    FaultKind.TEXT: lambda: tr(
        "A text is too long or holds signs that do not show: the name takes {name} signs, the note of the plan "
        "{note}, the note of a rule {remark}."
    ),
    FaultKind.OTHERWISE: lambda: tr("Nobody who could decide the rest is called “{named}”."),
    FaultKind.REQUEST: lambda: tr("There is no decision called “{named}”. Close to it: {near}."),
    FaultKind.FACT: lambda: tr("There is no fact called “{named}”. Close to it: {near}."),
    FaultKind.BOUND: lambda: tr("The number for “{fact}” has more than nine digits."),
    FaultKind.NOTHING_CHOSEN: lambda: tr("Nothing is chosen yet: say what he is to do."),
    FaultKind.WORD: lambda: tr("“{word}” cannot be chosen here. Close to it: {near}."),
    FaultKind.TWICE: lambda: tr("“{word}” is chosen twice."),
    FaultKind.WEIGHT: lambda: tr("The weight of “{word}” is not 1 to {weight}."),
    FaultKind.NEVER_TRUE: lambda: tr("The conditions on “{fact}” can never hold together."),
    FaultKind.NEVER_REACHED: lambda: tr("Never reached: rule {before} decides whenever this one could."),
}
