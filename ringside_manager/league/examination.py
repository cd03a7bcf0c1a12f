"""Holding an open save against itself: file, schema, journal, seal, books, in this order; what a save is known by."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

from peewee import PeeweeException, SqliteDatabase

from ringside_manager.campaign.books import Books
from ringside_manager.errors import DamagedError, NotALeagueError, RuleError, excerpt
from ringside_manager.language import say
from ringside_manager.league import journal, ring
from ringside_manager.league.book_tables import BOOK_TABLES, BookTable, Posted, Row, statements_in
from ringside_manager.league.business import post_all
from ringside_manager.league.database import insert, pragma, rows, run, translated
from ringside_manager.league.deeds import Entry
from ringside_manager.league.discrepancy import Area, Discrepancy
from ringside_manager.league.header import SCHEMA_QUERY, Layouts, faults
from ringside_manager.league.journal import DeedError, Line, unpack
from ringside_manager.league.ring import RingBout
from ringside_manager.league.save_file import SaveFile

# What a save is known by


class Seal(NamedTuple):
    """Number and digest of the journal's last entry, and the digest of the books posted up to it.

    The chain of digests cannot tell that its end was cut off; this can.
    """

    number: int
    digest: bytes
    books: bytes


def stored_seal(database: SqliteDatabase) -> Seal | None:
    """The seal of a save whose layout has one; None if there is not just one, of the kinds it should be."""
    found = list(rows(database, "SELECT number, digest, books FROM seal LIMIT 2"))
    if len(found) != 1 or tuple(map(type, found[0])) != (int, bytes, bytes):
        return None
    return Seal(*found[0])


def seal(database: SqliteDatabase, last: Line, posted: Posted) -> None:
    """Seal the save after its last entry, within the caller's transaction."""
    run(database, "DELETE FROM seal")
    insert(database, "seal", Seal._fields, [Seal(last.number, last.digest, posted.digest)])


_FIRST_TABLES = (
    *("journal", "league", "managers", "fighters", "offers", "deals", "bouts", "corners", "bids", "ledger"),
    *("divisions", "rankings", "reigns", "tournaments", "pairings", "news", "doubts", "settlements", "ring"),
)
"""The tables of the first layouts, in whose order their saves are known."""


def state_hash(database: SqliteDatabase) -> str:
    """SHA-256 as 64 hexadecimal digits over all tables, rows in order of their keys.

    Every value goes in with its type and length, so that no two states read alike; a bout record
    goes in as its text, since how it is compressed may differ between machines.  Of a save of an older layout
    it is what that save holds.
    """
    digest = hashlib.sha256()
    for table in _tables(database):
        digest.update(_spelled(table))
        described = sorted(rows(database, f'PRAGMA table_info("{table}")'))
        record = next((at for at, name, *_ in described if table == "journal" and name == "record"), None)
        for row in _rows(database, table, described):
            digest.update(b"row")
            for place, value in enumerate(row):
                digest.update(_spelled(unpack(value) if place == record else value))  # type: ignore[arg-type]
    return digest.hexdigest()


def _tables(database: SqliteDatabase) -> list[str]:
    """The tables of the file: those of the first layouts in their order, later ones after them."""
    there = {str(row[1]) for row in rows(database, SCHEMA_QUERY) if row[0] == "table"}
    return [table for table in _FIRST_TABLES if table in there] + sorted(there - set(_FIRST_TABLES))


def _rows(
    database: SqliteDatabase, table: str, described: Sequence[tuple[object, ...]]
) -> Iterator[tuple[int | str | bytes | None, ...]]:
    keys = sorted((place, column) for _, column, _, _, _, place in described if place)
    order = ", ".join(f'"{column}"' for _, column in keys)
    yield from rows(database, f'SELECT * FROM "{table}" ORDER BY {order}')  # noqa: S608 - names of a schema that was checked


def _spelled(value: int | str | bytes | None) -> bytes:
    if value is None:
        return b"n0:"
    if isinstance(value, int):
        kind, content = b"i", str(value).encode()
    elif isinstance(value, str):
        kind, content = b"t", value.encode()
    else:
        kind, content = b"b", value
    return kind + str(len(content)).encode() + b":" + content


# The examination.  The check SQLite offers is no checksum (it misses most single flipped bits), so the chain of digests
# and the seal guard the journal, and a fresh posting of it everything else.


_MOST_TOLD = 1_000
"""Findings of one kind that are listed; where there are more, nobody reads them one by one."""


@dataclass(slots=True)
class Examined:
    """What a save holds, as far as it could be read, and everything wrong with it."""

    lines: list[Line] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    books: Books = field(default_factory=Books)
    posted: Posted = field(default_factory=Posted)
    seal: Seal | None = None
    stale: bool = False
    """Whether the tables hold other books than this program posts."""
    ring: Mapping[int, RingBout] = field(default_factory=dict)
    findings: list[Discrepancy] = field(default_factory=list)
    notes: list[Discrepancy] = field(default_factory=list)
    thorough: bool = True
    weight: int = 0
    """Of the lines, as ``journal.weight`` reckons it."""

    def or_refused(self, path: object) -> Examined:
        """This, if nothing is wrong; else ``DamagedError`` with all findings about what is kept at ``path``."""
        if self.findings:
            raise DamagedError(path, [str(finding) for finding in self.findings])
        return self


def examine(save: SaveFile, layouts: Layouts, *, thorough: bool = True, tables: bool = False) -> Examined:
    """Read and check everything but the bout records and, unless ``tables``, the tables of the books.

    A hostile or broken schema ends the examination at once, a broken journal before the books.  The
    tables of an older layout are not looked at: they are made again when it is upgraded.  Unless
    ``thorough`` SQLite's own checks, the chain and the digest of the books are left for ``finish``: what
    the books in memory are posted from has then been read deed by deed, but may have been rewritten.
    """
    found = Examined(thorough=thorough)
    layout = layouts.by_version[save.version]
    with _damage_noted(save, found):
        found.findings += [Discrepancy(Area.SCHEMA, what) for what in faults(save.database, layout)]
    if found.findings:
        return found
    if thorough:
        _check_file(found, save)
    with _damage_noted(save, found):
        read_lines(found, journal.stored(save.database), save.path)
        if "ring" in layout.kept:
            found.ring, amiss = ring.stored(save.database)
            found.findings += amiss
        if "seal" in layout.kept:
            found.seal = stored_seal(save.database)
        post_sound(found, sealed="seal" in layout.kept)
        if thorough:
            _hold_books(found, save, layouts, tables=tables)
    return found


def post_sound(found: Examined, *, sealed: bool = True) -> None:
    """Hold the lines against their chain (unless ``thorough`` against their form alone) and the seal, and post what is sound."""
    found.findings += journal_findings(found.lines if found.thorough else _misformed(found.lines))
    if sealed:
        found.findings += _seal_findings(found)
    if _is_sound(found, Area.JOURNAL):
        _read_entries(found)
    if _is_sound(found, Area.JOURNAL):
        _post(found)


def finish(found: Examined, save: SaveFile, layouts: Layouts) -> Examined:
    """What ``examine`` left out: SQLite's own checks, the journal's chain, the digest of the books."""
    _check_file(found, save)
    with _damage_noted(save, found):
        found.findings += journal_findings(found.lines)
        _hold_books(found, save, layouts, tables=False)
    found.thorough = True
    return found


def _misformed(lines: list[Line]) -> list[Line]:
    """The lines of which nothing can be made; the first where there are none."""
    return [line for line in lines if not journal.is_well_formed(line)] or lines[:1]


def read_lines(found: Examined, lines: Iterable[Line], place: object) -> None:
    """Read the lines kept at ``place``; ``DamagedError`` if they hold more than any league's journal."""
    for line in lines:
        found.lines.append(line)
        found.weight += journal.weight(line) if journal.is_well_formed(line) else 0
        if found.weight > journal.MOST_MEMORY:
            found.lines.clear()
            raise DamagedError(
                place,
                [say("the journal holds more than any league's: {too_heavy}", too_heavy=journal.TOO_HEAVY)],
            )


def _check_file(found: Examined, save: SaveFile) -> None:
    with _damage_noted(save, found):
        found.findings += file_findings(save)


def _seal_findings(found: Examined) -> list[Discrepancy]:
    """What the seal says of the journal's end, if that is not so."""
    stored = found.seal
    if stored is None:
        return [Discrepancy(Area.SEAL, say("it is not what was written"))]
    last = found.lines[-1] if found.lines else None
    if last is None or (stored.number, stored.digest) == (last.number, last.digest):
        return []
    what = say(
        "the journal ends with entry {number}, which is not the entry {number2} that was sealed",
        number=last.number,
        number2=stored.number,
    )
    return [Discrepancy(Area.SEAL, what)]


def hold_seal(found: Examined) -> None:
    """Hold books that could be posted against their digest in the seal."""
    if found.seal is not None and _is_sound(found, Area.JOURNAL):
        found.posted = Posted.of(found.books)
        found.stale = found.posted.digest != found.seal.books


def _hold_books(found: Examined, save: SaveFile, layouts: Layouts, *, tables: bool) -> None:
    """Hold the books against the digest in the seal and, with ``tables``, every row of theirs against them.

    A digest that differs says that another program posted them by other rules, or that they had other tables then:
    the next act writes them again.  If the tables are as they should be it is the seal that is wrong.
    """
    if found.seal is None or save.version != layouts.current or not _is_sound(found, Area.JOURNAL):
        return
    hold_seal(found)
    amiss = list(table_findings(save.database, layouts.by_version[save.version].kept))
    if tables and not amiss:
        amiss = list(islice(book_findings(save.database, found.books, found.posted), _MOST_TOLD))
    if not found.stale:
        found.findings += amiss
    elif tables and not amiss:
        found.findings.append(Discrepancy(Area.SEAL, say("its digest is not that of the books")))
    elif tables:
        found.notes.append(Discrepancy(Area.SEAL, _POSTED_OTHERWISE))


_POSTED_OTHERWISE = say(
    "the books were posted under other rules than this program's; the next act writes their tables again"
)


def table_findings(database: SqliteDatabase, kept: Iterable[str]) -> Iterator[Discrepancy]:
    """Every table of the books that is missing, too many or made otherwise."""
    wanted, there = {table.name: table.statement for table in BOOK_TABLES}, statements_in(database)
    for name in (*wanted, *(there.keys() - wanted.keys() - set(kept))):
        if wanted.get(name) != there.get(name):
            if name not in wanted:
                what = say("the table {name} belongs to no league", name=excerpt(name))
            elif name not in there:
                what = say("the table {name} is missing", name=excerpt(name))
            else:
                what = say("the table {name} is not made as a league's is", name=excerpt(name))
            yield Discrepancy(Area.SCHEMA, what)


def file_findings(save: SaveFile) -> list[Discrepancy]:
    """What SQLite's own checks find, and whether the file is as long as it says."""
    database = save.database
    found = [str(row[0]) for row in rows(database, "PRAGMA integrity_check")]
    found = [what for what in found if what != "ok"]
    for table, row, parent, _ in islice(rows(database, "PRAGMA foreign_key_check"), _MOST_TOLD):
        found.append(
            say(
                "row {row} of {table} speaks of a row of {parent} that is not there",
                row=row,
                table=table,
                parent=parent,
            )
        )
    expected, length = (
        pragma(database, "page_size") * pragma(database, "page_count"),
        save.path.stat().st_size,
    )
    if expected != length:
        found.append(
            say(
                "it is {length} bytes long and should be {expected}",
                length=f"{length:,}",
                expected=f"{expected:,}",
            )
        )
    return [Discrepancy(Area.FILE, what) for what in found]


def journal_findings(lines: Sequence[Line]) -> list[Discrepancy]:
    """Every line that does not follow from the one before it."""
    if not lines:
        return [Discrepancy(Area.JOURNAL, say("it is empty"))]
    befores = [None, *lines]
    return [
        Discrepancy(Area.JOURNAL, fault, entry=line.number)
        for before, line in zip(befores, lines, strict=False)
        for fault in journal.faults(line, before)
    ]


def book_findings(database: SqliteDatabase, books: Books, posted: Posted) -> Iterator[Discrepancy]:
    """Every row of the books that is not what the journal gives, column by column.

    Rows are looked at one by one: a table of the file may hold more than memory does.
    """
    for table in BOOK_TABLES:
        if not posted.is_held_by(table, stored_rows(database, table)):
            wanted: dict[object, Row] = {
                key: table.row(key, page) for key, page in table.pages(books).items()
            }
            for row in stored_rows(database, table):
                should_be = wanted.pop(row[0], None)
                if row != should_be:
                    yield from _differences(table, row, should_be)
            for key in wanted:
                yield Discrepancy(Area.BOOKS, say("the row is missing"), table=table.name, key=_shown(key))


def stored_rows(database: SqliteDatabase, table: BookTable) -> Iterator[Row]:
    """The rows of a table as they stand in the file, in order of their keys."""
    return rows(database, f'SELECT * FROM "{table.name}" ORDER BY "{table.key}"')  # noqa: S608 - names of our own


def _differences(table: BookTable, stored: Row, posted: Row | None) -> Iterator[Discrepancy]:
    key = _shown(stored[0])
    if posted is None:
        yield Discrepancy(
            Area.BOOKS, say("the row belongs to nothing in the journal"), table=table.name, key=key
        )
        return
    for column, is_there, should_be in zip(table.columns, stored, posted, strict=True):
        if is_there != should_be:
            what = say(
                "{is_there} is stored where the journal gives {should_be}",
                is_there=excerpt(is_there),
                should_be=excerpt(should_be),
            )
            yield Discrepancy(Area.BOOKS, what, table=table.name, key=key, column=column.name)


def _shown(key: object) -> str:
    return str(key)[:60]


def _read_entries(found: Examined) -> None:
    for line in found.lines:
        try:
            found.entries.append(line.entry())
        except DeedError as error:
            found.findings.append(Discrepancy(Area.JOURNAL, error.message, entry=line.number))


def _post(found: Examined) -> None:
    try:
        found.books = post_all(found.entries)
        found.books.touched.clear()
    except UNPOSTABLE as error:
        what = say("it cannot be posted ({name}: {error})", name=type(error).__name__, error=excerpt(error))
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
        told = error.findings if isinstance(error, DamagedError) else (error.message,)
        found.findings += [Discrepancy(Area.FILE, what) for what in told]
    except (sqlite3.Error, PeeweeException) as error:
        found.findings.append(Discrepancy(Area.FILE, say("the database: {error}", error=error)))
