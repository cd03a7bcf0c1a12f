"""The managers' rating: what their choices were worth, without the strength of their stables and without luck.

The popularity a man could expect to earn in the bouts his manager made for him, night by night, is held against what the average
manager of this league made of men as strong and as popular: the mean over all managers, as a linear function of strength at entry,
popularity and title (least squares).  Whoever finds good bouts for his men, and finds them often, is above it.  Results do not
count, only what they were worth before the bell; nor do tournament bouts, which nobody chose.  How it was tried:
``docs/studies/manager_rating.md``.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from math import log
from typing import NamedTuple

from ringside_manager.bout.corner import RED
from ringside_manager.campaign.ai.scene import strength
from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.campaign.rankings import CHAMPION
from ringside_manager.campaign.schedule import SEASON, season_of
from ringside_manager.odds.odds import DEVIATIONS
from ringside_manager.office.facts.careers import Contract, contracts_with
from ringside_manager.office.facts.charting import fought_bouts, standings_of
from ringside_manager.office.facts.luck import Worth

ENOUGH = 20
"""With fewer bouts it is too early to rate a manager (designed)."""


FORMULA = 4
"""The formula over the ratings counts as so many bouts (designed)."""
FACTS = 5
"""What is known of a man: one, his strength, his popularity and its square, the title."""


class ManagerRating(NamedTuple):
    """What a manager's choices were worth in ``bouts`` bouts over ``nights`` nights, each of his men's counted.

    ``pop`` is popularity, in whole points a man and season, above the average manager of the league (below it if negative);
    ``error`` how far the truth may lie from it, at 95 % confidence.  Both are ``None`` while it is too early to say.
    """

    number: int
    name: str
    bouts: int
    nights: int
    pop: float | None = None
    error: float | None = None


class _Night(NamedTuple):
    """A man on a night on which his manager could choose; ``gain`` is the popularity he could expect of it, in half points."""

    manager: int
    fighter: int
    strength: float
    pop_half: int
    champion: bool
    boxes: bool
    gain: float


def ratings_of(books: Books, worths: Mapping[int, Worth], season: int = 0) -> tuple[ManagerRating, ...]:
    """The rating of every manager by the nights of a season (0: of all), the best first, then those it is too early for."""
    nights = list(_nights(books, worths, season))
    sums: dict[tuple[int, int], list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for night, more in zip(nights, _beyond(nights), strict=True):
        for place, what in enumerate((1.0, float(night.boxes), more)):
            sums[night.manager, night.fighter][place] += what
    spread = _spread(list(sums.values()))
    found = [
        _rating(books, number, [mine for (manager, _), mine in sums.items() if manager == number], spread)
        for number in books.managers
    ]
    return tuple(sorted(found, key=lambda one: (one.pop is None, -(one.pop or 0.0))))


def _spread(sums: list[list[float]]) -> float:
    """The variance of what a man brings a night beyond the average man like him: what the facts do not tell of him included."""
    count = max(1, len(sums) - FACTS)
    squares = sum(nights * nights for nights, _, _ in sums)
    return sum(more * more for _, _, more in sums) / squares * len(sums) / count if squares else 0.0


def _rating(books: Books, number: int, sums: list[list[float]], spread: float) -> ManagerRating:
    nights, bouts, more = (
        round(sum(one[0] for one in sums)),
        round(sum(one[1] for one in sums)),
        sum(one[2] for one in sums),
    )
    rated = ManagerRating(number, books.managers[number].name, bouts, nights)
    if bouts < ENOUGH:
        return rated
    deviation = (spread * sum(one[0] ** 2 for one in sums)) ** 0.5 / nights
    unit = SEASON / 2  # half points a night, as points a season
    return rated._replace(pop=more / nights * unit, error=DEVIATIONS * deviation * unit)


def _nights(books: Books, worths: Mapping[int, Worth], season: int) -> Iterator[_Night]:
    """Every night of every man under a manager, from his last tournament bout on: until then the draw chose for him."""
    chosen: dict[tuple[int, int], BoutBook] = {}
    drawn: dict[int, int] = defaultdict(int)
    for bout in fought_bouts(books):
        for fighter in bout.fighters:
            if bout.slot is not None:
                drawn[fighter] = max(drawn[fighter], bout.night)
            else:
                chosen[fighter, bout.night] = bout
    strengths = _strengths(books, worths)
    for manager in books.managers:
        for contract in contracts_with(books, manager):
            yield from _under(books, worths, manager, contract, chosen, drawn, strengths, season)


def _under(
    books: Books,
    worths: Mapping[int, Worth],
    manager: int,
    contract: Contract,
    chosen: Mapping[tuple[int, int], BoutBook],
    drawn: Mapping[int, int],
    strengths: Mapping[int, float],
    season: int,
) -> Iterator[_Night]:
    """The nights of one man under one manager; one whose bout nobody can weigh is left out."""
    fighter = contract.fighter.number
    before = {point.night + 1: point for point in standings_of(books, fighter)}
    until = books.closed if contract.until_night is None else contract.until_night
    for night in range(max(contract.from_night, drawn.get(fighter, 0)) + 1, until + 1):
        bout, point = chosen.get((fighter, night)), before.get(night)
        weighed = bout is None or bout.number in worths
        if point is None or not weighed or season not in (0, season_of(night)):
            continue
        gain = 0.0 if bout is None else worths[bout.number].pop_half[bout.corner_of(fighter).index]
        yield _Night(
            manager,
            fighter,
            strengths[fighter],
            point.pop_half,
            point.rank == CHAMPION,
            bout is not None,
            gain,
        )


def _strengths(books: Books, worths: Mapping[int, Worth]) -> dict[int, float]:
    """Every man's strength in log-odds: the formula over his ratings at entry as so many bouts, and his chances in his bouts."""
    rated = {number: strength(page.fighter.abilities) for number, page in books.fighters.items()}
    shown = {number: [his] * FORMULA for number, his in rated.items()}
    for bout in fought_bouts(books):
        if bout.number in worths:
            chance = min(max(worths[bout.number].chance(RED), 0.02), 0.98)
            edge = log(chance / (1 - chance))
            shown[bout.red].append(rated[bout.blue] + edge)
            shown[bout.blue].append(rated[bout.red] - edge)
    return {number: sum(some) / len(some) for number, some in shown.items()}


def _beyond(nights: list[_Night]) -> list[float]:
    """What each night brought beyond what the average manager makes of such a man."""
    import numpy as np

    if not nights:
        return []
    facts = np.array(
        [(1.0, night.strength, night.pop_half, night.pop_half**2, night.champion) for night in nights]
    )
    spread = np.abs(facts).max(0)
    facts /= np.where(spread > 0, spread, 1.0)
    gains = np.array([night.gain for night in nights])
    weights, *_ = np.linalg.lstsq(facts, gains, rcond=None)
    beyond: list[float] = (gains - facts @ weights).tolist()
    return beyond
