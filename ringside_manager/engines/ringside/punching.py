"""What a punch does: damage, fatigue, stoppage, knockdown and count (R23-R37)."""

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
    SavedByBell,
    Tired,
)
from ringside_manager.engines.ringside.state import BoutState, Boxer
from ringside_manager.engines.ringside.tables import (
    COUNTED_OUT,
    KNOCKDOWN_FROM,
    LONG_COUNT,
    STOPPED_AT,
    TIRING_PUNCH,
    TURNS,
    WEARY_COUNT,
    WEARY_KNOCKDOWN,
    Punch,
)


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
    """Endurance lost, punches counted, fatigue paid, damage scored, in this order (R25, R26, R50)."""
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
