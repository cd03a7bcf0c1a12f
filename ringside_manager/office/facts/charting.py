"""What charts show: of a fighter his standing, bouts, earnings and ratings; of the league money, arenas, ways to win and reigns."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from itertools import accumulate

from ringside_manager.bout.abilities import ABILITY_NAMES
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.awards import seasons
from ringside_manager.campaign.books import Books, BoutBook, BoutState, Division
from ringside_manager.campaign.rankings import CHAMPION, total_half
from ringside_manager.campaign.schedule import season_of
from ringside_manager.office.facts import careers
from ringside_manager.office.facts.careers import BoutFacts
from ringside_manager.office.facts.rankings import ReignFacts, reigns_of

# One fighter.


@dataclass(frozen=True, slots=True)
class StandingPoint:
    """A fighter after a night: POP total in half points, and his rank (0 the champion) or None."""

    night: int
    pop_half: int
    rank: int | None


@dataclass(frozen=True, slots=True)
class CareerFacts:
    """A fighter's standing after every night and the fighter's bouts, both oldest first."""

    standings: tuple[StandingPoint, ...]
    bouts: tuple[BoutFacts, ...]
    now: StandingPoint

    def after(self, bout: BoutFacts) -> StandingPoint:
        """Return the fighter's standing after the night of a bout."""
        first = self.standings[0].night if self.standings else 0
        place = bout.night - first
        return self.standings[place] if 0 <= place < len(self.standings) else self.now


def career_facts(books: Books, fighter: int) -> CareerFacts:
    """Return a fighter's career, night by night."""
    page = books.fighters[fighter]
    now = StandingPoint(books.closed, page.pop_half, page.rank)
    return CareerFacts(standings_of(books, fighter), careers.career_facts(books, page), now)


def standings_of(books: Books, fighter: int) -> tuple[StandingPoint, ...]:
    """A fighter after every night from the one before his first to his last (C32-C35).

    Now is as the books say: a fighter retired since the last night has no rank.
    """
    page = books.fighters[fighter]
    last = books.closed if page.retired_night is None else min(page.retired_night, books.closed)
    gained = Counter[int]()
    for bout in map(books.bouts.__getitem__, page.bouts):
        gained[bout.night] += bout.pop_changes_half[bout.corner_of(fighter).index]
    for turn in books.turns:  # names are forgotten (Y5)
        gained[turn.night] -= turn.faded_half.get(fighter, 0)
    division = books.divisions.get(page.weight_class, Division(page.weight_class))
    points, earned = [], 0
    for night in range(page.entered_night, last + 1):
        earned += gained[night]
        rank = _rank(division, night, fighter) if night > page.entered_night else None
        points.append(StandingPoint(night, total_half(books.house_on(night).rank_pop, earned, rank), rank))
    if points and points[-1].night == books.closed:
        points[-1] = StandingPoint(books.closed, page.pop_half, page.rank)
    return tuple(points)


def _rank(division: Division, night: int, fighter: int) -> int | None:
    standing = division.nights.get(night)
    if standing is None:
        return None
    if fighter in standing.champions:
        return CHAMPION
    return standing.ranking.index(fighter) + 1 if fighter in standing.ranking else None


def highest_ratings(books: Books) -> dict[str, int]:
    """Return the highest value of each rating among the unretired fighters with a manager (C14), 0 without any."""
    boxing = [p.abilities for p in books.fighters.values() if p.manager is not None and not p.is_retired]
    return {name: max((getattr(man, name) for man in boxing), default=0) for name in ABILITY_NAMES}


# The whole league.


MoneyFacts = tuple[int, tuple[int, ...]]
"""A manager, and his money in cents after every night from 0 to the last closed (C70)."""


def money_facts(books: Books) -> tuple[MoneyFacts, ...]:
    """The managers' money night by night, richest first as the standings have it.

    A deal made between two nights counts as of the first of them, so the last number is his money now.
    """
    last = books.closed
    moved = {number: [0] * (last + 1) for number in books.managers}
    for line in books.ledger:
        moved[line.manager][min(line.night, last)] += line.amount_cents
    return tuple((manager.number, tuple(accumulate(moved[manager.number]))) for manager in books.standings())


def fought_bouts(books: Books) -> tuple[BoutBook, ...]:
    """Every bout that was fought, in the order they were made."""
    return tuple(bout for bout in books.bouts.values() if bout.state is BoutState.FOUGHT)


def bouts_by_arena(books: Books) -> tuple[tuple[Arena, tuple[BoutBook, ...]], ...]:
    """Return all five arenas from best to worst, each with the bouts fought in it (C40-C45)."""
    halls: dict[Arena, list[BoutBook]] = {arena: [] for arena in Arena}
    for bout in fought_bouts(books):
        halls[bout.arena].append(bout)
    return tuple((arena, tuple(bouts)) for arena, bouts in halls.items())


@dataclass(frozen=True, slots=True)
class ArenaSeason:
    """An arena in a season: bouts fought in it, those for a title, and what both men were paid together, in dollars."""

    arena: Arena
    bouts: int
    title_bouts: int
    paid_dollars: int

    @property
    def average_dollars(self) -> int:
        """What a bout paid both men together on average; 0 without one."""
        return round(self.paid_dollars / self.bouts) if self.bouts else 0


@dataclass(frozen=True, slots=True)
class SeasonUse:
    """A season's arenas, The Best first; unused ones are among them."""

    season: int
    arenas: tuple[ArenaSeason, ...]

    @property
    def bouts(self) -> int:
        return sum(arena.bouts for arena in self.arenas)

    @property
    def paid_dollars(self) -> int:
        return sum(arena.paid_dollars for arena in self.arenas)


def seasons_used(books: Books) -> tuple[SeasonUse, ...]:
    """Return arenas and purses season by season, from the first (C40-C45); the last may still be going on."""
    halls: dict[tuple[int, Arena], list[BoutBook]] = defaultdict(list)
    for bout in fought_bouts(books):
        halls[season_of(bout.night), bout.arena].append(bout)
    return tuple(
        SeasonUse(season, tuple(_used(arena, halls[season, arena]) for arena in Arena))
        for season in seasons(books)
    )


def _used(arena: Arena, bouts: list[BoutBook]) -> ArenaSeason:
    paid = sum(sum(bout.purses_dollars) for bout in bouts)
    return ArenaSeason(arena, len(bouts), sum(bout.title for bout in bouts), paid)


def endings(books: Books, winner: int | None = None) -> Counter[tuple[Method, int]]:
    """How often bouts ended by a method in a round; all bouts, or those a fighter won."""
    return Counter(
        (bout.outcome.method, bout.outcome.round)
        for bout in fought_bouts(books)
        if bout.outcome is not None and (winner is None or bout.winner == winner)
    )


def title_reigns(books: Books, weight_class: str) -> tuple[ReignFacts, ...]:
    """Return the reigns of one weight class, oldest first."""
    division = books.divisions.get(weight_class)
    return () if division is None else reigns_of(books, division)


def defences(books: Books, reign: ReignFacts) -> tuple[BoutBook, ...]:
    """Return the title bouts within a reign, without the one that began it and the one that ended it."""
    champion = reign.champion.number
    until = books.closed + 1 if reign.until_night is None else reign.until_night
    return tuple(
        bout
        for bout in map(books.bouts.__getitem__, books.fighters[champion].bouts)
        if bout.title
        and reign.from_night <= bout.night <= until
        and bout.number not in (reign.won_bout, reign.lost_bout)
    )
