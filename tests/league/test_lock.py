"""F06, F07: one writer a save, a name for whoever comes second, and no question after a crash."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from ringside_manager import locks as lock_module
from ringside_manager.errors import LockedError, LockHolder, ReadOnlyError
from ringside_manager.league.audit import audit
from ringside_manager.league.copies import restore
from ringside_manager.league.league import League
from ringside_manager.locks import SaveLock
from tests.league.kill_harness import Workshop, wait_for, workshop
from tests.league.leagues import bytes_hash, litter, season, write_league

__all__ = ["workshop"]

HOLD = "tests.league.kill_harness:hold"
STRANGER = "tests.league.kill_harness:count_rows"
ATTEMPT = "tests.league.kill_harness:attempt"


def lock_file(path: Path) -> Path:
    return path.with_name(path.name + ".lock")


def test_the_second_opener_is_told_who_has_it(workshop: Workshop, path: Path) -> None:
    ready = path.with_name("ready")
    before = bytes_hash(path)
    job = workshop.start(HOLD, path, ready)
    wait_for(ready)
    with pytest.raises(LockedError) as refused:
        League.open(path)
    assert refused.value.holder.host == socket.gethostname()
    assert refused.value.holder.pid == job.pid
    assert refused.value.holder.since[:2] == "20"
    assert str(job.pid) in str(refused.value)
    with pytest.raises(LockedError):
        League.open(path, read_only=True)
    with pytest.raises(LockedError):
        audit(path)
    with pytest.raises(LockedError):
        restore(path, path.with_name("copy.ringside"))
    job.kill()
    assert bytes_hash(path) == before


def test_after_a_kill_the_save_opens_without_a_question(workshop: Workshop, path: Path) -> None:
    ready = path.with_name("ready")
    job = workshop.start(HOLD, path, ready)
    wait_for(ready)
    job.kill()
    assert lock_file(path).exists()
    with League.open(path) as league:
        assert league.check(replay=False) == ()
    assert litter(path.parent) == ["ready"]


def test_the_lock_still_holds_after_everything_a_league_can_do(workshop: Workshop, path: Path) -> None:
    """A plain read of the open file anywhere in these verbs would have let go of SQLite's lock."""
    answer = path.with_name("answer")
    with League.open(path) as league:
        league.strike([5], "Promoter", "no")
        league.check()
        league.state_hash()
        league.backup(path.with_name("copy.ringside"))
        league.keep_backup("night-9")
        league.export_journal(path.with_name("journal.jsonl"))
        with pytest.raises(LockedError):
            League.open(path)
        with pytest.raises(LockedError):
            audit(path)
        restore(path.with_name("copy.ringside"), path.with_name("restored.ringside"))
        lock_file(path).rename(path.with_name("aside"))  # so that SQLite's own lock is asked
        assert workshop.start(ATTEMPT, path, answer).wait() == 0
        assert answer.read_text().startswith("LockedError")
        assert workshop.start(STRANGER, path, answer).wait() == 0
        assert answer.read_text() == "database is locked"
        path.with_name("aside").rename(lock_file(path))
        assert league.check(replay=False) == ()


def test_a_second_opening_in_the_same_program_is_refused(path: Path) -> None:
    with League.open(path) as league:
        with pytest.raises(LockedError) as refused:
            League.open(path)
        assert refused.value.holder.pid == os.getpid()
        assert "this program already" in refused.value.next_step
        assert league.check(replay=False) == ()


@pytest.mark.parametrize("make", [Path.symlink_to, Path.hardlink_to])
def test_another_name_for_the_same_file_is_no_way_in(workshop: Workshop, path: Path, make: object) -> None:
    other, answer = path.with_name("other.ringside"), path.with_name("answer")
    make(other, path)  # type: ignore[operator]
    with League.open(path):
        with pytest.raises(LockedError):
            League.open(other)
        assert workshop.start(ATTEMPT, other, answer).wait() == 0
        assert answer.read_text().startswith("LockedError")


def test_the_lock_file_tells_host_process_and_time_and_goes_with_the_lock(path: Path) -> None:
    lock = SaveLock(path)
    told = json.loads(lock_file(path).read_text())
    assert (told["host"], told["pid"]) == (socket.gethostname(), os.getpid())
    lock.release()
    lock.release()
    assert not lock_file(path).exists()


@pytest.mark.parametrize("content", ["", '{"ho', '{"host": 1}', '{"host": "x", "pid": 1', "\x00" * 80])
def test_a_lock_file_left_half_written_is_taken_over(path: Path, content: str) -> None:
    lock_file(path).write_text(content)
    League.open(path).close()
    assert litter(path.parent) == []


@pytest.mark.parametrize(
    "since", ["2999-12-31 23:59:59+00:00", "1970-01-01 00:00:00+00:00", "2026-10-25 02:30:00+02:00"]
)
def test_what_the_clock_said_when_a_lock_was_left_does_not_matter(path: Path, since: str) -> None:
    left = {"host": socket.gethostname(), "pid": 77, "since": since}
    lock_file(path).write_text(json.dumps(left))
    League.open(path).close()
    assert litter(path.parent) == []


@pytest.fixture
def _in_delhi(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A clock that differs from Greenwich's by no whole hour."""
    monkeypatch.setenv("TZ", "Asia/Kolkata")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="needs a clock that can be set")
@pytest.mark.usefixtures("_in_delhi")
def test_who_has_it_is_told_in_the_words_and_by_the_clock_of_people() -> None:
    now = datetime.now(tz=UTC)
    told = f"another window or command of Ringside Manager since {now.astimezone():%H:%M} (process 3586)"
    assert str(LockHolder(socket.gethostname(), 3586, now.isoformat(" ", "seconds"))) == told
    left = str(LockHolder("office\x1b[2J", 7, "2020-01-01 23:30:00+00:00"))
    assert left == r"Ringside Manager on the computer 'office\x1b[2J' since 2020-01-02 05:00 (process 7)"
    found = str(LockHolder("office", 7, "noon"))
    assert found == "Ringside Manager on the computer 'office' since 'noon' (process 7)"


def test_a_lock_of_another_computer_is_respected_until_its_file_is_deleted(path: Path) -> None:
    left = {"host": "somewhere-else", "pid": 77, "since": "2020-01-01 12:00:00+00:00"}
    lock_file(path).write_text(json.dumps(left))
    with pytest.raises(LockedError) as refused:
        League.open(path)
    assert refused.value.holder == LockHolder("somewhere-else", 77, left["since"])
    assert "l.ringside.lock" in refused.value.next_step
    assert json.loads(lock_file(path).read_text()) == left
    lock_file(path).unlink()
    League.open(path).close()


def test_a_lock_file_removed_while_it_was_being_locked_is_not_taken_for_the_lock(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = lock_module._opened
    first = []

    def slow(lock: Path) -> int:
        handle = opened(lock)
        if not first:
            first.append(handle)
            lock.unlink()
        return handle

    monkeypatch.setattr(lock_module, "_opened", slow)
    lock = SaveLock(path)
    with pytest.raises(LockedError):
        SaveLock(path)
    lock.release()


def test_a_forked_child_neither_holds_nor_drops_the_lock(path: Path) -> None:
    lock = SaveLock(path)
    pid = os.fork()
    if pid == 0:
        lock.release()
        os._exit(0)
    assert os.waitpid(pid, 0)[1] == 0
    with pytest.raises(LockedError):
        SaveLock(path)
    lock.release()


def test_a_lock_goes_with_its_owner_even_if_a_forked_child_lives_on(path: Path) -> None:
    lock = SaveLock(path)
    ours, childs = socket.socketpair()
    pid = os.fork()
    if pid == 0:
        ours.close()
        childs.send(b"born")
        childs.recv(1)  # ends with the other side
        os._exit(0)
    childs.close()
    assert ours.recv(4) == b"born"
    os.close(lock._handle or -1)  # as the end of this process would do
    lock._handle = None
    SaveLock(path).release()
    ours.close()
    assert os.waitpid(pid, 0)[1] == 0


def test_where_no_file_can_be_made_there_is_no_lock(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(lock_module.os, "open", refuse)
    with pytest.raises(ReadOnlyError):
        SaveLock(path)


def test_a_sqlite_lock_of_another_program_is_told(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as stranger:
        stranger.execute("BEGIN IMMEDIATE")
        with pytest.raises(LockedError, match="another program"):
            League.open(path)
        stranger.execute("ROLLBACK")
    League.open(path).close()


def test_a_refused_opening_leaves_no_lock_file(tmp_path: Path) -> None:
    path = tmp_path / "new.ringside"
    write_league(path, season()[:1])
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(Exception, match="bytes long"):
        League.open(path)
    assert litter(tmp_path) == []
