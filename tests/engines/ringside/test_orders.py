"""The vocabulary of written orders holds for every bout: no request, option or fact outside it."""

from __future__ import annotations

from typing import Any

import pytest

from ringside_manager.bout import RED, Abilities, SeededChance, Setup, registry, simulate
from ringside_manager.bout.corner import (
    Comparison,
    Condition,
    Instruction,
    InstructionsController,
    Preference,
    Request,
    UniformController,
    choice_word,
)
from tests.engines.contract import Listening
from tests.slow import each

ENGINE = registry.get("ringside")
CARD = ENGINE.card_from_abilities("P", Abilities(50, 3, 3, 3, 3, 3, 3, 30, 10))
SETUP = Setup(ENGINE, CARD, CARD, ENGINE.info.terms(6))


@pytest.fixture(scope="module")
def heard() -> Listening:
    listening = Listening(ENGINE, 5)
    for seed in range(30):
        simulate(SETUP, seed, listening, Listening(ENGINE, seed))
    return listening


def test_every_request_and_option_has_a_word(heard: Listening) -> None:
    known = {decision.kind: set(decision.options) for decision in ENGINE.info.decisions}
    assert set(heard.asked) == set(known)
    assert all(words <= known[kind] for kind, words in heard.asked.items())


def test_no_word_is_idle(heard: Listening) -> None:
    squares = {"dodge", "follow"}
    known = {d.kind: set(d.options) for d in ENGINE.info.decisions if d.kind not in squares}
    assert {kind: words for kind, words in heard.asked.items() if kind not in squares} == known


def test_the_facts_are_those_declared(heard: Listening) -> None:
    names = [fact.name for fact in ENGINE.info.facts]
    assert heard.facts
    assert all(list(facts) == names for facts in heard.facts)


def test_every_fact_changes_in_some_bout(heard: Listening) -> None:
    still = {name for name in heard.facts[0] if len({facts[name] for facts in heard.facts}) == 1}
    assert still == set()


def test_no_fact_leaves_its_bounds(heard: Listening) -> None:
    for spec in ENGINE.info.facts:
        told = {facts[spec.name] for facts in heard.facts}
        assert spec.lowest is None or min(told) >= spec.lowest, spec.name
        assert spec.highest is None or max(told) <= spec.highest, spec.name
        assert not spec.is_yes_or_no or told == {0, 1}


def test_what_is_always_offered_is_always_offered() -> None:
    always = {decision.kind: set(decision.always) for decision in ENGINE.info.decisions}

    class Looking(Listening):
        def choose(self, request: Request[Any], view: Any) -> Any:
            assert always[request.kind] <= set(map(choice_word, request.options))
            return super().choose(request, view)

    for seed in range(5):
        simulate(SETUP, seed, Looking(ENGINE, seed), Looking(ENGINE, seed + 100))


def test_hurt_is_an_endurance_of_nothing(heard: Listening) -> None:
    assert {(facts["own_endurance"] <= 0) == bool(facts["own_hurt"]) for facts in heard.facts} == {True}
    assert {(facts["opponent_endurance"] <= 0) == bool(facts["opponent_hurt"]) for facts in heard.facts} == {
        True
    }


@each(
    "scoring, lead, ahead, safe",
    [
        ("rounds", 4, -5, True), ("rounds", 3, 0, True), ("rounds", 3, -1, False), ("rounds", 2, 9, False),
        ("ten_must", 4, 9, False), ("ten_must", 12, 0, True), ("ten_must", 12, -1, False),
        ("ten_must", 13, -1, True), ("five_must", 11, 9, False),
    ],
)  # fmt: skip
def test_a_lead_is_safe_when_no_round_can_take_it(scoring: str, lead: int, ahead: int, safe: bool) -> None:
    state, _ = ENGINE.start(CARD, CARD, ENGINE.info.terms(6, {"scoring": scoring}), SeededChance(1), None)
    state.round = 4
    state.red.points, state.blue.points = 50 + lead, 50
    state.red.scored, state.blue.scored = 20 + ahead, 20
    assert bool(ENGINE.facts(ENGINE.view(state, RED))["lead_safe"]) is safe


def test_a_knockdown_counts_until_the_bell() -> None:
    state, _ = ENGINE.start(CARD, CARD, ENGINE.info.terms(6), SeededChance(1), None)
    red, blue = (ENGINE.facts(ENGINE.view(state, corner)) for corner in (RED, RED.opponent))
    state.red.knockdowns += 1
    state.blue.endurance -= 9
    assert (red["opponent_down"], red["own_down"], blue["own_down"], blue["opponent_down"]) == (1, 0, 1, 0)
    assert (red["opponent_lost"], red["own_lost"], blue["own_lost"]) == (9, 0, 9)
    for boxer in (state.red, state.blue):
        boxer.fresh()
    assert (red["opponent_down"], blue["own_down"], red["opponent_lost"]) == (0, 0, 0)
    assert red["own_knockdowns"] == 1


def test_facts_are_told_from_the_corner_that_asks() -> None:
    state, _ = ENGINE.start(CARD, CARD, ENGINE.info.terms(6), SeededChance(1), None)
    state.red.points, state.blue.points = 3, 1
    state.red.trapped = True
    state.blue.square = "f3"
    red, blue = (dict(ENGINE.facts(ENGINE.view(state, corner))) for corner in (RED, RED.opponent))
    assert (red["lead"], blue["lead"]) == (2, -2)
    assert (red["own_trapped"], blue["opponent_trapped"], blue["own_trapped"]) == (1, 1, 0)
    assert (red["opponent_on_ropes"], blue["own_on_ropes"], red["own_on_ropes"]) == (1, 1, 0)
    assert (red["rounds_left"], red["turns_left"], red["own_endurance"]) == (5, 17, 52)


def test_orders_are_followed_through_a_whole_bout() -> None:
    late = (Condition("round", Comparison.AT_LEAST, 3),)
    orders = [
        Instruction("thrown", late, Preference(("uppercut",))),
        Instruction("thrown", (), Preference(("left_jab",))),
    ]
    chance = SeededChance(3)
    red = InstructionsController(orders, UniformController(chance), chance, ENGINE.facts)
    events: list[Any] = []
    simulate(SETUP, 11, red, UniformController(SeededChance(4)), events.append)
    thrown = {
        (event.round >= 3, choice_word(event.thrown))
        for event in events
        if event.name == "punch_landed" and event.corner is RED
    }
    assert thrown == {(False, "left_jab"), (True, "uppercut")}
