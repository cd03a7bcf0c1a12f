"""Bout systems of other packages in the window: those that work, those that do not, those a league misses."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from ringside_manager.bout import registry
from ringside_manager.gui.board import window as windows
from ringside_manager.gui.gallery import places
from ringside_manager.gui.main import Windows
from ringside_manager.gui.operation import Job
from ringside_manager.gui.ring.exhibition import ExhibitionDialog
from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import settings
from ringside_manager.gui.shell.about import About
from ringside_manager.gui.start.assistant import NewLeague
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from tests.engines.outsider import MODULE, broken, installed, with_window
from tests.gui.looking import settle, texts, uncut, unnamed

pytestmark = pytest.mark.usefixtures("undressed")

OURS = ("control", "glory_days", "quest", "ringside", "title_bout")


@pytest.fixture
def search_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The registry and the windows of systems are looked for again in the test and after it."""
    registry.forget()
    windows.forget()
    monkeypatch.delitem(sys.modules, MODULE, raising=False)
    yield
    monkeypatch.undo()
    registry.forget()
    windows.forget()


@pytest.mark.usefixtures("search_anew")
@pytest.mark.usefixtures("dressed")
def test_a_broken_plug_in_costs_itself_in_the_window(
    tmp_path: Path, repository: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.syspath_prepend(broken(tmp_path, repository))
    assistant, exhibition, about = NewLeague(), ExhibitionDialog(), About()
    for dialog in (assistant, exhibition, about):
        qtbot.addWidget(dialog)
        dialog.show()
    for field in (assistant.league.systems, exhibition.system):
        assert {field.itemData(at) for at in range(field.count())} == set(OURS)
    told = "toy (fingers-and-a-die 1.0): could not be loaded. SystemExit: 'boom'."
    assert told in texts(about)
    assert (unnamed(about), uncut(about)) == ([], [])
    window = MainWindow()
    qtbot.addWidget(window)
    keeper = Windows(window)
    keeper.tell_of_plug_ins()
    assert len(window.notices.texts) == 1
    assert "toy (fingers-and-a-die 1.0)" in window.notices.texts[0]


@pytest.mark.usefixtures("search_anew")
def test_a_broken_window_of_a_plug_in_is_named(
    tmp_path: Path, repository: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    folder = with_window(tmp_path, repository)
    (folder / f"{MODULE}_window.py").write_text("raise SystemExit('boom')", encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, f"{MODULE}_window", raising=False)
    window, about = MainWindow(), About()
    for shown in (window, about):
        qtbot.addWidget(shown)
        shown.show()
    keeper = Windows(window)
    keeper.tell_of_plug_ins()
    assert windows.named("toy") is windows.PLAIN
    assert ["the window of toy" in text for text in window.notices.texts] == [True]
    assert any("shown plainly" in text and "SystemExit: 'boom'." in text for text in texts(about))


@pytest.mark.usefixtures("search_anew")
def test_a_plug_in_that_works_is_listed(
    tmp_path: Path, repository: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.syspath_prepend(installed(tmp_path, repository))
    about = About()
    qtbot.addWidget(about)
    about.show()
    assert "toy (fingers-and-a-die 1.0): loaded" in texts(about)
    assert registry.faults() == ()


def _hold_nights(office: Office, _job: Job) -> None:
    for _ in range(8):
        office.hold_night(NightOrder(office.seed))


@pytest.mark.usefixtures("search_anew")
def test_a_league_whose_system_is_missing_is_shown_and_says_so(
    league_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    rest = [entry for entry in entry_points(group=registry.GROUP) if entry.name != "ringside"]
    monkeypatch.setattr(registry, "entry_points", lambda group: rest)
    settings().set_value("curtain", False)
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    with capture_exceptions() as faults:
        window.show_league(Session.open(league_path))
        assert any("its plug-in is missing or broken" in text for text in window.notices.texts)
        for _, place in places(window.desk.session.books):
            window.desk.go(place)
            settle()
        window.desk.session.do("nights", _hold_nights)
        window.desk.session.wait()
        settle()
    assert [fault[1] for fault in faults] == []
    assert any("no bout system named 'ringside'" in text for text in window.notices.texts)
    window.close()
