"""What the cards of the judges say together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Method, Scorecard

Points = tuple[int, int]
"""Of red and of blue."""
JUDGE_NAMES = ("first", "second", "third")
ONE_CARD = ("table",)


def verdict_of_three(cards: Sequence[Points]) -> tuple[Method, Corner | None]:
    """What three totals, (red, blue) each, say: who is ahead on two of them wins."""
    red = sum([mine > his for mine, his in cards])
    blue = sum([his > mine for mine, his in cards])
    winner, won, lost = (RED, red, blue) if red > blue else (BLUE, blue, red)
    if won < 2:
        return Method.DRAW, None
    if won == len(cards):
        return Method.UD, winner
    return (Method.SD if lost else Method.MD), winner


def totals(cards: Iterable[Iterable[Points]]) -> list[Points]:
    """Return each card added up."""
    return [(sum([red for red, _ in card]), sum([blue for _, blue in card])) for card in cards]


def scorecards(cards: Sequence[Iterable[Points]]) -> tuple[Scorecard, ...]:
    """Return the cards, one or three, as a record holds them."""
    names = ONE_CARD if len(cards) == 1 else JUDGE_NAMES
    return tuple([Scorecard(name, tuple(card)) for name, card in zip(names, cards, strict=True)])


def round_winner(cards: Sequence[Points]) -> Corner | None:
    """Return who won a round on at least two of three cards."""
    red, blue = sum(mine > his for mine, his in cards), sum(his > mine for mine, his in cards)
    return RED if red > 1 else BLUE if blue > 1 else None
