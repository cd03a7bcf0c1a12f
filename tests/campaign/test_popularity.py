from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.rankings import (
    Verdict,
    earned_change_half,
    pop_text,
    rank_pop_half,
    result_half,
    total_half,
    verdict,
)

DRAWN = (Method.DRAW, Method.NC)


@pytest.mark.parametrize(
    ("method", "winner", "loser"),
    [
        (Method.KO, 4, -3),
        (Method.TKO, 3, -2),
        (Method.RTD, 3, -2),
        (Method.UD, 2, -1),
        (Method.SD, 2, -1),
        (Method.MD, 2, -1),
        (Method.DEC, 2, -1),
        (Method.TD, 2, -1),
        (Method.DQ, 2, -2),
    ],
)
def test_what_each_result_is_worth(method: Method, winner: int, loser: int) -> None:
    assert result_half(BY_THE_BOOK.popularity, method, RED) == (winner, loser)
    assert result_half(BY_THE_BOOK.popularity, method, BLUE) == (loser, winner)


@pytest.mark.parametrize("method", DRAWN)
def test_a_bout_without_a_winner_changes_nothing(method: Method) -> None:
    assert result_half(BY_THE_BOOK.popularity, method, None) == (0, 0)
    assert verdict(method, won=False) is Verdict.DRAW


@given(st.sampled_from(Method), st.sampled_from([RED, BLUE]), st.integers(0, 9), st.integers(0, 9))
def test_each_is_paid_for_his_own_knockdowns(method, winner, red: int, blue: int) -> None:
    corner = None if method in DRAWN else winner
    outcome = Outcome(method, corner, 3, 7, (red, blue), (50, 40), (20, 18), (40, 50), (80, 80))
    plain = result_half(BY_THE_BOOK.popularity, method, corner)
    assert earned_change_half(BY_THE_BOOK.popularity, outcome) == (
        plain[0] + red,
        plain[1] + blue,
    )


@given(st.integers(1, 400))
def test_rank_pop_is_the_nearest_half_and_never_less_than_nothing(rank: int) -> None:
    tenths = max(0, 51 - rank)
    assert abs(10 * rank_pop_half(BY_THE_BOOK.rank_pop, rank) - 2 * tenths) < 5
    assert rank_pop_half(BY_THE_BOOK.rank_pop, rank) >= rank_pop_half(BY_THE_BOOK.rank_pop, rank + 1) >= 0


def test_there_is_no_rank_before_the_champion() -> None:
    with pytest.raises(ValueError, match="-1"):
        rank_pop_half(BY_THE_BOOK.rank_pop, -1)


@pytest.mark.parametrize(("rank", "total"), [(None, -3), (0, 17), (1, 7), (60, -3)])
def test_the_total_is_earned_pop_and_rank_pop(rank: int | None, total: int) -> None:
    assert total_half(BY_THE_BOOK.rank_pop, -3, rank) == total


@pytest.mark.parametrize(
    ("half", "text"), [(0, "0"), (1, "½"), (-1, "-½"), (2, "1"), (29, "14½"), (-5, "-2½"), (-6, "-3")]
)
def test_pop_is_written_exactly(half: int, text: str) -> None:
    assert pop_text(half) == text
