"""The script of a Glory Days bout: how it is set up, segment after segment, round after round (G9 to G14, G97).

Only functions that ask are generators.  Whatever ends the bout raises ``BoutOver``, so nothing later is rolled (G4).
"""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import BLUE, RED, Corner, Script
from ringside_manager.bout.events import BoutEnded, Emit
from ringside_manager.bout.outcome import BoutOver, Method, Outcome
from ringside_manager.bout.terms import Carried, Terms
from ringside_manager.engines.glory_days import trouble
from ringside_manager.engines.glory_days.card import GloryDaysCard
from ringside_manager.engines.glory_days.events import (
    BellRang,
    HandTested,
    OfficialsNamed,
    PlanChosen,
    RoundBegan,
    SegmentEnded,
    Tired,
    TooManyPunches,
)
from ringside_manager.engines.glory_days.segment import contest, press_on
from ringside_manager.engines.glory_days.state import (
    PLANS,
    TOWELS,
    BoutState,
    Boxer,
    Plan,
    Towel,
    ratings,
    refresh,
)
from ringside_manager.engines.glory_days.tables import (
    FACES,
    JUDGE_LIMITS,
    JUDGES,
    REFEREE_LIMITS,
    REFEREE_WILL,
    REFEREES,
    SEGMENTS,
    SHORT_BOUT,
    TOO_MANY,
)
from ringside_manager.engines.glory_days.trouble import decide, score_round, stop

# Before the first bell: both boxers in the ring, stamina, officials (G9 to G14, G97)


def new_bout(
    red: GloryDaysCard, blue: GloryDaysCard, terms: Terms, chance: Chance, emit: Emit | None = None
) -> BoutState:
    """Both boxers in the ring, before anything was rolled (G12)."""
    sides = _boxer(RED, red, blue, terms), _boxer(BLUE, blue, red, terms)
    state = BoutState(*sides, terms, chance, emit)
    for boxer in sides:
        refresh(boxer)
    return state


def _boxer(corner: Corner, card: GloryDaysCard, other: GloryDaysCard, terms: Terms) -> Boxer:
    rated = ratings(card, other)
    full = rated.stamina[0] if terms.rounds <= SHORT_BOUT else rated.stamina[1]
    stamina = carried_stamina(full, terms.carried[corner.index])
    return Boxer(corner, card, rated, full, stamina)


def carried_stamina(full: int, carried: Carried | None) -> int:
    """What is left for a boxer who comes back too early: the whole part of the same share is missing (G13), never
    below 1.
    """
    if carried is None:
        return full
    missing = min(carried.loss, carried.start)
    return max(1, full - full * missing // carried.start)


def set_up(state: BoutState) -> None:
    """Everything that is rolled before the first bell (G97)."""
    state.begun = True
    if not state.options.officials:
        return
    state.referee = _drawn(state, "referee", REFEREES, REFEREE_LIMITS)
    first, second, third = (_drawn(state, "judge_type", JUDGES, JUDGE_LIMITS) for _ in state.judges)
    state.judges = first, second, third
    for boxer in state.boxers:
        boxer.referee_will = REFEREE_WILL.get(state.referee, 0)
        refresh(boxer)
    if state.emit:
        state.emit(OfficialsNamed(0, state.referee, state.judges))


def _drawn(state: BoutState, purpose: str, types: tuple[str, ...], limits: tuple[int, ...]) -> str:
    die = state.throw(None, FACES, purpose)
    return next(name for name, limit in zip(types, limits, strict=True) if die <= limit)


# The end of a round, in the order of G85, and what begins the next one


RETIRED_ON = 1
"""G81, line 94."""


def end_round(state: BoutState) -> None:
    """Stamina, judges, tiring, broken hands; after the last round the cards (G85, G95, G90)."""
    state.between = True
    if state.emit:
        state.emit(BellRang(state.round))
    take_stamina(state)
    score_round(state)
    for boxer in state.boxers:
        tire(state, boxer)
    if state.is_last_round:
        decide(state)
    for boxer in state.boxers:
        if boxer.hand_broken:  # his corner may retire him (G81, line 94; G96)
            die = state.throw(boxer, FACES, "retire", RETIRED_ON)
            state.tell(HandTested, boxer, die, die <= RETIRED_ON)
            if die <= RETIRED_ON:
                stop(state, Method.RTD, boxer.opponent, "injury")


def take_stamina(state: BoutState) -> None:
    """Each loses as much as he was hit in the round (G91), unless that is done already."""
    if not state.options.mid_round_fatigue:
        for boxer in state.boxers:
            boxer.stamina = max(0, boxer.stamina - boxer.taken_round)
    state.settled = True


def tire(state: BoutState, boxer: Boxer) -> None:
    """At 0 he is tired for the rest of the bout (G92)."""
    if boxer.stamina or boxer.tired:
        return
    boxer.tired = True
    refresh(boxer)
    state.tell(Tired, boxer)


def begin_round(state: BoutState) -> None:
    """The bell: what counts within a round begins anew (G106); the minute's rest has ended every hurt (G49, G77)."""
    state.round += 1
    state.segment = 0
    state.between = state.settled = False
    state.rally = None
    for boxer in state.boxers:
        boxer.landed += boxer.landed_round
        boxer.landed_now = boxer.landed_round = boxer.downs = boxer.points_off = 0
        boxer.inside_acts = boxer.outside_acts = 0
        boxer.hurt = boxer.fell = boxer.withstood = False
        boxer.shaken = boxer.shaken and state.options.hurt_over_bell
    state.tell(RoundBegan, state.momentum)


# The script of a Glory Days bout: rounds of nine segments (G4), and whatever is asked between them


def bout(state: BoutState) -> Script[Outcome]:
    """A bout from where ``state`` stands to its end (G4)."""
    try:
        if not state.begun:
            set_up(state)
            yield from next_round(state)
        towel = state.options.towel
        red, blue = state.red, state.blue
        while True:
            while state.segment < SEGMENTS:
                if towel and (red.shaken or blue.shaken):
                    yield from ask_hurt(state)
                segment(state)
            end_round(state)
            if towel:
                yield from ask_both(state)
            yield from next_round(state)
    except BoutOver as over:
        outcome = trouble.outcome(state, over)
    if state.emit:
        state.emit(BoutEnded(outcome.round, outcome))
    return outcome


# What is asked


def next_round(state: BoutState) -> Script[None]:
    """Before a round: the plans of both corners if they have any (G101), then the bell."""
    if state.options.corner_orders:
        plans: tuple[Plan, Plan] = yield PLANS
        for boxer, plan in zip(state.boxers, plans, strict=True):
            boxer.plan = plan
        for boxer in state.boxers:
            refresh(boxer)
            if state.emit:
                state.emit(PlanChosen(state.round + 1, boxer.corner, boxer.plan.value))
    begin_round(state)


def ask_hurt(state: BoutState) -> Script[None]:
    """Whose boxer is hurt may give him up (G105)."""
    shaken = [boxer for boxer in state.boxers if boxer.shaken]
    if len(shaken) > 1:
        yield from ask_both(state)
    elif (yield TOWELS.first if shaken[0].corner is RED else TOWELS.second) is Towel.THROW:
        trouble.towel(state, (shaken[0],))


def ask_both(state: BoutState) -> Script[None]:
    """Both corners may throw in the towel, in secret (G105)."""
    answers: tuple[Towel, Towel] = yield TOWELS
    if Towel.THROW in answers:
        both = zip(state.boxers, answers, strict=True)
        trouble.towel(state, tuple(boxer for boxer, answer in both if answer is Towel.THROW))


# A segment


def segment(state: BoutState) -> None:
    """One segment: who acts, what comes of it, and what it leaves behind (G76, G102)."""
    number = state.segment = state.segment + 1
    red, blue = state.red, state.blue
    red.landed_now = blue.landed_now = 0
    red.fell = blue.fell = False
    if red.shaken or blue.shaken:
        hurt(state)
        if red.hurt or blue.hurt:
            press_on(state, blue if red.hurt else red)
        else:
            contest(state)
        red.hurt = blue.hurt = False
    else:
        contest(state)
    if red.landed_round > TOO_MANY or blue.landed_round > TOO_MANY:
        too_many(state)
    mine, his = red.landed_now, blue.landed_now
    if mine != his:
        state.momentum = red if mine > his else blue  # G76
    if state.options.mid_round_fatigue:
        for boxer in state.boxers:
            tire(state, boxer)
    if state.emit:
        state.emit(SegmentEnded(state.round, number, (mine, his), state.momentum.corner))


def hurt(state: BoutState) -> None:
    """Who was put down or stunned is hurt now (G49); if both are, nobody is treated so (G16)."""
    red, blue = state.red, state.blue
    red.hurt, blue.hurt = red.shaken and not blue.shaken, blue.shaken and not red.shaken
    red.shaken = blue.shaken = False


def too_many(state: BoutState) -> None:
    """More than 25 punches in the round (G55), who took more first, at level numbers he without momentum (G56)."""
    red, blue = state.red, state.blue
    first = state.momentum.opponent
    if red.taken_round != blue.taken_round:
        first = red if red.taken_round > blue.taken_round else blue
    for boxer in (first, first.opponent):
        if boxer.taken_round <= TOO_MANY or boxer.withstood:
            continue
        state.tell(TooManyPunches, boxer, boxer.taken_round)
        if not state.options.accumulation_will_check:
            trouble.stopped(state, boxer, "punches")
        boxer.withstood = True
        trouble.will_check(state, boxer, 2 * boxer.will, "punches")
