"""What every page of the window is, and every page there is: its name, its picture, where it is found, how to get there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget

from ringside_manager.campaign.books import Touched
from ringside_manager.gui.commands import Command
from ringside_manager.gui.corners import manager_shade
from ringside_manager.gui.place import Place
from ringside_manager.gui.rulebook.rule_help import rule_behind
from ringside_manager.gui.session import Session
from ringside_manager.language import later


class Page(QWidget):
    """A page over an open league: ``build`` once, then ``show_place`` and ``refresh`` as often as needed.

    ``go`` asks the window to go to a place, ``retitled`` tells that ``title`` says something else.
    """

    go = Signal(object)
    retitled = Signal()
    open_league = Signal(object)
    """Another league, a ``Path``, is to be opened in the place of this one."""
    back_wanted = Signal()
    """The person wants to go back to where he came from."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.place = Place("")
        self.build()

    def build(self) -> None:
        """Make the widgets."""

    def refresh(self) -> None:
        """Read the books and fill the widgets; called whenever the page is shown and something changed."""

    def show_place(self, place: Place) -> None:
        self.place = place
        self.refresh()

    def concerns(self, touched: Touched) -> bool:
        """Whether a change of these pages of the books concerns what is shown."""
        return True

    def title(self) -> str:
        return ""

    def manager_shade(self, manager: int) -> str:
        """The colour of a manager in the theme in force, which tables put beside his name."""
        return manager_shade(self.session.books, manager)

    @property
    def wants_window(self) -> bool:
        """Whether it takes the whole window now: menus, bars and navigation make room for it."""
        return False

    @property
    def has_next_step(self) -> bool:
        """Whether a button of its own is the next thing to do: the one that carries the league on stands back then."""
        return False

    def commands(self) -> tuple[Command, ...]:
        """What else can be done while this page is shown."""
        return ()

    def focus_rule(self) -> str:
        """The id of the rule behind the control that has the focus, for F1; empty for none."""
        return rule_behind(QApplication.focusWidget())


@dataclass(frozen=True, slots=True)
class PageEntry:
    """A page; ``module`` and ``name`` say where its class is, ``shortcut`` brings it up.

    Pages with ``in_navigation`` stand on the left of the window; ``home`` names the one that lights up there.
    """

    key: str
    text: Callable[[], str]
    icon: str
    module: str
    name: str
    shortcut: str = ""
    in_navigation: bool = True
    home: str = ""

    def make(self, session: Session, parent: QWidget | None = None) -> Page:
        """Make the page where it will stand: a widget that is moved has its whole style worked out anew."""
        made = getattr(self.load(), self.name)(session, parent)
        assert isinstance(made, Page)
        return made

    def load(self) -> ModuleType:
        """The page's module, loaded when it was not yet."""
        return import_module(f"ringside_manager.gui.pages.{self.module}")


PAGES: tuple[PageEntry, ...] = (
    PageEntry("office", later("Office"), "office", "office.page", "OfficePage", "Ctrl+1"),
    PageEntry("cards", later("Cards"), "cards", "cards.page", "CardsPage", "Ctrl+2"),
    PageEntry("fighters", later("Fighters"), "glove", "people.fighters_page", "FightersPage", "Ctrl+3"),
    PageEntry("stables", later("Stables"), "stable", "people.managers", "StablesPage", "Ctrl+4"),
    PageEntry("rankings", later("Rankings and titles"), "belt", "people.rankings", "RankingsPage", "Ctrl+5"),
    PageEntry("tournament", later("Tournament"), "bracket", "tournament.page", "TournamentPage", "Ctrl+6"),
    PageEntry("ledger", later("Ledger"), "ledger", "ledger", "LedgerPage", "Ctrl+7"),
    PageEntry("records", later("Records"), "trophy", "history.records", "RecordsPage", "Ctrl+8"),
    PageEntry("charts", later("Charts"), "chart", "charts_page", "ChartsPage", "Ctrl+9"),
    PageEntry("forecast", later("Forecast"), "forecast", "forecast", "ForecastPage", "Ctrl+Shift+L"),
    PageEntry("news", later("News"), "news", "history.news", "NewsPage", "Ctrl+Shift+N"),
    PageEntry("rulebook", later("Rulebook"), "book", "rulebook", "RulebookPage", "Ctrl+F1"),
    PageEntry("promoter", later("Promoter's desk"), "gavel", "promoter.page", "PromoterPage", "Ctrl+Shift+P"),
    PageEntry("places", later("Many places"), "person", "promoter.places", "PlacesPage", "Ctrl+Shift+O"),
    PageEntry("journal", later("Journal"), "journal", "journal", "JournalPage", "Ctrl+Shift+J"),
    PageEntry("fighter", later("Fighter"), "glove", "people.fighter_page", "FighterPage", "", False, "fighters"),
    PageEntry("compare", later("Compare"), "compare", "people.compare", "ComparePage", "", False, "fighters"),
    PageEntry("manager", later("Manager"), "stable", "people.managers", "ManagerPage", "", False, "stables"),
    PageEntry("bout", later("Bout"), "bell", "people.bout_page", "BoutPage", "", False, "cards"),
    PageEntry("ring", later("The ring"), "bell", "night.ring", "RingPage", "", False, "cards"),
    PageEntry("night", later("Fight night"), "bell", "night.page", "NightPage", "", False, "cards"),
    PageEntry("finale", later("The finale"), "trophy", "history.finale", "FinalePage", "", False, "office"),
    PageEntry("matchmaker", later("Matchmaker"), "handshake", "matchmaker_page", "MatchmakerPage", "Ctrl+M", False, "cards"),
)  # fmt: skip
"""Every page in the order of the navigation."""


def entry(key: str) -> PageEntry:
    """The page of that key; ``KeyError`` if there is none."""
    return _BY_KEY[key]


_BY_KEY = {page.key: page for page in PAGES}
