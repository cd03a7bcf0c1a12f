"""The leagues of a folder or a database: listed, founded, opened, moved in from a file and out into one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ringside_manager.errors import OutcomeUnknownError, SaveError, misused
from ringside_manager.league.book_tables import Posted
from ringside_manager.league.copies import restore
from ringside_manager.league.database import translated
from ringside_manager.league.deeds import Draft
from ringside_manager.league.examination import Examined, examine
from ringside_manager.league.header import LAYOUTS, SUFFIX
from ringside_manager.league.league import League
from ringside_manager.league.postgres import Connections
from ringside_manager.league.postgres_store import NAME, DatabaseLeague
from ringside_manager.league.save_file import open_save
from ringside_manager.league.store import Writing


def leagues_in(folder: Path) -> tuple[str, ...]:
    """The names of the leagues in the files of a folder; files whose names no league of a store can have are left out."""
    with translated(folder):
        names = sorted(path.stem for path in folder.glob(f"*{SUFFIX}") if path.is_file())
    return tuple(filter(NAME.fullmatch, names))


def take_file_out(save: Path, to: Path) -> None:
    """Move a league from its file to the new file ``to``, which is checked before the old one goes; as ``take_out``."""
    restore(save, to)
    with translated(save):
        save.unlink()


def stored_leagues(database: Connections) -> tuple[str, ...]:
    """The names of the leagues of a database."""
    return tuple(name for (name,) in database.rows("SELECT name FROM ringside.league ORDER BY name"))


def open_league(
    database: Connections, name: str, *, read_only: bool = False, thorough: bool = True
) -> League:
    """Open a league of a database; raises as ``League.of``, and ``NoSaveError``.

    It opens for reading, too, where the tables are of another minor version than this program writes.
    """
    store = DatabaseLeague(database, name, read_only=read_only)
    return League.of(store, thorough=thorough)


def create_league(database: Connections, name: str, first: Sequence[Draft], by: str) -> League:
    """Found a league in a database with ``first`` as its first act, and open it; ``SaveExistsError`` if the name is taken."""
    if not first:
        raise misused("A league begins with an act; none was given.")
    store = DatabaseLeague(database, name)
    with store.founding():
        League(store, Examined()).write(first, by)
    return open_league(database, name)


def put_in(database: Connections, path: Path, name: str) -> None:
    """Copy the league in the file at ``path`` into a database, entries, digests, ring and all; the file stays as it is.

    Raises ``SaveExistsError`` if the name is taken, and what opening a file does.
    """
    with open_save(path, LAYOUTS, read_only=True) as save:
        found = examine(save, LAYOUTS).or_refused(path)
    store = DatabaseLeague(database, name)
    with store.founding():
        posted = Posted.of(found.books)
        store.write(Writing((), tuple(found.lines), found.books, [], posted, {}, found.ring, found.lines[-1]))


def take_out(database: Connections, name: str, to: Path) -> None:
    """Move a league out of a database into the new file ``to``, as ``put_in`` would put it in; then it is there no longer.

    Raises ``SaveExistsError`` if there is a file, and ``SaveError``: then the league is still in the database.
    """
    store = DatabaseLeague(database, name)
    with store.alone():
        store.copy_to_file(to)
        try:
            store.remove()
        except OutcomeUnknownError:
            raise  # the file may be all there is
        except SaveError:
            with translated(to):
                to.unlink()
            raise
