"""The chart of events at work (section 14): everything else in the segment is ignored."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.events import Emit
from ringside_manager.engines.glory_days.chart_of_events import CHART_OF_EVENTS, EventLine
from ringside_manager.engines.glory_days.chin import (
    chin_check,
    counted_out,
    fall,
    go_down,
    stun,
    too_often_down,
)
from ringside_manager.engines.glory_days.cuts import cut_check, look, stoppage_value, suffer
from ringside_manager.engines.glory_days.effective import best_outside_line, refresh
from ringside_manager.engines.glory_days.ending import knocked_out, no_winner
from ringside_manager.engines.glory_days.events import Occurred
from ringside_manager.engines.glory_days.fouls import commit, late_punch, temper, tested
from ringside_manager.engines.glory_days.landing import land
from ringside_manager.engines.glory_days.state import BoutState, Boxer
from ringside_manager.engines.glory_days.tables import FACES, INJURIES, NUMBERS, SEGMENTS, Injury

DOCTOR_LESS = 2
"""G81, line 98."""


def happen(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """A 99 on his list: a line of the chart (G80); of the marked ones only one happens in a bout."""
    number = state.throw(boxer, NUMBERS, "event") % NUMBERS
    line = CHART_OF_EVENTS[number]
    ignored = line.once and state.marked
    state.marked = state.marked or line.once
    if not ignored:
        _land(state, boxer, line)
    if emit:
        punches = (0, 0) if ignored else line.landed
        emit(Occurred(state.round, state.segment, boxer.corner, number, line.word, ignored, punches))
    if not ignored:
        _follow(state, boxer, line, emit)


def _land(state: BoutState, boxer: Boxer, line: EventLine) -> None:
    """Punches, then what lasts, then stamina (G81)."""
    mine, his = line.landed
    if mine:
        land(state, boxer, mine)
    if his:
        land(state, boxer.opponent, his)
    if line.own_power or line.own_penalty or line.others_power or line.others_will:
        boxer.power_change += line.own_power
        boxer.hand += line.own_penalty
        boxer.opponent.power_change += line.others_power
        boxer.opponent.will_change += line.others_will
        refresh(boxer)
        refresh(boxer.opponent)
    for each, change in zip((boxer, boxer.opponent), line.stamina, strict=True):
        if change:
            each.stamina = max(0, min(each.start, each.stamina + change))


def _follow(state: BoutState, boxer: Boxer, line: EventLine, emit: Emit | None) -> None:
    """Cut checks, injuries, fouls, knockdowns and stuns, in that order (G81); no line has more than one of them."""
    other = boxer.opponent
    if line.special:
        _SPECIAL[line.special](state, boxer, emit)
    elif line.foul:
        if tested(state, boxer, line.foul[1], emit):
            commit(state, boxer, line.foul[0], emit)
    elif line.flash:
        fall(state, other, emit, flash=True)
        too_often_down(state, other, emit)
    elif line.knockdown:
        go_down(state, other, emit)
    elif line.chin is not None:
        chin_check(state, other, line.chin, emit)
    elif line.stun:
        stun(state, other, emit)
    else:
        _wound(state, boxer, line, emit)


def _wound(state: BoutState, boxer: Boxer, line: EventLine, emit: Emit | None) -> None:
    """Cut checks and injuries, if the line has any (G81)."""
    other = boxer.opponent
    if line.both_cut:
        cut_check(state, other, 0, emit)
        cut_check(state, boxer, 0, emit)
    elif line.others_cut is not None:
        cut_check(state, other, line.others_cut, emit)
    elif line.injury is not None:
        suffer(state, other, line.injury, emit)
    elif line.swelling:
        odd = state.throw(other, FACES, "eye") % 2
        suffer(state, other, Injury.SWELLING_LEFT_EYE if odd else Injury.SWELLING_RIGHT_EYE, emit)


# Lines with a rule of their own


def _rally(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """The crowd carries him through a tie in the next segment (line 67)."""
    state.rally, state.rally_segment = boxer, state.segment + 1


def _ankle(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """The other loses a star (line 71)."""
    other = boxer.opponent
    other.lost_star = best_outside_line(other)
    refresh(other)


def _skip(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """The clock loses the next segment (line 92)."""
    state.segment = min(SEGMENTS, state.segment + 1)


def _hand(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """From this round on his corner may retire him (line 94)."""
    boxer.hand_broken = True


def _end(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """The round ends at once (line 97)."""
    state.segment = SEGMENTS


def _doctor(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """The doctor looks at everything the other has (line 98)."""
    other = boxer.opponent
    for injury in INJURIES:
        if times := other.injuries.get(injury, 0):
            value = stoppage_value(state.referee, injury, times) - DOCTOR_LESS
            look(state, other, injury, value, emit, by_doctor=True)


def _both_down(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """Both are down: two counts, the boxer without momentum first; then the clock loses a segment (line 99)."""
    both = state.momentum.opponent, state.momentum
    for each in both:
        fall(state, each, emit)
    out = [each for each in both if counted_out(state, each, emit)]
    if len(out) > 1:
        no_winner(state, emit)
    if out:
        knocked_out(state, out[0], emit)
    if all(each.downs > 2 for each in both) and state.options.three_knockdown_rule:
        no_winner(state, emit)
    for each in both:
        too_often_down(state, each, emit)
    _skip(state, boxer, emit)


_SPECIAL: dict[str, Callable[[BoutState, Boxer, Emit | None], None]] = {
    "rally": _rally,
    "ankle": _ankle,
    "late": late_punch,
    "skip": _skip,
    "hand": _hand,
    "temper": temper,
    "end": _end,
    "doctor": _doctor,
    "both_down": _both_down,
}
