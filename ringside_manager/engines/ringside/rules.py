"""The script of a Ringside bout, in the order of the rule book (R14-R22, R38-R40, R49).

Only functions that ask are generators; they yield a request and are resumed with the choice.
Whatever ends the bout raises ``BoutOver``.  Without ``emit`` no event is built.
"""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.events import BoutEnded, Emit
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.over import BoutOver
from ringside_manager.bout.request import Script
from ringside_manager.engines.ringside.events import (
    AttackWon,
    ClinchKept,
    Countered,
    CounterFailed,
    PunchMissed,
    TurnBegan,
)
from ringside_manager.engines.ringside.movement import after_hit, after_miss
from ringside_manager.engines.ringside.punching import Effect, land
from ringside_manager.engines.ringside.requests import Clinch, Counter, Rush
from ringside_manager.engines.ringside.scoring import decide, ended, recover, score_round
from ringside_manager.engines.ringside.state import BoutState, Boxer
from ringside_manager.engines.ringside.tables import HOOKS, TURNS, Punch, Tactic
from ringside_manager.engines.ringside.tactics import (
    begin_rush,
    counterpunch_landed,
    effective_agility,
    effective_counterpunch,
    end_clinch,
    take_up,
)

# Looking a member up in its enum costs as much as a die; the loops below do it ten thousand times a second.
RUSH, DECLINE, KEEP, STANDING = Rush.RUSH, Counter.DECLINE, Clinch.KEEP, Effect.STANDING


def bout(state: BoutState, chance: Chance, emit: Emit | None) -> Script[Outcome]:
    """A bout from where ``state`` stands, at its beginning from the roll of R14, to its end."""
    if state.at is None:
        state.at = state.boxer(first_attack(chance, emit))
    try:
        while True:
            while state.turn <= TURNS:
                yield from play_turn(state, state.at, chance, emit)
                state.turn += 1  # the clock stops in the turn that ends the bout
            round_over(state, emit)
    except BoutOver as over:
        outcome = ended(state, over)
    if emit:
        emit(BoutEnded(outcome.round, outcome))
    return outcome


def first_attack(chance: Chance, emit: Emit | None) -> Corner:
    """Who attacks first: higher d100, equal rolls repeated (R14)."""
    red, blue = chance.roll(100, "initA"), chance.roll(100, "initB")
    if red == blue:
        return first_attack(chance, emit)
    winner = RED if red > blue else BLUE
    if emit:
        emit(AttackWon(0, 0, winner, (red, blue)))
    return winner


def round_over(state: BoutState, emit: Emit | None) -> None:
    """The bell: scoring, then the decision or the rest before a fresh round (R13, R15, R52-R57)."""
    score_round(state, emit)
    if state.round == state.terms.rounds:
        decide(state)
    recover(state, emit)
    state.round += 1
    state.turn = 1
    state.red.fresh()
    state.blue.fresh()


def play_turn(state: BoutState, at: Boxer, chance: Chance, emit: Emit | None) -> Script[None]:
    """One turn in the order of R18."""
    df = at.opponent
    if emit:
        emit(TurnBegan(state.round, state.turn, at.corner))
    if not df.clinch:  # a kept clinch is his tactic (R63)
        tactic: Tactic = yield df.requests.tactics[df.trapped][df.barred]
        take_up(state, df, tactic, emit)
    if not (df.clinch or df.trapped):  # R64, R81
        rush: Rush = yield at.requests.rush
        if rush is RUSH:
            begin_rush(state, at, emit)
    if chance.roll(100, "hit") > effective_agility(df):
        thrown, anticipated = yield at.requests.punches
        landed = not smothered(state, at, thrown, emit)
    else:
        landed = False
        if emit:
            emit(PunchMissed(state.round, state.turn, at.corner, None))
    if landed:
        yield from exchange(state, at, thrown, anticipated, chance, emit)
    else:
        end_clinch(df)  # R78
        if state.turn < TURNS:  # R48
            yield from after_miss(state, at, emit)
        if not df.backpedal:  # R49, R72
            state.at = df
    at.rush = df.backpedal = False  # both last one turn (R71, R82)


def smothered(state: BoutState, thrower: Boxer, thrown: Punch, emit: Emit | None) -> bool:
    """Whether the punch is a hook while a clinch is in force, and so a miss (R76)."""
    if not (thrower.clinch or thrower.opponent.clinch) or thrown not in HOOKS:
        return False
    if emit:
        emit(PunchMissed(state.round, state.turn, thrower.corner, thrown))
    return True


def exchange(
    state: BoutState, thrower: Boxer, thrown: Punch, anticipated: Punch, chance: Chance, emit: Emit | None
) -> Script[None]:
    """The first punch is on target: punch and counterpunch until one fails or somebody falls (R38-R40)."""
    while True:
        effect = land(state, thrower, thrown, anticipated, chance, emit)
        if effect is not STANDING:
            after_fall(state, thrower, effect)
            return
        receiver = thrower.opponent
        choice: Counter = yield receiver.requests.counter
        if not counters(state, receiver, choice, chance, emit):
            break
        thrown, anticipated = yield receiver.requests.punches
        if smothered(state, receiver, thrown, emit):
            break
        state.at = thrower = receiver
        counterpunch_landed(thrower)
    yield from after_exchange(state, thrower, emit)


def counters(state: BoutState, boxer: Boxer, choice: Counter, chance: Chance, emit: Emit | None) -> bool:
    """Whether the boxer just hit gets a counterpunch on target (R38); declining is failing (R39)."""
    declined = choice is DECLINE
    if declined or chance.roll(100, "cp") > effective_counterpunch(boxer):
        if emit:
            emit(CounterFailed(state.round, state.turn, boxer.corner, declined))
        return False
    if emit:
        emit(Countered(state.round, state.turn, boxer.corner))
    if chance.roll(100, "hit") > effective_agility(boxer.opponent):
        return True
    if emit:
        emit(PunchMissed(state.round, state.turn, boxer.corner, None))
    return False


def after_fall(state: BoutState, thrower: Boxer, effect: Effect) -> None:
    """A knockdown closes the turn with the thrower as attacker (R33); the rest ends the bout (R27, R34)."""
    if effect is Effect.DOWN:
        state.at = thrower
        end_clinch(thrower.opponent)
    elif effect is Effect.SPENT:
        raise BoutOver(Method.TKO, thrower.opponent.corner)
    else:
        raise BoutOver(Method.KO if effect is Effect.KNOCKED_OUT else Method.TKO, thrower.corner)


def after_exchange(state: BoutState, at: Boxer, emit: Emit | None) -> Script[None]:
    """AT landed the last punch: DF keeps his clinch (R77) or gives ground (R44); nobody moves in turn 18 (R48)."""
    if state.turn == TURNS:
        return
    df = at.opponent
    if df.clinch:
        choice: Clinch = yield df.requests.clinch
        if choice is KEEP:
            if emit:
                emit(ClinchKept(state.round, state.turn, df.corner))
            return
        end_clinch(df)
    yield from after_hit(state, at, emit)
