"""Fight plans compiled: the bout of a plan is the script's, and orders for squares stay with the script."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ringside_manager.bout import CORNERS, SeededChance, Setup, simulate
from ringside_manager.bout.corner import Comparison, Condition, Instruction, Mixture, Preference
from ringside_manager.bout.engine import CornerAt, CornerMaker
from ringside_manager.plans import Plan
from ringside_manager.plans.files import parse_plan, shipped_plans
from ringside_manager.plans.suggesting import suggested_plan
from tests.engines.ringside.compiled_bouts import ENGINE, cards, row_of


def any_condition(chance: SeededChance) -> Condition:
    spec = chance.pick(ENGINE.info.facts)
    low = -20 if spec.lowest is None else spec.lowest
    high = 40 if spec.highest is None else spec.highest
    return Condition(spec.name, chance.pick(tuple(Comparison)), low + chance.roll(high - low + 1) - 1)


def any_order(chance: SeededChance) -> Instruction:
    decision = chance.pick([each for each in ENGINE.info.decisions if each.kind not in ("dodge", "follow")])
    when = tuple(any_condition(chance) for _ in range(chance.roll(3) - 1))
    words = chance.shuffled(decision.options)[: chance.roll(len(decision.options))]
    if chance.roll(2) == 1:
        return Instruction(decision.kind, when, Mixture(tuple((word, chance.roll(9)) for word in words)))
    return Instruction(decision.kind, when, Preference(tuple(words)))


def any_plan(chance: SeededChance) -> Plan:
    orders = tuple(any_order(chance) for _ in range(chance.roll(12)))
    return Plan("", "ringside", orders, chance.pick(("plain", "ai", "ai:club", "in_character")))


def setups(count: int, seed: int) -> Iterator[tuple[Setup, tuple[CornerMaker, CornerMaker]]]:
    """Random plans, those that come with the program and those suggested, against each other and the corner AI."""
    chance, men = SeededChance(seed), cards(12)
    plans = [any_plan(chance) for _ in range(60)]
    plans += [suggested_plan(ENGINE, *men[n : n + 2], ENGINE.info.terms(12)) for n in range(5)]
    plans += list(shipped_plans("ringside")) * 3
    for number in range(count):
        plan, other = plans[number % len(plans)], chance.pick(plans)
        options = {option.name: chance.pick(option.values) for option in ENGINE.info.options}
        terms = ENGINE.info.terms(chance.roll(15), options)
        against = chance.pick((CornerAt("plain"), CornerAt("club"), other.controller))
        yield Setup(ENGINE, chance.pick(men), chance.pick(men), terms), (plan.controller, against)
        if number % len(plans) == len(plans) - 1:
            plans[:60] = [any_plan(chance) for _ in range(60)]


def differing(twin: Any, count: int, seed: int, each: int) -> list[Any]:
    """The setups of which one of ``each`` compiled bouts is not that of the script."""
    chance, found = SeededChance(seed + 1), []
    for setup, seats in setups(count, seed):
        state = ENGINE.start(setup.red, setup.blue, setup.terms, SeededChance(0), None).state
        fights = twin.prepared(state, tuple(seat(ENGINE, SeededChance(0)) for seat in seats))
        for _ in range(each):
            seeds = tuple(chance.roll(1 << 40) for _ in range(3))
            seated = [seat(ENGINE, SeededChance(seed)) for seat, seed in zip(seats, seeds[1:], strict=True)]
            if tuple(fights.seeded([seeds])[0]) != row_of(simulate(setup, seeds[0], *seated)):
                found.append((setup, seats))
    return found


@pytest.mark.timeout(600)
def test_the_compiled_bouts_of_plans_are_those_of_the_script(twin: Any) -> None:
    assert differing(twin, 90, seed=5, each=5) == []


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_twenty_thousand_bouts_of_plans_are_the_same(twin: Any) -> None:
    assert differing(twin, 20_000, seed=6, each=1) == []


def test_the_facts_of_the_compiled_bouts_are_those_of_the_script(twin: Any) -> None:
    assert tuple(spec.name for spec in ENGINE.info.facts) == twin.orders.FACTS


def test_orders_for_squares_stay_with_the_script(twin: Any) -> None:
    plan = parse_plan("orders: [{request: dodge, choose: a1}]", "it", ENGINE.info)
    red, blue = cards(8)[1:3]
    state = ENGINE.start(red, blue, ENGINE.info.terms(12), SeededChance(0), None).state
    assert twin.prepared(state, [plan.controller(ENGINE, SeededChance(0)) for _ in CORNERS]) is None
