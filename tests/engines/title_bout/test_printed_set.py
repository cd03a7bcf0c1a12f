"""The seven printed cards of the shipped set (30.1), and the abilities beside them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ringside_manager.engines.title_bout.card import TitleBoutCard, card_from_abilities
from ringside_manager.engines.title_bout.card_reader import read_card
from ringside_manager.fighters.fighter import Fighter
from ringside_manager.fighters.sets import load_set

CARDS = json.loads(
    (Path(__file__).parents[2] / "vectors" / "title_bout_cards.json").read_text(encoding="utf-8")
)
SEVEN = load_set("title_bout").fighters
ROLLED = {"agility": (41, 60), "counterpunch": (11, 30), "endurance": (1, 20)}
"""R5 to R8; every punch from 1 to 4."""


def printed(fighter: Fighter) -> TitleBoutCard:
    return read_card({"name": fighter.name, **fighter.cards["title_bout"]})


@pytest.mark.parametrize("fighter", SEVEN, ids=lambda fighter: fighter.name)
def test_the_cards_are_as_printed(fighter: Fighter) -> None:
    sample = CARDS[fighter.name.split()[-1].lower()]
    assert printed(fighter) == read_card({**sample, "name": fighter.name})


def test_all_seven_are_there() -> None:
    seven = ["joshua", "jackson", "akinwande", "tua", "louis", "frazier", "patterson"]
    assert [fighter.name.split()[-1].lower() for fighter in SEVEN] == seven


@pytest.mark.parametrize("name", ["Joe Louis", "Joe Frazier", "Floyd Patterson"])
def test_who_is_a_printed_heavyweight_has_his_abilities(name: str) -> None:
    here, there = load_set("title_bout").fighter(name), load_set("heavyweights").fighter(name)
    assert here.abilities == there.abilities
    assert (here.nickname, here.nationality, here.stance, here.years_active) == (
        there.nickname, there.nationality, there.stance, there.years_active,
    )  # fmt: skip


@pytest.mark.parametrize("fighter", SEVEN[:4], ids=lambda fighter: fighter.name)
def test_chosen_abilities_could_be_rolled_and_convert_to_a_card_near_the_printed_one(
    fighter: Fighter,
) -> None:
    assert "not printed" in fighter.note
    for name, value in fighter.abilities.as_dict().items():
        lowest, highest = ROLLED.get(name, (1, 4))
        assert lowest <= value <= highest
    card, converted = printed(fighter), card_from_abilities(fighter.name, fighter.abilities)
    assert converted.style is card.style
    assert abs(converted.overall - card.overall) <= 1
    assert abs(converted.endurance - card.endurance) <= 20
    for one, other in ((card.fresh, converted.fresh), (card.fatigued, converted.fatigued)):
        assert abs(one.landed - other.landed) <= 4
        assert abs(one.killer_instinct - other.killer_instinct) <= 1
        assert abs(one.aggressiveness - other.aggressiveness) <= 1
        assert abs(one.counter - other.counter) <= 1
        assert abs(one.power - other.power) <= 2
