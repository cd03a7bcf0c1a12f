"""Starts the window."""

from __future__ import annotations

import getpass
import hashlib
import json
import os
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from multiprocessing import active_children
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication

from ringside_manager import paths
from ringside_manager.gui.app import (
    end_on_signals,
    keep_crash_log,
    left_crash_log,
    make_application,
    prepare,
    search_for_garbage,
    watch_for_faults,
)
from ringside_manager.gui.place import PAGES, Place
from ringside_manager.gui.settings import settings
from ringside_manager.gui.shell.about import CrashDialog
from ringside_manager.gui.window import MainWindow
from ringside_manager.language import tr

# One running program a person: a second start hands its league over to the first


WAIT_MS = 500
LONGEST = 8192
"""Bytes of a message that are read: a path is no longer."""


def server_name(settings_folder: Path) -> str:
    """What the running program of this person listens to."""
    key = f"{getpass.getuser()}\0{settings_folder}"
    return f"ringside-manager-{hashlib.sha256(key.encode()).hexdigest()[:16]}"


def hand_over(name: str, save: Path | None) -> bool:
    """Give a league (``None``: only the wish to be seen) to a running program; whether there is one."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(WAIT_MS):
        return False
    socket.write(str(save.resolve() if save else "").encode() + b"\n")
    told = socket.waitForBytesWritten(WAIT_MS)
    socket.disconnectFromServer()
    return told


class Reception(QObject):
    """Listens for later starts; ``came`` carries the path they were given, ``""`` for none."""

    came = Signal(str)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._callers: list[QLocalSocket] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._receive)
        if not self._server.listen(name):
            QLocalServer.removeServer(name)  # left by a program that was killed
            self._server.listen(name)

    def close(self) -> None:
        self._server.close()

    def _receive(self) -> None:
        caller = self._server.nextPendingConnection()
        self._callers.append(caller)
        caller.readyRead.connect(self._read)
        caller.disconnected.connect(self._read)
        self._read()

    def _read(self) -> None:
        """Read every line that has come; callers that are gone are let go of."""
        for caller in list(self._callers):
            if caller.canReadLine():
                line = bytes(caller.readLine(LONGEST).data())
                self.came.emit(line.decode(errors="replace").strip())
            elif caller.state() is QLocalSocket.LocalSocketState.UnconnectedState:
                self._callers.remove(caller)
                caller.deleteLater()


# Loading, behind the start page, what an open league will need


PAUSE_MS = 400
"""How long after the first painting the loading begins."""
MODULES = (
    "ringside_manager.gui.shell.league_files",
    "ringside_manager.gui.shell.league_desk",
    "ringside_manager.gui.pages.office.page",
    "ringside_manager.gui.start.assistant",
)
"""What comes first; the pages follow.  Nothing that matplotlib hangs on."""


class WarmUp(QObject):
    """Loads in a thread of its own, a while from now; whoever needs a module sooner waits for it alone."""

    done = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ended = threading.Event()
        if application := QCoreApplication.instance():
            application.aboutToQuit.connect(self._ended.set)
        thread = threading.Thread(target=self._load, name="loading", daemon=True)
        QTimer.singleShot(PAUSE_MS, self, lambda: thread.start())  # noqa: PLW0108  # Qt does not keep whose method it is

    def _load(self) -> None:
        first: list[Callable[[], object]] = [partial(import_module, module) for module in MODULES]
        rulebook: Callable[[], object] = partial(import_module, "ringside_manager.gui.rulebook.view")
        for load in (*first, _load_systems, _load_sets, *(page.load for page in PAGES), rulebook):
            if self._ended.is_set():
                return
            load()
        from ringside_manager.odds import compiled

        compiled.begin_by_itself()
        with suppress(RuntimeError):  # the window is gone already
            self.done.emit()


def _load_systems() -> None:
    """Every bout system with its window: a league, a new one and an exhibition begin by asking for all."""
    from ringside_manager.bout import registry  # the first painting needs no bout
    from ringside_manager.gui.board.window import named

    for name in (*registry.names(), *(plug_in.name for plug_in in registry.plug_ins())):
        named(name)


def _load_sets() -> None:
    """The fighter sets of the house, which the assistant counts and an exhibition lists; they are kept once read."""
    from ringside_manager.fighters.sets import load_set, shipped_sets

    for name in shipped_sets():
        load_set(name)


# Starts the window


_BEGAN = time.perf_counter()
_WORKING = ("save", "thinking", "start", "trial", "saving", "loading", "charts", "compiling")
"""What the names of the threads of our own begin with."""
_PATIENCE = 1.0
"""Seconds they have to end after the last window was closed."""


class Windows(QObject):
    """The window in force: another takes its place when the language changes."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.window = window
        self._refusals_told = 0
        self._refused = QTimer(self, singleShot=True, interval=0)
        self._refused.timeout.connect(self._tell_refused)
        settings().refused.connect(self._refused.start)
        self._refused.start()
        window.language_changed.connect(self._translate, Qt.ConnectionType.QueuedConnection)

    def called(self, path: str) -> None:
        self.window.called(path)

    @Slot()
    def warmed_up(self) -> None:
        """Say what is to be said once everything is loaded."""
        from ringside_manager.gui.shell.about import tell_news

        self.tell_of_plug_ins()
        tell_news(self.window)

    def tell_of_plug_ins(self) -> None:
        from ringside_manager.bout import registry  # the first painting needs no bout

        left_out = [str(plug_in) for plug_in in registry.faults()]
        if working := {plug_in.name for plug_in in registry.plug_ins() if not plug_in.fault}:
            from ringside_manager.gui.board.window import fault_of

            name = tr("the window of {system}")
            left_out += [name.format(system=system) for system in sorted(working) if fault_of(system)]
        if left_out:
            text = tr("Left out, because it could not be loaded: {plug_ins}. All else works.")
            acts = ((tr("Say why…"), self.window.open_about),)
            self.window.notices.tell(text.format(plug_ins=", ".join(left_out)), "warn", acts, lasting=True)

    def _tell_refused(self) -> None:
        """Name the settings that were refused since this was told last."""
        names, self._refusals_told = settings().refusals[self._refusals_told :], len(settings().refusals)
        if names:
            text = tr("Not all settings could be read; these are at their defaults now: {names}.")
            self.window.notices.tell(text.format(names=", ".join(names)), "warn", lasting=True)

    def _translate(self) -> None:
        """The same window in the language now spoken, over the same league with the same person before it."""
        old, new = self.window, MainWindow()
        here = old.desk.view.trail.here if old.desk else None
        behind = old.desk is not None and old.desk.curtain.is_down
        session = old.give_up_league()
        new.restoreGeometry(old.saveGeometry())
        new.show()
        self.window = new
        new.language_changed.connect(self._translate, Qt.ConnectionType.QueuedConnection)
        if session is not None:
            viewer = session.viewer
            new.show_league(session)
            if viewer is not None and new.desk is not None and not behind:
                new.desk.take_seat(viewer)
                new.desk.go(here or Place("office"))
        old.retire()


@dataclass(frozen=True, slots=True)
class Words:
    """What the words of the command asked for."""

    save: Path | None = None
    report: bool = False
    safe_mode: bool = False
    new_instance: bool = False


def main(words: Sequence[str]) -> int:
    """Open the window and run until it is closed; the exit code."""
    wish = understood(words)
    application = make_application(words)
    desk = watch_for_faults(application)
    end_on_signals(application)
    search_for_garbage(application)
    try:
        begun = _start(application, wish)
    except Exception as error:
        desk.at_start(error, watched=not wish.report)
        return 1
    code = application.exec() if isinstance(begun, Windows) else begun
    return _left(code or int(wish.report and bool(desk.reports)))


def _left(code: int) -> int:
    """The exit code; where work does not listen the process ends here.

    Python would wait for it without end, or take away under its feet what it works with.
    """
    working = [thread for thread in threading.enumerate() if thread.name.startswith(_WORKING)]
    deadline = time.monotonic() + _PATIENCE
    for thread in working:
        thread.join(max(0.0, deadline - time.monotonic()))
    if any(thread.is_alive() for thread in working):
        for process in active_children():
            process.terminate()
        os._exit(code)
    return code


def _start(application: QApplication, wish: Words) -> Windows | int:
    """Open the window; the exit code where there is nothing left to do."""
    prepare(application, safe_mode=wish.safe_mode)
    name = server_name(paths.settings())
    if not (wish.report or wish.new_instance) and hand_over(name, wish.save):
        print("Ringside Manager is open already; its window has come forward.")  # noqa: T201
        return 0
    crashed = left_crash_log()
    keep_crash_log()
    window = MainWindow()
    keeper = Windows(window)
    if wish.report:
        return _report(application, window, wish)
    reception = Reception(name, application)
    reception.came.connect(keeper.called)
    window.show()
    WarmUp(window).done.connect(keeper.warmed_up)
    _open_first(window, wish)
    if crashed:
        text = tr("The program ended suddenly the last time. Your leagues are safe: open one and go on.")
        acts = ((tr("Show what happened…"), lambda: CrashDialog(crashed, window, earlier=True).open()),)
        window.notices.tell(text, "warn", acts, lasting=True)
    if settings().set_aside is not None:
        text = tr(
            "The settings could not be read and were set aside as {file}; everything is at its default."
        )
        window.notices.tell(text.format(file=settings().set_aside), "warn", lasting=True)
    if not settings().kept:
        text = tr("Settings cannot be kept: {file} cannot be read and written. They last until you quit.")
        if settings().file is None:
            text = tr("The program runs without settings; what you choose lasts until you quit.")
        window.notices.tell(text.format(file=settings().file), "warn", lasting=True)
    return keeper


def understood(words: Sequence[str]) -> Words:
    """The words sorted out; options may stand anywhere, the last other word is the league."""
    names = [word for word in words if not word.startswith("--")]
    return Words(
        Path(names[-1]) if names else None,
        "--startup-report" in words,
        "--safe-mode" in words,
        "--new-instance" in words,
    )


def _open_first(window: MainWindow, wish: Words) -> None:
    if wish.save is not None:
        window.open_league(wish.save)
    elif settings().value("reopen", default=False):
        last = next((recent for recent in settings().recent() if recent.exists), None)
        if last is not None:
            window.open_league(Path(last.path))


def _report(application: QApplication, window: MainWindow, wish: Words) -> int:
    """Show the window, print how long its first painting took, and quit."""
    painted = FirstPaint(application)
    window.show()
    painted.wait(application)
    if wish.save is not None:
        window.open_league(wish.save)
        while window.is_opening:
            application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
    here = window.desk.view.trail.here if window.desk else None
    told = {
        "first_paint_ms": round((painted.at - process_began()) * 1000),
        "rss_mb": round(memory_mb(), 1),
        "page": here.page if here else "start",
    }
    print(json.dumps(told), flush=True)  # noqa: T201
    window.close()
    return 0


class FirstPaint(QObject):
    """Notes when anything of a window was painted first."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self.at = 0.0
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and not self.at:
            QTimer.singleShot(0, self._note)
        return False

    def wait(self, application: QApplication) -> None:
        """Deliver events until it was painted."""
        while not self.at:
            application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)

    def _note(self) -> None:
        self.at = self.at or time.perf_counter()


def process_began() -> float:
    """When this process began, on the clock of ``time.perf_counter``; at the import of this file where unknown."""
    try:
        ticks = float(Path("/proc/self/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[19])
    except (OSError, ValueError, IndexError):
        return _BEGAN
    since_boot = ticks / os.sysconf("SC_CLK_TCK")
    return time.perf_counter() - (time.clock_gettime(time.CLOCK_BOOTTIME) - since_boot)


def memory_mb() -> float:
    """Memory of this process that lies in the machine's own, in MiB; 0 where it cannot be told."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    resident = next((line for line in lines if line.startswith("VmRSS")), "VmRSS: 0 kB")
    return int(resident.split()[1]) / 1024
