"""What bouts came to, as people read it: parts of 100 that add up, with how sure they are."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.gui.plans.sentences import shares
from ringside_manager.language import tr
from ringside_manager.odds import Odds

Z = 1.959963984540054
"""A normal deviate lies within this of its mean in 95 cases of 100."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of all bouts: ``percent`` of 100, all parts together 100; ``error`` in points of per cent (95 %)."""

    count: int
    percent: int
    share: float
    error: float


@dataclass(frozen=True, slots=True)
class Ending:
    """How often a corner won in one way."""

    method: Method
    part: Part


@dataclass(frozen=True, slots=True)
class Result:
    """What bouts came to, seen from one corner; the endings of a corner add up to its wins."""

    bouts: int
    won: Part
    drawn: Part
    lost: Part
    won_by: tuple[Ending, ...]
    lost_by: tuple[Ending, ...]
    rounds: tuple[Part, ...]


def result(odds: Odds, corner: Corner, beside: Odds | None = None) -> Result:
    """The odds as parts of 100 that add up to it, with the endings that happened here or in those ``beside``."""
    own, other = odds.by_method(corner), odds.by_method(corner.opponent)
    drawn = odds.draws + odds.no_contests
    counts = [*own.values(), drawn, *other.values()]
    percents = shares(counts)
    cut = len(own)
    return Result(
        bouts=odds.bouts,
        won=_part(odds, sum(own.values()), sum(percents[:cut])),
        drawn=_part(odds, drawn, percents[cut]),
        lost=_part(odds, sum(other.values()), sum(percents[cut + 1 :])),
        won_by=_endings(odds, corner, percents[:cut], beside),
        lost_by=_endings(odds, corner.opponent, percents[cut + 1 :], beside),
        rounds=tuple(
            _part(odds, count, percent) for count, percent in zip(odds.ended, shares(odds.ended), strict=True)
        ),
    )


def judgement(planned: Odds, without: Odds, corner: Corner) -> str:
    """Whether the plan helps, in plain words: only where the difference is larger than its error."""
    helps, points, error = gain(planned, without, corner)
    if not helps:
        text = tr("The plan wins {plan}, your corner without it {without}: no difference to speak of.")
    elif helps > 0:
        text = tr(
            "The plan wins {plan}, your corner without it {without}: the plan gains {points} ± {error} of 100."
        )
    else:
        text = tr(
            "The plan wins {plan}, your corner without it {without}: the plan costs {points} ± {error} of 100."
        )
    return text.format(
        plan=with_error(result(planned, corner).won),
        without=with_error(result(without, corner).won),
        points=points,
        error=max(1, round(100 * error)),
    )


def gain(planned: Odds, without: Odds, corner: Corner) -> tuple[int, int, float]:
    """Return whether the plan helps (1), harms (-1) or neither (0), by how many points of 100, and their error as a share."""
    ours, theirs = (odds.share(odds.won(corner)) for odds in (planned, without))
    error = Z * sqrt(
        sum(_variance(share, odds.bouts) for share, odds in ((ours, planned), (theirs, without)))
    )
    helps = 0 if abs(ours - theirs) <= error else 1 if ours > theirs else -1
    return helps, round(100 * abs(ours - theirs)), error


def with_error(part: Part) -> str:
    """A part with how far the truth may lie from it."""
    return tr("{share} % ± {error}").format(share=part.percent, error=max(1, round(100 * part.error)))


def _variance(share: float, bouts: int) -> float:
    """Of a share; never so small as if what did not happen could not."""
    softened = (share * bouts + 1) / (bouts + 2)
    return softened * (1 - softened) / bouts


def _part(odds: Odds, count: int, percent: int) -> Part:
    return Part(count, percent, odds.share(count), odds.error(count))


def _endings(
    odds: Odds, winner: Corner, percents: tuple[int, ...], beside: Odds | None
) -> tuple[Ending, ...]:
    """Those that happened, in the order of the system."""
    counts = odds.by_method(winner)
    others = {} if beside is None else beside.by_method(winner)
    return tuple(
        Ending(method, _part(odds, count, percent))
        for (method, count), percent in zip(counts.items(), percents, strict=True)
        if count or others.get(method)
    )
