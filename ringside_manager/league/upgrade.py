"""Bringing an older save to the newest layout, after a backup and in one transaction."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from peewee import SqliteDatabase

from ringside_manager.errors import DamagedError
from ringside_manager.league import book_rows, tables
from ringside_manager.league.backups import keep
from ringside_manager.league.book_rows import BookRows
from ringside_manager.league.database import migrating, rows, run
from ringside_manager.league.examination import Examined, schema_findings
from ringside_manager.league.migrations import SCHEMA_QUERY, Layouts, schema_rows
from ringside_manager.league.save_file import SaveFile
from ringside_manager.league.version import Version


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
    with migrating(save.database) as migrator, save.transaction() as database:
        for step in layouts.steps_from(save.version):
            step.apply(migrator)
        database.pragma("user_version", layouts.current.number)
        _make_books_anew(database, layouts)
        book_rows.write(database, BookRows().all_changes(found.books, found.entries[-1].number))
        findings = [str(finding) for finding in schema_findings(database, layouts, layouts.current)]
        orphans = rows(database, "PRAGMA foreign_key_check")
        findings += [f"row {row} of {table} is orphaned" for table, row, _, _ in orphans]
        if findings:
            raise DamagedError(save.path, findings)


def _make_books_anew(database: SqliteDatabase, layouts: Layouts) -> None:
    """Make every table but journal and ring as the newest layout has it, empty: it is posted, never migrated."""
    there = {name for kind, name, _, _ in rows(database, SCHEMA_QUERY) if kind == "table"}
    kept = there & {tables.name(tables.Journal), tables.name(tables.Ring)}
    for name in there - kept:
        run(database, f'DROP TABLE "{name}"')
    wanted = schema_rows(layouts.schemas[layouts.current])
    for _, _, table, statement in sorted(wanted, key=lambda row: row[0] != "table"):  # indexes last
        if table not in kept and statement is not None:
            run(database, statement)
