"""Killer instinct: the finishing run (section 13)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.engines.title_bout.actions import Swing, act, come_free, settle_waiting
from ringside_manager.engines.title_bout.effective import finishing_cards
from ringside_manager.engines.title_bout.events import FinishBegan, FinishBroken, FinishEnded
from ringside_manager.engines.title_bout.state import BoutState, Fighter

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
