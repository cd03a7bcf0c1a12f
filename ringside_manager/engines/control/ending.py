"""How a bout ends: at once, whatever was still to be rolled (K3), and with which result (K70)."""

from __future__ import annotations

from typing import NoReturn

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.events import Emit
from ringside_manager.bout.judges import scorecards, totals, verdict_of_three
from ringside_manager.bout.outcome import TECHNICAL_DRAW, Method, Outcome
from ringside_manager.bout.over import BoutOver
from ringside_manager.engines.control.events import KnockedOut, Stopped
from ringside_manager.engines.control.state import BoutState, Fighter

WORTH, KNOCKDOWN_WORTH = 50, 5
"""K98: what a bout's strength is counted in, parts for each scheduled round; each knockdown costs so many of them."""
EPL_WORTH = 2
"""K98: parts an effective punch costs: of 25 a round."""
MOST_DAMAGE = 45
"""K98: no more than nine tenths."""


def stop(state: BoutState, method: Method, winner: Fighter | None, cause: str, emit: Emit | None) -> NoReturn:
    """End the bout in the round being fought, or just fought."""
    who = None if winner is None else winner.corner
    if emit:
        emit(Stopped(state.round, method.value, who, cause))
    raise BoutOver(method, who, cause)


def knocked_out(state: BoutState, loser: Fighter, emit: Emit | None) -> NoReturn:
    """The fighter does not get up (K20, K21)."""
    if emit:
        emit(KnockedOut(state.round, loser.corner))
    stop(state, Method.KO, loser.opponent, "", emit)


def stopped(state: BoutState, loser: Fighter, cause: str, emit: Emit | None) -> NoReturn:
    """The fighter cannot go on: TKO; ``cause`` is stopped, cut or knockdowns (K70)."""
    stop(state, Method.TKO, loser.opponent, cause, emit)


def both_gave_up(state: BoutState, emit: Emit | None) -> NoReturn:
    """Both towels at once: nobody has won."""
    stop(state, Method.DRAW, None, TECHNICAL_DRAW, emit)


def decide(state: BoutState) -> NoReturn:
    """After the last scheduled round the cards decide (K70)."""
    method, winner = verdict(totals(state.cards))
    raise BoutOver(method, winner)


def verdict(cards: list[tuple[int, int]]) -> tuple[Method, Corner | None]:
    """What the totals of one card, or of three, say (K70)."""
    if len(cards) > 1:
        return verdict_of_three(cards)
    red, blue = cards[0]
    if red == blue:
        return Method.DRAW, None
    return Method.DEC, RED if red > blue else BLUE


def outcome(state: BoutState, over: BoutOver) -> Outcome:
    """Everything the record of a bout holds (K98, CV60)."""
    red, blue = state.red, state.blue
    scored = [blue.downs, red.downs]
    if over.method is Method.KO and over.winner is not None:
        scored[over.winner.index] -= 1
    landed = (red.landed, blue.landed)
    return Outcome(
        method=over.method,
        winner=over.winner,
        round=rounds_fought(state),
        time=0,
        knockdowns=(scored[0], scored[1]),
        damage=landed,
        landed=landed,
        loss=(damage(state, red), damage(state, blue)),
        start=(WORTH * state.terms.rounds, WORTH * state.terms.rounds),
        scorecards=scorecards(state.cards),
        cause=over.cause,
    )


def rounds_fought(state: BoutState) -> int:
    """The last round that was begun; one whose bell has not rung yet is none."""
    return max(1, state.round if state.rung else len(state.cards[0]))


def damage(state: BoutState, fighter: Fighter) -> int:
    """What the bout cost a fighter, in parts of ``WORTH`` a scheduled round (K98)."""
    rounds = state.terms.rounds
    parts = EPL_WORTH * fighter.opponent.landed + KNOCKDOWN_WORTH * rounds * fighter.downs
    return min(parts, MOST_DAMAGE * rounds)
