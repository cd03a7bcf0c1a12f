"""Between two rounds: the towel, and what the corners do about marks (sections 9 and 14)."""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.events import Emit
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.request import Script
from ringside_manager.engines.control.ending import both_gave_up, stop
from ringside_manager.engines.control.events import MarkTreated, TowelThrown
from ringside_manager.engines.control.requests import Towel, treat
from ringside_manager.engines.control.state import BoutState, Fighter
from ringside_manager.engines.control.tables import HELPS_TO, HOLDS_TO, SURCHARGE_TO, Mark


def towels(state: BoutState, red: Towel, blue: Towel, emit: Emit | None) -> None:
    """The corners have said whether their fighters go on (K95)."""
    thrown = [
        fighter for fighter, towel in zip(state.fighters, (red, blue), strict=True) if towel is Towel.THROW_IN
    ]
    for fighter in thrown:
        if emit:
            emit(TowelThrown(state.round, fighter.corner))
    if len(thrown) > 1:
        both_gave_up(state, emit)
    if thrown:
        stop(state, Method.RTD, thrown[0].opponent, "", emit)


def corner_work(state: BoutState, chance: Chance, emit: Emit | None) -> Script[None]:
    """A fighter with marks has one of them treated, red before blue (K60)."""
    for fighter in (state.red, state.blue):
        marks = fighter.marks_left()
        if not marks:
            continue
        chosen = marks[0]
        if len(marks) > 1:
            chosen = yield treat(fighter.corner, marks)
        work_on(state, fighter, chosen, chance, emit)


def work_on(state: BoutState, fighter: Fighter, kind: Mark, chance: Chance, emit: Emit | None) -> None:
    """What the corner's work brings (K61)."""
    state.thrower = fighter
    drawn = chance.roll(6, "corner") + chance.roll(6, "corner")
    result = "holds"
    if drawn <= SURCHARGE_TO:
        fighter.pending[kind] = fighter.pending.get(kind, 0) + 1
        result = "worse"
    elif drawn > HOLDS_TO:
        fighter.marks[kind] -= 1
        result = "better" if drawn <= HELPS_TO else "closed"
        if result == "closed" and kind is Mark.DEEP_CUT_OVER_EYE and fighter.con_deep:
            fighter.con_deep += 1
    if emit:
        emit(MarkTreated(state.round, fighter.corner, kind.value, drawn, result))
