"""Arenas and purses by season: the chart, and beneath it every arena of every season."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter

from ringside_manager.gui import words
from ringside_manager.gui.charts.league_charts import seasons_chart
from ringside_manager.gui.charts.panel import ChartPanel
from ringside_manager.gui.look import px
from ringside_manager.gui.pages.people.parts import PagePart
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Empty, column, show_if
from ringside_manager.language import tr
from ringside_manager.office.facts.charting import ArenaSeason, seasons_used


class SeasonRow(NamedTuple):
    """An arena in a season, and how many bouts the season had in all."""

    season: int
    hall: ArenaSeason
    whole: int


class SeasonsPart(PagePart[Session]):
    """The chart above, the table below; whoever wants more of either moves the line between them."""

    def build(self) -> None:
        """Make the chart and the table."""
        self.chart = ChartPanel()
        self.chart.go.connect(self.go)
        self.table = seasons_table()
        self.table.setMinimumHeight(px(130))
        self.both = QSplitter(Qt.Orientation.Vertical)
        self.both.addWidget(self.chart)
        self.both.addWidget(self.table)
        self.both.setChildrenCollapsible(False)
        self.both.setSizes([px(360), px(260)])
        self.empty = Empty(tr("No bout has been fought yet. Seasons are compared from the first one on."))
        column((self.both, 1), (self.empty, 1), margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: Session) -> None:
        """Read the books again."""
        rows = [
            SeasonRow(season.season, hall, season.bouts)
            for season in reversed(seasons_used(facts.books))
            for hall in season.arenas
            if hall.bouts
        ]
        self.table.set_rows(rows)
        show_if(self.both, bool(rows))
        show_if(self.empty, not rows)
        if rows:
            self.chart.show_chart(seasons_chart(facts.books))


def seasons_table() -> Table[SeasonRow]:
    """Every arena of every season, the latest season first."""
    columns: list[Column[SeasonRow]] = [
        Column("season", tr("Season"), lambda line: line.season, align="right", width=8),
        Column("arena", tr("Arena"), lambda line: words.arena(line.hall.arena), width=14),
        Column("bouts", tr("Bouts"), lambda line: line.hall.bouts, align="right", width=8),
        Column(
            "share",
            tr("Share of bouts"),
            lambda line: line.hall.bouts / line.whole,
            lambda line: tr("{percent} %").format(percent=round(100 * line.hall.bouts / line.whole)),
            align="right",
            width=14,
        ),
        Column("titles", tr("Title bouts"), lambda line: line.hall.title_bouts, align="right", width=11),
        Column(
            "average",
            tr("A bout on average"),
            lambda line: line.hall.average_dollars,
            lambda line: words.dollars(line.hall.average_dollars),
            align="right",
            width=17,
        ),
        Column(
            "paid",
            tr("Purses"),
            lambda line: line.hall.paid_dollars,
            lambda line: words.dollars(line.hall.paid_dollars),
            align="right",
            width=14,
        ),
    ]
    table: Table[SeasonRow] = Table(
        "seasons", columns, lambda line: (line.season, line.hall.arena), tr("No bout was fought yet.")
    )
    table.set_title(tr("Arenas and purses by season"))
    return table
