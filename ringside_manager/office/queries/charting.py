"""What charts show of a fighter: his standing, bouts, earnings and ratings; facts of the books, no prose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ringside_manager.bout.abilities import ABILITY_NAMES
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook, Division
from ringside_manager.campaign.popularity import CHAMPION, total_half


@dataclass(frozen=True, slots=True)
class StandingPoint:
    """A fighter after a night: POP total in half points, and his rank (0 the champion) or None."""

    night: int
    pop_half: int
    rank: int | None


@dataclass(frozen=True, slots=True)
class CareerBoutFacts:
    """A bout as one man's career shows it; ``won`` is ``None`` if nobody did.

    ``pop_half`` and ``rank`` (0 the champion) are those after its night; purse in dollars, share in cents.
    """

    bout: int
    night: int
    opponent: int
    won: bool | None
    method: Method
    round: int
    arena: Arena
    title: bool
    pop_half: int
    rank: int | None
    purse_dollars: int
    share_cents: int
    cause: str = ""


@dataclass(frozen=True, slots=True)
class CareerFacts:
    """A fighter's standing after every night and his bouts, both oldest first."""

    standings: tuple[StandingPoint, ...]
    bouts: tuple[CareerBoutFacts, ...]


@dataclass(frozen=True, slots=True)
class RatingFacts:
    """A rating now, when he entered, and the best of any unretired fighter of the league (C14)."""

    name: str
    now: int
    entry: int
    best: int


def career_facts(books: Books, fighter: int) -> CareerFacts:
    """A fighter's career, night by night."""
    standings = standings_of(books, fighter)
    by_night = {point.night: point for point in standings}
    return CareerFacts(standings, tuple(_bouts(books, fighter, by_night)))


def standings_of(books: Books, fighter: int) -> tuple[StandingPoint, ...]:
    """A fighter after every night from the one before his first to his last (C32-C35).

    Now is as the books say: a fighter retired since the last night has no rank.
    """
    page = books.fighters[fighter]
    last = books.closed if page.retired_night is None else min(page.retired_night, books.closed)
    gained = Counter[int]()
    for bout, _, corner in bouts_of(books, fighter):
        gained[bout.night] += bout.pop_changes_half[corner.index]
    division = books.divisions.get(page.weight_class, Division(page.weight_class))
    points, earned = [], 0
    for night in range(page.entered_night, last + 1):
        earned += gained[night]
        rank = _rank(division, night, fighter) if night > page.entered_night else None
        points.append(StandingPoint(night, total_half(earned, rank), rank))
    if points and points[-1].night == books.closed:
        points[-1] = StandingPoint(books.closed, page.pop_half, page.rank)
    return tuple(points)


def _rank(division: Division, night: int, fighter: int) -> int | None:
    standing = division.nights.get(night)
    if standing is None:
        return None
    if standing.champion == fighter:
        return CHAMPION
    return standing.ranking.index(fighter) + 1 if fighter in standing.ranking else None


def bouts_of(books: Books, fighter: int) -> Iterator[tuple[BoutBook, Outcome, Corner]]:
    """His bouts with their outcome and his corner, oldest first."""
    for number in books.fighters[fighter].bouts:
        bout = books.bouts[number]
        if bout.outcome is not None:
            yield bout, bout.outcome, bout.corner_of(fighter)


def _bouts(books: Books, fighter: int, standings: dict[int, StandingPoint]) -> Iterator[CareerBoutFacts]:
    page = books.fighters[fighter]
    for bout, outcome, corner in bouts_of(books, fighter):
        after = standings.get(bout.night, StandingPoint(bout.night, page.pop_half, page.rank))
        yield CareerBoutFacts(
            bout=bout.number,
            night=bout.night,
            opponent=bout.fighters[corner.opponent.index],
            won=None if outcome.winner is None else outcome.winner is corner,
            method=outcome.method,
            round=outcome.round,
            arena=bout.arena,
            title=bout.title,
            pop_half=after.pop_half,
            rank=after.rank,
            purse_dollars=bout.purses_dollars[corner.index],
            share_cents=bout.shares_cents[corner.index],
            cause=outcome.cause,
        )


def rating_facts(books: Books, fighter: int) -> tuple[RatingFacts, ...]:
    """A fighter's nine ratings, in the order of R2 between Agility and Counterpunch, Endurance."""
    page = books.fighters[fighter]
    boxing = (other for other in books.fighters.values() if other.manager is not None or other is page)
    men = [other.abilities for other in boxing if not other.is_retired]
    now, entry = page.abilities, page.fighter.abilities
    return tuple(
        RatingFacts(
            name,
            getattr(now, name),
            getattr(entry, name),
            max([getattr(now, name), getattr(entry, name), *(getattr(man, name) for man in men)]),
        )
        for name in ABILITY_NAMES
    )
