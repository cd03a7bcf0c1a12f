"""A plan tried in many bouts beside the window: whom it is written for, the work, and what the bouts came to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from math import sqrt
from threading import Event
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance, Slot

from ringside_manager.bout.chance import derive_seed
from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.engine import AI, AnyEngine, CornerAt, CornerMaker, Setup
from ringside_manager.bout.outcome import Method
from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui.operation import error_of, pool, processes, raise_fault
from ringside_manager.gui.plans import shares
from ringside_manager.language import tr
from ringside_manager.odds import Odds, Sampling
from ringside_manager.plans import LONGEST_NAME, Plan
from ringside_manager.plans.suggesting import suggested_plan
from ringside_manager.text_safety import tidy

# A plan fought many times beside the window: with it and without it, step by step


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
        return self.without.bouts >= self.question.bouts


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


# What bouts came to, as people read it: parts of 100 that add up, with how sure they are


Z = 1.959963984540054
"""A normal deviate lies within this of its mean in 95 cases of 100."""


@dataclass(frozen=True, slots=True)
class Share:
    """A part of all bouts: ``percent`` of 100, all parts together 100; ``error`` in points of per cent (95 %)."""

    count: int
    percent: int
    share: float
    error: float


Ending = tuple[Method, Share]
"""How often a corner won in one way."""


@dataclass(frozen=True, slots=True)
class Result:
    """What bouts came to, seen from one corner; the endings of a corner add up to its wins."""

    bouts: int
    won: Share
    drawn: Share
    lost: Share
    won_by: tuple[Ending, ...]
    lost_by: tuple[Ending, ...]
    rounds: tuple[Share, ...]


def result(odds: Odds, corner: Corner, beside: Odds | None = None) -> Result:
    """The odds as parts of 100 that add up to it, with the endings that happened here or in those ``beside``."""
    own, other = odds.by_method(corner), odds.by_method(corner.opponent)
    drawn = odds.draws + odds.no_contests
    counts = [*own.values(), drawn, *other.values()]
    percents = shares(counts)
    cut = len(own)
    return Result(
        bouts=odds.bouts,
        won=_part(odds, sum(own.values()), sum(percents[:cut])),
        drawn=_part(odds, drawn, percents[cut]),
        lost=_part(odds, sum(other.values()), sum(percents[cut + 1 :])),
        won_by=_endings(odds, corner, percents[:cut], beside),
        lost_by=_endings(odds, corner.opponent, percents[cut + 1 :], beside),
        rounds=tuple(
            _part(odds, count, percent) for count, percent in zip(odds.ended, shares(odds.ended), strict=True)
        ),
    )


def judgement(planned: Odds, without: Odds, corner: Corner) -> str:
    """Whether the plan helps, in plain words: only where the difference is larger than its error."""
    helps, points, error = gain(planned, without, corner)
    if not helps:
        text = tr("The plan wins {plan}, your corner without it {without}: no difference to speak of.")
    elif helps > 0:
        text = tr(
            "The plan wins {plan}, your corner without it {without}: the plan gains {points} ± {error} of 100."
        )
    else:
        text = tr(
            "The plan wins {plan}, your corner without it {without}: the plan costs {points} ± {error} of 100."
        )
    return text.format(
        plan=with_error(result(planned, corner).won),
        without=with_error(result(without, corner).won),
        points=points,
        error=max(1, round(100 * error)),
    )


def gain(planned: Odds, without: Odds, corner: Corner) -> tuple[int, int, float]:
    """Return whether the plan helps (1), harms (-1) or neither (0), by how many points of 100, and their error as a share."""
    ours, theirs = (odds.share(odds.won(corner)) for odds in (planned, without))
    error = Z * sqrt(
        sum(_variance(share, odds.bouts) for share, odds in ((ours, planned), (theirs, without)))
    )
    helps = 0 if abs(ours - theirs) <= error else 1 if ours > theirs else -1
    return helps, round(100 * abs(ours - theirs)), error


def with_error(part: Share) -> str:
    """A part with how far the truth may lie from it."""
    return tr("{share} % ± {error}").format(share=part.percent, error=max(1, round(100 * part.error)))


def _variance(share: float, bouts: int) -> float:
    """Of a share; never so small as if what did not happen could not."""
    softened = (share * bouts + 1) / (bouts + 2)
    return softened * (1 - softened) / bouts


def _part(odds: Odds, count: int, percent: int) -> Share:
    return Share(count, percent, odds.share(count), odds.error(count))


def _endings(
    odds: Odds, winner: Corner, percents: tuple[int, ...], beside: Odds | None
) -> tuple[Ending, ...]:
    """Those that happened, in the order of the system."""
    counts = odds.by_method(winner)
    others = {} if beside is None else beside.by_method(winner)
    return tuple(
        (method, _part(odds, count, percent))
        for (method, count), percent in zip(counts.items(), percents, strict=True)
        if count or others.get(method)
    )


# Who fights whom, as far as it is known when a plan is written


@dataclass(frozen=True, slots=True)
class Matchup:
    """A bout to plan for: the plan's boxer stands in ``corner``; without a ``setup`` there is no opponent yet."""

    engine: AnyEngine
    own: str
    setup: Setup | None = None
    corner: Corner = RED

    @classmethod
    def of(cls, setup: Setup, corner: Corner) -> Matchup:
        """The bout of a setup, seen from one corner."""
        return cls(setup.engine, name_in(setup, corner), setup, corner)

    @property
    def other(self) -> str:
        """The opponent's name; empty if there is none yet."""
        return "" if self.setup is None else name_in(self.setup, self.corner.opponent)

    def suggestion(self) -> Plan | None:
        """What the corner AI suggests for this bout; ``None`` without an opponent, or if it has nothing to say."""
        if self.setup is None:
            return None
        own, other = (card_in(self.setup, corner) for corner in (self.corner, self.corner.opponent))
        try:
            plan = suggested_plan(self.engine, own, other, self.setup.terms)
        except RingsideError:
            return None
        name = tr("{name} against {opponent}").format(name=self.own, opponent=self.other)
        said = tr(
            "What the program at its best does for these two, written down. Change what you know better."
        )
        return replace(plan, name=tidy(name[:LONGEST_NAME]), note=said)


Opponent = tuple[str, Callable[[], Matchup]]
"""Somebody a plan may be written against: his name, and the bout with him, worked out when he is chosen."""


def card_in(setup: Setup, corner: Corner) -> Any:
    """The card of the boxer in a corner; its type is the engine's own."""
    return setup.red if corner is RED else setup.blue


def name_in(setup: Setup, corner: Corner) -> str:
    """The name of the boxer in a corner."""
    return str(setup.engine.card_data(card_in(setup, corner)).get("name", ""))


# What a plan is written for: who waits for it, who can be met, what it may begin with


@dataclass(frozen=True, slots=True)
class Errand:
    """Why the editor was opened.

    ``seal_text`` stands on the button that hands the plan over; ``sealed`` tells that one is in force and can
    be taken back; ``why_not`` says why nothing can be handed over now, ``""`` if it can.  With ``waits`` the
    editor stays until it is told by ``accept`` or ``refuse`` what came of it.  ``opponents`` can be chosen
    from; ``others`` are plans of one's own other fighters, by name.  ``corner`` is who leads a corner without a
    plan (``plain``, ``ai`` or ``ai:LEVEL``), ``executors`` where trials are fought.
    """

    seal_text: str = ""
    sealed: bool = False
    why_not: str = ""
    waits: bool = False
    opponents: Sequence[Opponent] = ()
    others: Callable[[], Sequence[tuple[str, Plan]]] = lambda: ()
    corner: str = AI
    executors: Executors = processes
