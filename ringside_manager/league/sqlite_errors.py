"""What the disk and the database report, told in the league's own errors.

The first error seen is often not the cause: after a full disk SQLite rolls back by itself, the
database layer rolls back once more and reports only that there was nothing to roll back.  The
cause stands further down the chain of contexts, so the whole chain is searched.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from peewee import PeeweeException

from ringside_manager.errors import (
    DamagedError,
    LockedError,
    LockHolder,
    NotALeagueError,
    ReadOnlyError,
    SaveError,
)
from ringside_manager.files import ELSEWHERE, disk_fault, disk_full, refusal
from ringside_manager.language import say


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
                raise DamagedError(path, [f"the database: {_innermost(error)}"]) from error
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
            return DamagedError(path, [f"the database: {_innermost(error)}"])
        case sqlite3.SQLITE_IOERR | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_NOLFS:
            return disk_fault(path, _innermost(error))
        case sqlite3.SQLITE_CONSTRAINT | sqlite3.SQLITE_MISUSE:
            return None
    return _of_text(path, error)


def _of_text(path: Path, error: BaseException) -> SaveError | None:
    """Text that is not UTF-8 is reported by the database module itself, without a code."""
    if any("decode to UTF-8" in str(link) for link in chain(error)):
        return DamagedError(path, [f"a text is not UTF-8: {_innermost(error)}"])
    return None


def _innermost(error: BaseException) -> str:
    return [str(link) for link in chain(error) if isinstance(link, sqlite3.Error | PeeweeException)][-1]
