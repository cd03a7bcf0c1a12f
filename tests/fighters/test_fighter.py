"""Fighters as values: frozen, comparable, picklable, and their cards."""

from __future__ import annotations

import json
import pickle
from dataclasses import FrozenInstanceError

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.terms import Abilities
from ringside_manager.errors import UnknownNameError
from ringside_manager.fighters import Fighter, FighterSet
from ringside_manager.written.cards import CardError
from tests.slow import each

ABILITIES = Abilities(68, 4, 3, 4, 3, 5, 4, 34, 23)
PRINTED = {"ringside": {**ABILITIES.as_dict(), "agility": 50}, "elsewhere": {"list": [1, [2]], "none": None}}
FULL = Fighter("Kid Test", ABILITIES, "The Kid", "Sweden", "southpaw", (1950, None), PRINTED, "A note.")


@each("fighter", [FULL, Fighter("Plain", ABILITIES)])
def test_equal_after_json_and_pickle(fighter):
    assert Fighter.from_dict(json.loads(json.dumps(fighter.as_dict()))) == fighter
    assert pickle.loads(pickle.dumps(fighter)) == fighter
    assert hash(fighter) == hash(pickle.loads(pickle.dumps(fighter)))


def test_what_is_empty_is_left_out():
    assert Fighter("Plain", ABILITIES).as_dict() == {"name": "Plain", "abilities": ABILITIES.as_dict()}


def test_nothing_changes_from_outside():
    cards = {"ringside": {"agility": [1]}}
    fighter = Fighter("Plain", ABILITIES, cards=cards)
    cards["ringside"]["agility"].append(2)
    fighter.as_dict()["cards"]["ringside"]["agility"].append(3)
    assert fighter.cards["ringside"]["agility"] == [1]
    with pytest.raises(TypeError):
        fighter.cards["control"] = {}
    with pytest.raises(FrozenInstanceError):
        fighter.name = "Other"


def test_the_printed_card_goes_before_the_estimate():
    ringside = registry.get("ringside")
    assert FULL.card(ringside) == ringside.card({"name": "Kid Test", **PRINTED["ringside"]})
    assert Fighter("Plain", ABILITIES).card(ringside) == ringside.card_from_abilities("Plain", ABILITIES)


def test_a_wrong_printed_card_is_the_engines_to_refuse():
    with pytest.raises(CardError, match="agility"):
        Fighter("Kid", ABILITIES, cards={"ringside": {}}).card(registry.get("ringside"))


def test_a_set_finds_its_fighters_whatever_case_and_accents():
    fighters = FighterSet("a", "A", "", (FULL, Fighter("José Núñez", ABILITIES)))
    assert fighters.fighter("jose NUNEZ").name == "José Núñez"
    assert fighters.fighter("KID TEST") is FULL
    with pytest.raises(UnknownNameError, match="Did you mean José Núñez"):
        fighters.fighter("Jose Nunes")
