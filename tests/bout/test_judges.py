"""What three judges say together."""

from __future__ import annotations

import pytest

from ringside_manager.bout import BLUE, RED, Corner, Method
from ringside_manager.bout.outcome import verdict_of_three

R, B, EVEN = (115, 113), (110, 118), (114, 114)


@pytest.mark.parametrize(
    ("cards", "method", "winner"),
    [
        ([R, R, R], Method.UD, RED),
        ([B, B, B], Method.UD, BLUE),
        ([R, B, R], Method.SD, RED),
        ([B, B, R], Method.SD, BLUE),
        ([R, EVEN, R], Method.MD, RED),
        ([EVEN, B, B], Method.MD, BLUE),
        ([R, B, EVEN], Method.DRAW, None),
        ([EVEN, EVEN, B], Method.DRAW, None),
        ([EVEN, EVEN, EVEN], Method.DRAW, None),
    ],
)
def test_two_of_three_cards_win(cards: list[tuple[int, int]], method: Method, winner: Corner | None) -> None:
    assert verdict_of_three(cards) == (method, winner)
