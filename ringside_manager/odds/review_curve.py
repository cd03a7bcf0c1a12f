"""The first stage of a review: the chance to win at every turn of a bout that is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.chance import derive_seed
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import Event
from ringside_manager.bout.record import BoutRecord
from ringside_manager.errors import CancelledError
from ringside_manager.odds.prospects import (
    AHEAD,
    FITS,
    FOLDS,
    Probe,
    Prospects,
    Quality,
    learn,
    mean_and_error,
)
from ringside_manager.odds.review_walk import Course, Place, Play, Player, Walk, walk

# The work of a review in pieces: here or in other processes, with the same result, and to be stopped


CHUNK = 200
"""Continuations a process plays before it reports: some hundredths of a second."""

Progress = Callable[[int, int], bool]
"""Told how much of how much is done; false stops the work."""


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

    def carry_out(self, tasks: Sequence[Play], steps: Steps) -> list[list[Course]]:
        """The courses of each task, in order; ``CancelledError`` if ``steps`` stops it."""
        done: list[list[Course]] = []
        for courses in self._courses(list(_chunks(tasks))):
            done.extend(courses)
            steps.add(sum(map(len, courses)))
        return done

    def _courses(self, chunks: list[list[Play]]) -> Iterator[list[list[Course]]]:
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
    setup: Setup, turns: frozenset[type[Event]], seed: int, tasks: Sequence[Play]
) -> list[list[Course]]:
    """The courses of each task; runs in any process."""
    player = Player(setup, turns, seed)
    return [[player.play(task, number) for number in task.numbers] for task in tasks]


def _chunks(tasks: Sequence[Play]) -> Iterator[list[Play]]:
    """Tasks in groups of about ``CHUNK`` continuations."""
    group: list[Play] = []
    size = 0
    for task in tasks:
        group.append(task)
        size += len(task.numbers)
        if size >= CHUNK:
            yield group
            group, size = [], 0
    if group:
        yield group


EVERY = 2
"""Neighbouring turns of a bout teach nearly the same; of so many one is looked at."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played for a review.

    ``bouts`` are played to their end to learn the chances, ``probes`` a few turns; ``samples`` continuations
    of some ``turns`` show what an option is worth, ``again`` are played of the ``dearest`` decisions and go
    ``far``: by then what only one turn is coloured by, and the estimate knows least, is past.
    """

    bouts: int = 1200
    probes: int = 4000
    samples: int = 48
    again: int = 400
    dearest: int = 20
    turns: int = 1
    far: int = 4


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """Red's chance to win, draws as half, when so many events had been told; the last is the result."""

    event: int
    round: int
    time: int
    chance: float


@dataclass(frozen=True, slots=True)
class Study:
    """What the first stage found out and the second goes on with."""

    walk: Walk
    crew: Crew
    effort: Effort
    prospects: Prospects | None

    def turns(self, wanted: int) -> int:
        """How many turns a continuation goes on for; 0, to the end, where nothing could be learnt."""
        return wanted if self.prospects else 0

    def worth(self, courses: Sequence[Course]) -> Any:
        """Red's chance where each course stopped: an array, a column for each fold."""
        import numpy as np

        worth = np.zeros((len(courses), FOLDS))
        open_ones = [number for number, course in enumerate(courses) if course.result is None]
        for number, course in enumerate(courses):
            if course.result is not None:
                worth[number] = course.result
        if open_ones and self.prospects:
            worth[open_ones] = self.prospects.chances([courses[number].rows[-1] for number in open_ones])
        return worth


@dataclass(frozen=True, slots=True)
class Curve:
    """The chance to win turn by turn; ``error`` is the standard error of a point, ``bouts`` how many were played.

    ``quality`` is ``None`` where the chances were not learnt but played out from every point.
    """

    points: tuple[CurvePoint, ...]
    error: float
    bouts: int
    quality: Quality | None
    study: Study = field(repr=False, compare=False)


def review_curve(
    record: BoutRecord,
    *,
    seed: int,
    progress: Progress | None = None,
    executor: Executor | None = None,
    effort: Effort | None = None,
) -> Curve:
    """The chance to win at every turn of ``record``, if from there on both corners were the best AI's.

    The same for a seed, whatever ``executor``.  ``progress`` is told how much of how much is done; if it
    says false, ``CancelledError``.  Raises ``RecordError`` for a record today's rules cannot follow.
    """
    effort = effort or Effort()
    walked = walk(record)
    crew = Crew(walked.setup, walked.turns, derive_seed(seed, "review"), executor)
    lessons = _lessons(walked, effort)
    # Learning takes about half as long as fighting what is learnt from; the bar goes on meanwhile.
    fought = len(lessons) + (effort.probes if walked.can_learn else 0)
    fit = fought // (2 * FITS) if walked.can_learn else 0
    steps = Steps(progress, fought + FITS * fit)
    courses = [found for (found, *_) in crew.carry_out(lessons, steps)]
    prospects, quality = None, None
    if walked.can_learn and len(courses) >= FOLDS:
        told = [
            (_rows(lesson.place, course), _result(course))
            for lesson, course in zip(lessons, courses, strict=True)
        ]
        prospects, quality = learn(told, _probes(crew, walked, effort, steps), lambda: steps.add(fit))
    study = Study(walked, crew, effort, prospects)
    chances = _by_place(study, [lesson.place for lesson in lessons], courses)
    steps.finish()
    return Curve(
        _points(walked, [chance for chance, _ in chances]), _typical(chances), len(courses), quality, study
    )


def _lessons(walked: Walk, effort: Effort) -> list[Play]:
    """Bouts from every place of this one to their end: what is learnt is learnt where it will be asked."""
    places = walked.places
    bouts = max(effort.bouts, len(places))
    return [
        Play(places[number * len(places) // bouts], numbers=range(number, number + 1), every=EVERY)
        for number in range(bouts)
    ]


def _probes(crew: Crew, walked: Walk, effort: Effort, steps: Steps) -> list[Probe]:
    """A turn in which both corners do anything, or nothing would be learnt of what the best corner AI
    never does; then some turns of his.
    """
    places = [place for place in walked.places if place.row]
    apart = EVERY * AHEAD
    tasks = [
        Play(
            places[number * len(places) // effort.probes],
            turns=1 + apart,
            stray=True,
            numbers=range(-number - 1, -number),
            every=apart,
        )
        for number in range(effort.probes)
    ]
    courses = [course for (course,) in crew.carry_out(tasks, steps)]
    return [
        (course.rows[0], course.rows[-1] if course.result is None else course.result)
        for course in courses
        if course.rows
    ]


def _rows(place: Place, course: Course) -> list[tuple[int, ...]]:
    return [place.row, *course.rows] if place.row else list(course.rows)


def _result(course: Course) -> float:
    if course.result is None:
        raise AssertionError("a lesson goes to the end of the bout")  # pragma: no cover
    return course.result


def _by_place(study: Study, begun: Sequence[Place], courses: Sequence[Course]) -> list[tuple[float, float]]:
    """The chance at each place and its error: told from the table, else from what came after it."""
    results: dict[int, list[float]] = {}
    for place, course in zip(begun, courses, strict=True):
        results.setdefault(id(place), []).append(_result(course))
    return [_chance(study, place, results[id(place)]) for place in study.walk.places]


def _chance(study: Study, place: Place, results: Sequence[float]) -> tuple[float, float]:
    if study.prospects is None:
        return mean_and_error(results)
    if place.row:
        return mean_and_error([float(chance) for chance in study.prospects.chances([place.row])[0]])
    task = Play(place, turns=study.turns(study.effort.turns), numbers=range(study.effort.again))
    courses = study.crew.carry_out([task], Steps(None, 0))[0]
    return mean_and_error([float(chance) for chance in study.worth(courses).mean(0)])


def _typical(chances: Sequence[tuple[float, float]]) -> float:
    """The root of the mean squared error."""
    return float((sum(error * error for _, error in chances) / len(chances)) ** 0.5)


def _points(walked: Walk, chances: Sequence[float]) -> tuple[CurvePoint, ...]:
    points = [
        CurvePoint(place.event, place.round, place.time, chance)
        for place, chance in zip(walked.places, chances, strict=True)
    ]
    return (*points, CurvePoint(walked.events, *walked.last, walked.end))
