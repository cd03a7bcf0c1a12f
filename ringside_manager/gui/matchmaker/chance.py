"""The chance to win, worked out beside the window: a first answer at once, then a better one."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui.operation import Job, Operation
from ringside_manager.gui.session import Session
from ringside_manager.language import tr
from ringside_manager.odds import Odds, Sampling
from ringside_manager.odds.odds import Pool
from ringside_manager.office.facts.prospects import chances, pair_sampling

FIRST = 200
"""Bouts of the first answer, fought in this process: well under a second."""
FURTHER = (800, 3000)
"""Bouts added for each better answer, fought in processes of their own."""
CHUNK = 20
"""Bouts after which it hears that it is no longer wanted."""
PATIENCE_MS = 150
"""How long a pair must be shown before anything is worked out for it."""

Question = tuple[int, int, int, int]
"""Red, blue, night, rounds."""


class ChanceOfPair(QObject):
    """Answers for one pair at a time; another question calls the first off."""

    answered = Signal(object)
    """A ``Chances``; each is better than the one before."""
    asked = Signal()
    """There is another question and no answer yet."""
    finished = Signal()
    """No better answer will come, because this is the best or because somebody stopped it."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._operation: Operation | None = None
        self.question: Question | None = None
        self.is_last = False
        """Whether the latest answer is the best that will come."""
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(PATIENCE_MS)
        self._wait.timeout.connect(self._begin)

    @property
    def is_working(self) -> bool:
        """Whether a better answer is to come."""
        return self._wait.isActive() or (self._operation is not None and not self._operation.done)

    def ask(self, question: Question) -> None:
        """Work it out, unless that is under way or done already."""
        if question == self.question:
            return
        self.stop()
        self.question = question
        self.asked.emit()
        self._wait.start()

    def stop(self) -> None:
        """No answer is wanted any more."""
        self._wait.stop()
        self.question = None
        if self._operation is not None and not self._operation.done:
            self._operation.cancel()
        self._operation = None

    def _begin(self) -> None:
        if self.question is None:
            return
        try:
            sampling = pair_sampling(self._session.books, *self.question)
        except RingsideError:  # the bout system is missing, which was said when the league was opened
            self.is_last = True
            self.finished.emit()
            return
        self._go_on(self.question, sampling, 0)

    def _go_on(self, question: Question, sampling: Sampling, step: int) -> None:
        """One more step; the next follows when its answer has been told."""

        def then(odds: Odds) -> None:
            if question != self.question:
                return
            self.is_last = step == len(FURTHER)
            self.answered.emit(chances(odds))
            if self.is_last:
                self.finished.emit()
            else:
                self._go_on(question, sampling, step + 1)

        def failed(error: RingsideError) -> None:
            if question == self.question:
                self.is_last = True
                self.finished.emit()
            if not isinstance(error, CancelledError):
                self._session.failed.emit(error)

        title = tr("Working out the chance to win")
        self._operation = self._session.compute(title, lambda job: _fight(sampling, step, job), then, failed)


def _fight(sampling: Sampling, step: int, job: Job) -> Odds:
    """The first bouts here, the others elsewhere; off the window's thread."""
    if not step:
        return sampling.fight(FIRST, chunk=CHUNK, progress=_telling(job, FIRST))
    bouts = FURTHER[step - 1]
    try:
        return sampling.fight(bouts, pool().executor(), chunk=5 * CHUNK, progress=_telling(job, bouts))
    except (BrokenExecutor, OSError):  # no processes to be had: slower, but here
        pool().close()
        return sampling.fight(bouts, chunk=CHUNK, progress=_telling(job, bouts))


def _telling(job: Job, bouts: int) -> Callable[[int], None]:
    """Tells how far it is, and stops when it is told to."""
    done = 0

    def progress(more: int) -> None:
        nonlocal done
        done += more
        if not job.progress(done, bouts):
            raise CancelledError("Another pair is looked at.")

    return progress


_POOL = Pool()


def pool() -> Pool:
    """The processes of this program; they end with it."""
    application = QCoreApplication.instance()
    if application is not None and not application.property("pool"):
        application.setProperty("pool", True)
        application.aboutToQuit.connect(_POOL.close)
    return _POOL
