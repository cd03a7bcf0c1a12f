"""Hurt, down, out, and the referee (sections 5 and 6)."""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.events import Emit
from ringside_manager.engines.control.ending import knocked_out, stopped
from ringside_manager.engines.control.events import (
    Beaten,
    Counted,
    Hurt,
    KnockedDown,
    RefereeLooked,
    TroubleRolled,
)
from ringside_manager.engines.control.requests import TROUBLE_BY_PLAN
from ringside_manager.engines.control.state import BoutState, Fighter
from ringside_manager.engines.control.tables import (
    BEATING,
    BEATINGS,
    BIG,
    CON_DOWN,
    CON_HURT,
    COUNTED_OUT_FROM,
    DOWN_FROM,
    HURT_FROM,
    MARGINS,
    OUT_FROM,
    PUNCHER,
    PUNCHERS_CHANCE,
    SHAKY_FROM,
    STOPPED_UNHURT_UP_TO,
    STOPPED_UP_TO,
    TWICE_FROM,
    Trouble,
)

MOST_DOWNS = 3
"""K90: knockdowns of one fighter in a round that end the bout, with that option."""


def trouble_rolls(
    state: BoutState, leader: Fighter | None, lead: int, chance: Chance, emit: Emit | None
) -> None:
    """Who has the other in trouble, the leader first (K15 to K17)."""
    first = state.red if leader is None else leader
    second = first.opponent
    modifier = PUNCHERS_CHANCE.get(first.total)
    if leader is not None:
        by_lead = MARGINS[min(lead, BIG)].modifier
        if by_lead is not None and (modifier is None or by_lead > modifier):
            modifier = by_lead
    if modifier is not None:
        roll_trouble(state, first, modifier, chance, emit)
    modifier = PUNCHERS_CHANCE.get(second.total)
    if modifier is not None:
        roll_trouble(state, second, modifier, chance, emit)


def roll_trouble(
    state: BoutState, puncher: Fighter, modifier: int, chance: Chance, emit: Emit | None
) -> None:
    """What his punches do to the other (K20)."""
    state.step, state.thrower = 5, puncher
    other = puncher.opponent
    drawn = chance.roll(6, "trouble") + chance.roll(6, "trouble")
    total = drawn + puncher.tr + modifier - other.card.chin + other.wear + other.past
    if state.options.plans:
        total += TROUBLE_BY_PLAN[puncher.plan] + TROUBLE_BY_PLAN[other.plan]
    result = trouble_of(total)
    if emit:
        emit(TroubleRolled(state.round, puncher.corner, modifier, drawn, total, result.value))
    if result is not Trouble.NOTHING:
        suffer(state, other, result, chance, emit)


def trouble_of(total: int) -> Trouble:
    """The row of the trouble chart (K20)."""
    if total < HURT_FROM:
        return Trouble.NOTHING
    if total < DOWN_FROM:
        return Trouble.HURT
    if total < TWICE_FROM:
        return Trouble.DOWN
    return Trouble.DOWN_TWICE if total < OUT_FROM else Trouble.OUT


def suffer(state: BoutState, fighter: Fighter, result: Trouble, chance: Chance, emit: Emit | None) -> None:
    """The fighter is hurt, goes down once or twice, or is knocked out (K20, K22)."""
    if result is Trouble.HURT:
        fighter.con_next += CON_HURT
        fighter.wear += 1
        if emit:
            emit(Hurt(state.round, fighter.corner))
        return
    if result is Trouble.OUT:
        go_down(state, fighter, emit)
        knocked_out(state, fighter, emit)
    fighter.con_next += CON_DOWN
    times = 2 if result is Trouble.DOWN_TWICE else 1
    for _ in range(times):
        go_down(state, fighter, emit)
        count(state, fighter, chance, emit)
    fighter.wear += times


def go_down(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """A knockdown is counted (K20, K21)."""
    fighter.downs += 1
    fighter.downs_round += 1
    if emit:
        emit(KnockedDown(state.round, fighter.corner, fighter.downs))


def count(state: BoutState, fighter: Fighter, chance: Chance, emit: Emit | None) -> None:
    """The count over a fighter who has just gone down (K21)."""
    state.thrower = fighter
    total = chance.roll(6, "count") + chance.roll(6, "count") + fighter.downs - 1
    total += fighter.opponent.card.power >= PUNCHER
    result = "clear" if total < SHAKY_FROM else "shaky" if total < COUNTED_OUT_FROM else "out"
    if emit:
        emit(Counted(state.round, fighter.corner, result, total))
    if result == "out":
        knocked_out(state, fighter, emit)
    if result == "shaky":
        referee_check(state, fighter, STOPPED_UP_TO, "count", chance, emit)
    if state.options.three_knockdown_rule and fighter.downs_round >= MOST_DOWNS:
        stopped(state, fighter, "knockdowns", emit)


def referee_check(
    state: BoutState, fighter: Fighter, number: int, reason: str, chance: Chance, emit: Emit | None
) -> None:
    """The referee looks at him: stopped if his total is not above the number (K25)."""
    state.thrower = None
    total = chance.roll(6, "referee") + chance.roll(6, "referee") + fighter.card.chin // 2
    if emit:
        emit(RefereeLooked(state.round, fighter.corner, reason, number, total, total <= number))
    if total <= number:
        stopped(state, fighter, "stopped", emit)


def after_a_beating(state: BoutState, loser: Fighter, lead: int, chance: Chance, emit: Emit | None) -> None:
    """The round was lost by 12 or more: the referee may look, once and at the worse number (K30 to K32)."""
    if lead < BEATING:
        return
    state.step = 6
    loser.beatings += 1
    if emit:
        emit(Beaten(state.round, loser.corner, loser.beatings))
    if loser.beatings >= BEATINGS:
        referee_check(state, loser, STOPPED_UP_TO, "beating", chance, emit)
    elif lead >= BIG:
        number = STOPPED_UP_TO if loser.downs_round else STOPPED_UNHURT_UP_TO
        referee_check(state, loser, number, "outclassed", chance, emit)
