"""The managers in the race for the money."""

from __future__ import annotations

from ringside_manager.gui import words
from ringside_manager.gui.charts.league_charts import money_race_chart
from ringside_manager.gui.look import px
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.pages.people.late_chart import LateChart
from ringside_manager.gui.pages.people.parts import page_box
from ringside_manager.gui.pages.people.short_table import ShortTable
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Column
from ringside_manager.language import tr
from ringside_manager.office.facts.stables import StandingRow, standing_rows


class StablesPage(Page):
    """Standings above, the race below."""

    def build(self) -> None:
        """Make table and picture."""
        self.table: ShortTable[StandingRow] = ShortTable(
            "stables", standing_columns(), lambda row: row.manager.number,
            tr("Nobody has taken a seat yet."), title=tr("Stables"), most=10,
        )  # fmt: skip
        self.table.activated.connect(lambda row: self.go.emit(Place("manager", row.manager.number)))
        self.table.go.connect(self.go)
        self.chart = LateChart()
        self.chart.setMinimumHeight(px(200))
        self.chart.go.connect(self.go)
        page_box(self, [(self.table, 0), (self.chart, 1)])

    def refresh(self) -> None:
        """Read the standings."""
        self.table.set_rows(standing_rows(self.session.books))
        self.chart.show_later(lambda: money_race_chart(self.session.books))

    def title(self) -> str:
        """What is shown."""
        return tr("Stables")


def standing_columns() -> tuple[Column[StandingRow], ...]:
    """Columns over managers."""
    return (
        Column("place", tr("Place"), lambda r: r.place, align="right", tip=tr("By money; equals share a place"), rule="C70", width=6),
        Column("manager", tr("Manager"), lambda r: r.manager.name, place=lambda r: shown.manager_place(r.manager), width=12),
        Column("kind", tr("Played by"), kind, width=14),
        Column("money", tr("Money"), lambda r: r.balance_cents, lambda r: words.money(r.balance_cents), "right", rule="C70", width=12),
        Column("season", tr("This season"), lambda r: r.season_cents, lambda r: shown.gain(r.season_cents), "right", width=12),
        Column("fighters", tr("Fighters"), lambda r: r.fighters, align="right", width=7),
        Column("record", tr("Record"), lambda r: shown.record_worth(r.record), lambda r: shown.record(r.record), tip=tr("Bouts of his fighters under him: won, lost, drawn"), width=9),
        Column("reigns", tr("Titles won"), lambda r: r.reigns, align="right", width=9),
        Column("champions", tr("Champion now"), lambda r: ", ".join(c.name for c in r.champions), place=lambda r: shown.fighter_place(r.champions[0] if r.champions else None), width=13),
        Column("average", tr("Avg. POP"), _average, _average_shown, "right", tr("Of the fighters in his stable"), rule="C28", width=10),
        Column("best", tr("Best fighter"), lambda r: "" if r.best is None else r.best.name, place=lambda r: shown.fighter_place(r.best), tip=tr("The most popular one"), width=18, hidden=True),
    )  # fmt: skip


def kind(standing: StandingRow) -> str:
    """Who plays a manager, and how the program leans."""
    return words.played_by(standing.temperament)


def average_pop(standing: StandingRow) -> str:
    """The average popularity of his stable with one decimal."""
    return (
        "–"
        if standing.average_pop_half is None
        else words.number(round(float(standing.average_pop_half) / 2, 1))
    )


def _average(standing: StandingRow) -> float | None:
    return None if standing.average_pop_half is None else float(standing.average_pop_half) / 2


def _average_shown(standing: StandingRow) -> str:
    return "" if standing.average_pop_half is None else average_pop(standing)
