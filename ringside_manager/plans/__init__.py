"""Fight plans: written orders a corner follows when nobody is there to be asked."""

from __future__ import annotations

from ringside_manager.plans.checking import FaultKind, PlanFault, check_order, order_faults, plan_faults
from ringside_manager.plans.measured import StrengthRow, strength
from ringside_manager.plans.plan import Plan
from ringside_manager.plans.reading import parse_plan, plan_kind, read_plan
from ringside_manager.plans.shipped import in_language, plan_word, shipped_plan, shipped_plans
from ringside_manager.plans.suggestion import suggested_plan
from ringside_manager.plans.writing import plan_text

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
