"""All fighters as rows of one table: who he is, where he stands, what he can do, how fit he is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from ringside_manager.bout.abilities import Abilities
from ringside_manager.campaign.books import Books, FighterBook
from ringside_manager.campaign.frequency import REST_NIGHTS
from ringside_manager.office.tournaments import due_pairings


class RosterRow(NamedTuple):
    """A fighter in a table of thousands; a named tuple, for it is the cheapest frozen row there is.

    ``rank`` is 0 for the champion and ``None`` without a rank; popularity is in half points and
    ``earnings`` in whole dollars.  ``streak`` counts wins in a row, or losses in a row below 0.
    ``rested_in`` are the nights until he carries nothing into a bout (0: rested, C55) and
    ``carried_loss`` what he carries until then (C57).
    """

    number: int
    name: str
    nickname: str
    nationality: str
    stance: str
    weight_class: str
    manager: int | None
    manager_name: str
    rank: int | None
    pop_half: int
    earned_half: int
    wins: int
    losses: int
    draws: int
    kos: int
    stoppages: int
    bouts: int
    streak: int
    knockdowns: int
    knockdowns_suffered: int
    earnings: int
    percentage: int | None
    last_night: int | None
    nights_since: int | None
    rested_in: int
    carried_loss: int
    booked: int
    entered_night: int
    retired_night: int | None
    abilities: Abilities

    @property
    def is_retired(self) -> bool:
        """Whether he fights no more (C17)."""
        return self.retired_night is not None

    @property
    def is_champion(self) -> bool:
        """Whether he holds the title."""
        return self.rank == 0

    @property
    def ko_share(self) -> float | None:
        """The part of his wins that came by KO, 0 to 1; ``None`` without a win."""
        return self.kos / self.wins if self.wins else None

    @property
    def win_share(self) -> float | None:
        """The part of his bouts he won, 0 to 1; ``None`` without a bout."""
        return self.wins / self.bouts if self.bouts else None


def roster(books: Books) -> list[RosterRow]:
    """Every fighter there ever was, in order of entry."""
    return rows_of(books, books.fighters.values())


def stable_rows(books: Books, manager: int) -> list[RosterRow]:
    """The unretired fighters of one manager, in the order they came."""
    return rows_of(books, (books.fighters[number] for number in books.managers[manager].stable))


def rows_of(books: Books, fighters: Iterable[FighterBook]) -> list[RosterRow]:
    """The rows of some fighters."""
    names = {number: manager.name for number, manager in books.managers.items()}
    due = Counter(number for pairing in due_pairings(books) for number in pairing.pair)
    closed = books.closed
    return [_row(fighter, names, closed, due[fighter.number]) for fighter in fighters]


def _row(page: FighterBook, names: dict[int, str], closed: int, due: int) -> RosterRow:
    """By position: with ten thousand rows, names would cost as much again."""
    person, tally = page.fighter, page.tally
    wins, losses = tally.wins, tally.losses
    last, manager = page.last_night, page.manager
    rest = 0 if last is None else last + REST_NIGHTS - (closed + 1)
    return RosterRow(
        page.number,
        person.name,
        person.nickname,
        person.nationality,
        person.stance,
        page.weight_class,
        manager,
        "" if manager is None else names[manager],
        page.rank,
        page.pop_half,
        page.earned_half,
        wins,
        losses,
        tally.draws,
        tally.wins_ko,
        tally.wins_ko + tally.wins_tko,
        wins + losses + tally.draws + tally.no_contests,
        page.winning_streak or -page.losing_streak,
        page.knockdowns,
        page.knockdowns_suffered,
        page.earnings_dollars,
        page.percentage,
        last,
        None if last is None else closed - last,
        max(rest, 0),
        page.lost.loss if rest > 0 and page.lost is not None else 0,
        len(page.booked) + due,
        page.entered_night,
        page.retired_night,
        page.abilities,
    )
