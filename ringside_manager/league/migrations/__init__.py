"""Every layout a save has ever had, and the way from each to the next.

To change the tables: change ``tables.py``, write the new layout's frozen text in a module of its own
here, with a migration if the journal's table changes too, and add both to ``LAYOUTS``.  A migration
works on the definitions frozen in its module, never on ``tables.py``, which will have moved on.  It
concerns journal and ring alone: all other tables are made and posted anew by each upgrade.  So a change of
what posting gives for old entries needs no more than a new version with a migration that does nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from playhouse.migrate import SqliteMigrator  # type: ignore[import-untyped]

from ringside_manager.league.migrations.v1_0 import SCHEMA as SCHEMA_1_0
from ringside_manager.league.migrations.v1_1 import SCHEMA as SCHEMA_1_1
from ringside_manager.league.migrations.v1_2 import SCHEMA as SCHEMA_1_2
from ringside_manager.league.migrations.v1_3 import SCHEMA as SCHEMA_1_3
from ringside_manager.league.version import Version

Schema = tuple[str, ...]
"""The statements that make a layout, each as SQLite keeps it."""

SchemaRow = tuple[str, str, str, str | None]


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the journal to layout ``to``; ``apply`` runs within a transaction, foreign keys switched off.

    The migrator's own ways of altering a column lose the strictness of the table: use ``rebuild``.
    """

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


def rebuild(migrator: SqliteMigrator, statement: str, columns: Mapping[str, str]) -> None:
    """Make a table anew by ``statement``, each of ``columns`` filled with the SQL given for it.

    For what ALTER TABLE cannot do; the table keeps its name and its rows.
    """
    name = statement.split('"')[1]
    database, aside = migrator.database, f"{name}__new"
    filled = ", ".join(f'"{column}"' for column in columns)
    database.execute_sql(statement.replace(f'"{name}"', f'"{aside}"', 1))
    given = ", ".join(columns.values())
    database.execute_sql(f'INSERT INTO "{aside}" ({filled}) SELECT {given} FROM "{name}"')  # noqa: S608 - a module's own constants
    database.execute_sql(f'DROP TABLE "{name}"')
    database.execute_sql(f'ALTER TABLE "{aside}" RENAME TO "{name}"')


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


def _nothing(_: SqliteMigrator) -> None:
    """For a layout whose journal is as before."""


LAYOUTS = Layouts(
    {
        Version(1, 0): SCHEMA_1_0,
        Version(1, 1): SCHEMA_1_1,
        Version(1, 2): SCHEMA_1_2,
        Version(1, 3): SCHEMA_1_3,
        Version(1, 4): SCHEMA_1_3,
    },
    tuple(Migration(Version(1, minor), _nothing) for minor in (1, 2, 3, 4)),
)
"""All layouts released so far; 1.4 has the tables of 1.3 and other postings: doubts of C14 and C62."""
