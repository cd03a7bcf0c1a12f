"""The plans that come with the program: sound, found by their names, and unlike each other."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.errors import UnknownNameError
from ringside_manager.plans import (
    Plan,
    in_language,
    parse_plan,
    plan_faults,
    plan_text,
    plan_word,
    shipped_plan,
    shipped_plans,
)

INFO = registry.get("ringside").info
PLANS = shipped_plans("ringside")


def test_there_are_enough_to_choose_from() -> None:
    assert len(PLANS) >= 6
    assert len({plan.orders for plan in PLANS}) == len(PLANS)


@pytest.mark.parametrize("plan", PLANS, ids=plan_word)
def test_each_is_sound_and_says_what_it_is_about(plan: Plan) -> None:
    assert plan_faults(plan, INFO) == ()
    assert plan.name
    assert len(plan.note) > 60
    assert plan.system == "ringside"
    assert parse_plan(plan_text(plan), "written", INFO) == plan


def test_file_names_are_the_words_for_the_plans(repository: Path) -> None:
    files = (repository / "resources" / "plans" / "ringside").glob("*.yaml")
    assert sorted(path.stem for path in files) == [plan_word(plan) for plan in PLANS]


@pytest.mark.parametrize("name", ["swarmer", "Swarmer", "SWARMER", " swarmer "])
def test_a_plan_is_found_by_its_name(name: str) -> None:
    assert shipped_plan("ringside", name).name == "Swarmer"


def test_a_plan_of_several_words() -> None:
    assert shipped_plan("ringside", "protect-the-lead") is shipped_plan("ringside", "Protect the lead")


def test_a_name_that_is_none_gets_close_matches() -> None:
    with pytest.raises(UnknownNameError, match="Did you mean swarmer"):
        shipped_plan("ringside", "swarmr")


@pytest.mark.parametrize("plan", PLANS, ids=plan_word)
def test_every_text_is_there_in_german_and_only_texts_change(plan: Plan) -> None:
    german = in_language(plan, "de")
    assert german.name != plan.name
    assert german.note != plan.note
    assert plan_faults(german, INFO) == ()
    assert [replace(order, note="") for order in german.orders] == [
        replace(order, note="") for order in plan.orders
    ]
    for mine, his in zip(german.orders, plan.orders, strict=True):
        assert (mine.note == his.note) == (not his.note)


def test_no_german_text_is_left_over(repository: Path) -> None:
    path = repository / "resources" / "plans" / "ringside" / "texts.de.toml"
    texts = tomllib.loads(path.read_text(encoding="utf-8"))
    assert sorted(texts) == [plan_word(plan) for plan in PLANS]
    for plan in PLANS:
        remarks = {order.note for order in plan.orders if order.note}
        assert set(texts[plan_word(plan)].get("remarks", {})) == remarks


def test_other_plans_and_languages_stay_as_they_are() -> None:
    (swarmer,) = [plan for plan in PLANS if plan.name == "Swarmer"]
    mine = replace(swarmer, otherwise="plain")
    assert in_language(mine, "de") is mine
    assert in_language(swarmer, "en") is swarmer


def test_a_system_without_plans_has_none_and_one_that_is_not_there_is_told() -> None:
    with pytest.raises(UnknownNameError, match="bout system"):
        shipped_plans("savate")
