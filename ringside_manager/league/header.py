"""The first hundred bytes of a save, read before any database connection exists.

A file refused here has not been touched in any way.  The caller holds the lock of the save: reading
a file this process has open for writing would silently drop its database lock.
"""

from __future__ import annotations

import stat
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from ringside_manager.errors import DamagedError, NotALeagueError, TooNewError, TooOldError
from ringside_manager.league.sqlite_errors import translated
from ringside_manager.league.version import Version

MAGIC = b"SQLite format 3\x00"
APPLICATION_ID = int.from_bytes(b"RING", "big")
"""The four bytes at offset 68 that tell a league from any other database."""

SUFFIX = ".ringside"
_HEADER_SIZE = 100
_NO_DOWNGRADE = "Open it with the newer program."
_UPGRADE = "Open and save it once with a program between the two."
_RESTORE = "If a league should be here, restore its latest backup as a new league."


@dataclass(frozen=True, slots=True)
class Header:
    """What the first bytes say; sizes in bytes, ``pages`` as counted by the last writer."""

    application_id: int
    version: Version
    page_size: int
    pages: int
    rollback_journal: bool
    counted: bool


def read_header(path: Path) -> Header:
    """The header of the file at ``path``; only these bytes are read.

    Raises ``NoSaveError``, ``NotALeagueError`` or a ``SaveError`` of the disk.
    """
    with translated(path):
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            raise NotALeagueError(f"{path} is not a file.")
        with path.open("rb", buffering=0) as file:
            start = file.read(_HEADER_SIZE)
    if len(start) < _HEADER_SIZE or not start.startswith(MAGIC):
        size = f"only {found.st_size} bytes long" if found.st_size < _HEADER_SIZE else "not a database"
        raise NotALeagueError(f"{path} is not a league file: it is {size}.", next_step=_RESTORE)
    return _parsed(start)


def check_header(path: Path, known: Collection[Version]) -> Header:
    """The header of a league whose layout is one of those ``known``.

    Raises ``NotALeagueError`` (no or another application id), ``TooNewError``, ``TooOldError`` (both
    versions in the message) or ``DamagedError`` (journal mode or length are not as the header says).
    """
    header = read_header(path)
    if header.application_id != APPLICATION_ID:
        raise NotALeagueError(f"{path} is a database, but not a league of this program.", next_step=_RESTORE)
    told = f"{path} has save version {header.version}; this program knows"
    if header.version > max(known):
        raise TooNewError(f"{told} versions up to {max(known)}.", next_step=_NO_DOWNGRADE)
    if header.version not in known:
        raise TooOldError(f"{told} versions from {min(known)} on.", next_step=_UPGRADE)
    if findings := _length_findings(path, header):
        raise DamagedError(path, findings)
    return header


def has_unfinished_write(path: Path) -> bool:
    """Whether a rollback journal lies beside the save, so that its length may be that of a moment."""
    journal = path.with_name(path.name + "-journal")
    return journal.exists() and journal.stat().st_size > 0


def _length_findings(path: Path, header: Header) -> list[str]:
    if not header.rollback_journal:
        return ["another program switched the file to write-ahead logging"]
    if has_unfinished_write(path):
        return []  # SQLite first puts the last whole state back; the length is checked after that
    if not header.counted:
        return ["the header's two change counters differ"]
    expected, found = header.page_size * header.pages, path.stat().st_size
    if expected != found:
        return [f"the file is {found:,} bytes long and should be {expected:,}"]
    return []


def _parsed(start: bytes) -> Header:
    def whole(offset: int, length: int = 4) -> int:
        return int.from_bytes(start[offset : offset + length], "big")

    page_size = whole(16, 2)
    return Header(
        application_id=whole(68),
        version=Version.from_number(whole(60)),
        page_size=65536 if page_size == 1 else page_size,
        pages=whole(28),
        rollback_journal=start[18:20] == b"\x01\x01",
        counted=whole(24) == whole(92),
    )
