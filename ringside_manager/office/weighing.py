"""What the bouts of a league were worth before the bell: each fought again many times, from its record.

The record holds both cards as they were that night, the terms with the losses carried, and the options; the corners are
those the league agreed on, whoever led them.  A sample is decided by these alone, so equal bouts share one, and a league
gives the same figures wherever and in whatever steps they are worked out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from typing import NamedTuple

from ringside_manager.bout.chance import derive_seed
from ringside_manager.bout.drive import setup_of
from ringside_manager.bout.engine import AnyEngine, CornerAt
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.books import Books
from ringside_manager.campaign.rankings import Popularity
from ringside_manager.errors import RingsideError
from ringside_manager.league.deeds import Entry
from ringside_manager.odds.odds import Odds, Sampling
from ringside_manager.office.facts.charting import fought_bouts
from ringside_manager.office.facts.luck import Worth
from ringside_manager.office.ring import PLAIN

STEPS = (32, 96, 384)
"""Bouts added to every sample at each step: the chance of a bout is then known within 17, 9 and 4 points in 100, and the sum of
a season's much better."""
KEPT = 20_000
"""Samples kept in memory: some kilobytes each."""

Told = Callable[[int], None]


class Task(NamedTuple):
    """A bout to be weighed: number, record, the level of the league's corners, what results were worth; values only."""

    bout: int
    record: str
    corners: str
    popularity: Popularity


def tasks_of(books: Books, entries: Sequence[Entry]) -> tuple[Task, ...]:
    """The bouts that were fought and have a record, as they were fought; those entered by hand have none."""
    found = ((bout, entries[(bout.fought_entry or 1) - 1].record) for bout in fought_bouts(books))
    return tuple(
        Task(bout.number, text, books.options.corners, books.house_on(bout.night).popularity)
        for bout, text in found
        if text
    )


class Weighing:
    """Bouts being weighed: every step makes all samples larger, and what is known can be asked for after each bout.

    ``worths`` holds what is known by the numbers of the bouts.
    """

    def __init__(self, tasks: Sequence[Task]) -> None:
        self._tasks = tasks
        self.worths: dict[int, Worth] = {}

    def weigh(self, executor: Executor | None = None, progress: Told | None = None) -> Iterator[int]:
        """Weigh all bouts step by step; yields how many of ``total`` steps are done, after each bout.

        ``executor`` (any of ``concurrent.futures``) changes nothing but the time.  Whatever ``progress`` raises, told how many
        bouts more were boxed, stops it; so does a caller who stops asking.
        """
        done = 0
        for least in _sums(STEPS):
            for task in self._tasks:
                with suppress(RingsideError):  # rules that are not here any more: the bout is left out
                    self.worths[task.bout] = _weighed(task, least, executor, progress)
                done += 1
                yield done

    @property
    def total(self) -> int:
        """How many steps there are."""
        return len(STEPS) * len(self._tasks)


def _sums(steps: Sequence[int]) -> Iterator[int]:
    reached = 0
    for step in steps:
        reached += step
        yield reached


class _Sample:
    """A sample, and what it says so far."""

    __slots__ = ("odds", "sampling")

    def __init__(self, sampling: Sampling) -> None:
        self.sampling = sampling
        self.odds: Odds | None = None


_samples: dict[tuple[str, str], _Sample] = {}


def _weighed(task: Task, least: int, executor: Executor | None, progress: Told | None) -> Worth:
    """What the bout is worth by a sample of ``least`` bouts, or of more if that is known already."""
    known = _sample_of(task)
    missing = least - known.sampling.bouts
    if known.odds is None or missing > 0:
        known.odds = known.sampling.fight(missing, executor, progress=progress)
    return Worth.of(task.popularity, known.odds)


def _sample_of(task: Task) -> _Sample:
    """The sample of a bout, shared by all with the same system, cards, terms and corners; begun if there is none."""
    told = json.loads(task.record)
    decides = json.dumps([told[part] for part in ("engine", "red", "blue", "terms")], sort_keys=True)
    key = decides, task.corners
    if key not in _samples:
        if len(_samples) >= KEPT:
            _samples.clear()
        setup = setup_of(BoutRecord.from_json(task.record))
        corner = corner_under(setup.engine, task.corners)
        _samples[key] = _Sample(Sampling(setup, derive_seed(0, "worth", *key), (corner, corner)))
    return _samples[key]


def corner_under(engine: AnyEngine, level: str) -> CornerAt:
    """The league's corner; under guest rules without that level, their best."""
    known = {PLAIN, *(one.name for one in engine.info.corners)}
    return CornerAt(level if level in known else engine.info.best_level)
