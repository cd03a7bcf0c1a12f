"""Rankings: as drawn up now or with one more result, and with their movement, class by class (C32-C34)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ringside_manager.campaign.books import Books, Division, FighterBook, GivenRank
from ringside_manager.campaign.rankings import CHAMPION, Contender, rank, with_given_ranks
from ringside_manager.campaign.titles import due_pair, is_vacant
from ringside_manager.office.facts.careers import BoutFacts, last_bout
from ringside_manager.office.facts.fighters import ReignFact, reign_fact
from ringside_manager.office.facts.named import Named, Record, named_fighter, named_manager, record_of

# Drawing up a ranking.


def contender(fighter: FighterBook, champion: int | None) -> Contender:
    """What the ranking reads of a fighter, as his books stand (C32)."""
    tally = fighter.tally
    return Contender(
        entry_order=fighter.number,
        earned_half=fighter.earned_half,
        wins=tally.wins,
        losses=tally.losses,
        kos=tally.wins_ko,
        bouts=tally.bouts,
        retired=fighter.is_retired,
        champion=champion == fighter.number,
    )


def roster(books: Books, division: Division) -> list[Contender]:
    """Everybody of a division who has not retired, as he stands now."""
    return [contender(books.fighters[number], division.champion) for number in division.roster]


def given_ranks(books: Books, division: Division) -> dict[int, int]:
    """Ranks the promoter gave, by fighter's number (C3)."""
    pages = (books.fighters[number] for number in division.roster)
    return {page.number: page.given.rank for page in pages if page.given is not None}


def ranks(
    contenders: Iterable[Contender], champion: int | None, given: Mapping[int, int], *, crowned: bool
) -> dict[int, int]:
    """Ranks by fighter's number, drawn up of these; the champion is 0 (C3, C32, C33)."""
    order = [ranked.entry_order for ranked in rank(contenders, crowned=crowned)]
    places = {number: place for place, number in enumerate(with_given_ranks(order, given), 1)}
    if champion is not None:
        places[champion] = CHAMPION
    return places


# The page of a class.


MONTH = 4
"""Nights over which the longer movement is measured."""


@dataclass(frozen=True, slots=True)
class LadderRow:
    """A rung of the ladder; ``rank`` 0 is the champion, popularity in half points.

    ``before`` is his rank one night ago and ``month_ago`` four nights ago, ``None`` without one then.
    ``given`` is the rank the promoter gave him as long as it holds, with his reason (C3).
    """

    rank: int
    fighter: Named
    manager: Named | None
    earned_half: int
    pop_half: int
    record: Record
    streak: int
    before: int | None
    month_ago: int | None
    last: BoutFacts | None
    given: GivenRank | None

    @property
    def moved(self) -> int | None:
        """Rungs climbed since the night before, below 0 for falling; ``None`` for a newcomer."""
        return None if self.before is None else self.before - self.rank

    @property
    def moved_in_month(self) -> int | None:
        """Rungs climbed in four nights, below 0 for falling; ``None`` for a newcomer."""
        return None if self.month_ago is None else self.month_ago - self.rank


@dataclass(frozen=True, slots=True)
class LineageRow:
    """A reign in the line of champions; ``number`` counts from 1, ``manager`` had him when he won."""

    number: int
    champion: Named
    manager: Named | None
    reign: ReignFact


@dataclass(frozen=True, slots=True)
class DivisionPage:
    """One weight class; ``next_in_line`` are the two who may fight for a vacant title (C66)."""

    weight_class: str
    crowned: bool
    champion: Named | None
    reign: ReignFact | None
    vacant: bool
    next_in_line: tuple[Named, ...]
    ladder: tuple[LadderRow, ...]
    unranked: int
    lineage: tuple[LineageRow, ...]


def rankings_page(books: Books) -> tuple[DivisionPage, ...]:
    """Every weight class, in the order they were declared."""
    night_ago, month_ago = books.ranks_after(books.closed - 1), books.ranks_after(books.closed - MONTH)
    return tuple(_division(books, division, night_ago, month_ago) for division in books.divisions.values())


def lineage(books: Books, division: Division) -> tuple[LineageRow, ...]:
    """The line of champions, oldest first."""
    return tuple(
        LineageRow(
            place,
            named_fighter(books, reign.fighter),
            _manager_then(books, reign.won_bout, reign.fighter),
            reign_fact(books, reign),
        )
        for place, reign in enumerate(division.reigns, 1)
    )


def _division(
    books: Books, division: Division, night_ago: dict[int, int], month_ago: dict[int, int]
) -> DivisionPage:
    reign = division.reigns[-1] if division.champion is not None else None
    vacant = is_vacant(division)
    pair = due_pair(books, division, books.closed + 1) if vacant else None
    order = ([] if division.champion is None else [division.champion]) + division.ranking
    first = 0 if division.champion is not None else 1
    return DivisionPage(
        weight_class=division.weight_class,
        crowned=division.crowned,
        champion=None if division.champion is None else named_fighter(books, division.champion),
        reign=None if reign is None else reign_fact(books, reign),
        vacant=vacant,
        next_in_line=tuple(named_fighter(books, number) for number in pair or ()),
        ladder=tuple(
            _rung(books, place, number, night_ago, month_ago) for place, number in enumerate(order, first)
        ),
        unranked=sum(
            books.fighters[number].manager is not None for number in division.roster if number not in order
        ),
        lineage=lineage(books, division),
    )


def _rung(
    books: Books, place: int, number: int, night_ago: dict[int, int], month_ago: dict[int, int]
) -> LadderRow:
    page = books.fighters[number]
    return LadderRow(
        place,
        Named(number, page.name),
        named_manager(books, page.manager),
        page.earned_half,
        page.pop_half,
        record_of(page.tally),
        page.winning_streak or -page.losing_streak,
        night_ago.get(number),
        month_ago.get(number),
        last_bout(books, page),
        page.given,
    )


def _manager_then(books: Books, bout: int | None, fighter: int) -> Named | None:
    if bout is None:
        return None
    return named_manager(books, books.bouts[bout].manager_of(fighter))
