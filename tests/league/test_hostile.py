"""F15: a save whose schema is not word for word ours is refused, whatever SQLite itself thinks of it."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ringside_manager.errors import DamagedError, SaveError, UsageError
from ringside_manager.league import journal
from ringside_manager.league.audit import audit
from ringside_manager.league.copies import restore
from ringside_manager.league.journal import Line, canonical, pack
from ringside_manager.league.league import League
from tests.league.leagues import bytes_hash, execute, litter

PLANTED = {
    "trigger": "CREATE TRIGGER t AFTER INSERT ON ledger BEGIN UPDATE managers SET balance_cents = 0; END",
    "view": "CREATE VIEW v AS SELECT * FROM managers",
    "table": "CREATE TABLE extra (x)",
    "virtual table": "CREATE VIRTUAL TABLE words USING fts5(text)",
    "index": "CREATE INDEX i ON ledger (amount_cents)",
    "partial index": "CREATE UNIQUE INDEX i ON news (line) WHERE abs(line) > 5",
    "generated column": "ALTER TABLE managers ADD COLUMN g INTEGER GENERATED ALWAYS AS (balance_cents * 2) VIRTUAL",
    "column": "ALTER TABLE managers ADD COLUMN more TEXT DEFAULT 'x'",
    "renamed column": "ALTER TABLE managers RENAME COLUMN seat TO chair",
    "renamed table": "ALTER TABLE doubts RENAME TO doubt",
    "lost table": "DROP TABLE doubts",
    "statistics": "ANALYZE",
}


def assert_refused(path: Path, words: str) -> None:
    before = bytes_hash(path)
    for opening in (
        lambda: League.open(path),
        lambda: League.open(path, read_only=True),
        lambda: restore(path, path.with_name("new.ringside")),
    ):
        with pytest.raises(DamagedError, match=words):
            opening()
    assert any(words in str(finding) for finding in audit(path))
    assert bytes_hash(path) == before
    assert litter(path.parent) == []
    assert not path.with_name("new.ringside").exists()


@pytest.mark.parametrize("planted", PLANTED)
def test_whatever_is_planted_in_the_schema_is_refused(path: Path, planted: str) -> None:
    execute(path, PLANTED[planted])
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert_refused(path, "schema: the ")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('CHECK ("seat" BETWEEN -', 'CHECK ("seat" BETWEEN '),
        (") STRICT", ")"),
        ('"name" TEXT NOT NULL', '"name" TEXT'),
        ('"name" TEXT NOT NULL', '"name" TEXT NOT NULL COLLATE NOCASE'),
    ],
)
def test_a_schema_altered_in_one_word_is_refused(path: Path, old: str, new: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = 1")
        change = "UPDATE sqlite_master SET sql = replace(sql, ?, ?) WHERE name = 'managers'"
        assert connection.execute(change, (old, new)).rowcount == 1
    assert_refused(path, "not made as a league's is")


@pytest.mark.parametrize("column", ["name", "sql"])
def test_a_schema_that_is_no_text_is_refused(path: Path, column: str) -> None:
    """As one flipped bit may leave it: the same letters, told to be bytes."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = 1")
        change = f"UPDATE sqlite_master SET {column} = CAST({column} AS BLOB) WHERE name = 'managers'"
        assert connection.execute(change).rowcount == 1
    assert_refused(path, "not made as a league's is")


def forge(path: Path, change: Callable[[list[Line]], list[Line]]) -> None:
    """Rewrite the journal so that its chain is whole, as somebody who knows the format could."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        stored = connection.execute("SELECT number, act, night, by, kind, body, record, digest FROM journal")
        lines = change([Line(*row) for row in stored.fetchall()])
        connection.execute("DELETE FROM journal")
        before = journal.BEGINNING
        for line in lines:
            facts = (line.number, line.act, line.night, line.by, line.kind, line.body)
            before = Line(*facts, journal.unpack(line.record), b"").link(before)  # type: ignore[arg-type]
            connection.execute(
                "INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*facts, line.record, before)
            )


def with_body(line: Line, kind: str | None = None, **changed: object) -> Line:
    body = canonical({**json.loads(line.body), **changed})
    return Line(line.number, line.act, line.night, line.by, kind or line.kind, body, line.record, line.digest)


@pytest.mark.parametrize(
    "change",
    [
        lambda line: with_body(line, kind="no_such_deed"),
        lambda line: with_body(line, nonsense=1),
        lambda line: with_body(line, name=7),
        lambda line: with_body(line, name="x" * 100_000),
    ],
)
def test_a_forged_journal_with_impossible_deeds_is_refused(
    path: Path, change: Callable[[Line], Line]
) -> None:
    forge(path, lambda lines: [change(line) if line.number == 2 else line for line in lines])
    assert_refused(path, "entry 2")


def test_a_forged_journal_is_found_out_by_the_seal(path: Path) -> None:
    forge(
        path, lambda lines: [with_body(line, name="Impostor") if line.number == 2 else line for line in lines]
    )
    assert_refused(path, "seal: ")


def test_a_journal_cut_short_is_found_out_by_the_seal(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM journal WHERE act = (SELECT max(act) FROM journal)")
    assert_refused(path, "seal: the journal ends with entry")


def test_a_record_that_swells_beyond_measure_is_refused_quickly(path: Path) -> None:
    bomb = zlib.compress(bytes(200_000_000), 9)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE journal SET record = ? WHERE number = 9", (bomb,))
    assert_refused(path, "entry 9")


@pytest.mark.parametrize("text", ["CAST(x'ff00fe' AS TEXT)", "char(0)", "''"])
def test_text_that_is_no_text_is_refused(path: Path, text: str) -> None:
    execute(path, f"UPDATE managers SET name = {text}")
    assert audit(path)
    execute(path, f"UPDATE journal SET by = {text} WHERE number = 3")
    with pytest.raises(SaveError):
        League.open(path)
    assert audit(path)


BOMBS: dict[str, Callable[[list[Line]], list[Line]]] = {
    "records of zeros": lambda lines: _recorded(lines, pack("0" * 1_900_000)),
    "lists of nothing": lambda lines: [
        *lines,
        *_more(lines, "struck", f'{{"entries":[{"1," * 290_000}1]}}', 12),
    ],
    "objects of nothing": lambda lines: [
        *lines,
        *_more(lines, "struck", f'{{"entries":[{"{}," * 500_000}1]}}', 8),
    ],
}
"""Small files that would take more memory than any league."""


def _recorded(lines: list[Line], record: bytes | None) -> list[Line]:
    return [line._replace(record=record) for line in (lines * 9)[:120]]  # type: ignore[arg-type]


def _more(lines: list[Line], kind: str, body: str, count: int) -> list[Line]:
    last = lines[-1]
    return [
        last._replace(number=last.number + i, kind=kind, body=body, record=None) for i in range(1, count + 1)
    ]


def numbered(lines: list[Line]) -> list[Line]:
    return [line._replace(number=number, act=number) for number, line in enumerate(lines, 1)]


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_small_save_that_would_take_much_memory_is_refused_with_little(bomb: str, path: Path) -> None:
    forge(path, lambda lines: numbered(BOMBS[bomb](lines)))
    code = (
        "import re, sys\nfrom pathlib import Path\nfrom ringside_manager.league.league import League\n"
        "try:\n    League.open(Path(sys.argv[1]))\nexcept Exception as error:\n    print(type(error).__name__)\n"
        # What getrusage tells is never less than what the program had that started this one.
        "print(int(re.search(r'VmHWM:\\s+(\\d+)', Path('/proc/self/status').read_text())[1]) // 1024)"
    )
    done = subprocess.run([sys.executable, "-c", code, path], capture_output=True, text=True, check=True)
    refused, most = done.stdout.split()
    assert refused == "DamagedError"
    assert int(most) < 300


def test_a_text_weighs_what_it_takes_in_memory() -> None:
    plain, wide = (Line(1, 1, 1, "", "", "{}", text * 1000, b"") for text in ("x", "\U0001f600"))
    assert journal.weight(wide) - journal.weight(plain) == 3000


def test_nothing_is_written_that_would_not_open_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with League.open(path) as league:
        before = league.entries
        monkeypatch.setattr(journal, "MOST_MEMORY", sum(map(journal.weight, league._lines)) + 100)
        with pytest.raises(UsageError, match="can hold no more"):
            league.strike([5], "Promoter", "no")
        assert league.entries == before
    League.open(path).close()
    monkeypatch.setattr(journal, "MOST_MEMORY", 10_000)
    with pytest.raises(DamagedError, match="of memory"):
        League.open(path)


def test_a_table_with_more_rows_than_can_be_listed_is_found_at_once(path: Path) -> None:
    many = "WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 200000)"
    execute(path, f"{many} INSERT INTO doubts SELECT i, 1, 'C1', '' FROM n")
    assert 1_000 <= len(audit(path)) <= 2_010


SET_SCHEMA = "UPDATE sqlite_master SET sql = ? WHERE name = 'journal'"
LOOSE = 'CREATE TABLE "journal" ("number" INTEGER PRIMARY KEY, "act", "night", "by", "kind", "body", "record", "digest")'


@pytest.mark.parametrize("thorough", [True, False])
@pytest.mark.parametrize("column", ["act", "night", "by", "kind", "body", "digest"])
@pytest.mark.parametrize("value", ["NULL", "x'00ff'", "'text'", "1.5"])
def test_a_value_of_another_kind_in_the_journal_is_damage(
    thorough: bool, column: str, value: str, path: Path
) -> None:
    """As a damaged page may hold it, whatever the table's declaration says."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        (strict,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'journal'").fetchone()
        connection.execute("PRAGMA writable_schema = 1")
        connection.execute(SET_SCHEMA, (LOOSE,))
    execute(path, f'UPDATE journal SET "{column}" = {value} WHERE number = 4')
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = 1")
        connection.execute(SET_SCHEMA, (strict,))
    with pytest.raises(DamagedError), League.open(path, thorough=thorough) as league:
        league.finish_opening()
