"""What leagues played under packs of house rules came to: one league's figures, and those of many side by side.

Every figure is the mean of the leagues that have it, with how far the true mean may lie from it at 95 % confidence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from itertools import pairwise
from math import sqrt
from statistics import fmean, median, stdev
from typing import NamedTuple

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook, BoutState, FighterBook
from ringside_manager.campaign.schedule import SEASON, nights_of, season_of
from ringside_manager.language import later
from ringside_manager.odds import DEVIATIONS, error_of

TOP = 10
"""Who counts as the top of the league: the champion and the contenders next to him, by rank."""


# One league


class SeasonFigures(NamedTuple):
    """One season of one league: bouts in each arena from The Best down, and shares of 0 to 1.

    ``retired`` is the share of those who boxed for a manager at its beginning or came in it, ``pop`` the mean popularity in points of
    all fighters under managers at its end, ``newcomers`` the share of the top ten then who came after the first season.
    """

    arenas: tuple[int, ...]
    retired: float
    pop: float
    newcomers: float


class LeagueFigures(NamedTuple):
    """One league that was played to its end; ``None`` where it has nothing to say.

    Shares are of 0 to 1: ``title_share`` of all purses paid in title bouts, ``upsets`` of decided bouts won by the less popular
    man, ``rematches`` of men who met the very man of their bout before.  ``richest_over_poorest`` compares the managers' money
    in the end, ``gini`` all of it; ``recovered`` is whether the last at half-time ended in the upper half.
    ``leader_changes`` and ``title_bouts`` are counted in a season.
    """

    seasons: tuple[SeasonFigures, ...]
    title_share: float | None
    gini: float | None
    richest_over_poorest: float | None
    recovered: float | None
    reign_nights: float | None
    title_bouts: float
    upsets: float | None
    rematches: float | None
    leader_changes: float
    methods: tuple[tuple[Method, float], ...]


class Diary:
    """What is noted of a league night by night, and what its books say in the end."""

    def __init__(self, books: Books) -> None:
        self._books = books
        self._money: list[tuple[int, ...]] = []
        self._seasons: list[SeasonFigures] = []
        self._begun = _boxing(books)

    def night_over(self) -> None:
        """Note how things stand after a night; to be called after every one."""
        books = self._books
        self._money.append(tuple(manager.balance_cents for manager in books.managers.values()))
        if books.closed % SEASON == 0 or books.ended:
            self._seasons.append(self._season(season_of(books.closed)))
            self._begun = _boxing(books)

    def _season(self, season: int) -> SeasonFigures:
        books, nights = self._books, nights_of(season)
        halls = Counter(bout.arena for bout in _fought(books) if bout.night in nights)
        came = {
            page.number for page in books.fighters.values() if page.entered_night in nights and page.manager
        }
        gone = [page for page in books.fighters.values() if page.retired_night in nights]
        active = [books.fighters[number] for number in sorted(_boxing(books))]
        top = sorted((page for page in active if page.rank is not None), key=_by_rank)[:TOP]
        new = sum(page.entered_night > SEASON for page in top)
        return SeasonFigures(
            tuple(halls[arena] for arena in Arena),
            len(gone) / max(1, len(self._begun | came | {page.number for page in gone})),
            fmean(page.pop_half for page in active) / 2 if active else 0.0,
            new / len(top) if top else 0.0,
        )

    def figures(self) -> LeagueFigures:
        """The figures of the league as it stands, after one night or more."""
        books, bouts = self._books, _fought(self._books)
        final = self._money[-1]
        leaders = [max(range(len(cents)), key=cents.__getitem__) for cents in self._money]
        changes = sum(one != other for one, other in pairwise(leaders))
        seasons = len(self._money) / SEASON
        reigns = [
            (books.closed if reign.until_night is None else reign.until_night) - reign.from_night
            for division in books.divisions.values()
            for reign in division.reigns
        ]
        return LeagueFigures(
            seasons=tuple(self._seasons),
            title_share=_share(bouts, lambda bout: bout.title, lambda bout: sum(bout.purses_dollars)),
            gini=_gini(final),
            richest_over_poorest=max(final) / min(final) if min(final) > 0 else None,
            recovered=_recovered(self._money[(len(self._money) - 1) // 2], final),
            reign_nights=median(reigns) if reigns else None,
            title_bouts=sum(bout.title for bout in bouts) / seasons,
            upsets=_share([bout for bout in bouts if bout.winner is not None], _is_upset),
            rematches=_rematches(books),
            leader_changes=changes / seasons,
            methods=_methods(bouts),
        )


def _boxing(books: Books) -> set[int]:
    """Who boxes for a manager now."""
    return {number for manager in books.managers.values() for number in manager.stable}


def _by_rank(page: FighterBook) -> tuple[int, int, int]:
    return page.rank or 0, -page.pop_half, page.number


def _fought(books: Books) -> list[BoutBook]:
    return [bout for bout in books.bouts.values() if bout.state is BoutState.FOUGHT]


def _share(
    bouts: Sequence[BoutBook],
    counts: Callable[[BoutBook], bool],
    weight: Callable[[BoutBook], int] = lambda _: 1,
) -> float | None:
    whole = sum(map(weight, bouts))
    return sum(weight(bout) for bout in bouts if counts(bout)) / whole if whole else None


def _is_upset(bout: BoutBook) -> bool:
    assert bout.outcome is not None
    assert bout.outcome.winner is not None
    winner = bout.outcome.winner
    return bout.pops_half[winner.index] < bout.pops_half[winner.opponent.index]


def _gini(cents: Sequence[int]) -> float | None:
    """How unequal the money is: 0 all alike, towards 1 one has everything; ``None`` unless all have some."""
    ordered, whole = sorted(cents), sum(cents)
    if whole <= 0 or ordered[0] < 0:
        return None
    weighed = sum(place * amount for place, amount in enumerate(ordered, 1))
    return 2 * weighed / (len(ordered) * whole) - (len(ordered) + 1) / len(ordered)


def _recovered(half: Sequence[int], final: Sequence[int]) -> float:
    """Whether the last at half-time ends in the upper half, shared among those who are last together."""
    last = [seat for seat, cents in enumerate(half) if cents == min(half)]
    richer = [sum(other > final[seat] for other in final) for seat in last]
    return fmean(place < len(final) // 2 for place in richer)


def _rematches(books: Books) -> float | None:
    again = met = 0
    for page in books.fighters.values():
        others = [books.bouts[number].opponent_of(page.number) for number in page.bouts]
        met += max(0, len(others) - 1)
        again += sum(one == other for one, other in pairwise(others))
    return again / met if met else None


def _methods(bouts: Sequence[BoutBook]) -> tuple[tuple[Method, float], ...]:
    counts = Counter(bout.outcome.method for bout in bouts if bout.outcome is not None)
    return tuple((method, counts[method] / len(bouts)) for method in Method if counts[method])


# Many leagues


class Estimate(NamedTuple):
    """A mean over leagues, and how far the true one may lie from it at 95 % confidence."""

    value: float
    error: float

    @classmethod
    def of(cls, found: Iterable[float | None]) -> Estimate | None:
        """That of the leagues that have the figure; ``None`` if none has, and an endless error for a single one."""
        known = [value for value in found if value is not None]
        if not known:
            return None
        error = DEVIATIONS * stdev(known) / sqrt(len(known)) if len(known) > 1 else float("inf")
        return cls(fmean(known), error)


def _chance(found: Sequence[float | None]) -> Estimate | None:
    """A chance, of which every league is one trial."""
    known = [value for value in found if value is not None]
    return Estimate(fmean(known), error_of(sum(known), len(known))) if known else None


class PackFigures(NamedTuple):
    """What the leagues under one pack came to; names as in ``LeagueFigures``, rows of ``seasons`` from the first on."""

    leagues: int
    arenas: tuple[tuple[Estimate | None, ...], ...]
    """A row for each season: the share of its bouts in every arena, The Best first."""
    retired: tuple[Estimate | None, ...]
    pop: tuple[Estimate | None, ...]
    newcomers: tuple[Estimate | None, ...]
    title_share: Estimate | None
    gini: Estimate | None
    richest_over_poorest: Estimate | None
    recovered: Estimate | None
    reign_nights: Estimate | None
    title_bouts: Estimate | None
    upsets: Estimate | None
    rematches: Estimate | None
    leader_changes: Estimate | None
    methods: tuple[tuple[Method, Estimate], ...]

    @classmethod
    def of(cls, leagues: Sequence[LeagueFigures]) -> PackFigures:
        """Those of one league or more, all of equally many seasons."""
        seasons = [[league.seasons[turn] for league in leagues] for turn in range(len(leagues[0].seasons))]
        shares = [dict(league.methods) for league in leagues]
        methods = (
            (method, Estimate.of(share.get(method, 0.0) for share in shares))
            for method in Method
            if any(method in share for share in shares)
        )
        return cls(
            leagues=len(leagues),
            arenas=tuple(
                tuple(Estimate.of(_part(one.arenas, hall) for one in season) for hall in range(len(Arena)))
                for season in seasons
            ),
            retired=tuple(Estimate.of(one.retired for one in season) for season in seasons),
            pop=tuple(Estimate.of(one.pop for one in season) for season in seasons),
            newcomers=tuple(Estimate.of(one.newcomers for one in season) for season in seasons),
            title_share=Estimate.of(league.title_share for league in leagues),
            gini=Estimate.of(league.gini for league in leagues),
            richest_over_poorest=Estimate.of(league.richest_over_poorest for league in leagues),
            recovered=_chance([league.recovered for league in leagues]),
            reign_nights=Estimate.of(league.reign_nights for league in leagues),
            title_bouts=Estimate.of(league.title_bouts for league in leagues),
            upsets=Estimate.of(league.upsets for league in leagues),
            rematches=Estimate.of(league.rematches for league in leagues),
            leader_changes=Estimate.of(league.leader_changes for league in leagues),
            methods=tuple((method, found) for method, found in methods if found is not None),
        )


def _part(counts: Sequence[int], place: int) -> float | None:
    whole = sum(counts)
    return counts[place] / whole if whole else None


class Unit(Enum):
    """What a figure is counted in."""

    SHARE = "share"
    """From 0 to 1, told in per cent."""
    NUMBER = "number"


class Figure(NamedTuple):
    """One figure by which packs are compared: its name on screen, and what it is of a pack; of one told season by season, of a pack in a season."""

    title: Callable[[], str]
    unit: Unit
    of: Callable[..., Estimate | None]


FIGURES: tuple[Figure, ...] = (
    Figure(later("Purses paid in title bouts"), Unit.SHARE, lambda pack: pack.title_share),
    Figure(later("Inequality of money (Gini)"), Unit.SHARE, lambda pack: pack.gini),
    Figure(later("Richest manager against the poorest"), Unit.NUMBER, lambda pack: pack.richest_over_poorest),
    Figure(later("Last at half-time ends in the upper half"), Unit.SHARE, lambda pack: pack.recovered),
    Figure(later("Changes of the leader a season"), Unit.NUMBER, lambda pack: pack.leader_changes),
    Figure(later("Title bouts a season"), Unit.NUMBER, lambda pack: pack.title_bouts),
    Figure(later("A middling reign, in nights"), Unit.NUMBER, lambda pack: pack.reign_nights),
    Figure(later("Mean popularity at the end"), Unit.NUMBER, lambda pack: pack.pop[-1]),
    Figure(later("Fighters who retired in the last season"), Unit.SHARE, lambda pack: pack.retired[-1]),
    Figure(later("Newcomers in the top ten at the end"), Unit.SHARE, lambda pack: pack.newcomers[-1]),
    Figure(later("Bouts won by the less popular man"), Unit.SHARE, lambda pack: pack.upsets),
    Figure(later("Bouts against the man of the bout before"), Unit.SHARE, lambda pack: pack.rematches),
)
"""What packs are compared by, in the order it is shown."""
