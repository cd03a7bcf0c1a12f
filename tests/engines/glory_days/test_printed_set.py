"""The three printed cards of the shipped set, against their transcription, and the abilities beside them."""

from __future__ import annotations

from typing import Any

import pytest

from ringside_manager.engines.glory_days.card import GloryDaysCard, card_from_abilities
from ringside_manager.engines.glory_days.card_reader import read_card
from ringside_manager.engines.glory_days.tables import CLINCH, EVENT, FOUL, MISS
from ringside_manager.fighters.fighter import Fighter
from ringside_manager.fighters.sets import load_set
from tests.engines.written import written

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
