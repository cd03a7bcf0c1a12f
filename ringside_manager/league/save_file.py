"""The one door to an open save: its lock, its only connection, its transactions.

No other module may open, read or copy the file while it is open here: doing so in the same process
would silently drop SQLite's lock on it.  ``stat`` and the backup interface are safe.
"""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from peewee import SqliteDatabase

from ringside_manager.errors import ChangedUnderneathError, LockedError, LockHolder, ReadOnlyError, SaveError
from ringside_manager.language import say
from ringside_manager.league import book_tables
from ringside_manager.league.database import (
    connect,
    pragma,
    raw,
    release,
    run,
    translated,
    translated_at_first,
)
from ringside_manager.league.header import (
    APPLICATION_ID,
    Layouts,
    Version,
    check_beside,
    check_facts,
    check_header,
    has_unfinished_write,
    kept,
    located,
)
from ringside_manager.locks import SaveLock


@dataclass(frozen=True, slots=True)
class Identity:
    """What tells a file from another put in its place, by ``stat`` alone; the time in nanoseconds."""

    device: int
    inode: int
    size: int
    modified: int

    @classmethod
    def of(cls, path: Path) -> Identity | None:
        """The identity of the file that bears the name now, ``None`` if there is none."""
        try:
            found = path.stat()
        except FileNotFoundError:
            return None
        # Windows brings the time up to date only when the last handle is closed.
        modified = 0 if os.name == "nt" else found.st_mtime_ns
        return cls(found.st_dev, found.st_ino, found.st_size, modified)

    def is_same_file(self, other: Identity | None) -> bool:
        """Whether the name still stands for the same file, written to or not."""
        return other is not None and (self.device, self.inode) == (other.device, other.inode)


class SaveFile:
    """An open save.  One thread owns it: the one that opened it.

    ``read_only`` says that nothing can be written, ``version`` which layout the file has.  Made by
    ``open_save`` and ``new_save``.
    """

    def __init__(
        self,
        path: Path,
        database: SqliteDatabase,
        *,
        version: Version,
        lock: SaveLock | None,
        read_only: bool,
    ) -> None:
        self.path = path
        self.database = database
        self.version = version
        self.read_only = read_only
        self._lock = lock
        self._closed = False
        self._owner = threading.get_ident()
        self._identity = Identity.of(path)
        self._data_version = pragma(database, "data_version")
        self._stopped: ChangedUnderneathError | None = None
        with _open_lock:
            _open_here.add(self)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def is_same_file(self, path: Path) -> bool:
        """Whether ``path`` names this file, perhaps by a second hard link."""
        return self._identity is not None and self._identity.is_same_file(Identity.of(path))

    def check_usable(self) -> None:
        """Raise ``RuntimeError`` if the save is closed or another thread asks: a fault of the program."""
        if threading.get_ident() != self._owner:
            raise RuntimeError("an open save belongs to the thread that opened it")
        if self._closed:
            raise RuntimeError(f"{self.path} was closed")

    def check_writable(self) -> None:
        """Raise ``ReadOnlyError``, or ``ChangedUnderneathError`` if the file is not as we left it.

        Once the latter was raised it is raised for ever: two histories are not to be mixed.
        """
        self.check_usable()
        if self.read_only:
            raise ReadOnlyError(
                say("{path} is open for reading only.", path=self.path),
                next_step=say("Save a copy elsewhere to go on with."),
            )
        if self._stopped is None:
            now = Identity.of(self.path)
            if now is None:
                self._stopped = _changed(self.path, "removed")
            elif now != self._identity or pragma(self.database, "data_version") != self._data_version:
                self._stopped = _changed(self.path, "changed")
        if self._stopped is not None:
            raise self._stopped

    @contextmanager
    def transaction(self) -> Iterator[SqliteDatabase]:
        """One act: all that the block writes, or nothing.  Raises what ``check_writable`` and the disk do."""
        self.check_writable()
        with translated(self.path):
            try:
                with self.database.atomic("IMMEDIATE"):
                    yield self.database
            finally:
                self._end_transaction()
        if self._stopped is not None:
            raise self._stopped

    def copy_to(self, target: Path) -> None:
        """Copy the last whole state to the new file ``target`` by SQLite's backup interface."""
        self.check_usable()
        copy = connect(target, "rwc")
        try:
            with translated(target):
                raw(self.database).backup(raw(copy))
        finally:
            release(copy)

    def close(self) -> None:
        """Close the connection, then let go of the lock; does nothing the second time."""
        if self._closed:
            return
        self.check_usable()
        release(self.database)
        self._closed = True
        with _open_lock:
            _open_here.discard(self)
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _end_transaction(self) -> None:
        """Leave no transaction open, and note what the file is now: a rollback, too, may have written."""
        if raw(
            self.database
        ).in_transaction:  # an interruption fell between the last statement and the commit
            raw(self.database).rollback()
        before, now = self._identity, Identity.of(self.path)
        if before is not None and before.is_same_file(now):
            self._identity = now
        else:
            self._stopped = _changed(self.path, "removed" if now is None else "replaced")


Save = TypeVar("Save", bound=SaveFile)


def open_save(path: Path, layouts: Layouts, *, read_only: bool = False) -> SaveFile:
    """Open the save at ``path``; see ``open_as``."""
    return open_as(SaveFile, path, layouts, read_only=read_only)


def open_as(kind: type[Save], path: Path, layouts: Layouts, *, read_only: bool = False) -> Save:
    """Open the save at ``path`` as one of this ``kind``: lock file, header, then SQLite's own lock.

    A file refused up to here is untouched.  Opens for reading where nothing can be written.  Raises what
    ``located``, ``SaveLock``, ``check_beside`` and ``check_header`` do.
    """
    path = located(path)
    with ExitStack() as undo:
        lock = SaveLock.where_it_can_be(path)
        if lock is not None:
            undo.callback(lock.release)
        _refuse_second_name(path)
        check_beside(path)
        unfinished, version = has_unfinished_write(path), check_header(path, layouts.by_version).version
        writable = lock is not None and _is_writable(path)
        # What a killed program left unfinished must be taken back before anything can be read.
        must_write = not read_only or unfinished
        database = _locked_connection(path, "rw" if writable and must_write else "ro")
        undo.callback(release, database)
        if unfinished:
            version = _version_now(path, database, layouts)
        read_only = read_only or not writable
        save = kind(path, database, version=version, lock=lock, read_only=read_only)
        undo.pop_all()
    return save


def _version_now(path: Path, database: SqliteDatabase, layouts: Layouts) -> Version:
    """The version of a save whose first page, too, may have been taken back since its header was read."""
    with translated(path):
        application_id, number = pragma(database, "application_id"), pragma(database, "user_version")
        length = pragma(database, "page_size") * pragma(database, "page_count")
    return check_facts(path, application_id, Version.from_number(number), length, layouts.by_version)


def new_save(path: Path, layouts: Layouts) -> SaveFile:
    """Make an empty save at ``path``; see ``new_as``."""
    return new_as(SaveFile, path, layouts)


def new_as(kind: type[Save], path: Path, layouts: Layouts) -> Save:
    """Make an empty save of the newest layout at ``path``, where no file is, for the caller to fill."""
    with ExitStack() as undo:
        database = connect(path, "rwc")
        undo.callback(release, database)
        with translated(path), database.atomic("IMMEDIATE"):
            database.pragma("application_id", APPLICATION_ID)
            database.pragma("user_version", layouts.current.number)
            kept = layouts.by_version[layouts.current].kept
            for statement in kept.values():
                run(database, statement)
            book_tables.make(database, kept)
        save = kind(path, database, version=layouts.current, lock=None, read_only=False)
        undo.pop_all()
    return save


def _is_writable(path: Path) -> bool:
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def _refuse_second_name(path: Path) -> None:
    """Even reading the header under another name would drop the lock of a save that is open here."""
    with _open_lock:
        here = any(save.is_same_file(path) for save in _open_here)
    if here:
        raise LockedError(path, LockHolder("this program under another name", 0, ""))


def _locked_connection(path: Path, mode: str) -> SqliteDatabase:
    """A connection that holds SQLite's lock: exclusive locking mode keeps what one transaction takes."""
    with ExitStack() as undo:
        database = connect(path, mode)
        undo.callback(release, database)
        with translated_at_first(path):
            database.begin("EXCLUSIVE" if mode == "rw" else "DEFERRED")
            pragma(database, "schema_version")
            database.commit()
        undo.pop_all()
    return database


def _changed(path: Path, what: str) -> ChangedUnderneathError:
    """The error for a file somebody else removed, replaced or changed while it was open."""
    try:
        last = kept(path)[-1].path
        found = say("or bring back the last backup, {last}, as a new league.", last=last)
    except (SaveError, IndexError):
        found = say("or look for the file where it may have been moved to: there is no backup of it.")
    return ChangedUnderneathError(
        say(
            "{path} was {what} by another program while it was open here; nothing was written over it.",
            path=path,
            what=what,
        ),
        next_step=say("Where a window has it open, save a copy of it there; {found}", found=found),
    )


_open_here: weakref.WeakSet[SaveFile] = weakref.WeakSet()
_open_lock = threading.Lock()
"""Held around what is done with the saves open here: leagues of a server open and close on threads of their own."""
