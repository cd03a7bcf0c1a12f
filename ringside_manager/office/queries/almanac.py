"""The whole league as rows: what an almanac of it tells."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.campaign.books import Books, Division, Reign
from ringside_manager.office.facts.ledger import LedgerRow, ledger
from ringside_manager.office.queries.bouts import BoutRow, bout_row
from ringside_manager.office.queries.news import NewsRow, news
from ringside_manager.office.queries.people import FighterPage, ManagerPage, fighter_page, manager_page
from ringside_manager.office.queries.status import Status, status
from ringside_manager.office.queries.tournaments import TournamentPage, tournaments


@dataclass(frozen=True, slots=True)
class TitleRow:
    """A reign in the line of champions; ``until_night`` is ``None`` while it lasts."""

    weight_class: str
    champion: str
    from_night: int
    until_night: int | None
    defences: int
    end: str


@dataclass(frozen=True, slots=True)
class Almanac:
    """Everything the books tell, bouts in the order they were made."""

    status: Status
    managers: tuple[ManagerPage, ...]
    fighters: tuple[FighterPage, ...]
    bouts: tuple[BoutRow, ...]
    titles: tuple[TitleRow, ...]
    tournaments: tuple[TournamentPage, ...]
    ledger: tuple[LedgerRow, ...]
    news: tuple[NewsRow, ...]


def almanac(books: Books) -> Almanac:
    """The almanac of a league as its books stand."""
    return Almanac(
        status(books),
        tuple(manager_page(books, manager) for manager in books.managers.values()),
        tuple(fighter_page(books, fighter) for fighter in books.fighters.values()),
        tuple(bout_row(books, bout) for bout in books.bouts.values()),
        tuple(_title(books, d, reign) for d in books.divisions.values() for reign in d.reigns),
        tournaments(books),
        ledger(books),
        news(books),
    )


def _title(books: Books, division: Division, reign: Reign) -> TitleRow:
    champion = books.fighters[reign.fighter].name
    end = reign.end.value if reign.end else ""
    return TitleRow(division.weight_class, champion, reign.from_night, reign.until_night, reign.defences, end)
