"""A plugin that lets tests written for leagues in files run on a database: ``pytest -p tests.on_postgres tests/office/…``.

Whatever opens or founds a league at a path gets one of the database, put in from the file that lies there, if any.  Tests that
look at the file itself have nothing to look at and are to be left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ringside_manager.errors import SaveExistsError
from ringside_manager.league import moving
from ringside_manager.league.deeds import Draft
from ringside_manager.league.league import League
from ringside_manager.league.postgres import Address, Connections
from ringside_manager.league.postgres_store import DatabaseLeague
from tests.postgres import running

_PLACES: dict[str, Path] = {}


def _name(path: Path) -> str:
    name = sha256(str(path.resolve()).encode()).hexdigest()[:40]
    _PLACES[name] = path.resolve()
    return name


def _known(database: Connections, path: Path) -> bool:
    return bool(database.rows("SELECT 1 FROM ringside.league WHERE name = %s", (_name(path),)))


@pytest.fixture(autouse=True, scope="session")
def _in_a_database() -> Iterator[None]:
    """Put a database in place of all files."""
    with ExitStack() as stack:
        server = stack.enter_context(running())
        database = Connections(Address.of(server.address(server.new_database())))
        database.prepare()
        patch = stack.enter_context(pytest.MonkeyPatch.context())

        def opened(path: Path, *, read_only: bool = False, thorough: bool = True, **_: Any) -> League:
            if not _known(database, path):
                moving.put_in(database, path, _name(path))
            return moving.open_league(database, _name(path), read_only=read_only, thorough=thorough)

        def created(path: Path, first: Sequence[Draft], by: str, **_: Any) -> League:
            if path.exists():
                raise SaveExistsError(str(path))
            return moving.create_league(database, _name(path), first, by)

        def closed(store: DatabaseLeague) -> None:
            if not store._closed and not store.path.exists() and store.path.parent.exists():
                store.copy_to_file(store.path)
            close(store)

        close = DatabaseLeague.close
        patch.setattr(DatabaseLeague, "close", closed)
        patch.setattr(League, "open", opened)
        patch.setattr(League, "create", created)
        patch.setattr(DatabaseLeague, "path", property(lambda self: _PLACES[self.name]))
        patch.setattr(DatabaseLeague, "database", SimpleNamespace(pragma=lambda *_: None), raising=False)
        yield
        database.close()
