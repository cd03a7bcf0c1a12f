"""What lies beside a save is as little trusted as the save: never followed, overwritten, deleted or waited for."""

from __future__ import annotations

import os
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ringside_manager.errors import RingsideError
from ringside_manager.files import new_file, write_text
from ringside_manager.office.copies import kept_backups
from ringside_manager.office.live_founding_file import kept_name, load_live
from ringside_manager.office.office import Office
from ringside_manager.play.film import take_down
from tests.cli.calling import Call
from tests.league.leagues import litter
from tests.slow import each

pytestmark = pytest.mark.skipif(os.name == "nt", reason="links and pipes are made as POSIX systems make them")

VERBS: dict[str, tuple[str, ...]] = {
    "status": ("status", "{save}"),
    "check": ("check", "{save}"),
    "journal": ("journal", "{save}", "--export", "{new}.jsonl"),
    "replay": ("replay", "{save}"),
    "season": ("season", "{save}", "--nights", "1"),
    "export": ("export", "{save}", "{new}", "--format", "json"),
    "backup": ("backup", "{save}"),
    "backup to": ("backup", "{save}", "{new}"),
    "branch": ("branch", "{save}", "{new}", "--at-night", "1"),
    "restore": ("restore", "{save}", "{new}"),
}


@pytest.fixture(autouse=True)
def _never_waits() -> Iterator[None]:
    def gave_up(*_: object) -> None:
        raise AssertionError("the program waited")

    before = signal.signal(signal.SIGALRM, gave_up)
    signal.alarm(20)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def victim(tmp_path: Path) -> Path:
    victim = tmp_path / "victim.txt"
    victim.write_text("the only copy")
    return victim


def beside(save: Path, suffix: str) -> Path:
    return save.with_name(save.name + suffix)


def words_of(verb: str, save: Path) -> list[str]:
    return [word.format(save=save, new=save.with_name("new")) for word in VERBS[verb]]


def plant_super_journal(save: Path, victim: Path) -> None:
    """A journal to be played back that names ``victim`` as what tells of the whole commit."""
    header = save.read_bytes()[:100]
    (page,), (pages,) = struct.unpack(">H", header[16:18]), struct.unpack(">I", header[28:32])
    magic, name = bytes.fromhex("d9d505f920a163d7"), os.fsencode(victim)
    head = (magic + struct.pack(">IIIII", 0, 12345, pages, 512, page)).ljust(512, b"\0")
    trailer = (
        struct.pack(">I", 0x40000000 // page + 1) + name + struct.pack(">II", len(name), sum(name)) + magic
    )
    beside(save, "-journal").write_bytes(head + trailer)


def plant_socket(path: Path) -> None:
    with closing(socket.socket(socket.AF_UNIX)) as made:
        folder = os.open(path.parent, os.O_RDONLY)
        made.bind(f"/proc/self/fd/{folder}/{path.name}")
        os.close(folder)


@pytest.mark.parametrize("verb", VERBS)
def test_a_journal_that_names_another_file_deletes_nothing(
    verb: str, save: Path, victim: Path, call: Call
) -> None:
    plant_super_journal(save, victim)
    before = save.read_bytes()
    done = call(*words_of(verb, save))
    assert victim.read_text() == "the only copy"
    assert done.code == 4
    assert f"{save.name}-journal" in done.err
    assert (save.read_bytes(), litter(save.parent)) == (before, ["club.ringside-journal", "victim.txt"])


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
@pytest.mark.parametrize("suffix", [".lock", "-journal"])
def test_a_link_beside_a_save_is_not_followed(
    verb: str, link: Callable[[Path, Path], None], suffix: str, save: Path, victim: Path, call: Call
) -> None:
    link(beside(save, suffix), victim)
    done = call(*words_of(verb, save))
    assert (done.code, victim.read_text()) == (4, "the only copy")
    assert save.name + suffix in done.err


def test_a_lock_file_that_is_a_link_makes_no_file_elsewhere(save: Path, call: Call) -> None:
    elsewhere = save.with_name("not there")
    beside(save, ".lock").symlink_to(elsewhere)
    assert call("status", save).code == 4
    assert not elsewhere.exists()


@pytest.mark.parametrize("suffix", [".lock", "-journal", "-wal", "-shm", ".backups"])
@pytest.mark.parametrize("make", [os.mkfifo, plant_socket, Path.mkdir])
def test_what_is_no_file_is_named_and_never_waited_for(
    suffix: str, make: Callable[[Path], None], save: Path, call: Call
) -> None:
    strange = save.with_suffix(suffix) if suffix == ".backups" else beside(save, suffix)
    make(strange)
    done = call("backup", save)
    if suffix == ".backups" and make is Path.mkdir:
        assert done.code == 0
        return
    assert (done.code, strange.name in done.err) == (4, True)
    assert "fault of the program" not in done.err


@pytest.mark.parametrize("suffix", ["-wal", "-shm"])
def test_a_write_ahead_log_is_neither_read_nor_deleted(suffix: str, save: Path, call: Call) -> None:
    beside(save, suffix).write_bytes(b"anything")
    assert call("season", save, "--nights", 1).code == 4
    assert beside(save, suffix).read_bytes() == b"anything"


@pytest.mark.parametrize("content", ["my diary", "[]", "9" * 9000, '{"x": 1}'])
def test_a_lock_file_nobody_of_ours_wrote_keeps_its_content(content: str, save: Path, call: Call) -> None:
    beside(save, ".lock").write_text(content)
    done = call("status", save)
    assert (done.code, beside(save, ".lock").read_text()) == (4, content)
    assert "not the lock file of a league" in done.err


def test_backups_are_neither_kept_nor_thinned_behind_a_link(save: Path, call: Call) -> None:
    others = save.with_name("others")
    others.mkdir()
    for number in range(1, 30):
        (others / f"{number:06}-night-{number}.ringside").write_text("somebody's")
    save.with_suffix(".backups").symlink_to(others)
    assert call("backup", save).code == 4
    assert len(list(others.iterdir())) == 29
    with pytest.raises(RingsideError, match=r"club\.backups is a link"):
        kept_backups(save)


def test_what_is_no_file_among_the_backups_is_passed_over(save: Path, victim: Path, call: Call) -> None:
    folder = save.with_suffix(".backups")
    (folder / ".ringside-x.part").mkdir(parents=True)
    (folder / "000003-folder.ringside").mkdir()
    (folder / "000004-link.ringside").symlink_to(victim)
    os.mkfifo(folder / "000005-pipe.ringside")
    assert call("backup", save).code == 0
    assert [backup.label for backup in kept_backups(save)] == ["by-hand"]


@each("path", ["/", ".", "..", "", "/dev/null", "/proc/self/mem", "x/y", "a" * 300])
@each("verb", ["status", "check", "restore", "season"])
def test_an_odd_path_is_a_refusal(path: str, verb: str, tmp_path: Path, call: Call) -> None:
    more = {"restore": (tmp_path / "new",), "season": ("--nights", 1)}.get(verb, ())
    done = call(verb, path, *more)
    assert done.code in (1, 4)
    assert "fault of the program" not in done.err
    assert done.err.count("\n") <= 3


def test_a_name_no_file_can_have_is_a_refusal() -> None:
    with pytest.raises(RingsideError, match="its name is impossible"):
        Office.open(Path("a\0b"))


def test_a_save_named_in_a_circle_of_links_is_a_refusal(tmp_path: Path, call: Call) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    assert call("status", tmp_path / "a").code in (1, 4)


@pytest.mark.parametrize(
    "make", [os.mkfifo, plant_socket, Path.mkdir, lambda path: path.symlink_to("/dev/zero")]
)
@pytest.mark.parametrize(
    "words",
    [
        ("order", "{save}", "{file}", "--as", "Ann"), ("set", "check", "{file}"), ("plan", "check", "{file}"),
        ("replay", "{file}"), ("rebuild", "{file}", "{new}"), ("restore", "{file}", "{new}"),
        ("status", "{file}"),
    ],
)  # fmt: skip
def test_a_file_somebody_names_is_a_file_or_refused(
    make: Callable[[Path], None], words: tuple[str, ...], save: Path, call: Call
) -> None:
    file = save.with_name("given.yaml")
    make(file)
    done = call(*(word.format(save=save, file=file, new=save.with_name("new")) for word in words))
    assert done.code in (1, 4)
    assert "not a file" in done.err
    assert not save.with_name("new").exists()


@pytest.mark.parametrize(
    "make", [os.mkfifo, plant_socket, Path.mkdir, lambda path: path.symlink_to("/dev/zero")]
)
def test_drafts_and_bouts_are_files_or_refused(make: Callable[[Path], None], tmp_path: Path) -> None:
    file = tmp_path / "l.ringside.draft"
    make(file)
    assert kept_name(file) == ""
    for read in (load_live, take_down):
        with pytest.raises(RingsideError, match="is not a file"):
            read(file)


@pytest.mark.parametrize("make", [os.mkfifo, lambda path: path.symlink_to("/dev/null")])
def test_nothing_but_a_file_is_written_over(make: Callable[[Path], None], tmp_path: Path) -> None:
    target = tmp_path / "plan.yaml"
    make(target)
    kind = target.lstat().st_mode
    with pytest.raises(RingsideError, match="is not a file"):
        write_text(target, ["text"], overwrite=True)
    assert (target.lstat().st_mode, [path.name for path in tmp_path.iterdir()]) == (kind, ["plan.yaml"])


KILLED = """
import os, signal, sys
from pathlib import Path
from ringside_manager.files import new_file
with new_file(Path(sys.argv[1])) as part:
    for suffix in ("", "-journal", ".lock"):
        part.with_name(part.name + suffix).write_text("half")
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_what_a_killed_program_left_half_made_goes_with_the_next_write(save: Path, call: Call) -> None:
    subprocess.run([sys.executable, "-c", KILLED, save.with_name("x")], check=False)
    left = [path.name for path in save.parent.glob(".ringside-*")]
    assert len(left) == 3
    machine = left[0].split("-")[1]
    kept = {".ringside-notes.part", f".ringside-{machine}-{os.getpid()}-0123456789ab.part"}
    for name in kept:
        save.with_name(name).write_text("of somebody who is still there")
    call("backup", save, save.with_name("new"))
    assert {path.name for path in save.parent.glob(".ringside-*")} == kept


def test_what_another_part_of_this_program_makes_now_is_left_alone(tmp_path: Path) -> None:
    with new_file(tmp_path / "a") as part:
        part.write_text("a")
        write_text(tmp_path / "b", ["b"])
    assert (tmp_path / "a").read_text() == "a"


def test_the_window_goes_through_the_same_door(save: Path, victim: Path) -> None:
    plant_super_journal(save, victim)
    with pytest.raises(RingsideError, match="names another file"):
        Office.open(save, thorough=False)
    assert victim.exists()
