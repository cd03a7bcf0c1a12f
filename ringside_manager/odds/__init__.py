"""Many bouts of the same two boxers: what is likely, and how sure that is."""

from __future__ import annotations

from ringside_manager.bout.drive import CornerAt, CornerMaker
from ringside_manager.odds.odds import (
    MOST_BOUTS,
    Corners,
    Odds,
    Play,
    Policy,
    Sampling,
    bout_seed,
    corners_of,
    fight_number,
    sample,
)

__all__ = [
    "MOST_BOUTS",
    "CornerAt",
    "CornerMaker",
    "Corners",
    "Odds",
    "Play",
    "Policy",
    "Sampling",
    "bout_seed",
    "corners_of",
    "fight_number",
    "sample",
]
