"""The application: look, language, faults, and one running program a person."""

from __future__ import annotations

import faulthandler
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from ringside_manager import __version__, paths
from ringside_manager.gui.language import LANGUAGE, tr
from ringside_manager.gui.look import icon, look
from ringside_manager.gui.settings import Settings, settings, use_settings
from ringside_manager.gui.shell.crash import CrashDesk

_OPEN: list[IO[str]] = []


def make_application(words: Sequence[str], *, safe_mode: bool = False) -> QApplication:
    """The application with everything of ours in it; ``safe_mode`` uses no settings of the person."""
    application = QApplication(["ringside", *words])
    application.setApplicationName("ringside-manager")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("ringside-manager")
    if safe_mode:
        use_settings(Settings(Path(application.applicationDirPath()) / "none.ini"))
    look().wish = settings().value("theme", "system")
    look().zoom = min(max(settings().value("zoom", 1.0), 0.8), 2.0)
    look().dress(application)
    look().set_theme(look().wish)
    LANGUAGE.speak(settings().value("language", ""))
    application.setApplicationDisplayName(tr("Ringside Manager"))
    application.setWindowIcon(icon("application"))
    return application


def watch_for_faults(application: QApplication) -> CrashDesk:
    """From now on no exception is lost: ours go to the crash dialog, those of C code to a file."""
    folder = paths.settings() / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    log = (folder / "hard-crash.log").open("a", encoding="utf-8")
    _OPEN.append(log)  # faulthandler needs it open as long as the program runs
    faulthandler.enable(log)
    desk = CrashDesk(folder, application)
    desk.install()
    return desk


def end_on_signals(application: QApplication) -> QTimer:
    """Close cleanly when the computer or a terminal ends the program; the timer lets Python hear of it."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: application.closeAllWindows())
    timer = QTimer(application)
    timer.start(250)
    timer.timeout.connect(lambda: None)
    return timer


def left_crash_log() -> str:
    """What a hard crash of an earlier run left, once; empty if none did."""
    log = paths.settings() / "reports" / "hard-crash.log"
    if not log.is_file() or not log.stat().st_size:
        return ""
    text = log.read_text(encoding="utf-8", errors="replace")
    log.unlink()
    return text


def platform_name() -> str:
    """The window system in use."""
    return QApplication.platformName() or sys.platform
