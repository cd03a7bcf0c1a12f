"""What lies beside a save: SQLite's own files, the folder of backups the league makes by itself."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

from ringside_manager.errors import StrangeFileError
from ringside_manager.files import check_own, check_own_folder, is_regular, open_regular
from ringside_manager.league.database import translated

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
