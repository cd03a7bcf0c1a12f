"""The pages of the managers: all of them in the race for the money, and one with stable, dealings and rivals."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QStackedLayout, QWidget

from ringside_manager.gui import shown, words
from ringside_manager.gui.charts.league_charts import manager_chart, money_race_chart
from ringside_manager.gui.look import px
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.people import (
    Figure,
    LateChart,
    LeaguePart,
    PagePart,
    PartTabs,
    ShortTable,
    TallScroll,
    leading,
    page_box,
    reign_nights,
)
from ringside_manager.gui.pages.people.fighters_page import contract_columns, fighter_columns
from ringside_manager.gui.place import Place
from ringside_manager.gui.seats import PALETTE, CornerMark, colours_in
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import (
    Badge,
    Empty,
    Facts,
    Heading,
    Link,
    Panel,
    column,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.gui.widgets.frames import flow
from ringside_manager.language import tr, translated
from ringside_manager.office.facts.careers import Contract
from ringside_manager.office.facts.managers import (
    ManagerFacts,
    Rival,
    SeasonMoney,
    StandingRow,
    manager_facts,
    standing_rows,
)
from ringside_manager.office.facts.rankings import ReignFacts
from ringside_manager.office.facts.roster import RosterRow

# The managers in the race for the money


class StablesPage(Page):
    """Standings above, the race below."""

    def build(self) -> None:
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
        self.table.set_rows(standing_rows(self.session.books))
        self.chart.show_later(lambda: money_race_chart(self.session.books))

    def title(self) -> str:
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
        Column("average", tr("Avg. POP"), lambda standing: None if standing.average_pop_half is None else float(standing.average_pop_half) / 2, lambda standing: "" if standing.average_pop_half is None else average_pop(standing), "right", tr("Of the fighters in his stable"), rule="C28", width=10),
        Column("best", tr("Best fighter"), lambda r: "" if r.best is None else r.best.name, place=lambda r: shown.fighter_place(r.best), tip=tr("The most popular one"), width=18, hidden=True),
    )  # fmt: skip


def kind(standing: StandingRow) -> str:
    """Who plays a manager, and how the program leans."""
    return words.played_by(standing.temperament, standing.skill)


def average_pop(standing: StandingRow) -> str:
    """The average popularity of his stable with one decimal."""
    return (
        "–"
        if standing.average_pop_half is None
        else words.number(round(float(standing.average_pop_half) / 2, 1))
    )


# The parts of a manager's page: stable, dealings, money and rivals


class StablePart(PagePart[ManagerFacts]):
    """His fighters now, and what a manager of the program plans for them."""

    def build(self) -> None:
        self.plan = note("")
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
        column(self.plan, (self.table, 1), space=2, margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: ManagerFacts) -> None:
        self.table.set_rows(facts.stable)
        self.plan.setText(" ".join(translated(said) for said in facts.plan))
        show_if(self.plan, bool(facts.plan))


class DealsPart(PagePart[ManagerFacts]):
    """Every fighter he had, and the deals that paid best and worst."""

    def build(self) -> None:
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
        column(row(good, bad, space=4), (self.table, 1), space=3, margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: ManagerFacts) -> None:
        self.table.set_rows(facts.contracts)
        for shown_in, nothing, deals in (
            (self.best, self.no_best, facts.best_deals),
            (self.worst, self.no_worst, facts.worst_deals),
        ):
            shown_in.set([self._deal(deal) for deal in deals])
            show_if(shown_in, bool(deals))
            show_if(nothing, not deals)

    def _deal(self, deal: Contract) -> tuple[str, str | QWidget]:
        gain = shown.gain(deal.profit_cents)
        return gain, leading(self.link(deal.fighter.name, shown.fighter_place(deal.fighter)))


class MoneyPart(LeaguePart[ManagerFacts]):
    """His money season by season, and over the nights."""

    def build(self) -> None:
        self.table: ShortTable[SeasonMoney] = ShortTable(
            "manager_seasons", _season_columns(), lambda season: season.season,
            tr("No money has moved yet."), title=tr("Money by season"), most=6,
        )  # fmt: skip
        self.chart = LateChart()
        self.chart.setMinimumHeight(px(200))
        self.chart.go.connect(self.go)
        self.ledger = self.link(tr("Every line of his ledger"), None)
        column(self.table, row(self.ledger, None), (self.chart, 1), margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: ManagerFacts) -> None:
        self.table.set_rows(facts.seasons)
        number = facts.standing.manager.number
        self.ledger.set(tr("Every line of his ledger"), Place("ledger", number))
        self.chart.show_later(partial(manager_chart, self._session.books, number))


class RivalsPart(PagePart[ManagerFacts]):
    """Titles his fighters won, and how they fare against the others'."""

    def build(self) -> None:
        self.rivals: ShortTable[Rival] = ShortTable(
            "manager_rivals", _rival_columns(), lambda rival: rival.manager,
            tr("His fighters have not met anybody yet."), title=tr("Against other managers"), most=10,
        )  # fmt: skip
        self.titles: ShortTable[ReignFacts] = ShortTable(
            "manager_titles", _title_columns(), lambda won: (won.champion.number, won.from_night),
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
        row(TallScroll(inner), margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: ManagerFacts) -> None:
        self.rivals.set_rows(facts.rivals)
        self.titles.set_rows(facts.reigns)

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
        Column("sides", tr("Side payments"), lambda s: s.sides_cents, lambda s: words.money(s.sides_cents), "right", rule="C75", width=14),
        Column("pot", tr("Pot"), lambda s: s.pot_cents, lambda s: words.money(s.pot_cents), "right", tr("What came of the pot at the turn of the year, less what was put in."), rule="Y15", width=10),
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


def _title_columns() -> tuple[Column[ReignFacts], ...]:
    return (
        Column("champion", tr("Champion"), lambda w: w.champion.name, place=lambda w: shown.fighter_place(w.champion), width=20),
        Column("title", tr("Title"), lambda w: shown.title_name(w.weight_class), width=16),
        *reign_nights(),
        Column("defences", tr("Defences"), lambda w: w.defences, align="right", rule="C49", width=9),
        Column("end", tr("End"), lambda w: shown.reign_end(w.end), width=12),
    )  # fmt: skip


# The page of a manager


class ManagerHeader(Panel):
    """Name, who plays him, and his figures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.name = Heading("", 1)
        self.badges = [Badge() for _ in range(3)]
        self.champion = Link(go=self.go)
        self.reigning = plain_label(tr("Champion in his stable:"), tone="muted")
        self.money = Figure(tr("money"), size=2.4)
        self.season = Figure(tr("this season"))
        self.record = Figure(tr("won-lost-drawn"))
        self.average = Figure(tr("average POP"))
        self.mark = CornerMark(PALETTE[0], 22)
        left = column(
            row(self.mark, self.name, None, space=2),
            flow(*self.badges, space=2),
            flow(self.reigning, self.champion),
            None,
            space=2,
        )
        box = row((left, 1), space=5)
        for figure in (self.record, self.average, self.season, self.money):
            box.addWidget(figure)
        self.body.addLayout(box)

    def show_facts(self, standing: StandingRow, of: int) -> None:
        self.name.setText(standing.manager.name)
        place = tr("Place {place} of {of}").format(place=standing.place, of=of)
        self.badges[0].set(place, "gold" if standing.place == 1 else "neutral")
        self.badges[1].set(kind(standing))
        self.badges[2].set(tr("Winner of the league") if standing.won else "", "gold")
        champion = standing.champions[0] if standing.champions else None
        self.champion.set("" if champion is None else champion.name, shown.fighter_place(champion))
        for widget in (self.champion, self.reigning):
            show_if(widget, champion is not None)
        self.money.show_value(words.money(standing.balance_cents))
        self.money.setProperty("rule", "C70")
        self.season.show_value(shown.gain(standing.season_cents))
        self.record.show_value(shown.record(standing.record), tip=tr("Bouts of his fighters under him"))
        self.average.show_value(average_pop(standing), tip=tr("Of the fighters in his stable now"))


class ManagerPage(Page):
    """Who he is and how he stands; his stable, dealings, money and rivals behind tabs."""

    def build(self) -> None:
        self._wanted = ""
        self.header = ManagerHeader()
        self.tabs: PartTabs[ManagerFacts] = PartTabs(tr("Parts of the manager's page"))
        self.tabs.add("stable", tr("Stable"), StablePart)
        self.tabs.add("deals", tr("Dealings"), DealsPart)
        self.tabs.add("money", tr("Money"), lambda: MoneyPart(self.session))
        self.tabs.add("rivals", tr("Rivals and titles"), RivalsPart)
        for widget in (self.header, self.tabs):
            widget.go.connect(self.go)
        shown_page = QWidget()
        page_box(shown_page, [(self.header, 0), (self.tabs, 1)])
        self._stack = QStackedLayout(self)
        self._stack.addWidget(shown_page)
        self._stack.addWidget(Empty(tr("There is no such manager."), tr("All stables"), self._to_all))

    def show_place(self, place: Place) -> None:
        """Show a manager, in the tab that was open last unless ``part`` names one."""
        self._wanted = place.part
        super().show_place(place)
        self.retitled.emit()

    def refresh(self) -> None:
        books, number = self.session.books, self.place.number
        self._stack.setCurrentIndex(0 if number in books.managers else 1)
        if number not in books.managers:
            return
        facts = manager_facts(books, number)
        self.header.mark.set(colours_in(books)[number])
        self.header.show_facts(facts.standing, len(books.managers))
        self.tabs.fill(facts, self._wanted)
        self._wanted = ""

    def title(self) -> str:
        page = self.session.books.managers.get(self.place.number)
        return tr("Manager") if page is None else page.name

    def _to_all(self) -> None:
        self.go.emit(Place("stables"))
