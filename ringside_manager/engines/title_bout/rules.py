"""The script of a Title Bout II bout, in the order of the rule book (T31-T38, T137).

Only functions that ask are generators; they yield a request and are resumed with the choice.  Whatever ends the bout
raises ``BoutOver``, so no later step is done (T4).  Without ``emit`` no event is built.
"""

from __future__ import annotations

from ringside_manager.bout.events import BoutEnded, Emit
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.over import BoutOver
from ringside_manager.bout.request import Both, Request, Script
from ringside_manager.engines.title_bout import ending, interval, setting_up, strategy
from ringside_manager.engines.title_bout.actions import NONE, act
from ringside_manager.engines.title_bout.effective import refresh
from ringside_manager.engines.title_bout.events import BellRang, ControlChecked, RoundBegan, StyleChosen
from ringside_manager.engines.title_bout.finishing import after
from ringside_manager.engines.title_bout.requests import Style
from ringside_manager.engines.title_bout.state import BoutState, Fighter


def bout(state: BoutState, emit: Emit | None) -> Script[Outcome]:
    """A bout from where ``state`` stands to its end."""
    try:
        if not state.begun:
            setting_up.set_up(state, emit)
            state.begun = True
            yield from next_round(state, emit)
        while True:
            yield from fight_round(state, emit)
            yield from interval.interval(state, emit)
            yield from next_round(state, emit)
    except BoutOver as over:
        outcome = ending.outcome(state, over)
    if emit:
        emit(BoutEnded(outcome.round, outcome))
    return outcome


def next_round(state: BoutState, emit: Emit | None) -> Script[None]:
    """Before a round: what the interval leaves to do, styles and strategies, the bell (T137, steps 9 to 13)."""
    interval.get_ready(state, emit)
    if state.style_asked is not None:
        yield from choose_styles(state, state.style_asked, emit)
    if state.options.strategies:
        yield from strategy.name(state, emit)
    state.aggressor = state.checker = aggressor(state)
    if emit:
        emit(RoundBegan(state.round, 0, state.aggressor.corner))


def fight_round(state: BoutState, emit: Emit | None) -> Script[None]:
    """Control checks and actions until the round deck is used up (T35-T38)."""
    deck = state.deck
    while deck.left:
        if not state.passed:
            if state.moved:
                yield from think_again(state, emit)
            check_control(state, emit)
            if not deck.left:
                break
        state.passed = False
        fighter = state.checker
        swing = act(state, fighter, emit)
        if swing is not NONE:
            state.checker = after(state, fighter, swing, emit)
    state.passed = False
    if emit:
        emit(BellRang(state.round))


def check_control(state: BoutState, emit: Emit | None) -> None:
    """Control checks in turn until one passes or the round deck is used up (T35, T36)."""
    deck, checker = state.deck, state.checker
    draw = deck.draw
    while deck.left:
        drawn = draw("CF").cf
        passed = drawn <= checker.cf
        if emit:
            state.passed, state.checker = passed, checker if passed else checker.opponent
            emit(ControlChecked(state.round, state.second, checker.corner, passed, drawn, checker.cf))
        if passed:
            break
        checker = checker.opponent
    state.checker = checker


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


def choose_styles(state: BoutState, asked: Request[Style] | Both, emit: Emit | None) -> Script[None]:
    """Fighters who may box or slug choose before a round or a control check, in secret if both may (T27)."""
    answer = yield asked
    if isinstance(asked, Both):
        take_style(state, state.red, answer[0], emit)
        take_style(state, state.blue, answer[1], emit)
    else:
        take_style(state, state.fighter(asked.corner), answer, emit)


def take_style(state: BoutState, fighter: Fighter, style: Style, emit: Emit | None) -> None:
    """The fighter fights so from now on (T27, T28)."""
    if style is fighter.style and (state.round > 1 or state.deck.drawn):
        return
    fighter.style = style
    refresh(state)
    if emit:
        emit(StyleChosen(state.round, state.second, fighter.corner, style.value))


def think_again(state: BoutState, emit: Emit | None) -> Script[None]:
    """Something has happened: before the next control check styles may change (T27), and a strategy be tried (T167)."""
    state.moved = False
    if state.style_asked is not None:
        yield from choose_styles(state, state.style_asked, emit)
    if state.options.strategies and state.options.midround_strategy:
        yield from strategy.try_again(state, emit)
