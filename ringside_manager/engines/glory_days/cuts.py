"""Cuts, swellings and when they stop a bout (section 10)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.engines.glory_days.ending import stopped
from ringside_manager.engines.glory_days.events import CutTested, Injured, InjuryTested, StoppageTested
from ringside_manager.engines.glory_days.state import BoutState, Boxer
from ringside_manager.engines.glory_days.tables import (
    FACES,
    INJURIES,
    REFEREE_STOPPAGE,
    REOPENS,
    STOPPAGE_CHART,
    SWELLINGS,
    SWELLS,
    Injury,
)


def cut_check(state: BoutState, boxer: Boxer, more: int, emit: Emit | None) -> None:
    """The boxer hit may be cut; ``more`` is added to his rating (G61, G81); with the option old injuries come first (G65)."""
    if state.options.reopen_injuries and reopened(state, boxer, emit):
        return
    rating = boxer.ratings.cut + more
    die = state.throw(boxer, FACES, "cut", rating)
    if emit:
        emit(CutTested(state.round, state.segment, boxer.corner, die, rating, die > rating))
    if die <= rating:
        suffer(state, boxer, boxer.card.cut_faces[state.throw(boxer, FACES, "injury")], emit)


def reopened(state: BoutState, boxer: Boxer, emit: Emit | None) -> bool:
    """Whether an injury he has gets worse; each kind is rolled for once, in order (G65)."""
    for injury in INJURIES:
        if injury not in boxer.injuries:
            continue
        bound = SWELLS if injury in SWELLINGS else REOPENS
        die = state.throw(boxer, FACES, "reopen", bound)
        worse = die <= bound
        if emit:
            emit(InjuryTested(state.round, state.segment, boxer.corner, injury.value, die, worse))
        if worse:
            suffer(state, boxer, injury, emit, again=True)
            return True
    return False


def suffer(state: BoutState, boxer: Boxer, injury: Injury, emit: Emit | None, *, again: bool = False) -> None:
    """The injury once more, and whether it stops the bout (G62, G63)."""
    times = boxer.injuries[injury] = boxer.injuries.get(injury, 0) + 1
    if emit:
        emit(Injured(state.round, state.segment, boxer.corner, injury.value, times, again))
    look(state, boxer, injury, stoppage_value(state.referee, injury, times), emit)


def look(
    state: BoutState,
    boxer: Boxer,
    injury: Injury,
    value: int,
    emit: Emit | None,
    *,
    by_doctor: bool = False,
) -> None:
    """The referee or the doctor looks at it (G63, G81 line 98); at 0 nobody needs to."""
    if value <= 0:
        return
    die = state.throw(boxer, FACES, "stoppage", value)
    if emit:
        where = state.round, state.segment, boxer.corner, injury.value
        emit(StoppageTested(*where, die, value, die <= value, by_doctor))
    if die <= value:
        stopped(state, boxer, "cut", emit)


def stoppage_value(referee: str, injury: Injury, times: int) -> int:
    """The number of the chart; a referee with ways of his own moves it if it is above 0 (G63, G97)."""
    columns = STOPPAGE_CHART[injury]
    value = columns[min(times, len(columns)) - 1]
    return value + REFEREE_STOPPAGE.get(referee, 0) if value else 0
