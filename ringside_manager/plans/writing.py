"""A fight plan as text: what ``parse_plan`` reads back as the same plan."""

from __future__ import annotations

from ringside_manager.bout import registry
from ringside_manager.bout.orders import Comparison, Condition, Mixture, Order, Preference
from ringside_manager.errors import UnknownNameError
from ringside_manager.fighters.yaml_files import yaml_text
from ringside_manager.plans.plan import Plan


def plan_text(plan: Plan) -> str:
    """The plan as canonical YAML: equal plans give equal text, and what is left out has its usual value.

    Several conditions on one fact are written as one (``>=3 and <9``), where the first of them stands.
    """
    values: dict[str, object] = {"name": plan.name} if plan.name else {}
    values["system"] = plan.system
    if plan.note:
        values["note"] = plan.note
    values["otherwise"] = plan.otherwise
    flags = _flags(plan.system)
    values["orders"] = [_order(order, flags) for order in plan.orders]
    return yaml_text(values)


def _flags(system: str) -> frozenset[str]:
    """The facts that are either so or not so; a system that is not there has none."""
    try:
        info = registry.get(system).info
    except UnknownNameError:
        return frozenset()
    return frozenset(fact.name for fact in info.facts if fact.is_yes_or_no)


def _order(order: Order, flags: frozenset[str]) -> dict[str, object]:
    values: dict[str, object] = {"request": order.request}
    if order.when:
        values["when"] = _when(order.when, flags)
    values["choose"] = _choose(order.choose)
    if order.note:
        values["note"] = order.note
    return values


def _when(conditions: tuple[Condition, ...], flags: frozenset[str]) -> dict[str, object]:
    held: dict[str, list[Condition]] = {}
    for condition in conditions:
        held.setdefault(condition.fact, []).append(condition)
    return {fact: _held(several, fact in flags) for fact, several in held.items()}


def _held(conditions: list[Condition], flag: bool) -> object:
    if len(conditions) > 1:
        return " and ".join(f"{condition.comparison.value}{condition.bound}" for condition in conditions)
    (condition,) = conditions
    if flag and condition.bound == 0 and condition.comparison in (Comparison.OTHER, Comparison.EQUAL):
        return condition.comparison is Comparison.OTHER
    if condition.comparison is Comparison.EQUAL:
        return condition.bound
    return f"{condition.comparison.value}{condition.bound}"


def _choose(choose: Preference | Mixture) -> object:
    if isinstance(choose, Mixture):
        return dict(choose.weights)
    return choose.words[0] if len(choose.words) == 1 else list(choose.words)
