"""The line of champions: every reign with how it was won and how it ended (C60-C66)."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books, Division, Reign, ReignEnd


@dataclass(frozen=True, slots=True)
class ReignRow:
    """One reign; numbers are 0 and names empty where there is none.

    ``vacant_nights`` is how long the title had been vacant before it; ``tournament`` names the one it was won
    in; ``won_from`` and ``lost_to`` are opponents.  ``until_night`` is 0 and ``end`` ``None`` while it lasts.
    """

    weight_class: str
    number: int
    fighter: int
    name: str
    from_night: int
    until_night: int
    nights: int
    defences: int
    vacant_nights: int
    won_bout: int
    won_from: str
    won_by: Method | None
    took_it: bool
    """Whether he beat the champion."""
    tournament: str
    end: ReignEnd | None
    lost_bout: int
    lost_to: str
    lost_by: Method | None


@dataclass(frozen=True, slots=True)
class Line:
    """A title's line, oldest reign first; ``vacant_since`` is 0 unless it is vacant after a reign."""

    weight_class: str
    reigns: tuple[ReignRow, ...]
    vacant_since: int


def lines(books: Books) -> tuple[Line, ...]:
    """The line of every weight class."""
    return tuple(_line(books, division) for division in books.divisions.values())


def _line(books: Books, division: Division) -> Line:
    reigns = tuple(_reign(books, division, place) for place in range(len(division.reigns)))
    vacant = bool(reigns) and division.champion is None
    return Line(division.weight_class, reigns, reigns[-1].until_night if vacant else 0)


def _reign(books: Books, division: Division, place: int) -> ReignRow:
    reign = division.reigns[place]
    before = division.reigns[place - 1] if place else None
    until = reign.until_night
    gap = 0 if before is None or before.until_night is None else reign.from_night - before.until_night
    won_from, won_by = _met(books, reign.won_bout, reign.fighter)
    lost_to, lost_by = _met(books, reign.lost_bout, reign.fighter)
    return ReignRow(
        division.weight_class,
        place + 1,
        reign.fighter,
        books.fighters[reign.fighter].name,
        reign.from_night,
        until or 0,
        (max(books.closed, books.night) if until is None else until) - reign.from_night,
        reign.defences,
        gap,
        reign.won_bout or 0,
        won_from,
        won_by,
        before is not None and before.lost_bout is not None and before.lost_bout == reign.won_bout,
        _tournament(books, division, reign),
        reign.end,
        reign.lost_bout or 0,
        lost_to,
        lost_by,
    )


def _met(books: Books, number: int | None, fighter: int) -> tuple[str, Method | None]:
    """Whom he met in a bout and how it ended."""
    bout = books.bouts.get(number or 0)
    if bout is None or bout.outcome is None:
        return "", None
    opponent = bout.fighters[bout.corner_of(fighter).opponent.index]
    return books.fighters[opponent].name, bout.outcome.method


def _tournament(books: Books, division: Division, reign: Reign) -> str:
    """The tournament a reign began in, also where its final was given without a bout."""
    bout = books.bouts.get(reign.won_bout or 0)
    if bout is not None:
        drawn = books.tournaments.get(bout.slot.tournament) if bout.slot is not None else None
        return drawn.name if drawn is not None else ""
    given = (
        drawn.name
        for drawn in books.tournaments.values()
        if drawn.for_title
        and drawn.weight_class == division.weight_class
        and drawn.bracket.winner == reign.fighter
    )
    return next(given, "")
