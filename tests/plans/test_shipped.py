"""The plans that come with the program: sound, found by their names, and unlike each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.errors import UnknownNameError
from ringside_manager.plans import parse_plan, plan_faults, plan_text, plan_word, shipped_plan, shipped_plans

INFO = registry.get("ringside").info
PLANS = shipped_plans("ringside")


def test_there_are_enough_to_choose_from() -> None:
    assert len(PLANS) >= 6
    assert len({plan.orders for plan in PLANS}) == len(PLANS)


@pytest.mark.parametrize("plan", PLANS, ids=plan_word)
def test_each_is_sound_and_says_what_it_is_about(plan) -> None:  # type: ignore[no-untyped-def]
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


def test_a_system_without_plans_has_none_and_one_that_is_not_there_is_told() -> None:
    with pytest.raises(UnknownNameError, match="bout system"):
        shipped_plans("savate")
