"""Finding fighters: the man meant by a name, and the part of a set meant by an era, a weight class or a beginning."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from typing import TypeVar

from ringside_manager.errors import RingsideError, UnknownNameError, UsageError, excerpt
from ringside_manager.fighters import YEARS, Fighter, FighterSet
from ringside_manager.language import joined, later, say, word
from ringside_manager.text_safety import match_key

# Part of a fighter set: the men of an era, of a weight class, or whose career began in certain years


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


# What somebody means by a name: case and accents aside, and a part will do if it is unique


T = TypeVar("T")

_LIKE_ENOUGH = 0.6
_MOST_TOLD = 8


class AmbiguousNameError(RingsideError):
    """A name that could mean several; carries them all in ``candidates``."""

    title = later("Ambiguous name")

    def __init__(self, what: str, name: str, candidates: Sequence[str]) -> None:
        self.candidates = tuple(candidates)
        text = ", ".join(self.candidates[:_MOST_TOLD])
        more = len(self.candidates) - _MOST_TOLD
        rest = say(" and {more} more", more=more) if more > 0 else ""
        super().__init__(
            say(
                "{name} could be any {what} of these: {told}{rest}.",
                name=excerpt(name),
                what=word(what),
                told=text,
                rest=rest,
            ),
            next_step=say("Give more of the name."),
        )


class NobodyOfThatNameError(UnknownNameError):
    """Nothing has that name or a part of it; ``matches`` are the closest by any of their words."""

    def __init__(self, what: str, name: str, names: Iterable[str]) -> None:
        near = close_names(name, names)
        super().__init__(what, name, ())
        self.matches = near
        if near:
            self.args = (
                joined("", (self.message, say(" Did you mean {matches}?", matches=_alternatives(near)))),
            )


def find(what: str, wanted: str, things: Iterable[T], name_of: Callable[[T], str]) -> T:
    """The one of ``things`` meant by ``wanted``.

    Tried in this order, each only if nothing fitted before: the whole name, whole words of it, the
    beginning of a word, any part.  Raises ``AmbiguousNameError`` or ``UnknownNameError`` with close matches.
    """
    known = list(things)
    key = match_key(wanted)
    if key:
        keyed = [(match_key(name_of(thing)), thing) for thing in known]
        for fits in (_is, _has_words, _has_beginning, _has_part):
            found = [thing for name, thing in keyed if fits(name, key)]
            if len(found) == 1:
                return found[0]
            if found:
                raise AmbiguousNameError(what, wanted, [name_of(thing) for thing in found])
    raise NobodyOfThatNameError(what, wanted, map(name_of, known))


def close_names(wanted: str, names: Iterable[str]) -> tuple[str, ...]:
    """Up to three names that look like ``wanted``, as a whole or by one of their words, best first."""
    key = match_key(wanted)
    scored = [(_likeness(key, match_key(name)), name) for name in names]
    likely = sorted((pair for pair in scored if pair[0] >= _LIKE_ENOUGH), key=lambda pair: -pair[0])
    return tuple(name for _, name in likely[:3])


def _is(name: str, key: str) -> bool:
    return name == key


def _has_words(name: str, key: str) -> bool:
    return f" {key} " in f" {name} "


def _has_beginning(name: str, key: str) -> bool:
    return f" {key}" in f" {name}"


def _has_part(name: str, key: str) -> bool:
    return key in name


def _likeness(key: str, name: str) -> float:
    return max(SequenceMatcher(None, key, part).ratio() for part in (name, *name.split()))


def _alternatives(names: Sequence[str]) -> str:
    return " or ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
