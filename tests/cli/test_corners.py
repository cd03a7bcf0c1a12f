"""Who decides for a corner, by the word on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ringside_manager.bout import SeededChance, registry
from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import InstructionsController, UniformController
from ringside_manager.cli.matchup import corner_maker
from ringside_manager.errors import SetError, UnknownNameError, UsageError
from ringside_manager.odds import Policy, fight_number
from tests.cli.calling import Call
from tests.odds.test_sampling import setup
from tests.slow import each

RINGSIDE = registry.get("ringside")


class Noting(type(RINGSIDE)):  # type: ignore[misc]
    """Ringside with a corner AI that only notes at which level it was asked for."""

    def __init__(self) -> None:
        self.levels: list[str] = []

    def corner_ai(self, chance: Chance, level: str) -> Any:
        self.levels.append(level)
        return UniformController(chance)


@each("word, level", [("ai", "expert"), ("ai:", "expert"), ("ai:club", "club"), ("ai:CLUB", "club")])
def test_the_corner_ai_at_its_best_or_at_the_level_asked_for(word: str, level: str) -> None:
    engine = Noting()
    corner_maker(word, engine)(engine, SeededChance(1))
    assert engine.levels == [level]


def test_a_level_that_is_none_gets_close_matches() -> None:
    with pytest.raises(UnknownNameError, match="Did you mean contender"):
        corner_maker("ai:contendr", Noting())


def test_a_level_that_is_like_none_gets_them_all(call: Call) -> None:
    with pytest.raises(UnknownNameError, match=r"It can be .*contender, expert or in_character\."):
        corner_maker("ai:best", RINGSIDE)
    words = ("odds", "Ali", "Frazier", "--rules", "control", "--bouts", "1")
    red, both = (call(*words, corner, "in_character") for corner in ("--red-corner", "--corner"))
    assert "It can be plain, ai:beginner, ai:club, ai:contender, ai:expert or ai." in red.err
    assert "It can be plain or ai." in both.err
    assert red.code == both.code == 1


def test_the_plain_policy() -> None:
    engine = Noting()
    assert isinstance(corner_maker("plain", engine)(engine, SeededChance(1)), UniformController)
    assert engine.levels == []


def test_a_file_of_orders_with_the_ai_behind_it(tmp_path: Path) -> None:
    path = tmp_path / "orders.yaml"
    path.write_text("otherwise: ai\norders: [{request: rush, choose: rush}]\n")
    engine = Noting()
    maker = corner_maker(str(path), engine)
    assert engine.levels == []
    assert isinstance(maker(engine, SeededChance(1)), InstructionsController)
    assert engine.levels == ["expert"]


def test_orders_in_a_file_without_a_suffix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("orders").write_text("orders: [{request: rush, choose: rush}]\n")
    assert isinstance(corner_maker("orders", RINGSIDE)(RINGSIDE, SeededChance(1)), InstructionsController)


def test_a_word_that_is_nothing_is_wrong_usage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError, match="ai, ai:LEVEL, plain, in_character, plan:NAME or the file"):
        corner_maker("aii", RINGSIDE)
    with pytest.raises(SetError, match="no such file"):
        corner_maker("aii.yaml", RINGSIDE)


def test_odds_seat_the_ai_at_its_best_in_both_corners() -> None:
    engine = Noting()
    match = setup(1)
    fight_number(type(match)(engine, match.red, match.blue, match.terms), 5, 1, Policy.AI)
    assert engine.levels == ["expert", "expert"]


def test_a_corner_follows_its_file(call: Call, tmp_path: Path) -> None:
    (tmp_path / "jab.yaml").write_text("orders: [{request: thrown, choose: left_jab}]\n")
    words = ("bout", "Ali", "Frazier", "--blue-corner", "plain", "--seed", "5", "--json")
    events = call(*words, "--red-corner", tmp_path / "jab.yaml").document["events"]
    thrown = {(event["corner"], event["thrown"]) for event in events if event["event"] == "punch_landed"}
    assert {punch for corner, punch in thrown if corner == "red"} == {"left_jab"}
    assert len({punch for corner, punch in thrown if corner == "blue"}) > 3


def test_a_file_with_problems_stops_the_bout_before_it_begins(call: Call, tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("orders: [{request: thrown, choose: left_jabb}]\n")
    done = call("bout", "Ali", "Frazier", "--red-corner", tmp_path / "bad.yaml")
    assert (done.code, done.out) == (4, "")
    assert "line 1, column 36" in done.err
    assert "did you mean left_jab?" in done.err
    assert "Seed" not in done.err


def test_the_same_orders_and_seed_give_the_same_bout(call: Call, tmp_path: Path) -> None:
    (tmp_path / "mix.yaml").write_text("orders: [{request: thrown, choose: {left_jab: 2, uppercut: 1}}]\n")
    words = (
        "bout", "Ali", "Frazier", "--blue-corner", "plain", "--red-corner", tmp_path / "mix.yaml", "--seed",
        "5",
    )  # fmt: skip
    assert call(*words) == call(*words)
