"""The judges as the umpire understands them: what a round may be worth on a card (section 22)."""

from __future__ import annotations

from typing import Any

from ringside_manager.bout.corner import BLUE, RED, Corner
from tests.engines.title_bout.umpire_book import Side

Points = tuple[int, int]


def possible_cards(red: Side, blue: Side, options: dict[str, Any]) -> set[Points]:
    """The round by every word a judge may show."""
    return {on_card(red, blue, options["scoring"], word) for word in ("HS", "LS", "E")}


def on_card(red: Side, blue: Side, scoring: str, word: str) -> Points:
    mine, his = ten_points(red, blue, word)
    if scoring == "ten_must":
        return mine - red.deducted, his - blue.deducted
    if not (red.scored or blue.scored):
        mine, his = red.points + red.extra, blue.points + blue.extra
        if scoring == "rounds_alt" and 1 <= abs(mine - his) <= 6 and word == "LS":
            mine, his = his, mine
    won = (mine > his) - (mine < his)
    won = max(-1, won - red.deducted)
    won = min(1, won + blue.deducted)
    return int(won > 0), int(won < 0)


def ten_points(red: Side, blue: Side, word: str) -> Points:
    """T130 and T132, before points are taken."""
    mine, his = min(2, red.scored), min(2, blue.scored)
    if mine == his:
        high, low = by_difference(red, blue, word)
        return high - mine, low - mine
    better, worse = (red, blue) if mine > his else (blue, red)
    ahead = better.points - worse.points
    if better.scored > 1:
        won = (10, 8) if ahead < 0 else (10, 7)
    else:
        won = (10, 7) if ahead > 25 else (10, 8) if ahead > 0 else (10, 9) if ahead > -13 else (9, 10)
    return won if better is red else (won[1], won[0])


def by_difference(red: Side, blue: Side, word: str) -> Points:
    """T130."""
    lead = red.points + red.extra - blue.points - blue.extra
    higher = red if lead > 0 else blue
    difference = abs(lead)
    if difference == 0 or (difference <= 6 and word == "E"):
        return 10, 10
    if difference <= 6:
        red_first = (higher is red) == (word == "HS")
        return (10, 9) if red_first else (9, 10)
    eight = difference >= 19 or (difference >= 16 and word == "HS")
    low = 7 if difference >= 26 and higher.scored else 8 if eight else 9
    return (10, low) if higher is red else (low, 10)


def verdict(cards: list[list[Points]]) -> tuple[str, Corner | None]:
    """T139."""
    totals = [(sum(mine for mine, _ in card), sum(his for _, his in card)) for card in cards]
    red, blue = (sum(card[side] > card[1 - side] for card in totals) for side in (0, 1))
    words = {(3, 0): "UD", (2, 0): "MD", (2, 1): "SD"}
    word = words.get((max(red, blue), min(red, blue)), "DRAW")
    return word, None if word == "DRAW" else RED if red > blue else BLUE
