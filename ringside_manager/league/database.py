"""Connections to SQLite, and the few statements all writing is done by."""

# mypy: disallow-untyped-calls=False

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from peewee import PeeweeException, SqliteDatabase
from playhouse.migrate import SqliteMigrator  # type: ignore[import-untyped]

from ringside_manager.league.sqlite_errors import translated_at_first

PRAGMAS: tuple[tuple[str, str | int], ...] = (
    ("trusted_schema", 0),
    ("cell_size_check", 1),
    ("mmap_size", 0),
    ("temp_store", 2),
    ("locking_mode", "EXCLUSIVE"),
    ("synchronous", "FULL"),
    ("fullfsync", 1),
    ("foreign_keys", 1),
    ("page_size", 4096),
    ("journal_mode", "DELETE"),
)
"""Set on every connection, in this order; only the last of them reads the file."""

LONGEST_VALUE = 2_000_000
"""Bytes of the longest text, record or row a save may hold: a hundred times what the longest bout comes to."""
_LONGEST_PEEK, _STEPS_OF_A_PEEK, _MOST_PEEKED = 100_000, 1_000_000, 20_000


def connect(path: Path, mode: str) -> SqliteDatabase:
    """An open connection to the database at ``path``; ``mode`` is SQLite's: ro, rw or rwc.

    It belongs to this thread, never waits for a lock, attaches no other file and is never opened
    again by itself.
    """
    database = SqliteDatabase(
        f"{path.absolute().as_uri()}?mode={mode}", pragmas=PRAGMAS, uri=True, timeout=0, autoconnect=False
    )
    with translated_at_first(path):
        database.connect()
        raw(database).setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
        raw(database).setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_VALUE)
    return database


def peek(path: Path, table: str, column: str) -> tuple[str, ...]:
    """The texts of a column of a league that may be open elsewhere, for suggestions only; none if it cannot be had at once.

    No lock is taken or waited for, no rollback journal is looked at, nothing is written, and no file that only
    pretends to be a league can take long.
    """
    if not path.is_file():
        return ()
    uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(uri, uri=True)) as connection:
        connection.execute("PRAGMA trusted_schema = 0")
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_PEEK)
        connection.set_progress_handler(lambda: True, _STEPS_OF_A_PEEK)
        found = connection.execute(f'SELECT "{column}" FROM "{table}" LIMIT {_MOST_PEEKED}').fetchall()  # noqa: S608 - names of our own
        return tuple(text for (text,) in found if isinstance(text, str))
    return ()


def release(database: SqliteDatabase) -> None:
    """Close a connection and let go of its lock.

    Closing alone would not do so while a statement lives on, for instance in the traceback of an
    error somebody keeps; the lock goes with the first read in the normal locking mode.
    """
    with contextlib.suppress(sqlite3.Error, PeeweeException):
        raw(database).rollback()
        database.pragma("locking_mode", "NORMAL")
        pragma(database, "schema_version")
    database.close()


def raw(database: SqliteDatabase) -> sqlite3.Connection:
    """The connection below, for what peewee has no word for."""
    connection: sqlite3.Connection = database.connection()
    return connection


def pragma(database: SqliteDatabase, name: str) -> int:
    """The whole number a pragma tells."""
    return int(database.pragma(name))


def rows(database: SqliteDatabase, query: str) -> Iterator[tuple[Any, ...]]:
    """The rows a query gives, as they come from SQLite."""
    yield from database.execute_sql(query)


def run(database: SqliteDatabase, statement: str) -> None:
    """Run one fixed statement."""
    database.execute_sql(statement)


def insert(
    database: SqliteDatabase,
    table: str,
    columns: Sequence[str],
    new: Iterable[Sequence[object]],
    *,
    replace: bool = False,
) -> None:
    """Insert rows of these columns by one prepared statement.

    With ``replace`` a row of the same key gives way, else it is an error.
    """
    verb, marks = "REPLACE" if replace else "INSERT", ", ".join("?" * len(columns))
    names = ", ".join(f'"{column}"' for column in columns)
    raw(database).executemany(f'{verb} INTO "{table}" ({names}) VALUES ({marks})', new)


def delete(database: SqliteDatabase, table: str, key: str, gone: Iterable[object]) -> None:
    """Delete the rows whose ``key`` is one of ``gone``, by one prepared statement."""
    raw(database).executemany(f'DELETE FROM "{table}" WHERE "{key}" = ?', ((one,) for one in gone))  # noqa: S608 - names of our own


@contextmanager
def migrating(database: SqliteDatabase) -> Iterator[SqliteMigrator]:
    """A migrator with foreign keys switched off, to be entered before the transaction begins.

    Otherwise rebuilding a table would delete every row elsewhere that refers to it, or be refused.
    """
    migrator = SqliteMigrator(database)
    with migrator.migration_context(atomic=False):
        yield migrator
