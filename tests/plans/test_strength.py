"""The measured strength of the corner AI: every shipped plan is in it, and none beats the AI at its best."""

from __future__ import annotations

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.engine import CornerAt
from ringside_manager.fighters.sets import load_set
from ringside_manager.plans import StrengthRow, strength
from ringside_manager.plans.files import plan_word, shipped_plan, shipped_plans
from tests.odds.duels import Dueling, Side
from tests.slow import each

ENGINE, KNOWN = registry.get("ringside"), load_set("heavyweights")
ROWS = strength("ringside")
PAIRINGS = {(row.expert, row.other) for row in ROWS}


def label(row: StrengthRow) -> str:
    return f"{row.opponent}, {row.expert} against {row.other}"


def test_every_shipped_plan_is_measured_in_every_pairing() -> None:
    measured = {(row.opponent, (row.expert, row.other)) for row in ROWS if row.kind == "plan"}
    words = {plan_word(plan) for plan in shipped_plans("ringside")}
    assert measured == {(word, pairing) for word in words for pairing in PAIRINGS}


def test_the_rivals_that_matter_are_measured_too() -> None:
    for rival in (("level", "expert"), ("suggested", "suggested"), ("policy", "plain")):
        assert {(r.expert, r.other) for r in ROWS if (r.kind, r.opponent) == rival} == PAIRINGS
    assert sum(expert == other for expert, other in PAIRINGS) == 2
    assert all(pairing[::-1] in PAIRINGS for pairing in PAIRINGS)
    assert len(PAIRINGS) == 8


@each("row", ROWS)
def test_nobody_beats_the_best_corner(row: StrengthRow) -> None:
    assert row.holds
    assert 0 < row.error <= 0.99 / row.bouts**0.5
    assert row.par == 0.5 if row.expert == row.other else 0 < row.par < 1


def test_the_plain_policy_is_beaten_clearly() -> None:
    for row in ROWS:
        if row.opponent == "plain":
            assert row.share > row.par + 0.1 or row.par > 0.85


def test_a_row_that_loses_does_not_hold() -> None:
    lost = StrengthRow("plan", "x", "A", "A", 10_000, 0.48, 0.0098, 0.5, 0.0)
    unsure = StrengthRow("plan", "x", "A", "B", 10_000, 0.337, 0.0093, 0.35, 0.0093)
    assert (lost.holds, unsure.holds) == (False, True)


def test_nothing_was_measured_for_a_system_that_is_not_there() -> None:
    assert strength("savate") == ()


@pytest.mark.slow
@pytest.mark.parametrize(
    "row", [row for row in ROWS if row.kind == "plan" and row.expert == row.other], ids=label
)
def test_it_can_be_measured_again(row: StrengthRow) -> None:
    card = ENGINE.card_from_abilities(row.expert, KNOWN.fighter(row.expert).abilities)
    expert, other = Side(card, CornerAt()), Side(card, shipped_plan("ringside", row.opponent).controller)
    again = Dueling(ENGINE, ENGINE.info.terms(12), 31, expert, other).fight(1000)
    assert abs(again.share - row.share) < 1.6 * (again.error + row.error)
