"""The script of a Ringside bout, in the order of the rule book (R14 to R22, R38 to R58).

Only functions that ask are generators; they yield a request and are resumed with the choice.
Whatever ends the bout raises ``BoutOver``.  Without ``emit`` no event is built.
"""

from __future__ import annotations

from typing import NoReturn

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import BLUE, RED, Corner, Script
from ringside_manager.bout.events import BoutEnded, Emit, RoundScored
from ringside_manager.bout.outcome import BoutOver, Method, Outcome, scorecards
from ringside_manager.engines.ringside.events import (
    AttackWon,
    ClinchKept,
    CouldNotMove,
    Countered,
    CounterFailed,
    Dodged,
    DrivenBack,
    Followed,
    PunchMissed,
    Recovered,
    Trapped,
    TurnBegan,
)
from ringside_manager.engines.ringside.punching import (
    Effect,
    begin_rush,
    counterpunch_landed,
    effective_agility,
    effective_counterpunch,
    end_clinch,
    land,
    take_up,
)
from ringside_manager.engines.ringside.state import BoutState, Boxer, Clinch, Counter, Rush
from ringside_manager.engines.ringside.tables import (
    HOOKS,
    MUST_SYSTEMS,
    RECOVERY,
    TURNS,
    Punch,
    Square,
    Tactic,
    retreat,
)

# Movement at the end of a turn (R41-R49)


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


# The end of a round and of a bout: scoring, recovery, the decision, the result (R50-R58)


def round_points(scoring: str, red: int, blue: int) -> tuple[int, int]:
    """Points of red and blue for a round of that much damage each (R52, R56)."""
    if scoring == "rounds":
        return int(red > blue), int(blue > red)
    difference = abs(red - blue)
    better, other = next(
        points for largest, *points in MUST_SYSTEMS[scoring] if largest is None or difference <= largest
    )
    return (better, other) if red > blue else (other, better)


def score_round(state: BoutState, emit: Emit | None) -> None:
    """The boxer who caused more damage wins the round (R52)."""
    red, blue = state.red, state.blue
    tally = red.scored, blue.scored
    points = round_points(state.scoring, *tally)
    for boxer, won in zip((red, blue), points, strict=True):
        boxer.points += won
        boxer.rounds.append(won)
        boxer.total_damage += boxer.scored
    if emit:
        emit(RoundScored(state.round, tally, points, leader(*tally)))


def recover(state: BoutState, emit: Emit | None) -> None:
    """Between two rounds each regains up to 10 Endurance, never above his starting total (R55)."""
    for boxer in (state.red, state.blue):
        boxer.endurance = min(boxer.endurance + RECOVERY, boxer.starting_total)
    if emit:
        emit(Recovered(state.round, (state.red.endurance, state.blue.endurance)))


def leader(red: int, blue: int) -> Corner | None:
    """The corner with the larger number; ``None`` when they are equal."""
    return None if red == blue else RED if red > blue else BLUE


def decide(state: BoutState) -> NoReturn:
    """After the last scheduled round the points decide (R57)."""
    winner = leader(state.red.points, state.blue.points)
    state.turn = TURNS
    raise BoutOver(Method.DEC if winner else Method.DRAW, winner)


def ended(state: BoutState, over: BoutOver) -> Outcome:
    """Everything the record of a bout holds (R58); damage of a round that was not finished belongs to the totals (R26)."""
    red, blue = state.red, state.blue
    unfinished = over.method not in (Method.DEC, Method.DRAW)
    for boxer in (red, blue):
        boxer.rush = boxer.backpedal = False  # the turn is over (R71, R82)
        boxer.total_damage += boxer.scored if unfinished else 0
    return Outcome(
        method=over.method,
        winner=over.winner,
        round=state.round,
        time=state.turn,
        knockdowns=(red.knockdowns, blue.knockdowns),
        damage=(red.total_damage, blue.total_damage),
        landed=(red.total_landed, blue.total_landed),
        loss=(red.unreduced_total - red.endurance, blue.unreduced_total - blue.endurance),
        start=(red.unreduced_total, blue.unreduced_total),
        scorecards=scorecards(state.cards),
    )


# The script of a Ringside bout, in the order of the rule book (R14-R22, R38-R40, R49)


# Looking a member up in its enum costs as much as a die; the loops below do it ten thousand times a second.
RUSH, DECLINE, KEEP, STANDING = Rush.RUSH, Counter.DECLINE, Clinch.KEEP, Effect.STANDING


def bout(state: BoutState, chance: Chance, emit: Emit | None) -> Script[Outcome]:
    """A bout from where ``state`` stands, at its beginning from the roll of R14, to its end (R16, R36)."""
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
    """One turn in the order of R18 (R17, R20, R21, R41, R49, R64, R72, R78)."""
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
    """The first punch is on target: punch and counterpunch until one fails or somebody falls (R38-R40, R22)."""
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
