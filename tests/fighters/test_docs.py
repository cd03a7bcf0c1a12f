"""The page about sets shows what works."""

from __future__ import annotations

import re
from pathlib import Path

from ringside_manager.bout.terms import ABILITY_RANGES
from ringside_manager.fighters import FEATURES, CareerRecord
from ringside_manager.fighters.sets import FIGHTER, FIGHTER_SET, load_set, read_set

PAGE = (Path(__file__).parents[2] / "docs" / "fighter_sets.md").read_text(encoding="utf-8")
EXAMPLE, CARD, LOUIS = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)


def test_the_example_is_a_set():
    example = read_set(EXAMPLE, "the example")
    crane = example.fighter("jose nunez")
    assert (crane.years_active, crane.born, crane.weight_class) == ((1951, 1963), 1932, "middleweight")
    assert crane.career == CareerRecord(41, 6, 2, 17)
    assert len(example.fighters) == 2


def test_the_printed_card_fits_into_the_example():
    lines = EXAMPLE.splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if "Twice champion" in line)
    fighters = read_set("".join([*lines[:at], CARD, *lines[at:]]), "the example").fighters
    assert "ringside" in fighters[0].cards


def test_the_card_of_joe_louis_is_the_shipped_one():
    before = EXAMPLE.index("  - name: Tiny Olsson")
    fighters = read_set(EXAMPLE[:before] + LOUIS + EXAMPLE[before:], "the example").fighters
    assert fighters[0].cards == load_set("title_bout").fighter("Joe Louis").cards
    for key in fighters[0].cards["title_bout"]:
        assert f"`{key}`" in PAGE


def test_every_key_and_range_is_told():
    for field in (*FIGHTER_SET.fields, *FIGHTER.fields):
        assert f"`{field.name}`" in PAGE
    for feature, words in FEATURES.items():
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{feature}` |"))
        assert re.findall(r"`([^`]+)`", row)[1:] == list(words)
    for name, allowed in ABILITY_RANGES.items():
        row = next(line for line in PAGE.splitlines() if line.startswith("|") and f"`{name}`" in line)
        assert row.split("|")[2].strip() == f"{allowed[0]} to {allowed[-1]}"


def test_the_ranges_of_the_thirty_are_as_told():
    abilities = [fighter.abilities for fighter in load_set("heavyweights").fighters]
    for name in ABILITY_RANGES:
        ratings = [getattr(one, name) for one in abilities]
        row = next(line for line in PAGE.splitlines() if line.startswith("|") and f"`{name}`" in line)
        lowest, highest = map(int, row.split("|")[4].split(" to "))
        assert lowest <= min(ratings)
        assert highest >= max(ratings)
