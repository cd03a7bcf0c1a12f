"""One fingerprint of everything a league is, shared by the audit, the backups and the tests."""

from __future__ import annotations

import hashlib

from peewee import SqliteDatabase

from ringside_manager.league.examination import stored_rows
from ringside_manager.league.journal import unpack
from ringside_manager.league.mapping import Value
from ringside_manager.league.tables import TABLES, Journal, columns, name


def state_hash(database: SqliteDatabase) -> str:
    """SHA-256 as 64 hexadecimal digits over all tables, rows in order of their keys.

    Every value goes in with its type and length, so that no two states read alike; a bout record
    goes in as its text, since how it is compressed may differ between machines.
    """
    digest = hashlib.sha256()
    for table in TABLES:
        digest.update(_told(name(table)))
        record = columns(table).index("record") if table is Journal else None
        for row in stored_rows(database, table):
            digest.update(b"row")
            for place, value in enumerate(row):
                digest.update(_told(unpack(value) if place == record else value))  # type: ignore[arg-type]
    return digest.hexdigest()


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
