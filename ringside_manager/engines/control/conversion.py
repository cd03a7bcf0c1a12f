"""The Control card of a fighter of whom only the home ratings are known (CV1 to CV5, CV40)."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from ringside_manager.bout.abilities import Abilities
from ringside_manager.engines.control.card import (
    CHIN,
    CON,
    GROOVE_ROUND,
    POWER,
    STAMINA_ROUND,
    TR,
    ControlCard,
)

_COLUMNS = (
    (Fraction(1, 2), "D", Fraction(-1, 2)),
    (Fraction(5, 2), "C", Fraction(3, 2)),
    (Fraction(9, 2), "B", Fraction(7, 2)),
)
"""CV40: below which Z a column holds, and its middle."""
_BEST = ("A", Fraction(11, 2))


def rounded(value: Fraction) -> int:
    """CV2: rnd, the nearest whole number, halves up also below zero."""
    return floor(value + Fraction(1, 2))


def card_from_abilities(name: str, abilities: Abilities) -> ControlCard:
    """The card the abilities of the day convert to, without dice and at any time the same (CV4)."""
    agility, counter, endurance = abilities.agility, abilities.counterpunch, abilities.endurance
    evasive = Fraction(2 * (agility - 50), 150 - agility)
    heavy = abilities.right_hook + abilities.left_hook + abilities.uppercut + abilities.combination
    worth = 4 * evasive + Fraction(sum(abilities.punches), 11) + Fraction(counter, 60)
    column, middle = _column(worth)
    return ControlCard(
        name=name,
        control=_within(2 + rounded((worth - middle) * Fraction(5, 4)), CON),
        threat=_within(rounded(Fraction(17, 4) + Fraction(heavy, 6)), TR),
        groove_round=_within(
            rounded(Fraction(22, 5) - Fraction(heavy, 8) + Fraction(25 - counter, 15)), GROOVE_ROUND
        ),
        stamina_round=_within(rounded(7 + Fraction(endurance, 7)), STAMINA_ROUND),
        column=column,
        chin=_within(rounded(Fraction(41, 10) + Fraction(endurance, 25) + 2 * evasive), CHIN),
        power=_within(rounded(Fraction(5, 2) + Fraction(heavy, 7)), POWER),
        cut=1 if agility >= 56 else 2 if agility >= 46 else 3,
        foul=0 if agility >= 60 else 1 if agility >= 46 else 2,
    )


def _column(worth: Fraction) -> tuple[str, Fraction]:
    """The column of Z, and the middle of that column."""
    return next(((column, middle) for below, column, middle in _COLUMNS if worth < below), _BEST)


def _within(value: int, allowed: range) -> int:
    """CV2: at least the lowest, at most the highest allowed."""
    return min(max(value, allowed[0]), allowed[-1])
