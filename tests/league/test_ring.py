"""The ring in the save: durable row by row, guarded by digests, kept by upgrades, posted from nothing."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ringside_manager.errors import DamagedError, ReadOnlyError, UsageError
from ringside_manager.league import league as league_module
from ringside_manager.league import ring
from ringside_manager.league.audit import audit
from ringside_manager.league.business.nights import NightClosed
from ringside_manager.league.copies import rebuild
from ringside_manager.league.database import raw
from ringside_manager.league.deeds import Draft
from ringside_manager.league.discrepancy import Area
from ringside_manager.league.league import League
from ringside_manager.league.ring import MOST_BYTES, RingBout
from tests.league.kill_harness import Workshop, die_at_commit, die_at_statement
from tests.league.leagues import execute, season
from tests.league.newer_layouts import ONE_STEP, TWO_STEPS
from tests.slow import each

KEPT = ring.of(
    [
        RingBout(7, "mark", '{"round":3}'),
        RingBout(9, "", "[]", done=True, plans=(True, False)),
        RingBout(12, "märk", '"ü"', plans=(False, True)),
    ]
)


@pytest.fixture
def filled(path: Path) -> Path:
    with League.open(path) as league:
        league.keep_ring(KEPT)
    return path


def close_night(league: League, kept: ring.Rows, error: Exception | None = None) -> None:
    """An act that changes the ring, too, and perhaps fails."""
    with league.act("program") as act:
        act.add(NightClosed(league.books.closed + 1))
        act.ring = kept
        if error is not None:
            raise error


def rows_of(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT * FROM ring ORDER BY bout").fetchall()


def test_what_is_kept_is_found_again_and_is_no_entry(path: Path) -> None:
    with League.open(path) as league:
        entries, digest = league.entries, league.digest
        league.keep_ring(KEPT)
        assert league.ring == KEPT
        fingerprint = league.state_hash()
    with League.open(path) as again:
        assert again.ring == KEPT
        assert (again.entries, again.digest, again.state_hash()) == (entries, digest, fingerprint)
        assert again.check(replay=False) == ()
        fewer = {7: KEPT[7]._replace(text="4"), 12: KEPT[12]}
        again.keep_ring(fewer)
        assert again.ring == fewer
        assert again.check(replay=False) == ()
        again.keep_ring({})
    assert rows_of(path) == []
    assert audit(path) == ()


def test_the_ring_is_part_of_the_state(filled: Path) -> None:
    with League.open(filled) as league:
        before = league.state_hash()
        league.keep_ring({**KEPT, 7: KEPT[7]._replace(done=True)})
        assert league.state_hash() != before
        league.keep_ring(KEPT)
        assert league.state_hash() == before


def test_an_act_may_change_the_ring_in_its_own_transaction(filled: Path) -> None:
    with League.open(filled) as league:
        close_night(league, {7: KEPT[7]})
        assert league.ring == {7: KEPT[7]}
        with pytest.raises(LookupError):
            close_night(league, {}, LookupError())
        assert league.ring == {7: KEPT[7]}
        league.write([Draft(NightClosed(league.books.closed + 1))], "program")
        assert league.ring == {7: KEPT[7]}
        assert league.check(replay=False) == ()
    assert [row[0] for row in rows_of(filled)] == [7]


@each("text", ["", "{", "nan", '"' + "x" * MOST_BYTES + '"', "[" * 100_000])
def test_a_text_that_cannot_be_kept_changes_nothing(filled: Path, text: str) -> None:
    with League.open(filled) as league:
        with pytest.raises(UsageError):
            league.keep_ring({7: RingBout(7, "", text)})
        with pytest.raises(UsageError):
            close_night(league, {7: RingBout(7, "", text)})
        assert league.ring == KEPT
        assert league.check(replay=False) == ()


def test_a_league_open_for_reading_changes_no_ring(filled: Path) -> None:
    with League.open(filled, read_only=True) as league:
        assert league.ring == KEPT
        with pytest.raises(ReadOnlyError):
            league.keep_ring({})
        assert league.ring == KEPT


def test_a_league_opened_in_haste_is_checked_before_its_ring_is_written(filled: Path) -> None:
    execute(filled, "UPDATE journal SET by = 'somebody' WHERE number = 2")
    before = filled.read_bytes()
    with League.open(filled, thorough=False) as league, pytest.raises(DamagedError):
        league.keep_ring({})
    assert filled.read_bytes() == before


@pytest.mark.parametrize("column", ["bout", "mark", "text", "done", "red_plan", "blue_plan", "digest"])
def test_a_row_that_was_changed_is_damage(filled: Path, column: str) -> None:
    change = {
        "bout": "bout + 1",
        "text": "'{\"round\":4}'",
        "mark": "'other'",
        "digest": "zeroblob(32)",
    }.get(column, f"1 - {column}")
    execute(filled, f"UPDATE ring SET {column} = {change} WHERE bout = 7")
    found = audit(filled)
    assert {(finding.area, finding.table) for finding in found} == {(Area.RING, "ring")}
    with pytest.raises(DamagedError, match="ring"):
        League.open(filled)


def test_a_row_that_belongs_to_no_entry_is_damage(filled: Path) -> None:
    row = RingBout(99_999, "", "{}")
    digest = row.digest.hex()
    execute(filled, f"INSERT INTO ring VALUES (99999, '', '{{}}', 0, 0, 0, x'{digest}')")
    assert any("row" in finding.what for finding in audit(filled))


def test_another_text_in_memory_than_in_the_file_is_found(filled: Path) -> None:
    with League.open(filled) as league:
        league._ring = {}
        assert [finding.area for finding in league.check(replay=False)] == [Area.RING]


@pytest.mark.parametrize("layouts", [ONE_STEP, TWO_STEPS])
def test_an_upgrade_keeps_the_ring(filled: Path, layouts: league_module.Layouts) -> None:
    with League.open(filled, layouts=layouts) as league:
        assert league.upgraded is not None
        assert league.ring == KEPT
        assert league.check(replay=False) == ()
        league.keep_ring({7: KEPT[7]})
    with League.open(filled, layouts=layouts) as again:
        assert again.ring == {7: KEPT[7]}
    with League.open(league.upgraded.backup) as backup:
        assert backup.ring == KEPT


def test_copies_hold_the_ring_and_rebuilt_leagues_do_not(filled: Path, tmp_path: Path) -> None:
    with League.open(filled) as league:
        league.backup(tmp_path / "backup.ringside")
        league.export_journal(tmp_path / "journal.jsonl")
        league.branch(tmp_path / "branch.ringside", len(league.entries), "Branch", "program")
    rebuild(tmp_path / "journal.jsonl", tmp_path / "rebuilt.ringside")
    kept = {}
    for name in ("backup", "branch", "rebuilt"):
        with League.open(tmp_path / f"{name}.ringside") as other:
            kept[name] = other.ring
            assert other.check(replay=False) == ()
    assert kept == {"backup": KEPT, "branch": {}, "rebuilt": {}}


# Killed


def write_on(path: str, first: str, last: str, commit: str = "0", statement: str = "0") -> None:
    """Job: keep one text after the other, to the last or to death at a commit or statement."""
    with League.open(Path(path)) as league:
        connection = raw(league._save.database)
        if int(commit):
            die_at_commit(connection, int(commit))
        if int(statement):
            die_at_statement(connection, int(statement))
        for number in range(int(first), int(last)):
            league.keep_ring({**league.ring, 5: RingBout(5, "mark", json.dumps(number))})


def last_written(path: Path) -> int:
    """The number in the ring, of a save that opens without a finding."""
    with League.open(path) as league:
        assert league.check(replay=False) == ()
        assert set(league.ring) == {5, *KEPT}
        return int(json.loads(league.ring[5].text))


@pytest.fixture(scope="module")
def workshop() -> Iterator[Workshop]:
    """With this module imported."""
    with Workshop("tests.league.test_ring") as opened:
        yield opened


@pytest.fixture
def begun(filled: Path) -> Path:
    with League.open(filled) as league:
        league.keep_ring({**KEPT, 5: RingBout(5, "mark", "0")})
    return filled


def test_killed_at_a_commit_the_ring_is_as_it_was_written_last(workshop: Workshop, begun: Path) -> None:
    written = 0
    for commit in (1, 2, 5):
        job = workshop.start("tests.league.test_ring:write_on", begun, written + 1, written + 20, commit)
        assert job.wait() == -9
        written += commit - 1
        assert last_written(begun) == written
    assert workshop.start("tests.league.test_ring:write_on", begun, written + 1, written + 20).wait() == 0
    assert last_written(begun) == written + 19


def test_killed_at_any_statement_the_ring_is_as_it_was_written_last(workshop: Workshop, begun: Path) -> None:
    found = set()
    for statement in range(1, 30, 2):
        with League.open(begun) as league:
            league.keep_ring({**KEPT, 5: RingBout(5, "mark", "0")})
        workshop.start("tests.league.test_ring:write_on", begun, 1, 4, 0, statement).wait()
        found.add(last_written(begun))
    assert found == {0, 1, 2, 3}


def test_the_season_used_here_has_the_entries_the_ring_speaks_of() -> None:
    assert sum(len(act) for act in season()) > max(KEPT)
