"""What counts of a fighter's ratings for the rounds to come, and what a style, a strategy or fatigue makes of it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ringside_manager.engines.title_bout.card import CardSide, CardStyle, Hit, Span
from ringside_manager.engines.title_bout.effective import card_control, converted, hurt_hits, wider_window
from ringside_manager.engines.title_bout.requests import Style
from ringside_manager.engines.title_bout.strategies import NO_PLAN, PLANS, Instead, Plan
from ringside_manager.engines.title_bout.tables import FEWER_POINTS_OF_POWER, WORST_RATING
from ringside_manager.engines.title_bout.view import FighterView, TitleBoutView


class Numbers(NamedTuple):
    """One fighter's ratings as they stand (section 8), without what the ropes add.

    ``shaken`` says that he was down, so that the other column of the cards is read; ``added`` is the chin he loses when
    that happens, ``out`` the row he is counted out by.  ``spared`` numbers above the limit are what his strategy makes
    of them ``instead``; ``held`` are the round cards his clinches remove.
    """

    cf: int
    limit: int
    counter: int
    power: int
    missed: int
    window: Span | None
    clinched: int
    chin: int
    added: int
    shaken: bool
    out: int
    run: int
    worth: float
    boxes: bool
    aggressive: int
    spared: int = 0
    instead: Instead = Instead.MISS
    held: int = 0
    body: int = 0


Pair = tuple[Numbers, Numbers]
"""The fighter who decides, and his opponent."""


def pair(view: TitleBoutView) -> Pair:
    """Both as they stand, strategies in force included."""
    return numbers(view.me, view.opponent), numbers(view.opponent, view.me)


def numbers(fighter: FighterView, opponent: FighterView) -> Numbers:
    """What a fighter's ratings are now."""
    side, plan = fighter.side, PLANS.get(fighter.strategy, NO_PLAN)
    others = PLANS.get(opponent.strategy, NO_PLAN)
    return Numbers(
        fighter.cf_free,
        fighter.limit,
        fighter.counter_limit,
        fighter.power,
        side.missed,
        wider_window(side, plan.own.window + others.opponent.window),
        side.clinched + plan.own.clinch,
        fighter.kd_rating,
        side.knockdown_added,
        fighter.temporary is not None,
        side.knockout,
        side.killer_instinct + plan.own.ki,
        worth(fighter.card.hits, fighter.hand),
        fighter.boxes,
        side.aggressiveness,
        0 if plan.instead is Instead.MISS else -plan.own.pl,
        plan.instead,
        plan.clinch_cards,
        plan.body,
    )


@lru_cache(maxsize=1024)
def worth(hits: tuple[Hit, ...], hand: int) -> float:
    """Points of a landed punch on average (T10, T56)."""
    worths = (hurt_hits(hits, hand) if hand else hits)[1:]
    return sum(hit.points for hit in worths) / len(worths)


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


def styled(view: TitleBoutView, both: Pair, style: Style) -> Pair:
    """Both as they would stand in another style of the first (T28, T41); the floor of T41 is left aside."""
    me, him = both
    boxes = style is Style.BOX
    if me.boxes is boxes or view.me.forced or view.me.card.style is not CardStyle.EITHER:
        return both
    power = FEWER_POINTS_OF_POWER if me.boxes else -FEWER_POINTS_OF_POWER
    now, then = _printed(view, me.boxes), _printed(view, boxes)
    return (
        me._replace(boxes=boxes, power=max(0, me.power + power), cf=me.cf + then[0] - now[0]),
        him._replace(cf=him.cf + then[1] - now[1]),
    )


def _printed(view: TitleBoutView, boxes: bool) -> tuple[int, int]:
    """The control factors of both that the cards give if the first boxes or slugs (T41, T142)."""
    me, him = view.me, view.opponent
    own, others = card_control(me.side, him.boxes), card_control(him.side, boxes)
    if view.options.cf_conversion and not me.fatigued and not him.fatigued:
        return converted(own, others)
    return own, others


@lru_cache(maxsize=65536)
def tired(one: Numbers, fresh: CardSide, fatigued: CardSide, other_boxes: bool) -> Numbers:
    """A fighter once the other side of his card counts (T82), changes carried over (T39)."""
    control = card_control(fatigued, other_boxes) - card_control(fresh, other_boxes)
    return one._replace(
        cf=one.cf + control,
        limit=one.limit + fatigued.landed - fresh.landed,
        counter=one.counter + fatigued.landed + fatigued.counter - fresh.landed - fresh.counter,
        power=max(0, one.power + fatigued.power - fresh.power),
        missed=fatigued.missed,
        window=fatigued.window,
        clinched=one.clinched + fatigued.clinched - fresh.clinched,
        chin=_chin(one.chin + fatigued.knockdown - fresh.knockdown),
        added=fatigued.knockdown_added,
        out=fatigued.knockout,
        run=one.run + fatigued.killer_instinct - fresh.killer_instinct,
        aggressive=fatigued.aggressiveness,
    )
