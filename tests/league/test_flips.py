"""F13: a flipped bit is found or changes nothing; what opens holds what was saved."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ringside_manager.campaign.books import Books
from ringside_manager.errors import SaveError
from ringside_manager.league.audit import audit
from ringside_manager.league.league import League
from tests.league.leagues import failure, write_league


def flipped(content: bytes, chance: random.Random, bits: int) -> bytes:
    damaged = bytearray(content)
    for _ in range(bits):
        damaged[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    return bytes(damaged)


def examine(path: Path, content: bytes, whole: Facts) -> str:
    """What becomes of a damaged save: refused, opened as it was saved but with damage the check finds, or whole."""
    path.write_bytes(content)
    seen: list[Facts] = []
    error = failure(lambda: seen.append(facts_of(path)))
    assert error is None or isinstance(error, SaveError)
    assert [facts[:2] for facts in seen] in ([], [whole[:2]]), "a silent change"
    assert path.read_bytes() == content
    if error is not None:
        return "refused"
    found = bool(audit(path))
    assert found or seen == [whole], "a silent change of the tables"
    return "found" if found else "the same"


Facts = tuple[str, Books, str]


def facts_of(path: Path) -> Facts:
    with League.open(path) as league:
        return league.digest, league.books, league.state_hash()


@pytest.mark.parametrize(
    ("seed", "count", "bits"),
    [
        (1, 60, 1),
        (2, 30, 8),
        pytest.param(3, 500, 1, marks=pytest.mark.slow),
        pytest.param(4, 500, 3, marks=pytest.mark.slow),
    ],
)
def test_no_flipped_bit_changes_anything_silently(tmp_path: Path, seed: int, count: int, bits: int) -> None:
    path, chance = tmp_path / "l.ringside", random.Random(seed)
    write_league(path)
    content, whole = path.read_bytes(), facts_of(path)
    results = [examine(path, flipped(content, chance, bits), whole) for _ in range(count)]
    assert count - results.count("the same") > count // 3
    assert results.count("refused") > count // 6


def test_sqlite_itself_misses_most_of_them(tmp_path: Path) -> None:
    """Why the chain of digests and the fresh posting are needed: SQLite's check is no checksum."""
    path, chance = tmp_path / "l.ringside", random.Random(9)
    write_league(path)
    content, missed = path.read_bytes(), 0
    for _ in range(40):
        path.write_bytes(flipped(content, chance, 1))
        missed += sqlite_finds_nothing(path) and (
            failure(lambda: League.open(path).close()) is not None or bool(audit(path))
        )
    assert missed > 5


def sqlite_finds_nothing(path: Path) -> bool:
    try:
        with closing(sqlite3.connect(path)) as connection:
            return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    except (sqlite3.Error, UnicodeDecodeError):  # it may quote what is no text any more
        return False


@pytest.mark.parametrize("page", [1, 2, 10, -1])
def test_a_whole_page_gone_bad_is_found(tmp_path: Path, page: int) -> None:
    path = tmp_path / "l.ringside"
    write_league(path)
    content, whole = path.read_bytes(), facts_of(path)
    start = (page - 1 if page > 0 else len(content) // 4096 - 1) * 4096 + (100 if page == 1 else 0)
    for filling in (b"\x00", b"\xff", b"\x0d"):
        damaged = content[:start] + filling * (4096 - start % 4096) + content[start + 4096 - start % 4096 :]
        assert examine(path, damaged, whole) in ("refused", "found")
        path.write_bytes(damaged)
        assert failure(lambda: audit(path)) is None
        assert audit(path)
