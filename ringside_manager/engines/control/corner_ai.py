"""The corner AI of Control: plans, treatments and towels weighed in chances of winning."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import erf, sqrt
from typing import Any, NamedTuple, TypeVar

from ringside_manager.bout.corner import Request
from ringside_manager.bout.engine import ForgetfulCorner, drawn
from ringside_manager.engines.control.round_model import TWO, Numbers, Round, at_most, fought, numbers_of
from ringside_manager.engines.control.scene import ahead, threat
from ringside_manager.engines.control.state import ControlView, Plan, Towel, middle_lead
from ringside_manager.engines.control.tables import HELPS_TO, HOLDS_TO, INCIDENTS, SURCHARGE_TO, Mark

# The chance of winning from where a bout stands: rounds as they come, both even, the cards as a normal sum


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


def from_there(then: Future, lead: float, spread: float = 0.0) -> float:
    """The chance of winning before those rounds, ``lead`` on the card; a level card counts half."""
    decided = 1 - then.i_stop - then.he_stops
    deviation = sqrt(2 * max(LEAST_SPREAD, spread + then.spread))
    return then.i_stop + decided * (0.5 * (1 + erf((lead + then.points) / deviation)))


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


# The corner AI: plans by the chance of winning, marks by what threatens the bout.
#
# It never throws the towel (K95).  Weaker levels know all this but forget it: as often as ``LAPSES`` says, a decision is
# left to what the rules do by themselves.


C = TypeVar("C")

PARTS = 20
"""Mixtures of plans are weighed in twentieths."""
CONTROL_WORTH = 0.02
"""What a point of control is worth over the rest of a bout, in chances of winning; only a closed deep cut brings one."""

Mix = tuple[float, ...]


class ControlCorner(ForgetfulCorner[ControlView]):
    """A corner at one of the levels of ``LAPSES``."""

    def choose(self, request: Request[C], view: ControlView) -> C:
        if request.kind == "towel" and request.plain is not None:
            return request.plain
        return super().choose(request, view)

    def best(self, request: Request[Any], view: ControlView) -> object:
        return drawn(request.options, shares(request, view), self._chance)


def shares(request: Request[Any], view: ControlView) -> Mix:
    """How often the corner at its best takes each option."""
    return _DECIDERS[request.kind](request, view)


def _towel(request: Request[Towel], view: ControlView) -> Mix:
    return _surely(request, Towel.FIGHT_ON)


def _treat(request: Request[Mark], view: ControlView) -> Mix:
    return _surely(request, max(request.options, key=lambda mark: gain(view, mark)))


def _surely(request: Request[Any], chosen: object) -> Mix:
    return tuple(float(option is chosen) for option in request.options)


def _plan(request: Request[Plan], view: ControlView) -> Mix:
    pairs = coming_rounds(view, view.round + 1)
    game = plan_game(numbers_of(view.me), numbers_of(view.opponent), pairs, middle_lead(view))
    return best_mix(game)


_DECIDERS: dict[str, Callable[[Request[Any], ControlView], Mix]] = {
    "plan": _plan,
    "towel": _towel,
    "treat": _treat,
}


@lru_cache(maxsize=8192)
def best_mix(game: tuple[tuple[float, ...], ...]) -> Mix:
    """The mixture of rows whose worst column is best: one row where that is enough, else in steps of a twentieth."""
    columns = tuple(zip(*game, strict=True))
    worst = [min(row) for row in game]
    surely = max(worst)
    if surely == min(max(column) for column in columns):
        return tuple(float(place == worst.index(surely)) for place in range(len(game)))
    return max(_MIXES, key=lambda mix: min([_worth(mix, column) for column in columns]))


def _worth(mix: Mix, column: tuple[float, ...]) -> float:
    return mix[0] * column[0] + mix[1] * column[1] + mix[2] * column[2]


_MIXES = [
    (a / PARTS, b / PARTS, (PARTS - a - b) / PARTS) for a in range(PARTS + 1) for b in range(PARTS + 1 - a)
]


def gain(view: ControlView, mark: Mark) -> float:
    """What working on this kind gains on average: stoppages the next one does not bring (K41, K61)."""
    fighter = view.me
    now = threat(fighter, mark)
    fewer, more = threat(fighter, mark, fewer=1), threat(fighter, mark, surcharge=1)
    helps, worse = 1 - at_most(HOLDS_TO), at_most(SURCHARGE_TO)
    gained = COMES[mark] * view.rounds_to_score * (helps * (now - fewer) - worse * (more - now))
    if mark is Mark.DEEP_CUT_OVER_EYE and fighter.con_deep < 0:
        gained += (1 - at_most(HELPS_TO)) * CONTROL_WORTH
    return gained


_TOTAL_OF_SIX = 10 / 216
COMES = {
    mark: _TOTAL_OF_SIX * sum(TWO[drawn] for drawn, what in INCIDENTS.items() if what is mark)
    for mark in Mark
}
"""How often a kind of mark comes in a round (K14, K40)."""


Mind = ControlCorner
