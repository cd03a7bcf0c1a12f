"""The second stage of a review: what every decision cost, measured by trying its other options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.odds.review_curve import Study
from ringside_manager.odds.review_play import Play
from ringside_manager.odds.review_walk import Question
from ringside_manager.odds.review_work import Steps, Task

CLEAR = 4.0
"""A cost of fewer standard errors may be mere noise: of some hundred decisions several are two errors off,
and an error known from ``FOLDS`` values is itself uncertain.
"""

NAMED = 1.5
"""By so many standard errors an option must seem better than the chosen one to be held against it."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What one decision was worth, as chances of the deciding corner to win (draws as half).

    ``index`` is its place among the choices of the record, ``event`` the number of events told when
    it was asked, ``chosen`` the place of the choice among ``options`` (in words); ``chances`` and
    ``errors`` belong to the options.  ``best`` is the place of the best option.  ``cost`` is the best option's chance
    minus the chosen one's, estimated without favour: where all are as good it may be a little below 0.
    ``again`` says that it was judged by fresh samples that went further.
    """

    index: int
    event: int
    round: int
    time: int
    corner: Corner
    kind: str
    options: tuple[str, ...]
    chosen: int
    chances: tuple[float, ...]
    errors: tuple[float, ...]
    best: int
    cost: float
    error: float
    again: bool

    @property
    def is_clear(self) -> bool:
        """Whether the cost lies beyond the error, so that it may be told; only what was tried again is."""
        return self.again and self.cost > CLEAR * self.error


@dataclass(frozen=True, slots=True)
class Tried:
    """A decision and where its error comes from: ``sampling`` it has for itself, what the folds say of
    the cost errs alike for all decisions of the bout.
    """

    decision: Decision
    by_fold: tuple[float, ...]
    sampling: float


def decisions(study: Study, steps: Steps) -> tuple[Tried, ...]:
    """Every decision of the bout; the dearest are tried more often."""
    effort, questions = study.effort, study.walk.questions
    first = _tried(study, questions, range(effort.samples), effort.turns, steps)
    found = [
        _by_halves(question, worth, again=False) for question, worth in zip(questions, first, strict=True)
    ]
    dearest = sorted(range(len(found)), key=lambda at: (-found[at].decision.cost, at))[: effort.dearest]
    again = range(effort.samples, effort.samples + effort.again)
    second = _tried(study, [questions[at] for at in dearest], again, effort.far, steps)
    for at, worth in zip(dearest, second, strict=True):
        found[at] = _by_halves(questions[at], worth, again=True)
    steps.finish()
    return tuple(found)


def total(found: Sequence[Tried]) -> tuple[float, float]:
    """The cost of several decisions of one bout together and its standard error."""
    import numpy as np

    if not found:
        return 0.0, 0.0
    by_fold = np.array([one.by_fold for one in found]).sum(0)
    sampling = sum(one.sampling**2 for one in found)
    return float(by_fold.mean()), sqrt(sampling + _variance(by_fold))


def work(study: Study) -> int:
    """About how many continuations ``decisions`` will play."""
    sizes = sorted((len(question.options) for question in study.walk.questions), reverse=True)
    return sum(sizes) * study.effort.samples + sum(sizes[: study.effort.dearest]) * study.effort.again


def _tried(
    study: Study, questions: Sequence[Question], numbers: range, turns: int, steps: Steps
) -> list[Any]:
    """For each question an array [option][number][fold]: the chance of the corner that decides."""
    import numpy as np

    tasks = [
        Task(Play(question.place, question.corner, option, study.turns(turns)), numbers, every=turns)
        for question in questions
        for option in range(len(question.options))
    ]
    courses = iter(study.crew.carry_out(tasks, steps))
    tried: list[Any] = []
    for question in questions:
        worth = np.stack([study.worth(next(courses)) for _ in question.options])
        tried.append(worth if question.corner is RED else 1 - worth)
    return tried


def _by_halves(question: Question, worth: Any, *, again: bool) -> Tried:
    """Each half of the samples names the best option, the other half says what it is worth.

    Naming and judging by the same samples would call the luckiest option the best and every
    decision dear.
    """
    halves = worth[:, ::2], worth[:, 1::2]
    named = [_named(half, question.chosen) for half in halves]
    gaps = [half[other] - half[question.chosen] for half, other in zip(halves, reversed(named), strict=True)]
    by_fold = sum(gap.mean(0) for gap in gaps) / 2
    sampling = sqrt(sum(_variance(gap.mean(1)) for gap in gaps)) / 2
    return _judged(question, worth, by_fold, sampling, again)


def _named(worth: Any, chosen: int) -> int:
    """The best option, if it seems better than the chosen one by more than noise; else the chosen one.

    Without this proviso a good choice would be held against whichever bad one was lucky, and seem
    better than the best.
    """
    best = int(worth.mean((1, 2)).argmax())
    gap = worth[best] - worth[chosen]
    return best if gap.mean() > NAMED * sqrt(_variance(gap.mean(1))) else chosen


def _judged(question: Question, worth: Any, by_fold: Any, sampling: float, again: bool) -> Tried:
    asked = question
    decision = Decision(
        asked.index,
        asked.event,
        asked.round,
        asked.time,
        asked.corner,
        asked.kind,
        asked.options,
        asked.chosen,
        tuple(float(mean) for mean in worth.mean((1, 2))),
        tuple(sqrt(_variance(option.mean(1)) + _variance(option.mean(0))) for option in worth),
        int(worth.mean((1, 2)).argmax()),
        float(by_fold.mean()),
        sqrt(sampling * sampling + _variance(by_fold)),
        again,
    )
    return Tried(decision, tuple(map(float, by_fold)), sampling)


def _variance(values: Any) -> float:
    """The variance of the mean of independent ``values``."""
    return float(values.var(ddof=1)) / len(values) if len(values) > 1 else 0.0
