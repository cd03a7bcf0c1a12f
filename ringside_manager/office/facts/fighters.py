"""One fighter: his record, ratings, career, streaks, reigns and where he stands in his field."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout.outcome import Method
from ringside_manager.bout.terms import ABILITY_NAMES
from ringside_manager.campaign.books import Books, BoutBook, Entrance, FighterBook, Tally
from ringside_manager.campaign.careers import (
    age_of,
    are_moves_allowed,
    changes_in,
    check_move,
    classes_beside,
    have_ages,
    is_above,
    longest,
    wear_of,
    weight_of,
)
from ringside_manager.campaign.progress import Retirement, may_retire
from ringside_manager.campaign.years import limit_of
from ringside_manager.errors import RuleError
from ringside_manager.fighters import CareerRecord
from ringside_manager.office.facts import Named, Record, named_fighter, named_manager, record_of
from ringside_manager.office.facts.careers import BoutFacts, Contract, career_facts, contracts_of, results
from ringside_manager.office.facts.rankings import ReignFacts, reigns_of
from ringside_manager.office.facts.roster import RosterRow, bouts_to_come, kept_until, rows_of


@dataclass(frozen=True, slots=True)
class RatingFact:
    """A rating now and at entry; ``lessons`` are the bouts that taught a point in between, oldest first (C11-C14)."""

    rating: str
    now: int
    at_entry: int
    lessons: tuple[BoutFacts, ...]

    @property
    def gained(self) -> int:
        """What experience has added."""
        return self.now - self.at_entry


@dataclass(frozen=True, slots=True)
class FighterFacts:
    """One fighter: ``row`` holds what tables show of him too, ``booked`` whom he meets next; ``renewed_in`` counts bouts (C21), ``contract_until`` nights (Y9).

    ``kept_until`` is as in ``StableGlance`` (C62).  ``methods`` are wins and losses by method, as records count them (CV61),
    the streaks the longest of bouts in a row; ``may_retire`` is what the counts of C16 say.
    """

    row: RosterRow
    note: str
    years_active: tuple[int, int | None] | None
    born: int | None
    boxed_in: str
    """The weight class his set names; a league's own is in ``row``."""
    career: CareerRecord | None
    """What he did before any league, if his set tells it."""
    manager: Named | None
    entrance: Entrance
    price_cents: int
    replaces: Named | None
    replaced_by: Named | None
    retired_reason: str
    rank_half: int
    ratings: tuple[RatingFact, ...]
    record: Record
    methods: tuple[tuple[Method, int, int], ...]
    bouts: tuple[BoutFacts, ...]
    booked: tuple[tuple[Named, BoutBook], ...]
    kept_until: int | None
    longest_winning: int
    longest_losing: int
    longest_unbeaten: int
    reigns: tuple[ReignFacts, ...]
    title_record: Record
    contracts: tuple[Contract, ...]
    may_retire: bool
    retirement: Retirement
    """What opens the door to it (C16)."""
    bouts_under_manager: int
    renewed_in: int | None
    contract_until: int | None
    age: int | None = None
    """In years, where the fighters of the league age (Y1)."""
    worn: int = 0
    """Whole years by which his career has aged him besides (Y3)."""
    returned_night: int | None = None
    """The night of his comeback (Y10)."""
    weight: int | None = None
    """In pounds, where men may change their weight class (Y13)."""
    classes_left: tuple[str, ...] = ()
    """The weight classes he boxed in before, oldest first."""

    @property
    def title_bouts(self) -> int:
        """Bouts in which the title was at stake."""
        return self.title_record.bouts


def fighter_facts(books: Books, number: int) -> FighterFacts:
    """The facts of a fighter; ``KeyError`` for a number that is not one of the books."""
    page = books.fighters[number]
    bouts = career_facts(books, page)
    return FighterFacts(
        row=rows_of(books, [page])[0],
        note=page.fighter.note,
        years_active=page.fighter.years_active,
        born=page.fighter.born,
        boxed_in=page.fighter.weight_class,
        career=page.fighter.career,
        manager=named_manager(books, page.manager),
        entrance=page.entrance,
        price_cents=page.price_cents,
        replaces=None if page.replaces is None else named_fighter(books, page.replaces),
        replaced_by=_replaced_by(books, number),
        retired_reason=page.retired_reason,
        rank_half=page.rank_half,
        ratings=_ratings(page, bouts),
        record=record_of(page.tally),
        methods=_methods(page.tally),
        bouts=bouts,
        booked=tuple(
            (named_fighter(books, bout.opponent_of(number)), bout)
            for bout in bouts_to_come(books, [number])[number]
        ),
        kept_until=kept_until(books, number),
        longest_winning=longest(bout.won is True for bout in bouts),
        longest_losing=longest(bout.won is False for bout in bouts),
        longest_unbeaten=longest(bout.won is not False for bout in bouts),
        reigns=tuple(
            reign for division in books.divisions.values() for reign in reigns_of(books, division, number)
        ),
        title_record=results(bout.won for bout in bouts if bout.title),
        contracts=contracts_of(books, number),
        retirement=books.house.retirement,
        may_retire=not page.is_retired
        and may_retire(books.house.retirement, page.tally.bouts, page.losing_streak),
        bouts_under_manager=page.bouts_under_manager,
        renewed_in=_renewed_in(books, page),
        contract_until=page.contract_until,
        age=age_of(books, page) if have_ages(books) else None,
        worn=wear_of(books, page) if have_ages(books) else 0,
        returned_night=page.returned_night,
        weight=weight_of(books, page) if are_moves_allowed(books) else None,
        classes_left=tuple(left.weight_class for left in page.classes_left),
    )


# Changing the weight class (Y13).


@dataclass(frozen=True, slots=True)
class MoveFacts:
    """A weight class next to a fighter's: what going there would change in his ratings, and what stands against it.

    ``limit`` is in pounds, 0 without one; ``why_not`` is a sentence, empty if he may go.
    """

    weight_class: str
    up: bool
    limit: int
    changes: tuple[tuple[str, int], ...]
    vacates: bool
    why_not: str


def moves_of(books: Books, number: int) -> tuple[MoveFacts, ...]:
    """The classes next to a fighter's, above first; none where nobody changes his class."""
    page = books.fighters[number]
    if page.is_retired or not are_moves_allowed(books):
        return ()
    return tuple(_move(books, page, name) for name in classes_beside(books, page))


def _move(books: Books, page: FighterBook, weight_class: str) -> MoveFacts:
    try:
        check_move(books, page, weight_class)
        why_not = ""
    except RuleError as refusal:
        why_not = refusal.message
    limits = limit_of(weight_class)
    return MoveFacts(
        weight_class,
        is_above(weight_class, page.weight_class),
        0 if limits is None else limits.limit,
        tuple(changes_in(books, page, weight_class).items()),
        books.is_champion(page.number),
        why_not,
    )


def _ratings(page: FighterBook, bouts: tuple[BoutFacts, ...]) -> tuple[RatingFact, ...]:
    return tuple(
        RatingFact(
            name,
            getattr(page.abilities, name),
            getattr(page.fighter.abilities, name),
            tuple(bout for bout in bouts if bout.rating == name),
        )
        for name in ABILITY_NAMES
    )


_COUNTED = ((Method.KO, "ko"), (Method.TKO, "tko"), (Method.DEC, "decision"), (Method.DQ, "dq"))


def _methods(tally: Tally) -> tuple[tuple[Method, int, int], ...]:
    return tuple(
        (method, getattr(tally, f"wins_{word}"), getattr(tally, f"losses_{word}"))
        for method, word in _COUNTED
    )


def _renewed_in(books: Books, page: FighterBook) -> int | None:
    """Bouts until a new percentage is rolled; ``None`` without a manager or after retirement (C21)."""
    if page.manager is None or page.is_retired:
        return None
    bouts = books.house.share.bouts
    return bouts - page.bouts_under_manager % bouts


def _replaced_by(books: Books, number: int) -> Named | None:
    if not books.fighters[number].is_retired:
        return None
    newcomers = (page for page in books.fighters.values() if page.replaces == number)
    return next((Named(page.number, page.name) for page in newcomers), None)


# The field: the unretired fighters of a weight class.


@dataclass(frozen=True, slots=True)
class FieldRating:
    """A rating over the field: its least, its mean and its most; ``place`` counts from 1, equals share it."""

    rating: str
    least: int
    mean: float
    most: int
    place: int
    of: int


def field_ratings(books: Books, number: int) -> tuple[FieldRating, ...]:
    """Every rating over the unretired fighters of a fighter's class with a manager, himself always among them."""
    page = books.fighters[number]
    roster = books.divisions[page.weight_class].roster
    others = (books.fighters[other] for other in roster if other != number)
    pages = [other.abilities for other in others if other.manager is not None]
    pages.append(page.abilities)
    return tuple(_over(name, [getattr(a, name) for a in pages]) for name in ABILITY_NAMES)


def _over(name: str, values: list[int]) -> FieldRating:
    """His own value is the last."""
    place = 1 + sum(value > values[-1] for value in values)
    return FieldRating(name, min(values), sum(values) / len(values), max(values), place, len(values))
