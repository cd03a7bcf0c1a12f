"""What every bout for a title decided, read from the line of champions (C40, C49, C60-C66)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from ringside_manager.campaign.books import Books, BoutBook, BoutState, Division, Reign


class TitleTurn(Enum):
    """What became of the title in a bout."""

    FILLED = "filled"
    """Somebody won a title that was vacant (C60, C66)."""
    TAKEN = "taken"
    """A challenger beat the champion (C65)."""
    DEFENDED = "defended"
    """The champion won, or drew and kept it (C49)."""
    STILL_VACANT = "still_vacant"
    """A draw for the vacant title (C66)."""


@dataclass(frozen=True, slots=True)
class TitleResult:
    """A bout for the title: who is ``champion`` after it (``None`` if vacant still), whom it cost the title."""

    bout: int
    weight_class: str
    turn: TitleTurn
    champion: int | None
    dethroned: int | None
    reign: int
    """The number of his reign in the line of the weight class, from 1; 0 while it is vacant."""
    defence: int
    """Which defence of the reign it was, from 1; 0 where it was none."""


def title_results(books: Books) -> dict[int, TitleResult]:
    """Every title bout that was fought by its number, in the order of the line."""
    bouts = [bout for bout in books.bouts.values() if bout.title and bout.state is BoutState.FOUGHT]
    bouts.sort(key=lambda bout: bout.fought_entry or 0)
    found: dict[int, TitleResult] = {}
    for division in books.divisions.values():
        own = [bout for bout in bouts if books.fighters[bout.red].weight_class == division.weight_class]
        found |= {result.bout: result for result in _results(division, own)}
    return found


def _results(division: Division, bouts: list[BoutBook]) -> Iterator[TitleResult]:
    won = {reign.won_bout: place for place, reign in enumerate(division.reigns)}
    defences = [0] * len(division.reigns)
    for bout in bouts:
        place = won.get(bout.number)
        if place is not None:
            beaten = _beaten_in(division, bout)
            turn = TitleTurn.FILLED if beaten is None else TitleTurn.TAKEN
            champion = division.reigns[place].fighter
            yield TitleResult(bout.number, division.weight_class, turn, champion, beaten, place + 1, 0)
            continue
        place = _reigning(division.reigns, bout)
        if place is None:
            yield TitleResult(bout.number, division.weight_class, TitleTurn.STILL_VACANT, None, None, 0, 0)
            continue
        defences[place] += 1
        yield TitleResult(
            bout.number, division.weight_class, TitleTurn.DEFENDED, division.reigns[place].fighter, None,
            place + 1, defences[place],
        )  # fmt: skip


def _beaten_in(division: Division, bout: BoutBook) -> int | None:
    """Who lost the title in this bout."""
    return next((reign.fighter for reign in division.reigns if reign.lost_bout == bout.number), None)


def _reigning(reigns: list[Reign], bout: BoutBook) -> int | None:
    """Whose reign, counted from 0, a bout fell into; one of the two must be the champion."""
    for place, reign in enumerate(reigns):
        begun = reign.from_night < bout.night
        lasts = reign.until_night is None or bout.night <= reign.until_night
        if reign.fighter in bout.fighters and begun and lasts:
            return place
    return None
