"""The page of a fighter."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedLayout, QWidget

from ringside_manager.campaign.books import FighterBook
from ringside_manager.gui import words
from ringside_manager.gui.charts.fighter_charts import career_chart, earnings_chart
from ringside_manager.gui.commands import Command
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.pages.people import memory
from ringside_manager.gui.pages.people.fighter_bouts import BoutsPart
from ringside_manager.gui.pages.people.fighter_career import CareerPart
from ringside_manager.gui.pages.people.fighter_header import FighterHeader, Whys
from ringside_manager.gui.pages.people.fighter_notes import NotesPart
from ringside_manager.gui.pages.people.fighter_ratings import RatingsPart
from ringside_manager.gui.pages.people.fighter_titles import TitlesPart
from ringside_manager.gui.pages.people.fighter_view import FighterView
from ringside_manager.gui.pages.people.parts import PartTabs, page_box
from ringside_manager.gui.place import Place
from ringside_manager.gui.plans.door import PlanDoor
from ringside_manager.gui.widgets import Empty
from ringside_manager.language import tr
from ringside_manager.office.facts.explained_standing import explain_pop, explain_rank
from ringside_manager.office.facts.explanations import explain_percentage
from ringside_manager.office.facts.fighters import FighterFacts, field_ratings, fighter_facts
from ringside_manager.office.facts.roster import kept_until


class FighterPage(Page):
    """Who he is, and behind tabs his career, ratings, titles and money; ``part`` of a place names the tab."""

    def build(self) -> None:
        """Make head and tabs."""
        self._wanted = ""
        self.header = FighterHeader()
        self.tabs: PartTabs[FighterView] = PartTabs(tr("Parts of the fighter's page"))
        self.tabs.add("career", tr("Career"), CareerPart)
        self.tabs.add("bouts", tr("Bouts"), BoutsPart)
        self.tabs.add("ratings", tr("Ratings"), RatingsPart)
        self.tabs.add("titles", tr("Titles and money"), TitlesPart)
        self.tabs.add("notes", tr("My notes"), lambda: NotesPart(self.session))
        for widget in (self.header, self.tabs):
            widget.go.connect(self.go)
        self.header.watch_asked.connect(self._watch)
        self.door = PlanDoor(self.session, self)
        self.header.plan_asked.connect(self._plan)
        shown = QWidget()
        page_box(shown, [(self.header, 0), (self.tabs, 1)])
        self._stack = QStackedLayout(self)
        self._stack.addWidget(shown)
        self._stack.addWidget(Empty(tr("There is no such fighter."), tr("All fighters"), self._to_all))

    def show_place(self, place: Place) -> None:
        """Show a fighter, in the tab that was open last unless ``part`` names one."""
        self._wanted = place.part
        super().show_place(place)
        self.retitled.emit()

    def refresh(self) -> None:
        """Read the fighter's page of the books."""
        books, number = self.session.books, self.place.number
        self._stack.setCurrentIndex(0 if number in books.fighters else 1)
        if number not in books.fighters:
            return
        facts = fighter_facts(books, number)
        mine = self._is_mine(books.fighters[number])
        self.header.show_facts(
            facts, self._whys(facts), mine=mine, watched=number in memory.watched(self.session)
        )
        self.header.show_plan(mine=self.door.is_mine(number), sealed=self.door.is_sealed(number))
        view = FighterView(
            facts,
            lambda: field_ratings(books, number),
            lambda: career_chart(books, number),
            lambda: earnings_chart(books, number),
        )
        self.tabs.fill(view, self._wanted)
        self._wanted = ""

    def _whys(self, facts: FighterFacts) -> Whys:
        """How his figures came about, worked out when somebody asks."""
        books, entries = self.session.books, self.session.entries
        page = books.fighters[facts.row.number]
        if page.is_retired:
            return Whys(pop=lambda: explain_pop(books, page))
        paid = page.percentage is not None
        return Whys(
            pop=lambda: explain_pop(books, page),
            rank=lambda: explain_rank(books, page),
            percentage=(lambda: explain_percentage(books, page, entries)) if paid else None,
        )

    def title(self) -> str:
        """His name."""
        page = self.session.books.fighters.get(self.place.number)
        return tr("Fighter") if page is None else page.name

    def commands(self) -> tuple[Command, ...]:
        """Comparing, watching and matching him, for menu and palette."""
        header = self.header
        return (
            Command("fighter_compare", tr("Compare with another fighter…"), header.compare.click, icon="compare"),
            Command("fighter_exhibition", tr("Exhibition with this fighter…"), header.exhibition.click, icon="glove"),
            Command("fighter_watch", tr("Watch this fighter"), header.watch.click, icon="star", checked=header.watch.isChecked),
            Command("fighter_match", tr("Find a bout for this fighter"), header.match.click, icon="handshake", why_not=self._why_no_bout),
            Command("fighter_plan", tr("Fight plan…"), self._plan, icon="lock", why_not=self._why_no_plan),
        )  # fmt: skip

    def _why_no_bout(self) -> str:
        page = self.session.books.fighters.get(self.place.number)
        if page is None or page.is_retired:
            return tr("He fights no more.")
        if not self._is_mine(page):
            return tr("You do not manage him.")
        return words.kept(kept_until(self.session.books, page.number))

    def _why_no_plan(self) -> str:
        return self.door.why_not(self.place.number)

    def _plan(self) -> None:
        self.door.open(self.place.number)

    def _is_mine(self, page: FighterBook) -> bool:
        viewer = self.session.viewer
        return viewer is not None and viewer.manager is not None and viewer.manager == page.manager

    def _watch(self, on: bool) -> None:
        memory.watch(self.session, self.place.number, on=on)

    def _to_all(self) -> None:
        self.go.emit(Place("fighters"))
