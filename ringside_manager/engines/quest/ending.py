"""How a bout ends, and with which result (Q33, section 13, Q62)."""

from __future__ import annotations

from typing import NoReturn

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.events import Emit
from ringside_manager.bout.judges import scorecards, totals, verdict_of_three
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.over import BoutOver
from ringside_manager.engines.quest.events import CriteriaShown, Stopped
from ringside_manager.engines.quest.state import BoutState, Boxer
from ringside_manager.engines.quest.tables import CLASHES

REFEREE, KNOCKED_OUT, WILL_NOT_RISE, CANNOT_RISE = "referee", "knocked_out", "will_not_rise", "cannot_rise"
TOWEL, THREE_KNOCKDOWNS, CUT, FOULS = "towel", "three_knockdowns", "cut", "fouls"
"""Causes of an end (Q65)."""
BY_PUNCH = (KNOCKED_OUT, WILL_NOT_RISE, CANNOT_RISE)
"""Q105: the last knockdown was the knockout punch."""
BOTH_BEATEN = "both_beaten"
"""The cause of a draw before the last bell (Q30, Q33)."""

_METHODS = {THREE_KNOCKDOWNS: Method.TKO, CUT: Method.TKO, FOULS: Method.DQ}


def beaten(state: BoutState, losers: tuple[str, str], emit: Emit | None) -> None:
    """End the bout if a boxer has lost: the causes of red's and of blue's defeat, empty for none (Q33).

    A bout both have lost is a draw.
    """
    red, blue = losers
    if red and blue:
        stop(state, Method.DRAW, None, BOTH_BEATEN, emit)
    if red or blue:
        cause, winner = (red, BLUE) if red else (blue, RED)
        stop(state, _METHODS.get(cause, Method.KO), winner, cause, emit)


def stop(state: BoutState, method: Method, winner: Corner | None, cause: str, emit: Emit | None) -> NoReturn:
    """End the bout where it stands."""
    if emit:
        table = state.table
        emit(Stopped(table.round, table.clash, method.value, winner, cause))
        emit(CriteriaShown(table.round, tuple(criterion.value for criterion in state.criteria)))
    raise BoutOver(method, winner, cause)


def decide(state: BoutState, emit: Emit | None) -> NoReturn:
    """After the last scheduled round the cards decide (Q62, Q65)."""
    method, winner = verdict_of_three(totals(state.table.cards))
    state.table.clash = CLASHES
    stop(state, method, winner, "", emit)


def outcome(state: BoutState, over: BoutOver) -> Outcome:
    """Everything the record of a bout holds (Q105, CV60)."""
    table = state.table
    red, blue = table.boxers
    return Outcome(
        method=over.method,
        winner=over.winner,
        round=max(1, table.round),
        time=table.clash,
        knockdowns=(_scored(red, over), _scored(blue, over)),
        damage=(red.dealt, blue.dealt),
        landed=(red.landed, blue.landed),
        loss=(red.start - red.stamina, blue.start - blue.stamina),
        start=(red.start, blue.start),
        scorecards=scorecards(table.cards),
        cause=over.cause,
    )


def _scored(boxer: Boxer, over: BoutOver) -> int:
    """Knockdowns he scored, the knockout punch apart."""
    return boxer.opponent.knockdowns - (over.winner is boxer.corner and over.cause in BY_PUNCH)
