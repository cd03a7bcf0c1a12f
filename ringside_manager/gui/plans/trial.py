"""A plan fought many times beside the window: with it and without it, step by step."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from threading import Event

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance, Slot

from ringside_manager.bout.chance import derive_seed
from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.drive import CornerAt, CornerMaker
from ringside_manager.bout.engine import Setup
from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui.matchmaker.chance import pool
from ringside_manager.gui.operation import error_of, raise_fault
from ringside_manager.odds import Odds, Sampling
from ringside_manager.plans import Plan

STEPS = 25
"""Answers on the way, each better than the one before."""
LEAST_STEP = 20
CHUNK = 25
"""Bouts after which a process hears that no more are wanted."""
SEED = 1974
"""Everybody who tries the same plan in the same bout sees the same bouts."""

BEST = CornerAt()
"""The corner AI at its best."""

Executors = Callable[[], Executor | None]


@dataclass(frozen=True, slots=True)
class Question:
    """A plan in a corner of a bout, who sits in the other, and how many bouts; ``without`` leads his corner else."""

    setup: Setup
    corner: Corner
    plan: Plan
    other: CornerMaker
    bouts: int
    without: CornerMaker = BEST

    def sampling(self, maker: CornerMaker) -> Sampling:
        """The bouts with somebody in his corner; the same dice whoever it is."""
        pair = (maker, self.other) if self.corner is RED else (self.other, maker)
        return Sampling(self.setup, derive_seed(SEED, "trial"), pair)


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of it so far."""

    question: Question
    planned: Odds
    without: Odds

    @property
    def is_last(self) -> bool:
        """Whether all bouts have been fought."""
        return self.without.bouts >= self.question.bouts


def processes() -> Executor | None:
    """The processes of this program."""
    return pool().executor()


class Trial(QObject):
    """Fights one question at a time; ``answered`` carries an ``Answer`` after every step.

    ``ended`` follows the last of them, a stop, or a failure, whose error it carries.
    """

    answered = Signal(object)
    ended = Signal(object)
    _arrived = Signal(object)
    _concluded = Signal(object)

    def __init__(self, executors: Executors = processes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executors = executors
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="trial")
        self._stop = Event()
        self._running: Future[None] | None = None
        queued = Qt.ConnectionType.QueuedConnection
        self._arrived.connect(self._tell, queued)
        self._concluded.connect(self._end, queued)

    @property
    def is_running(self) -> bool:
        """Whether bouts are being fought."""
        return self._running is not None

    def ask(self, question: Question) -> None:
        """Fight; what ran before is stopped."""
        self.stop()
        self._stop = Event()
        stop, running = self._stop, self._thread.submit(self._work, question, self._stop)
        self._running = running
        running.add_done_callback(lambda done: _send(self._concluded, (stop, error_of(done))))

    def stop(self) -> None:
        """No more bouts are wanted; what has been fought stays told."""
        self._stop.set()

    def _work(self, question: Question, stop: Event) -> None:
        """Off the window's thread: both samples by turns, so that both are always equally sure."""
        planned, without = question.sampling(question.plan.controller), question.sampling(question.without)
        while without.bouts < question.bouts:
            step = min(max(LEAST_STEP, question.bouts // STEPS), question.bouts - without.bouts)
            odds = [self._fight(sampling, step, stop) for sampling in (planned, without)]
            _send(self._arrived, (stop, Answer(question, odds[0], odds[1])))

    def _fight(self, sampling: Sampling, bouts: int, stop: Event) -> Odds:
        def progress(_more: int) -> None:
            if stop.is_set():
                raise CancelledError("The trial was stopped.")

        # the first step here: processes take seconds to begin, and bars are wanted at once
        executor = self._executors() if sampling.bouts else None
        try:
            return sampling.fight(bouts, executor, chunk=CHUNK, progress=progress)
        except (BrokenExecutor, OSError):  # no processes to be had: slower, but here
            pool().close()
            return sampling.fight(bouts, chunk=CHUNK, progress=progress)

    @Slot(object)
    def _tell(self, told: tuple[Event, Answer]) -> None:
        if told[0] is self._stop and not self._stop.is_set():
            self.answered.emit(told[1])

    @Slot(object)
    def _end(self, ended: tuple[Event, BaseException | None]) -> None:
        stop, error = ended
        if stop is not self._stop:
            return
        self._running = None
        refused = isinstance(error, RingsideError) and not isinstance(error, CancelledError)
        self.ended.emit(error if refused else None)
        if error is not None and not isinstance(error, RingsideError):
            raise_fault(error)


def _send(signal: SignalInstance, value: object) -> None:
    """Tell the window, if it is still there."""
    with suppress(RuntimeError):  # what Qt raises for an object that is gone
        signal.emit(value)
