"""Which style and which strategy: the one with which the bout is won most often (T27, T167)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ringside_manager.engines.title_bout import chances
from ringside_manager.engines.title_bout.corner_ai.numbers import Numbers, Pair, pair, planned, styled, tired
from ringside_manager.engines.title_bout.corner_ai.win_chance import (
    Coming,
    Future,
    Standing,
    coming,
    future,
    win_chance,
)
from ringside_manager.engines.title_bout.orders import leads
from ringside_manager.engines.title_bout.requests import Style
from ringside_manager.engines.title_bout.strategies import PLANS, Strategy
from ringside_manager.engines.title_bout.tables import ROUND_CARDS
from ringside_manager.engines.title_bout.view import FighterView, TitleBoutView

WORTH_WHILE = 0.001
"""Chance of winning a strategy must bring before it is tried, and a style before it is changed."""
ENDURANCE_STEP, PARTS = 5, 10
"""Standings are told apart no finer than this, so that they come up again."""


class Prospect(NamedTuple):
    """A strategy, how often it works, and the round with it."""

    strategy: Strategy
    works: float
    round: Coming


def standing(view: TitleBoutView) -> Standing:
    """Where the bout stands for the corner of a view, in steps."""
    me, him = view.me, view.opponent
    ends = (me.endurance // ENDURANCE_STEP * ENDURANCE_STEP, him.endurance // ENDURANCE_STEP * ENDURANCE_STEP)
    part = -(-view.cards_left * PARTS // ROUND_CARDS) / PARTS
    lead = leads(view)[1]
    return Standing(
        view.rounds_to_score - 1, part, lead, me.points - him.points, view.to_stop, ends, view.options.scoring
    )


def best_strategy(view: TitleBoutView, offered: tuple[Strategy, ...]) -> Strategy:
    """The strategy to try now; none while one is in force."""
    if view.me.strategy is not Strategy.NONE:
        return Strategy.NONE
    both, advanced = pair(view), view.options.advanced_kd_table
    found = prospects(both, offered, _works(view), advanced)
    return chosen_strategy(found, coming(both, advanced), ahead(view, both), standing(view))


@lru_cache(maxsize=65536)
def chosen_strategy(found: tuple[Prospect, ...], now: Coming, then: Future, at: Standing) -> Strategy:
    """The prospect that adds most to the chance of winning, by how often it works."""
    without = win_chance(now, then, at)
    best, most = Strategy.NONE, WORTH_WHILE
    for prospect in found:
        gain = prospect.works * (win_chance(prospect.round, then, at) - without)
        if gain > most:
            best, most = prospect.strategy, gain
    return best


def _works(view: TitleBoutView) -> tuple[float, ...]:
    card, traits = view.me.card, view.options.traits
    return tuple(chances.plan_works(strategy, card, traits) / chances.CARDS for strategy in Strategy)


@lru_cache(maxsize=16384)
def prospects(
    both: Pair, offered: tuple[Strategy, ...], works: tuple[float, ...], advanced: bool
) -> tuple[Prospect, ...]:
    """Every strategy on offer."""
    return tuple(
        Prospect(strategy, works[place], coming(planned(both, PLANS[strategy]), advanced))
        for place, strategy in enumerate(Strategy)
        if strategy in PLANS and strategy in offered
    )


def best_style(view: TitleBoutView, offered: tuple[Style, ...]) -> Style:
    """The style with which he wins most often, now and in the rounds to come; as it is if nothing is gained."""
    if len(offered) == 1 or view.me.forced:
        return view.me.style if view.me.style in offered else offered[0]
    both, at, advanced = pair(view), standing(view), view.options.advanced_kd_table
    worth = {}
    for style in offered:
        so = styled(view, both, style)
        worth[style] = win_chance(coming(so, advanced), ahead(view, so), at)
    best = max(offered, key=worth.__getitem__)
    now = view.me.style
    return best if now not in worth or worth[best] > worth[now] + WORTH_WHILE else now


def ahead(view: TitleBoutView, both: Pair) -> Future:
    """The rounds after this one, with nobody shaken and no strategy in force."""
    me, him = view.me, view.opponent
    fresh = _recovered(both[0], me), _recovered(both[1], him)
    worn = _worn(fresh[0], me, fresh[1].boxes), _worn(fresh[1], him, fresh[0].boxes)
    return future(fresh, worn, view.options.scoring, view.options.advanced_kd_table)


def _recovered(one: Numbers, fighter: FighterView) -> Numbers:
    if not one.shaken:
        return one
    return one._replace(chin=fighter.side.knockdown, shaken=False)


def _worn(one: Numbers, fighter: FighterView, other_boxes: bool) -> Numbers:
    if fighter.fatigued:
        return one
    return tired(one, fighter.card.fresh, fighter.card.fatigued, other_boxes)
