"""Cuts and ring fouls (section 14, option ``cuts_and_fouls``)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.engines.quest import ending
from ringside_manager.engines.quest.events import CutClosed, CutOpened, DoctorLooked, Fouled
from ringside_manager.engines.quest.state import BoutState, Boxer
from ringside_manager.engines.quest.tables import (
    CLOSED_UP_TO,
    CUT_UP_TO,
    DISQUALIFIED_AT,
    DOCTOR_STOPS,
    RING_FOUL_UP_TO,
    RING_FOUL_WARNINGS,
)


def cut(state: BoutState, target: Boxer, drawn: int, emit: Emit | None) -> None:
    """A hard blow may cut (Q71)."""
    limit = CUT_UP_TO.get(drawn)
    state.thrower = target.corner
    if limit is None or state.chance.roll(20, "cut") > limit:
        return
    target.cuts += 1
    target.open_cut = True
    if emit:
        emit(CutOpened(state.table.round, state.table.clash, target.corner, target.cuts))


def look_at_cuts(state: BoutState, emit: Emit | None) -> None:
    """Open cuts are closed, or the doctor looks at them; red's first, and both are looked at (Q72)."""
    red, blue = (_stopped_by_cut(state, boxer, emit) for boxer in state.table.boxers)
    ending.beaten(state, (red, blue), emit)


def _stopped_by_cut(state: BoutState, boxer: Boxer, emit: Emit | None) -> str:
    if not boxer.open_cut:
        return ""
    number = state.table.round
    state.thrower = boxer.corner
    if state.chance.roll(10, "closing") <= CLOSED_UP_TO:
        boxer.open_cut = False
        if emit:
            emit(CutClosed(number, 0, boxer.corner))
        return ""
    limit = DOCTOR_STOPS[min(boxer.cuts, len(DOCTOR_STOPS)) - 1]
    drawn = state.chance.roll(20, "doctor")
    if emit:
        emit(DoctorLooked(number, 0, boxer.corner, drawn, limit))
    return ending.CUT if drawn <= limit else ""


def look_for_fouls(state: BoutState, emit: Emit | None) -> None:
    """A foul after a clash: a warning, points, disqualification; counted apart from those of Q47 (Q73)."""
    red, blue = state.table.boxers
    for boxer in (red, blue):
        state.thrower = boxer.corner
        if state.chance.roll(100, "foul") <= RING_FOUL_UP_TO[boxer.action.family.value]:
            boxer.ring_fouls += 1
            off = int(RING_FOUL_WARNINGS < boxer.ring_fouls < DISQUALIFIED_AT)
            boxer.points_off += off
            if emit:
                number, clash = state.table.round, state.table.clash
                emit(Fouled(number, clash, boxer.corner, "ring", boxer.ring_fouls, off))
    red_out, blue_out = (ending.FOULS if boxer.ring_fouls >= DISQUALIFIED_AT else "" for boxer in (red, blue))
    ending.beaten(state, (red_out, blue_out), emit)
