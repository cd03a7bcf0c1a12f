"""Part of a fighter set: the men of an era, of a weight class, or whose career began in certain years."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from ringside_manager.errors import UsageError, excerpt
from ringside_manager.fighters.fighter import YEARS, Fighter, FighterSet
from ringside_manager.language import say
from ringside_manager.text_safety import match_key

BEGINS, ENDS = 18, 38
"""The years of his life in which a man boxed of whom only the birth is known."""
ERAS = ((YEARS[0], 1914), (1915, 1945), (1946, 1979), (1980, YEARS[-1]))
"""The eras a portrait knows: bare knuckle, between the wars, television, modern."""
Era = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Choosing:
    """Which men of a set are meant: those who boxed in one of the years of ``era``, in ``weight_class``; all if neither is said."""

    era: Era | None = None
    weight_class: str = ""

    def __bool__(self) -> bool:
        return bool(self.era or self.weight_class)

    def takes(self, fighter: Fighter) -> bool:
        """Whether a man is meant; nobody whose years or class are not known where they are asked for."""
        if self.weight_class and fighter.weight_class.casefold() != self.weight_class.casefold():
            return False
        if self.era is None:
            return True
        years = boxed(fighter)
        return years is not None and years[0] <= self.era[1] and self.era[0] <= years[1]

    def of(self, fighter_set: FighterSet) -> FighterSet:
        """The set with the men who are meant alone; ``UsageError`` if there is nobody."""
        if not self:
            return fighter_set
        chosen = tuple(filter(self.takes, fighter_set.fighters))
        if not chosen:
            raise UsageError(self._nobody(fighter_set))
        return replace(fighter_set, fighters=chosen)

    def _nobody(self, fighter_set: FighterSet) -> str:
        classes = ", ".join(classes_of(fighter_set.fighters)) or say("no class")
        years = years_of(fighter_set.fighters)
        return say(
            "Nobody in the set {name} is of that era and class. Its men boxed in {classes}, {years}.",
            name=fighter_set.name,
            classes=classes,
            years=f"{years[0]}-{years[1]}" if years else say("years unknown"),
        )


def boxed(fighter: Fighter) -> Era | None:
    """First and last year of a man's career, guessed by his birth where only that is known; ``None`` if neither is."""
    if fighter.years_active:
        first, last = fighter.years_active
        return first, YEARS[-1] if last is None else last
    return None if fighter.born is None else (fighter.born + BEGINS, fighter.born + ENDS)


def began(fighter: Fighter) -> int | None:
    """The year a man's career began, as ``boxed`` knows it."""
    years = boxed(fighter)
    return years[0] if years else None


def classes_of(fighters: Iterable[Fighter]) -> tuple[str, ...]:
    """The weight classes of the men who have one, as they first come."""
    return tuple(dict.fromkeys(fighter.weight_class for fighter in fighters if fighter.weight_class))


def years_of(fighters: Iterable[Fighter]) -> Era | None:
    """The first and last year anybody is known to have boxed; ``None`` if no years are known."""
    known = [years for fighter in fighters if (years := boxed(fighter)) is not None]
    if not known:
        return None
    return min(known)[0], max(first if last == YEARS[-1] else last for first, last in known)


_ERA = re.compile(r"\s*([0-9]{4})?\s*[-\u2013]\s*([0-9]{4})?\s*")


def read_era(text: str) -> Era:
    """The years meant by such as ``1920-1950``, ``-1914`` or ``1980-``; ``UsageError`` for anything else."""
    found = _ERA.fullmatch(text)
    first, last = (int(year) if year else None for year in found.groups()) if found else (None, None)
    era = first or YEARS[0], last or YEARS[-1]
    if (first or last) is None or era[0] > era[1] or era[0] not in YEARS or era[1] not in YEARS:
        raise UsageError(
            say(
                "{text} is no era. Write the first and the last year, such as 1920-1950, -1914 or 1980-, from {least} to {most}.",
                text=excerpt(text),
                least=YEARS[0],
                most=YEARS[-1],
            )
        )
    return era


def coming_up(
    fighter_set: FighterSet, years: Era, taken: Iterable[str], weight_class: str = ""
) -> Iterator[Fighter]:
    """The men whose career began within ``years`` and goes on, the earliest first; without those of the names ``taken``.

    ``weight_class`` leaves men of other classes out.
    """
    names = set(map(match_key, taken))
    wanted = Choosing(years, weight_class)
    begun = [fighter for fighter in fighter_set.fighters if wanted.takes(fighter)]
    for fighter in sorted(begun, key=lambda fighter: began(fighter) or 0):
        career = boxed(fighter)
        if career and years[0] <= career[0] <= years[1] <= career[1] and match_key(fighter.name) not in names:
            yield fighter
