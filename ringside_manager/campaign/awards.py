"""Season awards: who was the fighter, the bout, the knockout, the upset and the manager of a season.

Every award is a sum of stated points (``docs/records.md`` lists them); equals are parted by stated
order, so the same books always give the same winners.  Points are kept in half points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum

from ringside_manager.campaign.books import Books, BoutBook, BoutState
from ringside_manager.campaign.records_book_titles import TitleResult, title_results
from ringside_manager.campaign.seasons import nights_of, season_of

NOMINEES = 3
"""How many are named for an award, the winner first."""


class Award(Enum):
    """What is awarded at the end of a season."""

    FIGHTER = "fighter"
    BOUT = "bout"
    KNOCKOUT = "knockout"
    UPSET = "upset"
    MANAGER = "manager"


class Merit(Enum):
    """What brought points; ``Part.count`` says how often or how much."""

    WINS = "wins"
    STOPPAGES = "stoppages"
    OPPOSITION = "opposition"
    """Half the POP the beaten brought."""
    DRAWS = "draws"
    LOSSES = "losses"
    TITLES = "titles"
    DEFENCES = "defences"
    POPULARITY = "popularity"
    """The POP of both, of the beaten, or the gap between the two."""
    BALANCE = "balance"
    """How even the damage was, in percent."""
    KNOCKDOWNS = "knockdowns"
    BOTH_DOWN = "both_down"
    ROUNDS = "rounds"
    COMEBACK = "comeback"
    """Won inside the distance while behind on the cards."""
    CLOSE_CARDS = "close_cards"
    TITLE_BOUT = "title_bout"
    CLEAN_KNOCKOUT = "clean_knockout"
    EARLY = "early"
    """Rounds left when it ended."""
    CHAMPION_BEATEN = "champion_beaten"
    INSIDE = "inside"
    """Won inside the distance."""
    MONEY = "money"
    """Dollars from purses, dates paid for taken off."""


@dataclass(frozen=True, slots=True)
class Part:
    """Points for one merit; ``count`` is how often, or what its merit says."""

    merit: Merit
    count: int
    points_half: int


@dataclass(frozen=True, slots=True)
class Nominee:
    """Somebody or something named for an award; what it is not about is ``None``.

    A bout's ``fighter`` is its winner (``None`` after a draw).  ``order`` parts equals, smaller first.
    """

    fighter: int | None
    bout: int | None
    manager: int | None
    parts: tuple[Part, ...]
    order: tuple[int, ...] = ()

    @property
    def points_half(self) -> int:
        """All points together."""
        return sum(part.points_half for part in self.parts)


@dataclass(frozen=True, slots=True)
class SeasonAward:
    """One award of a season: its nominees, the winner first; empty if nobody qualifies."""

    award: Award
    nominees: tuple[Nominee, ...]


@dataclass(frozen=True, slots=True)
class SeasonAwards:
    """All awards of a season; ``final`` once its last night or the campaign is over."""

    season: int
    final: bool
    awards: tuple[SeasonAward, ...]


@dataclass(frozen=True, slots=True)
class SeasonBook:
    """What awards are read from: the books, the bouts fought in the season in order, every title bout."""

    books: Books
    season: int
    bouts: tuple[BoutBook, ...]
    titles: dict[int, TitleResult]


Nominate = Callable[[SeasonBook], Iterable[Nominee]]


def season_awards(books: Books, season: int, only: Award | None = None) -> SeasonAwards:
    """The awards of a season, counted from 1, or one of them; of the running one as they stand."""
    from ringside_manager.campaign.awards_bouts import best_bouts, knockouts, upsets
    from ringside_manager.campaign.awards_people import fighters, managers

    page = season_book(books, season)
    by_award: dict[Award, Nominate] = {
        Award.FIGHTER: fighters,
        Award.BOUT: best_bouts,
        Award.KNOCKOUT: knockouts,
        Award.UPSET: upsets,
        Award.MANAGER: managers,
    }
    awards = tuple(
        SeasonAward(award, _best(nominate(page)))
        for award, nominate in by_award.items()
        if only in (None, award)
    )
    return SeasonAwards(season, is_over(books, season), awards)


def is_over(books: Books, season: int) -> bool:
    """Whether a season's last night, or the campaign, is over."""
    return books.ended or books.closed >= nights_of(season)[-1]


def seasons(books: Books) -> range:
    """The seasons with a night behind them, from 1."""
    return range(1, season_of(books.closed) + 1) if books.closed else range(0)


def season_book(books: Books, season: int) -> SeasonBook:
    """The bouts of a season in the order they were fought."""
    bouts = fought_on(books, nights_of(season))
    return SeasonBook(books, season, bouts, title_results(books))


def fought_on(books: Books, nights: range) -> tuple[BoutBook, ...]:
    """The bouts fought on these nights, in the order they were."""
    last = max(books.closed, books.night)
    fought = (
        books.bouts[number]
        for night in range(nights[0], min(nights[-1], last) + 1)
        for number in books.cards.get(night, ())
        if books.bouts[number].state is BoutState.FOUGHT
    )
    return tuple(sorted(fought, key=lambda bout: bout.fought_entry or 0))


def _best(nominees: Iterable[Nominee]) -> tuple[Nominee, ...]:
    ranked = sorted(nominees, key=lambda nominee: (-nominee.points_half, nominee.order))
    return tuple(ranked[:NOMINEES])
