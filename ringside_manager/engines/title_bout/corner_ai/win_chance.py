"""The chance of winning from where a bout stands, and the numbers it is worked out from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import erf, exp, sqrt
from typing import NamedTuple

from ringside_manager.engines.title_bout.card import CardSide, Span, TitleBoutCard
from ringside_manager.engines.title_bout.corner_ai.round_model import Round, average_round, deviation
from ringside_manager.engines.title_bout.effective import Numbers, card_control, converted
from ringside_manager.engines.title_bout.options import Instead, Plan, Style
from ringside_manager.engines.title_bout.tables import FEWER_POINTS_OF_POWER, WORST_RATING
from ringside_manager.engines.title_bout.view import TitleBoutView

# What counts of a fighter's ratings for the rounds to come, and what a style, a strategy or fatigue makes of it


Pair = tuple[Numbers, Numbers]
"""The fighter who decides, and his opponent."""


Man = tuple[TitleBoutCard, bool]
"""A fighter's card, and whether its fatigued side is in use (T11)."""
Men = tuple[Man, Man]


def pair(view: TitleBoutView) -> Pair:
    """Both as they stand, strategies in force included."""
    return view.me.ratings, view.opponent.ratings


def men(view: TitleBoutView) -> Men:
    """Their cards, and what is in use of each."""
    me, him = view.me, view.opponent
    return (me.card, me.fatigued), (him.card, him.fatigued)


def side(man: Man) -> CardSide:
    """The side of the card in use."""
    card, fatigued = man
    return card.fatigued if fatigued else card.fresh


@lru_cache(maxsize=65536)
def planned(both: Pair, plan: Plan) -> Pair:
    """Both while a strategy of the first is in force (T168)."""
    me, him = both
    own, others = plan.own, plan.opponent
    mine = me._replace(
        limit=me.limit + own.pl,
        counter=me.counter + own.pl + own.counter,
        power=max(0, me.power + own.power),
        clinched=me.clinched + own.clinch,
        chin=_chin(me.chin + own.kd1),
        run=me.run + own.ki,
        spared=0 if plan.instead is Instead.MISS else -own.pl,
        instead=plan.instead,
        held=plan.clinch_cards,
        body=plan.body,
    )
    his = him._replace(
        limit=him.limit + own.defence + others.pl,
        counter=him.counter + others.pl,
        power=max(0, him.power + others.power),
        window=_wider(him, others.window),
    )
    return mine, his


def _chin(rating: int) -> int:
    return max(0, min(WORST_RATING, rating))


def _wider(him: Numbers, by: int) -> Span | None:
    """His window as the other's waiting widens it (T178)."""
    if him.window is None or not by:
        return him.window
    low, high = him.window
    return (low - by, high) if high == him.missed else (low, min(him.missed, high + by))


def styled(both: Pair, fighters: Men, style: Style, convert: bool) -> Pair:
    """Both as they would stand in another style of the first (T28, T41); the floor of T41 is left aside.

    ``convert`` says that T142 is in force.
    """
    if both[0].boxes is (style is Style.BOX):
        return both
    me, him = both
    own, his = card_control(side(fighters[0]), him.boxes), side(fighters[1])
    now, then = card_control(his, me.boxes), card_control(his, not me.boxes)
    before, after = (own, now), (own, then)
    if convert and not fighters[0][1] and not fighters[1][1]:
        before, after = converted(own, now), converted(own, then)
    power = FEWER_POINTS_OF_POWER if me.boxes else -FEWER_POINTS_OF_POWER
    return (
        me._replace(boxes=not me.boxes, power=max(0, me.power + power), cf=me.cf + after[0] - before[0]),
        him._replace(cf=him.cf + after[1] - before[1]),
    )


def tired(one: Numbers, fresh: CardSide, fatigued: CardSide, other_boxes: bool) -> Numbers:
    """A fighter once the other side of his card counts (T82), changes carried over (T39)."""
    control = card_control(fatigued, other_boxes) - card_control(fresh, other_boxes)
    landed = fatigued.landed - fresh.landed
    return Numbers(
        one.cf + control,
        one.limit + landed,
        one.counter + landed + fatigued.counter - fresh.counter,
        max(0, one.power + fatigued.power - fresh.power),
        fatigued.missed,
        fatigued.window,
        one.clinched + fatigued.clinched - fresh.clinched,
        _chin(one.chin + fatigued.knockdown - fresh.knockdown),
        fatigued.knockdown_added,
        False,
        fatigued.knockout,
        one.run + fatigued.killer_instinct - fresh.killer_instinct,
        one.worth,
        one.boxes,
        fatigued.aggressiveness,
    )


# The chance of winning from where a bout stands, in a closed form over the round model.
#
# The coming round is weighed with all that may be chosen for it; the rounds behind it are fought as the fighters stand,
# fresh until their Endurance is used up.  Stoppages come at a rate for each round, the cards are a normal sum.


CARD_STEPS = {
    "ten_must": ((0.5, 0.32), (6.5, 0.68), (18.5, 1.0)),
    "rounds": ((0.5, 1.0),),
    "rounds_alt": ((0.5, 0.5), (6.5, 0.5)),
}
"""T130, T135: what more points than these are worth on a card, a close round by the judges' words (D8)."""
KNOCKDOWN_WORTH = {"ten_must": 0.7, "rounds": 0.3, "rounds_alt": 0.3}
"""T132: what a knockdown adds to the round."""
CARD_SPREAD = 2.4
"""Variance of a round on the cards, and of what the model does not know of it."""
LONG_RUNS = ((30, 1, 0.5), (50, 2, 0.25), (60, 3, 0.25))
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


@dataclass(frozen=True, slots=True, eq=False)
class Future:
    """The rounds after this one: both fresh, then what the other's fatigue, then his own changes for each round.

    Rates of a stoppage by him, by the other, and what a round brings him on the cards.
    """

    rates: tuple[float, float, float]
    other_tired: tuple[float, float, float]
    self_tired: tuple[float, float, float]
    points: tuple[float, float]


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


@lru_cache(maxsize=16384)
def rates(both: Pair, scoring: str, advanced: bool) -> tuple[tuple[float, float, float], Round]:
    """What one of many rounds brings: stoppages by him and by the other, the cards; and the round itself."""
    fought = average_round(*both, advanced)
    by = tuple(
        fought.knockouts[side] + _by_points(fought.points[side], fought.spreads[side]) for side in (0, 1)
    )
    cards = on_the_cards(fought.points[0] - fought.points[1], fought.deviation, scoring)
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


def ahead(both: Pair, fighters: Men, scoring: str, advanced: bool) -> Future:
    """The rounds after this one, with nobody shaken and no strategy in force."""
    me, him = (_recovered(one, man) for one, man in zip(both, fighters, strict=True))
    worn = _worn(me, fighters[0], him.boxes), _worn(him, fighters[1], me.boxes)
    return future((me, him), worn, scoring, advanced)


def _recovered(one: Numbers, man: Man) -> Numbers:
    return one._replace(chin=side(man).knockdown, shaken=False) if one.shaken else one


def _worn(one: Numbers, man: Man, other_boxes: bool) -> Numbers:
    card, fatigued = man
    return one if fatigued else tired(one, card.fresh, card.fatigued, other_boxes)


def _less(one: tuple[float, float, float], other: tuple[float, float, float]) -> tuple[float, float, float]:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def win_chance(now: Round, then: Future, at: Standing) -> float:
    """The chance of winning, a draw counting as half, if the coming round is fought as ``now`` and the others as ``then``."""
    part, scoring, (mine, his) = at.part, at.scoring, now.spreads
    one, other = now.points[0] * part, now.points[1] * part
    by_me = 1 - (1 - now.knockouts[0] * part) * (1 - tail(one, one * mine, at.to_stop[0]))
    by_him = 1 - (1 - now.knockouts[1] * part) * (1 - tail(other, other * his, at.to_stop[1]))
    between = now.deviation if part == 1 else deviation((one, other), now.spreads)
    cards = on_the_cards(at.ahead + one - other, between, scoring)
    cards += KNOCKDOWN_WORTH[scoring] * (now.downs[0] - now.downs[1]) * part
    later = _later(now, then, at, one, other, cards)
    return by_me * (1 - by_him / 2) + (1 - by_me) * (1 - by_him) * later


def _later(now: Round, then: Future, at: Standing, one: float, other: float, cards: float) -> float:
    """The chance of winning after the coming round, which brings ``cards`` on the cards and these points to the two."""
    rounds, part = at.rounds, at.part
    decided = (at.lead + cards, CARD_SPREAD * (rounds + part))
    if not rounds:
        return normal(decided[0] / sqrt(decided[1]))
    his = _tired(rounds, at.endurance[1] - one - now.body[0] * part, then.points[0])
    mine = _tired(rounds, at.endurance[0] - other - now.body[1] * part, then.points[1])
    fresh, spent, own = then.rates, then.other_tired, then.self_tired
    rate_me = max(0.0, rounds * fresh[0] + his * spent[0] + mine * own[0])
    rate_him = max(0.0, rounds * fresh[1] + his * spent[1] + mine * own[1])
    more = rounds * fresh[2] + his * spent[2] + mine * own[2]
    both = rate_me + rate_him + 1e-9
    lasts = exp(-both)
    return rate_me / both * (1 - lasts) + lasts * normal((decided[0] + more) / sqrt(decided[1]))


def _tired(rounds: int, endurance: float, points: float) -> float:
    """Rounds of those to come that somebody with so much Endurance will fight fatigued."""
    return min(rounds, max(0.0, rounds - max(0.0, endurance) / max(0.5, points)))
