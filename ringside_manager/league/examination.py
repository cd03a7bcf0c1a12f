"""Holding an open save against itself: file, schema, journal, books, in this order.

The check SQLite offers is no checksum (it misses most single flipped bits), so the chain of digests
guards the journal, and a fresh posting of it guards every table of the books.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from peewee import PeeweeException, SqliteDatabase

from ringside_manager.campaign.books import Books
from ringside_manager.errors import DamagedError, NotALeagueError, RuleError, excerpt
from ringside_manager.league import journal, ring
from ringside_manager.league.book_rows import BookRows
from ringside_manager.league.business import post_all
from ringside_manager.league.codec import DeedError
from ringside_manager.league.database import pragma, rows
from ringside_manager.league.deeds import Entry
from ringside_manager.league.discrepancy import Area, Discrepancy
from ringside_manager.league.journal import Line
from ringside_manager.league.mapping import Row
from ringside_manager.league.migrations import SCHEMA_QUERY, Layouts, schema_rows
from ringside_manager.league.ring import RingBout
from ringside_manager.league.save_file import SaveFile
from ringside_manager.league.sqlite_errors import translated
from ringside_manager.league.tables import BOOK_TABLES, Ring, Table, columns, key, name
from ringside_manager.league.version import Version

_MOST_TOLD = 1_000
"""Findings of one kind that are listed; where there are more, nobody reads them one by one."""


@dataclass(slots=True)
class Examined:
    """What a save holds, as far as it could be read, and everything wrong with it."""

    lines: list[Line] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    books: Books = field(default_factory=Books)
    rows: BookRows = field(default_factory=BookRows)
    ring: Mapping[int, RingBout] = field(default_factory=dict)
    findings: list[Discrepancy] = field(default_factory=list)
    thorough: bool = True
    weight: int = 0
    """Of the lines, as ``journal.weight`` reckons it."""

    def or_refused(self, path: Path) -> Examined:
        """This, if nothing is wrong; else ``DamagedError`` with all findings about the file at ``path``."""
        if self.findings:
            raise DamagedError(path, [str(finding) for finding in self.findings])
        return self


def examine(save: SaveFile, layouts: Layouts, *, thorough: bool = True) -> Examined:
    """Read and check everything but the bout records.

    A hostile or broken schema ends the examination at once, a broken journal before the books.  The
    books of an older layout are not looked at: they are posted anew when it is upgraded.  Unless
    ``thorough`` SQLite's own checks, the chain and the tables of the books are left for ``finish``: what
    the books in memory are posted from has then been read deed by deed, but may have been rewritten.
    """
    found = Examined(thorough=thorough)
    with _damage_noted(save, found):
        found.findings += schema_findings(save.database, layouts, save.version)
    if found.findings:
        return found
    if thorough:
        _check_file(found, save)
    with _damage_noted(save, found):
        _read_lines(found, save)
        if has_table(layouts, save.version, Ring):
            found.ring, amiss = ring.stored(save.database)
            found.findings += amiss
        misformed = [line for line in found.lines if not journal.is_well_formed(line)]
        found.findings += journal_findings(found.lines if thorough else misformed or found.lines[:1])
        if _is_sound(found, Area.JOURNAL):
            _read_entries(found)
        if _is_sound(found, Area.JOURNAL):
            _post(found)
        if thorough:
            _compare_books(found, save, layouts)
    return found


def finish(found: Examined, save: SaveFile, layouts: Layouts) -> Examined:
    """What ``examine`` left out: SQLite's own checks, the journal's chain, the tables against the books."""
    _check_file(found, save)
    with _damage_noted(save, found):
        found.findings += journal_findings(found.lines)
        _compare_books(found, save, layouts)
    found.thorough = True
    return found


def _read_lines(found: Examined, save: SaveFile) -> None:
    for line in journal.stored(save.database):
        found.lines.append(line)
        found.weight += journal.weight(line) if journal.is_well_formed(line) else 0
        if found.weight > journal.MOST_MEMORY:
            found.lines.clear()
            raise DamagedError(save.path, [f"the journal holds more than any league's: {journal.TOO_HEAVY}"])


def _check_file(found: Examined, save: SaveFile) -> None:
    with _damage_noted(save, found):
        found.findings += file_findings(save)


def _compare_books(found: Examined, save: SaveFile, layouts: Layouts) -> None:
    if _is_sound(found, Area.JOURNAL):
        found.rows.accept(found.rows.all_changes(found.books, found.entries[-1].number))
    if _is_sound(found, Area.JOURNAL) and save.version == layouts.current:
        found.findings += book_findings(save.database, found.rows)


def schema_findings(database: SqliteDatabase, layouts: Layouts, version: Version) -> list[Discrepancy]:
    """Every table, index, view or trigger that is not word for word that of the layout."""
    known = {(row[0], row[1]): row for row in schema_rows(layouts.schemas[version])}
    there = {(row[0], row[1]): row for row in rows(database, SCHEMA_QUERY)}
    found = [f"the {kind} {excerpt(name)} is missing" for kind, name in known if (kind, name) not in there]
    found += [
        f"the {kind} {excerpt(name)} belongs to no league"
        for kind, name in there
        if (kind, name) not in known
    ]
    found += [
        f"the {kind} {excerpt(name)} is not made as a league's is"
        for (kind, name), row in there.items()
        if known.get((kind, name), row) != row
    ]
    return [Discrepancy(Area.SCHEMA, what) for what in found]


def has_table(layouts: Layouts, version: Version, table: type[Table]) -> bool:
    """Whether saves of a version have a table at all."""
    return any(row[:2] == ("table", name(table)) for row in schema_rows(layouts.schemas[version]))


def file_findings(save: SaveFile) -> list[Discrepancy]:
    """What SQLite's own checks find, and whether the file is as long as it says."""
    database = save.database
    found = [str(row[0]) for row in rows(database, "PRAGMA integrity_check")]
    found = [what for what in found if what != "ok"]
    for table, row, parent, _ in islice(rows(database, "PRAGMA foreign_key_check"), _MOST_TOLD):
        found.append(f"row {row} of {table} speaks of a row of {parent} that is not there")
    expected, length = (
        pragma(database, "page_size") * pragma(database, "page_count"),
        save.path.stat().st_size,
    )
    if expected != length:
        found.append(f"it is {length:,} bytes long and should be {expected:,}")
    return [Discrepancy(Area.FILE, what) for what in found]


def journal_findings(lines: Sequence[Line]) -> list[Discrepancy]:
    """Every line that does not follow from the one before it."""
    if not lines:
        return [Discrepancy(Area.JOURNAL, "it is empty")]
    befores = [None, *lines]
    return [
        Discrepancy(Area.JOURNAL, fault, entry=line.number)
        for before, line in zip(befores, lines, strict=False)
        for fault in journal.faults(line, before)
    ]


def book_findings(database: SqliteDatabase, expected: BookRows) -> list[Discrepancy]:
    """Every row of the books that is not what the journal gives, column by column; the first thousand.

    Rows are looked at one by one: a table of the file may hold more than memory does.
    """
    return list(
        islice((found for table in BOOK_TABLES for found in _compared(database, table, expected)), _MOST_TOLD)
    )


def _compared(database: SqliteDatabase, table: type[Table], expected: BookRows) -> Iterator[Discrepancy]:
    length = len(key(table))
    posted = {row[:length]: row for row in expected.of(table)}
    for row in stored_rows(database, table):
        should_be = posted.pop(row[:length], None)
        if row != should_be:
            yield from _differences(table, row, should_be)
    for where in posted:
        yield Discrepancy(Area.BOOKS, "the row is missing", table=name(table), key=_told(where))


def stored_rows(database: SqliteDatabase, table: type[Table]) -> Iterator[Row]:
    """The rows of a table as they stand in the file, in order of their keys."""
    chosen = [getattr(table, column) for column in columns(table)]
    by_key = [getattr(table, column) for column in key(table)]
    yield from rows(database, table.select(*chosen).order_by(*by_key))


def _differences(table: type[Table], stored: Row, posted: Row | None) -> Iterator[Discrepancy]:
    where = _told(stored[: len(key(table))])
    if posted is None:
        yield Discrepancy(
            Area.BOOKS, "the row belongs to nothing in the journal", table=name(table), key=where
        )
        return
    for column, is_there, should_be in zip(columns(table), stored, posted, strict=True):
        if is_there != should_be:
            what = f"{excerpt(is_there)} is stored where the journal gives {excerpt(should_be)}"
            yield Discrepancy(Area.BOOKS, what, table=name(table), key=where, column=column)


def _told(where: Row) -> str:
    return ", ".join(str(part)[:60] for part in where)


def _read_entries(found: Examined) -> None:
    for line in found.lines:
        try:
            found.entries.append(line.entry())
        except DeedError as error:
            found.findings.append(Discrepancy(Area.JOURNAL, str(error), entry=line.number))


def _post(found: Examined) -> None:
    try:
        found.books = post_all(found.entries)
        found.books.touched.clear()
    except UNPOSTABLE as error:
        what = f"it cannot be posted ({type(error).__name__}: {excerpt(error)})"
        found.findings.append(Discrepancy(Area.JOURNAL, what))


UNPOSTABLE = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError, RuleError)
"""What posting could stumble over in a journal nobody's program wrote, though its chain is whole."""


def _is_sound(found: Examined, area: Area) -> bool:
    return all(finding.area is not area for finding in found.findings)


@contextmanager
def _damage_noted(save: SaveFile, found: Examined) -> Iterator[None]:
    try:
        with translated(save.path):
            yield
    except (DamagedError, NotALeagueError) as error:
        told = error.findings if isinstance(error, DamagedError) else (str(error),)
        found.findings += [Discrepancy(Area.FILE, what) for what in told]
    except (sqlite3.Error, PeeweeException) as error:
        found.findings.append(Discrepancy(Area.FILE, f"the database: {error}"))
