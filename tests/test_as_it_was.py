"""No test leaves anything to those after it: what is shared is put back."""

from __future__ import annotations

import gc
import gettext
import locale
import logging
import os
import signal
import sys
from inspect import signature
from pathlib import Path

import pytest

from ringside_manager.language import LANGUAGE, Pseudo
from ringside_manager.odds import compiled
from tests.as_it_was import OF_THE_PROCESS, as_it_was
from tests.slow import each, in_turn


def leave_everything(folder: Path) -> None:
    """Change all there is, as a careless test may."""
    LANGUAGE.speak("de")
    LANGUAGE.instead = Pseudo()
    gettext.textdomain("nonsense")
    os.environ["LANGUAGE"] = "de"
    os.environ.pop("PATH")
    os.chdir(folder)
    locale.setlocale(locale.LC_ALL, "C.UTF-8" if locale.setlocale(locale.LC_ALL) == "C" else "C")
    signal.signal(signal.SIGTERM, lambda *_: None)
    os.umask(0o077 if os.umask(0) != 0o077 else 0o022)
    sys.path.append(str(folder))
    sys.argv.append("--lang")
    logging.root.setLevel(logging.root.level + 1)
    (gc.disable if gc.isenabled() else gc.enable)()
    sys.setrecursionlimit(sys.getrecursionlimit() + 1)
    compiled.begin_by_itself()


def test_whatever_a_test_leaves_is_put_back(tmp_path: Path) -> None:
    before = {one.name: one.read() for one in OF_THE_PROCESS}
    with as_it_was(OF_THE_PROCESS):
        leave_everything(tmp_path)
        assert [one.name for one in OF_THE_PROCESS if one.read() == before[one.name]] == []
    assert {one.name: one.read() for one in OF_THE_PROCESS} == before


def test_a_folder_that_is_gone_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    with as_it_was(OF_THE_PROCESS):
        os.chdir(tmp_path)
    assert Path.cwd() == tmp_path


# The helpers for long rows of cases do run every case, and say which one failed


def test_each_runs_all_and_names_the_one_that_fails() -> None:
    run = list[tuple[int, str, int]]()

    @each("letter, number", [("a", 1), ("b", 2)])
    @each("more", [10, 20])
    def told(letter: str, number: int, more: int, kept: list[tuple[int, str, int]]) -> None:
        kept.append((number, letter, more))
        assert (number, more) != (2, 20)

    assert list(signature(told).parameters) == ["kept"]
    with pytest.raises(AssertionError) as fault:
        told(kept=run)
    assert run == [(1, "a", 10), (1, "a", 20), (2, "b", 10), (2, "b", 20)]
    assert fault.value.__notes__ == ["with more = 20", "with letter, number = ('b', 2)"]


def test_in_turn_every_one_has_its_case_and_every_pair_is_there() -> None:
    rows = in_turn("abc", [(1, 2), (3, 4)], 1)
    assert [row.values for row in rows if not row.marks] == [("a", 3, 4), ("b", 1, 2), ("c", 3, 4)]
    assert {row.values for row in rows} == {(one, *other) for one in "abc" for other in ((1, 2), (3, 4))}
