"""Every page of the window: its name, its picture, where it is found, and how to get there; no page is loaded for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from ringside_manager.language import later

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ringside_manager.gui.pages.page import Page
    from ringside_manager.gui.session import Session


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
        from ringside_manager.gui.pages.page import Page

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
