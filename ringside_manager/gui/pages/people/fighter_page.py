"""The page of a fighter: his head, notes about him, and the parts behind tabs."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QPlainTextEdit, QStackedLayout, QWidget

from ringside_manager.campaign.books import FighterBook
from ringside_manager.campaign.orders import SignFighter
from ringside_manager.gui import words
from ringside_manager.gui.commands import Command
from ringside_manager.gui.corners import colours_in
from ringside_manager.gui.pages.office import contracts
from ringside_manager.gui.pages.office.dialogs import ClassDialog, why_no_move
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.pages.people import parts
from ringside_manager.gui.pages.people.fighter_header import FighterHeader, Whys
from ringside_manager.gui.pages.people.fighter_parts import (
    BoutsPart,
    CareerPart,
    RatingsPart,
    StoryPart,
    TitlesPart,
)
from ringside_manager.gui.pages.people.parts import PagePart, PartTabs, page_box
from ringside_manager.gui.place import Place
from ringside_manager.gui.plans.door import PlanDoor
from ringside_manager.gui.portraits.portrait import sitter_in
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Empty,
    column,
    note,
    show_if,
)
from ringside_manager.language import tr
from ringside_manager.office.facts.explained_standing import explain_condition, explain_pop, explain_rank
from ringside_manager.office.facts.explanations import explain_percentage
from ringside_manager.office.facts.fighters import FighterFacts, fighter_facts
from ringside_manager.office.facts.roster import kept_until

# Notes on a fighter that only the person at the keyboard sees


class NotesPart(PagePart[FighterFacts]):
    """A field to write in; what is written is kept at once."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._number = 0
        self._filling = False
        super().__init__()

    def build(self) -> None:
        self.field = QPlainTextEdit()
        self.field.setAccessibleName(tr("My notes"))
        self.field.setPlaceholderText(tr("What to remember of him"))
        self.field.setTabChangesFocus(True)
        self.field.textChanged.connect(self._keep)
        hint = note(
            tr("Only you see these notes. They stay on this computer and are not part of the league.")
        )
        column(hint, self.field, margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: FighterFacts) -> None:
        self._number = facts.row.number
        kept = parts.note_on(self._session, self._number)
        if kept != self.field.toPlainText():
            self._filling = True
            self.field.setPlainText(kept)
            self._filling = False

    def _keep(self) -> None:
        if not self._filling:
            parts.write_note(self._session, self._number, self.field.toPlainText())


# The page of a fighter


class FighterPage(Page):
    """Who he is, and behind tabs his career, ratings, titles and money; ``part`` of a place names the tab."""

    def build(self) -> None:
        self._wanted = ""
        self.header = FighterHeader()
        self.tabs: PartTabs[FighterFacts] = PartTabs(tr("Parts of the fighter's page"))
        self.tabs.add("career", tr("Career"), lambda: CareerPart(self.session))
        self.tabs.add("story", tr("Story"), lambda: StoryPart(self.session))
        self.tabs.add("bouts", tr("Bouts"), BoutsPart)
        self.tabs.add("ratings", tr("Ratings"), lambda: RatingsPart(self.session))
        self.tabs.add("titles", tr("Titles and money"), lambda: TitlesPart(self.session))
        self.tabs.add("notes", tr("My notes"), lambda: NotesPart(self.session))
        for widget in (self.header, self.tabs):
            widget.go.connect(self.go)
        self.header.watch_asked.connect(self._watch)
        self.door = PlanDoor(self.session, self)
        self.header.plan_asked.connect(self._plan)
        self.header.signing_asked.connect(self._sign)
        self.header.move_asked.connect(self._move)
        self.header.contract_asked.connect(self._talk)
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
        books, number = self.session.books, self.place.number
        self._stack.setCurrentIndex(0 if number in books.fighters else 1)
        if number not in books.fighters:
            return
        facts = fighter_facts(books, number)
        mine = self._is_mine(books.fighters[number])
        self.header.portrait.show_sitter(sitter_in(books, number))
        self.header.show_colour(colours_in(books).get(books.fighters[number].manager or 0))
        self.header.show_facts(
            facts, self._whys(facts), mine=mine, watched=number in parts.watched(self.session)
        )
        self.header.show_plan(mine=self.door.is_mine(number), sealed=self.door.is_sealed(number))
        page = books.fighters[number]
        free = contracts.manager_of(self.session) is not None and page.manager is None and not page.is_retired
        self.header.show_signing(
            free=free, why_not=contracts.why_not_signed(self.session, number) if free else ""
        )
        show_if(self.header.contract, mine and not contracts.why_no_talk(self.session, number))
        show_if(self.header.weight, not why_no_move(self.session, number))
        self.tabs.fill(facts, self._wanted)
        self._wanted = ""

    def _whys(self, facts: FighterFacts) -> Whys:
        """How his figures came about, worked out when somebody asks."""
        books, entries = self.session.books, self.session.entries
        page = books.fighters[facts.row.number]
        if page.is_retired:
            return (lambda: explain_pop(books, page)), None, None, None
        paid, unfit = page.percentage is not None, explain_condition(books, page)
        return (
            lambda: explain_pop(books, page),
            lambda: explain_rank(books, page),
            (lambda: explain_percentage(books, page, entries)) if paid else None,
            None if unfit is None else lambda: unfit,
        )

    def title(self) -> str:
        page = self.session.books.fighters.get(self.place.number)
        return tr("Fighter") if page is None else page.name

    def commands(self) -> tuple[Command, ...]:
        header = self.header
        return (
            Command("fighter_compare", tr("Compare with another fighter…"), header.compare.click, icon="compare"),
            Command("fighter_exhibition", tr("Exhibition with this fighter…"), header.exhibition.click, icon="glove"),
            Command("fighter_watch", tr("Watch this fighter"), header.watch.click, icon="star", checked=header.watch.isChecked),
            Command("fighter_match", tr("Find a bout for this fighter"), header.match.click, icon="handshake", why_not=self._why_no_bout),
            Command("fighter_class", tr("Another weight class…"), self._move, icon="up", why_not=lambda: why_no_move(self.session, self.place.number)),
            Command("fighter_contract", tr("Contract…"), self._talk, icon="handshake", why_not=lambda: contracts.why_no_talk(self.session, self.place.number)),
            Command("fighter_cards", tr("Print fighter cards…"), self._print_cards, icon="print"),
            Command("fighter_plan", tr("Fight plan…"), self._plan, icon="lock", why_not=lambda: self.door.why_not(self.place.number)),
        )  # fmt: skip

    def _why_no_bout(self) -> str:
        page = self.session.books.fighters.get(self.place.number)
        if page is None or page.is_retired:
            return tr("He fights no more.")
        if not self._is_mine(page):
            return tr("You do not manage him.")
        return words.kept(kept_until(self.session.books, page.number))

    def _print_cards(self) -> None:
        from ringside_manager.gui.printing import CardsDialog
        from ringside_manager.printed.sheets import league_cards

        books = self.session.books
        cards = partial(league_cards, books)
        CardsDialog(cards, books.system, books.name, self).open()

    def _move(self) -> None:
        ClassDialog(self.session, self.place.number, self).open()

    def _plan(self) -> None:
        self.door.open(self.place.number)

    def _is_mine(self, page: FighterBook) -> bool:
        viewer = self.session.viewer
        return viewer is not None and viewer.manager is not None and viewer.manager == page.manager

    def _sign(self) -> None:
        """Sign him, or talk about terms where there are contracts."""
        if self.session.books.house.contracts.seasons:
            self._talk()
        else:
            self.session.hand_in(SignFighter(self.place.number))

    def _talk(self) -> None:
        contracts.ContractDialog(self.session, self.place.number, self).open()

    def _watch(self, on: bool) -> None:
        parts.watch(self.session, self.place.number, on=on)

    def _to_all(self) -> None:
        self.go.emit(Place("fighters"))
