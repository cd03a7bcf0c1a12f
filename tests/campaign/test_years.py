"""The rules of the years: ages, growth and decline, wear, fading names, retirement, rookies (Y1-Y7)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.abilities import ABILITY_RANGES, Abilities
from ringside_manager.bout.chance import Chance, SeededChance
from ringside_manager.campaign.years import (
    Years,
    changed_in_a_year,
    entry_age,
    faded,
    retirement_percent,
    rookies,
    wear,
)

ON = replace(
    Years(), a_season=1, fade_percent=35, fade_idle_percent=15, retire_percent=8, retire_losing_percent=5
)
MAN = Abilities(50, 3, 2, 1, 4, 2, 3, 20, 10)


class Always(Chance):
    """A die that shows the same face."""

    def __init__(self, face: int) -> None:
        self._face = face

    def roll(self, sides: int, purpose: str = "") -> int:
        return min(self._face, sides)


@pytest.mark.parametrize(
    ("age", "face", "agility", "endurance", "counterpunch", "combination"),
    [
        (20, 3, 50, 10, 20, 4),
        (20, 10, 54, 12, 24, 4),
        (28, 10, 50, 10, 24, 4),
        (30, 4, 49, 10, 21, 4),
        (34, 10, 47, 9, 20, 4),
        (36, 10, 46, 8, 18, 3),
        (60, 10, 44, 7, 14, 3),
    ],
)
def test_bodies_grow_and_fall_before_craft_and_punches(
    age: int, face: int, agility: int, endurance: int, counterpunch: int, combination: int
) -> None:
    after = changed_in_a_year(ON, MAN, age, Always(face))
    assert (after.agility, after.endurance) == (agility, endurance)
    assert (after.counterpunch, after.combination) == (counterpunch, combination)
    assert after.right_hook == 1  # a punch of 1 keeps it


@given(
    st.builds(Abilities, **{name: st.integers(span[0], span[-1]) for name, span in ABILITY_RANGES.items()}),
    st.integers(15, 90),
    st.integers(0, 999),
)
def test_no_year_leads_a_rating_out_of_what_a_card_may_hold(man: Abilities, age: int, seed: int) -> None:
    for name, now in changed_in_a_year(ON, man, age, SeededChance(seed)).as_dict().items():
        assert now in ABILITY_RANGES[name]


def test_ages_at_entry() -> None:
    founders = {entry_age(5, number, 0) for number in range(2, 400)}
    later = {entry_age(5, number, 52) for number in range(2, 400)}
    assert founders == set(range(20, 32))
    assert later == set(range(19, 23))


def test_wear_counts_whole_years_of_each_kind() -> None:
    assert wear(ON, 19, 5, 399) == 2
    assert wear(replace(ON, worn_by_knockdowns=0, worn_by_stoppages=0), 99, 99, 800) == 2


@pytest.mark.parametrize(
    ("earned", "idle", "lost"), [(8, False, 0), (28, False, 7), (28, True, 10), (-3, True, 0)]
)
def test_names_fade_towards_the_floor(earned: int, idle: bool, lost: int) -> None:
    assert faded(ON, earned, idle=idle) == lost


@pytest.mark.parametrize(("age", "losses", "percent"), [(29, 9, 0), (30, 0, 8), (33, 2, 42), (60, 0, 90)])
def test_the_chance_to_retire(age: int, losses: int, percent: int) -> None:
    assert retirement_percent(ON, age, losses) == percent
    assert retirement_percent(Years(), age, losses) == 0


def test_rookies_fill_the_league_and_never_overfill_it() -> None:
    full = replace(ON, rookies_percent=100)
    assert [rookies(full, 30, active) for active in (24, 30, 33)] == [6, 0, 0]
    assert rookies(ON, 30, 10) == 0
