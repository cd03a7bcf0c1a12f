"""What counts of a fighter's ratings for the rounds to come, and what a style, a strategy or fatigue makes of it."""

from __future__ import annotations

from functools import lru_cache

from ringside_manager.engines.title_bout.card import CardSide, Span
from ringside_manager.engines.title_bout.effective import card_control, converted
from ringside_manager.engines.title_bout.ratings import Numbers
from ringside_manager.engines.title_bout.requests import Style
from ringside_manager.engines.title_bout.strategies import Instead, Plan
from ringside_manager.engines.title_bout.tables import FEWER_POINTS_OF_POWER, WORST_RATING
from ringside_manager.engines.title_bout.view import TitleBoutView

Pair = tuple[Numbers, Numbers]
"""The fighter who decides, and his opponent."""


def pair(view: TitleBoutView) -> Pair:
    """Both as they stand, strategies in force included."""
    return view.me.ratings, view.opponent.ratings


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
        instead=plan.instead.value,
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


def styled(view: TitleBoutView, both: Pair, style: Style) -> Pair:
    """Both as they would stand in another style of the first (T28, T41); the floor of T41 is left aside."""
    boxes = style is Style.BOX
    if both[0].boxes is boxes:
        return both
    mine, his, rivals_boxes = view.me.side, view.opponent.side, both[1].boxes
    convert = view.options.cf_conversion and not view.me.fatigued and not view.opponent.fatigued
    return _turned(
        both,
        mine.control_boxer if rivals_boxes else mine.control_slugger,
        (his.control_boxer, his.control_slugger),
        convert,
    )


@lru_cache(maxsize=65536)
def _turned(both: Pair, own: int, others: tuple[int, int], convert: bool) -> Pair:
    """Both with the style of the first turned round; ``others`` are the other's control against boxer and slugger."""
    me, him = both
    now, then = others if me.boxes else others[::-1]
    before, after = (own, now), (own, then)
    if convert:
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
