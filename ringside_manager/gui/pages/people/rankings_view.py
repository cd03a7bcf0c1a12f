"""What the parts of the page of rankings are filled from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ringside_manager.charts.chart import Chart
from ringside_manager.office.facts.rankings import DivisionPage


@dataclass(frozen=True, slots=True)
class ClassView:
    """A weight class and its pictures, made when they are asked for."""

    page: DivisionPage
    reigns: Callable[[], Chart]
    movement: Callable[[], Chart]
