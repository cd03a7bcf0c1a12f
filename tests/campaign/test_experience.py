from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.chance import ScriptedChance, exact_odds
from ringside_manager.bout.terms import Abilities
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.progress import (
    Gains,
    earns_experience,
    gain,
    improved,
    roll_experience,
    winning_streak_after,
)
from tests.slow import each

LEARNT = BY_THE_BOOK.experience


@each("d10", range(1, 11))
def test_each_face_teaches_its_rating(d10: int) -> None:
    taught = Gains(1, 0, 0) if d10 <= 5 else Gains(0, 1, 0) if d10 <= 8 else Gains(0, 0, 1)
    assert gain(BY_THE_BOOK.experience, Gains(), d10) == taught


@given(st.lists(st.integers(1, 10), max_size=80))
def test_a_full_category_gains_nothing_more(rolls: list[int]) -> None:
    gains = Gains()
    for d10 in rolls:
        gains = gain(BY_THE_BOOK.experience, gains, d10)
    assert gains.endurance == min(LEARNT.endurance_most, sum(d10 <= 5 for d10 in rolls))
    assert gains.agility == min(LEARNT.agility_most, sum(6 <= d10 <= 8 for d10 in rolls))
    assert gains.counterpunch == min(LEARNT.counterpunch_most, sum(d10 >= 9 for d10 in rolls))


def test_the_ceilings_are_ten_five_and_five() -> None:
    assert (LEARNT.endurance_most, LEARNT.agility_most, LEARNT.counterpunch_most) == (10, 5, 5)


@each("d10", [0, 11])
def test_a_roll_off_the_die_teaches_nothing(d10: int) -> None:
    with pytest.raises(ValueError, match=str(d10)):
        gain(BY_THE_BOOK.experience, Gains(), d10)


def test_gains_are_added_to_the_ratings_he_entered_with() -> None:
    entered = Abilities(60, 1, 2, 3, 4, 1, 2, 30, 20)
    assert improved(entered, Gains(10, 5, 2)) == Abilities(65, 1, 2, 3, 4, 1, 2, 32, 30)


def test_the_second_victory_in_a_row_is_the_first_to_teach() -> None:
    streak, earned = 0, []
    for won in (True, False, True, True, True):
        streak = winning_streak_after(streak, won)
        earned.append(earns_experience(BY_THE_BOOK.experience, streak))
    assert earned == [False, False, False, True, True]


def test_the_die_has_ten_faces_and_says_what_it_is_for() -> None:
    assert set(exact_odds(roll_experience)) == set(range(1, 11))
    assert roll_experience(ScriptedChance([("experience", 10)])) == 10
