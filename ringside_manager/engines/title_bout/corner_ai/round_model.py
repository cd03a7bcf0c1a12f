"""What a round between two fighters brings on average: a closed form of sections 6 to 13.

Control goes back and forth with the chances of the CF cards, actions cost the cards the rules say, runs and counters
are counted in by their chance.  The bell cuts nothing off: what it would cut is a matter of a card or two.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from ringside_manager.engines.title_bout import actions as chances
from ringside_manager.engines.title_bout.card import NUMBERS
from ringside_manager.engines.title_bout.deck import ACTION_CARDS
from ringside_manager.engines.title_bout.effective import Numbers
from ringside_manager.engines.title_bout.options import Instead
from ringside_manager.engines.title_bout.tables import (
    FLASH_COUNT,
    ROPES_BOXER,
    ROPES_SLUGGER,
    ROUND_CARDS,
    WORST_RATING,
)

FLASH = sum(card.kdc <= FLASH_COUNT for card in ACTION_CARDS) / len(ACTION_CARDS)
"""T62."""
TRAPS = sum(card.place.value != "center" for card in ACTION_CARDS) / len(ACTION_CARDS)
"""T51."""
WORDS = sum(card.word is not None for card in ACTION_CARDS) / len(ACTION_CARDS)
"""D2."""
MOVEMENT, CLINCH = Instead.MOVEMENT, Instead.CLINCH
CUTS = sum(card.cuts for card in ACTION_CARDS) / len(ACTION_CARDS)
CUT_CARDS = 1.5
"""Cards a cut check takes on average (T85, T86)."""
KNOCKDOWN_CARDS = 2
"""The readings of KOR and KDC behind a K."""
MOST_CONTROL = 0.97
SPREAD, SPREAD_OF_POWER = 1.7, 0.3
"""Variance of a round's points in parts of their mean: what remains without power, and more for each number of it."""
TOGETHER = -0.5
"""How the points of the two go together: who is in control keeps the other from it."""


class Round(NamedTuple):
    """A round on average: points of the first and of the second, punches landed, knockdowns, and the chance of a knockout.

    ``spreads`` are the variances of their points in parts of the means, ``deviation`` says how far the difference of the
    points may lie from its mean, ``body`` is the END each takes from the other by work on the body.
    """

    points: tuple[float, float]
    landed: tuple[float, float]
    downs: tuple[float, float]
    knockouts: tuple[float, float]
    clinches: tuple[float, float]
    spreads: tuple[float, float]
    deviation: float
    body: tuple[float, float]


class Acting(NamedTuple):
    """One action of a fighter: shares of what it may be, and what it is worth."""

    land: float
    power: float
    opening: float
    clinch: float
    move: float
    points: float
    cards: float
    runs: float
    """Chance of a finishing run."""
    down: float
    """Chance of a knockdown by a punch with power."""
    again: float
    """The same against somebody who has been down."""


@lru_cache(maxsize=65536)
def acting(one: Numbers, chin: int, added: int, shaken: bool, advanced: bool) -> Acting:
    """An action of ``one`` against that chin."""
    land, power, opening, clinch, move = shares(one)
    four, five, down = chances.reading(chin, "KD2" if shaken else "KD", advanced)
    later = chin if shaken else max(1, min(WORST_RATING, chin + added))
    again = chances.reading(later, "KD2", advanced)[2]
    cards = (
        1
        + land * (1 + CUTS * CUT_CARDS)
        + power * (1 + down * KNOCKDOWN_CARDS)
        + opening
        + move
        + WORDS
        + clinch * one.held
    )
    points = land * one.worth + power * (4 * four + 5 * five + 6 * down)
    runs = power * ((five / 2 if advanced else five) + down * (1 - FLASH))
    return Acting(
        land, power, opening, clinch, move, points, cards, runs, down, again,
    )  # fmt: skip


def shares(one: Numbers) -> tuple[float, float, float, float, float]:
    """Shares of plain punches, of those with power, openings, clinches and movement among a hundred cards (T47, T178)."""
    up_to = chances.counter
    limit = max(0, min(NUMBERS, one.limit))
    missed = max(limit, one.missed)
    stands_in = max(limit, min(missed, one.limit + one.spared))
    clinched = max(missed, min(NUMBERS, one.clinched))
    first, last = one.window or (1, 0)
    landed, power = up_to(limit), up_to(min(one.power, limit))
    first, last = max(first, stands_in + 1), min(last, missed)
    opening = up_to(last) - up_to(first - 1) if last >= first else 0
    clinch, move = up_to(clinched) - up_to(missed), up_to(NUMBERS) - up_to(clinched)
    spared = up_to(stands_in) - up_to(limit)
    if one.instead is MOVEMENT:
        move += spared
    elif one.instead is CLINCH:
        clinch += spared
    found = (landed - power, power, opening, clinch, move)
    each = chances.CARDS
    return found[0] / each, found[1] / each, found[2] / each, found[3] / each, found[4] / each


class Counter(NamedTuple):
    """What an opening is worth to him who counters."""

    lands: float
    points: float
    runs: float
    power: float


@lru_cache(maxsize=65536)
def countering(one: Numbers, chin: int, shaken: bool, advanced: bool) -> Counter:
    """A counter of ``one`` against that chin (T67, T68)."""
    lands = chances.counter(one.counter) / chances.CARDS
    power = chances.counter(min(one.power, one.counter)) / chances.CARDS
    four, five, down = chances.reading(chin, "KD2" if shaken else "KD", advanced)
    points = (lands - power) * one.worth + power * (4 * four + 5 * five + 6 * down)
    return Counter(lands, points, power * (five + down * (1 - FLASH)), power)


@lru_cache(maxsize=65536)
def average_round(me: Numbers, him: Numbers, advanced: bool) -> Round:
    """A whole round between the two."""
    mine = acting(me, him.chin, him.added, him.shaken, advanced)
    his = acting(him, me.chin, me.added, me.shaken, advanced)
    counters = (
        countering(me, him.chin, him.shaken, advanced),
        countering(him, me.chin, me.shaken, advanced),
    )
    actions = _actions((me, him), (mine, his), counters, (0.0, 0.0))
    ropes = _ropes((me, him), (mine, his), actions)
    actions = _actions((me, him), (mine, his), counters, ropes)
    runs = tuple(
        actions[side] * (mine, his)[side].runs
        + actions[1 - side] * (his, mine)[side].opening * counters[side].runs
        for side in (0, 1)
    )
    points, landed, downs, knockouts, clinches = zip(*(
        _side(side, (me, him), (mine, his), counters, actions, runs, advanced) for side in (0, 1)
    ), strict=True)  # fmt: skip
    spreads = SPREAD + SPREAD_OF_POWER * me.power, SPREAD + SPREAD_OF_POWER * him.power
    body = me.body * landed[0], him.body * landed[1]
    return Round(
        points, landed, downs, knockouts, clinches, spreads, deviation(points, spreads), body,
    )  # fmt: skip


def deviation(points: tuple[float, float], spreads: tuple[float, float]) -> float:
    """How far the difference of the points may lie from its mean."""
    one, other = points[0] * spreads[0], points[1] * spreads[1]
    return sqrt(max(0.5, one + other - 2 * TOGETHER * sqrt(one * other)))


def _actions(
    both: tuple[Numbers, Numbers],
    acts: tuple[Acting, Acting],
    counters: tuple[Counter, Counter],
    bonus: tuple[float, float],
) -> tuple[float, float]:
    """Actions in control of each, those of runs not counted (T35-T38)."""
    lengths, passes = [], []
    for side in (0, 1):
        control = min(MOST_CONTROL, _control(both[side].cf, bonus[side]))
        act, other = acts[side], counters[1 - side]
        passed = control / (1 - control)
        run = act.runs * _run(both[side].run) + act.opening * other.runs * _run(both[1 - side].run)
        lengths.append(1 / (1 - control) + passed * (act.cards + act.opening * other.lands + run))
        passes.append(passed)
    cards = sum(lengths)
    turns, first = ROUND_CARDS / cards, _first(both)
    share = lengths[0] / cards
    # Who begins has the better part of a turn more than the other (alternating renewal).
    ahead = first * lengths[0] * lengths[1] / cards * (share if first < 0 else 1 - share)
    more = [
        max(0.0, 1 + part) for part in (ahead / (ROUND_CARDS * share), -ahead / (ROUND_CARDS * (1 - share)))
    ]
    return turns * passes[0] * more[0], turns * passes[1] * more[1]


def _first(both: tuple[Numbers, Numbers]) -> int:
    """1 if the first is the aggressor, -1 if the other is, 0 if that is open (T31-T33)."""
    one, other = (numbers.aggressive for numbers in both)
    return (one > other) - (one < other)


def _run(cards: int) -> float:
    """Cards of a run, some of which the bell takes."""
    return max(0, cards) * (1 - cards / (2 * ROUND_CARDS))


def _control(factor: int, bonus: float) -> float:
    """Chance of a control check, between two whole factors with a bonus that holds part of the time."""
    low = chances.control(factor)
    whole = int(bonus)
    part = bonus - whole
    first, second = chances.control(factor + whole), chances.control(factor + whole + 1)
    return (low if not bonus else first + part * (second - first)) / chances.CARDS


def _ropes(
    both: tuple[Numbers, Numbers], acts: tuple[Acting, Acting], actions: tuple[float, float]
) -> tuple[float, float]:
    """Control each gains by holding the other on the ropes, on average (T41, T51)."""
    one, other = (actions[side] * acts[side].move for side in (0, 1))
    holds = tuple(TRAPS * a / max(1e-9, (1 - TRAPS) * a + b) for a, b in ((one, other), (other, one)))
    free = 1 + sum(holds)
    first, second = (
        share / free * (ROPES_BOXER if both[1 - side].boxes else ROPES_SLUGGER)
        for side, share in enumerate(holds)
    )
    return first, second


def _side(
    side: int,
    both: tuple[Numbers, Numbers],
    acts: tuple[Acting, Acting],
    counters: tuple[Counter, Counter],
    actions: tuple[float, float],
    runs: tuple[float, ...],
    advanced: bool,
) -> tuple[float, float, float, float, float]:
    """Points, punches, knockdowns, chance of a knockout and clinches of one side."""
    act, counter, other = acts[side], counters[side], both[1 - side]
    more = runs[side] * _run(both[side].run) / act.cards
    acted = actions[side] + more
    opened = actions[1 - side] * acts[1 - side].opening
    points = acted * act.points + opened * counter.points
    landed = acted * (act.land + act.power) + opened * counter.lands
    power = acted * act.power + opened * counter.power
    downs = power * act.down
    out = chances.reading(other.out, "KOR", advanced)[2]
    follow = (_run(both[side].run) / act.cards + actions[side] / 3) * act.power * act.again
    knockouts = downs * out * (1 + (1 - out) * follow)
    return points, landed, downs + downs * (1 - out) * follow * 0.5, min(0.9, knockouts), acted * act.clinch
