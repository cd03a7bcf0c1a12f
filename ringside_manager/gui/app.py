"""The application: look, language, faults, and one running program a person."""

from __future__ import annotations

import faulthandler
import gc
import os
import signal
import stat
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from ringside_manager import APPLICATION_ID, __version__, paths
from ringside_manager.gui.language import speak
from ringside_manager.gui.look import LOOK, icon
from ringside_manager.gui.settings import Settings, settings, use_settings
from ringside_manager.gui.shell.about import CrashDesk
from ringside_manager.language import tr

MOST_LETTERS = 100_000
"""How much of a crash log is shown."""
SEARCH_MS = 500
"""How often it is asked whether there is enough garbage to search for."""


def make_application(words: Sequence[str]) -> QApplication:
    """The bare application: ``prepare`` puts everything of ours into it."""
    application = QApplication(["ringside", *words])
    application.setApplicationName(paths.APPLICATION)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APPLICATION_ID)
    return application


def prepare(application: QApplication, *, safe_mode: bool = False) -> None:
    """Put look and language of the person on the application; ``safe_mode`` leaves his settings alone."""
    if safe_mode:
        use_settings(Settings(None))
    LOOK.wish = settings().value("theme", "system")
    LOOK.zoom = min(max(settings().value("zoom", 1.0), 0.8), 2.0)
    LOOK.dress(application)
    LOOK.set_theme(LOOK.wish)
    speak(settings().value("language", ""))
    application.setApplicationDisplayName(tr("Ringside Manager"))
    application.setWindowIcon(icon("application"))


def watch_for_faults(application: QApplication) -> CrashDesk:
    """From now on no exception is lost: each goes to the crash dialog."""
    desk = CrashDesk(_reports(), application)
    desk.install()
    return desk


def keep_crash_log() -> None:
    """Have faults of C code written to a file, or to the terminal where none can be kept."""
    try:
        _reports().mkdir(parents=True, exist_ok=True)
        wish = (
            os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
        )  # a pipe is not waited for
        log = os.open(_crash_log(), wish, 0o666)
        if stat.S_ISREG(os.fstat(log).st_mode):
            faulthandler.enable(log)  # it stays open as long as the program runs
    except OSError:
        if sys.stderr is not None:
            faulthandler.enable()


def end_on_signals(application: QApplication) -> QTimer:
    """Close cleanly when the computer or a terminal ends the program; the timer lets Python hear of it."""
    # A signal is heard between any two steps of Python, in the midst of painting too; windows close from the event loop.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: QTimer.singleShot(0, application.closeAllWindows))
    timer = QTimer(application)
    timer.start(250)
    timer.timeout.connect(lambda: None)
    return timer


def search_for_garbage(application: QApplication) -> QTimer:
    """Have unreachable cycles searched for from the event loop, and in no other thread than its own.

    Python searches in whatever thread asks for memory.  One that finds a closed dialog would delete it there: Qt holds a
    lock meanwhile and waits for Python's, which the window's thread holds while it waits for that of Qt, and all stands still.
    """
    gc.disable()
    timer = QTimer(application)
    timer.timeout.connect(_search)
    timer.start(SEARCH_MS)
    return timer


def _search() -> None:
    """Search the oldest generation whose turn it is, by the limits Python itself goes by."""
    counts, limits = gc.get_count(), gc.get_threshold()
    due = [generation for generation in range(3) if counts[generation] > limits[generation]]
    if due:
        gc.collect(due[-1])


def left_crash_log() -> str:
    """What a hard crash of an earlier run left, once; empty if none did."""
    log = _crash_log()
    try:
        if not log.is_file() or not log.stat().st_size:
            return ""
        with log.open(encoding="utf-8", errors="replace") as file:
            text = file.read(MOST_LETTERS)
        log.unlink()
    except OSError:
        return ""
    return text


def _reports() -> Path:
    return paths.settings() / "reports"


def _crash_log() -> Path:
    return _reports() / "hard-crash.log"
