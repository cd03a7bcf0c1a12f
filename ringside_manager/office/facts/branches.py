"""Branches of one history laid side by side: where they part, and what became of money, ranks and titles in each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from ringside_manager.campaign.books import Books, Division
from ringside_manager.campaign.rankings import CHAMPION
from ringside_manager.errors import misused
from ringside_manager.language import say
from ringside_manager.league.deeds import Entry
from ringside_manager.office.facts.charting import money_facts

MOST_BRANCHES = 6
"""Leagues that are compared at once."""
TOP = 10
"""Ranks that bring a fighter into the comparison."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A league that is compared: its books and its journal."""

    books: Books
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class MoneyLine:
    """A manager's money in cents after the night compared, league by league; None where he has no seat (C70)."""

    name: str
    cents: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class RankLine:
    """A fighter's rank after the night compared, league by league; 0 is the champion, None unranked (C32)."""

    name: str
    weight_class: str
    ranks: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class TitleLine:
    """A reign: who held the title of a weight class, from when to when; ``until`` is None if he still did (C65)."""

    weight_class: str
    champion: str
    since: int
    until: int | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """Branches side by side, as they stood after ``night``, the last that all have held.

    They share the entries up to ``entry`` and the nights up to ``parted``.  ``titles`` holds the reigns of each league that
    lasted beyond that night.
    """

    names: tuple[str, ...]
    entry: int
    parted: int
    night: int
    money: tuple[MoneyLine, ...]
    ranks: tuple[RankLine, ...]
    titles: tuple[tuple[TitleLine, ...], ...]


def compare(branches: Sequence[Branch]) -> Comparison:
    """Compare two leagues or more; ``UsageError`` for too few, too many, or one of another history."""
    if not 2 <= len(branches) <= MOST_BRANCHES:
        raise misused(
            "Two to {most} leagues can be compared, not {many}.", most=MOST_BRANCHES, many=len(branches)
        )
    shared = min(_shared(branches[0], other) for other in branches[1:])
    if not shared:
        strange = next(other for other in branches[1:] if not _shared(branches[0], other))
        raise misused(
            "{one} and {other} are not branches of one history: their first entries differ already.",
            one=branches[0].books.name,
            other=strange.books.name,
            next_step=say("Compare a league with one that was branched from it, or two branches of it."),
        )
    books = [branch.books for branch in branches]
    night = min(one.closed for one in books)
    parted = min(branches[0].entries[shared - 1].night, night)
    return Comparison(
        tuple(one.name for one in books), shared, parted, night,
        _money(books, night), _ranks(books, night), tuple(_titles(one, parted, night) for one in books),
    )  # fmt: skip


def _shared(one: Branch, other: Branch) -> int:
    """How many entries both journals begin with."""
    pairs = zip(one.entries, other.entries, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _money(books: Sequence[Books], night: int) -> tuple[MoneyLine, ...]:
    """The managers by their seats' numbers, who are the same in all branches; richest in the first league first."""
    after = [{number: cents[night] for number, cents in money_facts(one)} for one in books]
    numbers = dict.fromkeys(number for one in after for number in one)
    lines = [
        MoneyLine(
            next(one.managers[number].name for one in books if number in one.managers),
            tuple(one.get(number) for one in after),
        )
        for number in numbers
    ]
    return tuple(sorted(lines, key=lambda line: -(line.cents[0] or 0)))


def _ranks(books: Sequence[Books], night: int) -> tuple[RankLine, ...]:
    """Champions and the ten best of every league, by weight class, in the order of the first."""
    lines = []
    for weight_class in dict.fromkeys(name for one in books for name in one.divisions):
        places = [_places(one.divisions.get(weight_class), night) for one in books]
        best = [[number for number, rank in each.items() if rank <= TOP] for each in places]
        for number in dict.fromkeys(number for each in best for number in each):
            name = next(one.fighters[number].name for one in books if number in one.fighters)
            lines.append(RankLine(name, weight_class, tuple(each.get(number) for each in places)))
    return tuple(lines)


def _places(division: Division | None, night: int) -> dict[int, int]:
    """Champion and contenders after a night, by rank."""
    standing = None if division is None else division.nights.get(night)
    if standing is None:
        return {}
    return dict.fromkeys(standing.champions, CHAMPION) | {
        number: rank for rank, number in enumerate(standing.ranking, 1)
    }


def _titles(books: Books, parted: int, night: int) -> tuple[TitleLine, ...]:
    return tuple(
        TitleLine(
            division.weight_class,
            books.fighters[reign.fighter].name,
            reign.from_night,
            reign.until_night if reign.until_night is not None and reign.until_night <= night else None,
        )
        for division in books.divisions.values()
        for reign in division.reigns
        if reign.from_night <= night and (reign.until_night is None or reign.until_night > parted)
    )
