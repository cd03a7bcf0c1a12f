"""Points, recovery, starting totals and the decision."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout import BLUE, CORNERS, RED, Carried, Corner, Method, Terms
from ringside_manager.bout.outcome import BoutOver
from ringside_manager.bout.terms import full_total, home_loss
from ringside_manager.engines.ringside import ENGINE
from ringside_manager.engines.ringside.rules import decide, ended, leader, recover, round_points
from ringside_manager.engines.ringside.state import BoutState
from tests.engines.ringside.vector_script import FIGHTER_P, card
from tests.slow import each

damage = st.integers(0, 300)
systems = st.sampled_from(("rounds", "ten_must", "five_must"))


@given(systems, damage, damage)
def test_points_do_not_know_the_corners(scoring: str, red: int, blue: int) -> None:
    assert round_points(scoring, red, blue) == round_points(scoring, blue, red)[::-1]


@given(damage, damage)
def test_both_must_systems_give_the_same_difference(red: int, blue: int) -> None:
    ten, five = round_points("ten_must", red, blue), round_points("five_must", red, blue)
    assert tuple(points - 5 for points in ten) == five
    assert max(five) == 5
    assert min(five) >= 1


@each(
    "difference, less",
    [(0, 10), (1, 10), (2, 9), (20, 9), (21, 8), (40, 8), (41, 7), (60, 7), (61, 6), (999, 6)],
)
def test_the_ends_of_every_row(difference: int, less: int) -> None:
    """R56."""
    assert round_points("ten_must", 30 + difference, 30) == (10, less)
    assert round_points("ten_must", 30, 30 + difference) == (less, 10)


@given(damage, damage)
def test_rounds_are_won_or_even(red: int, blue: int) -> None:
    """R52."""
    points = round_points("rounds", red, blue)
    assert points == {RED: (1, 0), BLUE: (0, 1), None: (0, 0)}[leader(red, blue)]


def test_starting_totals() -> None:
    """R9; 8 over 12 rounds is the printed example, 107 and 106 are Ali and Marciano."""
    assert [full_total(base, 12) for base in (8, 23, 22)] == [92, 107, 106]
    assert full_total(12, 10) == 82


@each("carried, loss", [(None, 0), (Carried("ringside", 91, 82), 91), (Carried("ringside", 0, 82), 0), (Carried("quest", 1, 2), 48),
     (Carried("quest", 1, 3), 32), (Carried("quest", 0, 7), 0), (Carried("quest", 7, 7), 96)])  # fmt: skip
def test_a_carried_loss(carried: Carried | None, loss: int) -> None:
    """C57 within Ringside; from elsewhere the whole part of its share of 12 + 84 = 96 (CV62)."""
    assert home_loss(carried, full_total(12, 12)) == loss


def set_up(carried: tuple[Carried | None, Carried | None] = (None, None)) -> BoutState:
    fighter = card("P", FIGHTER_P, dict)
    terms = ENGINE.info.terms(12)
    return BoutState(fighter, fighter, Terms(12, terms.options, carried))


def test_a_carried_loss_belongs_to_its_corner() -> None:
    state = set_up((None, Carried("ringside", 40, 94)))
    assert (state.red.endurance, state.blue.endurance) == (94, 54)
    assert (state.red.unreduced_total, state.blue.unreduced_total) == (94, 94)


@given(st.integers(-24, 54))
def test_recovery_stops_at_the_reduced_total(endurance: int) -> None:
    """R55."""
    state = set_up((None, Carried("ringside", 40, 94)))
    state.blue.endurance = endurance
    recover(state, None)
    assert state.blue.endurance == min(endurance + 10, 54)
    assert state.red.endurance == 94


@given(damage, damage)
def test_the_decision_goes_to_more_points(red: int, blue: int) -> None:
    """R57, R58."""
    state = set_up()
    state.red.points, state.blue.points = red, blue
    with pytest.raises(BoutOver) as over:
        decide(state)
    outcome = ended(state, over.value)
    expected: Corner | None = None if red == blue else CORNERS[red < blue]
    assert (outcome.winner, outcome.time) == (expected, 18)
    assert outcome.method is (Method.DEC if expected else Method.DRAW)
