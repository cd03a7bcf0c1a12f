"""What a save is known by: the seal on its journal and books, and the fingerprint of everything in it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from peewee import SqliteDatabase

from ringside_manager.league.database import insert, rows, run
from ringside_manager.league.journal import unpack
from ringside_manager.league.layouts import SCHEMA_QUERY


class Seal(NamedTuple):
    """Number and digest of the journal's last entry, and the digest of the books posted up to it.

    The chain of digests cannot tell that its end was cut off; this can.
    """

    number: int
    digest: bytes
    books: bytes


def stored(database: SqliteDatabase) -> Seal | None:
    """The seal of a save whose layout has one; None if there is not just one, of the kinds it should be."""
    found = list(rows(database, "SELECT number, digest, books FROM seal LIMIT 2"))
    if len(found) != 1 or tuple(map(type, found[0])) != (int, bytes, bytes):
        return None
    return Seal(*found[0])


def write(database: SqliteDatabase, seal: Seal) -> None:
    """Seal the save, within the caller's transaction."""
    run(database, "DELETE FROM seal")
    insert(database, "seal", Seal._fields, [seal])


_FIRST_TABLES = (
    *("journal", "league", "managers", "fighters", "offers", "deals", "bouts", "corners", "bids", "ledger"),
    *("divisions", "rankings", "reigns", "tournaments", "pairings", "news", "doubts", "settlements", "ring"),
)
"""The tables of the first layouts, in whose order their saves are known."""


def state_hash(database: SqliteDatabase) -> str:
    """SHA-256 as 64 hexadecimal digits over all tables, rows in order of their keys.

    Every value goes in with its type and length, so that no two states read alike; a bout record
    goes in as its text, since how it is compressed may differ between machines.  Of a save of an older layout
    it is what that save holds.
    """
    digest = hashlib.sha256()
    for table in _tables(database):
        digest.update(_spelled(table))
        described = sorted(rows(database, f'PRAGMA table_info("{table}")'))
        record = next((at for at, name, *_ in described if table == "journal" and name == "record"), None)
        for row in _rows(database, table, described):
            digest.update(b"row")
            for place, value in enumerate(row):
                digest.update(_spelled(unpack(value) if place == record else value))  # type: ignore[arg-type]
    return digest.hexdigest()


def _tables(database: SqliteDatabase) -> list[str]:
    """The tables of the file: those of the first layouts in their order, later ones after them."""
    there = {str(row[1]) for row in rows(database, SCHEMA_QUERY) if row[0] == "table"}
    return [table for table in _FIRST_TABLES if table in there] + sorted(there - set(_FIRST_TABLES))


def _rows(
    database: SqliteDatabase, table: str, described: Sequence[tuple[object, ...]]
) -> Iterator[tuple[int | str | bytes | None, ...]]:
    keys = sorted((place, column) for _, column, _, _, _, place in described if place)
    order = ", ".join(f'"{column}"' for _, column in keys)
    yield from rows(database, f'SELECT * FROM "{table}" ORDER BY {order}')  # noqa: S608 - names of a schema that was checked


def _spelled(value: int | str | bytes | None) -> bytes:
    if value is None:
        return b"n0:"
    if isinstance(value, int):
        kind, content = b"i", str(value).encode()
    elif isinstance(value, str):
        kind, content = b"t", value.encode()
    else:
        kind, content = b"b", value
    return kind + str(len(content)).encode() + b":" + content
