"""The belts of a weight class and every bout for one: names and holders, what is at stake, what it decided (C40, C49, C60-C66, Y16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum

from ringside_manager.campaign.books import Books, BoutBook, BoutState, Division, Reign
from ringside_manager.language import later, say

MOST_BELTS = 4
BELT_NAMES = later("Crown"), later("Laurel"), later("Anchor"), later("Lantern")
"""What the belts are called where the promoter has not named them, the first belt first."""


def belts_of_class(books: Books, division: Division) -> range:
    """Return the belts of a class: as many as the house rules have, and those somebody still holds beyond (Y16)."""
    return range(1, max(books.house.titles.belts, *division.others, 1) + 1)


def has_belts(books: Books, division: Division) -> bool:
    """Return whether a class has, or has ever had, more than one belt."""
    return len(belts_of_class(books, division)) > 1 or any(reign.belt > 1 for reign in division.reigns)


def belt_name(books: Books, belt: int) -> str:
    """Return what a belt, from 1, is called."""
    names = books.belt_names
    return names[belt - 1] if belt <= len(names) else BELT_NAMES[belt - 1]()


def title_name(books: Books, division: Division, belt: int) -> str:
    """Return what a title is called by: its weight class, and its belt where there are several; empty if neither has a name."""
    if not has_belts(books, division):
        return division.weight_class
    return f"{division.weight_class} {belt_name(books, belt)}".strip()


def vacant_belts(books: Books, division: Division) -> tuple[int, ...]:
    """Return the belts nobody holds, once there has been a champion; one beyond those of the house rules is gone (Y16, C66)."""
    if not division.crowned:
        return ()
    return tuple(belt for belt in range(1, books.house.titles.belts + 1) if division.holder(belt) is None)


def vacant_since(division: Division, belt: int) -> int:
    """Return the night since which a belt is vacant: that on which its latest reign ended, or the class had its first champion."""
    line = division.line(belt)
    if line:
        return line[-1].until_night or 0
    return division.reigns[0].from_night if division.reigns else 0


def belts_at_stake(books: Books, division: Division, pair: Iterable[int]) -> tuple[int, ...]:
    """Return the belts a title bout of two men is for: all that either holds, else the first that is vacant (Y16)."""
    men = tuple(pair)
    held = tuple(belt for belt in belts_of_class(books, division) if division.holder(belt) in men)
    return held or vacant_belts(books, division)[:1] or (1,)


def undisputed(books: Books, division: Division) -> int | None:
    """Return who holds all of several belts of a class, or None (Y16)."""
    holders = {division.holder(belt) for belt in belts_of_class(books, division)}
    return holders.pop() if len(belts_of_class(books, division)) > 1 and len(holders) == 1 else None


def titles_name(books: Books, division: Division, belts: Iterable[int]) -> str:
    """Return what the titles of several belts of a class are called together, as ``title_name`` (Y16)."""
    if not has_belts(books, division):
        return division.weight_class
    named = [belt_name(books, belt) for belt in belts]
    told = named[0]
    for name in named[1:]:
        told = say("{one} and {other}", one=told, other=name)
    return f"{division.weight_class} {told}".strip()


# What every bout for a title decided, read from the lines of champions


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
