"""No test leaves anything to those after it: what is shared is put back."""

from __future__ import annotations

import gc
import gettext
import locale
import logging
import os
import signal
import sys
from pathlib import Path

import pytest

from ringside_manager.language import LANGUAGE, Pseudo
from ringside_manager.odds import compiled
from tests.as_it_was import OF_THE_PROCESS, as_it_was


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
