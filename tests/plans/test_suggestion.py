"""A plan made from what the corner AI does: it decides as the AI does, order by order."""

from __future__ import annotations

from typing import Any

import pytest

from ringside_manager.bout import SeededChance, Setup, registry, simulate
from ringside_manager.bout.corner import Facts, Instruction, Mixture
from ringside_manager.errors import UsageError
from ringside_manager.fighters.sets import load_set
from ringside_manager.plans import Plan, plan_faults
from ringside_manager.plans.files import parse_plan, plan_text
from ringside_manager.plans.suggesting import suggested_plan
from tests.slow import each

ENGINE = registry.get("ringside")
KNOWN = load_set("heavyweights")
TERMS = ENGINE.info.terms(12)
PAIRS = [
    ("Muhammad Ali", "Rocky Marciano"),
    ("Rocky Marciano", "Muhammad Ali"),
    ("George Foreman", "George Foreman"),
    ("Duane Bobick", "Joe Louis"),
]


def card(name: str) -> Any:
    return ENGINE.card_from_abilities(name, KNOWN.fighter(name).abilities)


def suggested(own: str, other: str) -> Plan:
    return suggested_plan(ENGINE, card(own), card(other), TERMS)


@each("own, other", PAIRS)
def test_it_is_a_sound_plan(own: str, other: str) -> None:
    plan = suggested(own, other)
    assert plan_faults(plan, ENGINE.info) == ()
    assert (plan.name, plan.otherwise) == (f"{own} against {other}", "ai")
    assert parse_plan(plan_text(plan), "written", ENGINE.info) == plan


class Beside:
    """The expert in the corner; what a plan would choose, or the weights it would draw from, is noted beside it."""

    def __init__(self, plan: Plan, chance: SeededChance) -> None:
        self._expert = ENGINE.corner_ai(chance, "expert")
        self._orders = plan.orders
        self.tactical: list[tuple[str, bool]] = []
        self.mixes: list[tuple[Any, Mixture]] = []

    def choose(self, request: Any, view: Any) -> Any:
        chosen = self._expert.choose(request, view)
        allowed = {
            option.name.lower() if hasattr(option, "name") else str(option): option
            for option in request.options
        }
        facts = ENGINE.facts(view)
        for order in self._orders:
            if self._fits(order, request.kind, facts, allowed):
                self._note(order, chosen, allowed, request.kind)
                break
        return chosen

    def _fits(self, order: Instruction, kind: str, facts: Facts, allowed: dict[str, Any]) -> bool:
        picked = order.choose.pick(allowed, SeededChance(1))
        return order.request == kind and all(part.holds(facts) for part in order.when) and picked is not None

    def _note(self, order: Instruction, chosen: Any, allowed: dict[str, Any], kind: str) -> None:
        if isinstance(order.choose, Mixture):
            self.mixes.append((chosen, order.choose))
        else:
            self.tactical.append((kind, order.choose.pick(allowed, SeededChance(1)) == chosen))


@each("own, other", PAIRS)
def test_it_decides_as_the_best_corner_does(own: str, other: str) -> None:
    tactical: list[tuple[str, bool]] = []
    for seed in range(6):
        red, blue = (
            Beside(plan, SeededChance(seed)) for plan in (suggested(own, other), suggested(other, own))
        )
        simulate(Setup(ENGINE, card(own), card(other), TERMS), seed, red, blue)
        tactical += red.tactical + blue.tactical
        for chosen, mix in red.mixes + blue.mixes:
            assert chosen.name.lower() in dict(mix.weights)
    assert {kind for kind, _ in tactical} == {"tactic", "rush", "counter", "clinch"}
    assert all(same for _, same in tactical)


def test_the_mixes_are_those_of_the_punch_game() -> None:
    plan = suggested("Muhammad Ali", "Rocky Marciano")
    mixes = [order.choose for order in plan.orders if isinstance(order.choose, Mixture)]
    assert len(mixes) == 8
    assert all(abs(sum(weight for _, weight in mix.weights) - 1000) <= 3 for mix in mixes)
    in_a_clinch = [
        order
        for order in plan.orders
        if order.request == "thrown" and any(c.fact == "any_clinch" for c in order.when)
    ]
    assert all("hook" not in word for order in in_a_clinch for word, _ in order.choose.weights)  # type: ignore[union-attr]


class Silent(type(ENGINE)):  # type: ignore[misc]
    """Ringside with a corner AI that suggests nothing."""

    mind = ""


def test_a_system_that_suggests_nothing_says_so() -> None:
    with pytest.raises(UsageError, match="suggests no fight plan"):
        suggested_plan(Silent(), card("Joe Louis"), card("Max Schmeling"), TERMS)
