"""The cause of a failure is told, however deep in the chain of contexts it lies."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path

import peewee
import pytest

from ringside_manager.errors import (
    DamagedError,
    DiskFaultError,
    DiskFullError,
    LockedError,
    NoSaveError,
    NotALeagueError,
    ReadOnlyError,
    RingsideError,
    SaveError,
)
from ringside_manager.league.database import chain, result_code, translated
from tests.league.leagues import failure
from tests.slow import each

PLACE = Path("l.ringside")


def error_with(code: int, kind: type[Exception] = sqlite3.OperationalError) -> Exception:
    error = kind(f"code {code}")
    error.sqlite_errorcode = code  # type: ignore[attr-defined]
    return error


def raising(error: BaseException) -> RingsideError | None:
    def operation() -> None:
        with translated(PLACE):
            raise error

    return failure(operation)


@each(
    "code, kind",
    [
        (sqlite3.SQLITE_FULL, DiskFullError), (sqlite3.SQLITE_READONLY, ReadOnlyError),
        (sqlite3.SQLITE_READONLY_ROLLBACK, ReadOnlyError), (sqlite3.SQLITE_BUSY, LockedError),
        (sqlite3.SQLITE_BUSY_RECOVERY, LockedError), (sqlite3.SQLITE_LOCKED, LockedError),
        (sqlite3.SQLITE_NOTADB, NotALeagueError), (sqlite3.SQLITE_CORRUPT, DamagedError),
        (sqlite3.SQLITE_IOERR_WRITE, DiskFaultError), (sqlite3.SQLITE_CANTOPEN, DiskFaultError),
    ],
)  # fmt: skip
def test_each_code_has_its_error(code: int, kind: type[SaveError]) -> None:
    told = raising(error_with(code))
    assert type(told) is kind
    assert "l.ringside" in str(told)


def fill(database: peewee.SqliteDatabase) -> None:
    with database.atomic("IMMEDIATE"):
        database.execute_sql("INSERT INTO t VALUES (zeroblob(99999))")


def test_the_disk_was_full_though_the_error_speaks_of_a_rollback(tmp_path: Path) -> None:
    """If the first part fails the layer below tells the truth at last, and less need be searched."""
    database = peewee.SqliteDatabase(str(tmp_path / "d"))
    database.execute_sql("CREATE TABLE t (x)")
    database.pragma("max_page_count", 2)
    with pytest.raises(peewee.OperationalError, match="cannot rollback") as shown:
        fill(database)
    assert result_code(shown.value) == sqlite3.SQLITE_FULL
    with pytest.raises(DiskFullError, match="Nothing already saved is lost"), translated(PLACE):
        fill(database)
    database.close()


@each(
    "code, kind",
    [
        (errno.ENOSPC, DiskFullError), (errno.EDQUOT, DiskFullError), (errno.EROFS, ReadOnlyError),
        (errno.EACCES, ReadOnlyError), (errno.ENOENT, NoSaveError), (errno.EIO, DiskFaultError),
    ],
)  # fmt: skip
def test_each_error_of_the_system_has_its_own(code: int, kind: type[SaveError]) -> None:
    assert type(raising(OSError(code, os.strerror(code)))) is kind


@each(
    "error",
    [
        error_with(sqlite3.SQLITE_CONSTRAINT, sqlite3.IntegrityError),
        error_with(sqlite3.SQLITE_ERROR),
        KeyError(),
    ],
)
def test_a_fault_of_the_program_stays_what_it_is(error: Exception) -> None:
    with pytest.raises(type(error)), translated(PLACE):
        raise error


def test_text_that_is_not_text_is_damage() -> None:
    told = raising(sqlite3.OperationalError("Could not decode to UTF-8 column 'name' with text 'x'"))
    assert type(told) is DamagedError


def test_a_chain_that_bites_its_tail_ends() -> None:
    first, second = ValueError("a"), ValueError("b")
    first.__context__, second.__context__ = second, first
    assert list(chain(first)) == [first, second]
    assert result_code(first) is None


def test_a_damaged_save_tells_the_first_twenty_findings() -> None:
    told = DamagedError("x", [f"finding {number}" for number in range(30)])
    assert len(told.findings) == 30
    assert "finding 19" in str(told)
    assert "finding 20" not in str(told)
    assert "and 10 more" in str(told)
