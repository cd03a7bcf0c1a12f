"""A bout looked back upon: the chance to win turn by turn, what the decisions cost and what the dice gave.

The chances are those of a bout that goes on with the best corner AI in both corners, so a decision
costs what it gave away against an opponent who makes no mistakes.  Start chance, decisions and
luck add up to the result.  How good all this is, is measured in ``docs/studies/review.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner
from ringside_manager.bout.record import BoutRecord
from ringside_manager.odds.prospects import Quality
from ringside_manager.odds.review_costs import Decision, Tried, decisions, total, work
from ringside_manager.odds.review_curve import Curve, CurvePoint, Effort, review_curve
from ringside_manager.odds.review_work import Progress, Steps

__all__ = ["Curve", "CurvePoint", "Decision", "Effort", "Review", "Swing", "review", "review_curve"]

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
