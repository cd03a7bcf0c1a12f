"""Two layouts that were never released, to prove the way from one to the next."""

from __future__ import annotations

import os
from pathlib import Path

from peewee import SqliteDatabase
from playhouse.migrate import SqliteMigrator

from ringside_manager.league import save_file
from ringside_manager.league.database import raw
from ringside_manager.league.header import LAYOUTS, Layout, Layouts, Version, rebuild
from ringside_manager.league.league import League
from tests.league.kill_harness import die_at_statement

OLD = LAYOUTS.by_version[LAYOUTS.current]
JOURNAL = OLD.kept["journal"]
JOURNAL_1 = JOURNAL.replace(
    '"by" TEXT NOT NULL', '"by" TEXT NOT NULL, "place" TEXT NOT NULL DEFAULT \'here\''
)
JOURNAL_2 = JOURNAL_1.replace('"place" TEXT NOT NULL', '"place" TEXT NOT NULL CHECK ("place" <> \'\')')

LAYOUT_1 = Layout({**OLD.kept, "journal": JOURNAL_1})
LAYOUT_2 = Layout({**OLD.kept, "journal": JOURNAL_2})

_COLUMNS = ("number", "act", "night", "by", "kind", "body", "record", "digest")
_KEPT = {column: f'"{column}"' for column in _COLUMNS}


def to_1(migrator: SqliteMigrator) -> None:
    """Give every entry a place, in the table's own way."""
    rebuild(migrator, JOURNAL_1, {**_KEPT, "place": "'there'"})


def to_2(migrator: SqliteMigrator) -> None:
    """Forbid empty places."""
    rebuild(migrator, JOURNAL_2, {**_KEPT, "place": '"place"'})


NEXT, LAST = Version(LAYOUTS.current.major, 1001), Version(LAYOUTS.current.major, 1002)
ONE_STEP = Layouts({LAYOUTS.current: OLD, NEXT: LAYOUT_1}, {NEXT: to_1})
TWO_STEPS = Layouts({**ONE_STEP.by_version, LAST: LAYOUT_2}, {**ONE_STEP.migrations, LAST: to_2})


def upgrade(path: str, statement: str) -> None:
    """Job: upgrade a save, but die when its ``statement``-th statement is about to run."""
    plain = save_file.connect

    def connect(where: Path, mode: str) -> SqliteDatabase:
        database = plain(where, mode)
        if mode == "rw" and os.fspath(where) == path:
            die_at_statement(raw(database), int(statement))
        return database

    save_file.connect = connect
    League.open(Path(path), layouts=TWO_STEPS).close()
