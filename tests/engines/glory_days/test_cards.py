"""Cards: every lawful card comes back, and every fault is told with its place, all at once."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.engines.glory_days import ENGINE
from ringside_manager.engines.glory_days.card import GloryDaysCard, card_from_abilities
from ringside_manager.engines.glory_days.card_reader import read_card
from ringside_manager.engines.glory_days.tables import (
    CLINCH,
    EVENT,
    FOUL,
    MISS,
    NO_TRAIT,
    TRAITS,
    Injury,
    Offence,
)
from ringside_manager.errors import Problem
from ringside_manager.fighters import Fighter
from ringside_manager.fighters.sets import load_set
from ringside_manager.written.cards import CardError
from tests.engines.glory_days.vector_script import printed
from tests.engines.written import written
from tests.slow import each

ALI: dict[str, Any] = ENGINE.card_data(printed("Muhammad Ali"))
MISSING = object()


def planted(path: str, value: object) -> dict[str, Any]:
    """Ali with another value at a place such as ``power.0.1``; ``MISSING`` takes it away."""
    card = deepcopy(ALI)
    *way, last = path.split(".")
    part: Any = card
    for step in way:
        part = part[int(step)] if isinstance(part, list) else part[step]
    if value is MISSING:
        del part[int(last) if isinstance(part, list) else last]
    else:
        part[int(last) if isinstance(part, list) else last] = value
    return card


def faults(card: dict[str, Any]) -> tuple[Problem, ...]:
    with pytest.raises(CardError) as caught:
        read_card(card)
    assert all(fault.message in str(caught.value) for fault in caught.value.faults)
    return caught.value.faults


# Lawful cards


@st.composite
def tilings(draw: st.DrawFn, names: list[str]) -> dict[str, list[int]]:
    """The d20 given to some of the names, in any order."""
    order = draw(st.permutations(names))[: draw(st.integers(1, len(names)))]
    cuts = sorted(draw(st.sets(st.integers(2, 20), min_size=len(order) - 1, max_size=len(order) - 1)))
    edges = [1, *cuts, 21]
    return {name: [edges[place], edges[place + 1] - 1] for place, name in enumerate(order)}


pairs = st.tuples(st.integers(0, 18), st.integers(0, 18)).map(list)
rising = st.tuples(st.integers(0, 20), st.integers(0, 20)).map(sorted)
ends = st.lists(st.integers(-1, 99), min_size=7, max_size=7).map(sorted)
cards = st.fixed_dictionaries(
    {
        "name": st.text(min_size=1).filter(str.strip),
        "trait": st.sampled_from((*TRAITS, NO_TRAIT)),
        "ring_general": st.lists(
            st.sampled_from([f"{at}{stars}" for at in "IO" for stars in range(4)]), min_size=6, max_size=6
        ),
        "power": st.tuples(pairs, pairs).map(list),
        "chin_kd": st.tuples(rising, rising).map(list),
        "chin_ko": rising,
        "will": pairs,
        "cut": st.integers(0, 20),
        "foul": st.integers(0, 20),
        "stamina": st.lists(st.integers(1, 200), min_size=2, max_size=2),
        "inside": ends,
        "outside": ends,
        "defence": st.sampled_from(([[1, 20, 0]], [[1, 4, -2], [5, 20, 1]], [[1, 20, 2]])),
        "counter": st.sampled_from(
            (
                {"hook": None, "cross": None},
                {"hook": [1, 3, 2], "cross": [4, 9, 1]},
                {"hook": None, "cross": [2, 2, 5]},
            )
        ),
        "fouls": tilings([kind.value for kind in Offence]),
        "cuts": tilings([kind.value for kind in Injury]),
    }
)


@given(data=cards)
def test_every_lawful_card_comes_back(data: dict[str, Any]) -> None:
    card = read_card(data)
    again = json.loads(json.dumps(card.as_data()))
    assert again == data
    assert read_card(again) == card
    assert len(card.inside_actions) == len(card.outside_actions) == 100
    assert [card.inside_actions.count(code) for code in (5, 4, 3, 2, 0, -1, -2)] == [
        end - before for before, end in zip([-1, *data["inside"]], data["inside"], strict=False)
    ]


# Faults


@each("path, value, message", [
    ("name", " ", "name is missing"),
    ("trait", "Icemann", "did you mean Iceman?"),
    ("trait", MISSING, "trait is missing"),
    ("ring_general.0", "O4", "expected six of I0 to I3 and O0 to O3"),
    ("ring_general.5", MISSING, "expected six of I0 to I3"),
    ("power.0.1", 19, "whole numbers from 0 to 18"),
    ("power.1", [1], "[normal, finishing] fresh"),
    ("chin_kd.0", [6, 5], "goes down on 6 and is stunned on 5"),
    ("chin_ko", [1, True], "chin_ko is [1, True], expected [fresh, tired]"),
    ("will", 3, "will is 3, expected [fresh, tired]"),
    ("cut", 21, "cut is 21, allowed are 0 to 20"),
    ("foul", "3", "foul is '3', allowed are 0 to 20"),
    ("stamina.0", 0, "whole numbers from 1 to 200"),
    ("inside.2", 3, "none below the one before"),
    ("outside.6", 100, "each from -1 to 99"),
    ("outside", [], "expected the last numbers"),
    ("defence.0", [1, 3, -3], "punches from -2 to 2"),
    ("defence.1", [3, 7, -2], "expected each face from 1 to 20 once"),
    ("counter.hook", [4, 1, 2], "counter.hook is [4, 1, 2], expected [first, last, punches]"),
    ("counter.cross", [3, 7, 2], "counter gives the face 3 twice"),
    ("counter.jab", [1, 2, 2], "counter.jab is no rating"),
    ("fouls.low_blow", [1, 4], "fouls covers"),
    ("fouls.low_blows", [1, 4], "did you mean low_blow?"),
    ("cuts", {}, "cuts covers [], expected each face from 1 to 20 once"),
    ("cuts.bloody_nose", [19], "cuts.bloody_nose is [19], expected [first, last] within 1 to 20"),
    ("stars", 3, "stars is no rating"),
])  # fmt: skip
def test_one_fault(path: str, value: object, message: str) -> None:
    found = faults(planted(path, value))
    assert any(message in fault.message for fault in found), found
    assert all(fault.place[0] == path.split(".", maxsplit=1)[0] for fault in found)


def test_every_fault_is_told_at_once() -> None:
    card = planted("cut", 99)
    del card["foul"]
    card["counter"] = {"hook": [0, 1, 2]}
    found = [fault.place for fault in faults(card)]
    assert found == [("cut",), ("foul",), ("counter", "hook"), ("counter", "cross")]


@each("key", sorted(ALI))
@each("value", [None, 1.5, b"9", -1000, [], {}, "x", [[]]])
def test_nonsense_is_a_fault(key: str, value: object) -> None:
    if (key, value) != ("name", "x"):
        assert faults({**ALI, key: value})


# The three printed cards of the shipped set, against their transcription, and the abilities beside them


PRINTED = written("glory_days_tables")["fighters"]["rows"]
THREE = load_set("glory_days").fighters
RESULTS = {
    "5 PL": 5, "4 PL": 4, "3 PL": 3, "2 PL": 2, "miss, check counter": MISS, "clinch": CLINCH, "1 PL, check foul": FOUL,
    "event chart": EVENT,
}  # fmt: skip
every_one = pytest.mark.parametrize("fighter", THREE, ids=lambda fighter: fighter.name)


def card(fighter: Fighter) -> GloryDaysCard:
    return read_card({"name": fighter.name, **fighter.cards["glory_days"]})


def faces(rows: list[dict[str, Any]], key: str) -> list[Any]:
    """What each number is, row by row."""
    return [row[key] for row in rows for _ in range(row["range"][0], row["range"][1] + 1)]


def test_all_three_are_there() -> None:
    assert {fighter.name for fighter in THREE} == set(PRINTED)


@every_one
def test_the_ratings_are_as_printed(fighter: Fighter) -> None:
    read, row = card(fighter), PRINTED[fighter.name]
    assert read.trait == row["trait"]["name"]
    assert [(line.distance.value, line.stars) for line in read.ring_general] == [
        (line["at"], line["stars"]) for line in row["ring_general"]
    ]
    assert [line["d6"] for line in row["ring_general"]] == [1, 2, 3, 4, 5, 6]
    for rating in ("power", "chin_kd"):
        assert [list(pair) for pair in getattr(read, rating)] == [row[rating]["fresh"], row[rating]["tired"]]
    for rating in ("chin_ko", "will"):
        assert getattr(read, rating) == (row[rating]["fresh"], row[rating]["tired"])
    assert (read.cut, read.foul) == (row["cut"], row["foul"])
    assert read.stamina == tuple(row["stamina"].values())


@every_one
def test_the_lists_are_as_printed(fighter: Fighter) -> None:
    read, row = card(fighter), PRINTED[fighter.name]
    assert list(read.inside_actions) == [RESULTS[word] for word in faces(row["inside"], "result")]
    assert list(read.outside_actions) == [RESULTS[word] for word in faces(row["outside"], "result")]
    assert list(read.defence_faces[1:]) == faces(row["defence"], "PL")
    blows = zip(faces(row["counter"], "result"), faces(row["counter"], "PL"), strict=True)
    assert list(read.counter_faces[1:]) == [(word, punches) if punches else None for word, punches in blows]
    for key in ("fouls", "cuts"):
        found = read.foul_faces if key == "fouls" else read.cut_faces
        assert [kind.value.replace("_", " ") for kind in found[1:]] == faces(row[key], "result")


@every_one
def test_the_abilities_are_those_printed_with_ringside(fighter: Fighter) -> None:
    there = load_set("heavyweights").fighter(fighter.name)
    assert fighter.abilities == there.abilities
    assert (fighter.nickname, fighter.nationality, fighter.stance, fighter.years_active) == (
        there.nickname, there.nationality, there.stance, there.years_active,
    )  # fmt: skip


def test_ali_converted_comes_near_his_printed_card() -> None:
    ali = load_set("glory_days").fighter("Muhammad Ali")
    read, converted = card(ali), card_from_abilities(ali.name, ali.abilities)
    for same in ("defence", "chin_ko", "will", "cut", "trait"):
        assert getattr(read, same) == getattr(converted, same), same
    assert abs(read.foul - converted.foul) <= 1
    assert all(abs(one - other) <= 3 for one, other in zip(read.stamina, converted.stamina, strict=True))
    assert all(abs(one - other) <= 2 for one, other in zip(read.outside, converted.outside, strict=True))
