"""Punches and tactics: agility, damage, falls (R23 to R34, R60 to R84)."""

from __future__ import annotations

from enum import Enum

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.events import Emit
from ringside_manager.engines.ringside.events import (
    Counted,
    CountedOut,
    ExtraTurn,
    KnockedDown,
    PunchLanded,
    Rushed,
    SavedByBell,
    TacticChosen,
    Tired,
)
from ringside_manager.engines.ringside.state import BoutState, Boxer, BoxerView
from ringside_manager.engines.ringside.tables import (
    BACKPEDAL_OWN,
    COUNTED_OUT,
    COVER_OPPONENT,
    COVER_OWN,
    KNOCKDOWN_FROM,
    LONG_COUNT,
    RUSH_AGILITY,
    RUSH_COUNTERPUNCH,
    STOPPED_AT,
    TIRING_PUNCH,
    TRAPPED_AGILITY,
    TURNS,
    WEARY_COUNT,
    WEARY_KNOCKDOWN,
    Punch,
    Tactic,
)

# What a punch does: damage, fatigue, stoppage, knockdown and count (R23-R37)


class Effect(Enum):
    """What became of a landed punch."""

    STANDING = "standing"
    DOWN = "down"
    KNOCKED_OUT = "knocked out"
    STOPPED = "stopped"
    SPENT = "spent"
    """The thrower's own fatigue stopped him (R27)."""


STANDING = Effect.STANDING


def land(
    state: BoutState, thrower: Boxer, thrown: Punch, anticipated: Punch, chance: Chance, emit: Emit | None
) -> Effect:
    """A punch on target is worked out to its end: R25, then R27, then R30-R37."""
    damage = thrower.damage[thrown][anticipated]
    apply(state, thrower, thrown, anticipated, damage, emit)
    receiver = thrower.opponent
    if receiver.endurance <= STOPPED_AT:
        return Effect.STOPPED
    if thrower.endurance <= STOPPED_AT:
        return Effect.SPENT
    number = damage + WEARY_KNOCKDOWN if receiver.endurance <= 0 else damage
    if number < KNOCKDOWN_FROM or chance.roll(100, "down") > number:
        return STANDING
    return knock_down(state, thrower, damage, number, chance, emit)


def apply(
    state: BoutState, thrower: Boxer, thrown: Punch, anticipated: Punch, damage: int, emit: Emit | None
) -> None:
    """Endurance lost, punches counted, fatigue paid, damage scored, in this order (R25, R26, R50, R51)."""
    receiver = thrower.opponent
    receiver.endurance -= damage
    thrower.landed += 1
    thrower.total_landed += 1
    if tiring := thrower.landed >= TIRING_PUNCH:
        thrower.endurance -= 1
    thrower.scored += damage
    if emit:
        where = state.round, state.turn, thrower.corner
        emit(PunchLanded(*where, thrown, anticipated, damage, receiver.endurance))
        if tiring:
            emit(Tired(*where, thrower.endurance))


def knock_down(
    state: BoutState, thrower: Boxer, damage: int, number: int, chance: Chance, emit: Emit | None
) -> Effect:
    """The receiver is down: the punch scores twice (R53), and the count decides (R33-R37)."""
    receiver = thrower.opponent
    thrower.scored += damage
    where = state.round, state.turn, receiver.corner
    if emit:
        emit(KnockedDown(*where, number))
    if state.saved_by_bell and state.turn == TURNS:
        thrower.knockdowns += 1
        if emit:
            emit(SavedByBell(*where))
        return Effect.DOWN
    count = chance.roll(10, "count") + (WEARY_COUNT if receiver.endurance <= 0 else 0)
    if count >= COUNTED_OUT:
        if emit:
            emit(CountedOut(*where))
        return Effect.KNOCKED_OUT
    thrower.knockdowns += 1
    if emit:
        emit(Counted(*where, count))
    if count >= LONG_COUNT:
        state.turn += 1
        if emit:
            emit(ExtraTurn(*where))
    return Effect.DOWN


# Tactics: what they do to the ratings, when they begin and when they end (R60-R84)


NONE, COVER_UP, BACKPEDAL, CLINCH = Tactic


def effective_agility(boxer: Boxer | BoxerView) -> int:
    """Agility as it counts at this roll; every adjustment adds up (R60, R4, R66, R69, R71, R75, R83)."""
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
