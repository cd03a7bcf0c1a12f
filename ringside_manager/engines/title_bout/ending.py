"""How a bout ends: at once, whatever was still to be done (T4), and with which result (T139, T140)."""

from __future__ import annotations

from typing import NoReturn

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.events import Emit
from ringside_manager.bout.judges import scorecards, totals, verdict_of_three
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.over import BoutOver
from ringside_manager.engines.title_bout.events import Stopped
from ringside_manager.engines.title_bout.state import BoutState, Cause, Fighter
from ringside_manager.engines.title_bout.tables import SECONDS_A_ROUND

FIRST_TECHNICAL_DECISION = 5
"""T124: from the start of this round on an accident leads to the cards."""

TECHNICAL_DRAW = "technical_draw"
"""The cause of a draw by T124 or T129."""


def stop(state: BoutState, method: Method, winner: Fighter | None, cause: str, emit: Emit | None) -> NoReturn:
    """End the bout in the round being fought, or just fought if it is the interval (T138)."""
    who = None if winner is None else winner.corner
    time = state.second
    if emit:
        kind = "TDRAW" if cause == TECHNICAL_DRAW else method.value
        emit(Stopped(state.round, time, kind, who, cause))
    told = time if state.options.time_of_stoppage or method.is_decision else 0
    raise BoutOver(method, who, cause, state.round, told)


def stopped(state: BoutState, loser: Fighter, cause: str, emit: Emit | None) -> NoReturn:
    """The fighter cannot go on: TKO; ``cause`` is points, cut, swelling, injury, knockdowns, doctor or quit (T140)."""
    stop(state, Method.TKO, loser.opponent, cause, emit)


def disqualified(state: BoutState, offender: Fighter, cause: str, emit: Emit | None) -> NoReturn:
    """The offender loses by disqualification (T111, T125)."""
    stop(state, Method.DQ, offender.opponent, cause, emit)


def accident(state: BoutState, emit: Emit | None) -> NoReturn:
    """An accident ends the bout (T124): early a technical draw, later the cards with the round as it stands."""
    if state.round < FIRST_TECHNICAL_DECISION:
        stop(state, Method.DRAW, None, TECHNICAL_DRAW, emit)
    technical_decision(state, emit)


def technical_decision(state: BoutState, emit: Emit | None) -> NoReturn:
    """The cards decide, the round in progress scored on the points so far (T124, T125, T129)."""
    from ringside_manager.engines.title_bout.judging import score_round  # judging knows how a bout ends

    if len(state.cards[0]) < state.round:
        score_round(state, emit)
    _, winner = verdict_of_three(totals(state.cards))
    if winner is None:
        stop(state, Method.DRAW, None, TECHNICAL_DRAW, emit)
    stop(state, Method.TD, state.fighter(winner), "technical_decision", emit)


def stopped_by_cut(
    state: BoutState, fighter: Fighter, cause: Cause, just_opened: bool, emit: Emit | None
) -> NoReturn:
    """A cut stops the bout, by its cause (T128)."""
    if cause is Cause.LEGAL:
        stopped(state, fighter, "cut", emit)
    if cause is Cause.ACCIDENT:
        accident(state, emit)
    if just_opened:
        disqualified(state, fighter.opponent, "cut", emit)
    technical_decision(state, emit)


def decide(state: BoutState, emit: Emit | None) -> NoReturn:
    """After the last scheduled round the cards decide (T139)."""
    method, winner = verdict_of_three(totals(state.cards))
    if emit:
        emit(Stopped(state.round, SECONDS_A_ROUND, method.value, winner, ""))
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
