"""Fouls, cuts and injuries (section 7)."""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.events import Emit
from ringside_manager.bout.outcome import Method
from ringside_manager.engines.control.ending import stop, stopped
from ringside_manager.engines.control.events import ButtSeen, FoulSeen, IncidentRolled, Injured, Marked
from ringside_manager.engines.control.state import BoutState, Fighter
from ringside_manager.engines.control.tables import (
    BUTT_CUTS_FROM,
    COLUMNS,
    EARLIER_MARK,
    INCIDENTS,
    MARK_STOPS,
    POINT_FROM,
    SENT_OUT_AT,
    SENT_OUT_FROM,
    WARNED_FROM,
    WARNING_COSTS_FROM,
    Injury,
    Mark,
    Offence,
)


def incident(state: BoutState, fighter: Fighter, chance: Chance, emit: Emit | None) -> None:
    """The fighter rolled a 6 for his punches (K14, K40)."""
    state.step, state.thrower = 4, fighter
    drawn = chance.roll(6, "incident") + chance.roll(6, "incident")
    what = INCIDENTS[drawn]
    if emit:
        emit(IncidentRolled(state.round, fighter.corner, drawn, what.value))
    if isinstance(what, Mark):
        mark(state, fighter, what, chance, emit)
    elif isinstance(what, Offence):
        foul(state, fighter, what, chance, emit)
    else:
        injure(state, fighter, what, emit)


def injure(state: BoutState, fighter: Fighter, injury: Injury, emit: Emit | None) -> None:
    """A hand or a rib: less control for the bout, a hand also a worse column (K40)."""
    fighter.con_bout -= 1
    if injury is Injury.HAND:
        fighter.column = min(fighter.column + 1, len(COLUMNS) - 1)
    if emit:
        emit(Injured(state.round, fighter.corner, injury.value, COLUMNS[fighter.column]))


def mark(state: BoutState, fighter: Fighter, kind: Mark, chance: Chance, emit: Emit | None) -> None:
    """A cut, a swelling or a bloody nose, which may stop the bout (K41)."""
    if kind is Mark.DEEP_CUT_OVER_EYE:
        fighter.con_deep -= 1
    state.thrower = fighter
    earlier = fighter.marks.get(kind, 0)
    total = chance.roll(6, "mark") + chance.roll(6, "mark")
    total += fighter.card.cut + EARLIER_MARK * earlier + fighter.pending.pop(kind, 0)
    fighter.marks[kind] = earlier + 1
    stops_at = MARK_STOPS[kind]
    if emit:
        emit(Marked(state.round, fighter.corner, kind.value, total, stops_at, earlier + 1))
    if total >= stops_at:
        stopped(state, fighter, "cut", emit)


def foul(state: BoutState, fighter: Fighter, offence: Offence, chance: Chance, emit: Emit | None) -> None:
    """A foul of the fighter; a head butt may cut the other (K40, K42)."""
    judge_foul(state, fighter, offence, chance, emit)
    if offence is not Offence.HEAD_BUTT:
        return
    drawn = chance.roll(6, "butt") + chance.roll(6, "butt")
    cuts = drawn >= BUTT_CUTS_FROM
    if emit:
        emit(ButtSeen(state.round, fighter.corner, drawn, cuts))
    if cuts:
        mark(state, fighter.opponent, Mark.CUT_OVER_EYE, chance, emit)


def judge_foul(
    state: BoutState, fighter: Fighter, offence: Offence, chance: Chance, emit: Emit | None
) -> None:
    """Caution, warning, point or disqualification (K42)."""
    total = chance.roll(6, "foul") + chance.roll(6, "foul") + fighter.card.foul
    verdict = "caution"
    if total >= WARNED_FROM:
        fighter.warnings += 1
        costs = total >= POINT_FROM or fighter.warnings >= WARNING_COSTS_FROM
        fighter.taken += costs
        verdict = "point" if costs else "warning"
        if total >= SENT_OUT_FROM or fighter.warnings >= SENT_OUT_AT:
            verdict = "disqualified"
    if emit:
        emit(FoulSeen(state.round, fighter.corner, offence.value, verdict, total, fighter.warnings))
    if verdict == "disqualified":
        stop(state, Method.DQ, fighter.opponent, "", emit)
