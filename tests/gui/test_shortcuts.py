"""Every key means one thing in the window it is pressed in, and can be changed."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.desk.surface import ASIDE, HINT, TOWEL
from ringside_manager.gui.ring.host import ring_window
from ringside_manager.gui.set_editor import SetEditor
from ringside_manager.gui.settings import settings
from ringside_manager.gui.shell.settings_dialog import KeysDialog
from ringside_manager.gui.start.assistant import NewLeague
from ringside_manager.gui.window import MainWindow
from ringside_manager.play import Contest
from tests.gui.looking import doubled, entries, meanings, settle
from tests.gui.ring.bouts import watched
from tests.gui.ring.desk.drive import ANN, BOB
from tests.gui.ring.test_host import host_of
from tests.play.test_contest import heavyweights

pytestmark = pytest.mark.usefixtures("undressed")


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


# Other keys


@pytest.fixture
def bare(qtbot: QtBot) -> MainWindow:
    """A window without a league."""
    made = MainWindow()
    qtbot.addWidget(made)
    return made


def test_no_two_commands_are_under_the_same_keys(bare: MainWindow) -> None:
    keys = Counter(QKeySequence(one.shortcut).toString() for one in bare.commands if one.shortcut)
    assert [shortcut for shortcut, count in keys.items() if count > 1] == []
    assert "" not in keys, "every shortcut of the table is one Qt understands"


def test_other_keys_are_remembered(bare: MainWindow, qtbot: QtBot) -> None:
    dialog = KeysDialog(bare.actions_, bare)
    line = next(line for line in dialog.lines if line.text == "About Ringside Manager")
    line.field.setKeySequence(QKeySequence("Ctrl+Shift+F12"))
    line.field.editingFinished.emit()
    assert bare.actions_.actions["about"].shortcut() == QKeySequence("Ctrl+Shift+F12")
    again = MainWindow()
    qtbot.addWidget(again)
    assert again.actions_.actions["about"].shortcut() == QKeySequence("Ctrl+Shift+F12")
    line.reset()
    assert settings().value("shortcut/about", "") == ""


def test_keys_of_another_command_are_refused(bare: MainWindow) -> None:
    dialog = KeysDialog(bare.actions_, bare)
    line = next(line for line in dialog.lines if line.text == "About Ringside Manager")
    line.field.setKeySequence(QKeySequence("Ctrl+K"))
    line.field.editingFinished.emit()
    assert "Find anything" in dialog.said.text()
    assert bare.actions_.actions["about"].shortcut().isEmpty()
