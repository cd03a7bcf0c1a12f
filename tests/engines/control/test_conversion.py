"""Conversion of the home ratings (CV40): the worked ones, and every other is a lawful card."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.abilities import ABILITY_NAMES, ABILITY_RANGES, Abilities
from ringside_manager.engines.control.card import ControlCard, card_from_abilities, rounded
from tests.bout.corners import abilities
from tests.engines.control.vector_script import VECTORS

WORKED = json.loads((VECTORS / "conversion.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("worked", WORKED, ids=lambda worked: str(worked["id"]))
def test_the_worked_conversions(worked: dict[str, Any]) -> None:
    card = card_from_abilities(worked["name"], Abilities(*worked["ringside"]))
    assert card.as_data() == {"name": worked["name"], **worked["control"]}


def test_there_are_seven_worked_conversions() -> None:
    assert [worked["id"] for worked in WORKED] == [f"CVV0{number}" for number in range(1, 8)]


@given(rated=abilities)
def test_every_ability_converts_to_a_lawful_card(rated: Abilities) -> None:
    card = card_from_abilities("Somebody", rated)
    assert ControlCard.from_data(json.loads(json.dumps(card.as_data()))) == card
    assert card == card_from_abilities("Somebody", rated)


@given(rated=abilities, rating=st.sampled_from(ABILITY_NAMES))
def test_a_better_rating_makes_no_worse_fighter(rated: Abilities, rating: str) -> None:
    more = min(getattr(rated, rating) + 1, ABILITY_RANGES[rating][-1])
    before = card_from_abilities("Somebody", rated)
    after = card_from_abilities("Somebody", Abilities(**{**rated.as_dict(), rating: more}))
    assert after.threat >= before.threat
    assert after.groove_round <= before.groove_round
    assert after.stamina_round >= before.stamina_round
    assert after.chin >= before.chin
    assert after.power >= before.power
    assert after.column <= before.column
    assert (after.cut, after.foul) <= (before.cut, before.foul)
    if after.column == before.column:
        assert after.control >= before.control


@pytest.mark.parametrize(("halves", "whole"), [(-3, -1), (-1, 0), (1, 1), (3, 2), (5, 3)], ids=str)
def test_halves_go_up_also_below_zero(halves: int, whole: int) -> None:
    assert rounded(Fraction(halves, 2)) == whole
    assert rounded(Fraction(halves, 2) - Fraction(1, 1000)) == whole - 1
