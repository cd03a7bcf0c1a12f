"""A tournament before it is drawn: who can enter, what the bracket would be, and what the office would say (C60-C62)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ringside_manager.bout.chance import SeededChance
from ringside_manager.campaign.books import Books, FighterBook, Slot, TournamentBook
from ringside_manager.campaign.frequency import rested_from
from ringside_manager.campaign.orders import DrawTournament, Seeding
from ringside_manager.campaign.tournament import Bracket, draw_bracket, night_of_round
from ringside_manager.errors import RuleError
from ringside_manager.league.deed_base import Deed
from ringside_manager.office.desk import Desk, Party
from ringside_manager.office.judging import judge
from ringside_manager.office.queries.words import manager_name
from ringside_manager.office.tournaments import check_entrant_free, expected_nights, nights_taken


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
class Plan:
    """What a tournament of these would be; ``pairs`` are fighters of the first round, 0 for a bye.

    ``pairs`` is empty where the draw decides.  ``beyond``: its final would come after the last night.
    ``nights`` are the first of each round, ``until`` the last, as far as the cards have places (C53).
    ``tired`` are those not rested on the first night: their bouts wait (C57, C62).
    """

    size: int
    byes: int
    nights: tuple[int, ...]
    until: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]
    beyond: bool
    tired: tuple[int, ...]


def candidates(books: Books, weight_class: str, first_night: int, entrants: int) -> tuple[CandidateRow, ...]:
    """Every unretired fighter of the class with a manager, best first, for a tournament of so many from that night."""
    nights = nights_taken(max(first_night, 1), max(entrants, 2))
    pages = [
        page
        for page in books.fighters.values()
        if not page.is_retired and page.manager is not None and page.weight_class == weight_class
    ]
    ranked = sorted(pages, key=_by_ranking)
    return tuple(_candidate(books, page, place, nights) for place, page in enumerate(ranked, 1))


def _by_ranking(page: FighterBook) -> tuple[bool, int, int, int, int]:
    """As the office seeds by ranking (C32, C61)."""
    return page.rank is None, page.rank or 0, -page.earned_half, -page.tally.wins, page.number


def _candidate(books: Books, page: FighterBook, place: int, nights: range) -> CandidateRow:
    objection, rule = "", ""
    try:
        check_entrant_free(books, page.number, nights)
    except RuleError as refusal:
        objection, rule = str(refusal), refusal.rule
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


def plan(books: Books, order: DrawTournament) -> Plan | None:
    """The bracket and nights of a tournament as ordered; ``None`` with fewer than two entrants."""
    if len(order.entrants) < 2:
        return None
    entrants = order.entrants
    if order.seeding is Seeding.RANKING:
        entrants = tuple(sorted(entrants, key=lambda number: _by_ranking(books.fighters[number])))
    drawn = draw_bracket(entrants)
    expected = _expected(books, order, drawn)
    nights = tuple(min(found) for found in expected)
    pairs: tuple[tuple[int, int], ...] = ()
    if order.seeding is not Seeding.DICE:
        pairs = tuple((pair.red or 0, pair.blue or 0) for pair in drawn.pairs(1))
    byes = drawn.size - len(entrants)
    tired = tuple(number for number in entrants if _is_tired(books.fighters[number], order.first_night))
    until = tuple(max(found) for found in expected)
    return Plan(drawn.size, byes, nights, until, pairs, until[-1] > books.options.nights, tired)


def _expected(books: Books, order: DrawTournament, drawn: Bracket[int]) -> list[list[int]]:
    """The nights of each round were it drawn now; beyond the campaign for a bout that finds none (C53, C70)."""
    number, over = max(books.tournaments, default=0) + 1, books.options.nights + 1
    book = TournamentBook(number, order.name, order.weight_class, order.first_night, order.for_title, drawn)
    found = expected_nights(replace(books, tournaments={**books.tournaments, number: book}))
    return [
        [
            found.get(
                Slot(number, place.round, place.place), max(over, night_of_round(order.first_night, each))
            )
            for place in drawn.pairs(each)
            if place.winner is None
        ]
        for each in range(1, drawn.rounds + 1)
    ]


def _is_tired(page: FighterBook, night: int) -> bool:
    return page.last_night is not None and night < rested_from(page.last_night)


def objection(books: Books, order: DrawTournament, by: Party) -> RuleError | None:
    """Why the office would not draw this tournament for him; ``None`` if it would.  Nothing is written."""
    try:
        judge(Desk(books, _Paper()), order, by, SeededChance(0))
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
