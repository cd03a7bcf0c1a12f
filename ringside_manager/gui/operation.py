"""Work in the background: its progress, its cancelling, its end; off the window's thread, and in processes of its own."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor, wait
from functools import cache
from threading import Event
from typing import Any, NoReturn

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QObject, Qt, Signal, Slot
from shiboken6 import isValid

from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.language import tr
from ringside_manager.odds.workers import Pool

CLOSING_MS = 20_000
"""How long closing waits for work that was asked to stop."""
BLINK_MS = 200
"""How long the window may wait without a word and without being painted."""


class Post(QObject):
    """Carries a task from any thread to the window's.

    It lives as long as the program: a signal of whoever asked may be sent in the very moment in which he goes.
    """

    _arrived = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._arrived.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def send(self, whose: QObject, task: Callable[[], object]) -> None:
        """Do ``task`` on the window's thread, if ``whose`` is still there then."""
        self._arrived.emit((whose, task))

    @Slot(object)
    def _deliver(self, parcel: tuple[QObject, Callable[[], object]]) -> None:
        whose, task = parcel
        if isValid(whose):
            task()


@cache
def post() -> Post:
    """The one post of the program; called first on the window's thread."""
    return Post()


class Job:
    """What work in the background holds in its hands: it tells how far it is and hears when to stop."""

    def __init__(self, tell: Callable[[int, int], None]) -> None:
        self._tell = tell
        self._stop = Event()

    def progress(self, done: int, total: int) -> bool:
        """Tell that ``done`` of ``total`` steps are done; false if the work is to stop."""
        self._tell(done, total)
        return not self.cancelled

    @property
    def cancelled(self) -> bool:
        return self._stop.is_set()

    def cancel(self) -> None:
        """Ask it to stop; may be called from any thread."""
        self._stop.set()


class Operation(QObject):
    """A piece of work under way, for whoever shows its progress.  Lives on the window's thread."""

    progressed = Signal(int, int)
    finished = Signal()

    def __init__(self, title: str, parent: QObject | None = None, *, on_save: bool = False) -> None:
        super().__init__(parent)
        self.title = title
        self.on_save = on_save
        """Whether it may change the save."""
        self.done = False
        self.result: Any = None
        self.error: BaseException | None = None
        carrier = post()
        self.job = Job(lambda done, total: carrier.send(self, lambda: self.progressed.emit(done, total)))

    def cancel(self) -> None:
        """Ask the work to stop; what it was about is then as if it had not begun."""
        self.job.cancel()

    @property
    def cancelled(self) -> bool:
        return self.job.cancelled

    def conclude(self, result: Any, error: BaseException | None) -> None:
        self.done, self.result, self.error = True, result, error
        self.finished.emit()


def handed_over(thread: ThreadPoolExecutor, work: Callable[..., Any], *values: object) -> Future[Any]:
    """Give work to a thread; where the thread has ended already the work has failed."""
    try:
        return thread.submit(work, *values)
    except RuntimeError as gone:
        failed: Future[Any] = Future()
        error = RingsideError(
            "This can not be done any more: the work on the league has ended.",
            next_step="Close the league and open it again.",
        )
        error.__cause__ = gone
        failed.set_exception(error)
        return failed


def error_of(future: Future[Any]) -> BaseException | None:
    """How work ended: ``None`` if well; work that never began counts as stopped."""
    if future.cancelled():
        return CancelledError("Stopped before it began.")
    return future.exception()


def raise_fault(error: BaseException) -> NoReturn:
    """Raise what work ended with, where the crash desk hears it: Qt would end the program for ``SystemExit``."""
    if isinstance(error, Exception):
        raise error
    raise RuntimeError(f"work in the background ended by {type(error).__name__}") from error


def wound_up(last: Future[Any], tell: Callable[[], object]) -> bool:
    """Wait for the last work of a thread; whether it ended within ``CLOSING_MS``.

    If it takes longer than a blink ``tell`` is called once, and from then on the window is painted but
    hears nobody.
    """
    wait([last], BLINK_MS / 1000)
    if last.done():
        return True
    tell()
    deadline = QDeadlineTimer(CLOSING_MS)
    while not last.done() and not deadline.hasExpired():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents, 20)
        wait([last], 0.02)
    return last.done()


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
