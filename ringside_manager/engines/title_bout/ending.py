"""Points that stop a bout, and how it ends at once (T4, T54, T78, T139, T140)."""

from __future__ import annotations

from typing import NoReturn

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.outcome import TECHNICAL_DRAW, BoutOver, Method, Outcome, scorecards, totals, verdict_of_three
from ringside_manager.engines.title_bout.events import Stopped
from ringside_manager.engines.title_bout.state import BoutState, Fighter
from ringside_manager.engines.title_bout.tables import ABSORBER_POINTS, SECONDS_A_ROUND, TKO_POINTS

# How a bout ends: at once, whatever was still to be done (T4), and with which result (T139, T140)


def stop(state: BoutState, method: Method, winner: Fighter | None, cause: str) -> NoReturn:
    """End the bout in the round being fought, or just fought if it is the interval (T138)."""
    who = None if winner is None else winner.corner
    time = state.second
    if state.emit:
        kind = "TDRAW" if cause == TECHNICAL_DRAW else method.value
        state.emit(Stopped(state.round, time, kind, who, cause))
    told = time if state.options.time_of_stoppage or method.is_decision else 0
    raise BoutOver(method, who, cause, state.round, told)


def stopped(state: BoutState, loser: Fighter, cause: str) -> NoReturn:
    """The fighter cannot go on: TKO; ``cause`` is points, cut, swelling, injury, knockdowns, doctor or quit (T140)."""
    stop(state, Method.TKO, loser.opponent, cause)


def disqualified(state: BoutState, offender: Fighter, cause: str) -> NoReturn:
    """The offender loses by disqualification (T111, T125)."""
    stop(state, Method.DQ, offender.opponent, cause)


def decide(state: BoutState) -> NoReturn:
    """After the last scheduled round the cards decide (T139)."""
    method, winner = verdict_of_three(totals(state.cards))
    if state.emit:
        state.emit(Stopped(state.round, SECONDS_A_ROUND, method.value, winner, ""))
    raise BoutOver(method, winner, "", state.round, SECONDS_A_ROUND)


def outcome(state: BoutState, over: BoutOver) -> Outcome:
    """Everything the record of a bout holds (T140, CV60)."""
    red, blue = (state.fighter(corner) for corner in CORNERS)
    return Outcome(
        method=over.method,
        winner=over.winner,
        round=over.round,
        time=over.time,
        knockdowns=(red.knockdowns, blue.knockdowns),
        damage=(all_points(red), all_points(blue)),
        landed=(red.landed, blue.landed),
        loss=(max(0, red.start - red.endurance), max(0, blue.start - blue.endurance)),
        start=(red.start, blue.start),
        scorecards=scorecards(state.cards),
        cause=over.cause,
    )


def all_points(fighter: Fighter) -> int:
    """In-round points of the whole bout, those of the round in progress included."""
    return sum(fighter.history) + fighter.points


# Points in the round, and when they stop the bout (sections 10 and 14)


def score(state: BoutState, fighter: Fighter, points: int) -> None:
    """Points for the fighter; the TKO limits are tested at once (T54, T55)."""
    fighter.points += points
    if fighter.points >= fighter.tko_at:
        stopped(state, fighter.opponent, "points")


def points_to_win(state: BoutState, fighter: Fighter) -> int:
    """Points in this round at which the opponent is stopped (T78, T193): over one, two and three rounds running."""
    absorbs = state.options.traits and fighter.opponent.card.special == "Absorber"
    one, two, three = ABSORBER_POINTS if absorbs else TKO_POINTS
    before = fighter.history[-2:]
    return min(one, two - before[-1], three - sum(before)) if before else one
