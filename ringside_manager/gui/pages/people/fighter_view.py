"""What the parts of a fighter's page are filled from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ringside_manager.charts.chart import Chart
from ringside_manager.office.facts.fighters import FieldRating, FighterFacts


@dataclass(frozen=True, slots=True)
class FighterView:
    """A fighter's facts, the field he is measured against, and his pictures, made when they are asked for."""

    facts: FighterFacts
    field: Callable[[], tuple[FieldRating, ...]]
    career: Callable[[], Chart]
    earnings: Callable[[], Chart]
