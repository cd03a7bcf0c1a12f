"""Naming strategies, and what they do to clinches (section 26)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.bout.request import Both, Script
from ringside_manager.engines.title_bout import fouls, traits
from ringside_manager.engines.title_bout.effective import refresh
from ringside_manager.engines.title_bout.events import Clinched, StrategyNamed
from ringside_manager.engines.title_bout.state import BoutState, Fighter
from ringside_manager.engines.title_bout.strategies import PLANS, Strategy
from ringside_manager.engines.title_bout.tables import Offence

HOLDING = 5
"""T175, T185: the clinch of a round that is one too many."""
SMART = 4
"""T190: what Ring Smarts takes from the digit."""


def name(state: BoutState, emit: Emit | None) -> Script[None]:
    """Before a round each side may name a strategy, in secret (T167)."""
    mine, his = yield Both(state.red.requests.strategy, state.blue.requests.strategy)
    attempt(state, state.red, mine, emit)
    attempt(state, state.blue, his, emit)


def try_again(state: BoutState, emit: Emit | None) -> Script[None]:
    """Within a round, once by each side (T167, ``midround_strategy``)."""
    for fighter in state.fighters:
        if not fighter.tried:
            choice: Strategy = yield fighter.requests.strategy
            if choice is not Strategy.NONE:
                fighter.tried = True
                attempt(state, fighter, choice, emit)


def attempt(state: BoutState, fighter: Fighter, strategy: Strategy, emit: Emit | None) -> None:
    """One spare number decides whether the strategy works (T167)."""
    if strategy is Strategy.NONE:
        return
    plan = PLANS[strategy]
    number, rating = state.deck.spare("RN").rnv, fighter.card.strategy(plan.group)
    smart = state.options.traits and traits.is_smart(fighter)
    works = succeeds(number, rating, smart=smart)
    if works:
        fighter.strategy, fighter.plan = strategy, plan
        refresh(state)
    if emit:
        drawn = digit(number, smart)
        emit(StrategyNamed(state.round, state.second, fighter.corner, strategy.value, drawn, rating, works))


def digit(number: int, smart: bool = False) -> int:
    """The last digit of an RN, 0 counting as 10, 4 less but not below 1 for Ring Smarts (T167, T190)."""
    last = number % 10 or 10
    return max(1, last - SMART) if smart else last


def succeeds(number: int, rating: int, *, smart: bool = False) -> bool:
    """Whether an RN is low enough for the rating of the strategy's group (T167)."""
    return digit(number, smart) <= rating


def clinch(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """A clinch (T49), which some fighters draw out (T175, T185)."""
    constant = state.options.traits and traits.clinches(fighter)
    removed = 0
    if constant or fighter.plan.clinch_cards:
        fighter.clinches += 1
        removed = min(state.deck.left, fighter.plan.clinch_cards + (1 if constant else 0))
        state.deck.remove(removed)
    if emit:
        emit(Clinched(state.round, state.second, fighter.corner, removed))
    if fighter.clinches == HOLDING and fighter.plan.clinch_cards:
        fouls.warn(state, fighter, Offence.HOLDING, emit)
    elif fighter.clinches == HOLDING and constant:
        fouls.take_point(state, fighter, emit)
