"""The rules of the years: ages, growth and decline, wear, fading names, retirement, rookies (Y1-Y7)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.chance import Chance, SeededChance
from ringside_manager.bout.terms import ABILITY_NAMES, ABILITY_RANGES, PUNCH_NAMES, Abilities
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.years import (
    LIMITS,
    WeightRules,
    Years,
    changed_in_a_year,
    dry_percent,
    entry_age,
    entry_weight,
    faded,
    grown,
    limit_of,
    neighbours,
    pot_moves_cents,
    retirement_percent,
    rookies,
    short_percent,
    toll,
    wear,
)
from ringside_manager.fighters import Fighter
from tests.slow import each

ON = replace(
    Years(), a_season=1, fade_percent=35, fade_idle_percent=15, retire_percent=8, retire_losing_percent=5
)
MAN = Abilities(50, 3, 2, 1, 4, 2, 3, 20, 10)


class Always(Chance):
    """A die that shows the same face."""

    def __init__(self, face: int) -> None:
        self._face = face

    def roll(self, sides: int, purpose: str = "") -> int:
        return min(self._face, sides)


@each(
    "age, face, agility, endurance, counterpunch, combination",
    [
        (20, 3, 50, 10, 20, 4), (20, 10, 54, 12, 24, 4), (28, 10, 50, 10, 24, 4), (30, 4, 49, 10, 21, 4),
        (34, 10, 47, 9, 20, 4), (36, 10, 46, 8, 18, 3), (60, 10, 44, 7, 14, 3),
    ],
)  # fmt: skip
def test_bodies_grow_and_fall_before_craft_and_punches(
    age: int, face: int, agility: int, endurance: int, counterpunch: int, combination: int
) -> None:
    after = changed_in_a_year(ON, MAN, age, Always(face))
    assert (after.agility, after.endurance) == (agility, endurance)
    assert (after.counterpunch, after.combination) == (counterpunch, combination)
    assert after.right_hook == 1  # a punch of 1 keeps it


def test_the_numbers_of_growth_and_decline_are_house_rules() -> None:
    steep = replace(ON, gains_1_from=1, gains_2_from=11, gains_3_from=11, gains_4_from=11, breath_percent=100)
    young = changed_in_a_year(steep, MAN, 20, Always(10))
    assert (young.agility, young.endurance, young.counterpunch) == (51, 11, 21)
    frail = replace(ON, body_falls_by=1, craft_falls_by=2, punch_falls_by=40, most_lost=9, least_punch=2)
    old = changed_in_a_year(frail, MAN, 60, Always(10))
    assert (old.agility, old.endurance, old.counterpunch, old.combination) == (41, 6, 11, 4)
    assert changed_in_a_year(frail, MAN, 34, Always(10)).counterpunch == 20


@given(
    st.builds(Abilities, **{name: st.integers(span[0], span[-1]) for name, span in ABILITY_RANGES.items()}),
    st.integers(15, 90),
    st.integers(0, 999),
)
def test_no_year_leads_a_rating_out_of_what_a_card_may_hold(man: Abilities, age: int, seed: int) -> None:
    for name, now in changed_in_a_year(ON, man, age, SeededChance(seed)).as_dict().items():
        assert now in ABILITY_RANGES[name]


def test_ages_at_entry() -> None:
    founders = {entry_age(Years(), 5, number, 0) for number in range(2, 400)}
    later = {entry_age(Years(), 5, number, 52) for number in range(2, 400)}
    assert founders == set(range(20, 32))
    assert later == set(range(19, 23))
    old = replace(Years(), founding_age=30, founding_die=1, rookie_age=17, rookie_die=2)
    assert {entry_age(old, 5, number, 0) for number in range(2, 40)} == {31}
    assert {entry_age(old, 5, number, 52) for number in range(2, 40)} == {18, 19}


def test_a_man_of_a_set_that_knows_his_years_is_as_old_as_he_was_as_a_professional() -> None:
    rocky = Fighter("Rocky", MAN, years_active=(1947, 1955), born=1923)
    assert {entry_age(Years(), 5, number, 0, rocky) for number in range(2, 400)} == set(range(24, 33))
    assert entry_age(Years(), 5, 9, 52, rocky) == 24
    still = replace(rocky, years_active=(1947, None))
    assert {entry_age(Years(), 5, number, 0, still) for number in range(2, 400)} == set(range(24, 36))
    for unknown in (replace(rocky, born=None), replace(rocky, years_active=None), replace(rocky, born=1947)):
        assert entry_age(Years(), 5, 9, 0, unknown) == entry_age(Years(), 5, 9, 0)


def test_wear_counts_whole_years_of_each_kind() -> None:
    assert wear(ON, 19, 5, 399) == 2
    assert wear(replace(ON, worn_by_knockdowns=0, worn_by_stoppages=0), 99, 99, 800) == 2


@each("earned, idle, lost", [(8, False, 0), (28, False, 7), (28, True, 10), (-3, True, 0)])
def test_names_fade_towards_the_floor(earned: int, idle: bool, lost: int) -> None:
    assert faded(ON, earned, idle=idle) == lost


@each("age, losses, percent", [(29, 9, 0), (30, 0, 8), (33, 2, 42), (60, 0, 90)])
def test_the_chance_to_retire(age: int, losses: int, percent: int) -> None:
    assert retirement_percent(ON, age, losses) == percent
    assert retirement_percent(Years(), age, losses) == 0


@each(
    "balances, percent, moved",
    [
        ((900, 0, 0), 0, (0, 0, 0)),
        ((900, 0, 0), 30, (-180, 90, 90)),
        ((1_000, 1_000), 50, (0, 0)),
        ((100, -70, 3), 100, (-65, 34, 31)),
        ((), 30, ()),
    ],
)
def test_the_pot_is_shared_alike(balances: tuple[int, ...], percent: int, moved: tuple[int, ...]) -> None:
    assert pot_moves_cents(replace(ON, pot_percent=percent), balances) == moved


@given(st.lists(st.integers(-(10**9), 10**12), max_size=12), st.integers(0, 100))
def test_the_pot_makes_and_loses_no_cent_and_sends_nobody_into_debt(
    balances: list[int], percent: int
) -> None:
    moved = pot_moves_cents(replace(ON, pot_percent=percent), balances)
    assert sum(moved) == 0
    after = [cents + move for cents, move in zip(balances, moved, strict=True)]
    assert all(new >= min(0, old) for new, old in zip(after, balances, strict=True))
    order = sorted(range(len(balances)), key=balances.__getitem__)
    assert all(after[low] <= after[high] + 1 for low, high in pairwise(order))


def test_rookies_fill_the_league_and_never_overfill_it() -> None:
    full = replace(ON, rookies_percent=100)
    assert [rookies(full, 30, active) for active in (24, 30, 33)] == [6, 0, 0]
    assert rookies(ON, 30, 10) == 0


# What men weigh, which classes they can make, and what a class takes from them (Y13)


RULES = WeightRules(move_nights=26)


def taken(weight_class: str, pounds: int, man: Abilities = MAN) -> dict[str, int]:
    lost = dict(zip(ABILITY_NAMES, toll(RULES, man, weight_class, pounds), strict=True))
    return {name: points for name, points in lost.items() if points}


def test_classes_follow_one_another_without_a_gap() -> None:
    assert [each.above for each in LIMITS] == [0, *(each.limit for each in LIMITS[:-1])]
    names = [name.casefold() for each in LIMITS for name in each.names]
    assert len(names) == len(set(names))
    assert limit_of("junior middleweight") is limit_of("Super Welterweight")
    assert limit_of("Club class") is None


@each(
    "weight_class, pounds, lost",
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
