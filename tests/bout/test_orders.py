"""Written orders: the first that fits and can be followed decides, else somebody else does."""

from __future__ import annotations

from collections import Counter
from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.chance import ScriptedChance, SeededChance
from ringside_manager.bout.corner import (
    RED,
    Comparison,
    Condition,
    Instruction,
    InstructionsController,
    Mixture,
    Preference,
    Request,
    UniformController,
)


class Move(Enum):
    STAY = "stay"
    STEP_BACK = "step_back"
    HOLD = "hold"


MOVE: Request[Move] = Request("move", RED, tuple(Move), "X1", plain=Move.STAY)
NO_HOLDING: Request[Move] = Request("move", RED, (Move.STAY, Move.STEP_BACK), "X1", plain=Move.STAY)
OTHER: Request[str] = Request("other", RED, ("a1", "b2"), "X2", plain="b2")


def follow(
    *orders: Instruction, facts: dict[str, int] | None = None, seed: int = 1
) -> InstructionsController:
    chance = SeededChance(seed)
    return InstructionsController(orders, UniformController(chance), chance, lambda _view: facts or {})


def always(*words: str) -> Instruction:
    return Instruction("move", (), Preference(words))


def test_the_first_word_that_is_allowed_is_taken() -> None:
    corner = follow(always("hold", "step_back"))
    assert corner.choose(MOVE, None) is Move.HOLD
    assert corner.choose(NO_HOLDING, None) is Move.STEP_BACK


def test_an_order_that_cannot_be_followed_leaves_it_to_the_next() -> None:
    corner = follow(always("hold"), always("step_back"))
    assert corner.choose(NO_HOLDING, None) is Move.STEP_BACK


def test_what_no_order_decides_is_decided_otherwise() -> None:
    corner = follow(always("hold"))
    assert corner.choose(NO_HOLDING, None) is Move.STAY
    assert corner.choose(OTHER, None) == "b2"


@pytest.mark.parametrize(("endurance", "taken"), [(9, Move.HOLD), (10, Move.STEP_BACK)])
def test_conditions_decide_which_order_fits(endurance: int, taken: Move) -> None:
    weak = Condition("endurance", Comparison.LESS, 10)
    corner = follow(
        Instruction("move", (weak,), Preference(("hold",))),
        always("step_back"),
        facts={"endurance": endurance},
    )
    assert corner.choose(MOVE, None) is taken


def test_every_condition_must_hold() -> None:
    both = (Condition("round", Comparison.AT_LEAST, 10), Condition("lead", Comparison.LESS, 0))
    order = Instruction("move", both, Preference(("hold",)))
    assert follow(order, facts={"round": 10, "lead": -1}).choose(MOVE, None) is Move.HOLD
    assert follow(order, facts={"round": 10, "lead": 0}).choose(MOVE, None) is Move.STAY


def test_a_fact_that_is_not_told_fulfils_nothing() -> None:
    order = Instruction("move", (Condition("wind", Comparison.OTHER, 3),), Preference(("hold",)))
    assert follow(order, facts={"round": 1}).choose(MOVE, None) is Move.STAY


@given(st.sampled_from(Comparison), st.integers(-5, 5), st.integers(-5, 5))
def test_comparisons_are_those_of_arithmetic(comparison: Comparison, value: int, bound: int) -> None:
    sign = {"=": "=="}.get(comparison.value, comparison.value)
    assert Condition("x", comparison, bound).holds({"x": value}) is eval(f"{value} {sign} {bound}")


def test_weights_are_the_shares_of_a_die_over_what_is_allowed() -> None:
    mixture = Mixture((("hold", 5), ("stay", 1), ("step_back", 2)))
    allowed = {"stay": Move.STAY, "step_back": Move.STEP_BACK}
    taken = [mixture.pick(allowed, ScriptedChance([("order", rolled)])) for rolled in (1, 2, 3)]
    assert taken == [Move.STAY, Move.STEP_BACK, Move.STEP_BACK]
    assert mixture.pick({}, SeededChance(1)) is None


def test_weights_are_kept_in_the_long_run() -> None:
    corner = follow(Instruction("move", (), Mixture((("stay", 3), ("hold", 1)))), seed=7)
    taken = Counter(corner.choose(MOVE, None) for _ in range(4000))
    assert set(taken) == {Move.STAY, Move.HOLD}
    assert 900 < taken[Move.HOLD] < 1100
