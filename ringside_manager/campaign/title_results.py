"""What every bout for a title decided, read from the lines of champions (C40, C49, C60-C66, Y16)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from ringside_manager.campaign.belts import belts_at_stake, has_belts
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
    """A bout for the title: who is ``champion`` after it (``None`` if vacant still), whom it cost the title.

    Where a class has several belts, ``belts`` are those it was for, and the rest is told of the first of those that changed
    hands, else of the first; (Y16).
    """

    bout: int
    weight_class: str
    turn: TitleTurn
    champion: int | None
    dethroned: int | None
    reign: int
    """The number of his reign in the line of the title, from 1; 0 while it is vacant."""
    defence: int
    """Which defence of the reign it was, from 1; 0 where it was none."""
    belts: tuple[int, ...] = (1,)


def title_results(books: Books) -> dict[int, TitleResult]:
    """Every title bout that was fought by its number, in the order of the line."""
    bouts = [bout for bout in books.bouts.values() if bout.title and bout.state is BoutState.FOUGHT]
    bouts.sort(key=lambda bout: bout.fought_entry or 0)
    found: dict[int, TitleResult] = {}
    for division in books.divisions.values():
        own = [bout for bout in bouts if books.class_of(bout) == division.weight_class]
        belts = dict.fromkeys((1, *(reign.belt for reign in division.reigns)))
        told: dict[int, list[TitleResult]] = {bout.number: [] for bout in own}
        for belt in sorted(belts):
            for result in _results(division, belt, own):
                told[result.bout].append(result)
        found |= {number: _merged(division, number, results) for number, results in told.items()}
    return found


def _merged(division: Division, bout: int, results: list[TitleResult]) -> TitleResult:
    """What a bout decided about all belts it was for."""
    if not results:
        return TitleResult(bout, division.weight_class, TitleTurn.STILL_VACANT, None, None, 0, 0)
    first = min(results, key=lambda result: _TELLING.index(result.turn))
    return replace(first, belts=tuple(belt for result in results for belt in result.belts))


_TELLING = (TitleTurn.TAKEN, TitleTurn.FILLED, TitleTurn.DEFENDED, TitleTurn.STILL_VACANT)


def _results(division: Division, belt: int, bouts: list[BoutBook]) -> Iterator[TitleResult]:
    """What bouts decided about one belt, those that were for others left out."""
    line = division.line(belt)
    won = {reign.won_bout: place for place, reign in enumerate(line)}
    defences = [0] * len(line)
    for bout in bouts:
        place = won.get(bout.number)
        if place is not None:
            beaten = next((reign.fighter for reign in line if reign.lost_bout == bout.number), None)
            turn = TitleTurn.FILLED if beaten is None else TitleTurn.TAKEN
            champion = line[place].fighter
            yield TitleResult(
                bout.number, division.weight_class, turn, champion, beaten, place + 1, 0, (belt,)
            )
            continue
        place = _reigning(line, bout)
        if place is None:
            continue
        defences[place] += 1
        yield TitleResult(
            bout.number, division.weight_class, TitleTurn.DEFENDED, line[place].fighter, None,
            place + 1, defences[place], (belt,),
        )  # fmt: skip


def _reigning(reigns: list[Reign], bout: BoutBook) -> int | None:
    """Whose reign, counted from 0, a bout fell into; one of the two must be the champion."""
    for place, reign in enumerate(reigns):
        begun = reign.from_night < bout.night
        lasts = reign.until_night is None or bout.night <= reign.until_night
        if reign.fighter in bout.fighters and begun and lasts:
            return place
    return None


def belts_of(books: Books, bout: BoutBook) -> tuple[int, ...]:
    """The belts a title bout was for, or is for as things stand; none where the title is not at stake (Y16)."""
    if not bout.title:
        return ()
    division = books.divisions[books.class_of(bout)]
    if bout.state is not BoutState.FOUGHT:
        return belts_at_stake(books, division, bout.fighters)
    return title_results(books)[bout.number].belts if has_belts(books, division) else (1,)
