"""Pairings fought under every bout system beside the window, one after the other, each told as soon as it is judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from ringside_manager.bout.engine import Setup
from ringside_manager.bout.record import BoutRecord
from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui.matchmaker.chance import pool
from ringside_manager.gui.operation import Job, Operation
from ringside_manager.gui.start.background import Background
from ringside_manager.language import tr
from ringside_manager.odds import Policy, Sampling
from ringside_manager.odds.odds import record_number
from ringside_manager.odds.rule_books import Judgement, Typical, typical

SEED = 1974
"""Everybody who asks the same sees the same bouts."""
CHUNK = 25
"""Bouts after which it hears that no more are wanted."""

Executors = Callable[[], Executor | None]


@dataclass(frozen=True, slots=True)
class Question:
    """Pairings, each under every system in one order; how many bouts of each, and who decides in the corners."""

    pairings: tuple[tuple[Setup, ...], ...]
    bouts: int
    policy: Policy

    @property
    def total(self) -> int:
        """All the bouts there are to fight."""
        return self.bouts * sum(map(len, self.pairings))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one system makes of one pairing, by their places in the question, with the bout that is typical of it."""

    pairing: int
    system: int
    judgement: Judgement
    typical: Typical
    policy: Policy

    def record(self) -> BoutRecord:
        """The typical bout, to be watched."""
        return record_number(self.judgement.setup, SEED, self.typical.number, self.policy)


def processes() -> Executor | None:
    """The processes of this program."""
    return pool().executor()


class Comparison(QObject):
    """Fights one question at a time; ``judged`` carries a ``Verdict`` after each system.

    ``progressed`` carries bouts fought and bouts to fight, ``ended`` an error of the house, or ``None`` after the
    last bout and after a stop.
    """

    judged = Signal(object)
    progressed = Signal(int, int)
    ended = Signal(object)

    def __init__(self, executors: Executors = processes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executors = executors
        self._background = Background(self)
        self._question: Question | None = None
        self._operation: Operation | None = None
        self._waiting: list[tuple[int, int]] = []

    @property
    def is_running(self) -> bool:
        """Whether bouts are being fought."""
        return self._background.running is not None

    def ask(self, question: Question) -> None:
        """Fight it; nothing else may be running."""
        self._question = question
        self._waiting = [
            (pairing, system)
            for pairing, setups in enumerate(question.pairings)
            for system in range(len(setups))
        ]
        self._next()

    def stop(self) -> None:
        """No more bouts are wanted; what was judged stays told."""
        self._waiting.clear()
        self._background.stop()

    def close(self) -> None:
        """Stop, and wait for what is in hand."""
        self.stop()
        self._background.close()

    def _next(self) -> None:
        question = self._question
        if question is None or not self._waiting:
            self.ended.emit(None)
            return
        pairing, system = self._waiting.pop(0)
        places = len(question.pairings[0])
        step = _Step(question, pairing, system, question.bouts * (pairing * places + system), self._executors)
        title = tr("Fighting under every rule book")
        self._operation = self._background.run(title, step.work, self._take, self._fail)
        self._operation.progressed.connect(self.progressed)
        self._operation.finished.connect(self._on_finished)

    def _take(self, verdict: Verdict) -> None:
        self.judged.emit(verdict)
        self._next()

    def _fail(self, error: RingsideError) -> None:
        self._waiting.clear()
        self.ended.emit(error)

    def _on_finished(self) -> None:
        if self._operation is not None and isinstance(self._operation.error, CancelledError):
            self.ended.emit(None)


@dataclass(frozen=True, slots=True)
class _Step:
    """One pairing under one system; ``before`` bouts have been fought for others."""

    question: Question
    pairing: int
    system: int
    before: int
    executors: Executors

    def work(self, job: Job) -> Verdict:
        """Off the window's thread: fight, and look for the typical bout."""
        try:
            return self._judge(job, self.executors())
        except (BrokenExecutor, OSError):  # no processes to be had: slower, but here
            pool().close()
            return self._judge(job, None)

    def _judge(self, job: Job, executor: Executor | None) -> Verdict:
        question = self.question
        setup = question.pairings[self.pairing][self.system]
        done = self.before

        def progress(more: int) -> None:
            nonlocal done
            done += more
            if not job.progress(done, question.total):
                raise CancelledError("The comparison was stopped.")

        odds = Sampling(setup, SEED, question.policy).fight(
            question.bouts, executor, chunk=CHUNK, progress=progress
        )
        judgement = Judgement(setup, odds)
        if executor is None:
            found = typical(judgement, SEED, question.policy)
        else:
            found = executor.submit(typical, judgement, SEED, question.policy).result()
        return Verdict(self.pairing, self.system, judgement, found, question.policy)


def complete(verdicts: Sequence[Verdict], systems: int) -> list[list[Judgement]]:
    """The judgements of every pairing that all systems have judged, in the order of the systems."""
    by_pairing: dict[int, list[Verdict]] = {}
    for verdict in verdicts:
        by_pairing.setdefault(verdict.pairing, []).append(verdict)
    return [
        [verdict.judgement for verdict in sorted(found, key=lambda one: one.system)]
        for found in by_pairing.values()
        if len(found) == systems
    ]
