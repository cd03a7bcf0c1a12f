"""Fighting a bout many times over, on one process or many, with the same result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, as_completed

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.bout.controllers import Controller
from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.corners import PLAIN, CornerAt, CornerMaker
from ringside_manager.bout.drive import fight, simulate
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.setup import Setup
from ringside_manager.errors import UsageError
from ringside_manager.odds.odds import Odds, Policy
from ringside_manager.odds.tally import Tally

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
            raise UsageError(f"The number of bouts must be 1 to {MOST_BOUTS:,}, not {bouts:,}.")
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
    return fight(setup, own_seed, red, blue).record


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
