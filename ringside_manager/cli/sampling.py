"""Samples of bouts: who sits in the corners, in how many processes they are fought, and their JSON document."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass

from ringside_manager.bout import BLUE, CORNERS, RED, Method, Setup, registry
from ringside_manager.bout.engine import IN_CHARACTER, AnyEngine
from ringside_manager.cli.bouts import names_of
from ringside_manager.cli.matchup import corner_maker
from ringside_manager.errors import UnknownNameError
from ringside_manager.language import say
from ringside_manager.odds import Odds, Play, Policy, compiled, sample
from ringside_manager.odds.workers import joined_cluster, leave_stopping_to_the_parent, processors

# Processes for long samples.


WORTH_SECONDS = 1.0
"""Below this a second process costs more than it saves."""
TRIAL = 20
SECONDS_A_NIGHT = 0.001
"""What compiled bouts save, about."""
WORTH_NIGHTS = 500
"""With fewer nights to play in all, a second process costs more than it saves."""


@contextmanager
def workers_for(works: Sequence[tuple[Setup, Play]], bouts: int) -> Iterator[Executor | None]:
    """A pool of one process a processor, or ``None`` when this process alone is about as quick.

    ``bouts`` of each of ``works`` are to be fought, with those who decide.
    """
    count = processors()
    if bouts <= TRIAL or not _worth_it(works, bouts, count):
        yield None
        return
    with processes(count) as pool:
        yield pool


@contextmanager
def processes(count: int) -> Iterator[Executor]:
    """A pool of so many; a stop (Ctrl-C) reaches this process alone, which then calls the others off."""
    pool = ProcessPoolExecutor(count, initializer=leave_stopping_to_the_parent)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()


def workers_for_nights(
    system: str, nights: int, cluster: str | None
) -> AbstractContextManager[Executor | None]:
    """Who plays so many fight nights of leagues in memory beside this process: a cluster, processes, or nobody.

    Compiled bouts are waited for where that saves time.
    """
    if cluster is not None:
        return joined_cluster(cluster)
    engine, others = registry.get(system), processors() - 1
    if SECONDS_A_NIGHT * nights > compiled.seconds_to(engine):
        compiled.wait(engine)
    return processes(others) if others and nights >= WORTH_NIGHTS else nullcontext()


def _worth_it(works: Sequence[tuple[Setup, Play]], bouts: int, count: int) -> bool:
    """Whether it will take long enough where there are ``count`` processors; looks no further than it must.

    What is faster compiled, the wait for it included, is made ready first.
    """
    seconds = 0.0
    for setup, policy in works:
        sample(setup, 1, 0, policy)
        began = time.perf_counter()
        sample(setup, TRIAL, 0, policy)
        needed = (time.perf_counter() - began) / TRIAL * bouts
        if needed / count < compiled.seconds_to(setup.engine) or not compiled.wait(setup.engine):
            seconds += needed
        if seconds >= WORTH_SECONDS and count > 1:
            return True
    return False


# Who sits in the corners, and the JSON document of odds: the shape that scripts rely on.


DIGITS = 6


@dataclass(frozen=True, slots=True)
class Seats:
    """Who decides, as it was typed: a policy for both, unless a corner has somebody of its own."""

    both: str
    red: str | None = None
    blue: str | None = None

    @property
    def differ(self) -> bool:
        return self.red is not None or self.blue is not None

    @property
    def words(self) -> tuple[str, str]:
        """Who decides in the red and in the blue corner."""
        return self.red or self.both, self.blue or self.both

    def play(self, engine: AnyEngine) -> Play:
        """The same for the bouts; errors as ``corner_maker``."""
        if not self.differ:
            if self.both != IN_CHARACTER:
                return Policy(self.both)
            if not engine.info.character:
                raise UnknownNameError("level of the program", IN_CHARACTER, [each.value for each in Policy])
            return IN_CHARACTER
        red, blue = (corner_maker(word, engine) for word in self.words)
        return red, blue

    def document(self) -> dict[str, object]:
        """Their part of the JSON document: ``corner`` is null where the corners were named one by one."""
        if not self.differ:
            return {"corner": self.both}
        return {"corner": None, "corners": dict(zip(("red", "blue"), self.words, strict=True))}

    def spoken(self) -> str:
        """Their part of the heading."""
        if self.differ:
            red, blue = self.words
            return say("{red} in the red corner, {blue} in the blue", red=red, blue=blue)
        if self.both == IN_CHARACTER:
            return say("corners in character")
        return say("plain corners") if self.both == Policy.PLAIN.value else say("the program in both corners")


def odds_document(
    setup: Setup, odds: Odds, seed: int, seats: Seats, seconds: float | None
) -> dict[str, object]:
    """The JSON document; ``seconds`` is null unless asked for, so that equal arguments give equal bytes."""
    red, blue = names_of(setup)
    counts = _counts(setup, odds)
    return {
        "system": setup.engine.info.system,
        "red": red,
        "blue": blue,
        "rounds": setup.terms.rounds,
        "bouts": odds.bouts,
        "seed": seed,
        **seats.document(),
        "results": {
            **{corner.value: {m.value: n for m, n in odds.by_method(corner).items()} for corner in CORNERS},
            **{ending: count for ending, count in counts.items() if ending not in ("red", "blue")},
        },
        "ended_in_round": {str(number): count for number, count in enumerate(odds.ended, 1)},
        "knockdowns_per_bout": {c.value: round(odds.knockdowns_per_bout(c), DIGITS) for c in CORNERS},
        "landed_per_round": {c.value: round(odds.landed_per_round(c), DIGITS) for c in CORNERS},
        "win": {ending: round(odds.share(count), DIGITS) for ending, count in counts.items()},
        "error": {ending: round(odds.error(count), DIGITS) for ending, count in counts.items()},
        "seconds": None if seconds is None else round(seconds, 3),
    }


def _counts(setup: Setup, odds: Odds) -> dict[str, int]:
    """How often each corner won and nobody did; no contests only in systems that know them."""
    counts = {"red": odds.won(RED), "blue": odds.won(BLUE), "draw": odds.draws}
    knows_them = Method.NC in setup.engine.info.methods
    return counts | ({"no_contest": odds.no_contests} if knows_them else {})
