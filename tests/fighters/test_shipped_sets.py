"""The sets that come with the program."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from ringside_manager import paths
from ringside_manager.bout import registry
from ringside_manager.bout.abilities import ABILITY_NAMES
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.sets import load_set, read_set, shipped_sets, write_set

PRINTED = Path(__file__).with_name("heavyweights.csv")


def test_the_heavyweights_have_the_printed_abilities():
    with PRINTED.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    heavyweights = load_set("heavyweights").fighters
    assert len(rows) == 30
    assert [fighter.name for fighter in heavyweights] == [row["name"] for row in rows]
    for fighter, row in zip(heavyweights, rows, strict=True):
        assert fighter.abilities.as_dict() == {name: int(row[name]) for name in ABILITY_NAMES}


def test_every_doubtful_printed_cell_carries_a_note():
    with PRINTED.open(encoding="utf-8", newline="") as file:
        doubtful = {row["name"] for row in csv.DictReader(file) if row["doubtful"]}
    assert {fighter.name for fighter in load_set("heavyweights").fighters if fighter.note} == doubtful


def test_what_is_told_of_the_heavyweights():
    heavyweights = load_set("heavyweights")
    ali = heavyweights.fighter("muhammad ali")
    assert (ali.nickname, ali.nationality, ali.stance, ali.years_active) == (
        "The Greatest", "United States", "orthodox", (1960, 1981),
    )  # fmt: skip
    assert heavyweights.fighter("Karl Mildenberger").stance == "southpaw"
    for fighter in heavyweights.fighters:
        assert fighter.nationality
        assert fighter.years_active is None or 5 <= fighter.years_active[1] - fighter.years_active[0] <= 30


def test_the_invented_hundred_come_out_of_their_seed_again():
    path = paths.shipped_sets() / "invented.yaml"
    fresh = write_set(generate_set(100, 1974), schema="../resources/schemas/fighter_set.schema.json")
    assert path.read_text(encoding="utf-8") == fresh


@pytest.mark.parametrize("name", shipped_sets())
def test_every_shipped_fighter_has_a_card_in_every_system(name):
    for system in registry.names():
        engine = registry.get(system)
        cards = [fighter.card(engine) for fighter in load_set(name).fighters]
        assert all(engine.card(engine.card_data(card)) == card for card in cards)


@pytest.mark.parametrize("name", shipped_sets())
def test_a_shipped_set_written_and_read_is_the_same(name):
    assert read_set(write_set(load_set(name)), name) == load_set(name)
