"""What charts show: of a fighter standing, bouts, earnings, ratings; of the league money, arenas, ways to win, reigns; branches compared."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, takewhile

from ringside_manager.bout.outcome import Method
from ringside_manager.bout.terms import ABILITY_NAMES
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.awards import seasons
from ringside_manager.campaign.books import Books, BoutBook, BoutState, Division
from ringside_manager.campaign.rankings import CHAMPION, total_half
from ringside_manager.campaign.schedule import season_of
from ringside_manager.errors import misused
from ringside_manager.language import say
from ringside_manager.league.deeds import Entry
from ringside_manager.office.facts import careers
from ringside_manager.office.facts.careers import BoutFacts
from ringside_manager.office.facts.rankings import ReignFacts, reigns_of

# Of one history


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


# Branches of one history laid side by side: where they part, and what became of them


MOST_BRANCHES = 6
"""Leagues that are compared at once."""
TOP = 10
"""Ranks that bring a fighter into the comparison."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A league that is compared: its books and its journal."""

    books: Books
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class MoneyLine:
    """A manager's money in cents after the night compared, league by league; None where he has no seat (C70)."""

    name: str
    cents: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class RankLine:
    """A fighter's rank after the night compared, league by league; 0 is the champion, None unranked (C32)."""

    name: str
    weight_class: str
    ranks: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class TitleLine:
    """A reign: who held the title of a weight class, from when to when; ``until`` is None if he still did (C65)."""

    weight_class: str
    champion: str
    since: int
    until: int | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """Branches side by side, as they stood after ``night``, the last that all have held.

    They share the entries up to ``entry`` and the nights up to ``parted``.  ``titles`` holds the reigns of each league that
    lasted beyond that night.
    """

    names: tuple[str, ...]
    entry: int
    parted: int
    night: int
    money: tuple[MoneyLine, ...]
    ranks: tuple[RankLine, ...]
    titles: tuple[tuple[TitleLine, ...], ...]


def compare(branches: Sequence[Branch]) -> Comparison:
    """Compare two leagues or more; ``UsageError`` for too few, too many, or one of another history."""
    if not 2 <= len(branches) <= MOST_BRANCHES:
        raise misused(
            "Two to {most} leagues can be compared, not {many}.", most=MOST_BRANCHES, many=len(branches)
        )
    shared = min(_shared(branches[0], other) for other in branches[1:])
    if not shared:
        strange = next(other for other in branches[1:] if not _shared(branches[0], other))
        raise misused(
            "{one} and {other} are not branches of one history: their first entries differ already.",
            one=branches[0].books.name,
            other=strange.books.name,
            next_step=say("Compare a league with one that was branched from it, or two branches of it."),
        )
    books = [branch.books for branch in branches]
    night = min(one.closed for one in books)
    parted = min(branches[0].entries[shared - 1].night, night)
    return Comparison(
        tuple(one.name for one in books), shared, parted, night,
        _money(books, night), _ranks(books, night), tuple(_titles(one, parted, night) for one in books),
    )  # fmt: skip


def _shared(one: Branch, other: Branch) -> int:
    """How many entries both journals begin with."""
    pairs = zip(one.entries, other.entries, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _money(books: Sequence[Books], night: int) -> tuple[MoneyLine, ...]:
    """The managers by their seats' numbers, who are the same in all branches; richest in the first league first."""
    after = [{number: cents[night] for number, cents in money_facts(one)} for one in books]
    numbers = dict.fromkeys(number for one in after for number in one)
    lines = [
        MoneyLine(
            next(one.managers[number].name for one in books if number in one.managers),
            tuple(one.get(number) for one in after),
        )
        for number in numbers
    ]
    return tuple(sorted(lines, key=lambda line: -(line.cents[0] or 0)))


def _ranks(books: Sequence[Books], night: int) -> tuple[RankLine, ...]:
    """Champions and the ten best of every league, by weight class, in the order of the first."""
    lines = []
    for weight_class in dict.fromkeys(name for one in books for name in one.divisions):
        places = [_places(one.divisions.get(weight_class), night) for one in books]
        best = [[number for number, rank in each.items() if rank <= TOP] for each in places]
        for number in dict.fromkeys(number for each in best for number in each):
            name = next(one.fighters[number].name for one in books if number in one.fighters)
            lines.append(RankLine(name, weight_class, tuple(each.get(number) for each in places)))
    return tuple(lines)


def _places(division: Division | None, night: int) -> dict[int, int]:
    """Champion and contenders after a night, by rank."""
    standing = None if division is None else division.nights.get(night)
    if standing is None:
        return {}
    return dict.fromkeys(standing.champions, CHAMPION) | {
        number: rank for rank, number in enumerate(standing.ranking, 1)
    }


def _titles(books: Books, parted: int, night: int) -> tuple[TitleLine, ...]:
    return tuple(
        TitleLine(
            division.weight_class,
            books.fighters[reign.fighter].name,
            reign.from_night,
            reign.until_night if reign.until_night is not None and reign.until_night <= night else None,
        )
        for division in books.divisions.values()
        for reign in division.reigns
        if reign.from_night <= night and (reign.until_night is None or reign.until_night > parted)
    )
