"""Punches that land are counted (G5, G91)."""

from __future__ import annotations

from ringside_manager.engines.glory_days.state import BoutState, Boxer


def land(state: BoutState, boxer: Boxer, punches: int) -> None:
    """Punches of his land; with ``mid_round_fatigue`` they take stamina at once (G91)."""
    boxer.landed_now += punches
    boxer.landed_round += punches
    if state.options.mid_round_fatigue:
        other = boxer.opponent
        other.stamina = max(0, other.stamina - punches)
