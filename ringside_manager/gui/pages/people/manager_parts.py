"""The parts of a manager's page: stable, dealings, money and rivals."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.pages.people.contract_columns import contract_columns
from ringside_manager.gui.pages.people.fighter_columns import fighter_columns
from ringside_manager.gui.pages.people.late_chart import LateChart
from ringside_manager.gui.pages.people.manager_view import ManagerView
from ringside_manager.gui.pages.people.parts import Part, TallScroll, leading
from ringside_manager.gui.pages.people.short_table import ShortTable
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Facts, Panel, column, note, row
from ringside_manager.language import tr
from ringside_manager.office.facts.contracts import Contract
from ringside_manager.office.facts.roster import RosterRow
from ringside_manager.office.facts.stables import ManagerReign, Rival, SeasonMoney


class StablePart(Part[ManagerView]):
    """His fighters now."""

    def build(self) -> None:
        """Make the table."""
        self.table: Table[RosterRow] = Table(
            "manager_stable",
            fighter_columns(manager=False),
            lambda row: row.number,
            tr("His stable is empty."),
        )
        self.table.set_title(tr("Stable"))
        self.table.sort_first_by("pop", descending=True)
        self.table.activated.connect(lambda row: self.go.emit(Place("fighter", row.number)))
        self.table.go.connect(self.go)
        box = column(self.table, parent=self)
        set_margins(box, 0, 3, 0, 0)

    def fill(self, facts: ManagerView) -> None:
        """Show another stable."""
        self.table.set_rows(facts.facts.stable)


class DealsPart(Part[ManagerView]):
    """Every fighter he had, and the deals that paid best and worst."""

    def build(self) -> None:
        """Make the lists."""
        self.table: Table[Contract] = Table(
            "manager_contracts", contract_columns(fighter=True), lambda c: (c.fighter.number, c.from_night),
            tr("He has had no fighter yet."),
        )  # fmt: skip
        self.table.set_title(tr("Fighters he had"))
        self.table.sort_first_by("profit", descending=True)
        self.table.activated.connect(lambda c: self.go.emit(Place("fighter", c.fighter.number)))
        self.table.go.connect(self.go)
        self.best, self.worst = Facts(), Facts()
        self.no_best, self.no_worst = note(tr("No deal has paid yet.")), note(tr("No deal has lost money."))
        good, bad = Panel(tr("Best deals")), Panel(tr("Worst deals"))
        for panel, widgets in ((good, (self.best, self.no_best)), (bad, (self.worst, self.no_worst))):
            for widget in widgets:
                panel.body.addWidget(widget)
            panel.body.addStretch(1)
        box = column(row(good, bad, space=4), space=3, parent=self)
        set_margins(box, 0, 3, 0, 0)
        box.addWidget(self.table, 1)

    def fill(self, facts: ManagerView) -> None:
        """Show another manager's dealings."""
        self.table.set_rows(facts.facts.contracts)
        for shown_in, nothing, deals in (
            (self.best, self.no_best, facts.facts.best_deals),
            (self.worst, self.no_worst, facts.facts.worst_deals),
        ):
            shown_in.set([self._deal(deal) for deal in deals])
            shown_in.setVisible(bool(deals))
            nothing.setVisible(not deals)

    def _deal(self, deal: Contract) -> tuple[str, str | QWidget]:
        gain = shown.gain(deal.profit_cents)
        return gain, leading(self.link(deal.fighter.name, shown.fighter_place(deal.fighter)))


class MoneyPart(Part[ManagerView]):
    """His money season by season, and over the nights."""

    def build(self) -> None:
        """Make table and picture."""
        self.table: ShortTable[SeasonMoney] = ShortTable(
            "manager_seasons", _season_columns(), lambda season: season.season,
            tr("No money has moved yet."), title=tr("Money by season"), most=6,
        )  # fmt: skip
        self.chart = LateChart()
        self.chart.setMinimumHeight(px(200))
        self.chart.go.connect(self.go)
        self.ledger = self.link(tr("Every line of his ledger"), None)
        box = column(self.table, row(self.ledger, None), space=2, parent=self)
        box.addWidget(self.chart, 1)
        set_margins(box, 0, 3, 0, 0)

    def fill(self, facts: ManagerView) -> None:
        """Show another manager's money."""
        self.table.set_rows(facts.facts.seasons)
        self.ledger.set(tr("Every line of his ledger"), Place("ledger", facts.facts.standing.manager.number))
        self.chart.show_later(facts.money)


class RivalsPart(Part[ManagerView]):
    """Titles his fighters won, and how they fare against the others'."""

    def build(self) -> None:
        """Make both tables."""
        self.rivals: ShortTable[Rival] = ShortTable(
            "manager_rivals", _rival_columns(), lambda rival: rival.manager,
            tr("His fighters have not met anybody yet."), title=tr("Against other managers"), most=10,
        )  # fmt: skip
        self.titles: ShortTable[ManagerReign] = ShortTable(
            "manager_titles", _title_columns(), lambda won: (won.champion.number, won.reign.from_night),
            tr("No fighter of his has won a title."), title=tr("Titles won under him"), most=10,
        )  # fmt: skip
        self.rivals.activated.connect(self._to_rival)
        self.titles.activated.connect(lambda won: self.go.emit(Place("fighter", won.champion.number)))
        inner = QWidget()
        met, won = Panel(tr("Against other managers")), Panel(tr("Titles won under him"))
        met.body.addWidget(self.rivals)
        won.body.addWidget(self.titles)
        for table in (self.rivals, self.titles):
            table.go.connect(self.go)
        column(met, won, None, space=3, parent=inner)
        outer = row(TallScroll(inner), parent=self)
        set_margins(outer, 0, 3, 0, 0)

    def fill(self, facts: ManagerView) -> None:
        """Show another manager's rivals and titles."""
        self.rivals.set_rows(facts.facts.rivals)
        self.titles.set_rows(facts.facts.reigns)

    def _to_rival(self, rival: Rival) -> None:
        if rival.manager is not None:
            self.go.emit(Place("manager", rival.manager.number))


def _season_columns() -> tuple[Column[SeasonMoney], ...]:
    return (
        Column("season", tr("Season"), lambda s: s.season, align="right", width=8),
        Column("shares", tr("Shares of purses"), lambda s: s.shares_cents, lambda s: words.money(s.shares_cents), "right", rule="C23", width=16),
        Column("sold", tr("Sales"), lambda s: s.sold_cents, lambda s: words.money(s.sold_cents), "right", rule="C24", width=12),
        Column("bought", tr("Purchases"), lambda s: s.bought_cents, lambda s: words.money(s.bought_cents), "right", rule="C24", width=12),
        Column("dates", tr("Bids for dates"), lambda s: s.dates_cents, lambda s: words.money(s.dates_cents), "right", rule="C54", width=14),
        Column("net", tr("In all"), lambda s: s.net_cents, lambda s: shown.gain(s.net_cents), "right", width=13),
        Column("balance", tr("Money at its end"), lambda s: s.balance_cents, lambda s: words.money(s.balance_cents), "right", rule="C70", width=16),
    )  # fmt: skip


def _rival_columns() -> tuple[Column[Rival], ...]:
    return (
        Column("manager", tr("Manager"), lambda r: shown.manager_name(r.manager), lambda r: tr("Free agents") if r.manager is None else r.manager.name, place=lambda r: shown.manager_place(r.manager), width=22),
        Column("bouts", tr("Bouts"), lambda r: r.record.bouts, align="right", width=8),
        Column("won", tr("Won"), lambda r: r.record.wins, align="right", width=8),
        Column("lost", tr("Lost"), lambda r: r.record.losses, align="right", width=8),
        Column("drawn", tr("Drawn"), lambda r: r.record.draws, align="right", width=8),
        Column("share", tr("Won of all"), lambda r: round(100 * r.record.wins / r.record.bouts), lambda r: shown.share(r.record.wins / r.record.bouts), "right", width=11),
    )  # fmt: skip


def _title_columns() -> tuple[Column[ManagerReign], ...]:
    return (
        Column("champion", tr("Champion"), lambda w: w.champion.name, place=lambda w: shown.fighter_place(w.champion), width=20),
        Column("title", tr("Title"), lambda w: shown.title_name(w.weight_class), width=16),
        Column("from", tr("From night"), lambda w: w.reign.from_night, align="right", place=lambda w: _bout(w.reign.won_bout), width=10),
        Column("until", tr("Until night"), lambda w: w.reign.until_night, align="right", place=lambda w: _bout(w.reign.lost_bout), width=10),
        Column("defences", tr("Defences"), lambda w: w.reign.defences, align="right", rule="C49", width=9),
        Column("end", tr("End"), lambda w: shown.reign_end(w.reign.end), width=12),
    )  # fmt: skip


def _bout(number: int | None) -> Place | None:
    return None if number is None else Place("bout", number)
