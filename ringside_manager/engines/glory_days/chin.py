"""Chin, count and will (sections 7 and 8)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.engines.glory_days.ending import knocked_out, stopped
from ringside_manager.engines.glory_days.events import (
    ChinTested,
    CountTaken,
    KnockedDown,
    Stunned,
    WillTested,
)
from ringside_manager.engines.glory_days.state import BoutState, Boxer
from ringside_manager.engines.glory_days.tables import FACES, SEGMENTS

DOWNS_ALLOWED = 2
"""G100: with the third knockdown of a round the bout is over, if that is agreed."""


def chin_check(state: BoutState, boxer: Boxer, more: int, emit: Emit | None) -> None:
    """He is hit with power: down, stunned or neither; ``more`` is added to both numbers (G44, G81)."""
    down, stunned = boxer.down_at + more, boxer.stunned_at + more
    die = state.throw(boxer, FACES, "chin", stunned)
    if emit:
        result = "down" if die <= down else "stunned" if die <= stunned else "nothing"
        emit(ChinTested(state.round, state.segment, boxer.corner, die, down, stunned, result))
    if die <= down:
        go_down(state, boxer, emit)
    elif die <= stunned:
        stun(state, boxer, emit)


def stun(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """He will be hurt in the next segment (G46)."""
    boxer.shaken = True
    if emit:
        emit(Stunned(state.round, state.segment, boxer.corner))


def go_down(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """Down: the count, and hurt if he beats it (G45)."""
    fall(state, boxer, emit)
    if counted_out(state, boxer, emit):
        knocked_out(state, boxer, emit)
    too_often_down(state, boxer, emit)
    boxer.shaken = True


def fall(state: BoutState, boxer: Boxer, emit: Emit | None, *, flash: bool = False) -> None:
    """A knockdown is counted (G45); ``flash`` without a count (G81, line 36)."""
    boxer.fell = True
    boxer.downs += 1
    boxer.opponent.knockdowns += 1
    if emit:
        emit(KnockedDown(state.round, state.segment, boxer.corner, boxer.downs, flash))


def counted_out(state: BoutState, boxer: Boxer, emit: Emit | None) -> bool:
    """Whether he is counted out (G45), with the options of G100: the tired number the second time, and the bell."""
    again = state.options.repeat_knockdown_tired_ko and boxer.downs > 1
    rating = boxer.out_again_at if again else boxer.out_at
    die = state.throw(boxer, FACES, "count", rating)
    out = die <= rating
    saved = out and state.options.saved_by_bell and state.segment == SEGMENTS
    if emit:
        emit(CountTaken(state.round, state.segment, boxer.corner, die, rating, out and not saved, saved))
    return out and not saved


def too_often_down(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """The third knockdown of the round, after his count (G100)."""
    if state.options.three_knockdown_rule and boxer.downs > DOWNS_ALLOWED:
        stopped(state, boxer, "knockdowns", emit)


def will_check(state: BoutState, boxer: Boxer, rating: int, cause: str, emit: Emit | None) -> None:
    """At or below the number the referee stops the bout (G51, G100)."""
    die = state.throw(boxer, FACES, "will", rating)
    if emit:
        emit(WillTested(state.round, state.segment, boxer.corner, die, rating, die <= rating))
    if die <= rating:
        stopped(state, boxer, cause, emit)
