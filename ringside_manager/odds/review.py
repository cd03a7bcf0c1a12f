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
    CROWD,
    RIVALS,
    SCOUTS,
    WHOLE,
    Curve,
    CurvePoint,
    Effort,
    Progress,
    Steps,
    Study,
    part_of,
    review_curve,
    work_of_decisions,
)
from ringside_manager.odds.review_walk import Play, Question

__all__ = ["Curve", "CurvePoint", "Decision", "Effort", "Review", "Swing", "review", "review_curve"]

# The second stage of a review: what every decision cost, measured by trying its other options


CLEAR = 4.0
"""A cost of fewer standard errors may be mere noise: of some hundred decisions several are two errors off,
and an error known from ``FOLDS`` values is itself uncertain.
"""

TRIFLE = 0.002
"""A decision that cannot have cost so much is not tried again."""

_MOST = 8
"""So many of the dearest decisions at least are tried as often as any is; the rest a quarter as often."""
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
    """Every decision of the bout; the dearest are tried again, the very dearest most.

    Of a crowd of options the best are found first, by samples that are then forgotten.
    """
    effort, questions = study.effort, study.walk.questions
    found: dict[int, Tried] = {}

    def judge(places: Sequence[int], numbers: range, turns: int, *, again: bool = False) -> None:
        asked = [(questions[at], _options(questions[at], found.get(at))) for at in places]
        tried = _tried(study, asked, numbers, turns, steps)
        for at, (question, options), worth in zip(places, asked, tried, strict=True):
            found[at] = _by_halves(question, options, worth, found.get(at), again=again)

    crowded = [at for at, question in enumerate(questions) if len(question.options) > CROWD]
    judge(crowded, range(-SCOUTS, 0), effort.turns)
    judge(range(len(questions)), range(effort.samples), effort.turns)
    open_ones = [at for at, one in found.items() if one.decision.cost + 2 * one.decision.error > TRIFLE]
    dearest = sorted(open_ones, key=lambda at: (-found[at].decision.cost, at))[: effort.dearest]
    most = max(_MOST, len(dearest) // 2)
    laps = ((dearest[:most], effort.again), (dearest[most:], max(2, effort.again // 4)))
    far = study.turns(effort.far) or study.crew.to_the_end
    plays = sum(times * len(_options(questions[at], found[at])) for lap, times in laps for at in lap)
    steps.expect(far * plays)
    for lap, times in laps:
        judge(lap, range(effort.samples, effort.samples + times), effort.far, again=True)
    steps.finish()
    return tuple(found[at] for at in range(len(questions)))


def _options(question: Question, before: Tried | None) -> tuple[int, ...]:
    """The options to be tried: all at first, then the chosen one and those that seemed best beside it."""
    every = range(len(question.options))
    if before is None:
        return tuple(every)
    chances = before.decision.chances
    others = sorted((at for at in every if at != question.chosen), key=lambda at: -chances[at])
    return tuple(sorted((question.chosen, *others[:RIVALS])))


def total(found: Sequence[Tried]) -> tuple[float, float]:
    """The cost of several decisions of one bout together and its standard error."""
    import numpy as np

    if not found:
        return 0.0, 0.0
    by_fold = np.array([one.by_fold for one in found]).sum(0)
    sampling = sum(one.sampling**2 for one in found)
    return float(by_fold.mean()), sqrt(sampling + _variance(by_fold))


def _tried(
    study: Study,
    questions: Sequence[tuple[Question, tuple[int, ...]]],
    numbers: range,
    turns: int,
    steps: Steps,
) -> list[Any]:
    """For each question and the options tried of it an array [option][number][fold]: the chance of the corner that decides."""
    import numpy as np

    tasks = [
        Play(question.place, question.corner, option, study.turns(turns), numbers=numbers, every=turns)
        for question, options in questions
        for option in options
    ]
    if not tasks:
        return []
    worth = study.worth(study.crew.carry_out(tasks, steps)).reshape(len(tasks), len(numbers), -1)
    parts = np.split(worth, np.cumsum([len(options) for _, options in questions])[:-1])
    return [
        part if question.corner is RED else 1 - part
        for (question, _), part in zip(questions, parts, strict=True)
    ]


def _by_halves(
    question: Question, options: tuple[int, ...], worth: Any, before: Tried | None, *, again: bool
) -> Tried:
    """Each half of the samples names the best of the ``options`` tried, the other half says what it is worth.

    Naming and judging by the same samples would call the luckiest option the best and every
    decision dear.  ``before`` knows the options that were not tried this time.
    """
    chosen = options.index(question.chosen)
    halves = worth[:, ::2], worth[:, 1::2]
    named = [_named(half, chosen) for half in halves]
    gaps = [half[other] - half[chosen] for half, other in zip(halves, reversed(named), strict=True)]
    by_fold = sum(gap.mean(0) for gap in gaps) / 2
    sampling = sqrt(sum(_variance(gap.mean(1)) for gap in gaps)) / 2
    chances = list(before.decision.chances) if before else [0.0] * len(options)
    errors = list(before.decision.errors) if before else [0.0] * len(options)
    for option, tried in zip(options, worth, strict=True):
        chances[option] = float(tried.mean())
        errors[option] = sqrt(_variance(tried.mean(1)) + _variance(tried.mean(0)))
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
        tuple(chances),
        tuple(errors),
        options[int(worth.mean((1, 2)).argmax())],
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
    before.  Arguments and errors as there; the same for a seed, whatever ``executor``.
    """
    if curve is None:
        curve = review_curve(
            record, seed=seed, progress=progress, executor=executor, effort=effort, follows=True
        )
    study = curve.study
    work = work_of_decisions(study.walk, study.effort, study.crew.to_the_end)
    steps = Steps(part_of(progress, study.share, WHOLE), work)
    steps.add(0)
    return _review(curve, decisions(curve.study, steps))


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
