"""Every layout a save has ever had, and the way of its kept tables from each to the next.

Kept are ``journal``, ``ring`` and the ``seal`` of both: their text is frozen here, word for word as SQLite
keeps it.  The tables of the books are made from the book types (``book_tables.py``), dropped and posted again by
every upgrade, so no layout speaks of them.  Of the layouts before 2.0, whose tables were written by hand, a digest is
left to know them by.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from peewee import SqliteDatabase
from playhouse.migrate import SqliteMigrator  # type: ignore[import-untyped]

from ringside_manager.errors import excerpt
from ringside_manager.language import say, word
from ringside_manager.league.database import rows
from ringside_manager.league.header import Version

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


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the kept tables to layout ``to``; ``apply`` runs within a transaction, foreign keys switched off.

    The migrator's own ways of altering a column lose the strictness of the table: use ``rebuild``.  A table the
    layout before did not have is made by the upgrade itself.
    """

    to: Version
    apply: Callable[[SqliteMigrator], None]


@dataclass(frozen=True, slots=True)
class Layouts:
    """The layouts a program knows, and the steps between them, oldest first."""

    by_version: Mapping[Version, Layout]
    migrations: tuple[Migration, ...] = ()

    @property
    def current(self) -> Version:
        """The layout new saves are made in."""
        return max(self.by_version)

    def steps_from(self, version: Version) -> tuple[Migration, ...]:
        """The migrations that lead from ``version`` to the current layout."""
        return tuple(step for step in self.migrations if step.to > version)


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
    tuple(Migration(Version(*version), _nothing) for version in ((1, 1), (1, 2), (1, 3), (1, 4), (2, 0))),
)
"""All layouts released so far: 1.1 brought the ring; 2.0 the seal, and tables of the books nobody keeps by hand."""
