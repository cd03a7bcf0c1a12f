"""Effective ratings: the printed table of R83, and every combination there can be (R60)."""

from __future__ import annotations

from itertools import product

import pytest

from ringside_manager.engines.ringside import ENGINE
from ringside_manager.engines.ringside.punching import effective_agility, effective_counterpunch
from ringside_manager.engines.ringside.state import BoutState, Boxer
from tests.engines.ringside.vector_script import FIGHTER_P, card

TRAITS = ("cover", "backpedal", "clinch", "rush", "trapped")


def boxers(at: set[str], df: set[str]) -> tuple[Boxer, Boxer]:
    """Attacker and defender with these tactics in force; both are fighter P (50, Counterpunch 30)."""
    fighter = card("P", FIGHTER_P, dict)
    state = BoutState(fighter, fighter, ENGINE.info.terms())
    for boxer, traits in ((state.red, at), (state.blue, df)):
        for trait in traits:
            setattr(boxer, trait, True)
    return state.red, state.blue


# R83, in the printed order: DF's tactics, AT's tactics, then what is added to AT's Agility, DF's Agility
# and DF's Counterpunch.
PRINTED = [
    ({"cover"}, set(), 20, 10, 0), ({"backpedal"}, set(), 0, 25, 0), ({"clinch"}, set(), 0, 0, 0),
    ({"clinch", "trapped"}, set(), 0, 0, 0), (set(), {"rush"}, -10, -10, 15),
    ({"cover"}, {"rush"}, 10, 0, 15), ({"backpedal"}, {"rush"}, -10, 15, 15),
]  # fmt: skip
# What follows from R45, R66 and R69 beside it.
FURTHER = [
    (set(), set(), 0, 0, 0),
    ({"trapped"}, set(), 0, -10, 0),
    (set(), {"trapped"}, -10, 0, 0),
    ({"cover", "trapped"}, set(), 20, 0, 0),
    (set(), {"cover"}, 10, 20, 0),
    ({"cover"}, {"cover"}, 30, 30, 0),
    ({"cover"}, {"cover", "rush"}, 20, 20, 15),
    ({"backpedal"}, {"cover", "trapped"}, 0, 45, 0),
    ({"clinch", "trapped"}, {"cover", "trapped"}, 0, 20, 0),
]


@pytest.mark.parametrize(
    ("df_has", "at_has", "at_agility", "df_agility", "df_counterpunch"), PRINTED + FURTHER
)
def test_the_table(
    df_has: set[str], at_has: set[str], at_agility: int, df_agility: int, df_counterpunch: int
) -> None:
    at, df = boxers(at_has, df_has)
    assert effective_agility(at) == 50 + at_agility
    assert effective_agility(df) == 50 + df_agility
    assert effective_counterpunch(df) == 30 + df_counterpunch
    assert effective_counterpunch(at) == 30


WORTH_TO_OWNER = {"cover": 10, "backpedal": 25, "clinch": 0, "rush": -10, "trapped": -10}
WORTH_TO_OTHER = {"cover": 20, "backpedal": 0, "clinch": 0, "rush": -10, "trapped": 0}


def test_everything_adds_up() -> None:
    """All 1,024 combinations: only a clinch takes something back, and two rushes there cannot be."""
    combinations = [{trait for trait, on in zip(TRAITS, flags, strict=True) if on}
                    for flags in product((False, True), repeat=len(TRAITS))]  # fmt: skip
    seen = 0
    for mine, other in product(combinations, repeat=2):
        if "rush" in mine and "rush" in other:
            continue
        one, _ = boxers(mine, other)
        expected = (
            50 + sum(WORTH_TO_OWNER[trait] for trait in mine) + sum(WORTH_TO_OTHER[trait] for trait in other)
        )
        if {"clinch", "trapped"} <= mine:
            expected += 10
        assert effective_agility(one) == expected
        assert effective_counterpunch(one) == 30 + 15 * ("rush" in other)
        seen += 1
    assert seen == 3 * 32 * 32 // 4
