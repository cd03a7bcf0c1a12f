"""The awards of a season and the hall of fame: what there is to win, what counts and how much; ``docs/records.md`` tells it in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from ringside_manager.bout.corner import Keyed
from ringside_manager.campaign.belts import TitleResult, TitleTurn, title_results
from ringside_manager.campaign.books import Books, BoutBook, BoutState, FighterBook
from ringside_manager.campaign.books.people import Standing
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


# The hall of fame: a fighter is inducted once he is retired and has ``THRESHOLD_HALF`` or more for his whole career


THRESHOLD_HALF = 150
"""What opens the door, in half points."""
TOP_RANK, RANKED = 3, 8
"""Beating men of these ranks or better counts: the steps of C33 by the book."""
UNBEATEN_BOUTS = 10
"""An unbeaten career counts from this many bouts on."""


class Honour(Enum):
    """What counts for the hall of fame."""

    TITLES = "titles"
    DEFENCES = "defences"
    CHAMPIONS_BEATEN = "champions_beaten"
    TOP_MEN_BEATEN = "top_men_beaten"
    """Contenders ranked 1 to 3 when he beat them."""
    RANKED_MEN_BEATEN = "ranked_men_beaten"
    """Contenders ranked 4 to 8."""
    MORE_WINS = "more_wins"
    """Wins beyond losses."""
    STOPPAGES = "stoppages"
    LONGEVITY = "longevity"
    """Every ten bouts."""
    UNBEATEN = "unbeaten"
    AWARDS = "awards"
    """Fighter of the season."""


HONOUR_HALF = {
    Honour.TITLES: 30,
    Honour.DEFENCES: 10,
    Honour.CHAMPIONS_BEATEN: 10,
    Honour.TOP_MEN_BEATEN: 4,
    Honour.RANKED_MEN_BEATEN: 2,
    Honour.MORE_WINS: 2,
    Honour.STOPPAGES: 1,
    Honour.LONGEVITY: 4,
    Honour.UNBEATEN: 30,
    Honour.AWARDS: 20,
}
"""What each is worth, once for every time, in half points."""


@dataclass(frozen=True, slots=True)
class Career:
    """A fighter before the door of the hall, with how often each honour was earned."""

    fighter: FighterBook
    honours: dict[Honour, int]

    @property
    def points_half(self) -> int:
        return sum(count * HONOUR_HALF[honour] for honour, count in self.honours.items())

    @property
    def is_worthy(self) -> bool:
        """Whether he has the points."""
        return self.points_half >= THRESHOLD_HALF

    @property
    def is_member(self) -> bool:
        """Whether he is in: worthy and retired."""
        return self.is_worthy and self.fighter.is_retired


def careers(books: Books, awards: Iterable[SeasonAwards[Nominee]]) -> tuple[Career, ...]:
    """Everybody who has boxed, most points first, equals by order of entry; ``awards`` are those of seasons over."""
    counts: dict[int, dict[Honour, int]] = {number: {} for number in books.fighters}
    for number, honour in (*_titles(books), *_beaten(books), *_awarded(awards)):
        counts[number][honour] = counts[number].get(honour, 0) + 1
    found = (
        Career(fighter, _honours(fighter, counts[fighter.number]))
        for fighter in books.fighters.values()
        if fighter.bouts
    )
    return tuple(sorted(found, key=lambda career: (-career.points_half, career.fighter.number)))


def _honours(fighter: FighterBook, counts: dict[Honour, int]) -> dict[Honour, int]:
    tally = fighter.tally
    counts[Honour.MORE_WINS] = max(0, tally.wins - tally.losses)
    counts[Honour.STOPPAGES] = tally.wins_ko + tally.wins_tko
    counts[Honour.LONGEVITY] = tally.bouts // 10
    counts[Honour.UNBEATEN] = int(tally.losses == 0 and tally.bouts >= UNBEATEN_BOUTS)
    return {honour: counts[honour] for honour in Honour if counts.get(honour)}


def _titles(books: Books) -> Iterator[tuple[int, Honour]]:
    for division in books.divisions.values():
        for reign in division.reigns:
            yield reign.fighter, Honour.TITLES
    for result in title_results(books).values():
        if result.turn is TitleTurn.DEFENDED and result.champion is not None:
            yield result.champion, Honour.DEFENCES


def _beaten(books: Books) -> Iterator[tuple[int, Honour]]:
    """Whom everybody beat, by the rank the loser brought to the bout."""
    for bout in books.bouts.values():
        outcome = bout.outcome
        if bout.state is BoutState.FOUGHT and outcome is not None and outcome.winner is not None:
            loser = bout.fighters[outcome.winner.opponent.index]
            division = books.divisions[books.class_of(bout)]
            honour = _met(division.nights.get(bout.night - 1), loser)
            if honour is not None:
                yield bout.fighters[outcome.winner.index], honour


def _met(before: Standing | None, loser: int) -> Honour | None:
    """What the loser's place before the night makes of a win over him."""
    if before is None:
        return None
    if loser in before.champions:
        return Honour.CHAMPIONS_BEATEN
    if loser in before.ranking[:TOP_RANK]:
        return Honour.TOP_MEN_BEATEN
    return Honour.RANKED_MEN_BEATEN if loser in before.ranking[:RANKED] else None


def _awarded(awards: Iterable[SeasonAwards[Nominee]]) -> Iterator[tuple[int, Honour]]:
    for season in awards:
        named = season.awards.get(Award.FIGHTER)
        if season.final and named and named[0].fighter is not None:
            yield named[0].fighter, Honour.AWARDS
