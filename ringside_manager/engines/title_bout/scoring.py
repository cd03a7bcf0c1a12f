"""Points in the round, and when they stop the bout (sections 10 and 14)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.engines.title_bout.ending import stopped
from ringside_manager.engines.title_bout.state import BoutState, Fighter
from ringside_manager.engines.title_bout.tables import ABSORBER_POINTS, TKO_POINTS


def score(state: BoutState, fighter: Fighter, points: int, emit: Emit | None) -> None:
    """Points for the fighter; the TKO limits are tested at once (T54, T55)."""
    fighter.points += points
    if fighter.points >= fighter.tko_at:
        stopped(state, fighter.opponent, "points", emit)


def points_to_win(state: BoutState, fighter: Fighter) -> int:
    """Points in this round at which the opponent is stopped (T78, T193): over one, two and three rounds running."""
    absorbs = state.options.traits and fighter.opponent.card.special == "Absorber"
    one, two, three = ABSORBER_POINTS if absorbs else TKO_POINTS
    before = fighter.history[-1:], fighter.history[-2:]
    return min(one, two - sum(before[0]), three - sum(before[1]))
