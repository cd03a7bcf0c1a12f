"""No room, no right, no such size: the same words from every verb, and never the name of a file nobody knows."""

from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ringside_manager import files
from tests.cli.calling import Call

pytestmark = pytest.mark.skipif(os.name == "nt", reason="rights and limits as POSIX systems have them")

NEW = ("--managers", "Ann,ai:Bob", "--stable-size", "2", "--seed", "3")
VERBS: dict[str, tuple[str, ...]] = {
    "new": ("new", "{to}/new.ringside", *NEW),
    "backup": ("backup", "{save}", "{to}/copy.ringside"),
    "restore": ("restore", "{save}", "{to}/again.ringside"),
    "branch": ("branch", "{save}", "{to}/branch.ringside", "--at-night", "1"),
    "rebuild": ("rebuild", "{journal}", "{to}/rebuilt.ringside"),
    "journal": ("journal", "{save}", "--export", "{to}/j.jsonl"),
    "export": ("export", "{save}", "{to}/almanac", "--format", "csv"),
    "set": ("set", "generate", "--count", "3", "--seed", "1", "--out", "{to}/set.yaml"),
}
"""Every verb that makes a file, as called with what is there and the folder the file is to be made in."""

CHILD = """
import contextlib, io, json, sys
from ringside_manager.cli.main import main
limit = int(sys.argv[1])
told = []
for words in json.loads(sys.argv[2]):
    if limit:
        import resource
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()) as errors:
        code = main(words)
    if limit:
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    told.append((code, errors.getvalue()))
print(json.dumps(told))
"""


@pytest.fixture
def calls(save: Path, call: Call) -> list[list[str]]:
    """Each of ``VERBS`` with a folder of its own to write to."""
    journal, to = save.with_name("j.jsonl"), save.with_name("to")
    assert call("journal", save, "--export", journal).code == 0
    to.mkdir()
    return [[word.format(save=save, journal=journal, to=to) for word in words] for words in VERBS.values()]


def told_by(
    calls: list[list[str]], *, limit: int = 0, before: tuple[str, ...] = ()
) -> dict[str, tuple[int, str]]:
    command = [*before, sys.executable, "-c", CHILD, str(limit), json.dumps(calls)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return dict(zip(VERBS, map(tuple, json.loads(done.stdout)), strict=True))


def without_roots_rights() -> tuple[str, ...]:
    """Words that run a command as somebody for whom the modes of files count."""
    if os.geteuid():
        return ()
    if not shutil.which("setpriv"):
        pytest.skip("root goes past the modes of files, and there is no setpriv")
    lost = "-dac_override,-dac_read_search"
    return ("setpriv", "--bounding-set", lost, "--inh-caps", lost, "--")


def test_a_folder_without_write_right_is_told_the_same_way_by_every_verb(
    calls: list[list[str]], save: Path
) -> None:
    to = save.with_name("to")
    to.chmod(0o555)
    for verb, (code, words) in told_by(calls, before=without_roots_rights()).items():
        assert (verb, code) == (verb, 1)
        assert words.startswith(f"{to}/"), words
        assert "cannot be written: Permission denied.\nMake the file and its folder writable" in words, verb
        assert ".part" not in words
    assert list(to.iterdir()) == []


def test_a_limit_of_size_is_told_the_same_way_by_every_verb(calls: list[list[str]], save: Path) -> None:
    for verb, (code, words) in told_by(calls, limit=150).items():
        assert (verb, code) == (verb, 1)
        assert "Nothing already saved is lost." in words, verb
        assert "takes files of this size" in words, verb
        assert ".part" not in words
    assert list(save.with_name("to").iterdir()) == []


def test_a_full_disk_is_told_the_same_way_by_every_verb(
    calls: list[list[str]], save: Path, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(files.os, "fsync", full)
    monkeypatch.setattr(Path, "rename", full)
    for words in calls:
        done = call(*words)
        assert (words[0], done.code) == (words[0], 1)
        assert done.err.startswith(f"The disk is full: {save.with_name('to')}/"), done.err
        assert done.err.endswith("Free a few megabytes on that disk and do it again.\n")
        assert ".part" not in done.err
    assert list(save.with_name("to").iterdir()) == []
