"""Conversion of the home ratings (CV50 to CV54): the worked ones, and every other is a lawful card."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.abilities import ABILITY_NAMES, ABILITY_RANGES, Abilities
from ringside_manager.engines.title_bout.card import PUNCHES, hitting_table
from ringside_manager.engines.title_bout.card_reader import read_card
from ringside_manager.engines.title_bout.conversion import card_from_abilities, rounded

WORKED = json.loads((Path(__file__).parents[2] / "vectors" / "conversion.json").read_text(encoding="utf-8"))

abilities = st.builds(
    Abilities,
    **{name: st.integers(ABILITY_RANGES[name][0], ABILITY_RANGES[name][-1]) for name in ABILITY_NAMES},
)


@pytest.mark.parametrize("worked", WORKED, ids=lambda worked: str(worked["id"]))
def test_the_worked_conversions(worked: dict[str, Any]) -> None:
    card = card_from_abilities(worked["name"], Abilities(*worked["ringside"]))
    assert card == read_card({"name": worked["name"], **worked["title_bout"]})
    written = json.loads(json.dumps(card.as_data()))
    for key in ("overall", "style", "END", "strategies", "HV"):
        assert written[key] == worked["title_bout"][key]
    for side in ("fresh", "fatigued"):
        assert worked["title_bout"][side].items() <= written[side].items()


def test_there_are_seven_worked_conversions() -> None:
    assert [worked["id"] for worked in WORKED] == [f"CVV0{number}" for number in range(1, 8)]


@given(abilities=abilities)
def test_every_ability_converts_to_a_lawful_card(abilities: Abilities) -> None:
    card = card_from_abilities("Somebody", abilities)
    assert read_card(json.loads(json.dumps(card.as_data()))) == card
    assert card == card_from_abilities("Somebody", abilities)


@given(abilities=abilities)
def test_every_number_is_worth_2_or_3_points(abilities: Abilities) -> None:
    card = card_from_abilities("Somebody", abilities)
    hits = hitting_table(card.hitting)[1:]
    assert {hit.points for hit in hits} <= {2, 3}
    order = [PUNCHES.index(hit.punch) for hit in hits]
    assert order == sorted(order)


@given(abilities=abilities, rating=st.sampled_from(ABILITY_NAMES))
def test_a_better_rating_makes_no_worse_fighter(abilities: Abilities, rating: str) -> None:
    more = min(getattr(abilities, rating) + 1, ABILITY_RANGES[rating][-1])
    before = card_from_abilities("Somebody", abilities)
    after = card_from_abilities("Somebody", Abilities(**{**abilities.as_dict(), rating: more}))
    assert after.overall >= before.overall
    assert after.endurance >= before.endurance
    assert after.fresh.control_slugger >= before.fresh.control_slugger
    assert after.fresh.landed >= before.fresh.landed
    assert after.fresh.defence <= before.fresh.defence
    assert after.fresh.knockdown <= before.fresh.knockdown
    assert after.fresh.knockout <= before.fresh.knockout


@pytest.mark.parametrize(("halves", "whole"), [(-3, -1), (-1, 0), (1, 1), (3, 2), (5, 3)], ids=str)
def test_halves_go_up_also_below_zero(halves: int, whole: int) -> None:
    assert rounded(Fraction(halves, 2)) == whole
    assert rounded(Fraction(halves, 2) - Fraction(1, 1000)) == whole - 1


def test_a_punch_of_no_weight_has_no_numbers() -> None:
    card = card_from_abilities("Nobody", Abilities(50, 0, 0, 0, 0, 0, 0, 0, 0))
    assert card.as_data()["HV"] == {
        "jab": [None, None],
        "hook": [None, None],
        "cross": [None, None],
        "combination": [[1, 12], [13, 40]],
        "uppercut": [[41, 52], [53, 80]],
    }


def test_a_single_number_is_worth_2() -> None:
    # W is 58: floor(80 / 58) is 1 number for the uppercut.
    card = card_from_abilities("Jabber", Abilities(50, 0, 9, 9, 2, 9, 9, 20, 10))
    assert card.as_data()["HV"]["uppercut"] == [None, [80, 80]]  # type: ignore[index]
