"""What lies beside a save: its lock, SQLite's own files, the folder of backups the league makes by itself."""

from __future__ import annotations

import contextlib
import json
import os
import re
import socket
import sys
import weakref
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from ringside_manager.errors import (
    DiskFaultError,
    LockedError,
    LockHolder,
    NoSaveError,
    ReadOnlyError,
    StrangeFileError,
)
from ringside_manager.files import (
    TAKEN,
    check_own,
    check_own_folder,
    is_regular,
    open_own,
    open_regular,
    refusal,
    try_lock,
)
from ringside_manager.language import say
from ringside_manager.league.database import translated

# The lock: one file, one owner, and a name for the one who finds it taken.
#
# The operating system holds it, so one whose owner was killed is free at once; the text inside only says
# who the owner is.  It is a file of its own because SQLite's lock on the save lets go as soon as the same process
# opens and closes the save for any other reason.


LOCK_SUFFIX = ".lock"
_UNKNOWN = LockHolder("another program", 0, "")
_LONGEST = 4096
_BEGINNING = b'{"host": '

if sys.platform == "win32":

    def _unlink_then_close(handle: int, path: Path) -> None:
        os.close(handle)
        with contextlib.suppress(OSError):
            path.unlink()

else:

    def _unlink_then_close(handle: int, path: Path) -> None:
        with contextlib.suppress(OSError):
            path.unlink()
        os.close(handle)


class SaveLock:
    """The exclusive lock of one save, held until ``release``.

    Raises ``LockedError`` with the holder when another process, or this one, has the save open;
    ``ReadOnlyError`` when the folder takes no new file, so that nobody can be writing there either;
    ``StrangeFileError`` for a lock file that is a link, no file, or holds anything but a holder's name.
    """

    def __init__(self, save: Path) -> None:
        self.path = save.with_name(save.name + LOCK_SUFFIX)
        handle = _acquired(self.path)
        try:
            _refuse_stranger(self.path, handle)
            _refuse_other_machine(save, handle)
        except BaseException:
            os.close(handle)
            raise
        _write_holder(handle)
        self._handle: int | None = handle
        _held.add(self)

    def release(self) -> None:
        """Let go and remove the lock file; does nothing the second time."""
        if self._handle is not None:
            _unlink_then_close(self._handle, self.path)
            self._handle = None
        _held.discard(self)

    def drop_in_child(self) -> None:
        """Let go of the inherited handle in a forked process; the parent's lock stands."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _acquired(path: Path) -> int:
    while True:
        handle = _opened(path)
        try:
            try_lock(handle)
        except OSError as error:
            raise _refusal(path, handle, error) from error
        if _is_still(path, handle):
            return handle
        os.close(handle)  # its last owner removed it between our opening and locking it


def _opened(path: Path) -> int:
    try:
        return open_own(path, os.O_RDWR | os.O_CREAT)
    except OSError as error:
        refused = refusal(path, error)
        if not isinstance(refused, ReadOnlyError | NoSaveError):
            raise refused from error
    try:
        return open_own(path, os.O_RDONLY)
    except OSError as error:
        # A folder the system itself fills, such as one of its processes, says that there is no such file.
        raise ReadOnlyError(say("{path} cannot be made.", path=path)) from error


def _refusal(path: Path, handle: int, error: OSError) -> LockedError | DiskFaultError:
    holder = _holder(handle)
    os.close(handle)
    save = path.with_name(path.name.removesuffix(LOCK_SUFFIX))
    if error.errno not in TAKEN:
        return DiskFaultError(
            say("The folder of {save} offers no locks ({strerror}).", save=save, strerror=error.strerror),
            next_step=say("Keep leagues on a disk of this computer."),
        )
    if (holder.host, holder.pid) == (socket.gethostname(), os.getpid()):
        return LockedError(save, holder, next_step=say("It is open in this program already."))
    return LockedError(save, holder)


def _is_still(path: Path, handle: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(handle))
    except FileNotFoundError:
        return False


def _refuse_stranger(path: Path, handle: int) -> None:
    """Only what a holder wrote may be overwritten; all of it, its beginning, or the zeros a power cut left."""
    os.lseek(handle, 0, os.SEEK_SET)
    found = os.read(handle, _LONGEST + 1).strip(b"\0")
    if len(found) > _LONGEST or not (found.startswith(_BEGINNING) or _BEGINNING.startswith(found)):
        raise StrangeFileError(path, "not the lock file of a league")


def _refuse_other_machine(save: Path, handle: int) -> None:
    """A name of another machine means a shared or synchronised folder, where locks may not reach us."""
    holder = _holder(handle)
    if holder.pid and holder.host != socket.gethostname():
        advice = say(
            "Close it there; if that computer surely does not use it any more, delete {name}{suffix}.",
            name=save.name,
            suffix=LOCK_SUFFIX,
        )
        raise LockedError(save, holder, next_step=advice)


def _holder(handle: int) -> LockHolder:
    os.lseek(handle, 0, os.SEEK_SET)
    try:
        told = json.loads(os.read(handle, _LONGEST))
        return LockHolder(str(told["host"]), int(told["pid"]), str(told["since"]))
    except (ValueError, KeyError, TypeError, OSError, RecursionError, OverflowError):
        return _UNKNOWN


def _write_holder(handle: int) -> None:
    since = datetime.now().astimezone().isoformat(" ", "seconds")
    text = json.dumps({"host": socket.gethostname(), "pid": os.getpid(), "since": since}) + "\n"
    with contextlib.suppress(OSError):  # on a full disk the lock stands without the name
        os.ftruncate(handle, 0)
        os.lseek(handle, 0, os.SEEK_SET)
        os.write(handle, text.encode())


_held: weakref.WeakSet[SaveLock] = weakref.WeakSet()


def _drop_all_in_child() -> None:
    for lock in list(_held):
        lock.drop_in_child()
    _held.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_drop_all_in_child)


# SQLite's own files, and the folder of backups: no more to be trusted than the save


SUFFIX = ".ringside"
FOLDER_SUFFIX = ".backups"
LABEL = re.compile(r"[A-Za-z0-9.-]{1,60}")
_NAME = re.compile(rf"(\d{{6,}})-({LABEL.pattern}){re.escape(SUFFIX)}")
_JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")


@dataclass(frozen=True, slots=True, order=True)
class Backup:
    """A backup a league made by itself; ``sequence`` counts from 1, ``label`` says on what occasion."""

    sequence: int
    label: str
    path: Path


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
