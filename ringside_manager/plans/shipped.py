"""The fight plans that come with the program: ``resources/plans/<system>/*.yaml``."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from typing import Any

from ringside_manager.bout import registry
from ringside_manager.errors import UnknownNameError
from ringside_manager.paths import resources
from ringside_manager.plans.plan import Plan
from ringside_manager.plans.reading import read_plan
from ringside_manager.text_safety import file_slug


@cache
def shipped_plans(system: str) -> tuple[Plan, ...]:
    """The plans for bouts of this system, by file name; none for a system that takes no written orders.

    Raises ``UnknownNameError`` for a system that is not there.
    """
    info = registry.get(system).info
    folder = resources() / "plans" / info.system
    return tuple(read_plan(path, info) for path in sorted(folder.glob("*.yaml")))


def in_language(plan: Plan, language: str) -> Plan:
    """A shipped plan with its name and notes in another language; as it is where there are none."""
    texts = _texts(plan.system, language).get(plan_word(plan))
    if texts is None or plan not in shipped_plans(plan.system):
        return plan
    remarks = texts.get("remarks", {})
    orders = tuple(replace(order, note=remarks.get(order.note, order.note)) for order in plan.orders)
    return replace(plan, name=texts["name"], note=texts["note"], orders=orders)


@cache
def _texts(system: str, language: str) -> dict[str, Any]:  # Any: a file of ours, held to the plans by a test
    path = resources() / "plans" / system / f"texts.{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def shipped_plan(system: str, name: str) -> Plan:
    """The plan of that name, in full or as a short word (``late-finisher``); ``UnknownNameError`` if there is none."""
    plans = {plan_word(plan): plan for plan in shipped_plans(system)}
    word = file_slug(name, "")
    if word not in plans:
        raise UnknownNameError("fight plan", name, plans)
    return plans[word]


def plan_word(plan: Plan) -> str:
    """The plan's name as one word for a command line or a file name."""
    return file_slug(plan.name)
