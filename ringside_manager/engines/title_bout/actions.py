"""What the fighter in control does: actions, finishing runs, strategies (T46 to T51, T71 to T77, T167)."""

from __future__ import annotations

from enum import Enum

from ringside_manager.bout.events import Emit
from ringside_manager.bout.request import Both, Script
from ringside_manager.engines.title_bout import cuts, fouls, traits
from ringside_manager.engines.title_bout.deck import ActionCard, Place, Word
from ringside_manager.engines.title_bout.effective import finishing_cards, hold, refresh
from ringside_manager.engines.title_bout.ending import score
from ringside_manager.engines.title_bout.events import (
    CameFree,
    Clinched,
    Countered,
    CounterOpened,
    FinishBegan,
    FinishBroken,
    FinishEnded,
    Moved,
    PunchLanded,
    PunchMissed,
    StrategyNamed,
    WordDrawn,
)
from ringside_manager.engines.title_bout.knockdowns import Blow, power_punch
from ringside_manager.engines.title_bout.options import PLANS, Strategy
from ringside_manager.engines.title_bout.state import Action, BoutState, Cause, Fighter
from ringside_manager.engines.title_bout.tables import Offence

# Naming strategies, and what they do to clinches (section 26)


HOLDING = 5
"""T175, T185: the clinch of a round that is one too many."""
SMART = 4
"""T190: what Ring Smarts takes from the digit."""


def name(state: BoutState, emit: Emit | None) -> Script[None]:
    """Before a round each side may name a strategy, in secret (T167)."""
    mine, his = yield Both(state.red.requests.strategy, state.blue.requests.strategy)
    attempt(state, state.red, mine, emit)
    attempt(state, state.blue, his, emit)


def try_again(state: BoutState, emit: Emit | None) -> Script[None]:
    """Within a round, once by each side (T167, ``midround_strategy``)."""
    for fighter in state.fighters:
        if not fighter.tried:
            choice: Strategy = yield fighter.requests.strategy
            if choice is not Strategy.NONE:
                fighter.tried = True
                attempt(state, fighter, choice, emit)


def attempt(state: BoutState, fighter: Fighter, strategy: Strategy, emit: Emit | None) -> None:
    """One spare number decides whether the strategy works (T167)."""
    if strategy is Strategy.NONE:
        return
    plan = PLANS[strategy]
    number, rating = state.deck.spare("RN").rnv, fighter.card.strategy(plan.group)
    smart = state.options.traits and traits.is_smart(fighter)
    works = succeeds(number, rating, smart=smart)
    if works:
        fighter.strategy, fighter.plan = strategy, plan
        refresh(state)
    if emit:
        drawn = digit(number, smart)
        emit(StrategyNamed(state.round, state.second, fighter.corner, strategy.value, drawn, rating, works))


def digit(number: int, smart: bool = False) -> int:
    """The last digit of an RN, 0 counting as 10, 4 less but not below 1 for Ring Smarts (T167, T190)."""
    last = number % 10 or 10
    return max(1, last - SMART) if smart else last


def succeeds(number: int, rating: int, *, smart: bool = False) -> bool:
    """Whether an RN is low enough for the rating of the strategy's group (T167)."""
    return digit(number, smart) <= rating


def clinch(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """A clinch (T49), which some fighters draw out (T175, T185)."""
    constant = state.options.traits and traits.clinches(fighter)
    removed = 0
    if constant or fighter.plan.clinch_cards:
        fighter.clinches += 1
        removed = min(state.deck.left, fighter.plan.clinch_cards + (1 if constant else 0))
        state.deck.remove(removed)
    if emit:
        emit(Clinched(state.round, state.second, fighter.corner, removed))
    if fighter.clinches == HOLDING and fighter.plan.clinch_cards:
        fouls.warn(state, fighter, Offence.HOLDING, emit)
    elif fighter.clinches == HOLDING and constant:
        fouls.take_point(state, fighter, emit)


# What the fighter in control does with his action card, and the counter to it (sections 9, 10 and 12)


class Swing(Enum):
    """What an action means for control and finishing runs (T38, T70, T77)."""

    NONE = "none"
    OWN_HALF = "own_half"
    OWN_FULL = "own_full"
    COUNTER_FOUR = "counter_four"
    COUNTER_FLASH = "counter_flash"
    COUNTER_HALF = "counter_half"
    COUNTER_FULL = "counter_full"


# Members are looked up here once; the loop below reads them ten thousand times a second.
NONE = Swing.NONE
LAND, MISS, OPEN, CLINCH, MOVE, POWER = (
    Action.LAND, Action.MISS, Action.OPEN, Action.CLINCH, Action.MOVE, Action.POWER,
)  # fmt: skip
_OWN = {
    Blow.PLAIN: Swing.NONE,
    Blow.FOUR: Swing.NONE,
    Blow.FLASH: Swing.NONE,
    Blow.HALF: Swing.OWN_HALF,
    Blow.FULL: Swing.OWN_FULL,
}
_COUNTERS = {
    Blow.PLAIN: Swing.NONE,
    Blow.FOUR: Swing.COUNTER_FOUR,
    Blow.FLASH: Swing.COUNTER_FLASH,
    Blow.HALF: Swing.COUNTER_HALF,
    Blow.FULL: Swing.COUNTER_FULL,
}


def act(state: BoutState, fighter: Fighter, emit: Emit | None) -> Swing:
    """The fighter in control draws a card and acts (T46, T47)."""
    card = state.deck.draw("RN")
    action = fighter.actions[card.rn]  # a word stands at 0
    if action is LAND:
        land(state, fighter, False, emit)
        return NONE
    if action is MISS:
        return miss(state, fighter, emit)
    if action is CLINCH:
        clinch(state, fighter, emit)
        return NONE
    if action is MOVE:
        move(state, fighter, emit)
        return NONE
    if action is POWER:
        return _OWN[power_punch(state, fighter, False, emit)]
    if action is OPEN:
        return opened(state, fighter, emit)
    return word(state, fighter, card, emit)


# Punches


def land(state: BoutState, fighter: Fighter, countering: bool, emit: Emit | None) -> None:
    """A punch lands without power: its type and points by RESULT, and perhaps a cut check (T50, T54)."""
    card = state.deck.finish("RES")
    hit = fighter.hits[card.result]
    fighter.landed += 1
    fighter.landed_round += 1
    fighter.body_hits += fighter.plan.body
    if emit:
        emit(PunchLanded(state.round, state.second, fighter.corner, hit.punch.value, hit.points, countering))
    score(state, fighter, hit.points, emit)
    if card.cuts:
        if state.running and state.options.ki_timing:
            state.waiting.append(("cut", fighter.opponent))
        else:
            cuts.cut_check(state, fighter.opponent, Cause.LEGAL, emit)


def miss(state: BoutState, fighter: Fighter, emit: Emit | None) -> Swing:
    """A plain miss (T48, T153)."""
    fighter.missed += 1
    if emit:
        emit(PunchMissed(state.round, state.second, fighter.corner))
    return NONE


def opened(state: BoutState, fighter: Fighter, emit: Emit | None) -> Swing:
    """A miss in the window: the opponent tries a counter, unless the bell has gone (T48, T67)."""
    fighter.missed += 1
    if emit:
        emit(CounterOpened(state.round, state.second, fighter.corner))
    if not state.deck.left:
        return NONE
    other = fighter.opponent
    card = state.deck.draw("RN")
    landed = card.word is None and card.rn <= other.counter_limit
    if emit:
        emit(Countered(state.round, state.second, other.corner, landed, card.rn, other.counter_limit))
    if not landed:
        other.missed += card.word is None
        return NONE
    if card.rn <= other.power:
        return _COUNTERS[power_punch(state, other, True, emit)]
    land(state, other, True, emit)
    return NONE


# Everything else


def move(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """Ring movement (T51); on the last card it does nothing (T20), in a run with ``ki_timing`` neither (T154)."""
    if not state.deck.left or (state.running and state.options.ki_timing):
        return
    if state.trapped is fighter:
        come_free(state, fighter, emit)
        return
    place = state.deck.draw("POS").place
    hold(state, place, None if place is Place.CENTER else fighter.opponent)
    if emit:
        emit(Moved(state.round, state.second, fighter.corner, place.value))


def come_free(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """The trapped fighter brings the action back to ring center without a card (T51, T72)."""
    hold(state, Place.CENTER, None)
    if emit:
        emit(CameFree(state.round, state.second, fighter.corner))


def word(state: BoutState, fighter: Fighter, card: ActionCard, emit: Emit | None) -> Swing:
    """A word instead of a number (T46); with ``ki_timing`` only an injury is noted in a run (T154)."""
    drawn = card.word
    waits = state.running is not None and state.options.ki_timing
    if drawn is Word.INJURY and state.options.ignore_injuries:
        return by_number(state, fighter, card.result, emit)
    if emit:
        emit(WordDrawn(state.round, state.second, fighter.corner, card.word.value if card.word else ""))
    if drawn is Word.INJURY and waits:
        state.waiting.append(("injury", fighter))
    elif drawn is Word.INJURY:
        fouls.injury(state, fighter, emit)
    elif not waits:
        (fouls.foul if drawn is Word.FOUL else fouls.special)(state, fighter, emit)
    return NONE


def by_number(state: BoutState, fighter: Fighter, number: int, emit: Emit | None) -> Swing:
    """The action of a number that was not drawn as RN (T115, ``ignore_injuries``)."""
    action = fighter.actions[number]
    if action is POWER:
        return _OWN[power_punch(state, fighter, False, emit)]
    if action is OPEN:
        return opened(state, fighter, emit)
    if action is MISS:
        return miss(state, fighter, emit)
    {LAND: _land, CLINCH: clinch, MOVE: move}[action](state, fighter, emit)
    return NONE


def _land(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    land(state, fighter, False, emit)


def settle_waiting(state: BoutState, emit: Emit | None) -> None:
    """What a run has put off, in order (T154)."""
    waiting, state.waiting = state.waiting, []
    for what, fighter in waiting:
        if what == "cut":
            cuts.cut_check(state, fighter, Cause.LEGAL, emit)
        else:
            fouls.injury(state, fighter, emit)


# Killer instinct: the finishing run (section 13)


_BREAKS = (Swing.COUNTER_FLASH, Swing.COUNTER_HALF, Swing.COUNTER_FULL)
_HALF = (Swing.OWN_HALF, Swing.COUNTER_HALF)


def after(state: BoutState, fighter: Fighter, swing: Swing, emit: Emit | None) -> Fighter:
    """Who makes the next control check after a counter or the start of a run in the action of ``fighter`` (T38, T70)."""
    if swing in (Swing.COUNTER_FOUR, Swing.COUNTER_FLASH):
        return fighter.opponent
    owner = fighter if swing in (Swing.OWN_HALF, Swing.OWN_FULL) else fighter.opponent
    return finish(state, owner, run_length(owner, swing), emit)


def run_length(owner: Fighter, swing: Swing) -> int:
    """Cards of the run: KI, or half of it rounded up after a 5H (T71, T155)."""
    cards = finishing_cards(owner)
    return -(-cards // 2) if swing in _HALF else cards


def finish(state: BoutState, owner: Fighter, cards: int, emit: Emit | None) -> Fighter:
    """Runs until one is played to its end; who makes the next control check (T71-T77)."""
    while True:
        swing = run(state, owner, cards, emit)
        if swing not in _BREAKS:
            return owner
        owner = owner.opponent
        if swing is Swing.COUNTER_FLASH:
            return owner
        cards = run_length(owner, swing)


def run(state: BoutState, owner: Fighter, cards: int, emit: Emit | None) -> Swing:
    """One run; the swing that broke it, or ``NONE``."""
    deck = state.deck
    if state.trapped is owner:
        come_free(state, owner, emit)
    cards = min(cards, deck.left)
    state.run_until = deck.drawn + cards
    if emit:
        emit(FinishBegan(state.round, state.second, owner.corner, cards))
    state.running = owner
    swing = Swing.NONE
    while swing not in _BREAKS and deck.left and deck.drawn < state.run_until:
        swing = act(state, owner, emit)
    broken = swing in _BREAKS
    state.running = None
    if emit:
        told = FinishBroken if broken else FinishEnded
        emit(told(state.round, state.second, owner.corner))
    if state.waiting:
        settle_waiting(state, emit)
    return swing if broken else Swing.NONE
