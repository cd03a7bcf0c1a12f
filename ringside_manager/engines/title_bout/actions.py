"""What the fighter in control does with his action card, and the counter to it (sections 9, 10 and 12)."""

from __future__ import annotations

from enum import Enum

from ringside_manager.bout.events import Emit
from ringside_manager.engines.title_bout import cuts, fouls, strategy, texts
from ringside_manager.engines.title_bout.action_card import ActionCard, Place, Word
from ringside_manager.engines.title_bout.effective import hold
from ringside_manager.engines.title_bout.events import (
    CameFree,
    Countered,
    CounterOpened,
    Moved,
    PunchLanded,
    PunchMissed,
    WordDrawn,
)
from ringside_manager.engines.title_bout.knockdowns import Blow, power_punch
from ringside_manager.engines.title_bout.scoring import score
from ringside_manager.engines.title_bout.state import Action, BoutState, Cause, Fighter


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
        strategy.clinch(state, fighter, emit)
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
        texts.injury(state, fighter, emit)
    elif not waits:
        (fouls.foul if drawn is Word.FOUL else texts.special)(state, fighter, emit)
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
    {LAND: _land, CLINCH: strategy.clinch, MOVE: move}[action](state, fighter, emit)
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
            texts.injury(state, fighter, emit)
