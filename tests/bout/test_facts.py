"""What a corner knows, as written orders ask for it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ringside_manager.bout.corner import FactSpec
from ringside_manager.bout.view import ANY, COUNT, YES_OR_NO, FactRow, LiveFacts, PairRow, facts_of


@dataclass
class Man:
    points: int


@dataclass
class View:
    me: Man
    opponent: Man
    round: int = 1


ROWS: tuple[FactRow[View], ...] = (
    ("round", "the round", COUNT, lambda view: view.round),
    ("ahead", "1 if he is ahead", YES_OR_NO, lambda view: int(view.me.points > view.opponent.points)),
)
PAIRS: tuple[PairRow[Man, View], ...] = (
    ("points", "his points", "the other's points", ANY, lambda man, _: man.points),
    ("hourly", "his points a round", "the other's", ANY, lambda man, view: man.points // view.round),
)
FACTS, READ = facts_of(ROWS, PAIRS)


def test_facts_of_the_bout_come_first_and_each_boxer_s_in_pairs() -> None:
    assert [spec.name for spec in FACTS] == [
        "round", "ahead", "own_points", "opponent_points", "own_hourly", "opponent_hourly",
    ]  # fmt: skip
    assert FACTS[0] == FactSpec("round", "the round", 0, None)
    assert FACTS[3] == FactSpec("opponent_points", "the other's points", None, None)
    assert [spec.name for spec in FACTS if spec.is_yes_or_no] == ["ahead"]


def test_each_fact_is_read_from_the_side_it_names() -> None:
    facts = LiveFacts(READ, View(Man(9), Man(6), round=3))
    assert dict(facts) == {
        "round": 3, "ahead": 1, "own_points": 9, "opponent_points": 6, "own_hourly": 3, "opponent_hourly": 2,
    }  # fmt: skip
    assert len(facts) == len(FACTS)


def test_facts_tell_of_the_bout_as_it_stands() -> None:
    view = View(Man(0), Man(1))
    facts = LiveFacts(READ, view)
    assert facts["ahead"] == 0
    view.me.points = 2
    assert facts["ahead"] == 1


def test_a_fact_nobody_reads_is_none() -> None:
    with pytest.raises(KeyError, match="weather"):
        LiveFacts(READ, View(Man(0), Man(0)))["weather"]
