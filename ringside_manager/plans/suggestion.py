"""A plan made from what the corner AI would do."""

from __future__ import annotations

from typing import Any

from ringside_manager.bout.corners import AI
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.bout.terms import Terms
from ringside_manager.errors import UsageError
from ringside_manager.plans.plan import LONGEST_NAME, Plan
from ringside_manager.text_safety import tidy

NOTE = "What the program at its best does for these two, written down. Change what you know better."


def suggested_plan(engine: AnyEngine, own_card: Any, other_card: Any, terms: Terms) -> Plan:
    """A plan for ``own_card`` against ``other_card`` that says as orders what the best corner AI would do.

    What orders cannot say is left to that AI itself.  Raises ``UsageError`` for a system whose AI
    suggests nothing.
    """
    orders = engine.suggested_orders(own_card, other_card, terms)
    if not orders:
        raise UsageError(f"For {engine.info.title} the program suggests no fight plan.")
    own, other = (str(engine.card_data(card)["name"]) for card in (own_card, other_card))
    return Plan(tidy(f"{own} against {other}"[:LONGEST_NAME]), engine.info.system, orders, AI, NOTE)
