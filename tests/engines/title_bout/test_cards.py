"""Cards: every lawful card comes back, and every fault is told with its place, all at once."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.engines.title_bout.card import (
    Punch,
    Stance,
    TitleBoutCard,
    card_from_abilities,
    hitting_table,
)
from ringside_manager.engines.title_bout.card_reader import read_card
from ringside_manager.engines.title_bout.tables import TRAITS
from ringside_manager.errors import Problem
from ringside_manager.fighters import Fighter
from ringside_manager.fighters.sets import load_set
from ringside_manager.written.cards import CardError
from tests.slow import each

LOUIS: dict[str, Any] = {
    "name": "Joe Louis", "overall": 10, "style": "E", "special": "Strong Closer", "END": 90,
    "CUT": 2, "FOUL": "A", "CP": 9, "strategies": {"FI": 7, "FO": 9, "CU": 6, "KO": 9},
    "fresh": {"CF": [10, 12], "DEF": 0, "AGG": 8, "KD": [3, 4], "KI": 10, "KO": 1,
              "PL": 36, "power": 12, "PM": 48, "CPW": [37, 40], "CL": 61},
    "fatigued": {"CF": [10, 10], "DEF": 0, "AGG": 8, "KD": [3, 5], "KI": 10, "KO": 1,
                 "PL": 32, "power": 10, "PM": 48, "CPW": [33, 36], "CL": 67},
    "HV": {"jab": [[1, 10], [11, 20]], "hook": [[21, 26], [27, 32]], "cross": [[33, 40], [41, 49]],
           "combination": [[50, 58], [59, 67]], "uppercut": [[68, 74], [75, 80]]},
}  # fmt: skip
"""As printed (30.1)."""

MISSING = object()


def planted(path: str, value: object) -> dict[str, Any]:
    """Louis with another value at a place such as ``fresh.KD.1``; ``MISSING`` takes it away."""
    card = deepcopy(LOUIS)
    *way, last = path.split(".")
    part: Any = card
    for step in way:
        part = part[int(step)] if isinstance(part, list) else part[step]
    if value is MISSING:
        del part[last]
    else:
        part[int(last) if isinstance(part, list) else last] = value
    return card


def refused(card: dict[str, Any]) -> str:
    with pytest.raises(CardError) as caught:
        read_card(card)
    assert all(fault.message in str(caught.value) for fault in caught.value.faults)
    return str(caught.value)


def faults(card: dict[str, Any]) -> tuple[Problem, ...]:
    with pytest.raises(CardError) as caught:
        read_card(card)
    return caught.value.faults


# Lawful cards


@st.composite
def sides(draw: st.DrawFn, alike: dict[str, object]) -> dict[str, object]:
    landed, missed, clinched = sorted(draw(st.tuples(*[st.integers(0, 80)] * 3)))
    inside = st.tuples(*[st.integers(landed + 1, max(missed, landed + 1))] * 2).map(sorted)
    side: dict[str, object] = {
        "CF": [draw(st.integers(1, 20)), draw(st.integers(1, 20))], "DEF": draw(st.integers(-20, 20)),
        "AGG": draw(st.integers(0, 20)), "KD": [draw(st.integers(0, 10)), draw(st.integers(0, 10))],
        "KI": draw(st.integers(0, 50)), "KO": draw(st.integers(0, 10)), "PL": landed,
        "power": draw(st.integers(0, landed)), "PM": missed,
        "CPW": draw(st.none() | inside) if missed > landed else None, "CL": clinched,
        "CUT": draw(st.integers(1, 8)), "FOUL": draw(st.sampled_from("ABCDE")),
        "CP": draw(st.integers(0, 20)),
    }  # fmt: skip
    return {key: value for key, value in side.items() if key not in alike or draw(st.booleans())}


@st.composite
def hitting_values(draw: st.DrawFn) -> dict[str, object]:
    """Fifteen ranges, some of them empty, that tile 1 to 80."""
    ends = [0, *sorted(draw(st.lists(st.integers(0, 80), min_size=14, max_size=14))), 80]
    spans = [[ends[at] + 1, ends[at + 1]] if ends[at] < ends[at + 1] else None for at in range(15)]
    punches = [spans[3 * at : 3 * at + 3] for at in range(5)]
    written = [punch if punch[2] or draw(st.booleans()) else punch[:2] for punch in punches]
    return dict(zip([punch.value for punch in Punch], written, strict=True))


@st.composite
def lawful_cards(draw: st.DrawFn) -> dict[str, Any]:
    shared = {"CUT": st.integers(1, 8), "FOUL": st.sampled_from("ABCDE"), "CP": st.integers(0, 20)}
    alike = {key: draw(value) for key, value in shared.items() if draw(st.booleans())}
    card = {
        "name": draw(st.text(min_size=1).filter(lambda name: bool(name.strip()))),
        "overall": draw(st.integers(1, 15)),
        "style": draw(st.sampled_from("BSE")),
        "END": draw(st.integers(1, 200)),
        **alike,
        "strategies": {group: draw(st.integers(1, 10)) for group in ("FI", "FO", "CU", "KO")},
        "fresh": draw(sides(alike)),
        "fatigued": draw(sides(alike)),
        "HV": draw(hitting_values()),
    }
    extra = {
        "special": st.sampled_from([None, "", "None", *TRAITS]),
        "stance": st.sampled_from(["orthodox", "southpaw"]),
    }
    return card | {key: draw(value) for key, value in extra.items() if draw(st.booleans())}


@given(written=lawful_cards())
def test_every_lawful_card_comes_back(written: dict[str, Any]) -> None:
    card = read_card(written)
    assert read_card(card.as_data()) == card
    told = card.as_data()
    for key in ("name", "overall", "style", "END", "strategies"):
        assert told[key] == written[key]
    for key in ("fresh", "fatigued"):
        side: Any = told[key]
        shared = {each: written[each] for each in ("CUT", "FOUL", "CP") if each in written}
        assert side == shared | written[key]
    assert told.get("stance", "orthodox") == written.get("stance", "orthodox")


def test_a_printed_card() -> None:
    card = read_card(LOUIS)
    found = card.name, card.overall, card.special, card.stance
    assert found == ("Joe Louis", 10, "Strong Closer", Stance.ORTHODOX)
    assert (card.fresh.knockdown, card.fresh.knockdown_added, card.fatigued.window) == (3, 4, (33, 36))
    assert {side.cut for side in (card.fresh, card.fatigued)} == {2}
    hits = hitting_table(card.hitting)
    assert [(hits[number].punch.value, hits[number].points) for number in (10, 11, 58, 80)] == [
        ("jab", 3), ("jab", 2), ("combination", 3), ("uppercut", 2),
    ]  # fmt: skip


def test_a_side_may_differ_in_what_is_given_for_both() -> None:
    card = read_card(planted("fatigued.CUT", 5))
    assert (card.fresh.cut, card.fatigued.cut) == (2, 5)


@each("name", ["Overly Cautious", "Safety First", "Intellect", "Ring Smarts"])
def test_a_trait_of_two_names_goes_by_either(name: str) -> None:
    assert read_card(planted("special", name)).special == name


# Faults

WHOLE = {
    "overall": (1, 15),
    "END": (1, 200),
    "CUT": (1, 8),
    "CP": (0, 20),
    **{f"strategies.{group}": (1, 10) for group in ("FI", "FO", "CU", "KO")},
    **{f"{side}.{key}": allowed for side in ("fresh", "fatigued") for key, allowed in (
        ("DEF", (-20, 20)), ("AGG", (0, 20)), ("KI", (0, 50)), ("KO", (0, 10)), ("CUT", (1, 8)), ("CP", (0, 20)),
        ("PL", (0, 80)), ("power", (0, 80)), ("PM", (0, 80)), ("CL", (0, 80)),
    )},
}  # fmt: skip
PAIRED = {
    f"{side}.{key}.{at}": (f"{side}.{key} ({name})", lowest, highest)
    for side in ("fresh", "fatigued")
    for key, names, lowest, highest in (
        ("CF", ("against boxers", "against sluggers"), 1, 20),
        ("KD", ("KD1", "KD2"), 0, 10),
    )
    for at, name in enumerate(names)
}
NO_NUMBERS = st.one_of(st.booleans(), st.none(), st.floats(), st.text(), st.lists(st.integers(), max_size=2))


@given(data=st.data())
def test_a_rating_out_of_range_or_no_whole_number_is_refused_by_name(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from([*WHOLE, *PAIRED]))
    name, lowest, highest = PAIRED.get(path) or (path, *WHOLE[path])
    wrong = data.draw(
        st.one_of(st.integers(max_value=lowest - 1), st.integers(min_value=highest + 1), NO_NUMBERS)
    )
    told = refused(planted(path, wrong))
    assert f"{name} is " in told
    assert f", allowed are {lowest} to {highest}" in told
    places = [tuple(part for part in path.split(".") if not part.isdigit())]
    assert [fault.place for fault in faults(planted(path, wrong))] == places


NEEDED = (
    "overall", "style", "END", "strategies", "strategies.FO", "fresh", "fatigued", "HV", "HV.cross", "fresh.CF",
    "fatigued.KD", "fresh.DEF", "fatigued.AGG", "fresh.KI", "fresh.KO", "fresh.PL", "fatigued.power", "fresh.PM",
    "fresh.CL", "name",
)  # fmt: skip


@each("path", NEEDED)
def test_what_is_missing_is_told_by_name(path: str) -> None:
    assert f"has faults: {path} is missing." in refused(planted(path, MISSING))


@each("key", ["CUT", "FOUL", "CP"])
def test_what_neither_the_card_nor_a_side_gives_is_missing(key: str) -> None:
    told = refused(planted(key, MISSING))
    assert f"fresh.{key} is missing; fatigued.{key} is missing" in told


def test_a_window_is_given_or_null() -> None:
    assert read_card(planted("fresh.CPW", None)).fresh.window is None
    assert "fresh.CPW is missing; a side without a counter window says null" in refused(
        planted("fresh.CPW", MISSING)
    )


@each(
    "path, hint",
    [
        ("overal", "overal is no rating (did you mean overall?)"),
        ("strategies.FX", "strategies.FX is no rating"),
        ("fresh.KL", "fresh.KL is no rating"),
        ("fatigued.powers", "fatigued.powers is no rating (did you mean power?)"),
        ("HV.uppercuts", "HV.uppercuts is no rating (did you mean uppercut?)"),
    ],
)
def test_an_unknown_key_is_refused_at_every_level(path: str, hint: str) -> None:
    assert hint in refused(planted(path, 3))


@each("path", ["strategies", "fresh", "fatigued", "HV"])
@each("value", [None, 3, "KI", [1, 2]])
def test_a_part_is_a_mapping(path: str, value: object) -> None:
    told = refused(planted(path, value))
    assert f"{path} is " in told
    assert "expected a mapping of " in told
    assert told.count(";") == 0


@each("path, value, told",
    [
        ("name", "  ", "name is missing"),
        ("name", 7, "name is missing"),
        ("style", "b", "style is 'b', allowed are B, S, E"),
        ("style", 3, "style is 3, allowed are B, S, E"),
        ("stance", "left", "stance is 'left', allowed are orthodox, southpaw"),
        ("stance", None, "stance is None, allowed are orthodox, southpaw"),
        ("FOUL", "F", "has faults: FOUL is 'F', allowed are A, B, C, D, E."),
        ("fresh.FOUL", 1, "fresh.FOUL is 1, allowed are A, B, C, D, E"),
        ("special", "Absorbr", "(did you mean Absorber?)"),
        ("special", ["Absorber"], "special is "),
        ("fresh.CF", 10, "fresh.CF is 10, expected [against boxers, against sluggers]"),
        ("fresh.KD", [3, 4, 5], "fresh.KD is [3, 4, 5], expected [KD1, KD2]"),
        ("fresh.power", 37, "fresh.power is 37, allowed are 0 to PL, which is 36"),
        ("fresh.PM", 35, "fresh.PL is 36, PM 35 and CL 61; each is at least as much as the one before"),
        ("fresh.CL", 47, "fresh.PL is 36, PM 48 and CL 47"),
        ("fresh.CPW", [36, 40], "fresh.CPW is [36, 40], allowed is the missed range, 37 to 48"),
        ("fresh.CPW", [40, 49], "fresh.CPW is [40, 49], allowed is the missed range, 37 to 48"),
        ("fresh.CPW", [40, 37], "fresh.CPW is [40, 37], expected [first, last]"),
        ("fresh.CPW", [True, 40], "fresh.CPW is [True, 40], expected [first, last]"),
        ("fresh.CPW", 40, "fresh.CPW is 40, expected [first, last]"),
        ("HV.jab", [[1, 20]], "HV.jab is [[1, 20]], expected the ranges worth 3 and 2"),
        ("HV.jab", [[1, 10], [11, 20], None, None], "HV.jab is "),
        ("HV.jab.0", [0, 10], "HV.jab (3 points) is [0, 10], expected [first, last] within 1 to 80"),
        ("HV.uppercut.1", [75, 81], "HV.uppercut (2 points) is [75, 81]"),
        ("HV.hook.1", "27-32", "HV.hook (2 points) is '27-32'"),
    ],
)  # fmt: skip
def test_each_fault_is_told_with_its_place(path: str, value: object, told: str) -> None:
    assert told in refused(planted(path, value))


def test_a_side_that_misses_nothing_has_no_window() -> None:
    card = planted("fresh.PM", 36)
    assert "fresh.CPW is [37, 40], but nothing is missed; write null" in refused(card)


@given(number=st.integers(1, 80))
def test_a_gap_or_an_overlap_of_the_ranges_is_told_by_its_numbers(number: int) -> None:
    """A range that ends (begins) one number early (late) leaves out that number; one too far takes it twice."""
    for punch, spans in LOUIS["HV"].items():
        for at, (first, last) in enumerate(spans):
            if number == last > first:
                told = refused(planted(f"HV.{punch}.{at}", [first, last - 1]))
                assert f"HV leaves out {number}; " in told
            if number == last + 1 and last < 80:
                told = refused(planted(f"HV.{punch}.{at}", [first, last + 1]))
                assert f"HV gives {number} to more than one range" in told


def test_gaps_and_overlaps_of_several_numbers() -> None:
    card = planted("HV.hook", [None, [27, 33]])
    told = refused(card)
    assert "HV leaves out 21-26; together the ranges cover 1 to 80" in told
    assert "HV gives 33 to more than one range" in told


def test_numbers_worth_1_stand_in_a_third_range() -> None:
    card = read_card(planted("HV.jab", [[1, 10], [11, 15], [16, 20]]))
    assert [hitting_table(card.hitting)[number].points for number in (10, 15, 16, 20)] == [3, 2, 1, 1]


def test_all_faults_are_told_at_once() -> None:
    card = planted("fresh.KI", 60)
    card["fatigued"]["DEF"] = "low"
    card["syle"] = card.pop("style")
    told = refused(card)
    assert told.startswith("The Title Bout II card of 'Joe Louis' has faults: ")
    assert "syle is no rating (did you mean style?)" in told
    assert "style is missing" in told
    assert "fresh.KI is 60, allowed are 0 to 50" in told
    assert "fatigued.DEF is 'low', allowed are -20 to 20" in told


# The seven printed cards of the shipped set (30.1), and the abilities beside them


CARDS = json.loads(
    (Path(__file__).parents[2] / "vectors" / "title_bout_cards.json").read_text(encoding="utf-8")
)
SEVEN = load_set("title_bout").fighters
ROLLED = {"agility": (41, 60), "counterpunch": (11, 30), "endurance": (1, 20)}
"""R5 to R8; every punch from 1 to 4."""


def printed(fighter: Fighter) -> TitleBoutCard:
    return read_card({"name": fighter.name, **fighter.cards["title_bout"]})


@each("fighter", SEVEN)
def test_the_cards_are_as_printed(fighter: Fighter) -> None:
    sample = CARDS[fighter.name.split()[-1].lower()]
    assert printed(fighter) == read_card({**sample, "name": fighter.name})


def test_all_seven_are_there() -> None:
    seven = ["joshua", "jackson", "akinwande", "tua", "louis", "frazier", "patterson"]
    assert [fighter.name.split()[-1].lower() for fighter in SEVEN] == seven


@each("name", ["Joe Louis", "Joe Frazier", "Floyd Patterson"])
def test_who_is_a_printed_heavyweight_has_his_abilities(name: str) -> None:
    here, there = load_set("title_bout").fighter(name), load_set("heavyweights").fighter(name)
    assert here.abilities == there.abilities
    assert (here.nickname, here.nationality, here.stance, here.years_active) == (
        there.nickname, there.nationality, there.stance, there.years_active,
    )  # fmt: skip


@each("fighter", SEVEN[:4])
def test_chosen_abilities_could_be_rolled_and_convert_to_a_card_near_the_printed_one(
    fighter: Fighter,
) -> None:
    assert "not printed" in fighter.note
    for name, value in fighter.abilities.as_dict().items():
        lowest, highest = ROLLED.get(name, (1, 4))
        assert lowest <= value <= highest
    card, converted = printed(fighter), card_from_abilities(fighter.name, fighter.abilities)
    assert converted.style is card.style
    assert abs(converted.overall - card.overall) <= 1
    assert abs(converted.endurance - card.endurance) <= 20
    for one, other in ((card.fresh, converted.fresh), (card.fatigued, converted.fatigued)):
        assert abs(one.landed - other.landed) <= 4
        assert abs(one.killer_instinct - other.killer_instinct) <= 1
        assert abs(one.aggressiveness - other.aggressiveness) <= 1
        assert abs(one.counter - other.counter) <= 1
        assert abs(one.power - other.power) <= 2
