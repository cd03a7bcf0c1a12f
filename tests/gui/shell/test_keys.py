"""Shortcuts, and changing them."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from ringside_manager.gui.settings import settings
from ringside_manager.gui.shell.settings_dialog import KeysDialog
from ringside_manager.gui.window import MainWindow


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = MainWindow()
    qtbot.addWidget(made)
    return made


def test_no_two_commands_are_under_the_same_keys(window: MainWindow) -> None:
    keys = Counter(QKeySequence(one.shortcut).toString() for one in window.commands if one.shortcut)
    assert [shortcut for shortcut, count in keys.items() if count > 1] == []
    assert "" not in keys, "every shortcut of the table is one Qt understands"


def test_other_keys_are_remembered(window: MainWindow, qtbot: QtBot) -> None:
    dialog = KeysDialog(window.actions_, window)
    line = next(line for line in dialog.lines if line.text == "About Ringside Manager")
    line.field.setKeySequence(QKeySequence("Ctrl+Shift+F12"))
    line.field.editingFinished.emit()
    assert window.actions_.actions["about"].shortcut() == QKeySequence("Ctrl+Shift+F12")
    again = MainWindow()
    qtbot.addWidget(again)
    assert again.actions_.actions["about"].shortcut() == QKeySequence("Ctrl+Shift+F12")
    line.reset()
    assert settings().value("shortcut/about", "") == ""


def test_keys_of_another_command_are_refused(window: MainWindow) -> None:
    dialog = KeysDialog(window.actions_, window)
    line = next(line for line in dialog.lines if line.text == "About Ringside Manager")
    line.field.setKeySequence(QKeySequence("Ctrl+K"))
    line.field.editingFinished.emit()
    assert "Find anything" in dialog.said.text()
    assert window.actions_.actions["about"].shortcut().isEmpty()
