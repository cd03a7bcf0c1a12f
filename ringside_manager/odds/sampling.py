"""Fighting a bout many times over, on one process or many, with the same result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, as_completed

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.bout.controllers import Controller
from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.drive import simulate
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.setup import Setup
from ringside_manager.errors import UsageError
from ringside_manager.odds.odds import Odds, Policy
from ringside_manager.odds.tally import Tally

MOST_BOUTS = 10_000_000
CHUNK = 250
"""Bouts a process fights before it reports: a tenth of a second or two."""

Progress = Callable[[int], None]


def sample(
    setup: Setup,
    bouts: int,
    seed: int,
    policy: Policy = Policy.PLAIN,
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
    if not 1 <= bouts <= MOST_BOUTS:
        raise UsageError(f"The number of bouts must be 1 to {MOST_BOUTS:,}, not {bouts:,}.")
    tally = Tally(setup.engine.info, setup.terms.rounds)
    chunks = [range(first, min(first + chunk, bouts + 1)) for first in range(1, bouts + 1, chunk)]
    work = (
        _here(setup, seed, policy, chunks)
        if executor is None
        else _there(setup, seed, policy, chunks, executor)
    )
    for numbers, counts in work:
        tally.add_counts(counts)
        if progress:
            progress(len(numbers))
    return tally.odds()


def bout_seed(seed: int, number: int) -> int:
    """The seed of bout ``number`` (from 1) of a sample, worked out without fighting those before it."""
    return derive_seed(seed, "bout", number)


def fight_number(setup: Setup, seed: int, number: int, policy: Policy = Policy.PLAIN) -> Outcome:
    """Bout ``number`` of the sample of ``seed``, by itself."""
    own_seed = bout_seed(seed, number)
    red, blue = (_controller(setup, policy, own_seed, corner) for corner in (RED, BLUE))
    return simulate(setup, own_seed, red, blue)


def _controller(setup: Setup, policy: Policy, seed: int, corner: Corner) -> Controller:
    engine, chance = setup.engine, SeededChance(derive_seed(seed, f"{corner.value} corner"))
    if policy is Policy.AI:
        return engine.corner_ai(chance, engine.info.best_level)
    return engine.plain_corner(chance)


def fight_chunk(setup: Setup, seed: int, policy: Policy, numbers: range) -> list[int]:
    """The counts of a tally of the bouts with these numbers; runs in any process."""
    tally = Tally(setup.engine.info, setup.terms.rounds)
    for number in numbers:
        tally.add(fight_number(setup, seed, number, policy))
    return tally.counts


Done = Iterator[tuple[range, list[int]]]


def _here(setup: Setup, seed: int, policy: Policy, chunks: list[range]) -> Done:
    for numbers in chunks:
        yield numbers, fight_chunk(setup, seed, policy, numbers)


def _there(setup: Setup, seed: int, policy: Policy, chunks: list[range], executor: Executor) -> Done:
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
