"""The ledger: every payment of a manager, chosen by kind and night, with what they add up to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QComboBox, QSplitter, QStackedWidget, QTabBar, QWidget

from ringside_manager.campaign.books import Books, LedgerKind, Touched
from ringside_manager.campaign.schedule import nights_of, season_of
from ringside_manager.gui import words
from ringside_manager.gui.charts.league_charts import manager_chart, money_race_chart
from ringside_manager.gui.charts.panel import ChartPanel
from ringside_manager.gui.justice.branching import SiblingTabs, VerifyDialog, head_row
from ringside_manager.gui.justice.deed_words import movement_text
from ringside_manager.gui.look import px
from ringside_manager.gui.matchmaker.bets import BetsPanel
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.people import page_box
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import button, column, plain_label, row
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr
from ringside_manager.office.facts.managers import (
    MONTH,
    Choice,
    MoneyLine,
    Period,
    by_month,
    by_season,
    ledger_lines,
    total,
)

# The columns of the ledger and of its sums


RULES = {
    LedgerKind.SHARE: "C23",
    LedgerKind.SALE: "C24",
    LedgerKind.PURCHASE: "C24",
    LedgerKind.TRADE: "C24",
    LedgerKind.DATE_BID: "C54",
    LedgerKind.SIDE_PAYMENT: "C75",
    LedgerKind.STAKE: "C81",
    LedgerKind.POT: "Y15",
    LedgerKind.SIGNING_FEE: "Y9",
}
"""The rule by which money of each kind moves."""


def line_columns() -> tuple[Column[MoneyLine], ...]:
    """A line of the ledger."""
    return (
        Column("night", tr("Night"), lambda line: line.night, align="right", width=6, place=lambda line: Place("night", line.night) if line.night else None),
        Column("amount", tr("Amount"), lambda line: line.amount_cents, lambda line: words.signed(words.money(line.amount_cents)), "right", rule="C70", width=9),
        Column("kind", tr("What for"), lambda line: movement_text(line.kind), width=13, tip=lambda line: tr("Rule {rule}").format(rule=RULES[line.kind])),
        Column("fighter", tr("Fighter"), lambda line: line.fighter_name, place=lambda line: Place("fighter", line.fighter) if line.fighter else None, width=15),
        Column("balance", tr("Balance"), lambda line: line.balance_cents, lambda line: words.money(line.balance_cents), "right", tr("What the manager had after it."), rule="C70", width=10),
        Column("manager", tr("Manager"), lambda line: line.manager_name, place=lambda line: Place("manager", line.manager), width=8),
        Column("bout", tr("Bout"), lambda line: line.bout or None, lambda line: tr("No. {bout}").format(bout=line.bout) if line.bout else "", place=lambda line: Place("bout", line.bout) if line.bout else None, width=8),
        Column("entry", tr("Entry"), lambda line: line.entry, align="right", place=lambda line: Place("journal", line.entry), width=6, tip=tr("The entry of the journal that made it.")),
        Column("running", tr("Running sum"), lambda line: line.running_cents, lambda line: words.money(line.running_cents), "right", tr("The sum of the lines shown, up to this one."), width=11, hidden=True),
    )  # fmt: skip


def period_columns() -> tuple[Column[Period], ...]:
    """The sum of a month or season, in whole dollars."""
    return (
        Column("nights", tr("Nights"), lambda period: period.first, span_text, width=8, tip=lambda period: words.season(period.first)),
        Column("earned", tr("In"), lambda period: period.earned_cents, lambda period: _whole(period.earned_cents), "right", width=7),
        Column("spent", tr("Out"), lambda period: period.spent_cents, lambda period: _whole(period.spent_cents), "right", width=7),
        Column("net", tr("Net"), lambda period: period.net_cents, lambda period: words.signed(_whole(period.net_cents)), "right", tr("Rounded to dollars; the lines hold the cents."), width=7),
    )  # fmt: skip


def _whole(cents: int) -> str:
    return words.dollars(round(cents / 100))


def span_text(period: Period) -> str:
    """The nights of a period."""
    return tr("{first}–{last}").format(first=period.first, last=period.last)


# A sum with what it is, in one line


class Figure(QWidget):
    """A label and the money beside it."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = label
        self.value = SizedLabel("", 1.15, QFont.Weight.Bold, display=True)
        row(plain_label(label, tone="muted"), self.value, space=1, parent=self)

    def show_money(self, cents: int) -> None:
        self.value.setText(words.money(cents))
        self.setAccessibleName(f"{self._label}: {self.value.text()}")


# Which lines of the ledger to show


Option = tuple[str, object]


class ChoiceBar(QWidget):
    """Manager, fighter, kind and nights; ``changed`` follows every choice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.manager = _box(tr("Manager"))
        self.fighter = _box(tr("Fighter"))
        self.kind = _box(tr("Why money moved"))
        self.nights = _box(tr("Nights"))
        self._boxes = (self.manager, self.fighter, self.kind, self.nights)
        labelled = [
            column(plain_label(box.accessibleName(), tone="muted"), box, space=1) for box in self._boxes
        ]
        bar = row(space=4, parent=self)
        for part in labelled:
            bar.addLayout(part)
        bar.addStretch(1)
        for box in self._boxes:
            box.currentIndexChanged.connect(lambda _index: self.changed.emit())

    @property
    def choice(self) -> Choice:
        kind: LedgerKind | None = self.kind.currentData()
        return Choice(
            self.manager.currentData() or 0,
            self.fighter.currentData() or 0,
            None if kind is None else frozenset({kind}),
            self.nights.currentData(),
        )

    def fill(self, books: Books) -> None:
        """Offer whoever and whatever there is, keeping what is chosen."""
        seats = sorted(books.managers.values(), key=lambda page: page.seat)
        fighters = sorted(books.fighters.values(), key=lambda page: page.name)
        _offer(self.manager, [(tr("All managers"), 0), *((page.name, page.number) for page in seats)])
        _offer(self.fighter, [(tr("All fighters"), 0), *((page.name, page.number) for page in fighters)])
        kinds: list[Option] = [(movement_text(kind), kind) for kind in LedgerKind]
        _offer(self.kind, [(tr("Everything"), None), *kinds])
        month = range(max(1, books.closed - MONTH + 1), books.closed + 1)
        seasons = range(season_of(books.closed), 0, -1)
        _offer(
            self.nights,
            [
                (tr("All nights"), None),
                (tr("The last four nights"), month),
                *((tr("Season {season}").format(season=season), nights_of(season)) for season in seasons),
            ],
        )

    def choose_manager(self, number: int) -> None:
        """Show one manager, 0 for all."""
        _choose(self.manager, number)

    def choose_fighter(self, number: int) -> None:
        """Show one fighter, 0 for all."""
        _choose(self.fighter, number)


def _offer(box: QComboBox, options: Sequence[Option]) -> None:
    """Other options under the choice that was made; telling nobody unless the choice is gone."""
    texts = [text for text, _ in options]
    if texts == [box.itemText(index) for index in range(box.count())]:
        for index, (_, value) in enumerate(options):
            box.setItemData(index, value)
        return
    kept = box.currentText()
    with QSignalBlocker(box):
        box.clear()
        for text, value in options:
            box.addItem(text, value)
        box.setCurrentIndex(texts.index(kept) if kept in texts else 0)


def _choose(box: QComboBox, number: int) -> None:
    place = next((index for index in range(box.count()) if box.itemData(index) == number), 0)
    with QSignalBlocker(box):
        box.setCurrentIndex(place)


def _box(name: str) -> QComboBox:
    made = QComboBox()
    made.setAccessibleName(name)
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    made.setMaximumWidth(px(240))
    made.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made


# The ledger: every movement of money, with the running balance, sums and where each line comes from


CHART, BETS = 2, 3
"""The tabs beside the lines that show the money chart, and the side bets."""


class LedgerPage(Page):
    """Lines on the left, sums and the money chart on the right."""

    def build(self) -> None:
        self.tabs = SiblingTabs("ledger")
        self.tabs.go.connect(self.go)
        self.verify = button(tr("Verify the books"), self.verify_books, picture="check")
        self.choices = ChoiceBar()
        self.choices.changed.connect(self.refresh)
        self.figures = tuple(Figure(text) for text in (tr("In"), tr("Out"), tr("Net")))
        self.figures[2].setProperty("rule", "C70")
        self.lines: Table[MoneyLine] = Table(
            "ledger.lines", line_columns(), lambda line: line.line, tr("No money has moved here yet.")
        )
        self.lines.set_title(tr("Ledger"))
        self.lines.sort_first_by("entry", descending=True)
        self.lines.activated.connect(self._open)
        self.lines.go.connect(self.go)
        box = page_box(self, [])
        box.addLayout(head_row(self.tabs, *self.figures, self.verify))
        box.addWidget(self.choices)
        box.addWidget(self._split(), 1)

    def _split(self) -> QSplitter:
        self.sums: Table[Period] = Table(
            "ledger.sums",
            period_columns(),
            lambda period: (period.first, period.last),
            tr("Nothing to sum up yet."),
        )
        self.sums.set_title(tr("Sums"))
        self.chart: ChartPanel | None = None
        self.aside = QTabBar()
        self.aside.setDocumentMode(True)
        self.aside.setDrawBase(False)
        self.aside.setExpanding(False)
        self.aside.setUsesScrollButtons(True)
        self.aside.setElideMode(Qt.TextElideMode.ElideNone)
        self.aside.setAccessibleName(tr("Sums and chart"))
        self.bets: BetsPanel | None = None
        for text in (tr("Months"), tr("Seasons"), tr("Chart"), tr("Side bets")):
            self.aside.addTab(text)
        self.aside.currentChanged.connect(lambda _index: self._fill_aside())
        self._stack = QStackedWidget()
        self._stack.addWidget(self.sums)
        side = QWidget()
        column(self.aside, self._stack, space=2, parent=side).setStretch(1, 1)
        split = QSplitter()
        split.setChildrenCollapsible(False)
        split.setAccessibleName(tr("Lines and sums"))
        split.addWidget(self.lines)
        split.addWidget(side)
        split.setStretchFactor(0, 1)
        split.setSizes([px(690), px(350)])
        return split

    def show_place(self, place: Place) -> None:
        """Show the ledger of a manager, or with the part ``fighter`` that of a fighter; 0 for all."""
        self.place = place
        self.choices.fill(self.session.books)
        of_fighter = place.part == "fighter"
        self.choices.choose_fighter(place.number if of_fighter else 0)
        self.choices.choose_manager(0 if of_fighter else place.number)
        self._read()

    def concerns(self, touched: Touched) -> bool:
        return bool(touched.managers or touched.bets)

    def refresh(self) -> None:
        self.choices.fill(self.session.books)
        self._read()

    def _read(self) -> None:
        found = ledger_lines(self.session.books, self.choices.choice)
        self.lines.set_rows(found)
        summed = total(found)
        values = (summed.earned_cents, summed.spent_cents, summed.net_cents)
        for figure, cents in zip(self.figures, values, strict=True):
            figure.show_money(cents)
        self._fill_aside()
        self.retitled.emit()

    def title(self) -> str:
        return tr("Ledger")

    def verify_books(self) -> VerifyDialog:
        dialog = VerifyDialog(self.session, self.window())
        dialog.open()
        dialog.start()
        return dialog

    def _fill_aside(self) -> None:
        """Sums of the lines shown, or the money chart; only what is looked at is worked out."""
        shown = self.aside.currentIndex()
        if shown == CHART:
            books, manager = self.session.books, self.choices.choice.manager
            if self.chart is None:
                self.chart = ChartPanel(framed=False)
                self.chart.go.connect(self.go)
                self._stack.addWidget(self.chart)
            chart = self.chart
            chart.show_chart(manager_chart(books, manager) if manager else money_race_chart(books))
            self._stack.setCurrentWidget(chart)
        elif shown == BETS:
            self._show_bets()
        else:
            self.sums.set_rows((by_season if shown else by_month)(self.lines.rows))
            self._stack.setCurrentWidget(self.sums)

    def _show_bets(self) -> None:
        if self.bets is None:
            self.bets = BetsPanel(self.session)
            self.bets.go.connect(self.go)
            self._stack.addWidget(self.bets)
        self.bets.refresh()
        self._stack.setCurrentWidget(self.bets)

    def _open(self, line: MoneyLine) -> None:
        """Enter goes to the bout, or to the entry that made the line."""
        self.go.emit(Place("bout", line.bout) if line.bout else Place("journal", line.entry))
