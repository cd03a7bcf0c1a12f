"""The charts one can choose from: what each is called, whom it is about, how it is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from ringside_manager.campaign.books import Books
from ringside_manager.charts.chart import Chart
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
from ringside_manager.language import later, tr


class About(Enum):
    """What somebody has to choose before a chart can be made."""

    LEAGUE = "league"
    DIVISION = "division"
    FIGHTER = "fighter"
    PAIR = "pair"
    MANAGER = "manager"


@dataclass(frozen=True, slots=True)
class Choice:
    """Whom a chart is about: a fighter or manager by number (``other`` beside him), a weight class."""

    number: int = 0
    other: int | None = None
    weight_class: str = ""


@dataclass(frozen=True, slots=True)
class ChartEntry:
    """A chart of the list; ``key`` is the part of its place, ``rule`` what lies behind its figures."""

    key: str
    text: Callable[[], str]
    about: About
    make: Callable[[Books, Choice], Chart]
    rule: str


CHARTS: tuple[ChartEntry, ...] = (
    ChartEntry("money", later("Race for money"), About.LEAGUE, lambda b, _: money_race_chart(b), "C70"),
    ChartEntry("ranking", later("Ranking over time"), About.DIVISION, lambda b, c: bump_chart(b, c.weight_class), "C32"),
    ChartEntry("titles", later("Title reigns"), About.DIVISION, lambda b, c: reigns_chart(b, c.weight_class), "C65"),
    ChartEntry("arenas", later("Arenas and purses"), About.LEAGUE, lambda b, _: arenas_chart(b), "C40"),
    ChartEntry("methods", later("How bouts end"), About.LEAGUE, lambda b, _: methods_chart(b), "C29"),
    ChartEntry("career", later("Career"), About.FIGHTER, lambda b, c: career_chart(b, c.number), "C28"),
    ChartEntry("earnings", later("Earnings"), About.FIGHTER, lambda b, c: earnings_chart(b, c.number), "C23"),
    ChartEntry("ratings", later("Ratings"), About.PAIR, lambda b, c: ratings_chart(b, c.number, c.other), "C14"),
    ChartEntry("wins", later("How he won"), About.FIGHTER, lambda b, c: fighter_methods_chart(b, c.number), "C29"),
    ChartEntry("manager", later("Money of a manager"), About.MANAGER, lambda b, c: manager_chart(b, c.number), "C70"),
)  # fmt: skip
"""Every chart in the order of the list."""


def chart_entry(key: str) -> ChartEntry:
    """The chart of that key, the first one if there is none."""
    return next((entry for entry in CHARTS if entry.key == key), CHARTS[0])


def group_of(about: About) -> str:
    """The heading a chart stands under."""
    if about in {About.LEAGUE, About.DIVISION}:
        return tr("The league")
    return tr("A manager") if about is About.MANAGER else tr("A fighter")
