"""The layout the tables have now, to be held against the frozen text of the newest version.

``python -m tests.league.freeze`` writes that text anew.  Do so only while the version is not released:
afterwards a change of the tables needs a new version and a migration (``docs/save_format.md``).
"""

from __future__ import annotations

from pathlib import Path

from peewee import SqliteDatabase

from ringside_manager.league import migrations
from ringside_manager.league.tables import TABLES


def layout_of_tables() -> tuple[str, ...]:
    """The statements that make the tables of ``tables.py``, as SQLite keeps them."""
    memory = SqliteDatabase(":memory:")
    with memory.bind_ctx(TABLES):
        memory.create_tables(TABLES, safe=False)
    made = memory.execute_sql("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid").fetchall()
    memory.close()
    return tuple(sql for (sql,) in made)


def frozen_text(version: str) -> str:
    """A module that holds the layout."""
    statements = "".join(f"    {sql!r},\n" for sql in layout_of_tables())
    return (
        f'"""The tables of a save of version {version}, word for word as SQLite keeps them; never changed again."""'
        f"\n\nfrom __future__ import annotations\n\nSCHEMA = (\n{statements})\n"
    )


if __name__ == "__main__":
    newest = str(migrations.LAYOUTS.current)
    module = Path(migrations.__file__).with_name(f"v{newest.replace('.', '_')}.py")
    module.write_text(frozen_text(newest), encoding="utf-8")
    print(module.name, "written; run ruff format on it")
