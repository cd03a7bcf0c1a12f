"""Rankings and titles of every weight class."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from ringside_manager.gui.charts.league_charts import bump_chart, reigns_chart
from ringside_manager.gui.look import px, set_margins
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.pages.people.champion_card import ChampionCard
from ringside_manager.gui.pages.people.late_chart import LateChart
from ringside_manager.gui.pages.people.parts import Part, PartTabs, page_box
from ringside_manager.gui.pages.people.rankings_columns import ladder_columns, lineage_columns
from ringside_manager.gui.pages.people.rankings_view import ClassView
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Table
from ringside_manager.gui.widgets import column, plain_label, row
from ringside_manager.language import tr
from ringside_manager.office.facts.rankings import LadderRow, LineageRow, rankings_page


class LadderPart(Part[ClassView]):
    """The champion on top, the contenders below him, in the order of their ranks."""

    def build(self) -> None:
        """Make the card of the champion and the table."""
        self.champion = ChampionCard()
        self.champion.go.connect(self.go)
        self.table: Table[LadderRow] = Table(
            "rankings", ladder_columns(), lambda row: row.fighter.number,
            tr("Nobody is ranked before the first champion is crowned."),
        )  # fmt: skip
        self.table.set_title(tr("Ranking"))
        self.table.sort_first_by("rank")
        self.table.activated.connect(lambda row: self.go.emit(Place("fighter", row.fighter.number)))
        self.table.go.connect(self.go)
        box = column(self.champion, space=3, parent=self)
        box.addWidget(self.table, 1)
        set_margins(box, 0, 3, 0, 0)

    def fill(self, facts: ClassView) -> None:
        """Show another class."""
        self.champion.show_division(facts.page)
        self.table.set_rows(facts.page.ladder)


class ChampionsPart(Part[ClassView]):
    """Who held the title, and how long."""

    def build(self) -> None:
        """Make picture and table."""
        self.chart = LateChart()
        self.chart.setMinimumHeight(px(180))
        self.chart.go.connect(self.go)
        self.table: Table[LineageRow] = Table(
            "lineage", lineage_columns(), lambda row: row.number, tr("There has been no champion yet.")
        )
        self.table.set_title(tr("The line of champions"))
        self.table.sort_first_by("number", descending=True)
        self.table.activated.connect(lambda row: self.go.emit(Place("fighter", row.champion.number)))
        self.table.go.connect(self.go)
        self.table.setMinimumHeight(px(180))
        box = column(space=3, parent=self)
        box.addWidget(self.chart, 1)
        box.addWidget(self.table, 1)
        set_margins(box, 0, 3, 0, 0)

    def fill(self, facts: ClassView) -> None:
        """Show another class."""
        self.chart.show_later(facts.reigns)
        self.table.set_rows(facts.page.lineage)


class MovementPart(Part[ClassView]):
    """Who passed whom over the fight nights."""

    def build(self) -> None:
        """Make the picture."""
        self.chart = LateChart()
        self.chart.go.connect(self.go)
        box = column(self.chart, parent=self)
        set_margins(box, 0, 3, 0, 0)

    def fill(self, facts: ClassView) -> None:
        """Show another class."""
        self.chart.show_later(facts.movement)


class RankingsPage(Page):
    """One weight class at a time; ``part`` of a place names a tab or a class."""

    def build(self) -> None:
        """Make the choice of the class and the tabs."""
        self._wanted = ""
        classes = list(self.session.books.divisions)
        self.classes = QComboBox()
        self.classes.setAccessibleName(tr("Weight class"))
        self.classes.addItems(classes)
        self.classes.currentIndexChanged.connect(lambda _place: self.refresh())
        choice = QWidget()
        row(plain_label(tr("Weight class")), self.classes, None, parent=choice)
        choice.setVisible(len(classes) > 1)
        self.tabs: PartTabs[ClassView] = PartTabs(tr("Rankings and titles"))
        self.tabs.add("ranking", tr("Ranking"), LadderPart)
        self.tabs.add("champions", tr("Champions"), ChampionsPart)
        self.tabs.add("movement", tr("Who passed whom"), MovementPart)
        self.tabs.go.connect(self.go)
        page_box(self, [(choice, 0), (self.tabs, 1)])

    def show_place(self, place: Place) -> None:
        """Show the ranking of a class."""
        if place.part in self.session.books.divisions:
            self.classes.setCurrentText(place.part)
        self._wanted = place.part
        super().show_place(place)

    def refresh(self) -> None:
        """Read the rankings."""
        books = self.session.books
        pages = rankings_page(books)
        page = pages[max(0, self.classes.currentIndex())]
        name = page.weight_class
        view = ClassView(page, lambda: reigns_chart(books, name), lambda: bump_chart(books, name))
        self.tabs.fill(view, self._wanted)
        self._wanted = ""

    def title(self) -> str:
        """What is shown."""
        return tr("Rankings and titles")
