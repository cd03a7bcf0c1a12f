"""The awards of a season: what there is to win, what counts for it and how much; ``docs/records.md`` tells it in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from ringside_manager.bout.corner import Keyed
from ringside_manager.campaign.belts import TitleResult, title_results
from ringside_manager.campaign.books import Books, BoutBook, BoutState
from ringside_manager.campaign.schedule import nights_of, season_of

# Season awards: who was the fighter, the bout, the knockout, the upset and the manager of a season


NOMINEES = 3
"""How many are named for an award, the winner first."""


class Award(Enum):
    """What is awarded at the end of a season."""

    FIGHTER = "fighter"
    BOUT = "bout"
    KNOCKOUT = "knockout"
    UPSET = "upset"
    MANAGER = "manager"


class Merit(Keyed):
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
        return sum(part.points_half for part in self.parts)


N = TypeVar("N")
"""Who is named for an award: ``Nominee``, or a row that shows one."""


@dataclass(frozen=True, slots=True)
class SeasonAwards(Generic[N]):
    """All awards of a season, the winner of each first, nobody if nothing of the kind happened.

    ``final`` once the season's last night or the campaign is over.
    """

    season: int
    final: bool
    awards: dict[Award, tuple[N, ...]]


@dataclass(frozen=True, slots=True)
class SeasonBook:
    """What awards are read from: the books, the bouts fought in the season in order, every title bout."""

    books: Books
    season: int
    bouts: tuple[BoutBook, ...]
    titles: dict[int, TitleResult]


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


# What the merits behind the season awards are worth, in half points; ``docs/records.md`` tells them in words


WORTH_HALF: Mapping[Award, Mapping[Merit, int]] = {
    Award.FIGHTER: {
        Merit.WINS: 8,
        Merit.STOPPAGES: 4,
        Merit.TITLES: 30,
        Merit.DEFENCES: 16,
        Merit.DRAWS: 2,
        Merit.LOSSES: -8,
    },
    Award.BOUT: {
        Merit.KNOCKDOWNS: 4,
        Merit.BOTH_DOWN: 6,
        Merit.ROUNDS: 1,
        Merit.COMEBACK: 10,
        Merit.CLOSE_CARDS: 6,
        Merit.TITLE_BOUT: 10,
    },
    Award.KNOCKOUT: {Merit.EARLY: 2, Merit.CLEAN_KNOCKOUT: 10, Merit.CHAMPION_BEATEN: 20},
    Award.UPSET: {Merit.INSIDE: 4, Merit.CHAMPION_BEATEN: 20},
    Award.MANAGER: {Merit.TITLES: 20, Merit.DEFENCES: 10, Merit.WINS: 1, Merit.LOSSES: -1},
}
"""Each for every time it was done.  Not here, because they grow with something else: the POP of the beaten
(fighter: half of it; knockout: all of it), of both (bout: a quarter), the gap (upset), balance and money."""

BALANCE_HALF = 20
"""Of the bout of the season, for damage exactly even; in proportion below."""
MOST_KNOCKDOWNS = 5
"""More knockdowns than these bring no more points."""
SMALLEST_GAP_HALF = 4
"""Two points of POP: less is no upset."""
CENTS_FOR_A_HALF = 50_000
"""What a manager earns for half a point."""
