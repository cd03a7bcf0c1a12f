"""Leagues on disk for the tests of the save file, written act by act from invented seasons."""

from __future__ import annotations

import hashlib
import json
import random
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import cache
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ringside_manager.bout import registry
from ringside_manager.bout.bout import Bout
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books
from ringside_manager.errors import RingsideError
from ringside_manager.league.business import post_all
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.nights import NightClosed
from ringside_manager.league.business.offers import BoutMade
from ringside_manager.league.deeds import Draft
from ringside_manager.league.journal import BEGINNING, Line, canonical
from ringside_manager.league.league import League
from tests.league.scribe import DICE, Move, Scribe, invent

Act = tuple[Draft, ...]

BUSY = (0, 3, 10, 0, 1, 0, 2, 7, 0, 4, 8, 0, 5, 9, 0, 6, 0, 3, 0, 11, 0)
"""Doings of ``scribe`` that fill every table: nights, tournaments, sales, trades, offers, auctions, promoter,
sealed plans, open doors."""


def moves(seed: int, count: int) -> list[Move]:
    """Acts of an invented season; the first ones fill every table of the books."""
    chance = random.Random(seed)
    kinds = [*BUSY[:count], *(chance.randrange(12) for _ in range(count - len(BUSY)))]
    return [(kind, chance.randrange(1000), chance.randrange(1000)) for kind in kinds]


@cache
def season(seed: int = 1, count: int = 30) -> tuple[Act, ...]:
    """The acts of an invented season in order."""
    return acts_of(invent(moves(seed, count)))


def acts_of(scribe: Scribe) -> tuple[Act, ...]:
    """What a scribe wrote, act by act."""
    return tuple(
        tuple(Draft(entry.deed, entry.record) for entry in entries)
        for _, entries in groupby(scribe.entries, lambda entry: entry.act)
    )


def write_league(path: Path, acts: Sequence[Act] | None = None) -> str:
    """Put a closed league with these acts at ``path``; its state hash."""
    content, fingerprint = _written(season() if acts is None else tuple(acts))
    path.write_bytes(content)
    return fingerprint


@cache
def _written(acts: tuple[Act, ...]) -> tuple[bytes, str]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "l.ringside"
        with League.create(path, acts[0], "program") as league:
            hurry(league)
            for act in acts[1:]:
                league.write(act, "program")
            fingerprint = league.state_hash()
        return path.read_bytes(), fingerprint


def hurry(league: League) -> None:
    """Do not wait for the disk, where a test does not ask whether it was waited for."""
    league._save.database.pragma("synchronous", 0)


def books_of(acts: Sequence[Act]) -> Books:
    """The books after some acts, written by a scribe without any file."""
    scribe = Scribe()
    for act in acts:
        scribe.write(*(draft.deed for draft in act))
    return post_all(scribe.entries)


def recorded_night(books: Books, first: int, seed: int = 5, system: str = "") -> Act:
    """An act, its first entry ``first``: a bout really fought, with its record; under a guest's rules if ``system``."""
    red, blue = (page for page in list(books.fighters.values())[:2])
    night = books.closed + 9
    record = fight(books, red.number, blue.number, seed, system or "ringside")
    return (
        Draft(BoutMade(night, red.number, blue.number, Arena.PITS, 5, system=system)),
        Draft(BoutFought(first, record.outcome, DICE), record.to_json()),
        Draft(NightClosed(night)),
    )


def fight(books: Books, red: int, blue: int, seed: int, system: str = "ringside") -> BoutRecord:
    """Two fighters of the books meet over five rounds."""
    engine = registry.get(system)
    cards = [books.fighters[number].fighter.card(engine) for number in (red, blue)]
    bout = Bout(Setup(engine, *cards, engine.info.terms(5)), seed, listen=False)
    bout.play(engine.plain_corner(SeededChance(seed)), engine.plain_corner(SeededChance(seed + 1)))
    return bout.record()


def forge(journal: Path, change: Callable[[list[dict[str, Any]]], object]) -> None:
    """Change the entries of an exported journal and make its chain whole again, as somebody with this program could."""
    heading, *entries = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
    change(entries)
    digest = BEGINNING
    for facts in entries:
        line = Line(**{**facts, "body": canonical(facts["body"]), "digest": b""})
        digest = line.link(digest)
        facts["digest"] = digest.hex()
    lines = [json.dumps(facts) + "\n" for facts in (heading, *entries)]
    journal.write_text("".join(lines), encoding="utf-8")


def failure(operation: Callable[[], object]) -> RingsideError | None:
    """What went wrong, told as one of our own errors; ``None`` if nothing did."""
    try:
        operation()
    except RingsideError as error:
        return error
    return None


def bytes_hash(path: Path) -> str:
    """SHA-256 of a file that is not open."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def litter(folder: Path) -> list[str]:
    """Lock files, journals and half-made files left in a folder."""
    return sorted(path.name for path in folder.iterdir() if path.suffix != ".ringside")


def execute(path: Path, *statements: str) -> None:
    """Change a save behind the program's back, constraints and all; its own idea of the schema included."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = 1")
        for statement in statements:
            connection.execute(statement)


def columns_of(path: Path) -> Iterator[tuple[str, str, str, list[str]]]:
    """Table, column, its type and the table's key, for every column of every table."""
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        for (table,) in tables.fetchall():
            described = connection.execute(f'PRAGMA table_info("{table}")').fetchall()
            key = [row[1] for row in sorted(described, key=lambda row: row[5]) if row[5]]
            for row in described:
                yield table, row[1], row[2], key
