"""Work off the window's thread: while no league is open, and in processes of their own."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui.operation import Job, Operation, error_of, handed_over, post, raise_fault
from ringside_manager.gui.widgets import plain_label
from ringside_manager.language import tr
from ringside_manager.odds.workers import Pool

Then = Callable[[Any], None]


class Background(QObject):
    """One thread for work that opens and closes what it needs by itself.

    Errors of the house go to ``failed``, stopping to nobody, anything else is raised in the window as well.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="start")
        self._running: Operation | None = None
        self._post = post()

    @property
    def running(self) -> Operation | None:
        return self._running

    def run(self, title: str, work: Callable[[Job], Any], then: Then, failed: Then) -> Operation:
        """Do ``work``; ``then(result)`` or ``failed(error)`` follow on the window's thread."""
        operation = Operation(title, self)
        self._running = operation
        done = handed_over(self._thread, work, operation.job)

        def arrived(future: Future[Any]) -> None:
            self._post.send(self, lambda: self._end(operation, future, then, failed))

        done.add_done_callback(arrived)
        return operation

    def stop(self) -> None:
        """Stop what runs, if anything."""
        if self._running is not None:
            self._running.cancel()

    def close(self) -> None:
        """Stop and wait for the thread to end."""
        self.stop()
        self._thread.shutdown(wait=True, cancel_futures=True)

    def _end(self, operation: Operation, future: Future[Any], then: Then, failed: Then) -> None:
        error = error_of(future)
        result = None if error else future.result()
        self._running = None
        operation.conclude(result, error)
        if error is None:
            then(result)
        elif isinstance(error, RingsideError):
            if not isinstance(error, CancelledError):
                failed(error)
        else:
            failed(RingsideError(tr("The program made a mistake; this was not done.")))
            raise_fault(error)


# Processes for long simulations


_POOL = Pool()


def pool() -> Pool:
    """The processes of this program; they end with it."""
    application = QCoreApplication.instance()
    if application is not None and not application.property("pool"):
        application.setProperty("pool", True)
        application.aboutToQuit.connect(_POOL.close)
    return _POOL


def processes() -> Executor:
    """Return processes beside this one, begun when they are first needed."""
    return pool().executor()


# A dialog that waits for work in the background and can stop it


class Waiting(QProgressDialog):
    """Shows how far an operation is; goes away with its end."""

    def __init__(self, operation: Operation, text: str, parent: QWidget) -> None:
        super().__init__("", tr("Stop"), 0, 0, parent)
        self.setLabel(plain_label(text))
        self.setWindowTitle(operation.title)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setMinimumDuration(0)
        self.setAutoReset(False)
        self.setAutoClose(False)
        self.canceled.connect(operation.cancel)
        operation.progressed.connect(self._on_progress)
        operation.finished.connect(self._on_end)
        self.show()

    def _on_progress(self, done: int, total: int) -> None:
        self.setMaximum(total)
        self.setValue(done)

    def _on_end(self) -> None:
        self.canceled.disconnect()
        self.hide()
        self.deleteLater()
