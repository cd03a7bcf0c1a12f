"""Connections to SQLite, the few statements all writing is done by, and the disk's faults as save errors."""

# mypy: disallow-untyped-calls=False

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from peewee import PeeweeException, SqliteDatabase
from playhouse.migrate import SqliteMigrator  # type: ignore[import-untyped]

from ringside_manager import files
from ringside_manager.errors import (
    DamagedError,
    LockedError,
    LockHolder,
    NotALeagueError,
    ReadOnlyError,
    SaveError,
)
from ringside_manager.files import ELSEWHERE, disk_fault, disk_full, refusal
from ringside_manager.language import Message, say

# What the disk and the database report, as errors of the league


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Raise database and disk errors of the block as ``SaveError``; anything else passes untouched.

    A broken constraint passes too: it is a fault of the program, not of the file.
    """
    try:
        yield
    except (sqlite3.Error, PeeweeException) as error:
        told = _of_database(path, error)
        if told is None:
            raise
        raise told from error
    except UnicodeDecodeError as error:
        # The database module could not even read SQLite's own message about a broken schema.
        raise DamagedError(path, [say("the database: {error}", error=str(error))]) from error
    except OSError as error:
        raise refusal(path, error) from error


@contextmanager
def translated_at_first(path: Path) -> Iterator[None]:
    """As ``translated``, for the first statements on a file, which are sound: their error, too, is in the file."""
    with translated(path):
        try:
            yield
        except PeeweeException as error:
            if result_code(error) == sqlite3.SQLITE_ERROR:
                raise DamagedError(path, [say("the database: {error}", error=_innermost(error))]) from error
            raise


def chain(error: BaseException) -> Iterator[BaseException]:
    """``error`` and everything it was raised from or while handling, nearest first."""
    seen: set[int] = set()
    waiting: list[BaseException | None] = [error]
    while waiting:
        link = waiting.pop(0)
        if link is None or id(link) in seen:
            continue
        seen.add(id(link))
        yield link
        waiting += [link.__cause__, link.__context__]


def result_code(error: BaseException) -> int | None:
    """SQLite's primary result code of the cause, or ``None`` when no error in the chain has one.

    The general code 1 counts only when nothing in the chain says more.
    """
    codes: list[int | None] = [
        link.sqlite_errorcode & 0xFF for link in chain(error) if hasattr(link, "sqlite_errorcode")
    ]
    telling = [code for code in codes if code != sqlite3.SQLITE_ERROR]
    return (telling or codes or [None])[0]


def _of_database(path: Path, error: BaseException) -> SaveError | None:
    match result_code(error):
        case sqlite3.SQLITE_FULL:
            return disk_full(path)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return ReadOnlyError(say("{path} cannot be written.", path=path), next_step=ELSEWHERE)
        case sqlite3.SQLITE_CANTOPEN if not os.access(path.parent, os.W_OK | os.X_OK):
            return ReadOnlyError(
                say("{path} cannot be written: its folder takes no files.", path=path), next_step=ELSEWHERE
            )
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return LockedError(path, LockHolder("another program", 0, ""))
        case sqlite3.SQLITE_NOTADB:
            return NotALeagueError(say("{path} is not a league file.", path=path))
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_FORMAT | sqlite3.SQLITE_MISMATCH | sqlite3.SQLITE_TOOBIG:
            return DamagedError(path, [say("the database: {error}", error=_innermost(error))])
        case sqlite3.SQLITE_IOERR | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_NOLFS:
            return disk_fault(path, _innermost(error))
        case sqlite3.SQLITE_CONSTRAINT | sqlite3.SQLITE_MISUSE:
            return None
    # Text that is not UTF-8 is reported by the database module itself, without a code
    if any("decode to UTF-8" in str(link) for link in chain(error)):
        return DamagedError(path, [say("a text is not UTF-8: {error}", error=_innermost(error))])
    return None


def _innermost(error: BaseException) -> str:
    return [str(link) for link in chain(error) if isinstance(link, sqlite3.Error | PeeweeException)][-1]


# Connections and statements

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


# New files; see ``files.py``


@contextmanager
def new_file(path: Path, *, overwrite: bool = False) -> Iterator[Path]:
    """As ``files.new_file``, for a database too; raises ``SaveError`` of the disk."""
    part = path
    try:
        with translated(path), files.new_file(path, overwrite=overwrite) as part:
            yield part
    except SaveError as error:
        # Whoever asked for ``path`` never saw the other name.
        error.args = (_of(error.message, part, path),)
        raise
    finally:
        if part is not path:  # else nothing was begun, and a journal beside ``path`` is that of a league
            with contextlib.suppress(OSError):
                part.with_name(part.name + "-journal").unlink()


def write_text(path: Path, pieces: Iterable[str], *, overwrite: bool = False) -> None:
    """As ``files.write_text``; raises ``SaveError`` of the disk."""
    with translated(path):
        files.write_text(path, pieces, overwrite=overwrite)


def write_tables(path: Path, tables: Mapping[str, tuple[Sequence[str], Iterable[Sequence[object]]]]) -> None:
    """Make a database of these tables, each with its columns and rows, at ``path``; raises ``SaveError`` of the disk.

    A column takes values as they are, so a number stays a number and a name that looks like one a text.
    """
    with new_file(path) as part, contextlib.closing(sqlite3.connect(part)) as database, database:
        for name, (columns, lines) in tables.items():
            named = ", ".join(f'"{column}"' for column in columns)
            typed = ", ".join(f'"{column}" ANY' for column in columns)
            database.execute(f'CREATE TABLE "{name}" ({typed}) STRICT')
            marks = ", ".join("?" * len(columns))
            database.executemany(f'INSERT INTO "{name}" ({named}) VALUES ({marks})', lines)  # noqa: S608 - names of our own


def _of(message: str, part: Path, path: Path) -> str:
    """Return a message about ``part`` as one about ``path``."""
    if not isinstance(message, Message):
        return message.replace(str(part), str(path))
    values = {name: path if str(value) == str(part) else value for name, value in message.values.items()}
    return Message(message.template, values)
