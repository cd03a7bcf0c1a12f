"""Charts in the window: the panel that shows one, and the charts that can be made from the books."""

from ringside_manager.gui.charts.fighter_charts import (
    career_chart,
    earnings_chart,
    fighter_methods_chart,
    ratings_chart,
)
from ringside_manager.gui.charts.league_charts import (
    arenas_chart,
    bump_chart,
    manager_chart,
    methods_chart,
    money_race_chart,
    reigns_chart,
)

__all__ = [
    "arenas_chart",
    "bump_chart",
    "career_chart",
    "earnings_chart",
    "fighter_methods_chart",
    "manager_chart",
    "methods_chart",
    "money_race_chart",
    "ratings_chart",
    "reigns_chart",
]
