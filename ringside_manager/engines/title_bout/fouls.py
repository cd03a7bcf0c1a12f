"""Fouls and the referee (section 19)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.engines.title_bout import cuts
from ringside_manager.engines.title_bout.ending import disqualified
from ringside_manager.engines.title_bout.events import FoulSeen, PointTaken, Retaliated, Warned
from ringside_manager.engines.title_bout.state import BoutState, Cause, Fighter
from ringside_manager.engines.title_bout.tables import (
    ANGER_ISSUES,
    FOUL_LETTERS,
    FOUL_TABLE,
    HEAD_BUTT_CUTS,
    REFEREE_TABLE,
    STEALTH_FOUL,
    Caution,
    Offence,
)
from ringside_manager.engines.title_bout.traits import has, show

RETALIATIONS = ((50, "low_blow"), (70, "head_butt"), (78, "thumb"), (80, "bite"))
"""T198, by RNv."""
LAST_RETALIATION = 3
SECOND_IN_ROUND, FIFTH_IN_BOUT = 2, 5


def foul(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """The fighter in control drew the word Foul: the referee looks (T109, T110)."""
    card, returns = state.interrupt("RN")
    seen = foul_outcome(fighter.side.foul, card.rnv)
    if isinstance(seen, Caution):
        if emit:
            emit(FoulSeen(state.round, state.second, fighter.corner, seen.value))
        return
    if state.options.traits and hides_foul(state, fighter, emit):
        return
    warn(state, fighter, seen, emit)
    if returns:
        state.deck.put_back(card)  # T144


def foul_outcome(letter: str, number: int) -> Caution | Offence:
    """Table F: a FOUL letter A to E and an RN 1 to 80 (29.7)."""
    column = FOUL_LETTERS.index(letter)
    return next(seen for seen, limits in FOUL_TABLE if number <= limits[column])


def warn(state: BoutState, offender: Fighter, offence: Offence, emit: Emit | None) -> None:
    """A warning, and what it costs (T110, T111); then what follows from it (T143, T198)."""
    offender.warnings += 1
    offender.warnings_round += 1
    if offence is not Offence.PUSH:
        offender.warned[offence] = offender.warned.get(offence, 0) + 1
    state.moved = True
    if emit:
        emit(Warned(state.round, state.second, offender.corner, offence.value, offender.warnings))
    penalize(state, offender, offence, emit)
    if offence is Offence.HEAD_BUTT and state.options.head_butt_cuts:
        head_butt(state, offender, emit)
    if state.options.traits:
        against_fouls(state, offender, emit)


def penalize(state: BoutState, offender: Fighter, offence: Offence, emit: Emit | None) -> None:
    """Table R: disqualified, or a point (T111)."""
    same, total, disqualifies = REFEREE_TABLE[state.referee]
    if offender.warnings >= disqualifies:
        disqualified(state, offender, "fouls", emit)
    if offender.warned.get(offence, 0) in same or offender.warnings in total:
        take_point(state, offender, emit)


def take_point(state: BoutState, offender: Fighter, emit: Emit | None) -> None:
    """A point less on all three cards of the round (T113)."""
    offender.deducted += 1
    if emit:
        emit(PointTaken(state.round, state.second, offender.corner))


def head_butt(state: BoutState, offender: Fighter, emit: Emit | None) -> None:
    """A head butt may leave a cut on either (T143)."""
    number = state.deck.spare("RN").rnv
    nobody, fouled, butted, _ = HEAD_BUTT_CUTS
    if number <= nobody:
        return
    if number <= fouled or number > butted:
        cuts.cut_check(state, offender.opponent, Cause.FOUL, emit)
    if number > fouled:
        cuts.cut_check(state, offender, Cause.LEGAL, emit)


def hides_foul(state: BoutState, fighter: Fighter, emit: Emit | None) -> bool:
    """Whether the referee misses a foul he would have warned for (T186)."""
    if not has(state, fighter, STEALTH_FOUL) or state.check_card("RN").rnv > 40:
        return False
    show(state, fighter, emit)
    return True


def against_fouls(state: BoutState, offender: Fighter, emit: Emit | None) -> None:
    """Whether the man fouled pays it back (T198)."""
    fouled = offender.opponent
    due = offender.warnings_round == SECOND_IN_ROUND or offender.warnings == FIFTH_IN_BOUT
    if not due or not has(state, fouled, ANGER_ISSUES):
        return
    number = state.check_card("RN").rnv
    offence = next(word for limit, word in RETALIATIONS if number <= limit)
    fouled.retaliations += 1
    if emit:
        emit(Retaliated(state.round, state.second, fouled.corner, offence))
    if fouled.retaliations == LAST_RETALIATION:
        disqualified(state, fouled, "retaliation", emit)
    take_point(state, fouled, emit)
    if offence == "head_butt":
        cuts.cut_check(state, offender, Cause.FOUL, emit)
