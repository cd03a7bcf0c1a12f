"""Bouts as rows: cards of fight nights and the careers of fighters."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout.corner import Corner
from ringside_manager.campaign.books import Books, BoutBook, BoutState
from ringside_manager.campaign.schedule import order_of_work
from ringside_manager.office.dates import booking
from ringside_manager.office.queries.words import dollars, pop
from ringside_manager.office.tournaments import due_pairings, waiting_for_a_place


@dataclass(frozen=True, slots=True)
class BoutRow:
    """One bout of a card; what is not known before it is fought is ``None`` or empty."""

    bout: int
    night: int
    arena: str
    red: str
    blue: str
    rounds: int
    title: bool
    tournament: str
    state: str
    method: str
    winner: str
    round: int | None
    purses: tuple[int, int]
    cause: str = ""
    system: str = ""
    exhibition: bool = False


@dataclass(frozen=True, slots=True)
class CareerRow:
    """A bout as one fighter's career shows it; money in dollars, ``knockdowns`` scored and suffered."""

    bout: int
    night: int
    opponent: str
    arena: str
    rounds: int
    title: bool
    result: str
    method: str
    round: int
    purse: int
    share: int | float
    pop_change: int | float
    knockdowns: tuple[int, int]
    cause: str = ""


def card(books: Books, night: int) -> tuple[BoutRow, ...]:
    """The bouts of a night in the order they are fought (C5)."""
    bookings = (booking(books, bout) for bout in books.bouts_of_night(night))
    return tuple(bout_row(books, books.bouts[booked.number]) for booked in order_of_work(bookings))


@dataclass(frozen=True, slots=True)
class DueRow:
    """A bout a bracket will make; ``night`` is ``None`` if the campaign has none left for it (C53, C62)."""

    tournament: str
    round: int
    red: str
    blue: str
    arena: str
    rounds: int
    title: bool
    night: int | None


def due_on(books: Books, night: int) -> tuple[DueRow, ...]:
    """The tournament bouts to be made for a night, then those that find no place on its card (C53, C62)."""
    made = [due for due in due_pairings(books) if due.night == night]
    return tuple(
        DueRow(
            due.name, due.slot.round, books.fighters[due.red].name, books.fighters[due.blue].name,
            due.arena.title, due.rounds, due.title, due.night,
        )
        for due in (*made, *waiting_for_a_place(books, night))
    )  # fmt: skip


def fought(books: Books) -> tuple[BoutRow, ...]:
    """Every bout that was fought, in the order they were."""
    over = (bout for bout in books.bouts.values() if bout.state is BoutState.FOUGHT)
    return tuple(bout_row(books, bout) for bout in sorted(over, key=lambda bout: bout.fought_entry or 0))


def bout_row(books: Books, bout: BoutBook) -> BoutRow:
    """A bout as a card shows it."""
    outcome = bout.outcome
    return BoutRow(
        bout=bout.number,
        night=bout.night,
        arena=bout.arena.title,
        red=books.fighters[bout.red].name,
        blue=books.fighters[bout.blue].name,
        rounds=bout.rounds,
        title=bout.title,
        tournament=books.tournaments[bout.slot.tournament].name if bout.slot else "",
        state=bout.state.value,
        method=outcome.method.value if outcome else "",
        winner=outcome.winner.value if outcome and outcome.winner else "",
        round=outcome.round if outcome else None,
        purses=bout.purses_dollars,
        cause=outcome.cause if outcome else "",
        system="" if bout.system == books.system else bout.system,
        exhibition=bout.exhibition,
    )


def career(books: Books, fighter: int) -> tuple[CareerRow, ...]:
    """A fighter's bouts, oldest first."""
    return tuple(_career_row(books, books.bouts[number], fighter) for number in books.fighters[fighter].bouts)


def _career_row(books: Books, bout: BoutBook, fighter: int) -> CareerRow:
    mine = bout.corner_of(fighter)
    outcome = bout.outcome
    if outcome is None or bout.state is not BoutState.FOUGHT:
        raise AssertionError(f"bout {bout.number} is in a career and was not fought")  # pragma: no cover
    his = mine.opponent.index
    return CareerRow(
        bout=bout.number,
        night=bout.night,
        opponent=books.fighters[bout.fighters[his]].name,
        arena=bout.arena.title,
        rounds=bout.rounds,
        title=bout.title,
        result=_result(outcome.winner, mine),
        method=outcome.method.value,
        round=outcome.round,
        purse=bout.purses_dollars[mine.index],
        share=dollars(bout.shares_cents[mine.index]),
        pop_change=pop(bout.pop_changes_half[mine.index]),
        knockdowns=(outcome.knockdowns[mine.index], outcome.knockdowns[his]),
        cause=outcome.cause,
    )


def _result(winner: Corner | None, mine: Corner) -> str:
    if winner is None:
        return "drew"
    return "won" if winner is mine else "lost"
