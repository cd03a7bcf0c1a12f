"""The lock of a save: one file, one owner, and a name for the one who finds it taken."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sys
import weakref
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
from ringside_manager.files import TAKEN, open_own, refusal, try_lock
from ringside_manager.language import say

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
    """The exclusive lock of one save, a league or a festival, held until ``release`` or the end of the block.

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

    @classmethod
    def where_it_can_be(cls, save: Path) -> SaveLock | None:
        """The lock of a save; ``None`` where no file can be made, so that nobody else can write either."""
        try:
            return cls(save)
        except ReadOnlyError:
            return None

    def __enter__(self) -> SaveLock:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

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
            next_step=say("Keep it on a disk of this computer."),
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
        raise StrangeFileError(path, "not the lock file of a league or a festival")


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
