"""The end of a round, in the order of G85, and what begins the next one."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.bout.outcome import Method
from ringside_manager.engines.glory_days.effective import refresh
from ringside_manager.engines.glory_days.ending import decide, stop
from ringside_manager.engines.glory_days.events import BellRang, HandTested, RoundBegan, Tired
from ringside_manager.engines.glory_days.judging import score_round
from ringside_manager.engines.glory_days.state import BoutState, Boxer
from ringside_manager.engines.glory_days.tables import FACES

RETIRED_ON = 1
"""G81, line 94."""


def end_round(state: BoutState, emit: Emit | None) -> None:
    """Stamina, judges, tiring, broken hands; after the last round the cards (G85, G95)."""
    state.between = True
    if emit:
        emit(BellRang(state.round))
    take_stamina(state)
    score_round(state, emit)
    for boxer in state.boxers:
        tire(state, boxer, emit)
    if state.is_last_round:
        decide(state, emit)
    for boxer in state.boxers:
        if boxer.hand_broken:
            look_at_hand(state, boxer, emit)


def take_stamina(state: BoutState) -> None:
    """Each loses as much as he was hit in the round (G91), unless that is done already."""
    if not state.options.mid_round_fatigue:
        for boxer in state.boxers:
            boxer.stamina = max(0, boxer.stamina - boxer.taken_round)
    state.settled = True


def tire(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """At 0 he is tired for the rest of the bout (G92)."""
    if boxer.stamina or boxer.tired:
        return
    boxer.tired = True
    refresh(boxer)
    if emit:
        emit(Tired(state.round, state.segment, boxer.corner))


def look_at_hand(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """His corner may retire him (G81, line 94; G96)."""
    die = state.throw(boxer, FACES, "retire", RETIRED_ON)
    retired = die <= RETIRED_ON
    if emit:
        emit(HandTested(state.round, state.segment, boxer.corner, die, retired))
    if retired:
        stop(state, Method.RTD, boxer.opponent, "injury", emit)


def begin_round(state: BoutState, emit: Emit | None) -> None:
    """The bell: what counts within a round begins anew (G106); the minute's rest has ended every hurt (G49)."""
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
    if emit:
        emit(RoundBegan(state.round, 0, state.momentum.corner))
