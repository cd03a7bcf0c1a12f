"""Luck: what the managers' bouts brought against what they were worth; and the managers' rating, which counts choices without it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from math import erfc, log, sqrt
from typing import NamedTuple

from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner
from ringside_manager.campaign.ai import strength
from ringside_manager.campaign.arenas import ArenaTable, purses
from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.campaign.progress import share_cents
from ringside_manager.campaign.rankings import CHAMPION, Popularity, result_half
from ringside_manager.campaign.schedule import SEASON, season_of
from ringside_manager.odds import DEVIATIONS, Odds
from ringside_manager.office.facts.careers import Contract, contracts_with
from ringside_manager.office.facts.charting import fought_bouts, standings_of

WINNERS: tuple[Corner | None, ...] = (RED, None, BLUE)
"""The results a purse tells apart (C40-C49)."""

# One bout


class Worth(NamedTuple):
    """What ``bouts`` bouts between the same two men on the same terms came to.

    ``counts`` are those red won, those nobody won, those blue won; ``pop_half`` is the mean change of earned popularity of
    red and of blue, in half points (C29, C30).
    """

    bouts: int
    counts: tuple[int, int, int]
    pop_half: tuple[float, float]

    @classmethod
    def of(cls, popularity: Popularity, odds: Odds) -> Worth:
        nobody = odds.draws + odds.no_contests
        changes = [float(popularity.knockdown_half * knockdowns) for knockdowns in odds.knockdowns]
        for corner in CORNERS:
            for method, count in odds.by_method(corner).items():
                for place, half in enumerate(result_half(popularity, method, corner)):
                    changes[place] += half * count
        red, blue = (change / odds.bouts for change in changes)
        return cls(odds.bouts, (odds.won(RED), nobody, odds.won(BLUE)), (red, blue))

    @property
    def shares(self) -> tuple[float, float, float]:
        """The chances of ``WINNERS``, 0 to 1."""
        red, nobody, blue = (count / self.bouts for count in self.counts)
        return red, nobody, blue

    def chance(self, corner: Corner) -> float:
        """The chance of a corner to win, a bout nobody wins as half."""
        return self.shares[2 * corner.index] + self.shares[1] / 2


class Account(NamedTuple):
    """What something came to, what it was worth, and the variances of a single play and of the estimate of its worth."""

    actual: float = 0.0
    worth: float = 0.0
    variance: float = 0.0
    doubt: float = 0.0

    @property
    def luck(self) -> float:
        return self.actual - self.worth

    @property
    def error(self) -> float:
        """How far the true worth may lie from the one told, at 95 % confidence."""
        return DEVIATIONS * sqrt(self.doubt)

    @property
    def usual(self) -> float:
        """The standard deviation of what it comes to: luck is smaller than that two times in three."""
        return sqrt(self.variance)

    @property
    def deviations(self) -> float | None:
        """Luck in standard deviations; ``None`` where nothing was left to luck."""
        return self.luck / self.usual if self.variance > 0 else None

    @property
    def rarity(self) -> float:
        """The chance of luck at least so large, good or bad, 0 to 1."""
        return 1.0 if self.deviations is None else erfc(abs(self.deviations) / sqrt(2))


def total(accounts: Iterable[Account]) -> Account:
    """The sum of what does not depend on each other."""
    return Account(*(sum(column) for column in zip(Account(), *accounts, strict=True)))


def _account(actual: float, values: tuple[float, ...], worth: Worth) -> Account:
    """The account of something that came to ``values`` by the ``WINNERS``."""
    mean = sum(share * value for share, value in zip(worth.shares, values, strict=True))
    variance = sum(share * (value - mean) ** 2 for share, value in zip(worth.shares, values, strict=True))
    return Account(actual, mean, variance, variance / worth.bouts)


class BoutLuck(NamedTuple):
    """What one bout brought the manager of one or of both of its fighters.

    ``results`` counts a victory as 1 and a bout nobody won as half; ``pop_half`` is earned popularity in half points,
    without variances.  ``sides`` is 2 where both fighters were his.
    """

    bout: int
    season: int
    sides: int
    results: Account
    money_cents: Account
    pop_half: Account


def bout_luck(table: ArenaTable, bout: BoutBook, worth: Worth, manager: int) -> BoutLuck:
    """What a bout that was fought brought a manager who had a fighter in it, against what it was worth to him."""
    sides = [corner for corner in CORNERS if bout.managers[corner.index] == manager]
    winner = None if bout.outcome is None else bout.outcome.winner
    points = tuple(sum(_score(corner, won) for corner in sides) for won in WINNERS)
    paid = [_purses(table, bout, won) for won in WINNERS]
    cents = tuple(
        float(sum(share_cents(purse[at.index], bout.percentages[at.index] or 0) for at in sides))
        for purse in paid
    )
    return BoutLuck(
        bout.number,
        season_of(bout.night),
        len(sides),
        _account(sum(_score(corner, winner) for corner in sides), points, worth),
        _account(sum(bout.shares_cents[at.index] for at in sides), cents, worth),
        Account(
            sum(bout.pop_changes_half[at.index] for at in sides),
            sum(worth.pop_half[at.index] for at in sides),
        ),
    )


def _score(corner: Corner, winner: Corner | None) -> float:
    return 0.5 if winner is None else float(winner is corner)


def _purses(table: ArenaTable, bout: BoutBook, winner: Corner | None) -> tuple[int, int]:
    return purses(table, bout.arena, bout.pops_half, winner, title=bout.title, first_title=bout.first_title)


# The managers


class ManagerLuck(NamedTuple):
    """What a manager's bouts brought him against what they were worth; ``bouts`` counts a bout of two of his men twice."""

    number: int
    name: str
    bouts: int
    results: Account
    money_cents: Account
    pop_half: Account


class Upset(NamedTuple):
    """A bout and whom it favoured: the winner, or the weaker of two nobody beat; ``chance`` was his before the bell.

    ``managers`` are his and the other's, 0 for none; ``gained_cents`` is what the result brought his manager beyond its
    worth.
    """

    bout: int
    night: int
    fighters: tuple[int, int]
    managers: tuple[int, int]
    won: bool
    chance: float
    gained_cents: float


class Luck(NamedTuple):
    """The luck of a season, or of all of them if that is 0: of managers, the luckiest first; of bouts, the least likely first.

    ``weighed`` bouts are in it; ``left_out`` have no record that can be read under the rules installed here.
    """

    season: int
    weighed: int
    left_out: int
    managers: tuple[ManagerLuck, ...]
    upsets: tuple[Upset, ...]


def luck_of(books: Books, worths: Mapping[int, Worth], season: int = 0) -> Luck:
    """The luck of a season (0: of all) by what is known of the bouts, by their numbers."""
    all_of_them = [bout for bout in fought_bouts(books) if season in (0, season_of(bout.night))]
    bouts = [bout for bout in all_of_them if bout.number in worths]
    managers = [_manager(books, number, bouts, worths) for number in books.managers]
    managers.sort(key=lambda one: -(one.results.deviations or 0.0))
    upsets = sorted(
        (_upset(books, bout, worths[bout.number]) for bout in bouts), key=lambda one: (one.chance, one.bout)
    )
    return Luck(season, len(bouts), len(all_of_them) - len(bouts), tuple(managers), tuple(upsets))


def _manager(
    books: Books, number: int, bouts: Iterable[BoutBook], worths: Mapping[int, Worth]
) -> ManagerLuck:
    found = [
        bout_luck(books.house_on(bout.night).arenas, bout, worths[bout.number], number)
        for bout in bouts
        if number in bout.managers
    ]
    return ManagerLuck(
        number,
        books.managers[number].name,
        sum(one.sides for one in found),
        total(one.results for one in found),
        total(one.money_cents for one in found),
        total(one.pop_half for one in found),
    )


def _upset(books: Books, bout: BoutBook, worth: Worth) -> Upset:
    winner = None if bout.outcome is None else bout.outcome.winner
    favoured = winner or min(CORNERS, key=worth.chance)
    pair = favoured.index, favoured.opponent.index
    mine, other = (bout.managers[at] or 0 for at in pair)
    gained = bout_luck(books.house_on(bout.night).arenas, bout, worth, mine).money_cents.luck if mine else 0.0
    return Upset(
        bout.number,
        bout.night,
        (bout.fighters[pair[0]], bout.fighters[pair[1]]),
        (mine, other),
        winner is not None,
        worth.chance(favoured),
        gained,
    )


# The managers' rating: what their choices were worth, without the strength of their men and luck


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
