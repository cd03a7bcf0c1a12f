"""The hall of fame: who gets in, by points for a whole career; the table stands in ``docs/records.md``.

A fighter is inducted once he is retired and has ``THRESHOLD`` points or more; points are kept in half points.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from ringside_manager.campaign.awards import Award, Nominee, SeasonAwards
from ringside_manager.campaign.belts import TitleTurn, title_results
from ringside_manager.campaign.books import Books, BoutState, FighterBook
from ringside_manager.campaign.books.people import Standing

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


WORTH_HALF = {
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
        return sum(count * WORTH_HALF[honour] for honour, count in self.honours.items())

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
