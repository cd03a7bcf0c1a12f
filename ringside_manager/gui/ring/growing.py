"""Samples that grow off the window's thread, until they are sure enough or something else is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal
from shiboken6 import isValid

from ringside_manager.bout.corner import RED, Corner, Request
from ringside_manager.bout.engine import Setup
from ringside_manager.errors import CancelledError
from ringside_manager.gui.background import Background
from ringside_manager.gui.operation import Job, Operation, post
from ringside_manager.gui.ring.live_bout import LiveBout
from ringside_manager.language import tr

if TYPE_CHECKING:
    from ringside_manager.odds.moment import Moment
    from ringside_manager.odds.odds import Odds, Sampling


SEED = 41
"""The same dice for every moment and every option, so that what differs is what is compared."""
FIRST = 24
"""Bouts of a first answer."""
LAP = 0.25
"""Seconds until a better answer is told."""
MOST, LONGEST = 200_000, 20.0
"""Bouts from one moment at most, and seconds after which it is good enough."""


class Known(NamedTuple):
    """Red's chance to win, draws as half, its standard error, and from how many bouts it is known."""

    chance: float
    error: float
    bouts: int

    def of(self, corner: Corner) -> float:
        """The chance of a corner."""
        return self.chance if corner is RED else 1 - self.chance


def known(odds: Odds) -> Known:
    """What a sample says of red's chance."""
    return Known(odds.chance(RED), odds.chance_error, odds.bouts)


Executors = Callable[[], Executor]


def other_processes() -> Executor:
    """Processes beside this one, begun when they are first needed."""
    from ringside_manager.gui.background import pool

    return pool().executor()


class Growing(QObject):
    """Grows the samples of one question at a time; a new question takes the place of the one before.

    ``grown`` carries the question and a ``Known`` for each sample, better each time; ``rested`` carries it once no
    better ones will come.
    """

    grown = Signal(object, object)
    rested = Signal(object)

    def __init__(self, parent: QObject | None = None, executors: Executors = other_processes) -> None:
        super().__init__(parent)
        self._executors = executors
        self._background = Background(self)
        self._operation: Operation | None = None
        self.question: object = None
        """What is being worked out, ``None`` if nothing is."""
        if application := QCoreApplication.instance():
            application.aboutToQuit.connect(self.stop)

    def ask(self, question: object, begun: Callable[[], Sequence[Sampling]], sure: float) -> None:
        """Grow the samples ``begun`` makes, off the window's thread, until each error is at most ``sure``."""
        self.stop()
        self.question = question

        def over(_: object) -> None:
            if self.question is question:
                self.question = None
                self.rested.emit(question)

        def work(job: Job) -> None:
            _grow(begun(), sure, job, self._executors, tell)

        def tell(found: tuple[Known, ...]) -> None:
            post().send(self, lambda: self.grown.emit(question, found))

        self._operation = self._background.run(tr("Working out the chance to win"), work, over, over)
        self._operation.finished.connect(self._operation.deleteLater)

    def stop(self) -> None:
        """Want no more answers."""
        self.question = None
        operation, self._operation = self._operation, None
        if operation is not None and isValid(operation):
            operation.cancel()


def _grow(
    samples: Sequence[Sampling],
    sure: float,
    job: Job,
    executors: Executors,
    tell: Callable[[tuple[Known, ...]], object],
) -> None:
    """Laps over all samples, each as long as people like to wait for a better answer."""

    def go_on(_done: int = 0) -> None:
        if job.cancelled:
            raise CancelledError("Another moment is looked at.")

    lap, end = FIRST, perf_counter() + LONGEST
    while True:
        begun = perf_counter()
        go_on()
        found = tuple(known(_fought(sample, lap, executors, go_on)) for sample in samples)
        go_on()
        tell(found)
        bouts = found[0].bouts if found else MOST
        if bouts >= MOST or perf_counter() > end or all(one.error <= sure for one in found):
            return
        pace = (perf_counter() - begun) / lap
        lap = min(max(FIRST, int(LAP / max(pace, 1e-9))), 4 * bouts, MOST - bouts)


def _fought(sample: Sampling, bouts: int, executors: Executors, go_on: Callable[[int], None]) -> Odds:
    """More bouts: here where that takes no time, else in another process, or here if there is none to be had."""
    if sample.bouts and not sample.is_quick:  # the first answer is worth no other process
        try:
            return sample.fight(bouts, executors(), chunk=-(-bouts // 4), progress=go_on)
        except (BrokenExecutor, OSError):
            pass
    return sample.fight(bouts, chunk=max(FIRST, bouts // 4), progress=go_on)


def option_samples(match: LiveBout, request: Request[Any]) -> Callable[[], Sequence[Sampling]]:
    """A sample for each option of what is asked now, with the same dice, to be made off the window's thread."""
    assert match.contest is not None
    bout = match.contest.bout
    setup, seed, choices, dice = bout.setup, bout.seed, bout.choices, bout.dice

    def begun() -> Sequence[Sampling]:
        from ringside_manager.odds.moment import Trail

        trail = Trail(setup, seed)
        trail.follow(choices, dice)
        moment = trail.now()
        options = range(len(request.options))
        return [sample_from(setup, moment.answered(request.corner, option)) for option in options]

    return begun


def sample_from(setup: Setup, moment: Moment) -> Sampling:
    """A sample of bouts from a moment on, both corners led by the best corner AI."""
    from ringside_manager.odds.odds import Policy, Sampling

    return Sampling(setup, SEED, Policy.AI, moment)
