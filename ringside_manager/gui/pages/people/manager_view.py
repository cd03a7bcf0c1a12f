"""What the parts of a manager's page are filled from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ringside_manager.charts.chart import Chart
from ringside_manager.office.facts.stables import ManagerFacts


@dataclass(frozen=True, slots=True)
class ManagerView:
    """A manager's facts, and the picture of his money, made when it is asked for."""

    facts: ManagerFacts
    money: Callable[[], Chart]
