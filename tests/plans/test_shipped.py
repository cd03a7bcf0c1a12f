"""The plans that come with the program: sound, found by their names, and unlike each other."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.errors import UnknownNameError
from ringside_manager.plans import Plan, plan_faults
from ringside_manager.plans.files import (
    in_language,
    parse_plan,
    plan_text,
    plan_word,
    round_plans,
    shipped_plan,
    shipped_plans,
)
from tests.slow import each

SYSTEMS = {"ringside": 6, "title_bout": 5, "glory_days": 4, "control": 4, "quest": 4}
"""Systems that come with plans, and how many at least."""
PLANS = [plan for system in SYSTEMS for plan in shipped_plans(system)]
ROUNDS = [plan for system in SYSTEMS for plan in round_plans(system)]
every_system = pytest.mark.parametrize("system", SYSTEMS)


def info_of(plan: Plan) -> EngineInfo:
    return registry.get(plan.system).info


def label(plan: Plan) -> str:
    return f"{plan.system}/{plan_word(plan)}"


every_plan = pytest.mark.parametrize("plan", PLANS, ids=label)
with_rounds = pytest.mark.parametrize("plan", [*PLANS, *ROUNDS], ids=label)


@every_system
def test_there_are_enough_to_choose_from(system: str) -> None:
    plans = shipped_plans(system)
    assert len(plans) >= SYSTEMS[system]
    assert len({plan.orders for plan in plans}) == len(plans)
    assert {plan.system for plan in plans} == {system}


@every_plan
def test_each_is_sound_and_says_what_it_is_about(plan: Plan) -> None:
    assert plan_faults(plan, info_of(plan)) == ()
    assert plan.name
    assert len(plan.note) > 60
    assert parse_plan(plan_text(plan), "written", info_of(plan)) == plan


@every_system
def test_file_names_are_the_words_for_the_plans(system: str, repository: Path) -> None:
    files = (repository / "resources" / "plans" / system).glob("*.yaml")
    assert sorted(path.stem for path in files) == [plan_word(plan) for plan in shipped_plans(system)]


@each("name", ["swarmer", "Swarmer", "SWARMER", " swarmer "])
def test_a_plan_is_found_by_its_name(name: str) -> None:
    assert shipped_plan("ringside", name).name == "Swarmer"


def test_a_plan_of_several_words() -> None:
    assert shipped_plan("ringside", "protect-the-lead") is shipped_plan("ringside", "Protect the lead")


def test_a_name_that_is_none_gets_close_matches() -> None:
    with pytest.raises(UnknownNameError, match="Did you mean swarmer"):
        shipped_plan("ringside", "swarmr")


@every_system
def test_between_rounds_there_is_a_key_for_everything_a_corner_may_be_told(system: str) -> None:
    plans = round_plans(system)
    assert 3 <= len(plans) <= 8, "with the corner's own judgement as many as a hand has keys"
    assert len({plan.orders for plan in plans}) == len(plans)
    assert not {plan.name for plan in shipped_plans(system)} & {plan.name for plan in plans}
    kinds = {order.request for plan in plans for order in plan.orders}
    assert kinds <= {decision.kind for decision in registry.get(system).info.decisions}


@each("plan", ROUNDS)
def test_what_is_told_between_rounds_is_sound_and_short(plan: Plan) -> None:
    assert plan_faults(plan, info_of(plan)) == ()
    assert parse_plan(plan_text(plan), "written", info_of(plan)) == plan
    assert plan.otherwise == "ai"
    assert plan.note
    assert len(plan.note) < 70


@with_rounds
def test_every_text_is_there_in_german_and_only_texts_change(plan: Plan) -> None:
    german = in_language(plan, "de")
    assert german.name != plan.name
    assert german.note != plan.note
    assert plan_faults(german, info_of(plan)) == ()
    assert [replace(order, note="") for order in german.orders] == [
        replace(order, note="") for order in plan.orders
    ]
    for mine, his in zip(german.orders, plan.orders, strict=True):
        assert (mine.note == his.note) == (not his.note)


@every_system
def test_no_german_text_is_left_over(system: str, repository: Path) -> None:
    folder = repository / "resources" / "plans" / system
    texts = tomllib.loads((folder / "texts.de.toml").read_text(encoding="utf-8"))
    told = tomllib.loads((folder / "rounds" / "texts.de.toml").read_text(encoding="utf-8"))
    plans = shipped_plans(system)
    assert set(told) == {plan_word(plan) for plan in round_plans(system)}
    assert sorted(texts) == [plan_word(plan) for plan in plans]
    for plan in plans:
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
