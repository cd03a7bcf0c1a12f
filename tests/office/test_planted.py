"""Whatever is changed behind the program's back in a save is found: every column of every table, every rule book.

All of them, with a bout over and one under way in the ring: ``pytest tests/office/test_planted.py -m slow``.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ringside_manager.bout.bout import Bout
from ringside_manager.bout.drive import Unfinished
from ringside_manager.errors import RingsideError
from ringside_manager.office.copies import check_save
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from tests.office.clubs import PERSONS, club, founding

SYSTEMS = ("ringside", "title_bout", "glory_days", "quest", "control")
Change = tuple[str, str, str]
"""A table, a column (empty: whole rows), and what is done to it."""


def planted_league(path: Path, system: str) -> None:
    """Nine nights, a correction and an undo; the doors of the next are open, a bout is over in the ring, one under way."""
    with club(path, founding(PERSONS, 11, "draft", system=system), 9) as office:
        office.hold_night(NightOrder(office.seed))
        office.undo(office.promoter, "too soon")
        while len(office.books.cards.get(office.open_doors(NightOrder(office.seed)), [])) < 2:
            office.hold_night(NightOrder(office.seed))
        first, second = office.books.cards[office.books.doors][:2]
        office.finish_in_ring(first, led(office, first, 100_000).record())
        office.keep_in_ring(second, Unfinished.of(led(office, second, 5)).to_json())
    assert check_save(path) == ()


def led(office: Office, number: int, answers: int) -> Bout:
    """A bout so many answers on, led by the corners."""
    fight, controllers = (
        Bout(office.bout_setup(number), office.bout_seed(number)),
        office.corners_of(number).controllers,
    )
    while fight.outcome is None and answers:
        request, answers = fight.pending[0], answers - 1
        fight.answer(request, controllers[request.corner.index].choose(request, fight.view(request.corner)))
    return fight


def columns(path: Path) -> dict[str, list[tuple[str, str, int]]]:
    """Every table with rows: its columns with their types and places in the key."""
    with closing(sqlite3.connect(path)) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name: [(row[1], row[2], row[5]) for row in connection.execute(f'PRAGMA table_info("{name}")')]
            for name in sorted(names)
            if connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
        }


def changes(path: Path) -> Iterator[Change]:
    """One more or one bit, nothing, something extreme in every column; rows taken away, put in twice, all gone."""
    for table, described in columns(path).items():
        for column, _, _ in described:
            yield from ((table, column, how) for how in ("one", "null", "extreme"))
        ways = (
            ("double",) if table == "ring" else ("double", "delete", "empty")
        )  # what left the ring left no trace
        yield from ((table, "", how) for how in ways)


def plant(path: Path, change: Change, chance: random.Random) -> bool:
    """Carry out a change on some row, whatever constraints say; false if it would change nothing."""
    table, column, how = change
    described = columns(path)[table]
    keys = [name for name, _, place in sorted(described, key=lambda row: row[2]) if place]
    where = " AND ".join(f'"{key}" = ?' for key in keys)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = 0")
        connection.execute("PRAGMA ignore_check_constraints = 1")
        row = chance.choice(connection.execute(f'SELECT {", ".join(keys)} FROM "{table}"').fetchall())
        try:
            if not column:
                _whole_rows(connection, table, how, described, where, row)
                return True
            old = connection.execute(f'SELECT "{column}" FROM "{table}" WHERE {where}', row).fetchone()[0]
            kind = next(kind for name, kind, _ in described if name == column)
            new = _other(old, kind, how)
            connection.execute(f'UPDATE "{table}" SET "{column}" = ? WHERE {where}', (new, *row))
        except sqlite3.Error:
            return False
    return bool(new != old)


def _other(old: object, kind: str, how: str) -> object:
    if how == "null":
        return None
    if how == "extreme":
        return {"INTEGER": 2**63 - 1, "TEXT": "'; DROP TABLE journal;--\x1b[2J"}.get(kind, bytes(40))
    if isinstance(old, int):
        return old + 1
    if isinstance(old, bytes):
        return bytes([old[0] ^ 1]) + old[1:]
    return f"{old}x" if isinstance(old, str) else 1 if kind == "INTEGER" else "x" if kind == "TEXT" else b"x"


def _whole_rows(
    connection: sqlite3.Connection,
    table: str,
    how: str,
    described: list[tuple[str, str, int]],
    where: str,
    row: tuple[object, ...],
) -> None:
    if how == "empty":
        connection.execute(f'DELETE FROM "{table}"')
    elif how == "delete":
        connection.execute(f'DELETE FROM "{table}" WHERE {where}', row)
    else:
        other = [
            f'"{name}"' if not place else f'"{name}" + 1000' if kind == "INTEGER" else f"\"{name}\" || 'z'"
            for name, kind, place in described
        ]
        connection.execute(
            f'INSERT INTO "{table}" SELECT {", ".join(other)} FROM "{table}" WHERE {where}', row
        )


def overlooked(folder: Path, system: str, share: int) -> tuple[int, list[Change]]:
    """How many changes of a league were tried, every so many of all there are, and which were not found."""
    path, copy = folder / "club.ringside", folder / "changed.ringside"
    planted_league(path, system)
    chance, tried, missed = random.Random(system), 0, list[Change]()
    for change in list(changes(path))[::share]:
        shutil.copyfile(path, copy)
        if not plant(copy, change, chance):
            continue
        tried += 1
        try:
            found = bool(check_save(copy, replay=False))
        except RingsideError:
            found = True
        missed += [] if found else [change]
    return tried, missed


def test_a_sample_of_planted_changes_is_found(tmp_path: Path) -> None:
    tried, missed = overlooked(tmp_path, "ringside", 12)
    assert missed == []
    assert tried >= 30


@pytest.mark.slow
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_planted_change_is_found(tmp_path: Path, system: str) -> None:
    """More than 1,200 over the five rule books, those in the ring too."""
    tried, missed = overlooked(tmp_path, system, 1)
    assert missed == []
    assert tried >= 300
