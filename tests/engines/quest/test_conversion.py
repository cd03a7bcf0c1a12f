"""Conversion of the home ratings (CV30 to CV33): the worked ones, and every other is a lawful card."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.abilities import ABILITY_NAMES, ABILITY_RANGES, Abilities
from ringside_manager.engines.quest import moves
from ringside_manager.engines.quest.card import QuestCard, card_from_abilities, pool
from ringside_manager.engines.quest.tables import Pool
from tests.bout.corners import abilities

WORKED = json.loads((Path(__file__).parents[2] / "vectors" / "conversion.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("worked", WORKED, ids=lambda worked: str(worked["id"]))
def test_the_worked_conversions(worked: dict[str, Any]) -> None:
    written = card_from_abilities(worked["name"], Abilities(*worked["ringside"])).as_data()
    assert written == {"name": worked["name"], "home": False, **worked["quest"]}


@pytest.mark.parametrize(
    ("value", "dice"),
    [("2", Pool(3, 6)), ("6", Pool(6, 6)), ("6.249", Pool(6, 6)), ("6.25", Pool(6, 6, 4)), ("6.74", Pool(6, 6, 4)),
     ("6.75", Pool(7, 6)), ("9.9", Pool(10, 6)), ("11", Pool(10, 6))],
)  # fmt: skip
def test_a_value_becomes_dice(value: str, dice: Pool) -> None:
    assert pool(Fraction(value)) == dice


def test_cunning_buys_moves_in_the_order_of_the_list() -> None:
    def known(counterpunch: int) -> tuple[moves.Move, ...]:
        return card_from_abilities("X", Abilities(50, 3, 3, 3, 3, 3, 3, counterpunch, 10)).moves

    assert known(11) == (moves.HAYMAKER, moves.SWARM, moves.TURTLE)
    assert known(21) == (moves.HAYMAKER, moves.SWARM, moves.TURTLE, moves.FEINT)
    assert known(0) == (moves.HAYMAKER,)
    assert known(31)[:3] == (moves.HAYMAKER, moves.SWARM, moves.COUNTERPUNCH)


@given(rated=abilities)
def test_every_ability_converts_to_a_lawful_card(rated: Abilities) -> None:
    card = card_from_abilities("Somebody", rated)
    assert QuestCard.from_data(json.loads(json.dumps(card.as_data()))) == card


@given(rated=abilities, rating=st.sampled_from(ABILITY_NAMES))
def test_a_better_rating_makes_no_worse_boxer(rated: Abilities, rating: str) -> None:
    more = min(getattr(rated, rating) + 1, ABILITY_RANGES[rating][-1])
    before = card_from_abilities("Somebody", rated)
    after = card_from_abilities("Somebody", Abilities(**{**rated.as_dict(), rating: more}))
    for name in ("speed", "defense", "might", "cunning"):
        assert worth(getattr(after, name)) >= worth(getattr(before, name))
    assert after.stamina_bonus >= before.stamina_bonus


def worth(dice: Pool) -> float:
    return dice.dice + (0.5 if dice.extra else 0)
