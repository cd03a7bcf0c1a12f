"""The round up to its punches: control, pace, adjustment and what lands (section 4)."""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.events import Emit
from ringside_manager.engines.control.events import ControlRolled, PaceSet, PunchesAdjusted, PunchesThrown
from ringside_manager.engines.control.requests import PACE_BY_PLAN, Plan
from ringside_manager.engines.control.state import BoutState, Fighter
from ringside_manager.engines.control.tables import ADJUSTMENT, EPL_CHART, LOWEST_TOTAL, PACES


def roll_control(state: BoutState, chance: Chance, emit: Emit | None) -> Fighter | None:
    """Who controls the round; nobody if both sums are equal (K10)."""
    red, blue = state.red, state.blue
    state.step = 1
    state.thrower = red
    mine = chance.roll(6, "control")
    state.thrower = blue
    his = chance.roll(6, "control")
    lead = mine + red.con - his - blue.con
    state.controller = winner = red if lead > 0 else blue if lead < 0 else None
    if emit:
        who = None if winner is None else winner.corner
        emit(ControlRolled(state.round, (mine, his), (red.con, blue.con), who))
    return winner


def adjust(state: BoutState, fighter: Fighter, chance: Chance, emit: Emit | None) -> int:
    """Pace and control adjustment of the fighter in control (K11, K12): what is above 0 is his, the rest the other's."""
    state.step, state.thrower = 2, fighter
    drawn = chance.roll(6, "pace")
    face = drawn
    if fighter.plan is not Plan.EVEN:
        face = min(6, max(1, drawn + PACE_BY_PLAN[fighter.plan]))
    state.pace = pace = PACES[face - 1]
    if emit:
        emit(PaceSet(state.round, fighter.corner, pace.value, drawn))
    rolled = chance.roll(6, "adjustment")
    by = ADJUSTMENT[pace][rolled - 1]
    if emit:
        whose = fighter if by > 0 else fighter.opponent
        emit(PunchesAdjusted(state.round, whose.corner, by, rolled))
    return by


def throw_punches(state: BoutState, chance: Chance, emit: Emit | None) -> None:
    """The steps of K10 to K13: afterwards both fighters have their total and their adjusted punches."""
    by = 0
    controller = roll_control(state, chance, emit)
    if controller is not None:
        by = adjust(state, controller, chance, emit)
    state.step = 3
    for fighter in (state.red, state.blue):
        state.thrower = fighter
        total = chance.roll(6, "punches") + chance.roll(6, "punches") + chance.roll(6, "punches")
        if fighter.worn_out and total > LOWEST_TOTAL:
            total -= 1
        fighter.total = total
        chart = epl = EPL_CHART[total - LOWEST_TOTAL][fighter.column]
        if by and (fighter is controller) is (by > 0):
            epl = max(0, epl + by)
        fighter.epl = epl
        fighter.landed += epl
        if emit:
            emit(PunchesThrown(state.round, fighter.corner, total, fighter.worn_out, chart, epl))
