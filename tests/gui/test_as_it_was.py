"""No test leaves its language, theme, size or settings to the windows of those after it."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from ringside_manager.gui.language import speak
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.settings import Settings, use_settings
from tests.as_it_was import as_it_was
from tests.gui.conftest import OF_THE_WINDOW


def test_whatever_a_test_leaves_is_put_back(qapp: QApplication) -> None:
    before = {one.name: one.read() for one in OF_THE_WINDOW}
    font = qapp.font()
    with as_it_was(OF_THE_WINDOW):
        speak("de")
        QLocale.setDefault(QLocale("pl_PL"))
        use_settings(Settings(None))
        LOOK.set_theme("dark")
        LOOK.set_zoom(1.5)
        qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        QGuiApplication.clipboard().setText("left by a test")
        assert [one.name for one in OF_THE_WINDOW if one.read() == before[one.name]] == []
    assert {one.name: one.read() for one in OF_THE_WINDOW} == before
    assert qapp.font() == font


def test_a_window_made_after_it_is_english() -> None:
    with as_it_was(OF_THE_WINDOW):
        speak("de")
        assert QGuiApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert QGuiApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
