"""Between two rounds, in the order of T137."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.bout.request import Script
from ringside_manager.engines.title_bout import corner_work, texts, traits
from ringside_manager.engines.title_bout.action_card import Place
from ringside_manager.engines.title_bout.card import Stance
from ringside_manager.engines.title_bout.effective import hold, refresh
from ringside_manager.engines.title_bout.ending import decide, stopped
from ringside_manager.engines.title_bout.events import CarriedOver, Recovered, RibHeld, Tired
from ringside_manager.engines.title_bout.judging import note_ahead, score_round
from ringside_manager.engines.title_bout.knockdowns import carried_rating, carry_over_limit
from ringside_manager.engines.title_bout.scoring import points_to_win, score
from ringside_manager.engines.title_bout.state import BoutState, CutPlace, Fighter
from ringside_manager.engines.title_bout.strategies import NO_CHANGES, NO_PLAN, Strategy
from ringside_manager.engines.title_bout.tables import CONDITION_POINTS
from ringside_manager.engines.title_bout.wounds import mouth_loss

NOSE_AND_LIP = 5
"""T83: END lost before every round with a bloody nose and a torn lip."""
SOUTHPAW_ROUNDS, SOUTHPAWS_ROUNDS = 5, 3
"""T152."""


def interval(state: BoutState, emit: Emit | None) -> Script[None]:
    """Steps 1 to 8 of T137; the last round ends with the decision."""
    if state.options.aggressor_bonus and state.aggressor.points > state.aggressor.opponent.points:
        score(state, state.aggressor, 1, emit)  # T147
    score_round(state, emit)
    note_ahead(state)
    tire(state, emit)
    if state.is_last_round:
        decide(state, emit)
    if state.options.traits:
        traits.round_over(state, emit)
    hard_hit = [fighter for fighter in state.fighters if fighter.opponent.points >= CONDITION_POINTS]
    for fighter in state.fighters:
        fighter.history.append(fighter.points)
        fighter.points = 0
    for fighter in hard_hit:  # T79
        texts.condition(state, fighter, emit)
    for fighter in state.fighters:
        if fighter.cuts or fighter.pending_eyes or state.options.advanced_cuts:
            yield from corner_work.work(state, fighter, emit)
    for fighter in state.fighters:
        check_carry_over(state, fighter, emit)


def tire(state: BoutState, emit: Emit | None) -> None:
    """END falls by the points taken, by missed punches (T153) and by work on the body (T81, T173)."""
    for fighter in state.fighters:
        other = fighter.opponent
        loss = other.points + other.body_hits + mouth_loss(fighter)
        if state.options.missed_punch_penalty:
            loss += fighter.missed
        fighter.endurance = max(0, fighter.endurance - loss)
    if emit:
        emit(Recovered(state.round, (state.red.endurance, state.blue.endurance)))


def check_carry_over(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """Whether a knockdown still tells in the next round (T65)."""
    limit = carry_over_limit(fighter)
    fighter.carries = bool(limit) and state.deck.spare("RN").rnv <= limit
    if fighter.carries and emit:
        emit(CarriedOver(state.round, state.second, fighter.corner))


def get_ready(state: BoutState, emit: Emit | None) -> None:
    """Steps 9 to 11 of T137; then the round's fifty cards (T17), and all that counts within it at its beginning."""
    for fighter in state.fighters:
        check_rib(state, fighter, emit)
    if state.round:
        for fighter in state.fighters:
            fatigue(state, fighter, emit)
    state.round += 1
    state.deck.begin_round()
    state.moved = state.passed = False
    state.stale = state.stale or any(map(is_changed, state.fighters))
    for fighter in state.fighters:
        fighter.temporary = carried_rating(fighter) if fighter.carries else None  # T66
        fresh_round(fighter)
    for fighter in state.fighters:
        fighter.tko_at = points_to_win(state, fighter)
        fighter.extra_points = bleeding_points(state, fighter.opponent)
    if state.options.southpaw:
        southpaws(state)
    if state.options.traits:
        traits.round_begins(state, emit)
    hold(state, Place.CENTER, None)
    if state.stale or state.options.southpaw or state.options.traits:
        refresh(state)
        state.stale = False


def check_rib(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """A cracked rib may end the bout before a round (T120)."""
    if not fighter.rib:
        return
    if state.deck.spare("RN").rnv <= fighter.rib:
        stopped(state, fighter, "injury", emit)
    if emit:
        emit(RibHeld(state.round, state.second, fighter.corner))


def fatigue(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """Nose and lip cost Endurance (T83); without any left he is fatigued for good (T82)."""
    if fighter.fatigued:
        return
    if CutPlace.NOSE_BLEED in fighter.cuts and CutPlace.LIP in fighter.cuts:
        fighter.endurance = max(0, fighter.endurance - NOSE_AND_LIP)
    if fighter.endurance == 0:
        fighter.fatigued = True
        fighter.side = fighter.card.fatigued
        state.stale = True
        if emit:
            emit(Tired(state.round, state.second, fighter.corner))


def is_changed(fighter: Fighter) -> bool:
    """Whether something changes his numbers that ends with the round just fought, or begins with the next one."""
    lasting = fighter.for_round is NO_CHANGES and fighter.coming is NO_CHANGES and fighter.plan is NO_PLAN
    return not lasting or fighter.forced or fighter.carries or fighter.temporary is not None


def fresh_round(fighter: Fighter) -> None:
    """Everything that counts within a round begins anew."""
    fighter.down_before = bool(fighter.counts)
    fighter.counts = []
    fighter.carries = fighter.forced = fighter.tried = False
    fighter.downs = fighter.scored = fighter.landed_round = fighter.body_hits = 0
    fighter.missed = fighter.clinches = fighter.warnings_round = fighter.deducted = fighter.points = 0
    fighter.for_round, fighter.coming = fighter.coming, NO_CHANGES
    fighter.strategy, fighter.plan = Strategy.NONE, NO_PLAN


def bleeding_points(state: BoutState, bleeder: Fighter) -> int:
    """What the other gets for cuts that bleed at the bell: 1 if one seeps, 2 if one bleeds (T156)."""
    if not state.options.bleeding_points or state.options.advanced_cuts:
        return 0
    return max((cut.penalty for cut in bleeder.cuts.values()), default=0)


def southpaws(state: BoutState) -> None:
    """T152: an orthodox fighter against a southpaw, and two southpaws."""
    for fighter in state.fighters:
        mine, his = fighter.card.stance, fighter.opponent.card.stance
        if mine is Stance.ORTHODOX and his is Stance.SOUTHPAW and state.round <= SOUTHPAW_ROUNDS:
            fighter.for_round = fighter.for_round.plus(cf=-1)
        if mine is his is Stance.SOUTHPAW and state.round <= SOUTHPAWS_ROUNDS:
            fighter.for_round = fighter.for_round.plus(defence=2)
