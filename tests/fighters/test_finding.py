"""Part of a set: eras and weight classes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.terms import Abilities
from ringside_manager.errors import UsageError
from ringside_manager.fighters import Fighter, FighterSet
from ringside_manager.fighters.finding import Choosing, coming_up, read_era
from ringside_manager.fighters.sets import load_set
from tests.slow import each

PLAIN = Abilities(50, 2, 2, 2, 2, 2, 2, 20, 10)
OLD = Fighter("Old", PLAIN, years_active=(1900, 1914), weight_class="heavyweight")
LATE = Fighter("Late", PLAIN, years_active=(2013, None), weight_class="Lightweight")
BORN = Fighter("Born", PLAIN, born=1900)
NOBODY = Fighter("Nobody", PLAIN)
FOUR = FighterSet("four", "Four", "", (OLD, LATE, BORN, NOBODY))


def names(choosing: Choosing) -> list[str]:
    return [fighter.name for fighter in choosing.of(FOUR).fighters]


def test_an_era_takes_whoever_boxed_in_one_of_its_years() -> None:
    assert names(Choosing((1914, 1920))) == ["Old", "Born"]
    assert names(Choosing((2050, 2060))) == ["Late"]


def test_a_class_is_found_whatever_its_case() -> None:
    assert names(Choosing(weight_class="LIGHTWEIGHT")) == ["Late"]
    assert names(Choosing((1890, 2020), "heavyweight")) == ["Old"]
    assert names(Choosing()) == ["Old", "Late", "Born", "Nobody"]


def test_nobody_of_an_era_is_refused_with_what_there_is() -> None:
    with pytest.raises(UsageError, match=r"heavyweight, Lightweight, 1900-2013"):
        Choosing((1800, 1850)).of(FOUR)


@each("text, era", [("1920-1950", (1920, 1950)), ("-1914", (1700, 1914)), (" 1980 – ", (1980, 2100))])
def test_eras_are_read(text: str, era: tuple[int, int]) -> None:
    assert read_era(text) == era


@given(st.text(max_size=12) | st.sampled_from(["-", "1950-1920", "1600-1700", "1920", "20-30"]))
def test_whatever_is_no_era_is_refused_in_words(text: str) -> None:
    try:
        first, last = read_era(text)
    except UsageError:
        return  # refused in words; anything else would be raised
    assert 1700 <= first <= last <= 2100


def test_who_comes_up_began_in_those_years_and_is_not_there_yet() -> None:
    everybody = load_set("all_time_heavyweights")
    coming = [fighter.name for fighter in coming_up(everybody, (1960, 1961), ["MUHAMMAD ALI"])]
    assert coming == ["Bob Foster", "Jimmy Ellis"]
    assert not list(coming_up(everybody, (1960, 1961), [], "middleweight"))
    gone = replace(OLD, years_active=(1900, 1900))
    assert not list(coming_up(replace(FOUR, fighters=(gone,)), (1900, 1903), []))
