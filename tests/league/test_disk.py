"""F02-F05, F08: full disks, read-only media and files changed from outside cost nothing already saved."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from peewee import SqliteDatabase

from ringside_manager.errors import (
    ChangedUnderneathError,
    DiskFaultError,
    DiskFullError,
    ReadOnlyError,
    RingsideError,
    SaveExistsError,
)
from ringside_manager.league import header as lock_module
from ringside_manager.league import save_file
from ringside_manager.league.audit import audit
from ringside_manager.league.business import post_all
from ringside_manager.league.copies import rebuild, restore
from ringside_manager.league.database import write_text
from ringside_manager.league.league import League
from tests.league.failing_disk import FailingDisk, cap_new_files, mount, tiny_disk
from tests.league.leagues import bytes_hash, failure, hurry, litter, season, write_league

__all__ = ["tiny_disk"]

BEGUN = season()[:25]
NEXT = season()[25]
LONG = tuple(draft for act in season()[25:] for draft in act)
"""The rest of the season in one act."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "l.ringside"
    write_league(path, BEGUN)
    return path


# F02: on the disk before it counts


def test_every_connection_waits_for_the_disk_and_trusts_nobody(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[dict[str, int | str]] = []

    def connect(where: Path, mode: str) -> SqliteDatabase:
        database = plain(where, mode)
        asked = (
            "synchronous", "foreign_keys", "trusted_schema", "cell_size_check", "locking_mode",
            "journal_mode",
        )  # fmt: skip
        seen.append({"mode": mode, **{name: database.pragma(name) for name in asked}})
        return database

    plain = save_file.connect
    monkeypatch.setattr(save_file, "connect", connect)
    with League.open(path) as league:
        league.backup(path.with_name("copy.ringside"))
        assert league._save.database.timeout == 0
        assert not league._save.database.autoconnect
    League.create(path.with_name("new.ringside"), season()[0], "Promoter").close()
    assert {pragmas["mode"] for pragmas in seen} == {"ro", "rw", "rwc"}
    for pragmas in seen:
        assert pragmas["synchronous"] == 2
        assert pragmas["foreign_keys"] == 1
        assert pragmas["trusted_schema"] == 0
        assert pragmas["cell_size_check"] == 1
        assert pragmas["locking_mode"] == "exclusive"
        assert pragmas["journal_mode"] == "delete"


def test_a_file_is_on_the_disk_before_its_name_and_its_name_before_it_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    fsync, link = os.fsync, Path.hardlink_to

    def synced(handle: int) -> None:
        done.append("folder" if os.path.isdir(f"/proc/self/fd/{handle}") else "file")  # noqa: PTH112
        fsync(handle)

    def linked(name: Path, target: Path) -> None:
        done.append("name")
        link(name, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "hardlink_to", linked)
    write_text(tmp_path / "report.txt", ["one\n", "two\n"])
    assert done == ["file", "name", "folder"]
    assert (tmp_path / "report.txt").read_bytes() == b"one\ntwo\n"


# F03: the disk is full in an act


@pytest.mark.parametrize("cache_kib", [-2000, -1])
def test_an_act_on_a_full_disk_is_as_if_it_had_not_begun_and_can_be_done_again(
    path: Path, cache_kib: int
) -> None:
    """Loop over every size the disk may have left, with and without pages written before the commit."""
    with League.open(path) as league:
        hurry(league)
        database, before, books = league._save.database, league.state_hash(), post_all(league.entries)
        database.pragma("cache_size", cache_kib)
        pages = database.pragma("page_count")
        for spare in range(100):
            database.pragma("max_page_count", pages + spare)
            error = failure(lambda: league.write(LONG, "program"))
            if error is None:
                break
            assert type(error) is DiskFullError
            assert "Nothing already saved is lost" in str(error)
            assert "Free" in error.next_step
            assert league.state_hash() == before
            assert league.books == books
        assert spare > 0, "the disk was never full"
        assert league.check(replay=False) == ()
        after = league.state_hash()
    assert after == write_league(path.with_name("unhindered.ringside"), (*BEGUN, LONG))


def test_a_league_on_a_disk_that_is_really_full(tiny_disk: Path) -> None:
    path = tiny_disk / "l.ringside"
    write_league(path, BEGUN)
    with League.open(path) as league:
        before = league.state_hash()
        filler = tiny_disk / "filler"
        fill(filler)
        with pytest.raises(DiskFullError):
            league.write(NEXT, "program")
        with pytest.raises(DiskFullError):
            league.backup(tiny_disk / "copy.ringside")
        with pytest.raises(DiskFullError):
            league.export_journal(tiny_disk / "journal.jsonl")
        assert league.state_hash() == before
        filler.unlink()
        league.write(NEXT, "program")
        assert league.check(replay=False) == ()
        assert litter(tiny_disk) == ["l.ringside-journal", "l.ringside.lock"]


def test_an_error_somebody_keeps_does_not_keep_the_file_locked(path: Path) -> None:
    """A traceback may hold a statement, and with it the connection below the one that was closed."""
    with League.open(path) as league:
        league._save.database.pragma("max_page_count", 1)
        kept = failure(lambda: league.write(LONG, "program"))
    assert type(kept) is DiskFullError
    assert kept.__traceback__ is not None
    League.open(path).close()


def fill(filler: Path) -> None:
    with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))


# F04: the disk is full while a file is made


FAULTS = {errno.ENOSPC: DiskFullError, errno.EIO: DiskFaultError, errno.EACCES: ReadOnlyError}


@pytest.mark.parametrize("code", FAULTS)
@pytest.mark.parametrize("overwrite", [False, True])
def test_a_text_file_is_whole_or_not_there_whatever_fails(tmp_path: Path, overwrite: bool, code: int) -> None:
    path = tmp_path / "report.txt"
    for number in range(1, 30):
        path.unlink(missing_ok=True)
        if overwrite:
            path.write_text("old")
        with pytest.MonkeyPatch.context() as monkeypatch:
            disk = FailingDisk(monkeypatch, number, code)
            error = failure(lambda: write_text(path, ["new ", "and ", "whole"], overwrite=overwrite))
        assert type(error) in (type(None), FAULTS[code])
        assert ".part" not in str(error)
        assert [name.name for name in tmp_path.iterdir() if name != path] == []
        if path.exists():
            assert path.read_text() in ("new and whole", *(["old"] if overwrite else []))
        if not disk.failed:
            break
    assert number > 5
    assert path.read_text() == "new and whole"


def test_a_file_that_appears_while_another_is_made_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "report.txt"

    def pieces() -> Iterator[str]:
        yield "mine"
        path.write_text("theirs")

    with pytest.raises(SaveExistsError):
        write_text(path, pieces())
    assert path.read_text() == "theirs"
    assert list(tmp_path.iterdir()) == [path]


def test_a_disk_without_hard_links_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    write_text(tmp_path / "a.txt", ["one"])
    assert (tmp_path / "a.txt").read_text() == "one"
    with pytest.raises(SaveExistsError):
        write_text(tmp_path / "a.txt", ["two"])
    assert [name.name for name in tmp_path.iterdir()] == ["a.txt"]


@pytest.mark.parametrize("verb", ["backup", "keep", "restore", "rebuild", "create"])
def test_a_save_is_made_whole_or_not_at_all_however_full_the_disk(path: Path, verb: str) -> None:
    journal, target = path.with_name("journal.jsonl"), path.parent / "new" / "n.ringside"
    target.parent.mkdir()
    with League.open(path) as league:
        league.export_journal(journal)
        fingerprint = league.state_hash()
        if verb in ("backup", "keep"):
            pages = fill_up(lambda: league.backup(target) if verb == "backup" else league.keep_backup("x"))
            assert league.check(replay=False) == ()
    if verb == "restore":
        pages = fill_up(lambda: restore(path, target))
    if verb == "rebuild":
        pages = fill_up(lambda: rebuild(journal, target))
    if verb == "create":
        pages = fill_up(lambda: League.create(target, BEGUN[0], "program").close())
        fingerprint = write_league(path.with_name("first.ringside"), BEGUN[:1])
    assert pages > 10
    made = target if verb != "keep" else path.parent / "l.backups" / "000001-x.ringside"
    with League.open(made) as league:
        assert verb == "create" or league.state_hash() == fingerprint
    assert litter(made.parent) == []
    assert audit(path) == ()


def fill_up(operation: Callable[[], object]) -> int:
    """Do it with ever more room until it succeeds; how many pages that took."""
    for pages in range(1, 400, 3):
        with pytest.MonkeyPatch.context() as monkeypatch:
            cap_new_files(monkeypatch, pages)
            error = failure(operation)
        if error is None:
            return pages
        assert type(error) is DiskFullError
        assert ".part" not in str(error)
    raise AssertionError("it never succeeded")


# F05: read-only media


@pytest.fixture
def frozen(path: Path) -> Iterator[Path]:
    """A league in a folder nobody can write to."""
    folder = path.parent / "frozen"
    folder.mkdir()
    if os.geteuid() != 0:
        shutil.copy(path, folder)
        folder.chmod(0o555)
        yield folder / path.name
        folder.chmod(0o755)
        return
    if not mount("-t", "tmpfs", "tmpfs", str(folder)):
        pytest.skip("root can write everywhere but on a file system mounted for reading, and must not mount")
    shutil.copy(path, folder)
    assert mount("-o", "remount,ro", str(folder))
    yield folder / path.name
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def assert_reads_but_never_writes(path: Path, tmp_path: Path) -> None:
    with League.open(path) as league:
        assert league.read_only
        before = league.state_hash()
        for verb in (
            lambda: league.write(NEXT, "program"),
            lambda: league.strike([3], "Promoter", ""),
            lambda: league.keep_backup("x"),
        ):
            with pytest.raises(ReadOnlyError) as refused:
                verb()
            assert refused.value.next_step
        assert league.state_hash() == before
        assert league.check(replay=False) == ()
        league.backup(tmp_path / "saved-as.ringside")
        league.export_journal(tmp_path / "journal.jsonl")
    with League.open(tmp_path / "saved-as.ringside") as copy:
        assert not copy.read_only
        copy.write(NEXT, "program")


def test_a_league_on_a_read_only_medium_opens_for_reading(frozen: Path, tmp_path: Path) -> None:
    before = bytes_hash(frozen)
    assert_reads_but_never_writes(frozen, tmp_path)
    assert audit(frozen) == ()
    assert bytes_hash(frozen) == before


def test_where_neither_lock_nor_file_can_be_written_it_opens_for_reading(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, where = os.open, path.parent

    def guarded(name: Path, flags: int, mode: int = 0o777) -> int:
        if flags & (os.O_CREAT | os.O_RDWR) and Path(name).parent == where and "saved-as" not in str(name):
            raise OSError(errno.EROFS, "Read-only file system")
        return plain(name, flags, mode)

    monkeypatch.setattr(lock_module.os, "open", guarded)
    with League.open(path) as league:
        assert league.read_only
        with pytest.raises(ReadOnlyError):
            league.write(NEXT, "program")


def test_a_league_asked_for_reading_is_not_written(path: Path) -> None:
    before = bytes_hash(path)
    with League.open(path, read_only=True) as league:
        assert league.read_only
        with pytest.raises(ReadOnlyError, match="reading only"):
            league.write(NEXT, "program")
    assert bytes_hash(path) == before
    assert litter(path.parent) == []


def test_what_sqlite_says_of_a_read_only_file_is_told(path: Path) -> None:
    with League.open(path, read_only=True) as league:
        league._save.read_only = False  # as if the medium had become read-only while the league was open
        with pytest.raises(ReadOnlyError, match="cannot be written"):
            league.write(NEXT, "program")
        assert league.check(replay=False) == ()


# F08: the file is changed from outside


def replaced(path: Path) -> None:
    other = path.with_name("other")
    write_league(other, BEGUN[:5])
    other.replace(path)


def touched(path: Path) -> None:
    os.utime(path, (1, 1))


def grown(path: Path) -> None:
    os.truncate(path, path.stat().st_size + 4096)


@pytest.mark.parametrize("change", [replaced, touched, grown, Path.unlink])
def test_a_file_changed_between_two_acts_stops_the_league(path: Path, tmp_path: Path, change: object) -> None:
    with League.open(path) as league:
        league.write(NEXT, "program")
        before, books = league.state_hash(), league.books
        change(path)  # type: ignore[operator]
        there = path.read_bytes() if path.exists() else None
        for _ in range(2):
            with pytest.raises(ChangedUnderneathError) as refused:
                league.write(season()[26], "program")
            assert "copy" in refused.value.next_step
        assert league.books == books
        assert (path.read_bytes() if path.exists() else None) == there
        league.backup(tmp_path / "rescued.ringside")
    with League.open(tmp_path / "rescued.ringside") as rescued:
        assert rescued.state_hash() == before


def test_a_file_replaced_during_an_act_is_not_overwritten(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with League.open(path) as league:
        commit = league._save.database.commit

        def late() -> None:
            commit()
            replaced(path)

        monkeypatch.setattr(league._save.database, "commit", late)
        with pytest.raises(ChangedUnderneathError):
            league.write(NEXT, "program")
        monkeypatch.undo()
        assert len({entry.act for entry in league.entries}) == 26
        with pytest.raises(ChangedUnderneathError):
            league.write(season()[26], "program")
    with League.open(path) as theirs:
        assert len({entry.act for entry in theirs.entries}) == 5


def test_a_file_removed_during_an_act_is_told_as_removed_and_the_last_backup_is_named(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with League.open(path) as league:
        league.keep_backup("first")
        last = league.keep_backup("second").path
        commit = league._save.database.commit

        def late() -> None:
            commit()
            path.unlink()

        monkeypatch.setattr(league._save.database, "commit", late)
        with pytest.raises(ChangedUnderneathError, match="was removed by another program") as told:
            league.write(NEXT, "program")
        monkeypatch.undo()
    assert str(last) in told.value.next_step
    restore(last, path)


def test_a_failure_after_a_replacement_does_not_hide_it(path: Path) -> None:
    with League.open(path) as league:
        league.write(NEXT, "program")
        replaced(path)
        with pytest.raises(RingsideError, match="changed by another program"):
            league.strike([3], "Promoter", "")
