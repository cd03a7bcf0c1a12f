"""The belts of a weight class: how many there are, what they are called, which a bout is for, who holds them (Y16)."""

from __future__ import annotations

from collections.abc import Iterable

from ringside_manager.campaign.books import Books, Division
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
