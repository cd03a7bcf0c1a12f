"""What the fighter in control does: actions, finishing runs, strategies, and how often the cards say so (T46 to T51, T71 to T77, T167)."""

from __future__ import annotations

from enum import Enum
from functools import cache

from ringside_manager.bout.corner import Both, Script
from ringside_manager.engines.title_bout import cuts, effective, fouls
from ringside_manager.engines.title_bout.deck import ACTION_CARDS, ActionCard, Place, Word
from ringside_manager.engines.title_bout.effective import finishing_cards, hold, refresh
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
from ringside_manager.engines.title_bout.judging import score
from ringside_manager.engines.title_bout.knockdowns import Blow, advanced_reading, basic_reading, power_punch
from ringside_manager.engines.title_bout.options import PLANS, Strategy
from ringside_manager.engines.title_bout.state import Action, BoutState, Cause, Fighter
from ringside_manager.engines.title_bout.tables import TEN_DOWN, WORST_RATING, Offence, Power

# Naming strategies, and what they do to clinches (section 26)


HOLDING = 5
"""T175, T185: the clinch of a round that is one too many."""
SMART = 4
"""T190: what Ring Smarts takes from the digit."""


def name(state: BoutState) -> Script[None]:
    """Before a round each side may name a strategy, in secret (T167)."""
    mine, his = yield Both(state.red.strategy_request, state.blue.strategy_request)
    attempt(state, state.red, mine)
    attempt(state, state.blue, his)


def try_again(state: BoutState) -> Script[None]:
    """Within a round, once by each side (T167, ``midround_strategy``)."""
    for fighter in state.fighters:
        if not fighter.tried:
            choice: Strategy = yield fighter.strategy_request
            if choice is not Strategy.NONE:
                fighter.tried = True
                attempt(state, fighter, choice)


def attempt(state: BoutState, fighter: Fighter, strategy: Strategy) -> None:
    """One spare number decides whether the strategy works (T167)."""
    if strategy is Strategy.NONE:
        return
    plan = PLANS[strategy]
    number, rating = state.deck.spare("RN").rnv, fighter.card.strategy(plan.group)
    smart = state.options.traits and effective.is_smart(fighter)
    works = succeeds(number, rating, smart=smart)
    if works:
        fighter.strategy, fighter.plan = strategy, plan
        refresh(state)
    if state.emit:
        drawn = digit(number, smart)
        state.tell(StrategyNamed, fighter, strategy.value, drawn, rating, works)


def digit(number: int, smart: bool = False) -> int:
    """The last digit of an RN, 0 counting as 10, 4 less but not below 1 for Ring Smarts (T167, T190)."""
    last = number % 10 or 10
    return max(1, last - SMART) if smart else last


def succeeds(number: int, rating: int, *, smart: bool = False) -> bool:
    """Whether an RN is low enough for the rating of the strategy's group (T167)."""
    return digit(number, smart) <= rating


def clinch(state: BoutState, fighter: Fighter) -> None:
    """A clinch (T49), which some fighters draw out (T175, T185)."""
    constant = state.options.traits and effective.clinches(fighter)
    removed = 0
    if constant or fighter.plan.clinch_cards:
        fighter.clinches += 1
        removed = min(state.deck.left, fighter.plan.clinch_cards + (1 if constant else 0))
        state.deck.remove(removed)
    if state.emit:
        state.tell(Clinched, fighter, removed)
    if fighter.clinches == HOLDING and fighter.plan.clinch_cards:
        fouls.warn(state, fighter, Offence.HOLDING)
    elif fighter.clinches == HOLDING and constant:
        fouls.take_point(state, fighter)


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


def act(state: BoutState, fighter: Fighter) -> Swing:
    """The fighter in control draws a card and acts (T46, T47, T13)."""
    card = state.deck.draw("RN")
    action = fighter.actions[card.rn]  # a word stands at 0
    if action is LAND:
        land(state, fighter, False)
        return NONE
    if action is MISS:
        return miss(state, fighter)
    if action is CLINCH:
        clinch(state, fighter)
        return NONE
    if action is MOVE:
        move(state, fighter)
        return NONE
    if action is POWER:
        return _OWN[power_punch(state, fighter, False)]
    if action is OPEN:
        return opened(state, fighter)
    return word(state, fighter, card)


# Punches


def land(state: BoutState, fighter: Fighter, countering: bool) -> None:
    """A punch lands without power: its type and points by RESULT, and perhaps a cut check (T50, T54, T15)."""
    card = state.deck.finish("RES")
    hit = fighter.hits[card.result]
    fighter.landed += 1
    fighter.landed_round += 1
    fighter.body_hits += fighter.plan.body
    if state.emit:
        state.tell(PunchLanded, fighter, hit.punch.value, hit.points, countering)
    score(state, fighter, hit.points)
    if card.cuts:
        if state.running and state.options.ki_timing:
            state.waiting.append(("cut", fighter.opponent))
        else:
            cuts.cut_check(state, fighter.opponent, Cause.LEGAL)


def miss(state: BoutState, fighter: Fighter) -> Swing:
    """A plain miss (T48, T153)."""
    fighter.missed += 1
    if state.emit:
        state.tell(PunchMissed, fighter)
    return NONE


def opened(state: BoutState, fighter: Fighter) -> Swing:
    """A miss in the window: the opponent tries a counter, unless the bell has gone (T48, T67, T68)."""
    fighter.missed += 1
    if state.emit:
        state.tell(CounterOpened, fighter)
    if not state.deck.left:
        return NONE
    other = fighter.opponent
    card = state.deck.draw("RN")
    landed = card.word is None and card.rn <= other.counter_limit
    if state.emit:
        state.tell(Countered, other, landed, card.rn, other.counter_limit)
    if not landed:
        other.missed += card.word is None
        return NONE
    if card.rn <= other.power:
        return _COUNTERS[power_punch(state, other, True)]
    land(state, other, True)
    return NONE


# Everything else


def move(state: BoutState, fighter: Fighter) -> None:
    """Ring movement (T51); on the last card it does nothing (T20), in a run with ``ki_timing`` neither (T154)."""
    if not state.deck.left or (state.running and state.options.ki_timing):
        return
    if state.trapped is fighter:
        come_free(state, fighter)
        return
    place = state.deck.draw("POS").place
    hold(state, place, None if place is Place.CENTER else fighter.opponent)
    if state.emit:
        state.tell(Moved, fighter, place.value)


def come_free(state: BoutState, fighter: Fighter) -> None:
    """The trapped fighter brings the action back to ring center without a card (T51, T72)."""
    hold(state, Place.CENTER, None)
    state.tell(CameFree, fighter)


def word(state: BoutState, fighter: Fighter, card: ActionCard) -> Swing:
    """A word instead of a number (T46); with ``ki_timing`` only an injury is noted in a run (T154)."""
    drawn = card.word
    waits = state.running is not None and state.options.ki_timing
    if drawn is Word.INJURY and state.options.ignore_injuries:
        return by_number(state, fighter, card.result)
    if state.emit:
        state.tell(WordDrawn, fighter, card.word.value if card.word else "")
    if drawn is Word.INJURY and waits:
        state.waiting.append(("injury", fighter))
    elif drawn is Word.INJURY:
        fouls.injury(state, fighter)
    elif not waits:
        (fouls.foul if drawn is Word.FOUL else fouls.special)(state, fighter)
    return NONE


def by_number(state: BoutState, fighter: Fighter, number: int) -> Swing:
    """The action of a number that was not drawn as RN (T115, ``ignore_injuries``)."""
    action = fighter.actions[number]
    if action is POWER:
        return _OWN[power_punch(state, fighter, False)]
    if action is OPEN:
        return opened(state, fighter)
    if action is MISS:
        return miss(state, fighter)
    {LAND: _land, CLINCH: clinch, MOVE: move}[action](state, fighter)
    return NONE


def _land(state: BoutState, fighter: Fighter) -> None:
    land(state, fighter, False)


def settle_waiting(state: BoutState) -> None:
    """What a run has put off, in order (T154)."""
    waiting, state.waiting = state.waiting, []
    for what, fighter in waiting:
        if what == "cut":
            cuts.cut_check(state, fighter, Cause.LEGAL)
        else:
            fouls.injury(state, fighter)


# Killer instinct: the finishing run (section 13)


_BREAKS = (Swing.COUNTER_FLASH, Swing.COUNTER_HALF, Swing.COUNTER_FULL)
_HALF = (Swing.OWN_HALF, Swing.COUNTER_HALF)


def after(state: BoutState, fighter: Fighter, swing: Swing) -> Fighter:
    """Who makes the next control check after a counter or the start of a run in the action of ``fighter`` (T38, T70, T53, T69)."""
    if swing in (Swing.COUNTER_FOUR, Swing.COUNTER_FLASH):
        return fighter.opponent
    owner = fighter if swing in (Swing.OWN_HALF, Swing.OWN_FULL) else fighter.opponent
    return finish(state, owner, run_length(owner, swing))


def run_length(owner: Fighter, swing: Swing) -> int:
    """Cards of the run: KI, or half of it rounded up after a 5H (T71, T155)."""
    cards = finishing_cards(owner)
    return -(-cards // 2) if swing in _HALF else cards


def finish(state: BoutState, owner: Fighter, cards: int) -> Fighter:
    """Runs until one is played to its end; who makes the next control check (T71-T77)."""
    while True:
        swing = run(state, owner, cards)
        if swing not in _BREAKS:
            return owner
        owner = owner.opponent
        if swing is Swing.COUNTER_FLASH:
            return owner
        cards = run_length(owner, swing)


def run(state: BoutState, owner: Fighter, cards: int) -> Swing:
    """One run; the swing that broke it, or ``NONE`` (T72, T73, T74, T75, T76)."""
    deck = state.deck
    if state.trapped is owner:
        come_free(state, owner)
    cards = min(cards, deck.left)
    state.run_until = deck.drawn + cards
    state.tell(FinishBegan, owner, cards)
    state.running = owner
    swing = Swing.NONE
    while swing not in _BREAKS and deck.left and deck.drawn < state.run_until:
        swing = act(state, owner)
    broken = swing in _BREAKS
    state.running = None
    if state.emit:
        told = FinishBroken if broken else FinishEnded
        state.tell(told, owner)
    if state.waiting:
        settle_waiting(state)
    return swing if broken else Swing.NONE


# How often the hundred action cards say what, exactly: chances in 100, for nothing is drawn but cards (T19, T21, D1)


CARDS = len(ACTION_CARDS)


@cache
def control(factor: int) -> int:
    """Chance in 100 of a control check with that control factor (T35)."""
    return sum(card.cf <= factor for card in ACTION_CARDS)


@cache
def number(limit: int) -> int:
    """Chance in 100 of a number up to ``limit`` where words are skipped (RNv, T14)."""
    return sum(card.rnv <= limit for card in ACTION_CARDS)


@cache
def counter(limit: int) -> int:
    """Chance in 100 of a number up to ``limit`` where a word is a miss (T67)."""
    return sum(0 < card.rn <= limit for card in ACTION_CARDS)


def action(actions: tuple[Action, ...], *wanted: Action) -> int:
    """Chance in 100 that an action card is one of ``wanted`` (T47)."""
    return sum(actions[card.rn] in wanted for card in ACTION_CARDS)


@cache
def works(strategy: Strategy, rating: int, smart: bool) -> int:
    """Chance in 100 that a strategy works with that rating, with Ring Smarts or without (T167, T190)."""
    if strategy is Strategy.NONE:
        return CARDS
    return sum(succeeds(card.rnv, rating, smart=smart) for card in ACTION_CARDS)


@cache
def reading(rating: int, field: str, advanced: bool) -> tuple[float, float, float]:
    """Chances of a 4, of a 5 of any kind and of a K by a reading of KD, KD2 or KOR against a rating (T57-T60, T155)."""
    found = [0.0, 0.0, 0.0]
    for number_read in (_field(field, card) for card in range(CARDS)):
        for place, share in enumerate(_said(rating, field, number_read, advanced)):
            found[place] += share / CARDS
    return found[0], found[1], found[2]


def _field(field: str, card: int) -> int:
    drawn = ACTION_CARDS[card]
    return drawn.kor if field == "KOR" else drawn.kd2 if field == "KD2" else drawn.kd


def _said(rating: int, field: str, number_read: int, advanced: bool) -> tuple[float, float, float]:
    """What a card number says, the cards behind #, K10 and K+1 included."""
    table = advanced_reading if advanced else basic_reading
    result = table(rating, number_read)
    if result is Power.AGAIN:
        return reading(1, field, False)
    if result is Power.TEN:
        ten = sum(_field(field, card) <= TEN_DOWN for card in range(CARDS)) / CARDS
        return 0.0, 1 - ten, ten
    if result is Power.NEXT:
        return reading(min(WORST_RATING, rating + 1), field, True)
    return (
        float(result is Power.FOUR),
        float(result not in (Power.FOUR, Power.DOWN)),
        float(result is Power.DOWN),
    )
