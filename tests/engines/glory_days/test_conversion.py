"""Conversion of the home ratings (CV10 to CV20): the worked ones, and every other is a lawful card."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.abilities import ABILITY_NAMES, ABILITY_RANGES, Abilities
from ringside_manager.engines.glory_days.card_reader import read_card
from ringside_manager.engines.glory_days.conversion import STARS, card_from_abilities, rounded

WORKED = json.loads((Path(__file__).parents[2] / "vectors" / "conversion.json").read_text(encoding="utf-8"))
FIXED = {
    "fouls": {"low_blow": [1, 6], "head_butt": [7, 12], "holding": [13, 15], "elbows": [16, 18], "rabbit_punch": [19, 20]},
    "cuts": {
        "gash_left_eye": [13, 13], "gash_right_eye": [14, 14], "cut_left_eye": [9, 10], "cut_right_eye": [11, 12],
        "cut_left_cheek": [15, 16], "cut_right_cheek": [17, 18], "bloody_nose": [19, 20], "swelling_left_eye": [1, 4],
        "swelling_right_eye": [5, 8],
    },
}  # fmt: skip
abilities = st.builds(
    Abilities,
    **{name: st.integers(ABILITY_RANGES[name][0], ABILITY_RANGES[name][-1]) for name in ABILITY_NAMES},
)


@pytest.mark.parametrize("worked", WORKED, ids=lambda worked: str(worked["id"]))
def test_the_worked_conversions(worked: dict[str, Any]) -> None:
    card = card_from_abilities(worked["name"], Abilities(*worked["ringside"]))
    data, expected = json.loads(json.dumps(card.as_data())), dict(worked["glory_days"])
    assert data["ring_general"] == expected.pop("rg")
    assert data["trait"] == (expected.pop("trait") or "none")
    assert [row for row in data["defence"] if row[2]] == expected.pop("defence")
    assert list(data["counter"].values()) == expected.pop("counter")
    assert {key: data[key] for key in expected} == expected
    assert {key: data[key] for key in FIXED} == FIXED


def test_there_are_seven_worked_conversions() -> None:
    assert [worked["id"] for worked in WORKED] == [f"CVV0{number}" for number in range(1, 8)]


@given(abilities=abilities)
def test_every_ability_converts_to_a_lawful_card(abilities: Abilities) -> None:
    card = card_from_abilities("Somebody", abilities)
    assert read_card(json.loads(json.dumps(card.as_data()))) == card
    assert card == card_from_abilities("Somebody", abilities)
    assert tuple(line.stars for line in card.ring_general) in STARS.values()
    assert 1 <= sum(line.distance.value == "outside" for line in card.ring_general) <= 5


@given(abilities=abilities, rating=st.sampled_from(ABILITY_NAMES))
def test_a_better_rating_makes_no_weaker_boxer(abilities: Abilities, rating: str) -> None:
    more = min(getattr(abilities, rating) + 1, ABILITY_RANGES[rating][-1])
    before = card_from_abilities("Somebody", abilities)
    after = card_from_abilities("Somebody", Abilities(**{**abilities.as_dict(), rating: more}))
    assert sum(line.stars for line in after.ring_general) >= sum(line.stars for line in before.ring_general)
    assert after.stamina >= before.stamina
    assert after.chin_kd <= before.chin_kd
    assert after.chin_ko <= before.chin_ko
    assert after.cut <= before.cut
    assert sum(after.defence_faces) <= sum(before.defence_faces)
    if rating != "agility":
        assert after.power >= before.power


def test_the_sums_of_the_stars_are_their_keys() -> None:
    assert {total: sum(stars) for total, stars in STARS.items()} == {total: total for total in range(2, 14)}


@pytest.mark.parametrize(("halves", "whole"), [(-3, -1), (-1, 0), (1, 1), (3, 2), (5, 3)], ids=str)
def test_halves_go_up_also_below_zero(halves: int, whole: int) -> None:
    assert rounded(Fraction(halves, 2)) == whole
    assert rounded(Fraction(halves, 2) - Fraction(1, 1000)) == whole - 1
