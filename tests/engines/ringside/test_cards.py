"""Cards: every fault is told at once, in words."""

from __future__ import annotations

from typing import Any

import pytest

from ringside_manager.bout import Abilities
from ringside_manager.bout.terms import ABILITY_RANGES
from ringside_manager.engines.ringside import ENGINE
from ringside_manager.engines.ringside.tables import Punch
from ringside_manager.written.cards import CardError
from tests.slow import each

ALI = {
    "name": "Muhammad Ali", "agility": 68, "uppercut": 4, "right_jab": 3, "right_hook": 4, "combination": 3,
    "left_jab": 5, "left_hook": 4, "counterpunch": 34, "endurance": 23,
}  # fmt: skip


def test_a_card_holds_its_ratings() -> None:
    card = ENGINE.card(ALI)
    assert card.name == "Muhammad Ali"
    assert card.abilities == Abilities(68, 4, 3, 4, 3, 5, 4, 34, 23)
    assert [card.rating(punch) for punch in Punch] == [4, 3, 4, 3, 5, 4]
    assert ENGINE.card_data(card) == ALI
    assert ENGINE.card_from_abilities("Muhammad Ali", card.abilities) == card


@pytest.mark.parametrize("rating", ABILITY_RANGES)
def test_the_ends_of_every_range(rating: str) -> None:
    allowed = ABILITY_RANGES[rating]
    for value in (allowed[0], allowed[-1]):
        assert getattr(ENGINE.card({**ALI, rating: value}).abilities, rating) == value
    for value in (allowed[0] - 1, allowed[-1] + 1):
        with pytest.raises(
            CardError, match=f"{rating} is {value}, allowed are {allowed[0]} to {allowed[-1]}"
        ):
            ENGINE.card({**ALI, rating: value})


@each("value", [True, 3.0, "3", None, [3]])
def test_a_rating_is_a_whole_number(value: object) -> None:
    with pytest.raises(CardError, match="uppercut is "):
        ENGINE.card({**ALI, "uppercut": value})


@each("name", ["", "  ", None, 7])
def test_a_card_has_a_name(name: object) -> None:
    with pytest.raises(CardError, match="name is missing"):
        ENGINE.card({**ALI, "name": name})


def test_all_faults_are_told_at_once() -> None:
    faulty: dict[str, Any] = {**ALI, "agility": 580, "left_jabb": 3}
    del faulty["left_jab"], faulty["name"]
    with pytest.raises(CardError) as refused:
        ENGINE.card(faulty)
    told = str(refused.value)
    assert "name is missing" in told
    assert "left_jabb is no rating (did you mean left_jab?)" in told
    assert "agility is 580, allowed are 1 to 120" in told
    assert "left_jab is missing" in told
    assert refused.value.exit_code == 4
