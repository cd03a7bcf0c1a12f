"""Copies of a league, opened again and checked before they count, and the upgrade that begins with one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ringside_manager.campaign.books import Books
from ringside_manager.errors import DamagedError, SaveError
from ringside_manager.files import remove_leftovers
from ringside_manager.language import say
from ringside_manager.league import book_tables
from ringside_manager.league.book_tables import Posted
from ringside_manager.league.database import migrating, new_file, rows, run, translated
from ringside_manager.league.examination import Examined, examine, seal, state_hash
from ringside_manager.league.header import LABEL, SUFFIX, Backup, Version, folder_of, kept
from ringside_manager.league.layouts import LAYOUTS, Layouts, faults
from ringside_manager.league.save_file import SaveFile, open_save

# The backups a league makes by itself are numbered in the order they were made: their order and their
# thinning know no clock, which may be wrong.


NEWEST_KEPT = 10
"""This many of the newest backups are all kept; see ``thinned``."""


def copy_checked(save: SaveFile, to: Path, layouts: Layouts = LAYOUTS) -> None:
    """Write the state of an open save to the new file ``to``; it appears there only if it proved whole.

    Raises ``SaveExistsError``, ``DiskFullError``, or ``DamagedError`` if the copy is not as the original.
    """
    with new_file(to) as part:
        save.copy_to(part)
        with translated(save.path):
            wanted = state_hash(save.database)
        findings = _differences(part, wanted, layouts)
        if findings:
            raise DamagedError(to, findings)


def restore(backup: Path, to: Path, layouts: Layouts = LAYOUTS) -> None:
    """Make a new league at ``to`` from a backup (any save will do); no league is ever overwritten.

    Raises ``SaveExistsError``, ``DamagedError`` for a backup that is not whole, and what opening does.
    """
    with open_save(backup, layouts, read_only=True) as save:
        examine(save, layouts).or_refused(backup)
        copy_checked(save, to, layouts)


def keep(save: SaveFile, label: str, layouts: Layouts = LAYOUTS) -> Backup:
    """Make the next backup in the league's own folder, then thin out the older ones.

    ``label`` is of letters, digits, dots and hyphens; ``ValueError`` otherwise.  Raises
    ``ReadOnlyError`` for a league open for reading, and what ``copy_checked`` does.
    """
    save.check_writable()
    if not LABEL.fullmatch(label):
        raise ValueError(f"{label!r} cannot be part of a file's name")
    sequence = max((backup.sequence for backup in kept(save.path)), default=0) + 1
    folder = folder_of(save.path)
    with translated(folder):
        folder.mkdir(exist_ok=True)
        remove_leftovers(folder)
    made = Backup(sequence, label, folder / f"{sequence:06d}-{label}{SUFFIX}")
    copy_checked(save, made.path, layouts)
    thin(save.path, layouts)
    return made


def thin(save: Path, layouts: Layouts = LAYOUTS) -> tuple[Backup, ...]:
    """Remove what ``thinned`` would not keep and return it; the newest whole backup always stays."""
    everything = kept(save)
    staying = thinned(everything)
    going = [backup for backup in everything if backup not in staying]
    if going and newest_whole(staying, layouts) is None:
        spared = newest_whole(going, layouts)
        going = [backup for backup in going if backup != spared]
    for backup in going:
        with translated(backup.path):
            backup.path.unlink()
    return tuple(going)


def thinned(backups: Sequence[Backup]) -> tuple[Backup, ...]:
    """Those worth keeping: the ten newest, every tenth of the hundred newest, every hundredth of all."""
    newest = max((backup.sequence for backup in backups), default=0)

    def worth(backup: Backup) -> bool:
        age = newest - backup.sequence
        step = 1 if age < NEWEST_KEPT else NEWEST_KEPT if age < NEWEST_KEPT**2 else NEWEST_KEPT**2
        return backup.sequence % step == 0

    return tuple(backup for backup in backups if worth(backup))


def newest_whole(backups: Sequence[Backup], layouts: Layouts = LAYOUTS) -> Backup | None:
    """The newest of these that opens without a finding."""
    return next((backup for backup in sorted(backups, reverse=True) if _is_whole(backup.path, layouts)), None)


def _is_whole(path: Path, layouts: Layouts) -> bool:
    try:
        return not _differences(path, None, layouts)
    except SaveError:
        return False


def _differences(path: Path, wanted: str | None, layouts: Layouts) -> list[str]:
    with open_save(path, layouts, read_only=True) as copy:
        findings = [str(finding) for finding in examine(copy, layouts).findings]
        if not findings and wanted is not None and state_hash(copy.database) != wanted:
            findings.append("the copy does not hold what the original does")
    return findings


# Bringing an older save to the newest layout


@dataclass(frozen=True, slots=True)
class Upgrade:
    """That a save was upgraded when it was opened, and where the backup of the old state lies."""

    before: Version
    after: Version
    backup: Path


def upgrade(save: SaveFile, found: Examined, layouts: Layouts) -> Upgrade:
    """Upgrade a save open for writing that was examined, its books posted again; if anything fails it is as before.

    Raises ``DamagedError`` if the result is not the newest layout, and what the disk does.
    """
    before, after = save.version, layouts.current
    backup = keep(save, f"before-upgrade-from-{before}", layouts)
    _migrate(save, found, layouts)
    save.version = after
    return Upgrade(before, after, backup.path)


def _migrate(save: SaveFile, found: Examined, layouts: Layouts) -> None:
    layout = layouts.by_version[layouts.current]
    with migrating(save.database) as migrator, save.transaction() as database:
        for step in layouts.steps_from(save.version):
            step.apply(migrator)
        database.pragma("user_version", layouts.current.number)
        there = book_tables.statements_in(database)
        for name, statement in layout.kept.items():
            if name not in there:
                run(database, statement)
        book_tables.make(database, layout.kept)
        changes, found.posted = Posted().afresh(found.books, Books())
        book_tables.write(database, changes)
        seal(database, found.lines[-1], found.posted)
        findings = list(faults(database, layout))
        orphans = rows(database, "PRAGMA foreign_key_check")
        findings += [
            say("row {row} of {table} is orphaned", row=row, table=table) for table, row, _, _ in orphans
        ]
        if findings:
            raise DamagedError(save.path, findings)
