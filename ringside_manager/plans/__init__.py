"""Fight plans: written instructions a corner follows when nobody is there to be asked."""

from __future__ import annotations

from ringside_manager.plans.files import (
    in_language,
    parse_plan,
    plan_kind,
    plan_text,
    plan_word,
    read_plan,
    shipped_plan,
    shipped_plans,
)
from ringside_manager.plans.plan import (
    FaultKind,
    Plan,
    PlanFault,
    StrengthRow,
    check_order,
    order_faults,
    plan_faults,
    strength,
    suggested_plan,
)

__all__ = [
    "FaultKind",
    "Plan",
    "PlanFault",
    "StrengthRow",
    "check_order",
    "in_language",
    "order_faults",
    "parse_plan",
    "plan_faults",
    "plan_kind",
    "plan_text",
    "plan_word",
    "read_plan",
    "shipped_plan",
    "shipped_plans",
    "strength",
    "suggested_plan",
]
