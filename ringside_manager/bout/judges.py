"""What the cards of three judges say together."""

from __future__ import annotations

from collections.abc import Sequence

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Method


def verdict_of_three(cards: Sequence[tuple[int, int]]) -> tuple[Method, Corner | None]:
    """What three totals, (red, blue) each, say: who is ahead on two of them wins."""
    red = sum([mine > his for mine, his in cards])
    blue = sum([his > mine for mine, his in cards])
    winner, won, lost = (RED, red, blue) if red > blue else (BLUE, blue, red)
    if won < 2:
        return Method.DRAW, None
    if won == len(cards):
        return Method.UD, winner
    return (Method.SD if lost else Method.MD), winner
