"""Every dialog of the frame: named, readable, felt."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.gui.language import speak
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.settings import Settings, settings, use_settings
from ringside_manager.gui.shell.about import CrashDialog
from ringside_manager.gui.shell.settings_dialog import SettingsDialog
from ringside_manager.gui.window import MainWindow
from ringside_manager.palette import DARK
from tests.gui.looking import settle, texts, uncut, unnamed
from tests.slow import rest_slow


def opened(window: MainWindow, key: str) -> QWidget:
    """What a command opens."""
    window.actions_.actions[key].trigger()
    settle()
    return QApplication.activeModalWidget() or next(
        widget for widget in window.findChildren(QDialog) if widget.isVisible()
    )


@pytest.mark.parametrize(
    ("language", "zoom"), rest_slow([("de", 1.5), ("en", 1.0), ("en", 1.5), ("de", 1.0)])
)
def test_every_dialog_is_readable_and_named(window: MainWindow, zoom: float, language: str) -> None:
    speak(language)
    LOOK.set_zoom(zoom)
    for key in ("settings", "keys", "palette", "about", "seats", "backups"):
        dialog = opened(window, key)
        assert (key, unnamed(dialog), uncut(dialog)) == (key, [], [])
        dialog.close()


def test_the_report_of_a_fault_is_readable(qtbot: QtBot) -> None:
    dialog = CrashDialog("ValueError: <b>x</b>")
    qtbot.addWidget(dialog)
    dialog.show()
    assert unnamed(dialog) == []
    assert uncut(dialog) == []
    assert "<b>x</b>" in dialog.text.toPlainText()


def test_settings_are_searched_felt_and_reset(qtbot: QtBot) -> None:
    dialog = SettingsDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.search.setText("colours")
    shown = [row.preference.key for row in dialog.rows if row.isVisible()]
    assert shown == ["theme"]
    row = next(row for row in dialog.rows if row.preference.key == "theme")
    row.preference.set("dark")
    assert LOOK.colours is DARK
    row.reset()
    assert settings().value("theme", "none") == "none"
    dialog.search.setText("zeppelin")
    assert "No setting fits this." in texts(dialog)
    LOOK.set_theme("light")


def test_rule_help_opens_over_a_dialog(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window, "settings")
    dialog.setProperty("rule", "C41")
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    qtbot.keyClick(dialog, Qt.Key.Key_F1)
    assert any("C41" in text for text in texts(window.helper.dialog))
    window.helper.dialog.close()
    dialog.close()


def test_damaged_settings_are_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    file.write_bytes(b"\x00\xff\x00garbage")
    damaged = Settings(file)
    assert damaged.set_aside == tmp_path / "settings.damaged.ini"
    assert damaged.value("theme", "system") == "system"
    damaged.set_value("theme", "dark")
    damaged.sync()
    assert Settings(file).value("theme", "system") == "dark"


def test_a_value_of_another_type_is_not_believed(tmp_path: Path) -> None:
    kept = Settings(tmp_path / "settings.ini")
    kept.set_value("zoom", "large")
    assert kept.value("zoom", 1.0) == 1.0
    use_settings(kept)
    assert settings().recent() == ()
