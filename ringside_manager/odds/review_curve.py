"""The first stage of a review: the chance to win at every turn of a bout that is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from math import isnan
from typing import Any

from ringside_manager.bout.chance import derive_seed
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import Event
from ringside_manager.bout.record import BoutRecord
from ringside_manager.errors import CancelledError
from ringside_manager.odds import compiled
from ringside_manager.odds.prospects import FITS, FOLDS, Probe, Prospects, Quality, learn, mean_and_error
from ringside_manager.odds.review_walk import Courses, Place, Play, Player, Walk, walk

# The work of a review in pieces: here or in other processes, with the same result, and to be stopped


CHUNK, CHUNK_COMPILED, TO_THE_END = 200, 2000, 20
"""Continuations of a turn a process plays before it reports, some hundredths of a second; one to the end counts as many."""
REPORTS = 25
"""So often at least it reports on a large task, however fast it is."""

Progress = Callable[[int, int], bool]
"""Told how much of how much is done; false stops the work."""


class Steps:
    """Counts what is done of ``total`` and asks whether to go on."""

    def __init__(self, progress: Progress | None, total: int) -> None:
        self._progress = progress
        self._scale = 1.0
        self.total, self.done = total, 0.0

    def add(self, count: float) -> None:
        """So much more is done; ``CancelledError`` if that is to be all."""
        self.done = min(self.done + count * self._scale, self.total)
        if self._progress and not self._progress(int(self.done), self.total):
            raise CancelledError("The review was stopped.")

    def expect(self, left: int) -> None:
        """So much is left, more or less than was thought: what comes counts accordingly."""
        self._scale = (self.total - self.done) / left if left else 1.0

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
    to_the_end: int = 1
    """How many turns a continuation to the end has."""

    def carry_out(self, tasks: Sequence[Play], steps: Steps) -> list[Courses]:
        """The courses of each task, in order; ``CancelledError`` if ``steps`` stops it."""
        done: list[Courses] = []
        for courses in self._courses(tasks):
            done.extend(courses)
            steps.add(sum(self._work(task) for task in tasks[len(done) - len(courses) : len(done)]))
        return done

    def _work(self, task: Play) -> int:
        return len(task.numbers) * (task.turns or self.to_the_end)

    def _courses(self, tasks: Sequence[Play]) -> Iterator[list[Courses]]:
        own = compiled.is_ready(self.setup.engine)  # no other process has it ready
        most = max(CHUNK, min(CHUNK_COMPILED, sum(map(_size, tasks)) // REPORTS)) if own else CHUNK
        chunks = list(_chunks(tasks, most))
        if self.executor is None or own:
            yield from (play_tasks(self.setup, self.turns, self.seed, chunk) for chunk in chunks)
            return
        given: list[Future[list[Courses]]] = [
            self.executor.submit(play_tasks, self.setup, self.turns, self.seed, chunk) for chunk in chunks
        ]
        try:
            yield from (future.result() for future in given)
        finally:
            for future in given:
                future.cancel()


def play_tasks(
    setup: Setup, turns: frozenset[type[Event]], seed: int, tasks: Sequence[Play]
) -> list[Courses]:
    """The courses of each task; runs in any process."""
    return Player(setup, turns, seed).carry_out(tasks)


def _size(task: Play) -> int:
    return len(task.numbers) * (1 if task.turns else TO_THE_END)


def _chunks(tasks: Sequence[Play], most: int) -> Iterator[list[Play]]:
    """Tasks in groups of about so many continuations of a turn."""
    group: list[Play] = []
    size = 0
    for task in tasks:
        group.append(task)
        size += _size(task)
        if size >= most:
            yield group
            group, size = [], 0
    if group:
        yield group


LOOKS, MOST_FACTS = 9, 1_500_000
"""Neighbouring turns of a bout teach nearly the same: so often in a round one is looked at, and less often where that would
be more facts than anybody has the patience to read.
"""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played for a review.

    ``bouts`` are played to their end to learn the chances, ``probes`` a few turns; ``samples`` continuations
    of some ``turns`` show what an option is worth, ``again`` are played of the ``dearest`` decisions and go
    ``far``: by then what only one turn is coloured by, and the estimate knows least, is past.
    """

    bouts: int = 1200
    probes: int = 4000
    samples: int = 96
    again: int = 400
    dearest: int = 20
    turns: int = 1
    far: int = 4

    @classmethod
    def usual(cls, walked: Walk) -> Effort:
        """What a bout is worth: where a turn is a longer piece of it, fewer turns say as much, and what is hardly
        ever decided needs few probes.
        """
        most = cls()
        if not walked.can_learn:
            return most
        longer = max(1.0, _SHORT / walked.turns_a_round)
        return cls(
            probes=min(round(most.probes / min(longer, _FEWER)), _PROBES * len(walked.questions)),
            samples=max(_SAMPLES, 2 * round(most.samples / 2 / longer)),
            again=max(100, 2 * round(most.again / 2 / longer)),
            dearest=most.dearest,
            far=max(1, round(most.far / longer)),
        )


_SHORT, _PROBES, _FEWER, _SAMPLES = 18, 40, 2, 16
"""Turns of a round for which the usual effort is made, probes for each decision at most, how many times fewer there may be
where turns are long, and the continuations that have to be: half of them name the best option, and eight know it from luck.
"""


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
    share: int
    """How much of ``WHOLE`` the work is that lies behind."""

    def turns(self, wanted: int) -> int:
        """How many turns a continuation goes on for; 0, to the end, where nothing could be learnt."""
        return wanted if self.prospects else 0

    def worth(self, found: Sequence[Courses]) -> Any:
        """Red's chance where each course stopped: an array, a column for each fold."""
        import numpy as np

        results = np.concatenate([courses.results for courses in found])
        worth = np.repeat(results[:, None], FOLDS, 1)
        is_open = np.isnan(results)
        if self.prospects and is_open.any():
            rows = np.concatenate([courses.rows for courses in found if len(courses.rows)])
            last = np.concatenate([courses.counts for courses in found]).cumsum() - 1
            worth[is_open] = self.prospects.chances(rows[last[is_open]])
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
    follows: bool = False,
) -> Curve:
    """The chance to win at every turn of ``record``, if from there on both corners were the best AI's.

    The same for a seed, whatever ``executor``.  ``progress`` is told how much of how much is done; if it
    says false, ``CancelledError``; if a whole review ``follows``, that is part of what is told.  Raises ``RecordError`` for a record today's rules cannot follow.
    """
    walked = walk(record)
    effort = effort or Effort.usual(walked)
    half = max(1, len(walked.places) // 2)
    crew = Crew(walked.setup, walked.turns, derive_seed(seed, "review"), executor, half)
    lessons, (every, ahead) = _lessons(walked, effort), _looks(walked, effort)
    # Learning takes about a fifth as long as fighting what is learnt from; the bar goes on meanwhile.
    fought = half * len(lessons) + ((1 + every * ahead) * effort.probes if walked.can_learn else 0)
    fit = fought // (5 * FITS) if walked.can_learn else 0
    work = fought + FITS * fit
    share = WHOLE * work // (work + work_of_decisions(walked, effort, half))
    steps = Steps(part_of(progress, 0, share) if follows else progress, work)
    courses = crew.carry_out(lessons, steps)
    prospects, quality = None, None
    if walked.can_learn and len(courses) >= FOLDS:
        told = [
            (_rows(lesson.place, course), float(course.results[0]))
            for lesson, course in zip(lessons, courses, strict=True)
        ]
        prospects, quality = learn(told, _probes(crew, walked, effort, steps), lambda: steps.add(fit), ahead)
    study = Study(walked, crew, effort, prospects, share)
    chances = _by_place(study, [lesson.place for lesson in lessons], courses)
    steps.finish()
    return Curve(
        _points(walked, [chance for chance, _ in chances]), _typical(chances), len(courses), quality, study
    )


CROWD, SCOUTS, RIVALS = 6, 2, 2
"""Of more options than that only the best are tried in earnest beside the chosen one, as they seem by so many continuations;
and so many are tried again where a decision seems dear.
"""
WHOLE = 1000
"""What the progress of a whole review counts to."""


def part_of(progress: Progress | None, first: int, last: int) -> Progress | None:
    """Progress of one stage as a part of ``WHOLE``."""
    if progress is None:
        return None
    told = progress
    return lambda done, total: told(first + (last - first) * done // max(1, total), WHOLE)


def work_of_decisions(walked: Walk, effort: Effort, half: int) -> int:
    """About how many turns will be played to judge the decisions; ``half`` of a bout where it is played to its end."""
    sizes = [len(question.options) for question in walked.questions]
    options = sum(1 + RIVALS if size > CROWD else size for size in sizes)
    crowds = sum(size for size in sizes if size > CROWD)
    scouted = crowds * SCOUTS * (effort.turns if walked.can_learn else half)
    again = min(effort.dearest, len(walked.questions)) * effort.again
    if not walked.can_learn:
        return scouted + half * (options * effort.samples + RIVALS * again)
    return scouted + options * effort.samples * effort.turns + RIVALS * again * effort.far


def _looks(walked: Walk, effort: Effort) -> tuple[int, int]:
    """How many turns lie between two looks, and how many looks a third of a round has."""
    turns, facts = walked.turns_a_round, max(len(place.row) for place in walked.places)
    seen = max(effort.bouts, len(walked.places)) * len(walked.places) // 2 * facts
    every = max(1, round(turns / LOOKS), round(seen / MOST_FACTS))
    return every, max(1, round(turns / 3 / every))


def _lessons(walked: Walk, effort: Effort) -> list[Play]:
    """Bouts from every place of this one to their end: what is learnt is learnt where it will be asked."""
    places, (every, _) = walked.places, _looks(walked, effort)
    bouts = max(effort.bouts, len(places))
    return [
        Play(places[number * len(places) // bouts], numbers=range(number, number + 1), every=every)
        for number in range(bouts)
    ]


def _probes(crew: Crew, walked: Walk, effort: Effort, steps: Steps) -> list[Probe]:
    """A turn in which both corners do anything, or nothing would be learnt of what the best corner AI
    never does; then some turns of his.
    """
    places = [place for place in walked.places if place.row]
    every, ahead = _looks(walked, effort)
    apart = every * ahead
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
    found = [(courses.rows, float(courses.results[0])) for courses in crew.carry_out(tasks, steps)]
    return [(rows[0], rows[-1] if isnan(result) else result) for rows, result in found if len(rows)]


def _rows(place: Place, courses: Courses) -> Any:
    """What lay on the table at a place and on the only course from there."""
    import numpy as np

    if not place.row:
        return courses.rows
    return np.vstack([place.row, courses.rows]) if len(courses.rows) else np.array([place.row])


def _by_place(study: Study, begun: Sequence[Place], courses: Sequence[Courses]) -> list[tuple[float, float]]:
    """The chance at each place and its error: told from the table, else from what came after it."""
    results: dict[int, list[float]] = {}
    for place, course in zip(begun, courses, strict=True):
        results.setdefault(id(place), []).append(float(course.results[0]))
    return [_chance(study, place, results[id(place)]) for place in study.walk.places]


def _chance(study: Study, place: Place, results: Sequence[float]) -> tuple[float, float]:
    if study.prospects is None:
        return mean_and_error(results)
    if place.row:
        return mean_and_error([float(chance) for chance in study.prospects.chances([place.row])[0]])
    task = Play(place, turns=study.turns(study.effort.turns), numbers=range(study.effort.again))
    courses = study.crew.carry_out([task], Steps(None, 0))
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
