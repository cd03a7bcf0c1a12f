"""Special traits, one hook for each moment at which one may tell (section 27); without ``traits`` none does."""

from __future__ import annotations

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import round_winner, totals
from ringside_manager.engines.title_bout.deck import Judge, JudgesLine
from ringside_manager.engines.title_bout.effective import refresh
from ringside_manager.engines.title_bout.ending import disqualified, stopped
from ringside_manager.engines.title_bout.events import TraitShown
from ringside_manager.engines.title_bout.state import BoutState, Fighter
from ringside_manager.engines.title_bout.tables import (
    CARELESS,
    CONSTANT_CLINCHER,
    FIGHTS_DOWN,
    FIREPLUG,
    FREEZES,
    FRONT_RUNNER,
    HEAD_CASE,
    INCONSISTENT,
    OVERLY_CAUTIOUS,
    PLAYS_TO_CROWD,
    RING_SMARTS,
    SELF_DOUBTS,
    STRONG_CLOSER,
)

FIGHTS_DOWN_FROM = 3
"""T182: how much lower the opponent is rated."""
HARD_PUNCHER = 10
"""T184, T195: fresh power that makes an impression."""
FREEZING_PUNCH = 4
CLEVER_FOOTWORK = 9
"""T195."""
WORTHY = 9
"""T196: the overall rating of an opponent he takes seriously."""
DOUBTS_AFTER = 3
"""T192."""
LOST_IN_A_ROW = 3
"""T194."""


def show(state: BoutState, fighter: Fighter) -> None:
    """Say that the trait takes effect (T180)."""
    state.tell(TraitShown, fighter, fighter.card.special)


# Before the bout


def set_up(state: BoutState) -> None:
    """What shows before the first bell, A before B (T182, T183, T189, T192, T195, T180)."""
    for fighter in state.fighters:
        other = fighter.opponent.card
        if state.has(fighter, FIGHTS_DOWN) and other.overall <= fighter.card.overall - FIGHTS_DOWN_FROM:
            _change(state, fighter, 35, cf=-2)
        elif state.has(fighter, INCONSISTENT):
            _change(state, fighter, 30, cf=-2, pl=-2)
        elif state.has(fighter, SELF_DOUBTS) and _change(state, fighter, 20, cf=-1):
            fighter.trait_marks["doubts"] = 1
        elif state.has(fighter, HEAD_CASE) and state.deck.spare("RN").rnv <= 2:
            show(state, fighter)
            disqualified(state, fighter, "head_case")
        elif (
            state.has(fighter, FIREPLUG)
            and other.fresh.power >= HARD_PUNCHER
            and other.strategies[1] >= CLEVER_FOOTWORK
        ):
            _change(state, fighter, 0, cf=-2)


def _change(state: BoutState, fighter: Fighter, limit: int, cf: int, pl: int = 0) -> bool:
    """Changes for the bout if an RN is at most ``limit`` (0: without a reading); whether they came."""
    if limit and state.deck.spare("RN").rnv > limit:
        return False
    fighter.for_bout = fighter.for_bout.plus(cf=cf, pl=pl)
    show(state, fighter)
    return True


# In a round


def round_begins(state: BoutState) -> None:
    """Changes for the coming round (T181, T196)."""
    for fighter in state.fighters:
        mine, his = fighter.card.overall, fighter.opponent.card.overall
        if state.has(fighter, STRONG_CLOSER) and his >= mine - 1 and state.round > state.terms.rounds - 2:
            fighter.for_round = fighter.for_round.plus(cf=1)
            show(state, fighter)
        elif state.has(fighter, CARELESS) and his >= WORTHY and not fighter.fatigued:
            fighter.for_round = fighter.for_round.plus(kd1=-2, power=-2)


def power_taken(state: BoutState, fighter: Fighter, points: int) -> None:
    """The fighter has taken a punch of that many points (T184)."""
    if not state.has(fighter, FREEZES) or "frozen" in fighter.trait_marks:
        return
    if points >= FREEZING_PUNCH and fighter.opponent.card.fresh.power >= HARD_PUNCHER:
        fighter.trait_marks["frozen"] = 1
        fighter.for_bout = fighter.for_bout.plus(cf=-2)
        refresh(state)
        show(state, fighter)


def rose(state: BoutState, fighter: Fighter) -> None:
    """The fighter got up; does he want to go on (T189)?"""
    if state.has(fighter, HEAD_CASE) and state.deck.finish("RN").rnv <= 10:
        show(state, fighter)
        stopped(state, fighter, "quit")


def clinches(fighter: Fighter) -> bool:
    """Whether his clinches take time (T185)."""
    return fighter.card.special == CONSTANT_CLINCHER


def is_smart(fighter: Fighter) -> bool:
    """Whether strategies come easier to him (T190)."""
    return fighter.card.special in RING_SMARTS


# After a round


def round_over(state: BoutState) -> None:
    """What the cards of the round do to a fighter (T192, T194)."""
    for fighter in state.fighters:
        if state.has(fighter, SELF_DOUBTS):
            if state.round == DOUBTS_AFTER and fighter.trait_marks.pop("doubts", 0):
                side = fighter.corner.index
                if sum(card[side] > card[1 - side] for card in totals(state.cards)) >= 2:
                    fighter.for_bout = fighter.for_bout.plus(cf=1)
                    show(state, fighter)
        elif state.has(fighter, FRONT_RUNNER):
            _run_in_front(state, fighter)


def _run_in_front(state: BoutState, fighter: Fighter) -> None:
    """Three lost rounds in a row cost him 2 of control; two won in a row bring it back (T194, T197)."""
    marks = fighter.trait_marks
    winner: Corner | None = round_winner(tuple(card[-1] for card in state.cards))
    won, lost = winner is fighter.corner, winner is fighter.opponent.corner
    marks["won"] = marks.get("won", 0) + 1 if won else 0
    marks["lost"] = marks.get("lost", 0) + 1 if lost else 0
    before = marks.get("slump", 0)
    if marks["lost"] >= LOST_IN_A_ROW:
        after = -2
    elif won and before:
        after = 0 if marks["won"] > 1 else -1
    else:
        after = before
    marks["slump"] = after
    if after != before:
        fighter.for_bout = fighter.for_bout.plus(cf=after - before)
        show(state, fighter)
