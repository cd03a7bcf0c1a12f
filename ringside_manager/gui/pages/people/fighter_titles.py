"""Titles a fighter held, what he earned, and the managers he earned it for."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.pages.people.contract_columns import contract_columns
from ringside_manager.gui.pages.people.fighter_view import FighterView
from ringside_manager.gui.pages.people.late_chart import LateChart
from ringside_manager.gui.pages.people.parts import Part, TallScroll
from ringside_manager.gui.pages.people.short_table import ShortTable
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Column
from ringside_manager.gui.widgets import Panel, Tile, column, row
from ringside_manager.language import tr
from ringside_manager.office.facts.contracts import Contract
from ringside_manager.office.facts.fighters import FighterFacts, ReignFact


class TitlesPart(Part[FighterView]):
    """Figures above, reigns and contracts below."""

    def build(self) -> None:
        """Make tiles and tables."""
        self.reign_tile, self.bouts_tile, self.purses_tile, self.shares_tile = Tile(), Tile(), Tile(), Tile()
        self.reigns: ShortTable[ReignFact] = ShortTable(
            "fighter_reigns", reign_columns(), lambda reign: reign.from_night,
            tr("He has not been champion."), title=tr("Reigns"), most=6,
        )  # fmt: skip
        self.contracts: ShortTable[Contract] = ShortTable(
            "fighter_contracts", contract_columns(fighter=False), lambda c: (c.from_night, c.manager.number),
            tr("He has had no manager."), title=tr("Managers"), most=8,
        )  # fmt: skip
        self.reigns.activated.connect(self._open_reign)
        self.contracts.activated.connect(lambda c: self.go.emit(Place("manager", c.manager.number)))
        for table in (self.reigns, self.contracts):
            table.go.connect(self.go)
        self._lay_out()

    def _lay_out(self) -> None:
        inner = QWidget()
        tiles = row(self.reign_tile, self.bouts_tile, self.purses_tile, self.shares_tile, space=3)
        reigns, contracts = Panel(tr("Reigns")), Panel(tr("Managers he had"))
        reigns.body.addWidget(self.reigns)
        contracts.body.addWidget(self.contracts)
        self.chart = LateChart()
        self.chart.setMinimumHeight(px(240))
        self.chart.go.connect(self.go)
        column(tiles, reigns, contracts, self.chart, None, space=3, parent=inner)
        outer = row(TallScroll(inner), parent=self)
        set_margins(outer, 0, 3, 0, 0)

    def fill(self, facts: FighterView) -> None:
        """Show another fighter's titles and money."""
        self.chart.show_later(facts.earnings)
        self._fill(facts.facts)

    def _fill(self, facts: FighterFacts) -> None:
        defences = sum(reign.defences for reign in facts.reigns)
        self.reign_tile.set(tr("Reigns"), str(len(facts.reigns)), tr("%n defence", "%n defences", defences))
        self.bouts_tile.set(tr("Title bouts"), str(facts.title_bouts), shown.record(facts.title_record))
        self.purses_tile.set(tr("Purses"), words.dollars(facts.row.earnings), _best_purse(facts))
        shares = sum(contract.shares_cents for contract in facts.contracts)
        self.shares_tile.set(tr("His managers' shares"), words.money(shares), _share_remark(facts))
        self.reigns.set_rows(facts.reigns)
        self.contracts.set_rows(facts.contracts)

    def _open_reign(self, reign: ReignFact) -> None:
        if reign.won_bout is not None:
            self.go.emit(Place("bout", reign.won_bout))


def reign_columns() -> tuple[Column[ReignFact], ...]:
    """Columns over reigns."""
    return (
        Column("from", tr("From night"), lambda r: r.from_night, align="right", place=lambda r: _bout(r.won_bout), width=10),
        Column("until", tr("Until night"), lambda r: r.until_night, align="right", place=lambda r: _bout(r.lost_bout), width=10),
        Column("nights", tr("Nights"), lambda r: r.nights, align="right", width=8),
        Column("defences", tr("Defences"), lambda r: r.defences, align="right", tip=tr("Title bouts he came through, draws among them"), rule="C49", width=9),
        Column("won_from", tr("Won from"), lambda r: "" if r.won_from is None else r.won_from.name, place=lambda r: shown.fighter_place(r.won_from), width=18),
        Column("lost_to", tr("Lost to"), lambda r: "" if r.lost_to is None else r.lost_to.name, place=lambda r: shown.fighter_place(r.lost_to), width=18),
        Column("end", tr("End"), lambda r: shown.reign_end(r.end), width=12),
    )  # fmt: skip


def _bout(number: int | None) -> Place | None:
    return None if number is None else Place("bout", number)


def _best_purse(facts: FighterFacts) -> str:
    best = max((bout.purse_dollars for bout in facts.bouts), default=0)
    return tr("Largest: {amount}").format(amount=words.dollars(best)) if best else ""


def _share_remark(facts: FighterFacts) -> str:
    if facts.row.percentage is None or facts.row.is_retired:
        return ""
    return tr("{percentage} % now").format(percentage=facts.row.percentage)
