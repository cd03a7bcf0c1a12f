"""Seasons: a year of weekly fight nights (C2), by which people speak of a long campaign."""

from __future__ import annotations

SEASON = 52
"""Fight nights in a season."""


def season_of(night: int) -> int:
    """The season of a fight night, both counted from 1; the founding, night 0, belongs to the first."""
    return (max(night, 1) - 1) // SEASON + 1


def night_of_season(night: int) -> int:
    """A fight night counted within its season, 1 to ``SEASON``; 0 for the founding."""
    return (night - 1) % SEASON + 1 if night > 0 else 0


def nights_of(season: int) -> range:
    """The fight nights of a season."""
    return range((season - 1) * SEASON + 1, season * SEASON + 1)
