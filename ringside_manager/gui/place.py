"""Where one can go in the window: places, every page of it, and the way back; and what can be done there.

No page is loaded for its name, its picture, where it is found and how to get there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Generic, TypeVar

from ringside_manager.language import later

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Place:
    """A page, and what it is to show.

    ``number`` is that of the books (a fighter, manager, bout, tournament, entry or night; 0 for none),
    ``part`` says more: the id of a rule, the second fighter, a tab of the page.
    """

    page: str
    number: int = 0
    part: str = ""


COMMAND = "command"
"""No page: the command of the window whose key ``part`` says is to be carried out."""
GLOSSARY = "glossary"
"""No page: the word ``part`` of the glossary."""


# Every page of the window


@dataclass(frozen=True, slots=True)
class PageEntry:
    """A page of the window; ``module`` and ``name`` say where its class is, ``shortcut`` brings it up.

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

    def load(self) -> ModuleType:
        """The page's module, loaded when it was not yet."""
        return import_module(f".{self.module}", "ringside_manager.gui.pages")


PAGES: tuple[PageEntry, ...] = (
    PageEntry("office", later("Office"), "office", "office.page", "OfficePage", "Ctrl+1"),
    PageEntry("cards", later("Cards"), "cards", "cards", "CardsPage", "Ctrl+2"),
    PageEntry("fighters", later("Fighters"), "glove", "people.fighters_page", "FightersPage", "Ctrl+3"),
    PageEntry("stables", later("Stables"), "stable", "people.managers", "StablesPage", "Ctrl+4"),
    PageEntry("rankings", later("Rankings and titles"), "belt", "people.rankings", "RankingsPage", "Ctrl+5"),
    PageEntry("tournament", later("Tournament"), "bracket", "tournament", "TournamentPage", "Ctrl+6"),
    PageEntry("ledger", later("Ledger"), "ledger", "ledger", "LedgerPage", "Ctrl+7"),
    PageEntry("records", later("Records"), "trophy", "history.records", "RecordsPage", "Ctrl+8"),
    PageEntry("charts", later("Charts"), "chart", "charts_page", "ChartsPage", "Ctrl+9"),
    PageEntry("forecast", later("Forecast"), "forecast", "forecast", "ForecastPage", "Ctrl+Shift+L"),
    PageEntry("news", later("News"), "news", "history.news", "NewsPage", "Ctrl+Shift+N"),
    PageEntry("rulebook", later("Rulebook"), "book", "", "RulebookPage", "Ctrl+F1"),
    PageEntry("promoter", later("Promoter's desk"), "gavel", "promoter", "PromoterPage", "Ctrl+Shift+P"),
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


# The way back


LONGEST = 100


class Trail(Generic[T]):
    """What was visited one after another, and which of it is shown, for going back and forth as in a browser."""

    def __init__(self) -> None:
        self._places: list[T] = []
        self._at = -1

    @property
    def here(self) -> T | None:
        return self._places[self._at] if self._places else None

    @property
    def can_go_back(self) -> bool:
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        return self._at + 1 < len(self._places)

    def visit(self, place: T) -> None:
        """Come to a place; what lay ahead is forgotten."""
        if place == self.here:
            return
        self._places = [*self._places[: self._at + 1], place][-LONGEST:]
        self._at = len(self._places) - 1

    def back(self) -> T | None:
        """Go to the place before; ``None`` if there is none."""
        if not self.can_go_back:
            return None
        self._at -= 1
        return self.here

    def forward(self) -> T | None:
        """Go again where one came back from; ``None`` if nowhere."""
        if not self.can_go_forward:
            return None
        self._at += 1
        return self.here

    def clear(self) -> None:
        """Forget everything, as when somebody else sits down."""
        self._places.clear()
        self._at = -1


# What can be done: one table for menus, toolbar, command palette, shortcuts and tests


def _always() -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Command:
    """One thing that can be done.

    ``key`` names it for settings and tests; ``menu`` is the key of the menu it stands in (``""`` for
    none); ``shortcut`` is a key sequence as Qt writes them; ``why_not`` says why it cannot be done now,
    ``""`` if it can.  ``group`` keeps neighbours in a menu together; ``words`` help the palette find it.
    """

    key: str
    text: str
    run: Callable[[], object]
    menu: str = ""
    shortcut: str = ""
    icon: str = ""
    group: str = ""
    words: str = ""
    checked: Callable[[], bool] | None = None
    why_not: Callable[[], str] = _always
    label: Callable[[], str] | None = None
    """For a text that changes, such as what an undo would undo."""
