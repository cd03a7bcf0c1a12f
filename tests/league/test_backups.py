"""F14, F16: a backup counts only when it was opened again, and the last whole one is never thrown away."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from ringside_manager.errors import DamagedError, NoSaveError, ReadOnlyError, SaveExistsError
from ringside_manager.league import copies
from ringside_manager.league.copies import newest_whole, restore, thin, thinned
from ringside_manager.league.header import Backup, folder_of, kept
from ringside_manager.league.league import League
from ringside_manager.league.save_file import SaveFile
from tests.league.kill_harness import Workshop, wait_for, workshop
from tests.league.leagues import bytes_hash, hurry, litter, season, write_league
from tests.slow import each

__all__ = ["workshop"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "l.ringside"
    write_league(path, season()[:20])
    return path


def numbered(sequences: object) -> list[Backup]:
    return [Backup(number, "x", Path(f"{number:06d}-x.ringside")) for number in sequences]  # type: ignore[attr-defined]


def test_a_backup_is_the_league_as_it_is_while_it_is_being_written(path: Path) -> None:
    with League.open(path) as league:
        league.write(season()[20], "program")
        now = league.state_hash()
        league.backup(path.with_name("copy.ringside"))
        league.write(season()[21], "program")
        assert league.state_hash() != now
    with League.open(path.with_name("copy.ringside")) as copy:
        assert copy.state_hash() == now
        assert copy.check(replay=False) == ()
    assert litter(path.parent) == []


def test_a_backup_in_the_midst_of_a_writer_is_some_finished_act(workshop: Workshop, path: Path) -> None:
    """A writer at full speed in another process is killed; the copy its league made opens."""
    job = workshop.start("tests.league.test_backups:write_and_back_up", path)
    wait_for(path.with_name("copy-3.ringside"))
    job.kill()
    copies = sorted(path.parent.glob("copy-*.ringside"))
    assert len(copies) >= 3
    for copy in copies:
        with League.open(copy) as league:
            done = len({entry.act for entry in league.entries})
            assert league.state_hash() == write_league(path.with_name("reference"), season()[:done])


def write_and_back_up(path: str) -> None:
    """Job: go on with the season, a backup after every act."""
    with League.open(Path(path)) as league:
        for number, act in enumerate(season()[20:], 1):
            league.write(act, "program")
            league.backup(Path(path).with_name(f"copy-{number}.ringside"))


def test_a_plain_copy_in_mid_act_without_its_journal_is_found_out(workshop: Workshop, path: Path) -> None:
    """Why copies are made by SQLite: what a file copier catches may be half an act."""
    ready, copy = path.with_name("ready"), path.with_name("copied.ringside")
    job = workshop.start("tests.league.test_backups:stop_in_mid_act", path, ready)
    wait_for(ready)
    shutil.copyfile(path, copy)
    job.kill()
    with pytest.raises(DamagedError):
        League.open(copy)
    with League.open(path) as league:  # where the journal was not lost nothing is
        assert league.state_hash() == write_league(path.with_name("reference"), season()[:20])


def stop_in_mid_act(path: str, ready: str) -> None:
    """Job: begin a long act, let its pages reach the file, and stop before the commit."""
    long = [draft for act in season()[20:] for draft in act]
    with League.open(Path(path)) as league:
        database = league._save.database
        database.pragma("cache_size", 1)

        def stop() -> None:
            Path(ready).touch()
            wait_for(Path(ready).with_name("never"))

        database.commit = stop
        league.write(long, "program")


def test_a_backup_never_overwrites(path: Path) -> None:
    copy = path.with_name("copy.ringside")
    copy.write_text("precious")
    with League.open(path) as league, pytest.raises(SaveExistsError):
        league.backup(copy)
    assert copy.read_text() == "precious"


def test_a_copy_that_is_not_as_the_original_does_not_count(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = SaveFile.copy_to

    def spoilt(save: SaveFile, target: Path) -> None:
        plain(save, target)
        with target.open("r+b") as file:
            file.seek(3 * 4096)
            file.write(b"\xff" * 4096)

    monkeypatch.setattr(SaveFile, "copy_to", spoilt)
    copy = path.with_name("copy.ringside")
    with League.open(path) as league:
        with pytest.raises(DamagedError, match=r"copy\.ringside is damaged"):
            league.backup(copy)
        with pytest.raises(DamagedError):
            league.keep_backup("night-1")
    assert not copy.exists()
    assert list(folder_of(path).iterdir()) == []


def test_a_copy_of_another_state_does_not_count(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    older = path.with_name("older.ringside")
    write_league(older, season()[:10])
    monkeypatch.setattr(SaveFile, "copy_to", lambda _save, target: shutil.copyfile(older, target))
    with (
        League.open(path) as league,
        pytest.raises(DamagedError, match="does not hold what the original does"),
    ):
        league.backup(path.with_name("copy.ringside"))


def test_backups_are_numbered_whatever_the_clock_says(path: Path) -> None:
    with League.open(path) as league:
        made = [league.keep_backup(label) for label in ("night-52", "before-import", "night-53")]
    found = [backup.path.name for backup in made]
    assert found == ["000001-night-52.ringside", "000002-before-import.ringside", "000003-night-53.ringside"]
    for age, backup in enumerate(made):
        os.utime(backup.path, (10_000 - age, 10_000 - age))
    (folder_of(path) / "notes.txt").write_text("mine")
    assert kept(path) == tuple(made)
    assert folder_of(path) == path.with_name("l.backups")


@each("label", ["", "../x", "a/b", "a b", "x" * 61, "ü"])
def test_a_label_is_part_of_a_name(path: Path, label: str) -> None:
    with League.open(path) as league, pytest.raises(ValueError, match="name"):
        league.keep_backup(label)
    assert not folder_of(path).exists()


def test_four_hundred_days_of_backups_leave_few_and_the_newest() -> None:
    there: list[Backup] = []
    for day in range(1, 401):
        there = list(thinned([*there, *numbered([day])]))
        assert there[-1].sequence == day
        assert [backup.sequence for backup in there][-10:] == list(range(max(1, day - 9), day + 1))
    assert [backup.sequence for backup in there] == [100, 200, 300, *range(310, 391, 10), *range(391, 401)]


def test_thinning_removes_what_is_not_worth_keeping_and_nothing_else(path: Path) -> None:
    folder = folder_of(path)
    folder.mkdir()
    for number in range(1, 26):
        shutil.copyfile(path, folder / f"{number:06d}-x.ringside")
    (folder / "notes.txt").write_text("mine")
    gone = thin(path)
    assert [backup.sequence for backup in gone] == [*range(1, 10), *range(11, 16)]
    assert [backup.sequence for backup in kept(path)] == [10, *range(16, 26)]
    assert (folder / "notes.txt").read_text() == "mine"
    assert litter(folder) == ["notes.txt"]


def test_the_last_whole_backup_is_never_thinned_away(path: Path) -> None:
    folder = folder_of(path)
    folder.mkdir()
    for number in range(1, 26):
        backup = folder / f"{number:06d}-x.ringside"
        shutil.copyfile(path, backup)
        if number > 4:
            backup.write_bytes(backup.read_bytes()[:-1])
    thin(path)
    assert [backup.sequence for backup in kept(path)] == [4, 10, *range(16, 26)]
    found = newest_whole(kept(path))
    assert found is not None
    assert found.sequence == 4


def test_when_the_newest_backup_is_damaged_the_next_is_restored(path: Path) -> None:
    with League.open(path) as league:
        hurry(league)
        for number in range(3):
            league.write(season()[20 + number], "program")
            league.keep_backup(f"night-{number}")
        wanted = write_league(path.with_name("reference"), season()[:22])
    newest = kept(path)[-1]
    newest.path.write_bytes(b"\x00" * 5000)
    path.write_bytes(path.read_bytes()[:-1])  # the league itself is broken too
    found = newest_whole(kept(path))
    assert found is not None
    assert found.label == "night-1"
    restore(found.path, path.with_name("again.ringside"))
    with League.open(path.with_name("again.ringside")) as league:
        assert league.state_hash() == wanted
    with pytest.raises(DamagedError):
        League.open(path)


def test_there_may_be_no_whole_backup_at_all(path: Path) -> None:
    assert newest_whole(kept(path)) is None
    folder_of(path).mkdir()
    (folder_of(path) / "000001-x.ringside").write_text("broken")
    assert newest_whole(kept(path)) is None
    assert len(kept(path)) == 1


def test_restoring_makes_a_new_league_and_overwrites_none(path: Path, tmp_path: Path) -> None:
    before = bytes_hash(path)
    with pytest.raises(SaveExistsError):
        restore(path, path)
    other = tmp_path / "other.ringside"
    other.write_text("precious")
    with pytest.raises(SaveExistsError):
        restore(path, other)
    assert other.read_text() == "precious"
    assert bytes_hash(path) == before
    with pytest.raises(NoSaveError):
        restore(tmp_path / "nowhere.ringside", tmp_path / "new.ringside")
    assert not (tmp_path / "new.ringside").exists()


def test_a_damaged_backup_is_not_restored(path: Path, tmp_path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[len(content) // 2 :: 50] = bytes(len(content[len(content) // 2 :: 50]))
    path.write_bytes(content)
    with pytest.raises(DamagedError, match=r"l\.ringside is damaged"):
        restore(path, tmp_path / "new.ringside")
    assert not (tmp_path / "new.ringside").exists()


def test_what_a_killed_backup_left_is_tidied_by_the_next(path: Path) -> None:
    folder_of(path).mkdir()
    for name in (".ringside-abc.part", ".ringside-abc.part-journal", ".ringside-abc.part.lock"):
        (folder_of(path) / name).write_text("half")
    with League.open(path) as league:
        league.keep_backup("x")
    assert litter(folder_of(path)) == []


def test_a_league_opened_for_reading_keeps_no_backups_of_its_own(path: Path) -> None:
    with League.open(path, read_only=True) as league:
        with pytest.raises(ReadOnlyError):
            league.keep_backup("x")
        league.backup(path.with_name("copy.ringside"))
    assert not folder_of(path).exists()
    assert copies.NEWEST_KEPT == 10
