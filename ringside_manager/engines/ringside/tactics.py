"""Tactics: what they do to the ratings, when they begin and when they end (R60-R84)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.engines.ringside.events import Rushed, TacticChosen
from ringside_manager.engines.ringside.state import BoutState, Boxer, BoxerView
from ringside_manager.engines.ringside.tables import (
    BACKPEDAL_OWN,
    COVER_OPPONENT,
    COVER_OWN,
    RUSH_AGILITY,
    RUSH_COUNTERPUNCH,
    TRAPPED_AGILITY,
    Tactic,
)

NONE, COVER_UP, BACKPEDAL, CLINCH = Tactic


def effective_agility(boxer: Boxer | BoxerView) -> int:
    """Agility as it counts at this roll; every adjustment adds up (R60)."""
    opponent = boxer.opponent
    agility = boxer.agility
    if boxer.cover:
        agility += COVER_OWN
    if opponent.cover:
        agility += COVER_OPPONENT
    if boxer.backpedal:
        agility += BACKPEDAL_OWN
    if boxer.rush or opponent.rush:
        agility += RUSH_AGILITY
    if boxer.trapped and not boxer.clinch:
        agility += TRAPPED_AGILITY
    return agility


def effective_counterpunch(boxer: Boxer | BoxerView) -> int:
    """Counterpunch as it counts at this roll (R60)."""
    return boxer.counterpunch + RUSH_COUNTERPUNCH if boxer.opponent.rush else boxer.counterpunch


def take_up(state: BoutState, df: Boxer, tactic: Tactic, emit: Emit | None) -> None:
    """The defender's choice replaces an old cover-up (R62, R66, R67); having had one, he may clinch again (R80)."""
    df.barred = False
    df.cover = tactic is COVER_UP
    if tactic is NONE:
        return
    df.backpedal = tactic is BACKPEDAL
    df.clinch = tactic is CLINCH
    if emit:
        emit(TacticChosen(state.round, state.turn, df.corner, tactic))


def begin_rush(state: BoutState, at: Boxer, emit: Emit | None) -> None:
    """The attacker rushes (R81)."""
    at.rush = True
    if emit:
        emit(Rushed(state.round, state.turn, at.corner))


def end_clinch(boxer: Boxer) -> None:
    """A clinch that is over bars the next one (R78-R80)."""
    if boxer.clinch:
        boxer.clinch = False
        boxer.barred = True


def counterpunch_landed(thrower: Boxer) -> None:
    """A landed counterpunch ends the thrower's own tactic and the rush against him (R68, R73, R79, R82)."""
    thrower.cover = thrower.backpedal = False
    thrower.opponent.rush = False
    end_clinch(thrower)
