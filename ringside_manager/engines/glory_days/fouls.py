"""Fouls: warnings, points, disqualification (section 11)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.engines.glory_days.ending import disqualified
from ringside_manager.engines.glory_days.events import FoulCalled, FoulTested
from ringside_manager.engines.glory_days.state import BoutState, Boxer
from ringside_manager.engines.glory_days.tables import (
    ALL_OUT,
    ALL_POINT,
    FACES,
    FOUL_CHART,
    REFEREE_FOULS,
    SEGMENTS,
    Offence,
)

LATE, TEMPER = "late_punch", "temper"
WARNING, POINT, OUT = "warning", "point", "disqualified"


def foul(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """A foul is called on him; his own list says which (G68)."""
    commit(state, boxer, boxer.card.foul_faces[state.throw(boxer, FACES, "foul")], emit)


def commit(state: BoutState, boxer: Boxer, kind: Offence, emit: Emit | None) -> None:
    """A foul of that kind is counted and punished (G70)."""
    times = boxer.fouls[kind] = boxer.fouls.get(kind, 0) + 1
    boxer.all_fouls += 1
    points, out = limits(state.referee, kind)
    if times >= out or boxer.all_fouls >= ALL_OUT:
        follows = OUT
    else:
        follows = POINT if times in points or boxer.all_fouls == ALL_POINT else WARNING
    punish(state, boxer, kind.value, times, follows, emit)


def limits(referee: str, kind: Offence) -> tuple[tuple[int, ...], int]:
    """The counts of a kind that cost a point, and the count that costs the bout, as the referee has them (G70, G97)."""
    points, out = FOUL_CHART[kind]
    shift = REFEREE_FOULS.get(referee, 0)
    return tuple(point + shift for point in points), out + shift


def punish(state: BoutState, boxer: Boxer, kind: str, times: int, follows: str, emit: Emit | None) -> None:
    """Tell the foul and do what follows: never more than one point for one foul (G70)."""
    if follows == POINT:
        boxer.points_off += 1
    if emit:
        emit(FoulCalled(state.round, state.segment, boxer.corner, kind, times, boxer.all_fouls, follows))
    if follows == OUT:
        disqualified(state, boxer, kind, emit)


def tested(state: BoutState, boxer: Boxer, more: int, emit: Emit | None) -> bool:
    """Whether something that happened is a foul of his: his rating and ``more`` (G81)."""
    rating = boxer.ratings.foul + more
    die = state.throw(boxer, FACES, "event_foul", rating)
    if emit:
        emit(FoulTested(state.round, state.segment, boxer.corner, die, rating, die <= rating))
    return die <= rating


def late_punch(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """After the bell of segment 9: a foul of no kind, and perhaps a point (G81, line 77)."""
    if state.segment < SEGMENTS:
        return
    boxer.all_fouls += 1
    total = boxer.all_fouls
    if total >= ALL_OUT:
        punish(state, boxer, LATE, total, OUT, emit)
    costs = tested(state, boxer, 0, emit) or total == ALL_POINT
    punish(state, boxer, LATE, total, POINT if costs else WARNING, emit)


def temper(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """He loses his temper: disqualified, or a point (G81, line 96); it is none of his counted fouls."""
    follows = OUT if tested(state, boxer, 0, emit) else POINT
    punish(state, boxer, TEMPER, 0, follows, emit)
