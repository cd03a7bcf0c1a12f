"""The chance of winning from where a bout stands, in a closed form over the round model.

The coming round is weighed with all that may be chosen for it; the rounds behind it are fought as the fighters stand,
fresh until their Endurance is used up.  Stoppages come at a rate for each round, the cards are a normal sum.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, sqrt
from typing import NamedTuple

from ringside_manager.engines.title_bout.corner_ai.numbers import Numbers, Pair
from ringside_manager.engines.title_bout.corner_ai.round_model import Round, average_round

SPREAD, SPREAD_OF_POWER = 1.7, 0.3
"""Variance of a round's points in parts of their mean: what remains without power, and more for each number of it."""
TOGETHER = -0.5
"""How the points of the two go together: who is in control keeps the other from it."""
CARD_STEPS = {
    "ten_must": ((0.5, 0.32), (6.5, 0.68), (18.5, 1.0)),
    "rounds": ((0.5, 1.0),),
    "rounds_alt": ((0.5, 0.5), (6.5, 0.5)),
}
"""T130, T135: what more points than these are worth on a card, a close round by the judges' words (D8)."""
KNOCKDOWN_WORTH = {"ten_must": 0.7, "rounds": 0.3, "rounds_alt": 0.3}
"""T132: what a knockdown adds to the round."""
CARD_SPREAD = 1.3
"""Variance of a round on the cards."""
LONG_RUNS = ((30, 1, 0.85), (50, 2, 0.4), (60, 3, 0.4))
"""T78: limits over one, two, three rounds, and how much each adds to the rate, for they come together."""


class Standing(NamedTuple):
    """Where a bout stands for a fighter.

    ``part`` is what is left of the round (1 before the bell), ``rounds`` come after it; ``lead`` is on the middle card,
    ``ahead`` in the points of the round; ``to_stop`` and ``endurance`` are of both, he first, as in ``Pair``.
    """

    rounds: int
    part: float
    lead: int
    ahead: int
    to_stop: tuple[int, int]
    endurance: tuple[int, int]
    scoring: str


class Future(NamedTuple):
    """The rounds after this one: both fresh, then what the other's fatigue, then his own changes for each round.

    Rates of a stoppage by him, by the other, and what a round brings him on the cards.
    """

    rates: tuple[float, float, float]
    other_tired: tuple[float, float, float]
    self_tired: tuple[float, float, float]
    points: tuple[float, float]


def spread(one: Numbers) -> float:
    """Variance of a fighter's points in a round in parts of their mean."""
    return SPREAD + SPREAD_OF_POWER * one.power


@lru_cache(maxsize=65536)
def tail(mean: float, variance: float, limit: int) -> float:
    """Chance of ``limit`` points or more: a gamma distribution by its cube root (Wilson and Hilferty)."""
    if limit <= 0:
        return 1.0
    if mean <= 0:
        return 0.0
    ninth = variance / (9 * mean * mean)
    return normal(-(((limit - 0.5) / mean) ** (1 / 3) - 1 + ninth) / sqrt(ninth))


def normal(z: float) -> float:
    """The normal distribution function."""
    return 0.5 * (1 + erf(z / 1.4142135623730951))


@lru_cache(maxsize=65536)
def on_the_cards(ahead: float, deviation: float, scoring: str) -> float:
    """What a round brings on a card, if the points differ by ``ahead`` on average."""
    return sum(
        worth * (normal((ahead - step) / deviation) - normal((-ahead - step) / deviation))
        for step, worth in CARD_STEPS[scoring]
    )


def deviation(points: tuple[float, float], spreads: tuple[float, float]) -> float:
    """How far the difference of the points may lie from its mean."""
    one, other = points[0] * spreads[0], points[1] * spreads[1]
    return sqrt(max(0.5, one + other - 2 * TOGETHER * sqrt(one * other)))


@lru_cache(maxsize=16384)
def rates(both: Pair, scoring: str, advanced: bool) -> tuple[tuple[float, float, float], Round]:
    """What one of many rounds brings: stoppages by him and by the other, the cards; and the round itself."""
    fought = average_round(*both, advanced)
    spreads = spread(both[0]), spread(both[1])
    by = tuple(fought.knockouts[side] + _by_points(fought.points[side], spreads[side]) for side in (0, 1))
    cards = on_the_cards(fought.points[0] - fought.points[1], deviation(fought.points, spreads), scoring)
    cards += KNOCKDOWN_WORTH[scoring] * (fought.downs[0] - fought.downs[1])
    return (by[0], by[1], cards), fought


def _by_points(points: float, spread_of_it: float) -> float:
    """Rate of stoppages by points (T78)."""
    return sum(
        weight * tail(points * rounds, points * rounds * spread_of_it, limit)
        for limit, rounds, weight in LONG_RUNS
    )


@lru_cache(maxsize=16384)
def future(both: Pair, tired: Pair, scoring: str, advanced: bool) -> Future:
    """The rounds after this one; ``tired`` are the two once their Endurance is used up."""
    fresh, fought = rates(both, scoring, advanced)
    other, _ = rates((both[0], tired[1]), scoring, advanced)
    own, _ = rates((tired[0], both[1]), scoring, advanced)
    return Future(fresh, _less(other, fresh), _less(own, fresh), fought.points)


def _less(one: tuple[float, float, float], other: tuple[float, float, float]) -> tuple[float, float, float]:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


class Coming(NamedTuple):
    """What the coming round brings if it is fought so, before anything of the standing is known."""

    fought: Round
    spreads: tuple[float, float]
    body: tuple[float, float]


@lru_cache(maxsize=65536)
def coming(both: Pair, advanced: bool) -> Coming:
    """The coming round between these two."""
    fought = average_round(*both, advanced)
    body = both[0].body * fought.landed[0], both[1].body * fought.landed[1]
    return Coming(fought, (spread(both[0]), spread(both[1])), body)


def win_chance(now: Coming, then: Future, at: Standing) -> float:
    """The chance of winning, a draw counting as half, if the coming round is fought as ``now`` and the others as ``then``."""
    fought, part, scoring = now.fought, at.part, at.scoring
    points = fought.points[0] * part, fought.points[1] * part
    by = [
        1 - (1 - fought.knockouts[side] * part)
        * (1 - tail(points[side], points[side] * now.spreads[side], at.to_stop[side]))
        for side in (0, 1)
    ]  # fmt: skip
    ahead = at.ahead + points[0] - points[1]
    cards = on_the_cards(ahead, deviation(points, now.spreads), scoring)
    cards += KNOCKDOWN_WORTH[scoring] * (fought.downs[0] - fought.downs[1]) * part
    rounds = at.rounds
    rate_me, rate_him, more = 0.0, 0.0, 0.0
    if rounds:
        his = _tired(rounds, at.endurance[1] - points[0] - now.body[0] * part, then.points[0])
        mine = _tired(rounds, at.endurance[0] - points[1] - now.body[1] * part, then.points[1])
        rate_me, rate_him, more = (
            rounds * each + his * other + mine * own
            for each, other, own in zip(then.rates, then.other_tired, then.self_tired, strict=True)
        )
    decided = normal((at.lead + cards + more) / sqrt(CARD_SPREAD * (rounds + part)))
    both = max(1e-9, rate_me + rate_him)
    lasts = exp(-both)
    later = max(0.0, rate_me) / both * (1 - lasts) + lasts * decided
    return by[0] * (1 - by[1] / 2) + (1 - by[0]) * (1 - by[1]) * later


def _tired(rounds: int, endurance: float, points: float) -> float:
    """Rounds of those to come that somebody with so much Endurance will fight fatigued."""
    return min(rounds, max(0.0, rounds - max(0.0, endurance) / max(0.5, points)))
