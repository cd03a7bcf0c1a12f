"""The chance to win from a moment on: samples that grow off the window's thread, until they are sure enough or something else is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ringside_manager.bout.corner import RED, Corner, Request
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import BoutEnded
from ringside_manager.errors import CancelledError
from ringside_manager.gui.operation import Background, Job, Operation, post, processes
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.watching import Watching
from ringside_manager.gui.settings import settings
from ringside_manager.language import tr

if TYPE_CHECKING:
    from ringside_manager.odds import Odds, Sampling
    from ringside_manager.odds.moment import Moment, Trail


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


class Growing(QObject):
    """Grows the samples of one question at a time; a new question takes the place of the one before.

    ``grown`` carries the question and a ``Known`` for each sample, better each time; ``rested`` carries it once no
    better ones will come.
    """

    grown = Signal(object, object)
    rested = Signal(object)

    def __init__(self, parent: QObject | None = None, executors: Executors = processes) -> None:
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
    from ringside_manager.odds import Policy, Sampling

    return Sampling(setup, SEED, Policy.AI, moment)


# The chance at the moment a bout is seen


PATIENCE_MS = 150
"""How long the eye must rest on a moment before other processes are set to work for it."""


SURE = 0.005
"""The standard error with which the chance of a moment is known well enough."""


_KEY = "ring/chance"


Spot = tuple[int, ...]
"""The number of events seen; at the end of a bout being fought also how much has been chosen and thrown."""


class LiveChance(QObject):
    """The chance at the moment that is seen, known for every moment it was worked out for.

    It is told of open knowledge alone: a choice one corner has sealed is not in it, and where the scorecards are
    closed there is none.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None, executors: Executors = processes) -> None:
        super().__init__(parent)
        self.is_on: bool = settings().value(_KEY, True)
        self._growing = Growing(self, executors)
        self._growing.grown.connect(self._on_grown)
        self._growing.rested.connect(self._on_rested)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self.look)
        self._watching: Watching | None = None
        self._found: dict[Spot, Known] = {}
        self._trail: list[Trail] = []
        self._rested: set[Spot] = set()
        self._is_answered, self._is_quick = True, False

    def follow(self, watching: Watching) -> None:
        """Look at another bout."""
        before, self._watching = self._watching, watching
        if before is not None:
            before.player.placed.disconnect(self._on_placed)
            before.changed.disconnect(self._on_placed)
            before.match.moved.disconnect(self._on_moved)
        self._found, self._rested, self._trail = {}, set(), []
        self._growing.stop()
        watching.player.placed.connect(self._on_placed)
        watching.changed.connect(self._on_placed)
        watching.match.moved.connect(self._on_moved)
        self._on_placed()

    def set_on(self, on: bool) -> None:
        """Show it or not, here and in bouts to come."""
        self.is_on = on
        settings().set_value(_KEY, on)
        if not on:
            self._growing.stop()
        self._on_placed()

    @property
    def is_open(self) -> bool:
        """Whether it can be told and may be: closed scorecards must not be read from it."""
        if self._watching is None or not self._watching.scores_open:
            return False
        match = self._watching.match
        return (match.contest or match.finished) is not None and bool(match.film.events)

    @property
    def now(self) -> Known | None:
        """The chance at the moment that is seen; ``None`` if it is not known yet."""
        watching = self._watching
        if watching is None or not self.is_open:
            return None
        event = watching.match.film.event(watching.place)
        if isinstance(event, BoutEnded):
            winner = event.outcome.winner
            return Known(0.5 if winner is None else float(winner is RED), 0.0, 0)
        return self._found.get(self._spot(watching))

    def stop(self) -> None:
        self._wait.stop()
        self._growing.stop()

    @property
    def _is_seen(self) -> bool:
        """Whether anybody can look at it: nothing is worked out for a bout behind another page."""
        parent = self.parent()
        return not isinstance(parent, QWidget) or parent.isVisible()

    def _spot(self, watching: Watching) -> Spot:
        contest = watching.match.contest
        if contest is None or contest.is_over or not watching.player.at_end:
            return (watching.place,)
        return watching.place, len(contest.bout.choices), len(contest.bout.dice or ())

    def _on_placed(self, *_: object) -> None:
        """The eye is somewhere else; what is known there is shown at once."""
        self.changed.emit()
        self.look_soon()

    def _on_moved(self, same: int) -> None:
        """What was known of events that were taken back is known no more."""
        self._found = {
            spot: found for spot, found in self._found.items() if len(spot) == 1 and spot[0] <= same
        }
        self._rested &= self._found.keys()

    def look_soon(self) -> None:
        """Look when the eye has rested a moment; at once where an answer costs next to nothing."""
        if not self._wait.isActive():
            self._wait.start(0 if self._is_quick else PATIENCE_MS)

    def look(self) -> None:
        """Ask for the moment that is seen, unless it is known well enough or being worked out."""
        watching = self._watching
        if watching is None or not (self.is_on and self.is_open and self._is_seen):
            return
        spot, at_hand = self._spot(watching), self.now
        question = watching, spot
        if self._growing.question is not None and not self._is_answered:
            return  # a first answer is never given up for the next question, or fast bouts would have none
        if self._growing.question == question or spot in self._rested:
            return
        self._is_answered = at_hand is not None
        self._growing.ask(question, self._samples(watching, spot), SURE)

    def _samples(self, watching: Watching, spot: Spot) -> Callable[[], Sequence[Sampling]]:
        match, kept = watching.match, self._trail
        bout = match.finished if match.contest is None or match.finished else match.contest.bout
        assert bout is not None
        setup, seed, choices, dice, is_live = match.setup, match.seed, bout.choices, bout.dice, match.is_live

        def begun() -> Sequence[Sampling]:
            from ringside_manager.odds.moment import Trail

            if not kept:
                kept.append(Trail(setup, seed))
            (trail,) = kept
            trail.follow(choices, dice)
            moment = trail.now(sealed=not is_live) if len(spot) > 1 else trail.at(spot[0], sealed=not is_live)
            sample = sample_from(setup, moment)
            self._is_quick = sample.is_quick
            return [sample]

        return begun

    def _on_grown(self, question: tuple[Watching, Spot], found: tuple[Known, ...]) -> None:
        watching, spot = question
        self._is_answered = True
        if watching is self._watching and found[0].bouts > getattr(self._found.get(spot), "bouts", 0):
            self._found[spot] = found[0]
            self.changed.emit()
        self.look()

    def _on_rested(self, question: tuple[Watching, Spot]) -> None:
        if question[0] is self._watching:
            self._rested.add(question[1])
        self.look()


def option_chance(found: Known, corner: Corner) -> str:
    """What the chance to win is after an option, with its error, for the card or the row of that option."""
    share, error = option_figures(found, corner)
    return tr("To win: {share} ± {error} %").format(share=share, error=error)


def option_figures(found: Known, corner: Corner) -> tuple[str, str]:
    """The chance of a corner after an option and its error, in per cents with a decimal."""
    locale = QLocale()
    points = 100 * found.of(corner), max(0.1, 200 * found.error)
    share, error = (locale.toString(one, "f", 1) for one in points)
    return share, error
