"""The page about fight plans: what it shows is a sound plan, and what it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.plans import plan_faults
from ringside_manager.plans.files import parse_plan

INFO = registry.get("ringside").info


@pytest.fixture(scope="module")
def page(repository: Path) -> str:
    return (repository / "docs" / "fight-plans.md").read_text(encoding="utf-8")


def test_the_plan_shown_is_accepted_and_every_order_can_decide(page: str) -> None:
    (shown,) = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    plan = parse_plan(shown, "the page", INFO)
    assert plan_faults(plan, INFO) == ()
    assert (plan.name, plan.otherwise, len(plan.orders)) == ("Stay, then finish", "ai", 5)


def test_the_facts_named_are_there(page: str) -> None:
    facts = {fact.name for fact in INFO.facts}
    named = set(re.findall(r"`((?:own|opponent|round|rounds|turn|turns|lead)(?:_[a-z]+)*)`", page))
    assert len(named) > 8
    assert named <= facts


def test_orders_lead_to_it(repository: Path) -> None:
    for name in ("orders.md", "command_line.md", "README.md"):
        assert "fight-plans.md" in (repository / "docs" / name).read_text(encoding="utf-8")
