"""Printed cards of a set: judged by their system, kept if nobody can judge them, converted where there are none."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ringside_manager.bout import registry
from ringside_manager.errors import SetError
from ringside_manager.fighters.editing import EditedSet
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.sets import (
    load_set,
    read_set,
    shipped_sets,
    unread_cards,
    with_cards,
    write_set,
)
from tests.slow import rest_slow

LOUIS_FRESH = (
    "        fresh: {CF: [10, 12], DEF: 0, AGG: 8, KD: [3, 4], KI: 10, KO: 1, PL: 36, power: 12, PM: 48, "
    "CPW: [37, 40], CL: 61}"
)


@pytest.fixture(scope="module")
def printed() -> str:
    text = write_set(load_set("title_bout"))
    assert LOUIS_FRESH in text
    return text


def line_of(text: str, wanted: str, after: str) -> int:
    place = text.index(wanted, text.index(after))
    return text.count("\n", 0, place) + 1


def problems(text: str) -> list[tuple[int, int, str]]:
    with pytest.raises(SetError) as refused:
        read_set(text, "mine.yaml")
    assert str(refused.value).startswith("mine.yaml: ")
    return [(problem.line, problem.column, problem.message) for problem in refused.value.problems]


def test_a_faulty_card_is_told_by_line_and_field(printed: str) -> None:
    text = printed.replace(LOUIS_FRESH, LOUIS_FRESH.replace("KI: 10", "KI: 60").replace("CL: 61", "CLL: 61"))
    line = line_of(text, "        fresh: {", after="Joe Louis")
    told = problems(text)
    assert (line, 59, "title_bout: fresh.KI is 60, allowed are 0 to 50") in told
    assert (line, 9, "title_bout: fresh.CL is missing") in told
    assert {place for place, _, _ in told} == {line}
    assert any(message.startswith("title_bout: fresh.CLL is no rating") for _, _, message in told)


def test_a_card_with_little_on_it_is_told_where_it_stands(printed: str) -> None:
    text = printed.replace("        overall: 9\n", "", 1)
    line = line_of(text, "      title_bout:", after="Anthony Joshua")
    assert problems(text) == [(line, 7, "title_bout: overall is missing")]


def test_ranges_that_do_not_tile_are_told_at_the_ranges(printed: str) -> None:
    text = printed.replace("jab: [[1, 2], [3, 18]]", "jab: [[1, 2], [3, 17]]", 1)
    line = line_of(text, "        HV:", after="Anthony Joshua")
    [(where, column, message)] = problems(text)
    assert (where, column) == (line, 9)
    assert message.startswith("title_bout: HV leaves out 18;")


def test_a_fault_is_a_mistake_of_his_cards_in_the_editor() -> None:
    louis = load_set("title_bout").fighter("Joe Louis")
    card = {**louis.cards["title_bout"], "overall": 99}
    edited = EditedSet(("mine", "Mine", "", "")).with_fighters([replace(louis, cards={"title_bout": card})])
    [mistake] = edited.mistakes()
    assert (mistake.fighter, mistake.field) == (1, "cards")
    assert mistake.message == "title_bout: overall is 99, allowed are 1 to 15"


def test_cards_of_a_system_that_is_not_there_are_counted_and_kept() -> None:
    first, second, third = generate_set(3, 1).fighters
    chess = {"chess": {"elo": 1500}}
    fighters = (replace(first, cards={**chess, "go": {}}), second, replace(third, cards=chess))
    made = replace(generate_set(3, 1), fighters=fighters)
    assert unread_cards(made) == {"chess": 2, "go": 1}
    assert read_set(write_set(made), "made") == made
    assert not unread_cards(load_set("title_bout"))


SETS, SYSTEMS = tuple(shipped_sets()), registry.names()
PAIRS = [
    (SETS[(place + turn) % len(SETS)], system)
    for turn in range(len(SETS))
    for place, system in enumerate(SYSTEMS)
]


@pytest.mark.parametrize(("name", "system"), rest_slow(PAIRS, len(SYSTEMS)))
def test_with_cards_everybody_has_one_and_printed_ones_stay(name: str, system: str) -> None:
    engine, before = registry.get(system), load_set(name)
    carded, printed = with_cards(before, engine)
    after = read_set(write_set(carded), "written")
    assert after == carded
    assert printed == sum(system in fighter.cards for fighter in before.fighters)
    for old, new in zip(before.fighters, after.fighters, strict=True):
        assert new.card(engine) == old.card(engine)
        assert system in new.cards
        assert replace(new, cards=old.cards) == old
        assert old.cards.items() <= new.cards.items()
    assert with_cards(after, engine)[0] == after
