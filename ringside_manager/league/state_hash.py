"""One fingerprint of everything a league is, shared by the audit, the backups and the tests."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from peewee import SqliteDatabase

from ringside_manager.league.database import rows
from ringside_manager.league.journal import unpack
from ringside_manager.league.mapping import Value
from ringside_manager.league.migrations import SCHEMA_QUERY
from ringside_manager.league.tables import TABLES, Journal, name


def state_hash(database: SqliteDatabase) -> str:
    """SHA-256 as 64 hexadecimal digits over all tables, rows in order of their keys.

    Every value goes in with its type and length, so that no two states read alike; a bout record
    goes in as its text, since how it is compressed may differ between machines.  Of a save of an older layout
    it is what that save holds.
    """
    digest = hashlib.sha256()
    for table in _tables(database):
        digest.update(_told(table))
        described = sorted(rows(database, f'PRAGMA table_info("{table}")'))
        record = next((at for at, name, *_ in described if table == _JOURNAL and name == "record"), None)
        for row in _rows(database, table, described):
            digest.update(b"row")
            for place, value in enumerate(row):
                digest.update(_told(unpack(value) if place == record else value))  # type: ignore[arg-type]
    return digest.hexdigest()


_JOURNAL = name(Journal)


def _tables(database: SqliteDatabase) -> list[str]:
    """The tables of the file in the order of ``TABLES``, those no longer known after them."""
    there = {str(row[1]) for row in rows(database, SCHEMA_QUERY) if row[0] == "table"}
    known = [name(table) for table in TABLES]
    return [table for table in known if table in there] + sorted(there - set(known))


def _rows(
    database: SqliteDatabase, table: str, described: Sequence[tuple[object, ...]]
) -> Iterator[tuple[Value | bytes, ...]]:
    keys = sorted((place, column) for _, column, _, _, _, place in described if place)
    order = ", ".join(f'"{column}"' for _, column in keys)
    yield from rows(database, f'SELECT * FROM "{table}" ORDER BY {order}')  # noqa: S608 - names of a schema that was checked


def _told(value: Value | bytes) -> bytes:
    if value is None:
        return b"n0:"
    if isinstance(value, int):
        kind, content = b"i", str(value).encode()
    elif isinstance(value, str):
        kind, content = b"t", value.encode()
    else:
        kind, content = b"b", value
    return kind + str(len(content)).encode() + b":" + content
