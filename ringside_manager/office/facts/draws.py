"""A tournament that is still to be drawn: who could enter, what it would be, what stands against it (C60-C62, F80)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ringside_manager.bout.chance import SeededChance
from ringside_manager.campaign.books import Books, CupTerms, FighterBook, Slot, TournamentBook
from ringside_manager.campaign.bouts import fit_from
from ringside_manager.campaign.festivals.fixtures import Draw, Fixtures, draw
from ringside_manager.campaign.orders import DrawTournament, Seeding
from ringside_manager.errors import RuleError
from ringside_manager.league.deeds import Deed
from ringside_manager.office.docket import Docket, Party
from ringside_manager.office.facts.named import manager_name
from ringside_manager.office.orders import carry_out
from ringside_manager.office.orders.pairings import (
    able,
    arranged,
    by_ranking,
    check_entrant_free,
    expected_nights,
    nights_taken,
)


@dataclass(frozen=True, slots=True)
class CandidateRow:
    """Somebody who could enter; ``objection`` says why not, with its ``rule``, both empty if he can.

    ``rank`` is 0 for the champion, ``None`` without one; ``place`` is his place by ranking, from 1.
    """

    fighter: int
    name: str
    manager: str
    place: int
    rank: int | None
    pop_half: int
    wins: int
    losses: int
    draws: int
    objection: str
    rule: str


@dataclass(frozen=True, slots=True)
class BracketPlan:
    """What a tournament of these would be; ``pairs`` are fighters of the first round, 0 for a bye, ``bouts`` how many there are.

    ``pairs`` is empty where the draw decides.  ``beyond``: its final would come after the last night.
    ``nights`` are the first of each round, ``until`` the last, as far as the cards have places (C53).
    ``tired`` are those not rested on the first night: their bouts wait (C57, C62).  ``terms`` are those it would be drawn with, ``entrants`` in their places.
    """

    size: int
    byes: int
    nights: tuple[int, ...]
    until: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]
    beyond: bool
    tired: tuple[int, ...]
    bouts: int
    terms: CupTerms
    entrants: tuple[int, ...]


def candidates(
    books: Books, weight_class: str, first_night: int, entrants: int, terms: CupTerms | None = None
) -> tuple[CandidateRow, ...]:
    """Every unretired fighter of the class with a manager, best first, for a tournament of so many from that night."""
    try:
        nights = nights_taken(books.house, max(first_night, 1), entrants, terms or CupTerms())
    except RuleError:  # too few or too many for the format
        nights = nights_taken(books.house, max(first_night, 1), 2, CupTerms())
    ranked = sorted(able(books, weight_class), key=by_ranking)
    return tuple(_candidate(books, page, place, nights) for place, page in enumerate(ranked, 1))


def _candidate(books: Books, page: FighterBook, place: int, nights: range) -> CandidateRow:
    objection, rule = "", ""
    try:
        check_entrant_free(books, page.number, nights)
    except RuleError as refusal:
        objection, rule = refusal.message, refusal.rule
    return CandidateRow(
        page.number,
        page.name,
        manager_name(books, page.manager),
        place,
        page.rank,
        page.pop_half,
        page.tally.wins,
        page.tally.losses,
        page.tally.draws,
        objection,
        rule,
    )


def plan(books: Books, order: DrawTournament) -> BracketPlan | None:
    """The bracket and nights of a tournament as ordered; ``None`` with fewer entrants than its format needs, or too many."""
    if len(order.entrants) < 2:
        return None
    entrants = order.entrants
    if order.seeding is Seeding.RANKING:
        entrants = tuple(sorted(entrants, key=lambda number: by_ranking(books.fighters[number])))
    try:
        entrants, terms = arranged(books, order, entrants)
        drawn = draw(order.form, entrants, terms.shape)
    except RuleError:
        return None
    expected = _expected(books, order, drawn, terms)
    nights = tuple(min(found) for found in expected)
    pairs: tuple[tuple[int, int], ...] = ()
    if order.seeding is not Seeding.DICE:
        pairs = tuple((pair.red or 0, pair.blue or 0) for pair in drawn.pairs(1))
    size = len(entrants) if isinstance(drawn, Fixtures) else drawn.size
    byes = size - len(entrants)
    tired = tuple(
        number for number in entrants if _is_tired(books, books.fighters[number], order.first_night)
    )
    until = tuple(max(found) for found in expected)
    bouts = sum(map(len, expected))
    return BracketPlan(
        size, byes, nights, until, pairs, until[-1] > books.options.nights, tired, bouts, terms, entrants
    )


def _expected(books: Books, order: DrawTournament, drawn: Draw, terms: CupTerms) -> list[list[int]]:
    """The nights of each round were it drawn now; beyond the campaign for a bout that finds none (C53, C70)."""
    number, over = max(books.tournaments, default=0) + 1, books.options.nights + 1
    book = TournamentBook(
        number, order.name, order.weight_class, order.first_night, order.for_title, drawn, terms
    )
    found = expected_nights(replace(books, tournaments={**books.tournaments, number: book}))
    rounds = [
        [
            found.get(Slot(number, place.round, place.place), max(over, book.night_of(books.house, each)))
            for place in drawn.pairs(each)
            if place.winner is None
        ]
        for each in range(1, drawn.rounds + 1)
    ]
    return [nights for nights in rounds if nights]


def _is_tired(books: Books, page: FighterBook, night: int) -> bool:
    return night < fit_from(books, page)


def objection(books: Books, order: DrawTournament, by: Party) -> RuleError | None:
    """Why the office would not draw this tournament for him; ``None`` if it would.  Nothing is written."""
    try:
        carry_out(Docket(books, _Paper()), order, by, SeededChance(0))
    except _WouldStandError:
        return None
    except RuleError as refusal:
        return refusal
    raise AssertionError("an order was judged and nothing was written")  # pragma: no cover


class _WouldStandError(Exception):
    """An order came as far as being written."""


class _Paper:
    """An act that keeps nothing: it stops at the first deed."""

    def add(self, deed: Deed, record: str | None = None) -> int:
        """Say that the order would stand."""
        raise _WouldStandError
