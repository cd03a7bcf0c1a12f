"""Every layout a save has ever had, and the way from each to the next.

To change the tables: change ``tables.py``, write the new layout's frozen text and its migration in a
module of its own here, and add both to ``LAYOUTS``.  A migration works on table definitions frozen in
its own module, never on ``tables.py``, which will have moved on.  A change of what posting gives for
old entries needs a new version too, if only with a migration that does nothing: the books are posted
anew after each upgrade.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from playhouse.migrate import SqliteMigrator  # type: ignore[import-untyped]

from ringside_manager.league.migrations.v1_0 import SCHEMA as SCHEMA_1_0
from ringside_manager.league.version import Version

Schema = tuple[str, ...]
"""The statements that make a layout, each as SQLite keeps it."""

SchemaRow = tuple[str, str, str, str | None]


@dataclass(frozen=True, slots=True)
class Migration:
    """One step to layout ``to``; ``apply`` runs within a transaction, foreign keys not enforced."""

    to: Version
    apply: Callable[[SqliteMigrator], None]


@dataclass(frozen=True, slots=True)
class Layouts:
    """The layouts a program knows and the steps between them, oldest first."""

    schemas: Mapping[Version, Schema]
    migrations: tuple[Migration, ...] = ()

    @property
    def current(self) -> Version:
        """The layout new saves are made in."""
        return max(self.schemas)

    def steps_from(self, version: Version) -> tuple[Migration, ...]:
        """The migrations that lead from ``version`` to the current layout."""
        return tuple(step for step in self.migrations if step.to > version)


@cache
def schema_rows(schema: Schema) -> tuple[SchemaRow, ...]:
    """What SQLite lists as the schema of a file made by these statements, in a fixed order."""
    with sqlite3.connect(":memory:") as memory:
        for statement in schema:
            memory.execute(statement)
        rows = memory.execute(SCHEMA_QUERY).fetchall()
    memory.close()
    return tuple(rows)


SCHEMA_QUERY = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"

LAYOUTS = Layouts({Version(1, 0): SCHEMA_1_0})
"""All layouts released so far."""
