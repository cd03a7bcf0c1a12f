"""Movement at the end of a turn (R41-R49)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.bout.request import Script
from ringside_manager.engines.ringside.events import CouldNotMove, Dodged, DrivenBack, Followed, Trapped
from ringside_manager.engines.ringside.ring import Square, retreat
from ringside_manager.engines.ringside.state import BoutState, Boxer


def after_miss(state: BoutState, at: Boxer, emit: Emit | None) -> Script[None]:
    """DF steps away from a punch that missed (R43), without a square he stays (R46); AT follows (R47)."""
    df = at.opponent
    dodge = df.requests.dodge[at.square][df.square]
    options = dodge.options
    if options:
        square: Square = (yield dodge) if len(options) > 1 else options[0]
        step_to(df, square)
    if emit:
        where = state.round, state.turn, df.corner
        emit(Dodged(*where, square) if options else CouldNotMove(*where))
    follow = at.requests.follow[at.square][df.square]
    options = follow.options
    close_up(state, at, (yield follow) if len(options) > 1 else options[0], emit)


def after_hit(state: BoutState, at: Boxer, emit: Emit | None) -> Script[None]:
    """DF gives ground before a punch that landed (R44) or is trapped (R45); AT follows (R47)."""
    df = at.opponent
    square = retreat(at.square, df.square)
    if square is None:
        df.trapped = True
    else:
        step_to(df, square)
    if emit:
        where = state.round, state.turn, df.corner
        emit(Trapped(*where) if square is None else DrivenBack(*where, square))
    follow = at.requests.follow[at.square][df.square]
    options = follow.options
    close_up(state, at, (yield follow) if len(options) > 1 else options[0], emit)


def close_up(state: BoutState, at: Boxer, square: Square, emit: Emit | None) -> None:
    """AT stands on ``square`` now; staying where he is is no move of his own (R45, R47)."""
    stayed = square == at.square
    if not stayed:
        step_to(at, square)
    if emit:
        emit(Followed(state.round, state.turn, at.corner, square, stayed))


def step_to(boxer: Boxer, square: Square) -> None:
    """A boxer's own move frees him if he was trapped (R45)."""
    boxer.square = square
    boxer.trapped = False
