"""Which style and which strategy: the one with which the bout is won most often (T27, T167)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ringside_manager.engines.title_bout import chances
from ringside_manager.engines.title_bout.card import Group
from ringside_manager.engines.title_bout.corner_ai.numbers import Pair, pair, planned, styled, tired
from ringside_manager.engines.title_bout.corner_ai.win_chance import (
    Coming,
    Future,
    Standing,
    coming,
    future,
    win_chance,
)
from ringside_manager.engines.title_bout.orders import leads
from ringside_manager.engines.title_bout.ratings import Numbers
from ringside_manager.engines.title_bout.requests import Style
from ringside_manager.engines.title_bout.strategies import PLANS, Strategy
from ringside_manager.engines.title_bout.tables import RING_SMARTS, ROUND_CARDS
from ringside_manager.engines.title_bout.view import FighterView, TitleBoutView

WORTH_WHILE = 0.001
"""Chance of winning a strategy must bring before it is tried, and a style before it is changed."""
ENDURANCE_STEP, PARTS = 5, 10
"""Standings are told apart no finer than this, so that they come up again."""


@dataclass(frozen=True, slots=True, eq=False)
class Prospect:
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
    card = view.me.card
    return _shares(card.strategies, view.options.traits and card.special in RING_SMARTS)


@lru_cache(maxsize=1024)
def _shares(rated: tuple[int, int, int, int], smart: bool) -> tuple[float, ...]:
    """How often each strategy works, in the order of ``Strategy``; none always does."""
    ratings = dict(zip(Group, rated, strict=True))
    return tuple(
        chances.works(strategy, ratings[PLANS[strategy].group] if strategy in PLANS else 0, smart)
        / chances.CARDS
        for strategy in Strategy
    )


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
    """The style with which he wins most often, now and in the rounds to come; as it is if nothing is gained.

    Within a round he thinks again only when somebody was down, or when it is the last.
    """
    me = view.me
    if me.forced or (view.second and view.rounds_to_score > 1 and not shaken(view)):
        return me.style
    both, at, advanced = pair(view), standing(view), view.options.advanced_kd_table
    either = tuple(styled(view, both, style) for style in offered)
    worths = _style_worths(either, tuple(ahead(view, so) for so in either), at, advanced)
    now, best = view.me.style, max(worths)
    if now in offered and best <= worths[offered.index(now)] + WORTH_WHILE:
        return now
    return offered[worths.index(best)]


def shaken(view: TitleBoutView) -> bool:
    """Whether one of the two has been down and feels it still (T63, T66)."""
    return view.me.temporary is not None or view.opponent.temporary is not None


@lru_cache(maxsize=65536)
def _style_worths(
    either: tuple[Pair, ...], then: tuple[Future, ...], at: Standing, advanced: bool
) -> tuple[float, ...]:
    return tuple(
        win_chance(coming(both, advanced), later, at) for both, later in zip(either, then, strict=True)
    )


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
