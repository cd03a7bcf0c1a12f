"""Many bouts of the same two boxers: what is likely, and how sure that is."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from multiprocessing import get_context

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.drive import PLAIN, CornerAt, CornerMaker, fight, simulate
from ringside_manager.bout.engine import EngineInfo, Setup
from ringside_manager.bout.outcome import CUT, Method, Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.request import Controller
from ringside_manager.errors import UsageError
from ringside_manager.language import say

# What a number of bouts came to


_Z = 1.959963984540054
"""A normal deviate lies within this of its mean in 95 cases of 100."""

WITHOUT_WINNER = (Method.DRAW, Method.NC)


class Policy(Enum):
    """Who decides in both corners: the plain policy of the rules, or the corner AI at its best level."""

    PLAIN = "plain"
    AI = "ai"


@dataclass(frozen=True, slots=True)
class Odds:
    """Counts over ``bouts`` bouts; every pair is (red, blue).

    ``methods`` are the ways the system lets somebody win; ``wins[corner.index][i]`` counts
    ``methods[i]``.  ``ended[i]`` counts bouts that ended in round i + 1, decisions in the last and
    those over before the first bell in the first;
    ``stopped[corner.index][i]`` those the corner won in round i + 1 without the cards.
    ``rounds_fought`` counts a round that was stopped as one; ``cuts`` are the bouts each corner won because
    the other was cut, of those in ``wins``.  All counts are exact; shares and
    errors are worked out from them.
    """

    bouts: int
    methods: tuple[Method, ...]
    wins: tuple[tuple[int, ...], tuple[int, ...]]
    draws: int
    no_contests: int
    ended: tuple[int, ...]
    stopped: tuple[tuple[int, ...], tuple[int, ...]]
    knockdowns: tuple[int, int]
    landed: tuple[int, int]
    rounds_fought: int
    cuts: tuple[int, int] = (0, 0)

    def won(self, corner: Corner) -> int:
        return sum(self.wins[corner.index])

    def by_method(self, corner: Corner) -> dict[Method, int]:
        """How many bouts the corner won by each method, those that never happened included."""
        return dict(zip(self.methods, self.wins[corner.index], strict=True))

    def on_the_cards(self, corner: Corner) -> int:
        return sum(count for method, count in self.by_method(corner).items() if method.is_decision)

    def share(self, count: int) -> float:
        """``count`` as a share of all bouts, 0 to 1."""
        return count / self.bouts

    def error(self, count: int) -> float:
        """How far the true chance may lie from ``share(count)``, on the worse side, at 95 % confidence.

        The farther end of Wilson's interval: close to the familiar 1.96 standard errors, and still
        right where something never happened.
        """
        share, spread = self.share(count), _Z * _Z / self.bouts
        middle = (share + spread / 2) / (1 + spread)
        half = _Z / (1 + spread) * sqrt(share * (1 - share) / self.bouts + spread / (4 * self.bouts))
        return abs(middle - share) + half

    def knockdowns_per_bout(self, corner: Corner) -> float:
        """Knockdowns the corner scored in a bout, the knockout punch apart."""
        return self.knockdowns[corner.index] / self.bouts

    def landed_per_round(self, corner: Corner) -> float:
        """Punches the corner landed in a round."""
        return self.landed[corner.index] / max(1, self.rounds_fought)

    @property
    def mean_rounds(self) -> float:
        """Rounds in a bout, one that was stopped counted whole."""
        return self.rounds_fought / self.bouts


# Processes for long simulations beside a window: begun when first needed, kept until it closes


class Pool:
    """Processes that are started anew, never forked, so that threads of this process do them no harm."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None

    @property
    def is_running(self) -> bool:
        return self._executor is not None

    def executor(self) -> Executor:
        """The processes; one fewer than there are processors, so that the window stays quick."""
        if self._executor is None:
            count = max(1, processors() - 1)
            self._executor = ProcessPoolExecutor(count, get_context("spawn"), leave_stopping_to_the_parent)
        return self._executor

    def close(self) -> None:
        """Let the processes go, without waiting for what they are at; asked again, there are new ones."""
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def leave_stopping_to_the_parent() -> None:
    """Let a process beside this one be ended by it alone: Ctrl-C reaches both."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


# Adding outcomes up; the order in which they are added makes no difference


class Tally:
    """Counts of outcomes of one system and one number of scheduled rounds.

    ``counts`` is a flat list: red's wins by method, blue's, draws, no contests, bouts by the round
    they ended in, bouts red stopped by the round, blue's, then knockdowns, punches landed, rounds
    fought and bouts won by the other's cut.  Whole numbers only, so sums are exact and a tally travels
    between processes as a plain list.
    """

    def __init__(self, info: EngineInfo, rounds: int, counts: Sequence[int] = ()) -> None:
        self._methods = tuple(method for method in info.methods if method not in WITHOUT_WINNER)
        self._rounds = rounds
        self._draws = 2 * len(self._methods)
        self._ended = self._draws + 2
        self._stopped = self._ended + rounds
        self._sums = self._stopped + 2 * rounds
        self.counts = list(counts) or [0] * (self._sums + 7)

    def add(self, outcome: Outcome) -> None:
        counts, ended = (
            self.counts,
            max(1, outcome.round) - 1,
        )  # what ends before the first bell counts as round 1
        if outcome.winner is None:
            counts[self._draws + (outcome.method is Method.NC)] += 1
        else:
            place = self._methods.index(outcome.method)
            counts[outcome.winner.index * len(self._methods) + place] += 1
            if not outcome.method.is_decision:
                counts[self._stopped + outcome.winner.index * self._rounds + ended] += 1
        counts[self._ended + ended] += 1
        added = (*outcome.knockdowns, *outcome.landed, outcome.round)
        for place, number in enumerate(added, self._sums):
            counts[place] += number
        if outcome.cause == CUT and outcome.winner is not None:
            counts[self._sums + 5 + outcome.winner.index] += 1

    def add_counts(self, counts: Iterable[int]) -> None:
        """Count what another tally of the same kind counted."""
        self.counts = [mine + his for mine, his in zip(self.counts, counts, strict=True)]

    def odds(self) -> Odds:
        counts, each = self.counts, len(self._methods)
        ended = tuple(counts[self._ended : self._stopped])
        stopped = counts[self._stopped : self._sums]
        knockdowns, landed = counts[self._sums : self._sums + 2], counts[self._sums + 2 : self._sums + 4]
        rounds, red_by_cut, blue_by_cut = counts[self._sums + 4 :]
        return Odds(
            bouts=sum(ended),
            methods=self._methods,
            wins=(tuple(counts[:each]), tuple(counts[each : 2 * each])),
            draws=counts[self._draws],
            no_contests=counts[self._draws + 1],
            ended=ended,
            stopped=(tuple(stopped[: self._rounds]), tuple(stopped[self._rounds :])),
            knockdowns=(knockdowns[0], knockdowns[1]),
            landed=(landed[0], landed[1]),
            rounds_fought=rounds,
            cuts=(red_by_cut, blue_by_cut),
        )


# Fighting a bout many times over, on one process or many, with the same result


MOST_BOUTS = 10_000_000
CHUNK = 250
"""Bouts a process fights before it reports: a tenth of a second or two."""

Progress = Callable[[int], None]
Corners = tuple[CornerMaker, CornerMaker]
"""Who sits in the red and in the blue corner; both have to travel to where the bouts are fought (picklable)."""
Play = Policy | str | Corners
"""Who decides: in both corners a policy, or the corner AI at the level of that name (``plain``: the plain
policy); or somebody of his own for each corner."""


def sample(
    setup: Setup,
    bouts: int,
    seed: int,
    policy: Play = Policy.PLAIN,
    executor: Executor | None = None,
    *,
    chunk: int = CHUNK,
    progress: Progress | None = None,
) -> Odds:
    """The odds of ``setup`` from bouts 1 to ``bouts`` of ``seed``.

    Neither ``executor`` (any of ``concurrent.futures``) nor ``chunk`` changes the result.
    ``progress`` is told how many more bouts are done.  Raises ``UsageError`` unless ``bouts`` is 1 to
    ``MOST_BOUTS``.
    """
    return Sampling(setup, seed, policy).fight(bouts, executor, chunk=chunk, progress=progress)


class Sampling:
    """A sample that can be made larger step by step; where it stands is always what ``sample`` would give."""

    def __init__(self, setup: Setup, seed: int, policy: Play = Policy.PLAIN) -> None:
        self._setup, self._seed, self._policy = setup, seed, policy
        self._tally = Tally(setup.engine.info, setup.terms.rounds)
        self.bouts = 0

    def fight(
        self,
        bouts: int,
        executor: Executor | None = None,
        *,
        chunk: int = CHUNK,
        progress: Progress | None = None,
    ) -> Odds:
        """Fight so many more bouts; the odds of all so far.

        Arguments and errors as ``sample``.  Whatever ``progress`` raises stops it, and so does an executor
        that breaks; the sample then stands where it stood.
        """
        last = self.bouts + bouts
        if bouts < 1 or last > MOST_BOUTS:
            most, many = f"{MOST_BOUTS:,}", f"{bouts:,}"
            raise UsageError(
                say("The number of bouts must be 1 to {most}, not {bouts}.", most=most, bouts=many)
            )
        starts = range(self.bouts + 1, last + 1, chunk)
        chunks = [range(first, min(first + chunk, last + 1)) for first in starts]
        tally = Tally(self._setup.engine.info, self._setup.terms.rounds, self._tally.counts)
        for numbers, counts in self._fought(chunks, executor):
            tally.add_counts(counts)
            if progress:
                progress(len(numbers))
        self._tally, self.bouts = tally, last
        return tally.odds()

    def _fought(self, chunks: list[range], executor: Executor | None) -> Done:
        if executor is None:
            return _here(self._setup, self._seed, self._policy, chunks)
        return _there(self._setup, self._seed, self._policy, chunks, executor)


def bout_seed(seed: int, number: int) -> int:
    """The seed of bout ``number`` (from 1) of a sample, worked out without fighting those before it."""
    return derive_seed(seed, "bout", number)


def fight_number(setup: Setup, seed: int, number: int, policy: Play = Policy.PLAIN) -> Outcome:
    """Bout ``number`` of the sample of ``seed``, by itself."""
    own_seed = bout_seed(seed, number)
    red, blue = (_controller(setup, policy, own_seed, corner) for corner in (RED, BLUE))
    return simulate(setup, own_seed, red, blue)


def record_number(setup: Setup, seed: int, number: int, policy: Play = Policy.PLAIN) -> BoutRecord:
    """The same bout with all that was decided, so that it can be watched."""
    own_seed = bout_seed(seed, number)
    red, blue = (_controller(setup, policy, own_seed, corner) for corner in (RED, BLUE))
    return fight(setup, own_seed, red, blue)


def _controller(setup: Setup, policy: Play, seed: int, corner: Corner) -> Controller:
    chance = SeededChance(derive_seed(seed, f"{corner.value} corner"))
    return corners_of(policy)[corner.index](setup.engine, chance)


def corners_of(policy: Play) -> Corners:
    """Who sits in the red and in the blue corner."""
    if isinstance(policy, tuple):
        return policy
    if isinstance(policy, Policy):
        both = CornerAt(PLAIN) if policy is Policy.PLAIN else CornerAt()
    else:
        both = CornerAt(policy)
    return both, both


def fight_chunk(setup: Setup, seed: int, policy: Play, numbers: range) -> list[int]:
    """The counts of a tally of the bouts with these numbers; runs in any process."""
    tally = Tally(setup.engine.info, setup.terms.rounds)
    for number in numbers:
        tally.add(fight_number(setup, seed, number, policy))
    return tally.counts


Done = Iterator[tuple[range, list[int]]]


def _here(setup: Setup, seed: int, policy: Play, chunks: list[range]) -> Done:
    for numbers in chunks:
        yield numbers, fight_chunk(setup, seed, policy, numbers)


def _there(setup: Setup, seed: int, policy: Play, chunks: list[range], executor: Executor) -> Done:
    """Chunks as they come back; if one fails or the caller stops, those not begun are called off."""
    given: dict[Future[list[int]], range] = {
        executor.submit(fight_chunk, setup, seed, policy, numbers): numbers for numbers in chunks
    }
    try:
        for future in as_completed(given):
            yield given[future], future.result()
    finally:
        for future in given:
            future.cancel()
