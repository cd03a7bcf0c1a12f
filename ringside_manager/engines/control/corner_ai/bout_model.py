"""The chance of winning from where a bout stands: rounds as they come, both even, the cards as a normal sum."""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple

from ringside_manager.engines.control.outlook import ahead
from ringside_manager.engines.control.requests import Plan
from ringside_manager.engines.control.round_model import Numbers, Round, fought
from ringside_manager.engines.control.view import ControlView

LEAST_SPREAD = 0.25
"""Variance a card has at least, so that a lead of half a point is not certain."""


class Future(NamedTuple):
    """The rounds after this one: chances that either is stopped, mean and variance of a card over all of them."""

    i_stop: float
    he_stops: float
    points: float
    spread: float


Pairs = tuple[tuple[Numbers, Numbers], ...]


def coming_rounds(view: ControlView, first: int) -> Pairs:
    """Both fighters' numbers in every round from ``first`` on, with what they have suffered so far (K5, K65)."""
    me, him, options = view.me, view.opponent, view.options
    last = view.terms.rounds
    return tuple(
        (ahead(me, number, options), ahead(him, number, options)) for number in range(first, last + 1)
    )


@lru_cache(maxsize=8192)
def future(pairs: Pairs, my_wear: int = 0, his_wear: int = 0) -> Future:
    """All those rounds, with so much more wear on both."""
    going, won, lost, points, spread = 1.0, 0.0, 0.0, 0.0, 0.0
    for me, him in pairs:
        one = fought(me._replace(wear=me.wear + my_wear), him._replace(wear=him.wear + his_wear))
        won += going * one.i_stop
        lost += going * one.he_stops
        going *= 1 - one.i_stop - one.he_stops
        points += one.points
        spread += one.spread
    return Future(won, lost, points, spread)


def on_cards(lead: float, spread: float) -> float:
    """The chance that a lead so large and so uncertain wins, a level card counted half."""
    return 0.5 * (1 + erf(lead / sqrt(2 * max(LEAST_SPREAD, spread))))


def from_there(then: Future, lead: float, spread: float = 0.0) -> float:
    """The chance of winning before those rounds, ``lead`` on the card."""
    decided = 1 - then.i_stop - then.he_stops
    return then.i_stop + decided * on_cards(lead + then.points, spread + then.spread)


def win_chance(one: Round, pairs: Pairs, lead: float) -> float:
    """The chance of winning before the round ``one``, the others after it, ``lead`` on the card."""
    without = from_there(future(pairs), lead + one.points, one.spread)
    if pairs:
        mine = from_there(future(pairs, 1, 0), lead + one.points, one.spread) - without
        his = from_there(future(pairs, 0, 1), lead + one.points, one.spread) - without
        without += one.my_wear * mine + one.his_wear * his
    return one.i_stop + (1 - one.i_stop - one.he_stops) * min(1.0, max(0.0, without))


@lru_cache(maxsize=8192)
def plan_game(me: Numbers, him: Numbers, pairs: Pairs, lead: int) -> tuple[tuple[float, ...], ...]:
    """The chance of winning for each of my plans, against each of his (K91)."""
    return tuple(tuple(win_chance(fought(me, him, mine, his), pairs, lead) for his in Plan) for mine in Plan)
