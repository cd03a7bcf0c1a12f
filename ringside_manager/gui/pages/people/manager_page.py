"""The page of a manager."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedLayout, QWidget

from ringside_manager.gui import words
from ringside_manager.gui.charts.league_charts import manager_chart
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.pages.people.manager_parts import DealsPart, MoneyPart, RivalsPart, StablePart
from ringside_manager.gui.pages.people.manager_view import ManagerView
from ringside_manager.gui.pages.people.parts import Figure, PartTabs, page_box
from ringside_manager.gui.pages.people.stables_page import average_pop, kind
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Badge, Empty, Heading, Link, Panel, column, plain_label, row
from ringside_manager.language import tr
from ringside_manager.office.facts.stables import StandingRow, manager_facts


class ManagerHeader(Panel):
    """Name, who plays him, and his figures."""

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.name = Heading("", 1)
        self.badges = [Badge() for _ in range(3)]
        self.champion = Link()
        self.champion.go.connect(self.go)
        self.reigning = plain_label(tr("Champion in his stable:"), tone="muted")
        self.money = Figure(tr("money"), size=2.4)
        self.season = Figure(tr("this season"))
        self.record = Figure(tr("won-lost-drawn"))
        self.average = Figure(tr("average POP"))
        left = column(
            self.name,
            row(*self.badges, None),
            row(self.reigning, self.champion, None, space=1),
            None,
            space=2,
        )
        box = row(space=5)
        box.addLayout(left, 1)
        for figure in (self.record, self.average, self.season, self.money):
            box.addWidget(figure)
        self.body.addLayout(box)

    def show_facts(self, standing: StandingRow, of: int) -> None:
        """Show another manager."""
        self.name.setText(standing.manager.name)
        place = tr("Place {place} of {of}").format(place=standing.place, of=of)
        self.badges[0].set(place, "gold" if standing.place == 1 else "neutral")
        self.badges[1].set(kind(standing))
        self.badges[2].set(tr("Winner of the league") if standing.won else "", "gold")
        champion = standing.champions[0] if standing.champions else None
        self.champion.set("" if champion is None else champion.name, shown.fighter_place(champion))
        for widget in (self.champion, self.reigning):
            widget.setVisible(champion is not None)
        self.money.show_value(words.money(standing.balance_cents))
        self.money.setProperty("rule", "C70")
        self.season.show_value(shown.gain(standing.season_cents))
        self.record.show_value(shown.record(standing.record), tip=tr("Bouts of his fighters under him"))
        self.average.show_value(average_pop(standing), tip=tr("Of the fighters in his stable now"))


class ManagerPage(Page):
    """Who he is and how he stands; his stable, dealings, money and rivals behind tabs."""

    def build(self) -> None:
        """Make head and tabs."""
        self._wanted = ""
        self.header = ManagerHeader()
        self.tabs: PartTabs[ManagerView] = PartTabs(tr("Parts of the manager's page"))
        self.tabs.add("stable", tr("Stable"), StablePart)
        self.tabs.add("deals", tr("Dealings"), DealsPart)
        self.tabs.add("money", tr("Money"), MoneyPart)
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
        """Read the manager's page of the books."""
        books, number = self.session.books, self.place.number
        self._stack.setCurrentIndex(0 if number in books.managers else 1)
        if number not in books.managers:
            return
        facts = manager_facts(books, number)
        self.header.show_facts(facts.standing, len(books.managers))
        self.tabs.fill(ManagerView(facts, lambda: manager_chart(books, number)), self._wanted)
        self._wanted = ""

    def title(self) -> str:
        """His name."""
        page = self.session.books.managers.get(self.place.number)
        return tr("Manager") if page is None else page.name

    def _to_all(self) -> None:
        self.go.emit(Place("stables"))
