"""Every test vector of the Title Bout II specification's section 31."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from ringside_manager.engines.title_bout.actions import succeeds
from ringside_manager.engines.title_bout.cuts import cut_letter, reading, stop_limit
from ringside_manager.engines.title_bout.deck import seconds
from ringside_manager.engines.title_bout.effective import converted
from ringside_manager.engines.title_bout.judging import score_round
from ringside_manager.engines.title_bout.knockdowns import advanced_reading, basic_reading
from ringside_manager.engines.title_bout.state import starting_endurance
from ringside_manager.engines.title_bout.tables import COUNT_REMOVES
from tests.engines.title_bout.scripted_deck import ScriptedDeck
from tests.engines.title_bout.vector_script import TELLERS, UNTOLD, VECTORS, every_event, play, seen, table

ALL = json.loads((VECTORS / "title_bout.json").read_text(encoding="utf-8"))


def having(key: str, present: bool = True) -> list[Any]:
    return [pytest.param(vector, id=vector["id"]) for vector in ALL if (key in vector) == present]


def test_all_vectors_are_here() -> None:
    assert (len(having("call", False)), len(having("call"))) == (93, 49)
    assert len({vector["id"] for vector in ALL}) == len(ALL)
    assert [vector["id"] for vector in ALL][-1] == "V104c"


def test_every_event_is_told_or_left_out() -> None:
    """T5."""
    assert set(TELLERS) | UNTOLD == every_event()
    assert not set(TELLERS) & UNTOLD


@pytest.mark.parametrize("vector", having("call", False))
def test_bout(vector: dict[str, Any]) -> None:
    told, state, left = play(vector)
    assert told == vector.get("expect", [])
    assert {word: seen(state, word) for word in vector.get("after", {})} == vector.get("after", {})
    assert left == []


def score(
    mine: int, his: int, knockdowns: int, downs: int, judges: list[str], *taken: int
) -> list[list[int]]:
    """The three cards of a round, each first the side named first."""
    deck = ScriptedDeck(spare=["J=" + "/".join(judges)])
    state = table(deck)
    red, blue = state.fighters
    red.points, blue.points, red.scored, blue.scored = mine, his, knockdowns, downs
    red.deducted, blue.deducted = taken or (0, 0)
    score_round(state)
    return [list(card[-1]) for card in state.cards]


def clock(cards: int) -> str:
    return f"{seconds(cards) // 60}:{seconds(cards) % 60:02}"


CALLS: dict[str, Callable[..., Any]] = {
    "kd": lambda rating, number: basic_reading(rating, number).value,
    "advanced_kd": lambda rating, number: advanced_reading(rating, number).value,
    "endurance": starting_endurance,
    "cut": cut_letter,
    "cut_tko": stop_limit,
    "score": score,
    "cf_conversion": lambda one, other: list(converted(one, other)),
    "advanced_cut": lambda rating, number: reading(rating, number) or "none",
    "removed": COUNT_REMOVES.__getitem__,
    "clock": clock,
    "strategy": lambda number, rating, smart=False: succeeds(number, rating, smart=smart),
}


@pytest.mark.parametrize("vector", having("call"))
def test_single_reading(vector: dict[str, Any]) -> None:
    assert CALLS[vector["call"]](*vector["args"]) == vector["gives"]
