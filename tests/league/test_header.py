"""F09, F12: what is no league, or not ours to read, is refused before anything touches it."""

from __future__ import annotations

import os
import sqlite3
import struct
from contextlib import closing
from pathlib import Path

import pytest

from ringside_manager.errors import (
    DamagedError,
    FileError,
    NoSaveError,
    NotALeagueError,
    SaveError,
    TooNewError,
    TooOldError,
)
from ringside_manager.league.audit import audit
from ringside_manager.league.header import APPLICATION_ID, LAYOUTS, Version, read_header
from ringside_manager.league.league import League
from tests.league.leagues import bytes_hash, litter, write_league

SAVE_0_3 = Path(__file__).resolve().parent.parent / "golden_saves" / "0.3.ringside"


def patch(path: Path, offset: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(offset)
        file.write(content)


def assert_refused(path: Path, kind: type[SaveError], words: str) -> SaveError:
    before, time = bytes_hash(path), path.stat().st_mtime_ns
    for opening in (lambda: League.open(path), lambda: League.open(path, read_only=True)):
        with pytest.raises(kind, match=words) as refused:
            opening()
    assert (bytes_hash(path), path.stat().st_mtime_ns) == (before, time)
    assert litter(path.parent) == []
    return refused.value


def test_a_save_carries_our_application_id_and_version_in_its_header(path: Path) -> None:
    header = read_header(path)
    assert header.application_id == APPLICATION_ID == 0x52494E47
    assert header.version == LAYOUTS.current == Version(2, 0)
    assert header.page_size * header.pages == path.stat().st_size
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (131072,)


@pytest.mark.parametrize("version", [Version(2, 1), Version(3, 0), Version(2, 999), Version(32767, 65535)])
def test_a_newer_save_is_refused_with_both_versions(path: Path, version: Version) -> None:
    patch(path, 60, version.number.to_bytes(4, "big"))
    told = assert_refused(path, TooNewError, "save version")
    assert str(version) in str(told)
    assert "2.0" in str(told)
    assert told.exit_code == 4


@pytest.mark.parametrize("version", [Version(0, 0), Version(0, 9)])
def test_a_save_too_old_is_refused_with_both_versions(path: Path, version: Version) -> None:
    patch(path, 60, version.number.to_bytes(4, "big"))
    told = assert_refused(path, TooOldError, "save version")
    assert str(version) in str(told)


def test_a_stranger_database_is_refused(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE journal (number INTEGER)")
    assert_refused(path, NotALeagueError, "not a league")


def test_a_save_switched_to_write_ahead_logging_is_refused_unread(path: Path) -> None:
    patch(path, 18, b"\x02\x02")
    assert_refused(path, DamagedError, "write-ahead")


def test_an_uncounted_change_is_refused(path: Path) -> None:
    patch(path, 24, b"\xff\xff\xff\xff")
    assert_refused(path, DamagedError, "counters differ")


@pytest.mark.parametrize(("offset", "value"), [(44, 9), (44, 0), (44, 2**31), (56, 2), (56, 0), (56, 99)])
def test_tables_and_texts_written_in_no_known_way_are_damage(path: Path, offset: int, value: int) -> None:
    patch(path, offset, value.to_bytes(4, "big"))
    assert_refused(path, DamagedError, "how its tables and texts are written")
    assert audit(path)


def test_a_file_larger_than_any_league_is_refused_unread(path: Path) -> None:
    os.truncate(path, 5_000_000_000)
    patch(path, 28, (5_000_000_000 // 4096).to_bytes(4, "big"))
    for read_only in (True, False):
        with pytest.raises(DamagedError, match="no league comes to more"):
            League.open(path, read_only=read_only)
    assert litter(path.parent) == []


@pytest.mark.parametrize("content", [b"", b"\x00" * 4096, b"PK\x03\x04" + b"x" * 500, "ä".encode() * 300])
def test_what_is_no_database_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    told = assert_refused(path, NotALeagueError, "not a league file")
    assert "backup" in told.next_step


@pytest.mark.parametrize("length", [0, 1, 16, 50, 99, 100, 4095, 4096, "half", "less a page", "less a byte"])
def test_a_save_cut_short_is_refused_and_never_taken_for_an_empty_league(
    path: Path, length: int | str
) -> None:
    size = path.stat().st_size
    told = {"half": size // 2, "less a page": size - 4096, "less a byte": size - 1}
    os.truncate(path, length if isinstance(length, int) else told[length])
    kind = NotALeagueError if path.stat().st_size < 100 else DamagedError
    assert_refused(path, kind, "bytes")


def test_a_save_with_something_added_is_refused(path: Path) -> None:
    patch(path, path.stat().st_size, b"\x00" * 4096)
    assert_refused(path, DamagedError, "bytes long")


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo])
def test_what_is_no_file_is_refused_without_waiting(tmp_path: Path, make: object) -> None:
    path = tmp_path / "l.ringside"
    make(path)  # type: ignore[operator]
    with pytest.raises(NotALeagueError, match="not a file"):
        League.open(path)
    assert litter(tmp_path) == []


def test_a_missing_file_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "l.ringside"
    for opening in (League.open, audit):
        with pytest.raises(NoSaveError, match="no file"):
            opening(path)
    assert list(tmp_path.iterdir()) == []


def test_a_league_may_have_any_name_the_disk_allows(tmp_path: Path) -> None:
    path = tmp_path / "100% 'Ann' & Söhne? #1 \U0001f94a.ringside"
    fingerprint = write_league(path)
    with League.open(path) as league:
        assert league.state_hash() == fingerprint
        league.backup(tmp_path / "copy of %20?mode=ro.ringside")
    assert League.open(tmp_path / "copy of %20?mode=ro.ringside").close() is None


def test_refusals_are_errors_of_a_file(path: Path) -> None:
    assert issubclass(SaveError, FileError)
    path.write_bytes(b"")
    with pytest.raises(FileError) as refused:
        League.open(path)
    assert refused.value.exit_code == 4


def plant_journal(path: Path, page: bytes) -> None:
    """A journal that puts ``page`` back as the first one, as a program killed while committing leaves it."""
    nonce, size = 12345, len(page)
    checksum = (nonce + sum(page[size - 200 : 0 : -200])) & 0xFFFFFFFF
    magic = bytes.fromhex("d9d505f920a163d7")
    head = magic + struct.pack(">IIIII", 1, nonce, path.stat().st_size // size, 512, size)
    record = struct.pack(">I", 1) + page + struct.pack(">I", checksum)
    path.with_name(path.name + "-journal").write_bytes(head.ljust(512, b"\0") + record)


def test_an_upgrade_killed_while_it_was_committed_is_taken_back_and_made_again(tmp_path: Path) -> None:
    """Its first page, with the new version, may have been written before the others."""
    path = tmp_path / "l.ringside"
    path.write_bytes(SAVE_0_3.read_bytes())
    plant_journal(path, path.read_bytes()[:4096])
    patch(path, 60, LAYOUTS.current.number.to_bytes(4, "big"))
    with League.open(path) as league:
        assert league.upgraded
        assert league.upgraded.before == Version(1, 2)


def test_a_journal_that_puts_back_another_header_is_no_way_in(path: Path) -> None:
    first = bytearray(path.read_bytes()[:4096])
    for offset, value, kind in ((60, Version(9, 9).number, TooNewError), (68, 7, NotALeagueError)):
        strange = bytearray(first)
        strange[offset : offset + 4] = value.to_bytes(4, "big")
        plant_journal(path, bytes(strange))
        patch(path, 0, bytes(first))
        with pytest.raises(kind):
            League.open(path)
