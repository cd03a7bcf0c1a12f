"""The worked examples of the campaign rules, as the specification gives them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.terms import Carried, full_total
from ringside_manager.campaign.arenas import Arena, eligible, purses
from ringside_manager.campaign.bouts import check_start, starting_total
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.progress import renewed_percentage
from ringside_manager.campaign.rankings import earned_change_half, rank_pop_half
from ringside_manager.errors import RuleError

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "campaign.json").read_text(encoding="utf-8"))
WINNERS: dict[str, Corner | None] = {"1": RED, "2": BLUE, "draw": None}


def of_kind(kind: str) -> list[object]:
    return [pytest.param(vector, id=vector["id"]) for vector in VECTORS if vector["kind"] == kind]


def half(pop: float) -> int:
    return int(2 * pop)


def test_every_vector_of_the_campaign_is_read() -> None:
    kinds = {"purse": 10, "eligible": 9, "rank_pop": 1, "pop_change": 3, "cut": 3, "carry": 1}
    assert {kind: len(of_kind(kind)) for kind in kinds} == kinds
    assert len(VECTORS) == sum(kinds.values())


@pytest.mark.parametrize("vector", of_kind("purse"))
def test_purses(vector: dict) -> None:
    red, blue = map(half, vector["pop"])
    paid = purses(
        BY_THE_BOOK.arenas,
        Arena(vector["arena"]),
        (red, blue),
        WINNERS[vector["result"]],
        title=vector.get("title", False),
    )
    assert list(paid) == vector["expect"]


@pytest.mark.parametrize("vector", of_kind("eligible"))
def test_eligibility(vector: dict) -> None:
    red, blue = map(half, vector["pop"])
    assert [arena.value for arena in eligible(BY_THE_BOOK.arenas, red, blue)] == vector["arenas"]
    assert eligible(BY_THE_BOOK.arenas, blue, red) == eligible(BY_THE_BOOK.arenas, red, blue)


@pytest.mark.parametrize("vector", of_kind("rank_pop"))
def test_rank_pop(vector: dict) -> None:
    assert [rank_pop_half(BY_THE_BOOK.rank_pop, rank) for rank in vector["ranks"]] == [
        half(pop) for pop in vector["expect"]
    ]


@pytest.mark.parametrize("vector", of_kind("pop_change"))
def test_pop_change(vector: dict) -> None:
    outcome = Outcome(
        Method(vector["how"]), RED, 5, 9, tuple(vector["knockdowns"]), (90, 40), (30, 20), (60, 99), (94, 94)
    )
    assert list(earned_change_half(BY_THE_BOOK.popularity, outcome)) == [
        half(pop) for pop in vector["expect"]
    ]


@pytest.mark.parametrize("vector", of_kind("cut"))
def test_percentage(vector: dict) -> None:
    assert renewed_percentage(BY_THE_BOOK.share, *vector["roll_wins_losses"]) == vector["expect"]


@pytest.mark.parametrize("vector", of_kind("carry"))
def test_carried_loss(vector: dict) -> None:
    base, rounds = vector["base"], vector["rounds"]
    expected_loss, expected_start, _forbidden = vector["expect"]
    start = full_total(base, rounds)
    lost = Carried("ringside", start - vector["end"], start)
    longer, shorter = vector["next_rounds"]
    assert lost.loss == expected_loss
    assert starting_total(base, longer, lost) == expected_start
    check_start(BY_THE_BOOK.rest, "Joe Grim", "ringside", base, longer, lost)
    with pytest.raises(RuleError, match="Joe Grim") as refused:
        check_start(BY_THE_BOOK.rest, "Joe Grim", "ringside", base, shorter, lost)
    assert refused.value.rule == "C58"
