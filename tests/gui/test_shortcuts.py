"""Every key means one thing in the window it is pressed in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QMenu, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.gui.gallery import places
from ringside_manager.gui.language import speak
from ringside_manager.gui.ring.desk.surface import ASIDE, HINT, TOWEL
from ringside_manager.gui.ring.host import ring_window
from ringside_manager.gui.ring.live_bout import LiveBout
from ringside_manager.gui.session import Session
from ringside_manager.gui.set_editor.window import SetEditor
from ringside_manager.gui.settings import settings
from ringside_manager.gui.start.assistant import NewLeague
from ringside_manager.gui.window import MainWindow
from ringside_manager.play import Contest
from tests.gui.looking import settle
from tests.gui.ring.bouts import watched
from tests.gui.ring.desk.drive import ANN, BOB
from tests.gui.ring.test_host import host_of
from tests.play.test_contest import heavyweights
from tests.slow import rest_slow

T = TypeVar("T", bound=QObject)


@pytest.fixture
def window(league_path: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    settings().set_value("curtain", False)
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.show_league(Session.open(league_path))
    yield made
    made.close()


def bound(top: QWidget) -> Iterator[tuple[QKeySequence, str]]:
    """Every key of a window as it is now, with what it does: actions, shortcuts and buttons that are shown, menus."""
    menus = top.menuBar().actions() if isinstance(top, QMainWindow) else []
    for menu in menus:
        yield QKeySequence.mnemonic(menu.text()), menu.text()
    for action in (*top.actions(), *(entry for menu in menus for entry in entries(menu))):
        for keys in action.shortcuts():
            yield keys, action.text().replace("&", "")
    for shortcut in seen(top, QShortcut):
        for keys in shortcut.keys():  # noqa: SIM118
            yield keys, f"of {type(shortcut.parent()).__name__}"
    for button in seen(top, QAbstractButton):
        yield button.shortcut(), button.text()


def entries(menu: QAction) -> list[QAction]:
    found = menu.menu()
    return found.actions() if isinstance(found, QMenu) else []


def seen(top: QWidget, kind: type[T]) -> list[T]:
    """What of a kind is shown in this very window."""
    holders = [(one, one if isinstance(one, QWidget) else one.parent()) for one in top.findChildren(kind)]
    return [one for one, at in holders if isinstance(at, QWidget) and at.isVisible() and at.window() is top]


def meanings(top: QWidget) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for keys, told in bound(top):
        found[keys.toString()].add(told)
    found.pop("", None)
    return found


def doubled(top: QWidget) -> dict[str, set[str]]:
    return {keys: told for keys, told in meanings(top).items() if len(told) > 1}


@pytest.mark.parametrize("language", rest_slow(["en", "de"]))
def test_a_key_means_one_thing_on_every_page(window: MainWindow, language: str) -> None:
    speak(language)
    for _, place in places(window.desk.session.books):
        window.desk.go(place)
        settle(30)
        assert doubled(window) == {}


def test_the_keys_of_a_bout_mean_nothing_else_in_the_window(window: MainWindow, qtbot: QtBot) -> None:
    host, desk = host_of(qtbot)
    here = {QKeySequence(keys).toString() for act in host.view.acts for keys in act.keys}
    here |= {QKeySequence(keys).toString() for act in desk.acts for keys in act.keys}
    assert {QKeySequence(keys).toString() for keys in (HINT, TOWEL, ASIDE)} < here
    undo = QKeySequence("Ctrl+Z").toString()  # in a league decisions stand: there is nothing to take back
    assert here & set(meanings(window)) == {undo}


@pytest.mark.parametrize("played", [True, False])
def test_ctrl_w_closes_an_exhibition_watched_or_played(played: bool, qtbot: QtBot) -> None:
    match = (
        LiveBout.played(Contest(heavyweights(1), 7, (ANN, BOB)), keep=lambda *_: None)
        if played
        else watched()
    )
    window, host = ring_window(match)
    match.setParent(host)
    qtbot.addWidget(window)
    window.show()
    settle()
    assert doubled(window) == {}
    (leave,) = (entry for entry in entries(window.menuBar().actions()[0]) if entry.shortcuts())
    assert leave.shortcut().toString() == "Ctrl+W"
    leave.trigger()
    assert not window.isVisible()


def test_a_key_means_one_thing_in_the_windows_beside_it(qtbot: QtBot) -> None:
    editor, assistant = SetEditor(), NewLeague()
    for top in (editor, assistant):
        qtbot.addWidget(top)
        top.show()
        settle(20)
        assert doubled(top) == {}
    editor.close()
