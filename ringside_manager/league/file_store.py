"""A league's own file as its store: SQLite's lock sees to it that nobody else writes it while it is open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ringside_manager.league import book_tables, examination, journal, ring
from ringside_manager.league.backups import Upgrade, copy_checked, keep, upgrade
from ringside_manager.league.beside import Backup
from ringside_manager.league.database import translated
from ringside_manager.league.examination import Examined, seal
from ringside_manager.league.journal import Line
from ringside_manager.league.layouts import Layouts
from ringside_manager.league.ring import Rows
from ringside_manager.league.save_file import SaveFile, new_as, open_as
from ringside_manager.league.store import News, Writing


class LeagueFile(SaveFile):
    """An open save as a ``Store``; made by ``open_file`` and ``new_league_file``."""

    shared = False
    layouts: Layouts

    @property
    def place(self) -> str:
        return str(self.path)

    @contextmanager
    def alone(self) -> Iterator[bool]:
        """It always is: nothing was written by others."""
        yield False

    def news(self, lines: list[Line]) -> News | None:
        """Nobody else can have written."""
        return None

    def examine(self, *, thorough: bool = True, tables: bool = False) -> Examined:
        return examination.examine(self, self.layouts, thorough=thorough, tables=tables)

    def finish(self, found: Examined) -> Examined:
        return examination.finish(found, self, self.layouts)

    def upgrade(self, found: Examined) -> Upgrade | None:
        """Bring a save of an older layout to the newest, if it may be written; what was done."""
        older = self.version != self.layouts.current
        return upgrade(self, found, self.layouts) if older and not self.read_only else None

    def write(self, writing: Writing) -> None:
        with self.transaction() as database:
            journal.append(database, writing.lines)
            journal.append(database, writing.shown, shown=True)
            if writing.anew:
                book_tables.make(database, self.layouts.by_version[self.version].kept)
            book_tables.write(database, writing.changes)
            ring.replace(database, writing.before, writing.ring)
            seal(database, writing.last, writing.posted)

    def write_ring(self, before: Rows, after: Rows) -> None:
        with self.transaction() as database:
            ring.replace(database, before, after)

    def holds(self, writing: Writing) -> bool:
        with translated(self.path):
            known = journal.last_number(self.database)
        return bool(writing.lines) and known == writing.last.number

    def ring(self) -> Rows:
        with translated(self.path):
            bouts, _ = ring.stored(self.database)
        return bouts

    def state_hash(self) -> str:
        self.check_usable()
        with translated(self.path):
            return examination.state_hash(self.database)

    def copy_to_file(self, to: Path) -> None:
        copy_checked(self, to, self.layouts)

    def keep_backup(self, label: str) -> Backup:
        return keep(self, label, self.layouts)


def open_file(path: Path, layouts: Layouts, *, read_only: bool = False) -> LeagueFile:
    """Open the league file at ``path``; raises as ``open_save``."""
    opened = open_as(LeagueFile, path, layouts, read_only=read_only)
    opened.layouts = layouts
    return opened


def new_league_file(path: Path, layouts: Layouts) -> LeagueFile:
    """Make an empty league file at ``path``; see ``new_save``."""
    made = new_as(LeagueFile, path, layouts)
    made.layouts = layouts
    return made
