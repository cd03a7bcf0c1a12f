"""The rows of the books as they stand in the file, and what an act changes among them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from peewee import SqliteDatabase

from ringside_manager.campaign.books import Books
from ringside_manager.league.database import delete, insert
from ringside_manager.league.mapping import POSTED, Owner, Posted, Row, league_rows
from ringside_manager.league.tables import BOOK_TABLES, League, Table, key

_ONLY = 1
"""The owner of the league's one row."""

Rows = tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """The rows of one page in one table, as saved and as they are to be."""

    table: type[Table]
    owner: Owner
    old: Rows
    new: Rows

    @property
    def loses_rows(self) -> bool:
        """Whether a row of the page is to go."""
        length = len(key(self.table))
        return bool({row[:length] for row in self.old} - {row[:length] for row in self.new})


class BookRows:
    """What the tables of the books hold, by table and page; empty for a new save."""

    def __init__(self) -> None:
        self._saved: dict[type[Table], dict[Owner, Rows]] = {table: {} for table in BOOK_TABLES}

    def changes(self, books: Books, entry: int) -> list[Change]:
        """What the pages touched since the last act change, the books being posted up to ``entry``."""
        found = [self._league(books, entry)]
        for posted in POSTED:
            saved = self._saved[posted.table]
            found += [self._change(posted, books, page) for page in posted.touched(books, len(saved))]
        return [change for change in found if change.old != change.new]

    def all_changes(self, books: Books, entry: int) -> list[Change]:
        """What differs from the saved rows anywhere, pages that are no longer there included."""
        found = [self._league(books, entry)]
        for posted in POSTED:
            saved, pages = self._saved[posted.table], dict.fromkeys(posted.pages(books))
            found += [self._change(posted, books, page) for page in pages]
            found += [
                Change(posted.table, page, rows, ()) for page, rows in saved.items() if page not in pages
            ]
        return [change for change in found if change.old != change.new]

    def accept(self, changes: Iterable[Change]) -> None:
        """Remember that ``changes`` were written."""
        for change in changes:
            if change.new:
                self._saved[change.table][change.owner] = change.new
            else:
                self._saved[change.table].pop(change.owner, None)

    def of(self, table: type[Table]) -> Iterator[Row]:
        """All rows of a table."""
        for rows in self._saved[table].values():
            yield from rows

    def _league(self, books: Books, entry: int) -> Change:
        old = self._saved[League].get(_ONLY, ())
        return Change(League, _ONLY, old, tuple(league_rows(books, entry)))

    def _change(self, posted: Posted, books: Books, page: Owner) -> Change:
        old = self._saved[posted.table].get(page, ())
        return Change(posted.table, page, old, tuple(posted.rows(books, page)))


def write(database: SqliteDatabase, changes: Iterable[Change]) -> None:
    """Write changes to the tables, a few statements for each table, within the caller's transaction."""
    by_table: dict[type[Table], list[Change]] = {}
    for change in changes:
        by_table.setdefault(change.table, []).append(change)
    for table, some in by_table.items():
        _write(database, table, some)


def _write(database: SqliteDatabase, table: type[Table], changes: list[Change]) -> None:
    delete(database, table, [change.owner for change in changes if change.loses_rows])
    new = [row for change in changes for row in (change.new if change.loses_rows else _fresh(change))]
    insert(database, table, new, replace=True)


def _fresh(change: Change) -> Iterator[Row]:
    kept = set(change.old)
    return (row for row in change.new if row not in kept)
