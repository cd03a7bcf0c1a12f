"""Fight plans as tables: the compiled bout of a plan is the script's, and what no table can say stays with the script."""

from __future__ import annotations

from typing import Any

import pytest

from ringside_manager.bout import CORNERS, SeededChance, Setup, simulate
from ringside_manager.bout.drive import CornerAt
from ringside_manager.bout.instructions import Comparison, Condition, Instruction, Mixture, Preference
from ringside_manager.engines.ringside.instructions import table_of_orders
from ringside_manager.engines.ringside.policies import PLAIN_TABLE
from ringside_manager.plans.files import parse_plan, shipped_plans
from ringside_manager.plans.plan import Plan
from ringside_manager.plans.suggesting import suggested_plan
from tests.engines.ringside.compiled_bouts import ENGINE, cards, row_of

SCORED = ["lead_safe", "lead", "own_endurance"]
KNOWN = {
    "tactic": [*SCORED, "opponent_endurance", "own_down", "opponent_cover_up", "own_trapped"],
    "rush": [*SCORED, "opponent_endurance", "opponent_down", "opponent_cover_up", "opponent_backpedal"],
    "counter": [*SCORED, "opponent_endurance"],
    "clinch": [*SCORED, "opponent_endurance", "own_trapped"],
    "thrown": ["own_endurance", "opponent_endurance", "any_clinch"],
    "anticipated": ["own_endurance", "opponent_endurance", "any_clinch"],
}
"""The facts every class of a decision tells (P19)."""
TESTS = {
    "lead": [(Comparison.LESS, 0), (Comparison.MORE, 0), (Comparison.AT_LEAST, 0), (Comparison.EQUAL, 0)],
    "endurance": [
        (Comparison.AT_MOST, 5),
        (Comparison.MORE, 5),
        (Comparison.LESS, 6),
        (Comparison.AT_LEAST, 6),
    ],
    "flag": [(Comparison.EQUAL, 0), (Comparison.OTHER, 0), (Comparison.EQUAL, 1)],
}


def any_condition(kind: str, chance: SeededChance) -> Condition:
    fact = chance.pick(KNOWN[kind])
    tests = TESTS["lead" if fact == "lead" else "endurance" if fact.endswith("endurance") else "flag"]
    return Condition(fact, *chance.pick(tests))


def any_order(chance: SeededChance) -> Instruction:
    decision = chance.pick([each for each in ENGINE.info.decisions if each.kind in KNOWN])
    when = tuple(any_condition(decision.kind, chance) for _ in range(chance.roll(3) - 1))
    words = chance.shuffled(decision.options)[: chance.roll(len(decision.options))]
    if decision.kind in ("tactic", "thrown", "anticipated") and chance.roll(2) == 1:
        mix = tuple((word, chance.roll(9)) for word in decision.options if word in words)
        return Instruction(decision.kind, when, Mixture(mix))
    return Instruction(decision.kind, when, Preference(tuple(words)))


def any_plan(chance: SeededChance) -> Plan:
    orders = tuple(any_order(chance) for _ in range(chance.roll(8)))
    return Plan("", "ringside", orders, chance.pick(("plain", "ai", "in_character")))


@pytest.mark.timeout(600)
def test_the_compiled_bouts_of_plans_are_those_of_the_script(twin: Any) -> None:
    """Random plans of known facts against each other and the corner AI, bout by bout."""
    chance, men = SeededChance(5), cards(8)
    plans = [any_plan(chance) for _ in range(60)]
    plans += [suggested_plan(ENGINE, *men[n : n + 2], ENGINE.info.terms(12)) for n in range(5)]
    for plan in plans:
        setup = Setup(ENGINE, chance.pick(men), chance.pick(men), ENGINE.info.terms(chance.roll(12)))
        seats = (
            plan.controller,
            chance.pick((CornerAt("plain"), CornerAt("club"), chance.pick(plans).controller)),
        )
        state = ENGINE.start(setup.red, setup.blue, setup.terms, SeededChance(0), None).state
        fights = twin.prepared(state, tuple(seat(ENGINE, SeededChance(0)) for seat in seats))
        for _ in range(8):
            seeds = tuple(chance.roll(1 << 40) for _ in range(3))
            seated = [seat(ENGINE, SeededChance(seed)) for seat, seed in zip(seats, seeds[1:], strict=True)]
            assert tuple(fights.seeded([seeds])[0]) == row_of(simulate(setup, seeds[0], *seated)), plan


@pytest.mark.parametrize(
    "text",
    [
        "orders: [{request: rush, when: {own_endurance_percent: '<40'}, choose: rush}]",
        "orders: [{request: rush, when: {own_endurance: '<=4'}, choose: rush}]",
        "orders: [{request: tactic, when: {own_hurt: yes}, choose: none}]",
        "orders: [{request: counter, when: {own_trapped: yes}, choose: decline}]",
        "orders: [{request: tactic, when: {lead: '>1'}, choose: clinch}]",
        "orders: [{request: rush, choose: {rush: 1, hold: 2}}]",
        "orders: [{request: thrown, choose: {left_jab: 5, uppercut: 1}}]",
        "orders: [{request: dodge, choose: a1}]",
        "otherwise: ai:club\norders: [{request: rush, choose: rush}]",
    ],
)
def test_what_no_table_can_say_stays_with_the_script(twin: Any, text: str) -> None:
    """Facts within a class, dice of other sides, squares, and an AI whose lapses an order does not know."""
    plan = parse_plan(text, "it", ENGINE.info)
    red, blue = cards(8)[1:3]
    state = ENGINE.start(red, blue, ENGINE.info.terms(12), SeededChance(0), None).state
    assert twin.prepared(state, [plan.controller(ENGINE, SeededChance(0)) for _ in CORNERS]) is None


def test_a_condition_that_cannot_hold_does_not_matter() -> None:
    """Of a fact no class tells, where another condition is false in every class or the order is never reached."""
    beyond = Condition("round", Comparison.MORE, 3)
    never = Condition("lead", Comparison.LESS, 0), Condition("lead", Comparison.MORE, 0)
    first = Instruction("rush", (), Preference(("rush",)))
    orders = (Instruction("rush", (*never, beyond), Preference(("hold",))), first)
    for said in (orders, (first, Instruction("rush", (beyond,), Preference(("hold",))))):
        table = table_of_orders(said, PLAIN_TABLE)
        assert table is not None
        assert set(table.rush) == {10_000}


def test_none_of_the_shipped_plans_is_a_table() -> None:
    """P19 says so."""
    assert not any(table_of_orders(plan.orders, PLAIN_TABLE) for plan in shipped_plans("ringside"))
