"""How a bout ends: at once, whatever was still to be done (G4), and with which result (G95, G96)."""

from __future__ import annotations

from typing import NoReturn

from ringside_manager.bout.corner import BLUE, CORNERS, RED
from ringside_manager.bout.events import Emit
from ringside_manager.bout.judges import scorecards, totals, verdict_of_three
from ringside_manager.bout.outcome import TECHNICAL_DRAW, Method, Outcome
from ringside_manager.bout.over import BoutOver
from ringside_manager.engines.glory_days.events import Stopped, TowelThrown
from ringside_manager.engines.glory_days.state import BoutState, Boxer
from ringside_manager.engines.glory_days.tables import SECONDS_A_ROUND


def stop(state: BoutState, method: Method, winner: Boxer | None, cause: str, emit: Emit | None) -> NoReturn:
    """End the bout in the round being fought, or just fought if it is the interval (G96)."""
    who = None if winner is None else winner.corner
    if emit:
        emit(Stopped(state.round, state.segment, method.value, who, cause))
    raise BoutOver(method, who, cause, state.round, state.second)


def knocked_out(state: BoutState, loser: Boxer, emit: Emit | None) -> NoReturn:
    """Counted out (G45)."""
    stop(state, Method.KO, loser.opponent, "", emit)


def stopped(state: BoutState, loser: Boxer, cause: str, emit: Emit | None) -> NoReturn:
    """The referee stops it; ``cause`` is hurt, punches, cut or knockdowns (G95)."""
    stop(state, Method.TKO, loser.opponent, cause, emit)


def disqualified(state: BoutState, offender: Boxer, cause: str, emit: Emit | None) -> NoReturn:
    """The offender is sent to his corner; ``cause`` is the kind of the foul (G70, G81)."""
    stop(state, Method.DQ, offender.opponent, cause, emit)


def no_winner(state: BoutState, emit: Emit | None) -> NoReturn:
    """Both are counted out, or both corners give up: a draw (G95)."""
    stop(state, Method.DRAW, None, TECHNICAL_DRAW, emit)


def towel(state: BoutState, losers: tuple[Boxer, ...], emit: Emit | None) -> None:
    """The corners of ``losers`` throw in the towel, if anybody does (G105); if both do, nobody wins."""
    if emit:
        for boxer in losers:
            emit(TowelThrown(state.round, state.segment, boxer.corner))
    if len(losers) == 1:
        stop(state, Method.RTD, losers[0].opponent, "", emit)
    if losers:
        no_winner(state, emit)


def decide(state: BoutState, emit: Emit | None) -> NoReturn:
    """After the last round the three totals decide (G95)."""
    method, winner = verdict_of_three(totals(state.cards))
    if emit:
        emit(Stopped(state.round, state.segment, method.value, winner, ""))
    raise BoutOver(method, winner, "", state.round, SECONDS_A_ROUND)


def outcome(state: BoutState, over: BoutOver) -> Outcome:
    """Everything the record of a bout holds (G107, CV60); the knockout punch is no knockdown punch (CV61)."""
    red, blue = (state.boxer(corner) for corner in CORNERS)
    knocked = over.method is Method.KO
    landed = (red.landed + red.landed_round, blue.landed + blue.landed_round)
    return Outcome(
        method=over.method,
        winner=over.winner,
        round=over.round,
        time=over.time,
        knockdowns=(
            red.knockdowns - (knocked and over.winner is RED),
            blue.knockdowns - (knocked and over.winner is BLUE),
        ),
        damage=landed,
        landed=landed,
        loss=(loss(state, red), loss(state, blue)),
        start=(red.start, blue.start),
        scorecards=scorecards(state.cards),
        cause=over.cause,
    )


def loss(state: BoutState, boxer: Boxer) -> int:
    """Stamina gone since a rested start, that of the round in progress included (G107)."""
    pending = 0 if state.settled or state.options.mid_round_fatigue else boxer.taken_round
    return boxer.start - max(0, boxer.stamina - pending)
