"""The work of a review in pieces: here or in other processes, with the same result, and to be stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass

from ringside_manager.bout.events import Event
from ringside_manager.bout.setup import Setup
from ringside_manager.errors import CancelledError
from ringside_manager.odds.review_play import Course, Play, Player

CHUNK = 200
"""Continuations a process plays before it reports: some hundredths of a second."""

Progress = Callable[[int, int], bool]
"""Told how much of how much is done; false stops the work."""


@dataclass(frozen=True, slots=True)
class Task:
    """A way to play on, as often as there are ``numbers``; every so many turns what lies on the table is noted."""

    play: Play
    numbers: range
    every: int = 1


class Steps:
    """Counts what is done of ``total`` and asks whether to go on."""

    def __init__(self, progress: Progress | None, total: int) -> None:
        self._progress = progress
        self.total, self.done = total, 0

    def add(self, count: int) -> None:
        """So much more is done; ``CancelledError`` if that is to be all."""
        self.done = min(self.done + count, self.total)
        if self._progress and not self._progress(self.done, self.total):
            raise CancelledError("The review was stopped.")

    def finish(self) -> None:
        """All is done, if it was less than expected."""
        self.add(self.total - self.done)


@dataclass(frozen=True, slots=True)
class Crew:
    """Who plays on in one bout: its setup, how its turns are known, the seed, and other processes if any."""

    setup: Setup
    turns: frozenset[type[Event]]
    seed: int
    executor: Executor | None = None

    def carry_out(self, tasks: Sequence[Task], steps: Steps) -> list[list[Course]]:
        """The courses of each task, in order; ``CancelledError`` if ``steps`` stops it."""
        done: list[list[Course]] = []
        for courses in self._courses(list(_chunks(tasks))):
            done.extend(courses)
            steps.add(sum(map(len, courses)))
        return done

    def _courses(self, chunks: list[list[Task]]) -> Iterator[list[list[Course]]]:
        if self.executor is None:
            yield from (play_tasks(self.setup, self.turns, self.seed, chunk) for chunk in chunks)
            return
        given: list[Future[list[list[Course]]]] = [
            self.executor.submit(play_tasks, self.setup, self.turns, self.seed, chunk) for chunk in chunks
        ]
        try:
            yield from (future.result() for future in given)
        finally:
            for future in given:
                future.cancel()


def play_tasks(
    setup: Setup, turns: frozenset[type[Event]], seed: int, tasks: Sequence[Task]
) -> list[list[Course]]:
    """The courses of each task; runs in any process."""
    player = Player(setup, turns, seed)
    return [[player.play(task.play, number, task.every) for number in task.numbers] for task in tasks]


def _chunks(tasks: Sequence[Task]) -> Iterator[list[Task]]:
    """Tasks in groups of about ``CHUNK`` continuations."""
    group: list[Task] = []
    size = 0
    for task in tasks:
        group.append(task)
        size += len(task.numbers)
        if size >= CHUNK:
            yield group
            group, size = [], 0
    if group:
        yield group
