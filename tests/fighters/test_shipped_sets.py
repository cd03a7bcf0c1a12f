"""The sets that come with the program."""

from __future__ import annotations

import csv
import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import islice, pairwise
from pathlib import Path
from types import ModuleType

import pytest

from ringside_manager import paths
from ringside_manager.bout import SeededChance, Setup, registry, simulate
from ringside_manager.bout.terms import ABILITY_NAMES
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


@pytest.fixture(scope="module")
def study(repository: Path) -> ModuleType:
    """The study that rates men by their careers."""
    spec = spec_from_file_location("ratings_study", repository / "docs" / "studies" / "ratings.py")
    module = sys.modules["ratings_study"] = module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    del sys.modules["ratings_study"]


def test_the_sets_of_all_times_are_what_their_study_writes(study):
    for name, text in study.made_sets().items():
        assert (paths.shipped_sets() / f"{name}.yaml").read_text(encoding="utf-8") == text


def test_the_sets_of_all_times_are_whole_and_span_the_years():
    sizes = {"all_time_heavyweights": 120, "middleweights": 48, "welterweights": 48, "lightweights": 48}
    for name, size in sizes.items():
        made = load_set(name)
        assert len(made.fighters) == size
        assert "our estimates" in made.description
        assert "connected with it" in made.source
        begun = [fighter.years_active[0] for fighter in made.fighters if fighter.years_active]
        assert min(begun) < 1900
        assert max(begun) > 2000
        for fighter in made.fighters:
            assert fighter.nationality
            if fighter.years_active and fighter.born:
                assert 11 <= fighter.years_active[0] - fighter.born <= 30, fighter.name


def test_men_left_out_are_told_from_the_average(study):
    """The method is worth more than giving all of the thirty the average, in every ability."""
    true = {name: fighter.abilities for name, fighter in study.printed().items()}
    told = study.left_out(study.SHRINKAGE)
    for ability in ABILITY_NAMES:
        values = [getattr(ratings, ability) for ratings in true.values()]
        average = sum(abs(value - sum(values) / 30) for value in values) / 30
        assert study.mean_error(list(true), told, true, ability) < average
    assert study.predicted(told) > 0.6


@pytest.mark.parametrize("name", shipped_sets())
@pytest.mark.parametrize("system", registry.names())
def test_men_of_every_set_box_in_every_system(name, system):
    engine, fighters = registry.get(system), load_set(name).fighters
    for red, blue in islice(pairwise(fighters), 0, None, 16):
        setup = Setup(engine, red.card(engine), blue.card(engine), engine.info.terms(4))
        corners = [engine.plain_corner(SeededChance(seed)) for seed in (1, 2)]
        assert simulate(setup, 1974, *corners).round in range(1, 5)


@pytest.mark.parametrize("name", shipped_sets())
def test_every_shipped_fighter_has_a_card_in_every_system(name):
    for system in registry.names():
        engine = registry.get(system)
        cards = [fighter.card(engine) for fighter in load_set(name).fighters]
        assert all(engine.card(engine.card_data(card)) == card for card in cards)


@pytest.mark.parametrize("name", shipped_sets())
def test_a_shipped_set_written_and_read_is_the_same(name):
    assert read_set(write_set(load_set(name)), name) == load_set(name)
