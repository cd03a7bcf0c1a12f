"""The leagues of a database: listed, founded, opened, moved in from a file and out into one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ringside_manager.errors import misused
from ringside_manager.league.book_tables import Posted
from ringside_manager.league.deeds import Draft
from ringside_manager.league.examination import Examined, examine
from ringside_manager.league.layouts import LAYOUTS
from ringside_manager.league.league import League
from ringside_manager.league.postgres import Connections
from ringside_manager.league.postgres_store import DatabaseLeague
from ringside_manager.league.save_file import open_save
from ringside_manager.league.store import Writing


class StoredLeague(NamedTuple):
    """A league of a store: what it is called there, and how many entries its journal has (None: not known unless opened)."""

    name: str
    entries: int | None = None


def stored_leagues(database: Connections) -> tuple[StoredLeague, ...]:
    """The leagues of a database by name."""
    found = database.rows("SELECT name, number FROM ringside.league ORDER BY name")
    return tuple(StoredLeague(*row) for row in found)


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
        store.remove()
