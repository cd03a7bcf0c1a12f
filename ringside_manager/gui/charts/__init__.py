"""Charts in the window: the list one can choose from, and the panel that shows one."""

from __future__ import annotations

from ringside_manager.gui.charts.entries import ChartEntry
from ringside_manager.gui.charts.league_charts import FIGHTER_CHARTS, LEAGUE_CHARTS, MANAGER_CHARTS

CHARTS: tuple[ChartEntry, ...] = (*LEAGUE_CHARTS, *FIGHTER_CHARTS, *MANAGER_CHARTS)
"""Every chart in the order of the list."""


def chart_entry(key: str) -> ChartEntry:
    """The chart of that key, the first one if there is none."""
    return next((entry for entry in CHARTS if entry.key == key), CHARTS[0])
