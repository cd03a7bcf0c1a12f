"""A save on the disk before it is opened: its first hundred bytes, what lies beside it, and the layouts it may have.

A file refused here has not been touched in any way.  The caller holds the lock of the save: reading
a file this process has open for writing would silently drop its database lock.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from peewee import SqliteDatabase
from playhouse.migrate import SqliteMigrator  # type: ignore[import-untyped]

from ringside_manager import __version__
from ringside_manager.errors import (
    DamagedError,
    NoSaveError,
    NotALeagueError,
    ReadOnlyError,
    StrangeFileError,
    TooNewError,
    TooOldError,
    excerpt,
)
from ringside_manager.files import check_own, check_own_folder, is_regular, open_regular
from ringside_manager.language import say, word
from ringside_manager.league.database import rows, translated

# SQLite's own files, and the folder of backups: no more to be trusted than the save


SUFFIX = ".ringside"
FOLDER_SUFFIX = ".backups"
LABEL = re.compile(r"[A-Za-z0-9.-]{1,60}")
_NAME = re.compile(rf"(\d{{6,}})-({LABEL.pattern}){re.escape(SUFFIX)}")
_JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")


@dataclass(frozen=True, slots=True, order=True)
class Backup:
    """A backup a league made by itself; ``sequence`` counts from 1, ``label`` says on what occasion.

    Once it was looked at, ``night`` is the last one held in it and ``fault`` why it cannot be used.
    """

    sequence: int
    label: str
    path: Path
    size_bytes: int = field(default=0, compare=False)
    night: int | None = field(default=None, compare=False)
    fault: str = field(default="", compare=False)


def check_beside(path: Path) -> None:
    """Raise ``StrangeFileError`` for what lies beside the save and SQLite would trust without cause.

    A rollback journal may end in the name of a super-journal, by which SQLite commits to several databases at
    once and which it *deletes* when the journal has been played back.  It looks for that name at the end of the
    file alone (``readSuperJournal``: length and checksum of the name, then the magic, are the last 16 bytes; the
    headers inside a journal name none).  No league is ever attached to another, so no journal of ours has one, and
    none ends in the magic by chance: it ends with a page and its checksum, or with the zeros that fill up a header.
    A write-ahead log would be played into a save whatever its header says of its mode; we never make one.
    """
    journal = path.with_name(path.name + "-journal")
    with translated(path):
        check_own(journal)
        if journal.exists() and _ending(journal) == _JOURNAL_MAGIC:
            raise StrangeFileError(journal, "a journal that names another file, which would be deleted")
        for suffix in ("-wal", "-shm"):
            log = path.with_name(path.name + suffix)
            if os.path.lexists(log):
                raise StrangeFileError(log, "part of a write-ahead log")


def has_unfinished_write(path: Path) -> bool:
    """Whether a rollback journal lies beside the save, so that its length may be that of a moment."""
    journal = path.with_name(path.name + "-journal")
    return journal.exists() and journal.stat().st_size > 0


def _ending(journal: Path) -> bytes:
    with open_regular(journal) as file:
        file.seek(max(0, os.fstat(file.fileno()).st_size - len(_JOURNAL_MAGIC)))
        return file.read(len(_JOURNAL_MAGIC)) or b""


def folder_of(save: Path) -> Path:
    """The folder of the backups the league at ``save`` makes by itself."""
    return save.with_name(save.name.removesuffix(SUFFIX) + FOLDER_SUFFIX)


def kept(save: Path) -> tuple[Backup, ...]:
    """The backups in that folder, oldest first; whatever else is there is passed over.

    Raises ``StrangeFileError`` for a folder that is a link, ``SaveError`` of the disk.
    """
    folder = folder_of(save)
    check_own_folder(folder)
    if not folder.is_dir():
        return ()
    with translated(folder):
        there = [path for path in folder.iterdir() if is_regular(path)]
    names = [(found, path) for path in there if (found := _NAME.fullmatch(path.name))]
    return tuple(sorted(Backup(int(found[1]), found[2], path) for found, path in names))


# The first hundred bytes, read before any database connection exists


_MINORS = 0x10000


@dataclass(frozen=True, slots=True, order=True)
class Version:
    """The version of the save's layout; stored as one whole number, major × 65,536 + minor."""

    major: int
    minor: int

    @property
    def number(self) -> int:
        """The version as SQLite's ``user_version``."""
        return self.major * _MINORS + self.minor

    @classmethod
    def from_number(cls, number: int) -> Version:
        """The version written as ``number``."""
        return cls(*divmod(number, _MINORS))

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}"


MAGIC = b"SQLite format 3\x00"
APPLICATION_ID = int.from_bytes(b"RING", "big")
"""The four bytes at offset 68 that tell a league from any other database."""

LARGEST = 200_000_000
"""Bytes of the largest file that is looked into; what a journal may hold (``journal.MOST_MEMORY``) fits in a third."""
_HEADER_SIZE = 100
_SCHEMA_FORMATS = range(1, 5)
_UTF_8 = 1
_NO_DOWNGRADE = say(
    "The file was left as it is. Open it with a newer program; this one is version {version}.",
    version=__version__,
)
_UPGRADE = say("Open and save it once with a program between the two.")
_RESTORE = say("If a league should be here, restore its latest backup as a new league.")


@dataclass(frozen=True, slots=True)
class Header:
    """What the first bytes say; sizes in bytes, ``pages`` as counted by the last writer."""

    application_id: int
    version: Version
    page_size: int
    pages: int
    rollback_journal: bool
    counted: bool
    schema_format: int
    encoding: int


def read_header(path: Path) -> Header:
    """The header of the file at ``path``; only these bytes are read.

    Raises ``NoSaveError``, ``NotALeagueError`` or a ``SaveError`` of the disk.
    """
    with translated(path):
        _check_is_file(path)
        start, length = _start(path)
    if len(start) < _HEADER_SIZE or not start.startswith(MAGIC):
        size = say("only {length} bytes long", length=length) if length < _HEADER_SIZE else "not a database"
        raise NotALeagueError(
            say("{path} is not a league file: it is {size}.", path=path, size=size), next_step=_RESTORE
        )
    return _parsed(start)


def _start(path: Path) -> tuple[bytes, int]:
    """The first bytes of the file, and how many it has in all."""
    try:
        with open_regular(path) as file:
            return file.read(_HEADER_SIZE) or b"", os.fstat(file.fileno()).st_size
    except PermissionError as error:
        raise ReadOnlyError(
            say("{path} cannot be read: {strerror}.", path=path, strerror=error.strerror),
            next_step=say("Ask its owner for the right to read it."),
        ) from error


def located(path: Path) -> Path:
    """Where the save at ``path`` lies, links resolved; nothing is opened.

    Raises ``NoSaveError`` (for a name no file can have as well), ``NotALeagueError`` for what is no file.
    """
    try:
        with translated(path):
            path = path.resolve()
            _check_is_file(path)
    except (ValueError, RuntimeError) as error:  # a NUL in the name; links that lead in a circle
        raise NoSaveError(say("There is no file {path}: its name is impossible.", path=path)) from error
    return path


def _check_is_file(path: Path) -> None:
    if not stat.S_ISREG(path.stat().st_mode):
        raise NotALeagueError(say("{path} is not a file.", path=path))


def check_header(path: Path, known: Collection[Version]) -> Header:
    """The header of a league whose layout is one of those ``known``.

    Raises ``NotALeagueError`` (no or another application id), ``TooNewError``, ``TooOldError`` (both
    versions in the message) or ``DamagedError`` (journal mode, formats or length are not as they should be).
    """
    header = read_header(path)
    check_facts(path, header.application_id, header.version, path.stat().st_size, known)
    if findings := _findings(path, header):
        raise DamagedError(path, findings)
    return header


def check_facts(
    path: Path, application_id: int, version: Version, length: int, known: Collection[Version]
) -> Version:
    """``version``, if a league of this program has these facts; ``length`` in bytes.  Raises as ``check_header`` does."""
    if application_id != APPLICATION_ID:
        raise NotALeagueError(
            say("{path} is a database, but not a league of this program.", path=path), next_step=_RESTORE
        )
    text = say("{path} has save version {version}; this program knows", path=path, version=version)
    if version > max(known):
        raise TooNewError(
            say("{told} versions up to {known}.", told=text, known=max(known)), next_step=_NO_DOWNGRADE
        )
    if version not in known:
        raise TooOldError(
            say("{told} versions from {known} on.", told=text, known=min(known)), next_step=_UPGRADE
        )
    if length > LARGEST:
        raise DamagedError(
            path,
            [
                say(
                    "the file is {length} bytes long; no league comes to more than {largest}",
                    length=f"{length:,}",
                    largest=f"{LARGEST:,}",
                )
            ],
        )
    return version


def _findings(path: Path, header: Header) -> list[str]:
    if not header.rollback_journal:
        return [say("another program switched the file to write-ahead logging")]
    if header.schema_format not in _SCHEMA_FORMATS or header.encoding != _UTF_8:
        return [say("the header does not say how its tables and texts are written")]
    if has_unfinished_write(path):
        return []  # SQLite first puts the last whole state back; the length is checked after that
    if not header.counted:
        return [say("the header's two change counters differ")]
    expected, found = header.page_size * header.pages, path.stat().st_size
    if expected != found:
        return [
            say(
                "the file is {found} bytes long and should be {expected}",
                found=f"{found:,}",
                expected=f"{expected:,}",
            )
        ]
    return []


def _parsed(start: bytes) -> Header:
    def whole(offset: int, length: int = 4) -> int:
        return int.from_bytes(start[offset : offset + length], "big")

    page_size = whole(16, 2)
    return Header(
        application_id=whole(68),
        version=Version.from_number(whole(60)),
        page_size=65536 if page_size == 1 else page_size,
        pages=whole(28),
        rollback_journal=start[18:20] == b"\x01\x01",
        counted=whole(24) == whole(92),
        schema_format=whole(44),
        encoding=whole(56),
    )


# Layouts: kept are ``journal``, ``ring`` and the ``seal`` of both, their text frozen here word for word as SQLite keeps it.  The tables of
# the books are made from the book types, dropped and posted again by every upgrade; of those before 2.0, written by hand, a digest is left.
_JOURNAL_1_0 = (
    'CREATE TABLE "journal" ("number" INTEGER NOT NULL PRIMARY KEY CHECK ("number" >= 1), '
    '"act" INTEGER NOT NULL REFERENCES "journal" ("number") DEFERRABLE INITIALLY DEFERRED, '
    '"night" INTEGER NOT NULL CHECK ("night" BETWEEN 0 AND 9007199254740992), "by" TEXT NOT NULL, '
    '"kind" TEXT NOT NULL, "body" TEXT NOT NULL, "record" BLOB, '
    '"digest" BLOB NOT NULL CHECK (length("digest") = 32)) STRICT'
)
"""One entry; ``record`` is the compressed JSON text of a bout record, ``digest`` chains to the one before."""

_RING_1_1 = (
    'CREATE TABLE "ring" ("bout" INTEGER NOT NULL PRIMARY KEY '
    'REFERENCES "journal" ("number") DEFERRABLE INITIALLY DEFERRED, "mark" TEXT NOT NULL, "text" TEXT NOT NULL, '
    '"done" INTEGER NOT NULL CHECK ("done" BETWEEN 0 AND 1), '
    '"red_plan" INTEGER NOT NULL CHECK ("red_plan" BETWEEN 0 AND 1), '
    '"blue_plan" INTEGER NOT NULL CHECK ("blue_plan" BETWEEN 0 AND 1), '
    '"digest" BLOB NOT NULL CHECK (length("digest") = 32)) STRICT'
)
"""A bout in the ring until its night is held; see ``ring.py``."""

_SEAL_2_0 = (
    'CREATE TABLE "seal" ("number" INTEGER NOT NULL PRIMARY KEY '
    'REFERENCES "journal" ("number") DEFERRABLE INITIALLY DEFERRED, '
    '"digest" BLOB NOT NULL CHECK (length("digest") = 32), '
    '"books" BLOB NOT NULL CHECK (length("books") = 32)) STRICT'
)
"""The one row that says where the journal ends, by number and digest of its last entry, and the digest of the books."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The kept tables of a version by name, each with its statement; ``books`` is the digest of all its other tables.

    Without ``books`` they are made from the book types of whatever program wrote last.
    """

    kept: Mapping[str, str]
    books: str = ""


Migration = Callable[[SqliteMigrator], None]
"""One step of the kept tables to a layout, within a transaction, foreign keys switched off.

The migrator's own ways of altering a column lose the strictness of the table: use ``rebuild``.  A table the
layout before did not have is made by the upgrade itself.
"""


@dataclass(frozen=True, slots=True)
class Layouts:
    """The layouts a program knows, and the steps to each from the one before, oldest first."""

    by_version: Mapping[Version, Layout]
    migrations: Mapping[Version, Migration] = field(default_factory=dict)

    @property
    def current(self) -> Version:
        """The layout new saves are made in."""
        return max(self.by_version)

    def steps_from(self, version: Version) -> tuple[Migration, ...]:
        """The migrations that lead from ``version`` to the current layout."""
        return tuple(step for to, step in self.migrations.items() if to > version)


def rebuild(migrator: SqliteMigrator, statement: str, columns: Mapping[str, str]) -> None:
    """Make a table again by ``statement``, each of ``columns`` filled with the SQL given for it.

    For what ALTER TABLE cannot do; the table keeps its name and its rows.
    """
    name = statement.split('"')[1]
    database, aside = migrator.database, f"{name}__new"
    filled = ", ".join(f'"{column}"' for column in columns)
    database.execute_sql(statement.replace(f'"{name}"', f'"{aside}"', 1))
    given = ", ".join(columns.values())
    database.execute_sql(f'INSERT INTO "{aside}" ({filled}) SELECT {given} FROM "{name}"')  # noqa: S608 - a module's own constants
    database.execute_sql(f'DROP TABLE "{name}"')
    database.execute_sql(f'ALTER TABLE "{aside}" RENAME TO "{name}"')


SCHEMA_QUERY = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"

_COLUMN = (
    r'"\w+" (?:INTEGER|TEXT)(?: NOT NULL)?(?: PRIMARY KEY)?'
    r'(?: CHECK \("\w+" (?:BETWEEN -?\d+ AND -?\d+|IN \([^()"]*\))\))?'
)
PLAIN = re.compile(rf'CREATE TABLE "(\w+)" \({_COLUMN}(?:, {_COLUMN})*\) STRICT')
"""What a table of the books looks like, whichever program made it: no expression that could do anything."""


def faults(database: SqliteDatabase, layout: Layout) -> Iterator[str]:
    """Whatever of the file's schema no program could have made: kept tables word for word, the books' plain tables.

    Whether those are the tables of *these* books is another question.
    """
    there = list(rows(database, SCHEMA_QUERY))
    statements = {str(name): sql for kind, name, _, sql in there if kind == "table"}
    for name, statement in layout.kept.items():
        if name not in statements:
            yield say("the table {name} is missing", name=excerpt(name))
        elif statements[name] != statement:
            yield say("the table {name} is not made as a league's is", name=excerpt(name))
    others = [row for row in there if row[2] not in layout.kept]
    others += [row for row in there if row[2] in layout.kept and (row[0], row[1]) != ("table", row[2])]
    if not layout.books:
        yield from _not_plain(others)
    elif hashlib.sha256(repr(others).encode()).hexdigest() != layout.books:
        yield say("the tables of the books are not made as a league's are")


def _not_plain(others: list[tuple[str, str, str, str | None]]) -> Iterator[str]:
    for kind, name, table, statement in others:
        if not all(isinstance(part, str) for part in (kind, name, table, statement or "")):
            yield say("the table {name} is not made as a league's is", name=excerpt(name))
            continue  # a flipped bit makes a text bytes
        if kind == "index" and statement is None and name.startswith("sqlite_autoindex_"):
            continue  # of a key that is a text
        found = PLAIN.fullmatch(statement or "")
        if kind != "table":
            yield say("the {kind} {name} belongs to no league", kind=word(kind), name=excerpt(name))
        elif found is None or found[1] != name or name != table:
            yield say("the table {name} is not made as a league's is", name=excerpt(name))


def _nothing(_: SqliteMigrator) -> None:
    """For a layout whose kept tables are as before."""


_FIRST = {"journal": _JOURNAL_1_0}
_WITH_RING = {**_FIRST, "ring": _RING_1_1}
_BOOKS_1_3 = "6f0226a60d158576ff60e9ec954cf88dd3117b334ab3e92c644f9907b4e121d8"

LAYOUTS = Layouts(
    {
        Version(1, 0): Layout(_FIRST, "0e6e2e272dcc7d3ff355f31b753de82b737401641ffbc346ae27222fdbe03b87"),
        Version(1, 1): Layout(_WITH_RING, "c97329cc1b4c95816f54027ce85d7abaa4715783ccc9460abd4f63bd585edc9b"),
        Version(1, 2): Layout(_WITH_RING, "128d1eec0589f1069b5fd8ed74a6b5ef15f23fc9034d7032d77070d9e136eec8"),
        Version(1, 3): Layout(_WITH_RING, _BOOKS_1_3),
        Version(1, 4): Layout(_WITH_RING, _BOOKS_1_3),
        Version(2, 0): Layout({**_WITH_RING, "seal": _SEAL_2_0}),
    },
    {Version(*to): _nothing for to in ((1, 1), (1, 2), (1, 3), (1, 4), (2, 0))},
)
"""All layouts released so far: 1.1 brought the ring; 2.0 the seal, and tables of the books nobody keeps by hand."""
