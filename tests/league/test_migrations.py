"""F10, F11: an upgrade is whole or has not happened, keeps every entry, and leaves a backup."""

from __future__ import annotations

import ast
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playhouse.migrate import SqliteMigrator

from ringside_manager.errors import DamagedError, DiskFullError, ReadOnlyError, TooNewError, TooOldError
from ringside_manager.league.book_tables import BOOK_TABLES
from ringside_manager.league.database import pragma
from ringside_manager.league.header import LAYOUTS, PLAIN, Layouts
from ringside_manager.league.league import League
from tests.league.failing_disk import cap_new_files
from tests.league.kill_harness import Workshop, workshop
from tests.league.leagues import bytes_hash, failure, litter, season, write_league
from tests.league.newer_layouts import LAST, LAYOUT_2, NEXT, ONE_STEP, TWO_STEPS, to_1

__all__ = ["workshop"]

JOB = "tests.league.newer_layouts:upgrade"
OLD = LAYOUTS.current


def asked(path: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(question).fetchall()


def journal_of(path: Path) -> list[tuple[object, ...]]:
    return asked(
        path, "SELECT number, act, night, by, kind, body, record, digest FROM journal ORDER BY number"
    )


def counts_of(path: Path) -> dict[str, int]:
    tables = [name for (name,) in asked(path, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {str(table): asked(path, f'SELECT count(*) FROM "{table}"')[0][0] for table in tables}  # type: ignore[misc]


def version_of(path: Path) -> int:
    return int(asked(path, "PRAGMA user_version")[0][0])  # type: ignore[call-overload]


def backups_of(path: Path) -> list[Path]:
    return sorted(path.with_suffix(".backups").glob("*.ringside"))


def test_the_kept_tables_are_strict_and_no_other_is_kept() -> None:
    for layout in LAYOUTS.by_version.values():
        assert layout.kept.keys() <= {"journal", "ring", "seal"}
        assert all(statement.endswith(") STRICT") for statement in layout.kept.values())
    assert all(PLAIN.fullmatch(table.statement) for table in BOOK_TABLES)


def test_every_layout_but_the_first_has_a_way_to_it() -> None:
    for layouts in (LAYOUTS, ONE_STEP, TWO_STEPS):
        versions = sorted(layouts.by_version)
        assert [*layouts.migrations] == versions[1:]
        assert layouts.current == versions[-1]


@pytest.mark.parametrize(("layouts", "version"), [(ONE_STEP, NEXT), (TWO_STEPS, LAST)])
def test_an_upgrade_keeps_every_entry_and_posts_the_books_anew(
    path: Path, layouts: Layouts, version: object
) -> None:
    journal, counts, before = journal_of(path), counts_of(path), bytes_hash(path)
    with League.open(path) as old:
        books, entries = old.books, old.entries
    with League.open(path, layouts=layouts) as league:
        assert league.upgraded is not None
        assert (league.upgraded.before, league.upgraded.after) == (OLD, version)
        assert league.books == books
        assert league.entries == entries
        assert league.check(replay=False) == ()
        league.strike([5], "Promoter", "still writes")
    with League.open(path, layouts=layouts) as again:
        assert again.upgraded is None
    assert journal_of(path)[: len(journal)] == journal
    assert asked(path, "SELECT DISTINCT place FROM journal WHERE number < 5") == [("there",)]
    made = dict(asked(path, "SELECT name, sql FROM sqlite_master WHERE type = 'table'"))
    books_tables = {table.name: table.statement for table in BOOK_TABLES}
    assert made == {**layouts.by_version[layouts.current].kept, **books_tables}
    assert version_of(path) == layouts.current.number
    (backup,) = backups_of(path)
    assert backup.name == "000001-before-upgrade-from-2.0.ringside"
    assert counts_of(backup) == counts
    with League.open(backup) as kept:
        assert kept.entries == entries
    assert before != bytes_hash(path)


def test_counts_after_an_upgrade_are_those_before_it(path: Path) -> None:
    counts = counts_of(path)
    League.open(path, layouts=TWO_STEPS).close()
    assert counts_of(path) == counts


def test_an_upgraded_save_is_too_new_for_the_program_before(path: Path) -> None:
    League.open(path, layouts=ONE_STEP).close()
    before = bytes_hash(path)
    with pytest.raises(TooNewError, match=r"2\.1001.*2\.0"):
        League.open(path)
    assert bytes_hash(path) == before


def test_a_save_too_old_for_any_step_is_refused(path: Path) -> None:
    with pytest.raises(TooOldError, match=r"2\.0.*2\.1002"):
        League.open(path, layouts=Layouts({LAST: LAYOUT_2}))


def test_what_is_only_read_is_not_upgraded(path: Path, tmp_path: Path) -> None:
    before = bytes_hash(path)
    with League.open(path) as league:
        books, entries, fingerprint = league.books, league.entries, league.state_hash()
    with League.open(path, read_only=True, layouts=TWO_STEPS) as old:
        assert old.upgraded is None
        assert (old.books, old.entries, old.state_hash()) == (books, entries, fingerprint)
        assert old.check(replay=False) == ()
        with pytest.raises(ReadOnlyError):
            old.keep_ring({})
        with pytest.raises(ReadOnlyError):
            old.strike([5], "Promoter", "")
        old.backup(tmp_path / "copy.ringside")
    assert bytes_hash(path) == before
    with League.open(tmp_path / "copy.ringside", layouts=TWO_STEPS) as copy:
        assert copy.upgraded is not None
        assert copy.books == books
    (tmp_path / "copy.ringside").unlink()
    shutil.rmtree(tmp_path / "copy.backups")
    assert litter(path.parent) == []


@pytest.mark.parametrize("broken", ["raises", "wrong text", "orphans"])
def test_an_upgrade_that_goes_wrong_has_not_happened(path: Path, broken: str) -> None:
    def apply(migrator: SqliteMigrator) -> None:
        to_1(migrator)
        if broken == "raises":
            raise LookupError("a slip in a migration")
        if broken == "wrong text":
            migrator.database.execute_sql('CREATE INDEX "journal_by" ON "journal" ("by")')
        if broken == "orphans":
            migrator.database.execute_sql('UPDATE "journal" SET "act" = 99999 WHERE "number" = 2')

    journal = journal_of(path)
    layouts = Layouts(ONE_STEP.by_version, {NEXT: apply})
    with pytest.raises((LookupError, DamagedError)):
        League.open(path, layouts=layouts)
    assert version_of(path) == OLD.number
    assert journal_of(path) == journal
    with League.open(path) as league:
        assert league.check(replay=False) == ()
        assert pragma(league._save.database, "foreign_keys") == 1
    assert len(backups_of(path)) == 1


def test_a_damaged_save_is_not_upgraded(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE journal SET by = 'somebody' WHERE number = 3")
    before = bytes_hash(path)
    with pytest.raises(DamagedError, match="entry 3"):
        League.open(path, layouts=ONE_STEP)
    assert bytes_hash(path) == before
    assert backups_of(path) == []


def test_an_upgrade_on_a_full_disk_can_be_done_again(path: Path) -> None:
    journal = journal_of(path)
    for pages in range(1, 1000, 5):
        with pytest.MonkeyPatch.context() as monkeypatch:
            cap_new_files(monkeypatch, pages)
            error = failure(lambda: League.open(path, layouts=ONE_STEP).close())
        if error is None:
            break
        assert type(error) is DiskFullError
        assert version_of(path) == OLD.number
        assert journal_of(path) == journal
    assert pages > 30
    assert version_of(path) == NEXT.number
    assert journal_of(path) == journal


def statements(every: int) -> Iterator[int]:
    yield from range(1, 100_000, every)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("every", [29, pytest.param(3, marks=pytest.mark.slow)])
def test_an_upgrade_killed_at_any_statement_is_done_by_the_next_opening(
    workshop: Workshop, tmp_path: Path, every: int
) -> None:
    path, whole = tmp_path / "l.ringside", tmp_path / "whole.ringside"
    write_league(whole)
    with League.open(whole, layouts=TWO_STEPS) as league:
        upgraded = league.state_hash()
    outcomes = set()
    for statement in statements(every):
        before = write_league(path)
        status = workshop.start(JOB, path, statement).wait()
        with League.open(path, layouts=TWO_STEPS) as league:
            outcomes.add(league.upgraded is None)
            assert league.state_hash() == upgraded
        for backup in backups_of(path):
            with League.open(backup) as kept:
                assert kept.state_hash() == before
            backup.unlink()
        if status == 0:
            break
    assert statement > 40
    assert outcomes == {True, False}


def test_nobody_goes_past_the_context_that_keeps_children(repository: Path) -> None:
    """A bare ``migrate`` deletes the rows that refer to a rebuilt table, and its ``STRICT`` is lost."""
    for module in (repository / "ringside_manager").rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        names = (
            [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)]
            if "igrat" in text
            else []
        )
        called = {node.id for node in names}
        assert "migrate" not in called, module
        if "SqliteMigrator" in called:
            assert module.name in ("database.py", "header.py"), module


def test_the_season_used_here_fills_every_table(path: Path) -> None:
    empty = {table for table, count in counts_of(path).items() if not count}
    assert empty <= {"doubts", "settlements", "deals", "mandates", "terms", "bets", "house_changes", "ring"}
    assert len(season()) > 30
