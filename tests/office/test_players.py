"""Players of a person's seat by simple policies, against managers of the program: who plays to win is not beaten by them (C79)."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from math import exp, log
from pathlib import Path
from statistics import mean
from types import ModuleType

import pytest

from ringside_manager.campaign.books import Skill

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]
SEASONS = range(1, 41)
CHOSEN = {"conduct": "by_worth", "corners": "expert", "nights": "52"}
ERROR = 1.25
"""Two standard errors of the ratio of two players over so many seasons, as a factor."""


@pytest.fixture(scope="module")
def study(repository: Path) -> ModuleType:
    spec = spec_from_file_location("manager_play", repository / "docs" / "studies" / "manager_play.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def money(study: ModuleType, policy: str, skill: Skill = Skill.EXPERT) -> float:
    """What a policy earns over the mean of the other three, by the geometric mean."""
    seasons = [study.play(policy, seed, CHOSEN, skill) for seed in SEASONS]
    return exp(mean(log(max(1, season["own"]) / mean(season["others"])) for season in seasons))


@pytest.mark.parametrize(
    ("policy", "most"), [("purse", 1.10), ("money", 1.20), ("home money", 1.25), ("random", 0.6)]
)
def test_no_simple_policy_beats_experts(study: ModuleType, policy: str, most: float) -> None:
    assert money(study, policy) <= most


def test_the_program_s_own_judgement_earns_in_a_person_s_seat_what_it_earns_in_its_own(
    study: ModuleType,
) -> None:
    assert 0.9 / ERROR < money(study, "own") / money(study, "ai") < 1.15 * ERROR


@pytest.mark.parametrize("policy", ["purse", "money", "home money", "own", "random"])
def test_a_novice_loses_to_all_of_them(study: ModuleType, policy: str) -> None:
    assert money(study, policy, Skill.NOVICE) > 1
