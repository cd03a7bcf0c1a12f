"""Bringing an older save to the newest layout, after a backup and in one transaction."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ringside_manager.campaign.books import Books
from ringside_manager.errors import DamagedError
from ringside_manager.league import book_tables, seal
from ringside_manager.league.backups import keep
from ringside_manager.league.book_tables import Posted
from ringside_manager.league.database import migrating, rows, run
from ringside_manager.league.examination import Examined
from ringside_manager.league.header import Version
from ringside_manager.league.layouts import Layouts, faults
from ringside_manager.league.save_file import SaveFile
from ringside_manager.league.seal import Seal


@dataclass(frozen=True, slots=True)
class Upgrade:
    """That a save was upgraded when it was opened, and where the backup of the old state lies."""

    before: Version
    after: Version
    backup: Path


def upgrade(save: SaveFile, found: Examined, layouts: Layouts) -> Upgrade:
    """Upgrade a save open for writing that was examined, its books posted anew; if anything fails it is as before.

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
        last = found.lines[-1]
        seal.write(database, Seal(last.number, last.digest, found.posted.digest))
        findings = list(faults(database, layout))
        orphans = rows(database, "PRAGMA foreign_key_check")
        findings += [f"row {row} of {table} is orphaned" for table, row, _, _ in orphans]
        if findings:
            raise DamagedError(save.path, findings)
