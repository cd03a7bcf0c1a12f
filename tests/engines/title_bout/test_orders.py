"""The vocabulary of written orders holds for every bout: no request, option or fact outside it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ringside_manager.bout import BLUE, RED, SeededChance, simulate
from ringside_manager.bout.corner import (
    Comparison,
    Condition,
    Instruction,
    InstructionsController,
    Preference,
    Request,
    UniformController,
)
from ringside_manager.bout.engine import Setup
from ringside_manager.engines.title_bout import ENGINE
from ringside_manager.engines.title_bout.options import Style
from ringside_manager.engines.title_bout.state import BoutState, Cut, CutPlace, Eye
from ringside_manager.engines.title_bout.tables import Offence
from tests.engines.contract import Listening
from tests.engines.title_bout.vector_script import fighter_card
from tests.slow import each

LOUIS, TUA, JOSHUA = (fighter_card(name) for name in ("louis", "tua", "joshua"))
SEEDS = range(90)


def bleeder(name: str) -> Any:
    """A printed card whose skin tears easily, so that corners have something to do."""
    card = replace(fighter_card(name), endurance=40)
    return replace(card, fresh=replace(card.fresh, cut=8), fatigued=replace(card.fatigued, cut=8))


def setup(seed: int) -> Setup:
    options = {
        "strategies": True,
        "midround_strategy": True,
        "advanced_cuts": seed % 4 == 0,
        "red_corner": "poor",
    }
    return Setup(ENGINE, bleeder("louis"), bleeder("joshua"), ENGINE.info.terms(12 + seed % 4, options))


@pytest.fixture(scope="module")
def heard() -> Listening:
    listening = Listening(ENGINE, 5)
    for seed in SEEDS:
        simulate(setup(seed), seed, listening, Listening(ENGINE, seed))
    return listening


def test_every_request_and_option_has_a_word(heard: Listening) -> None:
    known = {decision.kind: set(decision.options) for decision in ENGINE.info.decisions}
    assert set(heard.asked) == set(known)
    assert all(words <= known[kind] for kind, words in heard.asked.items())
    assert heard.asked["style"] == known["style"]
    assert heard.asked["strategy"] == known["strategy"]
    assert len(heard.asked["treat"]) > 12


def test_the_facts_are_those_declared_and_keep_to_their_bounds(heard: Listening) -> None:
    names = [fact.name for fact in ENGINE.info.facts]
    assert all(list(facts) == names for facts in heard.facts)
    for spec in ENGINE.info.facts:
        told = {facts[spec.name] for facts in heard.facts}
        assert spec.lowest is None or min(told) >= spec.lowest, spec.name
        assert spec.highest is None or max(told) <= spec.highest, spec.name


def test_nearly_every_fact_changes_in_some_bout(heard: Listening) -> None:
    still = {name for name in heard.facts[0] if len({facts[name] for facts in heard.facts}) == 1}
    rare = {
        "hand",
        "left_eye",
        "right_eye",
    }  # a card in a hundred hurts a hand; eyes swell after 25 points in a round
    assert {name.partition("_")[2] for name in still} <= rare


def table(rounds: int = 12, **options: Any) -> BoutState:
    state, _ = ENGINE.start(LOUIS, TUA, ENGINE.info.terms(rounds, options), SeededChance(1), None)
    state.round = 8
    return state


def facts(state: BoutState, corner: Any = RED) -> dict[str, int]:
    return dict(ENGINE.facts(ENGINE.view(state, corner)))


@each(
    "scoring, leads, safe",
    [
        ("ten_must", (16, 16, -20), True),
        ("ten_must", (16, 15, 15), False),
        ("ten_must", (15, 15, 15), False),
        ("rounds", (6, 6, 0), True),
        ("rounds_alt", (5, 5, 5), False),
    ],
)
def test_a_lead_is_safe_when_no_round_can_take_two_cards(
    scoring: str, leads: tuple[int, int, int], safe: bool
) -> None:
    state = table(scoring=scoring)
    state.cards = tuple([(50 + lead, 50), *[(0, 0)] * 6] for lead in leads)  # five rounds to come
    assert bool(facts(state)["lead_safe"]) is safe
    assert not facts(state, BLUE)["lead_safe"]


def test_the_cards_are_told_from_the_corner_that_asks() -> None:
    state = table()
    state.cards = ([(70, 66)], [(68, 67)], [(66, 69)])
    assert (facts(state)["lead"], facts(state)["lead_lowest"]) == (1, -3)
    assert (facts(state, BLUE)["lead"], facts(state, BLUE)["lead_lowest"]) == (-1, -4)
    assert (facts(state)["round"], facts(state)["rounds_left"]) == (8, 4)


def test_points_to_a_stoppage_count_the_rounds_before() -> None:
    state = table()
    state.red.history, state.red.points = [25, 22], 9
    state.blue.history, state.blue.points = [3], 4
    told = facts(state)
    assert told["opponent_to_stoppage"] == 60 - 25 - 22 - 9
    assert told["own_to_stoppage"] == 30 - 4
    assert (told["round_lead"], told["own_points"], told["opponent_points"]) == (5, 9, 4)


def test_cuts_eyes_and_warnings() -> None:
    state = table(referee="strict")
    state.referee = "strict"
    state.red.cuts = {
        CutPlace.OVER_LEFT: Cut("H", markers=1),
        CutPlace.LIP: Cut("G", open=False),
        CutPlace.UNDER_LEFT: Cut("B", penalty=2),
    }
    state.red.eyes[Eye.LEFT] = 2
    state.blue.warnings, state.blue.warned = 2, {Offence.ELBOW: 2}
    told = facts(state)
    assert (told["own_cuts"], told["own_gashes"], told["own_bleeding"], told["own_left_eye"]) == (2, 1, 2, 2)
    assert (told["opponent_cuts"], told["opponent_gashes"], told["opponent_left_eye"]) == (0, 0, 0)
    assert (told["opponent_warnings_left"], told["opponent_warnings_to_point"]) == (3, 1)
    assert (told["own_warnings_left"], told["own_warnings_to_point"]) == (5, 3)


def test_orders_are_followed_through_a_whole_bout() -> None:
    seen: list[tuple[int, Any]] = []

    class Watched(InstructionsController):
        def choose(self, request: Request[Any], view: Any) -> Any:
            choice = super().choose(request, view)
            if request.kind == "style":
                seen.append((ENGINE.facts(view)["round"], choice))
            return choice

    orders = (
        Instruction("style", (Condition("round", Comparison.AT_MOST, 4),), Preference(("box",))),
        Instruction("style", (), Preference(("slug",))),
    )
    corner = Watched(orders, UniformController(SeededChance(2)), SeededChance(3), ENGINE.facts)
    bout = Setup(ENGINE, JOSHUA, TUA, ENGINE.info.terms(12))
    simulate(bout, 4, corner, UniformController(SeededChance(5)))
    assert {choice for number, choice in seen if number <= 4} == {Style.BOX}
    assert {choice for number, choice in seen if number > 4} == {Style.SLUG}
