"""The ledger: every movement of money, with the running balance, sums and where each line comes from."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QStackedWidget, QTabBar, QWidget

from ringside_manager.campaign.books import Touched
from ringside_manager.gui.charts.league_charts import manager_chart, money_race_chart
from ringside_manager.gui.charts.panel import ChartPanel
from ringside_manager.gui.justice.head import SiblingTabs, head_row
from ringside_manager.gui.justice.verify_dialog import VerifyDialog
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.pages.ledger.choice_bar import ChoiceBar
from ringside_manager.gui.pages.ledger.columns import line_columns, period_columns
from ringside_manager.gui.pages.ledger.figure import Figure
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Table
from ringside_manager.gui.widgets import button, column
from ringside_manager.language import tr
from ringside_manager.office.facts.ledger import Line, Period, by_month, by_season, ledger_lines, total

CHART = 2
"""The tab beside the lines that shows the money chart."""


class LedgerPage(Page):
    """Lines on the left, sums and the money chart on the right."""

    def build(self) -> None:
        """Make the widgets."""
        self.tabs = SiblingTabs("ledger")
        self.tabs.go.connect(self.go)
        self.verify = button(tr("Verify the books"), self.verify_books, picture="check")
        self.choices = ChoiceBar()
        self.choices.changed.connect(self.refresh)
        self.figures = tuple(Figure(text) for text in (tr("In"), tr("Out"), tr("Net")))
        self.figures[2].setProperty("rule", "C70")
        self.lines: Table[Line] = Table(
            "ledger.lines", line_columns(), lambda line: line.line, tr("No money has moved here yet.")
        )
        self.lines.set_title(tr("Ledger"))
        self.lines.sort_first_by("entry", descending=True)
        self.lines.activated.connect(self._open)
        self.lines.go.connect(self.go)
        box = column(head_row(self.tabs, *self.figures, self.verify), self.choices, space=3, parent=self)
        box.addWidget(self._split(), 1)
        margin = spacing(5)
        box.setContentsMargins(margin, spacing(3), margin, spacing(4))

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
        for text in (tr("Months"), tr("Seasons"), tr("Chart")):
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
        self.refresh()

    def concerns(self, touched: Touched) -> bool:
        """Money moves with managers."""
        return bool(touched.managers)

    def refresh(self) -> None:
        """Read the books."""
        books = self.session.books
        self.choices.fill(books)
        found = ledger_lines(books, self.choices.choice)
        self.lines.set_rows(found)
        summed = total(found)
        values = (summed.earned_cents, summed.spent_cents, summed.net_cents)
        for figure, cents in zip(self.figures, values, strict=True):
            figure.show_money(cents)
        self._fill_aside()
        self.retitled.emit()

    def title(self) -> str:
        """Whose ledger it is."""
        return tr("Ledger")

    def verify_books(self) -> VerifyDialog:
        """Audit the league and say what was found."""
        dialog = VerifyDialog(self.session, self.window())
        dialog.open()
        dialog.start()
        return dialog

    def _fill_aside(self) -> None:
        """Sums of the lines shown, or the money chart; only what is looked at is worked out."""
        shown = self.aside.currentIndex()
        if shown == CHART:
            books, manager = self.session.books, self.choices.choice.manager
            chart = self._chart_panel()
            chart.show_chart(manager_chart(books, manager) if manager else money_race_chart(books))
            self._stack.setCurrentWidget(chart)
        else:
            self.sums.set_rows((by_season if shown else by_month)(self.lines.rows))
            self._stack.setCurrentWidget(self.sums)

    def _chart_panel(self) -> ChartPanel:
        """The panel of the money chart, made when it is first looked at."""
        if self.chart is None:
            self.chart = ChartPanel(framed=False)
            self.chart.go.connect(self.go)
            self._stack.addWidget(self.chart)
        return self.chart

    def _open(self, line: Line) -> None:
        """Enter goes to the bout, or to the entry that made the line."""
        self.go.emit(Place("bout", line.bout) if line.bout else Place("journal", line.entry))
