"""The office judges orders by the campaign's rules, one chapter per subject.

An order that stands is written, any other refused by the rule that forbids it.
"""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.orders import ChangeHouseRules, Order, PlayOn, PromotersOrder, SettleDoubt
from ringside_manager.errors import RuleError, against
from ringside_manager.language import say
from ringside_manager.office.docket import Docket, Party, judge
from ringside_manager.office.orders import bout_rules, careers, offers, promoter, stable, tournaments

__all__ = [
    "bout_rules",
    "careers",
    "carry_out",
    "offers",
    "promoter",
    "stable",
    "tournaments",
    "try_order",
]


def carry_out(docket: Docket, order: Order, by: Party, chance: Chance) -> None:
    """Carry the order out; raises ``RuleError`` (and has written nothing) if a rule forbids it.

    After the end only doubts are settled, which a correction may still raise, unless the campaign is to go on (C71), perhaps under
    other house rules (C78).
    """
    if docket.books.ended and not isinstance(order, SettleDoubt | PlayOn | ChangeHouseRules):
        raise against("C70", "The campaign is over; its books stay open to read.")
    if isinstance(order, PromotersOrder) and not by.promoter:
        raise against(
            "C3", "Only the promoter may do this, not {name}.", name=by.name, next_step=_how(docket)
        )
    judge(order, docket, by, chance)


def try_order(docket: Docket, order: Order, by: Party, chance: Chance) -> bool:
    """Carry the order out if the rules allow it; whether they did."""
    try:
        carry_out(docket, order, by, chance)
    except RuleError:
        return False
    return True


def _how(docket: Docket) -> str:
    """Who gives the promoter's orders in this league."""
    who = docket.books.promoter
    return say("Ask {who}.", who=who) if who else say("If all agree on it, hand it in as promoter.")
