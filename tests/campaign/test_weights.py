"""What men weigh, which classes they can make, and what a class takes from them (Y13)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.abilities import ABILITY_NAMES, PUNCH_NAMES, Abilities
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.weights import (
    LIMITS,
    WeightRules,
    dry_percent,
    entry_weight,
    grown,
    limit_of,
    neighbours,
    short_percent,
    toll,
)

RULES = WeightRules(move_nights=26)
MAN = Abilities(50, 3, 2, 1, 4, 2, 3, 20, 10)


def taken(weight_class: str, pounds: int, man: Abilities = MAN) -> dict[str, int]:
    lost = dict(zip(ABILITY_NAMES, toll(RULES, man, weight_class, pounds), strict=True))
    return {name: points for name, points in lost.items() if points}


def test_classes_follow_one_another_without_a_gap() -> None:
    assert [each.above for each in LIMITS] == [0, *(each.limit for each in LIMITS[:-1])]
    names = [name.casefold() for each in LIMITS for name in each.names]
    assert len(names) == len(set(names))
    assert limit_of("junior middleweight") is limit_of("Super Welterweight")
    assert limit_of("Club class") is None


@pytest.mark.parametrize(
    ("weight_class", "pounds", "lost"),
    [
        ("Middleweight", 158, {}),
        ("Middleweight", 168, {}),  # 5 percent to leave off
        ("Middleweight", 169, {"endurance": -1}),
        ("Middleweight", 177, {"endurance": -5}),
        ("Super Middleweight", 158, {"combination": -1}),  # 2 percent short
        ("Super Middleweight", 155, {"combination": -1, "uppercut": -1}),  # 4 percent
        ("Heavyweight", 256, {}),
        ("Heavyweight", 185, {"combination": -2, "uppercut": -1, "left_hook": -1}),
        ("Club class", 300, {}),
    ],
)
def test_what_a_class_takes(weight_class: str, pounds: int, lost: dict[str, int]) -> None:
    assert taken(weight_class, pounds) == lost


def test_nobody_loses_his_last_point() -> None:
    frail = Abilities(50, 1, 1, 1, 1, 1, 0, 20, 2)
    assert taken("Middleweight", 178, frail) == {"endurance": -1}
    assert taken("Heavyweight", 180, frail) == {}


@given(st.sampled_from(LIMITS), st.integers(0, 2**31), st.integers(1, 10_000))
def test_who_enters_a_class_is_at_home_there(limits: object, seed: int, fighter: int) -> None:
    name = limits.names[0]  # type: ignore[attr-defined]
    pounds = entry_weight(name, seed, fighter)
    assert pounds is not None
    assert pounds == entry_weight(name, seed, fighter)
    own = limit_of(name)
    assert own is not None
    assert dry_percent(own, pounds) <= RULES.dry_percent
    assert taken(name, pounds).keys() <= set(PUNCH_NAMES)
    assert short_percent(own, pounds) <= RULES.most_small_percent


@given(st.integers(90, 300), st.sampled_from(LIMITS))
def test_a_class_never_gives_and_a_fitting_one_takes_nothing(pounds: int, limits: object) -> None:
    lost = toll(RULES, MAN, limits.names[0], pounds)  # type: ignore[attr-defined]
    assert max(lost) <= 0
    own = limit_of(limits.names[0])  # type: ignore[attr-defined]
    assert own is not None
    if own.above <= pounds and (not own.limit or pounds <= own.limit):
        assert not any(lost)


def test_young_men_fill_out() -> None:
    assert [grown(RULES, 150, years) for years in (-2, 0, 1, 6)] == [150, 150, 151, 159]


def test_the_classes_beside_are_those_of_the_league() -> None:
    classes = "Heavyweight", "Club class", "Lightweight", "Middleweight"
    assert list(neighbours("Middleweight", classes)) == ["Heavyweight", "Lightweight"]
    assert list(neighbours("Lightweight", classes)) == ["Middleweight"]
    assert list(neighbours("Club class", classes)) == []


def test_by_the_book_nobody_changes_his_class() -> None:
    assert BY_THE_BOOK.weights.move_nights == 0
