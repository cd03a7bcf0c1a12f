"""A bout looked back upon: the chance to win turn by turn, what the decisions cost and what the dice gave.

The chances are those of a bout that goes on with the best corner AI in both corners, so a decision
costs what it gave away against an opponent who makes no mistakes.  Start chance, decisions and
luck add up to the result.  How good all this is, is measured in ``docs/studies/review.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from math import sqrt
from typing import Any

from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner
from ringside_manager.bout.record import BoutRecord
from ringside_manager.odds.prospects import Quality
from ringside_manager.odds.review_curve import (
    Curve,
    CurvePoint,
    Effort,
    Progress,
    Steps,
    Study,
    review_curve,
)
from ringside_manager.odds.review_walk import Play, Question

__all__ = ["Curve", "CurvePoint", "Decision", "Effort", "Review", "Swing", "review", "review_curve"]

# The second stage of a review: what every decision cost, measured by trying its other options


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
        Play(question.place, question.corner, option, study.turns(turns), numbers=numbers, every=turns)
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


def _named(worth: Any, chosen: int) -> int:
    """The best option, if it seems better than the chosen one by more than noise; else the chosen one.

    Without this proviso a good choice would be held against whichever bad one was lucky, and seem
    better than the best.
    """
    best = int(worth.mean((1, 2)).argmax())
    gap = worth[best] - worth[chosen]
    return best if gap.mean() > NAMED * sqrt(_variance(gap.mean(1))) else chosen


def _variance(values: Any) -> float:
    """The variance of the mean of independent ``values``."""
    return float(values.var(ddof=1)) / len(values) if len(values) > 1 else 0.0


WHOLE, CURVE_SHARE = 1000, 250
"""What the progress of a whole review counts to, and how much of it the first stage is."""


@dataclass(frozen=True, slots=True)
class Swing:
    """What happened to red's chance between two points of the curve, events ``event_from`` to ``event_to`` - 1.

    ``luck`` is the part of the change no decision explains: dice, and hidden choices that met.
    """

    event_from: int
    event_to: int
    round: int
    time: int
    before: float
    after: float
    luck: float


@dataclass(frozen=True, slots=True)
class Review:
    """A bout looked back upon; every chance is red's, draws as half, every pair is (red, blue).

    ``cost`` is what the corners' decisions gave away, ``given_up`` what giving the bout up did, and
    ``luck`` what fell to each: ``start`` - costs and giving up of red + those of blue + luck of red -
    luck of blue = ``end``.  ``error`` is the standard error of each corner's cost.  ``bouts`` were
    played to learn the chances, ``quality`` says how good those are (``None``: played out, not learnt).
    """

    decisions: tuple[Decision, ...]
    swings: tuple[Swing, ...]
    curve: tuple[CurvePoint, ...]
    start: float
    end: float
    cost: tuple[float, float]
    given_up: tuple[float, float]
    luck: tuple[float, float]
    error: tuple[float, float]
    bouts: int
    quality: Quality | None

    def turning_points(self, most: int = 5) -> tuple[Swing, ...]:
        """The swings that changed the chance most, the largest first."""
        return tuple(sorted(self.swings, key=lambda swing: -abs(swing.after - swing.before))[:most])

    def dearest(self, corner: Corner | None = None) -> tuple[Decision, ...]:
        """The clear costs of one corner or both, the dearest first."""
        clear = [one for one in self.decisions if one.is_clear and corner in (None, one.corner)]
        return tuple(sorted(clear, key=lambda one: -one.cost))


def review(
    record: BoutRecord,
    *,
    seed: int,
    curve: Curve | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
    effort: Effort | None = None,
) -> Review:
    """What the decisions of ``record`` cost and what its dice gave.

    ``curve`` is what ``review_curve`` gave for the same record, seed and effort, if it was asked for
    before, with ``progress_of_curve``.  Arguments and errors as there; the same for a seed, whatever ``executor``.
    """
    if curve is None:
        first = progress_of_curve(progress)
        curve = review_curve(record, seed=seed, progress=first, executor=executor, effort=effort)
    steps = Steps(_part(progress, CURVE_SHARE, WHOLE), work(curve.study))
    steps.add(0)
    return _review(curve, decisions(curve.study, steps))


def progress_of_curve(progress: Progress | None) -> Progress | None:
    """Progress of the first stage as its part of the whole review."""
    return _part(progress, 0, CURVE_SHARE)


def _part(progress: Progress | None, first: int, last: int) -> Progress | None:
    """Progress of one stage as a part of ``WHOLE``."""
    if progress is None:
        return None
    told = progress
    return lambda done, total: told(first + (last - first) * done // max(1, total), WHOLE)


def _review(curve: Curve, found: tuple[Tried, ...]) -> Review:
    swings, given_up = _swings(curve, [one.decision for one in found])
    red, blue = (total([one for one in found if one.decision.corner is corner]) for corner in CORNERS)
    lucky = [swing.luck for swing in swings]
    return Review(
        decisions=tuple(one.decision for one in found),
        swings=swings,
        curve=curve.points,
        start=curve.points[0].chance,
        end=curve.points[-1].chance,
        cost=(red[0], blue[0]),
        given_up=given_up,
        luck=(sum(luck for luck in lucky if luck > 0), sum(-luck for luck in lucky if luck < 0)),
        error=(red[1], blue[1]),
        bouts=curve.bouts,
        quality=curve.quality,
    )


def _swings(curve: Curve, found: Sequence[Decision]) -> tuple[tuple[Swing, ...], tuple[float, float]]:
    """The steps of the curve and, apart from them, what giving up did."""
    study = curve.study
    decided = [0.0] * len(curve.points)
    for question, one in zip(study.walk.questions, found, strict=True):
        decided[question.interval] += one.cost if one.corner is BLUE else -one.cost
    swings = [
        Swing(one.event, two.event, one.round, one.time, one.chance, two.chance, two.chance - one.chance - by)
        for one, two, by in zip(curve.points, curve.points[1:], decided, strict=False)
    ]
    if study.walk.resigned is None:
        return tuple(swings), (0.0, 0.0)
    last = swings.pop()
    given = abs(last.after - last.before)
    return tuple(swings), (given, 0.0) if study.walk.resigned is RED else (0.0, given)
