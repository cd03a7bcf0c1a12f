"""The script of a Title Bout II bout: setting up, rounds, intervals (T26, T31 to T45, T80 to T107).

Only functions that ask are generators; they yield a request and are resumed with the choice.  Whatever ends the bout
raises ``BoutOver``, so no later step is done (T4).  Without a listener no event is built.
"""

from __future__ import annotations

from typing import Any

from ringside_manager.bout.corner import Both, Request, Script
from ringside_manager.bout.events import BoutEnded
from ringside_manager.bout.outcome import BoutOver, Outcome
from ringside_manager.engines.title_bout import actions, corner_work, effective, fouls, judging
from ringside_manager.engines.title_bout.actions import NONE, act, after
from ringside_manager.engines.title_bout.card import Stance
from ringside_manager.engines.title_bout.cuts import mouth_loss
from ringside_manager.engines.title_bout.deck import Place
from ringside_manager.engines.title_bout.effective import hold, refresh
from ringside_manager.engines.title_bout.events import (
    BellRang,
    CarriedOver,
    ControlChecked,
    OfficialsNamed,
    Recovered,
    RibHeld,
    RoundBegan,
    StyleChosen,
    Tired,
)
from ringside_manager.engines.title_bout.judging import (
    decide,
    note_ahead,
    points_to_win,
    score,
    score_round,
    stopped,
)
from ringside_manager.engines.title_bout.knockdowns import carried_rating, carry_over_limit
from ringside_manager.engines.title_bout.options import NO_CHANGES, NO_PLAN, Strategy, Style
from ringside_manager.engines.title_bout.state import BoutState, CutPlace, Fighter
from ringside_manager.engines.title_bout.tables import (
    CONDITION_POINTS,
    CORNER_SKILL_LIMITS,
    CORNER_SKILLS,
    DOCTOR_LIMITS,
    DOCTORS,
    REFEREE_LIMITS,
    REFEREES,
    SKILL_LIMITS,
    SKILLS,
)

# Before the bout: officials, corner men and traits (section 5, T26)


RANDOM = "random"


def set_up(state: BoutState) -> None:
    """Everything that is drawn before the first bell, in the order of T26."""
    options, red, blue = state.options, state.red, state.blue
    state.referee = drawn(state, options.referee, REFEREES, REFEREE_LIMITS)
    if options.advanced_cuts:
        red.corner_skill = drawn(state, options.red_corner, CORNER_SKILLS, CORNER_SKILL_LIMITS)
        blue.corner_skill = drawn(state, options.blue_corner, CORNER_SKILLS, CORNER_SKILL_LIMITS)
        state.doctor = drawn(state, options.doctor, DOCTORS, DOCTOR_LIMITS)
    else:
        corner_men(state)
    if state.emit:
        state.emit(officials(state))
    if options.traits:
        effective.traits_at_first(state)


def drawn(state: BoutState, named: str, names: tuple[str, ...], limits: tuple[int, ...]) -> str:
    """The official named, or one by RNv (T24, T25, T162, T165)."""
    if named != RANDOM:
        return named
    number = state.deck.spare("RN").rnv
    return next(name for name, limit in zip(names, limits, strict=True) if number <= limit)


def corner_men(state: BoutState) -> None:
    """A cut man and a swelling man for each corner, or one for both jobs (T25)."""
    options = state.options
    for fighter, cut_man, swelling_man in (
        (state.red, options.red_cut_man, options.red_swelling_man),
        (state.blue, options.blue_cut_man, options.blue_swelling_man),
    ):
        fighter.cut_skill = drawn(state, cut_man, SKILLS, SKILL_LIMITS)
        alone = options.one_man_corner
        fighter.swelling_skill = (
            fighter.cut_skill if alone else drawn(state, swelling_man, SKILLS, SKILL_LIMITS)
        )


def officials(state: BoutState) -> OfficialsNamed:
    """Who does what, as far as the options in force give him anything to do."""
    red, blue = state.red, state.blue
    if state.options.advanced_cuts:
        nobody = ("", "")
        return OfficialsNamed(
            0, state.referee, nobody, nobody, (red.corner_skill, blue.corner_skill), state.doctor
        )
    men = (red.cut_skill, blue.cut_skill), (red.swelling_skill, blue.swelling_skill)
    return OfficialsNamed(0, state.referee, *men, ("", ""), "")


# Between two rounds, in the order of T137


NOSE_AND_LIP = 5
"""T83: END lost before every round with a bloody nose and a torn lip."""
SOUTHPAW_ROUNDS, SOUTHPAWS_ROUNDS = 5, 3
"""T152."""


def interval(state: BoutState) -> Script[None]:
    """Steps 1 to 8 of T137; the last round ends with the decision (T22, T79, T147)."""
    if state.options.aggressor_bonus and state.aggressor.points > state.aggressor.opponent.points:
        score(state, state.aggressor, 1)  # T147
    score_round(state)
    note_ahead(state)
    tire(state)
    if state.is_last_round:
        decide(state)
    if state.options.traits:
        effective.traits_after_round(state)
    hard_hit = [fighter for fighter in state.fighters if fighter.opponent.points >= CONDITION_POINTS]
    for fighter in state.fighters:
        fighter.history.append(fighter.points)
        fighter.points = 0
    for fighter in hard_hit:  # T79
        fouls.condition(state, fighter)
    for fighter in state.fighters:
        if fighter.cuts or fighter.pending_eyes or state.options.advanced_cuts:
            yield from corner_work.work(state, fighter)
    for fighter in state.fighters:
        check_carry_over(state, fighter)


def tire(state: BoutState) -> None:
    """END falls by the points taken, by missed punches (T153) and by work on the body (T81, T173)."""
    for fighter in state.fighters:
        other = fighter.opponent
        loss = other.points + other.body_hits + mouth_loss(fighter)
        if state.options.missed_punch_penalty:
            loss += fighter.missed
        fighter.endurance = max(0, fighter.endurance - loss)
    if state.emit:
        state.emit(Recovered(state.round, (state.red.endurance, state.blue.endurance)))


def check_carry_over(state: BoutState, fighter: Fighter) -> None:
    """Whether a knockdown still tells in the next round (T65)."""
    limit = carry_over_limit(fighter)
    fighter.carries = bool(limit) and state.deck.spare("RN").rnv <= limit
    if fighter.carries:
        state.tell(CarriedOver, fighter)


def get_ready(state: BoutState) -> None:
    """Steps 9 to 11 of T137; then the round's fifty cards (T17), and all that counts within it at its beginning (T64)."""
    for fighter in state.fighters:
        check_rib(state, fighter)
    if state.round:
        for fighter in state.fighters:
            fatigue(state, fighter)
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
        effective.traits_of_round(state)
    hold(state, Place.CENTER, None)
    if state.stale or state.options.southpaw or state.options.traits:
        refresh(state)
        state.stale = False


def check_rib(state: BoutState, fighter: Fighter) -> None:
    """A cracked rib may end the bout before a round (T120)."""
    if not fighter.rib:
        return
    if state.deck.spare("RN").rnv <= fighter.rib:
        stopped(state, fighter, "injury")
    state.tell(RibHeld, fighter)


def fatigue(state: BoutState, fighter: Fighter) -> None:
    """Nose and lip cost Endurance (T83); without any left he is fatigued for good (T82)."""
    if fighter.fatigued:
        return
    if len(fighter.cuts) > 1 and CutPlace.NOSE_BLEED in fighter.cuts and CutPlace.LIP in fighter.cuts:
        fighter.endurance = max(0, fighter.endurance - NOSE_AND_LIP)
    if fighter.endurance == 0:
        fighter.fatigued = True
        fighter.side = fighter.card.fatigued
        state.stale = True
        state.tell(Tired, fighter)


def is_changed(fighter: Fighter) -> bool:
    """Whether something changes his numbers that ends with the round just fought, or begins with the next one."""
    lasting = fighter.for_round is NO_CHANGES and fighter.coming is NO_CHANGES and fighter.plan is NO_PLAN
    return not lasting or fighter.forced or fighter.carries or fighter.temporary is not None


def fresh_round(fighter: Fighter) -> None:
    """Everything that counts within a round begins anew (T40)."""
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


# The script of a Title Bout II bout, in the order of the rule book (T31-T38, T137)


def bout(state: BoutState) -> Script[Outcome]:
    """A bout from where ``state`` stands to its end (T4, T136)."""
    try:
        if not state.begun:
            set_up(state)
            state.begun = True
            yield from next_round(state)
        while True:
            yield from fight_round(state)
            yield from interval(state)
            yield from next_round(state)
    except BoutOver as over:
        outcome = judging.outcome(state, over)
    if state.emit:
        state.emit(BoutEnded(outcome.round, outcome))
    return outcome


def next_round(state: BoutState) -> Script[None]:
    """Before a round: what the interval leaves to do, styles and strategies, the bell (T137, steps 9 to 13, T34)."""
    get_ready(state)
    if state.style_asked is not None:
        take_styles(state, state.style_asked, (yield state.style_asked))
    if state.options.strategies:
        yield from actions.name(state)
    state.aggressor = state.checker = aggressor(state)
    state.tell(RoundBegan, state.aggressor)


def fight_round(state: BoutState) -> Script[None]:
    """Control checks and actions until the round deck is used up (T35-T38, T18)."""
    deck = state.deck
    passed, state.passed = state.passed, False  # taken up again behind a check
    while deck.left:
        if not passed:
            if state.moved:
                yield from think_again(state)
            check_control(state)
            if not deck.left:
                break
        passed = False
        fighter = state.checker
        swing = act(state, fighter)
        if swing is not NONE:
            state.checker = after(state, fighter, swing)
    if state.emit:
        state.emit(BellRang(state.round))


def check_control(state: BoutState) -> None:
    """Control checks in turn until one passes or the round deck is used up (T35, T36)."""
    deck, checker, emit = state.deck, state.checker, state.emit
    draw = deck.draw
    while deck.left:
        drawn = draw("CF").cf
        if emit:
            tell_check(state, checker, drawn)
        if drawn <= checker.cf:
            break
        checker = checker.opponent
    state.checker = checker


def tell_check(state: BoutState, checker: Fighter, drawn: int) -> None:
    """Tell a control check; a bout may be taken up again behind it."""
    passed = drawn <= checker.cf
    state.passed, state.checker = passed, checker if passed else checker.opponent
    state.tell(ControlChecked, checker, passed, drawn, checker.cf)
    state.passed = False


# Aggressor


def aggressor(state: BoutState) -> Fighter:
    """Who makes the first control check of the round (T31-T34)."""
    red, blue = state.red, state.blue
    if red.side.aggressiveness != blue.side.aggressiveness:
        return red if red.side.aggressiveness > blue.side.aggressiveness else blue
    if state.round > 1 and state.last_ahead is not None:
        return state.last_ahead
    if state.level_breaker is None:
        state.level_breaker = better_rated(state)
    return state.level_breaker


def better_rated(state: BoutState) -> Fighter:
    """The higher overall rating, else the higher RNv, drawn again while they tie (T32)."""
    red, blue = state.red, state.blue
    if red.card.overall != blue.card.overall:
        return red if red.card.overall > blue.card.overall else blue
    mine, his = state.deck.spare("RN").rnv, state.deck.spare("RN").rnv
    while mine == his:
        mine, his = state.deck.spare("RN").rnv, state.deck.spare("RN").rnv
    return red if mine > his else blue


# Styles


def take_styles(state: BoutState, asked: Request[Style] | Both, answer: Any) -> None:
    """Fighters who may box or slug have chosen before a round or a control check, in secret if both may (T27)."""
    if isinstance(asked, Both):
        take_style(state, state.red, answer[0])
        take_style(state, state.blue, answer[1])
    else:
        take_style(state, state.fighter(asked.corner), answer)


def take_style(state: BoutState, fighter: Fighter, style: Style) -> None:
    """The fighter fights so from now on (T27, T28)."""
    if style is fighter.style and (state.round > 1 or state.deck.drawn):
        return
    fighter.style = style
    refresh(state)
    state.tell(StyleChosen, fighter, style.value)


def think_again(state: BoutState) -> Script[None]:
    """Something has happened: before the next control check styles may change (T27), and a strategy be tried (T167)."""
    state.moved = False
    if state.style_asked is not None:
        take_styles(state, state.style_asked, (yield state.style_asked))
    if state.options.strategies and state.options.midround_strategy:
        yield from actions.try_again(state)
