"""What things are worth in chances of winning: hits and the Edge to the judges, stamina, dice, an end of the bout."""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, pi, sqrt
from typing import NamedTuple

from ringside_manager.engines.quest.chances import Turn
from ringside_manager.engines.quest.criteria import Criterion
from ringside_manager.engines.quest.view import QuestView


class Taste(NamedTuple):
    """What a judge's lead in a round grows by: a hit, more for one from an aggressive stance, the Edge, a point of Might
    above Defense, a knockdown, a point of stamina; ``spread`` is how far leads of a round lie apart, ``late`` says that
    a hit counts as much as the number of its clash.
    """

    hit: float
    edge: float
    margin: float
    down: float
    stamina: float
    spread: float
    late: bool = False


_CLEAN = Taste(1, 0, 0, 3, 0, 1.3)
TASTES = {
    Criterion.CLEAN_HITTING.value: _CLEAN,
    Criterion.RING_GENERAL.value: Taste(0, 1, 0, 2, 0, 1.6),
    Criterion.EFFECTIVE_AGGRESSION.value: Taste(2.3, 0, 0, 3, 0, 2.9),
    Criterion.HEAVY_ARTILLERY.value: Taste(0, 0, 1, 4, 0, 3.0),
    Criterion.DEFENCE_FIRST.value: Taste(1, 0.5, 0, 2, 0, 1.8),
    Criterion.CONDITIONING.value: Taste(0, 0, 0, 2, 1, 2.6),
    Criterion.LATE_SHOW.value: Taste(1, 0, 0, 3, 0, 2.9, late=True),
    Criterion.SHOWMANSHIP.value: Taste(1, 0, 0, 2, 0, 1.9),
    Criterion.OLD_SCHOOL.value: Taste(1, 0, 0, 3, 0, 1.8),
    Criterion.HOMETOWN.value: _CLEAN,
}
"""Spreads are those of rounds between automatic corners."""

ROUND_SPREAD = 0.9
"""Variance of a round on a card."""
PART_OF_A_JUDGE = 0.42
"""How much a card counts: two of three are needed."""
STAMINA_WORTH, STAMINA_BASE, STAMINA_A_ROUND = 0.55, 4.0, 1.1
"""All of the stamina in chances of winning, and how many points make two thirds of it: base, and more for each round left."""
DIE_WORTH = 0.06
"""A die lost with twelve rounds to go."""
STAMINA_TELLS = 1.2
"""How much of the difference in stamina tells in the chance of winning."""


class Worth(NamedTuple):
    """What counts at the moment, in chances of winning: for both the same, stamina apart."""

    hits: tuple[float, float, float]
    edge: float
    margin: float
    down: float
    stamina: float
    own_stamina: float
    other_stamina: float
    die: float
    win: float


def worth(view: QuestView) -> Worth:
    """What counts where the bout stands, as far as the corner knows the judges."""
    leads = tuple(mine - his for mine, his in view.scores)
    stamina = view.stamina_to_plan_with if view.clash == 0 else view.me.stamina
    return _worth(leads, view.criteria, view.rounds_left, stamina, view.opponent.stamina)


@lru_cache(maxsize=8192)
def _worth(leads: tuple[int, ...], criteria: tuple[str, ...], rounds: int, own: int, other: int) -> Worth:
    hits, edge, margin, down, stamina = [0.0, 0.0, 0.0], 0.0, 0.0, 0.0, 0.0
    for lead, criterion in zip(leads, criteria, strict=True):
        point = PART_OF_A_JUDGE * density(lead, rounds)
        tastes = (TASTES[criterion],) if criterion else tuple(TASTES.values())
        for taste in tastes:
            unit = 0.8 * point / taste.spread / len(tastes)
            for clash in range(3):
                hits[clash] += unit * taste.hit * ((clash + 1) if taste.late else 1)
            edge += unit * taste.edge
            margin += unit * taste.margin
            stamina += unit * taste.stamina
            down += unit * taste.down + 0.5 * point / len(tastes)
    mine, his = marginal(own, rounds), marginal(other, rounds)
    die = DIE_WORTH * min(1.0, sqrt(rounds / 12))
    middle = sum(leads) / len(leads)
    ahead = middle / sqrt(ROUND_SPREAD * rounds) + STAMINA_TELLS * (
        reserve(own, rounds) - reserve(other, rounds)
    )
    return Worth((hits[0], hits[1], hits[2]), edge, margin, down, stamina, mine, his, die, normal(ahead))


def density(lead: float, rounds: int) -> float:
    """What a point on a card is worth when the bout stands so, as a chance of winning that card."""
    variance = ROUND_SPREAD * max(1, rounds)
    return exp(-lead * lead / (2 * variance)) / sqrt(2 * pi * variance)


def normal(z: float) -> float:
    """The normal distribution function."""
    return 0.5 * (1 + erf(z / sqrt(2)))


def _scale(rounds: int) -> float:
    return STAMINA_BASE + STAMINA_A_ROUND * rounds


def reserve(stamina: int, rounds: int) -> float:
    """What stamina is worth with so many rounds to go."""
    return STAMINA_WORTH * (1 - exp(-stamina / _scale(rounds)))


def marginal(stamina: float, rounds: int) -> float:
    """What the next point of stamina is worth."""
    return STAMINA_WORTH / _scale(rounds) * exp(-max(0.0, stamina) / _scale(rounds))


def gain(weights: Worth, clash: int, mine: Turn, his: Turn, prices: tuple[int, int]) -> float:
    """What a clash (0 the first) brings in chances of winning, with what both pay for it."""
    lost = his.stamina + his.drained + prices[0]
    taken = mine.stamina + mine.drained + prices[1]
    return (
        weights.hits[clash] * (mine.hit - his.hit)
        + weights.edge * (mine.edge - his.edge)
        + weights.margin * (mine.margin - his.margin)
        + weights.down * (mine.down - his.down)
        + weights.die * (mine.dice - his.dice)
        + (1 - weights.win) * mine.ends
        - weights.win * his.ends
        + (weights.other_stamina + weights.stamina) * taken
        - (weights.own_stamina + weights.stamina) * lost
    )
