"""One way to make a file, and one to read it.

A file is made under another name in the same folder, on the disk, then put in place: whoever looks at the
final name finds the old file, the new one, or none, never a part of one.  A file is read only if it is a
regular one, since a pipe or a device could be waited for without end.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
import stat
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path

from ringside_manager.errors import (
    DiskFaultError,
    DiskFullError,
    FileError,
    NoSaveError,
    ReadOnlyError,
    SaveError,
    SaveExistsError,
    StrangeFileError,
)
from ringside_manager.language import say

PREFIX, SUFFIX = ".ringside-", ".part"
_PART = re.compile(rf"{re.escape(PREFIX)}([0-9a-f]{{8}})-(\d+)-[0-9a-f]{{12}}{re.escape(SUFFIX)}([-.]\w+)?")
_NO_WAIT = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)  # Windows has neither; there ``check_own`` alone keeps watch
TAKEN = {errno.EAGAIN, errno.EACCES, errno.EWOULDBLOCK, errno.EDEADLK}
"""What ``try_lock`` fails with if another has the lock."""

if sys.platform == "win32":
    import msvcrt

    _BEYOND = 1 << 30  # a locked byte cannot be read by others, so it lies far behind the text

    def try_lock(handle: int) -> None:
        """Lock an open file until it is closed, or raise ``OSError`` at once."""
        os.lseek(handle, _BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def try_lock(handle: int) -> None:
        """Lock an open file until it is closed, or raise ``OSError`` at once."""
        # flock, not lockf: it also keeps out a second opener in this process.
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def open_regular(path: Path) -> FileIO:
    """Open the regular file at ``path`` for reading, unbuffered and without ever waiting.

    Raises ``FileError`` for a folder, a pipe or a device, ``NoSaveError`` for a name no file can have, ``OSError``.
    """
    try:
        _check_regular(path, path.stat())  # before it is opened: opening a device may do something
        handle = os.open(path, os.O_RDONLY | _NO_WAIT)
    except ValueError as error:
        raise NoSaveError(say("There is no file {path}: its name is impossible.", path=path)) from error
    file = FileIO(handle)
    try:
        _check_regular(path, os.fstat(handle))
    except BaseException:
        file.close()
        raise
    return file


def read_regular(path: Path, most: int) -> bytes:
    """Read the regular file at ``path``, at most one byte more than ``most``; raises as ``open_regular`` does."""
    with open_regular(path) as file:
        found = bytearray()
        while len(found) <= most and (piece := file.read(most + 1 - len(found))):
            found += piece
    return bytes(found)


def open_own(path: Path, flags: int) -> int:
    """Open or make a file only this program makes; raises as ``check_own`` does, and ``OSError``."""
    check_own(path)
    handle = os.open(path, flags | _NO_WAIT | _NO_LINK, 0o666)
    try:
        _refuse_strange(path, os.fstat(handle))
    except BaseException:
        os.close(handle)
        raise
    return handle


def check_own(path: Path) -> None:
    """Raise ``StrangeFileError`` for a link (symbolic, or one of several names of a file) and for what is no file.

    Nothing at all may be there.
    """
    with contextlib.suppress(FileNotFoundError):
        _refuse_strange(path, path.lstat())


def check_own_folder(path: Path) -> None:
    """Raise ``StrangeFileError`` if ``path`` is a link or no folder; nothing at all may be there."""
    with contextlib.suppress(FileNotFoundError):
        found = path.lstat()
        if not stat.S_ISDIR(found.st_mode):
            raise StrangeFileError(path, _kind(found))


def is_there(path: Path) -> bool:
    """Whether anything can be found at ``path``, where a link leads; nothing can under a name no file can have."""
    try:
        path.stat()
    except (OSError, ValueError):
        return False
    return True


def is_regular(path: Path) -> bool:
    """Whether ``path`` itself, not what a link leads to, is a regular file."""
    return stat.S_ISREG(path.lstat().st_mode)


def _check_regular(path: Path, found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise FileError(say("{path} is not a file but {found}.", path=path, found=_kind(found)))


def _refuse_strange(path: Path, found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise StrangeFileError(path, _kind(found))
    if found.st_nlink > 1:
        raise StrangeFileError(path, "another name of a file that lies elsewhere, too")


def _kind(found: os.stat_result) -> str:
    names = {stat.S_IFDIR: "a folder", stat.S_IFLNK: "a link", stat.S_IFIFO: "a pipe", stat.S_IFREG: "a file"}
    return names.get(stat.S_IFMT(found.st_mode), "a device")


@contextmanager
def new_file(path: Path, *, overwrite: bool = False) -> Iterator[Path]:
    """A path in the folder of ``path`` to write to; when the block ends it becomes ``path``.

    If the block raises, nothing is left behind and ``path`` is as before.  Raises ``SaveExistsError``
    at once, or when the file appears meanwhile, unless ``overwrite``, and then ``FileError`` for what is no
    file, a link included; ``NoSaveError`` without a folder for it; ``OSError`` of the disk.
    """
    _refuse_existing(path, overwrite)
    if not path.parent.is_dir():
        wrong = say("There is no folder {parent}.", parent=path.parent)
        raise NoSaveError(wrong, next_step=say("Make it, or choose another."))
    _sweep(path.parent)
    part = _part(path)
    try:
        with _told_of(path, part):
            # Fail as making a file fails here; a database would only say that it could not be opened.
            os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
            part.unlink()
            yield part
            sync_file(part)
            _put_in_place(part, path, overwrite)
            sync_folder(path.parent)
    finally:
        with contextlib.suppress(OSError):
            part.unlink()


@contextmanager
def new_folder(path: Path) -> Iterator[Path]:
    """A folder to fill that becomes ``path`` when the block ends; if the block raises, nothing is left behind.

    An empty folder of that name will do; ``SaveExistsError`` for anything else that bears it.
    """
    if not (path.is_dir() and not any(path.iterdir())):
        _refuse_existing(path, overwrite=False)
    if not path.absolute().parent.is_dir():
        wrong = say("There is no folder {parent}.", parent=path.parent)
        raise NoSaveError(wrong, next_step=say("Make it, or choose another."))
    part = _part(path.absolute())
    try:
        with _told_of(path, part):
            part.mkdir()
            yield part
            if path.is_dir():
                path.rmdir()
            part.rename(path)
    finally:
        shutil.rmtree(part, ignore_errors=True)


def write_text(path: Path, pieces: Iterable[str], *, overwrite: bool = False) -> None:
    """Write ``pieces`` to ``path`` as UTF-8, newlines as given; all of it or nothing."""
    with new_file(path, overwrite=overwrite) as part, part.open("w", encoding="utf-8", newline="") as file:
        for piece in pieces:
            file.write(piece)


SAVED = say("Nothing already saved is lost.")
ELSEWHERE = say("Make the file and its folder writable, or save a copy elsewhere.")
_FULL = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}
_NOT_THERE = {errno.ENOENT, errno.ENOTDIR, errno.ELOOP}


def refusal(path: Path, error: OSError) -> SaveError:
    """Tell what the operating system reported for ``path`` in the program's own words, the same from every verb."""
    if error.errno in _FULL:
        return disk_full(path)
    if error.errno in _FORBIDDEN:
        wrong = say("{path} cannot be written: {strerror}.", path=path, strerror=error.strerror)
        return ReadOnlyError(wrong, next_step=ELSEWHERE)
    if error.errno in _NOT_THERE:
        return NoSaveError(say("There is no file {path}.", path=path))
    if error.errno == errno.ENAMETOOLONG:
        return NoSaveError(say("There is no file {path}: its name is impossible.", path=path))
    return disk_fault(path, error.strerror or str(error))


def disk_full(path: Path) -> DiskFullError:
    """Return the error for a disk that has no room for ``path``."""
    wrong = say("The disk is full: {path} could not be written. {saved}", path=path, saved=SAVED)
    return DiskFullError(wrong, next_step=say("Free a few megabytes on that disk and do it again."))


def disk_fault(path: Path, what: str) -> DiskFaultError:
    """Return the error for whatever else keeps the disk from reading or writing ``path``."""
    next_step = say("Look whether the disk is in order and takes files of this size, or choose another.")
    return DiskFaultError(f"{path}: {what}. {SAVED}", next_step=next_step)


@contextmanager
def _told_of(path: Path, part: Path) -> Iterator[None]:
    """Let an ``OSError`` about ``part`` speak of ``path``, for nobody knows the other name."""
    try:
        yield
    except OSError as error:
        if error.errno and (error.filename is None or part.name in str(error.filename)):
            error.filename, error.filename2 = str(path), None
        raise


def sync_file(path: Path) -> None:
    """Wait until the bytes of ``path`` are on the disk."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_folder(folder: Path) -> None:
    """Wait until the names in ``folder`` are on the disk (Windows does so by itself)."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def remove_leftovers(folder: Path) -> None:
    """Remove what programs killed while making a file left in ``folder``, where nobody makes one now."""
    for part in folder.glob(f"{PREFIX}*{SUFFIX}*"):
        if is_regular(part):
            part.unlink(missing_ok=True)


def _part(path: Path) -> Path:
    """A name beside ``path`` for what will be it; it tells which process makes it, for ``_sweep``."""
    return path.with_name(f"{PREFIX}{_machine()}-{os.getpid()}-{os.urandom(6).hex()}{SUFFIX}")


def _sweep(folder: Path) -> None:
    """Remove what processes of this machine that are no more left half made in ``folder``."""
    with contextlib.suppress(OSError):  # tidying up must not keep anybody from writing
        for name in os.listdir(folder):  # noqa: PTH208 - names alone
            made = _PART.fullmatch(name)
            if made and made[1] == _machine() and not _is_running(int(made[2])) and is_regular(folder / name):
                (folder / name).unlink()


def _machine() -> str:
    import socket  # a reader of one file never asks

    return f"{zlib.crc32(socket.gethostname().encode()):08x}"


def _is_running(process: int) -> bool:
    """Whether there may be such a process; Windows is not asked, where asking would end it."""
    if sys.platform == "win32":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


def _refuse_existing(path: Path, overwrite: bool) -> None:
    if overwrite:
        with contextlib.suppress(FileNotFoundError):
            _check_regular(path, path.lstat())
    elif os.path.lexists(path):
        wrong = say("{path} exists already and is not overwritten.", path=path)
        raise SaveExistsError(wrong, next_step=say("Choose another name, or move it away."))


def _put_in_place(part: Path, path: Path, overwrite: bool) -> None:
    if overwrite:
        part.replace(path)
        return
    try:
        path.hardlink_to(part)  # unlike a rename it never takes the place of a file
    except OSError:
        _refuse_existing(path, overwrite)  # either the name was taken, or this disk has no hard links
        part.rename(path)


def free_name(path: Path) -> Path:
    """``path``, or with a number behind it the first that does not exist."""
    number, found = 2, path
    while found.exists():
        found = path.with_name(f"{path.stem} {number}{path.suffix}")
        number += 1
    return found
