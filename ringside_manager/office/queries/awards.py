"""The awards of the seasons, with names and what won them."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout.corner import RED
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign import awards as formulas
from ringside_manager.campaign.awards import Award, Nominee, Part, SeasonAwards
from ringside_manager.campaign.books import Books


@dataclass(frozen=True, slots=True)
class NomineeRow:
    """Somebody or something named for an award; numbers are 0 where there is none.

    For a bout ``name`` is the winner and ``other`` the loser (red and blue after a draw); for a manager
    ``manager`` is set and ``fighter`` is 0.
    """

    name: str
    fighter: int
    manager: int
    bout: int
    other: str
    other_fighter: int
    night: int
    method: Method | None
    round: int
    title: bool
    points_half: int
    parts: tuple[Part, ...]
    cause: str = ""


@dataclass(frozen=True, slots=True)
class AwardRow:
    """One award: its winner first; nobody if nothing of the kind happened."""

    award: Award
    nominees: tuple[NomineeRow, ...]


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A season's awards; ``final`` once it is over."""

    season: int
    final: bool
    awards: tuple[AwardRow, ...]


def seasons(books: Books) -> range:
    """The seasons with a night behind them, from 1."""
    return formulas.seasons(books)


def season_row(books: Books, season: int) -> SeasonRow:
    """The awards of one season, as they stand if it is not over."""
    found = formulas.season_awards(books, season)
    rows = (
        AwardRow(award.award, tuple(_nominee(books, nominee) for nominee in award.nominees))
        for award in found.awards
    )
    return SeasonRow(season, found.final, tuple(rows))


def is_final(books: Books, season: int) -> bool:
    """Whether the awards of a season will not change any more."""
    return formulas.is_over(books, season)


def final_fighters(books: Books) -> tuple[SeasonAwards, ...]:
    """The fighters of all seasons that are over, as the hall of fame counts them."""
    over = (season for season in formulas.seasons(books) if formulas.is_over(books, season))
    return tuple(formulas.season_awards(books, season, Award.FIGHTER) for season in over)


def _nominee(books: Books, nominee: Nominee) -> NomineeRow:
    if nominee.bout is None:
        return _person(books, nominee)
    bout = books.bouts[nominee.bout]
    outcome = bout.outcome
    corner = (None if outcome is None else outcome.winner) or RED
    one, other = bout.fighters[corner.index], bout.fighters[corner.opponent.index]
    return NomineeRow(
        name=books.fighters[one].name,
        fighter=one,
        manager=0,
        bout=bout.number,
        other=books.fighters[other].name,
        other_fighter=other,
        night=bout.night,
        method=None if outcome is None else outcome.method,
        round=0 if outcome is None else outcome.round,
        title=bout.title,
        points_half=nominee.points_half,
        parts=nominee.parts,
        cause="" if outcome is None else outcome.cause,
    )


def _person(books: Books, nominee: Nominee) -> NomineeRow:
    fighter, manager = nominee.fighter or 0, nominee.manager or 0
    name = books.fighters[fighter].name if fighter else books.managers[manager].name
    return NomineeRow(name, fighter, manager, 0, "", 0, 0, None, 0, False, nominee.points_half, nominee.parts)
