"""Conversion of the home ratings (CV10 to CV54): the worked ones, and a better rating is never a worse card."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout import registry
from ringside_manager.bout.terms import ABILITY_NAMES, ABILITY_RANGES, Abilities, rounded
from ringside_manager.engines.glory_days.card import STARS
from ringside_manager.engines.quest import moves
from ringside_manager.engines.quest.card import pool
from ringside_manager.engines.quest.tables import Pool
from ringside_manager.engines.title_bout.card import PUNCHES, hitting_table
from tests.bout.corners import abilities
from tests.slow import each

WORKED = json.loads((Path(__file__).parents[1] / "vectors" / "conversion.json").read_text(encoding="utf-8"))
SYSTEMS = ("control", "glory_days", "quest", "title_bout")
FIXED = {
    "fouls": {"low_blow": [1, 6], "head_butt": [7, 12], "holding": [13, 15], "elbows": [16, 18], "rabbit_punch": [19, 20]},
    "cuts": {
        "gash_left_eye": [13, 13], "gash_right_eye": [14, 14], "cut_left_eye": [9, 10], "cut_right_eye": [11, 12],
        "cut_left_cheek": [15, 16], "cut_right_cheek": [17, 18], "bloody_nose": [19, 20], "swelling_left_eye": [1, 4],
        "swelling_right_eye": [5, 8],
    },
}  # fmt: skip
"""What every converted card of Glory Days has."""
every_system = pytest.mark.parametrize("system", SYSTEMS)


def converted(system: str, rated: Abilities, name: str = "Somebody") -> Any:
    return registry.get(system).card_from_abilities(name, rated)


# Worked conversions


def test_there_are_seven_worked_conversions() -> None:
    assert [worked["id"] for worked in WORKED] == [f"CVV0{number}" for number in range(1, 8)]


@every_system
@pytest.mark.parametrize("worked", WORKED, ids=lambda worked: str(worked["id"]))
def test_the_worked_conversions(system: str, worked: dict[str, Any]) -> None:
    card = converted(system, Abilities(*worked["ringside"]), worked["name"])
    CHECKS[system](worked["name"], json.loads(json.dumps(card.as_data())), dict(worked[system]))


def check_control(name: str, data: dict[str, Any], expected: dict[str, Any]) -> None:
    assert data == {"name": name, **expected}


def check_glory_days(_name: str, data: dict[str, Any], expected: dict[str, Any]) -> None:
    assert data["ring_general"] == expected.pop("rg")
    assert data["trait"] == (expected.pop("trait") or "none")
    assert [row for row in data["defence"] if row[2]] == expected.pop("defence")
    assert list(data["counter"].values()) == expected.pop("counter")
    assert {key: data[key] for key in expected} == expected
    assert {key: data[key] for key in FIXED} == FIXED


def check_quest(name: str, data: dict[str, Any], expected: dict[str, Any]) -> None:
    assert data == {"name": name, "home": False, **json.loads(json.dumps(expected))}


def check_title_bout(name: str, data: dict[str, Any], expected: dict[str, Any]) -> None:
    engine = registry.get("title_bout")
    assert engine.card(data) == engine.card({"name": name, **expected})
    for key in ("overall", "style", "END", "strategies", "HV"):
        assert data[key] == expected[key]
    for side in ("fresh", "fatigued"):
        assert expected[side].items() <= data[side].items()


CHECKS: dict[str, Callable[[str, dict[str, Any], dict[str, Any]], None]] = {
    "control": check_control,
    "glory_days": check_glory_days,
    "quest": check_quest,
    "title_bout": check_title_bout,
}


# Any abilities


def worth(dice: Pool) -> float:
    return dice.dice + (0.5 if dice.extra else 0)


def merits(system: str, card: Any) -> tuple[Any, ...]:
    """What a better rating never makes less."""
    if system == "control":
        return (
            card.threat,
            -card.groove_round,
            card.stamina_round,
            card.chin,
            card.power,
            -ord(card.column[0]),
        )
    if system == "glory_days":
        stars = sum(line.stars for line in card.ring_general)
        return stars, card.stamina, *[-one for one in (card.cut, sum(card.defence_faces))]
    if system == "quest":
        return (
            *(worth(getattr(card, name)) for name in ("speed", "defense", "might", "cunning")),
            card.stamina_bonus,
        )
    side = card.fresh
    return (
        card.overall, card.endurance, side.control_slugger, side.landed, -side.defence, -side.knockdown,
        -side.knockout,
    )  # fmt: skip


@every_system
@given(rated=abilities, rating=st.sampled_from(ABILITY_NAMES))
def test_a_better_rating_makes_no_worse_fighter(system: str, rated: Abilities, rating: str) -> None:
    more = min(getattr(rated, rating) + 1, ABILITY_RANGES[rating][-1])
    before, after = (
        converted(system, rated),
        converted(system, Abilities(**{**rated.as_dict(), rating: more})),
    )
    pairs = zip(merits(system, before), merits(system, after), strict=True)
    assert all(one <= other for one, other in pairs)
    if system == "control":
        assert (after.cut, after.foul) <= (before.cut, before.foul)
        assert after.column != before.column or after.control >= before.control
    elif system == "glory_days":
        assert (after.chin_kd <= before.chin_kd, after.chin_ko <= before.chin_ko) == (True, True)
        assert rating == "agility" or after.power >= before.power


@given(rated=abilities)
def test_cards_of_glory_days_have_stars_of_the_table(rated: Abilities) -> None:
    card = converted("glory_days", rated)
    assert tuple(line.stars for line in card.ring_general) in STARS.values()
    assert 1 <= sum(line.distance.value == "outside" for line in card.ring_general) <= 5


def test_the_sums_of_the_stars_are_their_keys() -> None:
    assert {total: sum(stars) for total, stars in STARS.items()} == {total: total for total in range(2, 14)}


@given(rated=abilities)
def test_every_number_of_title_bout_is_worth_2_or_3_points(rated: Abilities) -> None:
    hits = hitting_table(converted("title_bout", rated).hitting)[1:]
    assert {hit.points for hit in hits} <= {2, 3}
    order = [PUNCHES.index(hit.punch) for hit in hits]
    assert order == sorted(order)


# Roundings and edges


@each("halves, whole", [(-3, -1), (-1, 0), (1, 1), (3, 2), (5, 3)])
def test_halves_go_up_also_below_zero(halves: int, whole: int) -> None:
    assert rounded(Fraction(halves, 2)) == whole
    assert rounded(Fraction(halves, 2) - Fraction(1, 1000)) == whole - 1


@each("value, dice", [("2", Pool(3, 6)), ("6", Pool(6, 6)), ("6.249", Pool(6, 6)), ("6.25", Pool(6, 6, 4)), ("6.74", Pool(6, 6, 4)),
     ("6.75", Pool(7, 6)), ("9.9", Pool(10, 6)), ("11", Pool(10, 6))])  # fmt: skip
def test_a_value_becomes_dice(value: str, dice: Pool) -> None:
    assert pool(Fraction(value)) == dice


def test_cunning_buys_moves_in_the_order_of_the_list() -> None:
    def known(counterpunch: int) -> tuple[moves.Move, ...]:
        found: tuple[moves.Move, ...] = converted(
            "quest", Abilities(50, 3, 3, 3, 3, 3, 3, counterpunch, 10)
        ).moves
        return found

    assert known(11) == (moves.HAYMAKER, moves.SWARM, moves.TURTLE)
    assert known(21) == (moves.HAYMAKER, moves.SWARM, moves.TURTLE, moves.FEINT)
    assert known(0) == (moves.HAYMAKER,)
    assert known(31)[:3] == (moves.HAYMAKER, moves.SWARM, moves.COUNTERPUNCH)


def test_a_punch_of_no_weight_has_no_numbers() -> None:
    card = converted("title_bout", Abilities(50, 0, 0, 0, 0, 0, 0, 0, 0))
    assert card.as_data()["HV"] == {
        "jab": [None, None],
        "hook": [None, None],
        "cross": [None, None],
        "combination": [[1, 12], [13, 40]],
        "uppercut": [[41, 52], [53, 80]],
    }


def test_a_single_number_is_worth_2() -> None:
    # W is 58: floor(80 / 58) is 1 number for the uppercut.
    card = converted("title_bout", Abilities(50, 0, 9, 9, 2, 9, 9, 20, 10))
    assert card.as_data()["HV"]["uppercut"] == [None, [80, 80]]
