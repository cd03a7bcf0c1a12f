"""Before the first bell: both boxers in the ring, stamina, officials (G9 to G14, G97)."""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.events import Emit
from ringside_manager.bout.terms import Carried, Terms
from ringside_manager.engines.glory_days.card import GloryDaysCard
from ringside_manager.engines.glory_days.effective import ratings, refresh
from ringside_manager.engines.glory_days.events import OfficialsNamed
from ringside_manager.engines.glory_days.requests import REQUESTS
from ringside_manager.engines.glory_days.state import BoutState, Boxer
from ringside_manager.engines.glory_days.tables import (
    FACES,
    JUDGE_LIMITS,
    JUDGES,
    REFEREE_LIMITS,
    REFEREE_WILL,
    REFEREES,
    SHORT_BOUT,
)


def new_bout(red: GloryDaysCard, blue: GloryDaysCard, terms: Terms, chance: Chance) -> BoutState:
    """Both boxers in the ring, before anything was rolled."""
    sides = _boxer(RED, red, blue, terms), _boxer(BLUE, blue, red, terms)
    state = BoutState(*sides, terms, chance)
    for boxer in sides:
        refresh(boxer)
    return state


def _boxer(corner: Corner, card: GloryDaysCard, other: GloryDaysCard, terms: Terms) -> Boxer:
    rated = ratings(card, other)
    full = rated.stamina[0] if terms.rounds <= SHORT_BOUT else rated.stamina[1]
    stamina = carried_stamina(full, terms.carried[corner.index])
    return Boxer(corner, card, rated, REQUESTS[corner], full, stamina)


def carried_stamina(full: int, carried: Carried | None) -> int:
    """What is left for a boxer who comes back too early: the whole part of the same share is missing (G13), never
    below 1.
    """
    if carried is None:
        return full
    missing = min(carried.loss, carried.start)
    return max(1, full - full * missing // carried.start)


def set_up(state: BoutState, emit: Emit | None) -> None:
    """Everything that is rolled before the first bell (G97)."""
    state.begun = True
    if not state.options.officials:
        return
    state.referee = _drawn(state, "referee", REFEREES, REFEREE_LIMITS)
    first, second, third = (_drawn(state, "judge_type", JUDGES, JUDGE_LIMITS) for _ in state.judges)
    state.judges = first, second, third
    for boxer in state.boxers:
        boxer.referee_will = REFEREE_WILL.get(state.referee, 0)
        refresh(boxer)
    if emit:
        emit(OfficialsNamed(0, state.referee, state.judges))


def _drawn(state: BoutState, purpose: str, types: tuple[str, ...], limits: tuple[int, ...]) -> str:
    die = state.throw(None, FACES, purpose)
    return next(name for name, limit in zip(types, limits, strict=True) if die <= limit)
