"""Connections to a PostgreSQL database of leagues: its address, its tables, its faults as save errors.

The driver is spoken to directly and imported when it is first needed: it takes longer than the rest of the room.
"""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from ringside_manager.errors import (
    ChangedUnderneathError,
    DamagedError,
    DiskFaultError,
    DiskFullError,
    LockedError,
    LockHolder,
    NotALeagueError,
    ReadOnlyError,
    SaveError,
    TooNewError,
    TooOldError,
    UnreachableError,
    UsageError,
    excerpt,
    misused,
    without_extra,
)
from ringside_manager.language import say
from ringside_manager.league.database import LONGEST_VALUE
from ringside_manager.league.header import Version

if TYPE_CHECKING:
    import psycopg

LAYOUT = Version(1, 0)
"""The layout of the tables below.  Programs of one major version may read each other's, only those of the same may write."""

TABLES = f"""
CREATE SCHEMA IF NOT EXISTS ringside;
CREATE TABLE IF NOT EXISTS ringside.layout (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    version integer NOT NULL
);
CREATE TABLE IF NOT EXISTS ringside.league (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL UNIQUE,
    changes bigint NOT NULL,
    number bigint NOT NULL,
    digest bytea NOT NULL CHECK (octet_length(digest) = 32),
    books bytea NOT NULL CHECK (octet_length(books) = 32)
);
CREATE TABLE IF NOT EXISTS ringside.journal (
    league bigint NOT NULL REFERENCES ringside.league,
    number bigint NOT NULL CHECK (number >= 1),
    act bigint NOT NULL CHECK (act BETWEEN 1 AND number),
    night bigint NOT NULL CHECK (night BETWEEN 0 AND 9007199254740992),
    by text NOT NULL,
    kind text NOT NULL,
    body text NOT NULL CHECK (octet_length(body) <= {LONGEST_VALUE}),
    record bytea CHECK (octet_length(record) <= {LONGEST_VALUE}),
    digest bytea NOT NULL CHECK (octet_length(digest) = 32),
    PRIMARY KEY (league, number)
);
CREATE TABLE IF NOT EXISTS ringside.ring (
    league bigint NOT NULL,
    bout bigint NOT NULL,
    mark text NOT NULL,
    text text NOT NULL CHECK (octet_length(text) <= {LONGEST_VALUE}),
    done smallint NOT NULL CHECK (done BETWEEN 0 AND 1),
    red_plan smallint NOT NULL CHECK (red_plan BETWEEN 0 AND 1),
    blue_plan smallint NOT NULL CHECK (blue_plan BETWEEN 0 AND 1),
    digest bytea NOT NULL CHECK (octet_length(digest) = 32),
    PRIMARY KEY (league, bout),
    FOREIGN KEY (league, bout) REFERENCES ringside.journal (league, number) DEFERRABLE INITIALLY DEFERRED
);
"""
"""``journal`` and ``ring`` are those of a save, with the league they belong to; the row of ``league`` holds its seal.

``changes`` counts whatever changed beside the end of the journal.
"""

SCHEMES = ("postgresql", "postgres")
_OPTIONS = frozenset(
    {
        "connect_timeout",
        "host",
        "passfile",
        "port",
        "service",
        "sslcert",
        "sslcrl",
        "sslkey",
        "sslmode",
        "sslrootcert",
    }
)
"""What an address may say after its question mark: words of libpq that hold no secret and run nothing."""

_HERE = frozenset({"", "localhost", "127.0.0.1", "::1"})
_PATIENCE_SECONDS = 10
_KEY = 0x52494E47  # RING


@dataclass(frozen=True, slots=True)
class Address:
    """Where a database is.  It never holds a password: libpq takes that from its environment or its password file."""

    text: str
    options: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, url: str) -> Address:
        """Read ``postgresql://user@host:port/database``; ``UsageError`` says what is wrong, without telling any of it."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise _no_address(say("it cannot be read")) from error
        if not is_address(url):
            raise _no_address(say("it does not begin with postgresql://"))
        words = parse_qsl(parts.query, keep_blank_values=True)
        if parts.password is not None or any(word == "password" for word, _ in words):
            raise _no_address(
                say("it holds a password, which others could read"),
                say(
                    "Put the password into the variable PGPASSWORD or the file ~/.pgpass, and leave it out here."
                ),
            )
        if strange := sorted({word for word, _ in words} - _OPTIONS):
            known = ", ".join(sorted(_OPTIONS))
            raise _no_address(
                say("it says {strange}; it may say {known}", strange=excerpt(strange[0]), known=known)
            )
        name = unquote(parts.path.removeprefix("/"))
        if not name or "/" in name or parts.fragment:
            raise _no_address(say("it does not end with the name of one database"))
        return cls(_told(parts, port, name, dict(words)), tuple(_settings(parts, port, name, words).items()))

    def __str__(self) -> str:
        return self.text


def is_address(text: str) -> bool:
    """Whether a text is meant as the address of a database, not as a path."""
    return text.split("://", maxsplit=1)[0] in SCHEMES and "://" in text


def _no_address(fault: str, next_step: str = "") -> UsageError:
    return misused(
        "The address of the database cannot be used: {fault}.",
        fault=fault,
        next_step=next_step or say("Write it as postgresql://user@host:5432/database."),
    )


def _told(parts: SplitResult, port: int | None, name: str, words: Mapping[str, str]) -> str:
    who = f"{unquote(parts.username)}@" if parts.username else ""
    host = unquote(parts.hostname or "") or words.get("host", "")
    return f"postgresql://{who}{host}{'' if port is None else f':{port}'}/{name}"


def _settings(
    parts: SplitResult, port: int | None, name: str, words: Sequence[tuple[str, str]]
) -> Mapping[str, str]:
    """The settings for libpq; a connection that leaves this machine is encrypted unless the address says otherwise."""
    found = {"dbname": name, "user": unquote(parts.username or ""), "host": unquote(parts.hostname or "")}
    found["port"] = "" if port is None else str(port)
    found = {word: value for word, value in found.items() if value} | dict(words)
    host = found.get("host", os.environ.get("PGHOST", ""))
    if host not in _HERE and not host.startswith("/") and "PGSSLMODE" not in os.environ:
        found.setdefault("sslmode", "require")
    found.setdefault("connect_timeout", str(_PATIENCE_SECONDS))
    return found


def driver() -> Any:
    """The library psycopg; ``UsageError`` if it is not installed."""
    try:
        return import_module("psycopg")
    except ImportError as error:
        raise misused(
            "A league in PostgreSQL needs the library psycopg, which is not installed here.",
            next_step=without_extra("club"),
        ) from error


class Connections:
    """The connections of this program to one database: one for each thread that asks, made when it first does.

    ``version`` is the layout this program writes.
    """

    def __init__(self, address: Address, version: Version = LAYOUT) -> None:
        self.address = address
        self.version = version
        self._driver = driver()
        self._own = threading.local()
        self._made: list[psycopg.Connection[tuple[Any, ...]]] = []

    def __str__(self) -> str:
        return str(self.address)

    @property
    def user(self) -> object:
        """Who has a transaction open on this thread's connection; ``None`` if nobody has."""
        return getattr(self._own, "user", None)

    def rows(self, query: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Run a query; its rows.  Outside a transaction it is asked once more if the connection was lost meanwhile."""
        try:
            with self._translated():
                return self._connection().execute(query, values).fetchall()
        except UnreachableError:
            if self.user is not None:
                raise
            self.drop()
            with self._translated():
                return self._connection().execute(query, values).fetchall()

    def run(self, statement: str, values: Sequence[object] | None = None) -> None:
        """Run a statement that gives no rows; or several, if there are no values."""
        with self._translated():
            self._connection().execute(statement, values)

    def insert(
        self, table: str, columns: Sequence[str], new: Iterable[Sequence[object]], conflict: str = ""
    ) -> None:
        """Insert rows of these columns; ``conflict`` says what becomes of a row of the same key."""
        names = ", ".join(f'"{column}"' for column in columns)
        marks = ", ".join(["%s"] * len(columns))
        statement = f"INSERT INTO ringside.{table} ({names}) VALUES ({marks}) {conflict}"  # noqa: S608 - names of our own
        with self._translated(), self._connection().cursor() as cursor:
            cursor.executemany(statement, new)

    def begin(self, user: object, statement: str = "BEGIN") -> None:
        """Begin a transaction for ``user``, on a new connection if the one before was lost: nothing was begun on it."""
        if self.user is not None:
            raise RuntimeError("a thread has one transaction at a time")
        try:
            self.run(statement)
        except UnreachableError:
            self.drop()
            self.run(statement)
        self._own.user = user

    def commit(self) -> None:
        """Keep what was written since ``begin``."""
        with self._translated():
            done = self._connection().execute("COMMIT").statusmessage
        self._own.user = None
        if done != "COMMIT":  # the database says so, and no more, when something had failed before
            raise DiskFaultError(say("{place} did not keep what was written.", place=self))

    def rollback(self) -> None:
        """End the transaction without keeping anything, if the connection still stands."""
        self._own.user = None
        if (connection := self._standing()) is not None:
            try:
                connection.execute("ROLLBACK")
            except self._driver.Error:
                self.drop()

    def lock(self, key: int) -> None:
        """Wait for the lock of a league until the transaction ends; ``LockedError`` if others hold it too long."""
        self.rows("SELECT pg_advisory_xact_lock(%s)", (key,))

    def drop(self) -> None:
        """Close this thread's connection; what was begun on it is not kept."""
        connection = getattr(self._own, "connection", None)
        self._own.connection = self._own.user = None
        if connection is not None:
            with contextlib.suppress(ValueError):
                self._made.remove(connection)
            with contextlib.suppress(self._driver.Error):
                connection.close()

    def close(self) -> None:
        """Close the connections of all threads."""
        while self._made:
            with contextlib.suppress(self._driver.Error):
                self._made.pop().close()

    @contextmanager
    def reading(self) -> Iterator[None]:
        """One state of the database to be read; within a transaction of this thread's, that of the moment."""
        if self.user is not None:
            yield
            return
        self.begin(self, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        try:
            yield
        finally:
            self.rollback()

    def patiently(self, seconds: float = _PATIENCE_SECONDS) -> Iterator[None]:
        """Try again, on a new connection each time, for so long."""
        deadline, pause = time.monotonic() + seconds, 0.05
        while True:
            yield
            if time.monotonic() > deadline:
                return
            self.drop()
            time.sleep(pause)
            pause = min(2 * pause, 1.0)

    def prepare(self) -> Version:
        """Make the tables where there are none; the version of those that are there.

        Raises ``TooNewError`` or ``TooOldError`` for tables this program can not even read, ``ReadOnlyError`` where it
        may not make them, ``NotALeagueError`` for a database of another encoding.
        """
        encoding = self.rows("SHOW server_encoding")[0][0]
        if encoding != "UTF8":
            raise NotALeagueError(
                say("{place} keeps its texts as {encoding}.", place=self, encoding=excerpt(encoding)),
                next_step=say("Make a database with the encoding UTF8 for leagues."),
            )
        if not self.rows("SELECT 1 FROM pg_tables WHERE schemaname = 'ringside' AND tablename = 'ring'"):
            self._make()
        return self.check_version(self.rows("SELECT version FROM ringside.layout"))

    def check_version(self, found: Sequence[Sequence[Any]]) -> Version:
        """The layout of the tables, told in the one row of ``found``; raises as ``prepare``."""
        if len(found) != 1 or type(found[0][0]) is not int:
            raise NotALeagueError(say("{place} does not say how its tables are made.", place=self))
        version = Version.from_number(found[0][0])
        if version.major != self.version.major:
            told = say(
                "{place} has tables of version {version}; this program knows version {known}.",
                place=self,
                version=version,
                known=self.version,
            )
            if version > self.version:
                raise TooNewError(told, next_step=say("Use it with the newer program."))
            raise TooOldError(
                told,
                next_step=say(
                    "Take the leagues out with the older program, and put them into a new database."
                ),
            )
        return version

    def _make(self) -> None:
        self.begin(self)
        try:
            self.lock(_KEY)
            self.run(TABLES)
            statement = "INSERT INTO ringside.layout (version) VALUES (%s) ON CONFLICT DO NOTHING"
            self.run(statement, (self.version.number,))
            self.commit()
        finally:
            self.rollback()

    def _standing(self) -> psycopg.Connection[tuple[Any, ...]] | None:
        connection: psycopg.Connection[tuple[Any, ...]] | None = getattr(self._own, "connection", None)
        return None if connection is None or connection.closed else connection

    def _connection(self) -> psycopg.Connection[tuple[Any, ...]]:
        if (standing := self._standing()) is not None:
            return standing
        if self.user is not None:  # the second half of a transaction must not run on another connection
            raise self._driver.OperationalError(say("the connection was lost"))
        connection: psycopg.Connection[tuple[Any, ...]] = self._driver.connect(
            **dict(self.address.options),
            autocommit=True,
            client_encoding="utf8",
            fallback_application_name="ringside",
            keepalives_idle=30,
            keepalives_interval=10,
            keepalives_count=3,
        )
        self._own.connection = connection
        self._made.append(connection)
        connection.execute(_SESSION)
        return connection

    @contextmanager
    def _translated(self) -> Iterator[None]:
        """Raise the driver's errors in the block as ``SaveError``."""
        try:
            yield
        except self._driver.Error as error:
            raise self._told(error) from error

    def _told(self, error: Any) -> SaveError:
        said, state = _first_line(error), error.sqlstate or ""
        if state == "55P03":
            return LockedError(
                self,
                LockHolder(say("another program that serves it"), 0, ""),
                next_step=say("Try again in a moment."),
            )
        if state in ("42501", "25006"):
            return ReadOnlyError(
                say("{place} cannot be written: {said}.", place=self, said=said),
                next_step=say("Ask whoever runs the database for the right to."),
            )
        if state == "53100":
            return DiskFullError(
                say("The disk of {place} is full.", place=self),
                next_step=say("Make room there and try again."),
            )
        if state.startswith("23"):
            return ChangedUnderneathError(
                say("{place} was written past this program: {said}.", place=self, said=said),
                next_step=say("Open the league again."),
            )
        if state.startswith("22") or state in ("42P01", "42703", "3F000", "42804"):
            return DamagedError(self, [said])
        if isinstance(error, self._driver.OperationalError | self._driver.InterfaceError):
            return UnreachableError(
                say("{place} cannot be reached: {said}.", place=self, said=said),
                next_step=say(
                    "See whether the database runs and whether this machine may use it, then try again."
                ),
            )
        return DiskFaultError(
            say("{place} reports a fault: {said}.", place=self, said=said),
            next_step=say("Tell whoever runs the database."),
        )


_SESSION = """
SET lock_timeout = '10s';
SET idle_in_transaction_session_timeout = '300s';
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local');
"""
"""Nobody waits for ever or blocks others for ever, and what is said to be kept is on the disk."""


def _first_line(error: Exception) -> str:
    """What the driver says, as the end of a sentence."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[0].strip().rstrip(".:")[:300]
