"""Who acts in a segment, and at which distance (section 4)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.engines.glory_days.events import ToeToToe, TookControl
from ringside_manager.engines.glory_days.offence import alone, toe_to_toe
from ringside_manager.engines.glory_days.state import BoutState, Boxer, Numbers

LINES = 6


def contest(state: BoutState, emit: Emit | None) -> None:
    """Both roll on their lines and compare the stars (G16 to G18); then whoever may act does."""
    red, blue = state.red, state.blue
    mine, his = line_of(state, red, emit), line_of(state, blue, emit)
    if mine[0] != his[0]:
        boxer, line, why = (red, mine, "stars") if mine[0] > his[0] else (blue, his, "stars")
    elif state.rally is not None and state.rally_segment == state.segment:
        boxer, line, why = state.rally, mine if state.rally is red else his, "rally"
    else:
        first, line = (red, mine) if state.momentum is red else (blue, his)
        if emit:
            emit(ToeToToe(state.round, state.segment, first.corner, distance(line), line[0]))
        toe_to_toe(state, first, line, emit)
        return
    state.momentum = boxer
    if emit:
        others = his[0] if boxer is red else mine[0]
        where = state.round, state.segment, boxer.corner
        emit(TookControl(*where, distance(line), line[0], others, why))
    alone(state, boxer, line, emit)


def press_on(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """The other is hurt: he acts alone and rolls for the distance only (G15)."""
    line = line_of(state, boxer, emit)
    state.momentum = boxer
    if emit:
        where = state.round, state.segment, boxer.corner
        emit(TookControl(*where, distance(line), line[0], 0, "hurt"))
    alone(state, boxer, line, emit)


def line_of(state: BoutState, boxer: Boxer, emit: Emit | None) -> Numbers:
    """The line he rolls (G15, G16)."""
    if emit:
        state.thrower, state.bound = boxer.corner, 0
    return boxer.lines[state.roll(LINES, "control") - 1]


def distance(line: Numbers) -> str:
    """Where a line is fought, in a word."""
    return "inside" if line[1] else "outside"
