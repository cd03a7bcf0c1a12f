"""Invented fighters: dice by R5 to R8, names, and the same fighters for a seed."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.chance import Chance, ScriptedChance, SeededChance, exact_odds
from ringside_manager.bout.terms import PUNCH_NAMES
from ringside_manager.errors import UsageError
from ringside_manager.fighters import MAX_FIGHTERS, generation
from ringside_manager.fighters.generation import generate_set, roll_abilities, roll_fighter, roll_punch
from ringside_manager.fighters.sets import write_set
from ringside_manager.text_safety import hidden_character, match_key
from tests.slow import each

VECTORS = json.loads(
    Path(__file__).parents[1].joinpath("vectors", "generation.json").read_text(encoding="utf-8")
)


@each("vector", VECTORS)
def test_vectors(vector):
    agility, *punches, endurance, counterpunch = vector["rolls"]
    script = [
        ("agility", agility),
        *(("punch", roll) for roll in punches),
        ("endurance", endurance),
        ("counterpunch", counterpunch),
    ]
    chance = ScriptedChance(script)
    assert list(roll_abilities(chance).as_dict().values()) == vector["expect"]
    assert chance.left == 0


class FourSided(Chance):
    """A d6 that never shows what R6 throws away."""

    def __init__(self, inner):
        self._inner = inner

    def roll(self, sides, purpose=""):
        return self._inner.roll(4 if sides == 6 else sides, purpose)


def test_a_punch_with_a_four_sided_die_has_the_printed_odds():
    odds = exact_odds(lambda chance: roll_punch(FourSided(chance)))
    assert odds == {1: Fraction(5, 16), 2: Fraction(5, 16), 3: Fraction(5, 16), 4: Fraction(1, 16)}


class _OutOfDiceError(Exception):
    pass


class FewDice(Chance):
    def __init__(self, inner, left):
        self._inner, self._left = inner, left

    def roll(self, sides, purpose=""):
        if not self._left:
            raise _OutOfDiceError
        self._left -= 1
        return self._inner.roll(sides, purpose)


def _punch_in_nine_dice(chance):
    try:
        return roll_punch(FewDice(chance, 9))
    except _OutOfDiceError:
        return None


def test_a_punch_with_a_six_sided_die_closes_in_on_the_same_odds():
    odds = exact_odds(_punch_in_nine_dice)
    unfinished = odds.pop(None)
    assert unfinished < Fraction(1, 2000)
    for rating, printed in {
        1: Fraction(5, 16),
        2: Fraction(5, 16),
        3: Fraction(5, 16),
        4: Fraction(1, 16),
    }.items():
        assert printed - unfinished <= odds[rating] <= printed


@given(st.integers(min_value=0, max_value=2**63))
def test_rolled_abilities_lie_in_the_ranges_of_the_rules(seed):
    abilities = roll_abilities(SeededChance(seed))
    assert 41 <= abilities.agility <= 60
    assert all(1 <= getattr(abilities, punch) <= 4 for punch in PUNCH_NAMES)
    assert 1 <= abilities.endurance <= 20
    assert 11 <= abilities.counterpunch <= 30


def test_every_face_of_the_other_dice_counts():
    rolled = [roll_abilities(chance) for chance in [SeededChance(4)] * 2000]
    assert {abilities.agility for abilities in rolled} == set(range(41, 61))
    assert {abilities.endurance for abilities in rolled} == set(range(1, 21))
    assert {abilities.counterpunch for abilities in rolled} == set(range(11, 31))


def test_a_seed_gives_the_same_set_on_every_machine():
    text = write_set(generate_set(20, 1974))
    assert text == write_set(generate_set(20, 1974))
    assert text != write_set(generate_set(20, 1975))
    assert list(roll_abilities(SeededChance(1974)).as_dict().values()) == [59, 3, 1, 2, 4, 2, 1, 19, 11]


def test_a_longer_set_begins_like_a_shorter_one():
    assert generate_set(30, 7).fighters[:10] == generate_set(10, 7).fighters


def test_five_hundred_fighters_have_names_of_their_own():
    fighters = generate_set(500, 3).fighters
    assert len({match_key(fighter.name) for fighter in fighters}) == 500
    assert not any(fighter.name.split()[-1] in {"II", "III"} for fighter in fighters)
    nicknamed = sum(bool(fighter.nickname) for fighter in fighters)
    southpaws = sum(fighter.stance == "southpaw" for fighter in fighters)
    assert 250 < nicknamed < 350
    assert 35 < southpaws < 95
    assert len({fighter.nationality for fighter in fighters}) == len(generation.nations())


def test_names_go_with_the_nation():
    firsts = {nation.nationality: set(nation.first) for nation in generation.nations()}
    lasts = {nation.nationality: set(nation.last) for nation in generation.nations()}
    for fighter in generate_set(200, 11).fighters:
        first = next(name for name in firsts[fighter.nationality] if fighter.name.startswith(f"{name} "))
        assert fighter.name.removeprefix(f"{first} ") in lasts[fighter.nationality]


@each("count", [0, -1, MAX_FIGHTERS + 1])
def test_impossible_counts_are_refused(count):
    with pytest.raises(UsageError, match=f"1 to 10,000 fighters, not {count}"):
        generate_set(count, 1)


@given(st.integers(min_value=0, max_value=2**32))
def test_a_taken_name_is_not_given_again(seed):
    first = roll_fighter(SeededChance(seed))
    other = roll_fighter(SeededChance(seed), [first.name.upper()])
    assert match_key(other.name) != match_key(first.name)
    assert other.abilities == first.abilities


@pytest.mark.parametrize(
    ("heirs", "numeral"), [(0, "II"), (2, "IV"), (7, "IX"), (12, "XIV"), (38, "XL"), (93, "XCV")]
)
def test_when_names_run_out_sons_follow(heirs, numeral, monkeypatch):
    nation = generation.Nation("Nowhere", 1, ("Al",), ("Ash",), ("Nowhere",))
    monkeypatch.setattr(generation, "nations", lambda: (nation,))
    taken = ["Al Ash"]
    for _ in range(heirs + 1):
        fighter = roll_fighter(SeededChance(1), taken)
        taken.append(fighter.name)
    assert taken[-1] == f"Al Ash {numeral}"
    assert len({match_key(name) for name in taken}) == len(taken)


class TestNameLists:
    def test_are_many_and_fit_to_be_names(self):
        assert len(generation.nations()) >= 15
        assert sum(len(nation.first) * len(nation.last) for nation in generation.nations()) > 20_000
        for nation in generation.nations():
            for word in (*nation.first, *nation.last, *nation.towns, nation.nationality):
                assert word[0].isupper()
                assert not hidden_character(word)

    def test_hold_no_word_twice(self):
        words = generation.nicknames()
        lists = list(words.values())
        lists += [
            part for nation in generation.nations() for part in (nation.first, nation.last, nation.towns)
        ]
        for one in lists:
            assert [word for word, times in Counter(map(match_key, one)).items() if times > 1] == []

    def test_every_name_fits_a_set(self):
        for nation in generation.nations():
            assert max(map(len, nation.first)) + max(map(len, nation.last)) < 40
