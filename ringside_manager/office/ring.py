"""Bouts of the night whose doors are open, in the ring: played by people, put aside, taken up, finished."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.books import Books, BoutBook, BoutState, ManagerKind
from ringside_manager.campaign.bouts import bout_seed, dice_seed, setup_of
from ringside_manager.errors import RingsideError, RuleError, UsageError
from ringside_manager.league.deeds import Entry
from ringside_manager.league.ring import RingBout, Rows, led, live, mark_of
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.plans import plans_in_force
from ringside_manager.office.fighting import AtTheBell, check_record, over_in_the_ring, plan_for

__all__ = [
    "RingBout",
    "RingCorner",
    "bout_to_come",
    "corner_facts",
    "finished",
    "kept",
    "left",
    "live",
    "mark_of",
    "ready",
    "seed_in_ring",
    "taken_up",
]


@dataclass(frozen=True, slots=True)
class RingCorner:
    """One corner of a bout about to be fought: whose it is and who leads it if nobody in person does.

    ``manager`` is ``None`` for a free agent; ``person`` whether a person manages him; ``level`` that of the corner AI,
    or ``plain``; ``plan`` the text of his sealed plan, for nobody but its owner.
    """

    corner: Corner
    fighter: int
    manager: int | None
    person: bool
    level: str
    plan: str | None


def bout_to_come(books: Books, number: int) -> BoutBook:
    """A bout of the night whose doors are open; ``UsageError`` for no bout, ``RuleError`` C2 for another."""
    bout = books.bouts.get(number)
    if bout is None:
        raise UsageError(f"There is no bout number {number} in this league.")
    if bout.state is not BoutState.MADE:
        raise RuleError("C2", f"Bout {number} is {bout.state.value}; there is nothing to fight.")
    if not books.doors or bout.night != books.doors:
        raise RuleError(
            "C2",
            f"Bout {number} is of night {bout.night}, whose doors are not open.",
            next_step=f"Open the doors of night {books.closed + 1} first."
            if bout.night == books.closed + 1
            else "Wait until that night is the next.",
        )
    return bout


def seed_in_ring(books: Books, number: int) -> int:
    """The seed of a bout's dice: the one the night itself would use, so the same from each beginning."""
    return dice_seed(bout_seed(bout_to_come(books, number), books.doors_seed))


def corner_facts(
    books: Books, entries: Sequence[Entry], number: int, corner: Corner, viewer: Party | None
) -> RingCorner:
    """One corner of a bout to come as ``viewer`` may know it."""
    bout = bout_to_come(books, number)
    fighter = books.fighters[bout.fighters[corner.index]]
    manager = None if fighter.manager is None else books.managers[fighter.manager]
    owned = viewer is not None and viewer.manager is not None and viewer.manager == fighter.manager
    text = plans_in_force(books, entries).get(fighter.number, "") if owned else ""
    plan = text if plan_for(books, bout, setup_of(books, bout).engine, text) else None
    person = manager is not None and manager.kind is ManagerKind.PERSON
    return RingCorner(corner, fighter.number, fighter.manager, person, books.options.corners, plan)


def taken_up(books: Books, rows: Rows) -> dict[int, RingBout]:
    """What of the ring stays when doors are opened again: the same bouts, perhaps under new numbers.

    A result that does not stand is left out, so that its bout is fought from the first bell.
    """
    known = {row.mark: row for row in rows.values()}
    marks = {bout.number: mark_of(books, bout) for bout in books.bouts_of_night(books.doors)}
    same = {number: known[mark]._replace(bout=number) for number, mark in marks.items() if mark in known}
    return {number: row for number, row in same.items() if _stands(books, row)}


def kept(
    books: Books,
    rows: Rows,
    number: int,
    text: str,
    plans: tuple[bool, bool],
    by_hand: tuple[bool, bool] | None,
) -> dict[int, RingBout]:
    """The ring with one bout as it stands now; errors as ``bout_to_come``, ``RuleError`` C2 if it is over."""
    bout = bout_to_come(books, number)
    now = live(books, rows)
    _check_not_over(now, number)
    return {**now, number: RingBout(number, mark_of(books, bout), led(text, by_hand), False, plans)}


def left(books: Books, rows: Rows, number: int) -> dict[int, RingBout]:
    """The ring without one bout; ``RuleError`` C2 if it is over: a result stands."""
    now = live(books, rows)
    if number in now and _stands(books, now[number]):
        _check_not_over(now, number)
    return {other: row for other, row in now.items() if other != number}


def finished(
    books: Books,
    rows: Rows,
    number: int,
    record: BoutRecord,
    plans: tuple[bool, bool],
    by_hand: tuple[bool, bool] | None,
) -> dict[int, RingBout]:
    """The ring with one bout over; ``RuleError`` C2 for a record that is not of this bout or does not come out so."""
    bout = bout_to_come(books, number)
    now = live(books, rows)
    _check_not_over(now, number)
    check_record(setup_of(books, bout), seed_in_ring(books, number), number, record)
    text = led(record.to_json(), by_hand)
    return {**now, number: RingBout(number, mark_of(books, bout), text, True, plans)}


def ready(books: Books, entries: Sequence[Entry], rows: Rows, *, finish_ring: bool) -> AtTheBell:
    """What the night is fought with; ``RuleError`` C5 for a bout under way that nobody is to finish."""
    now = live(books, rows)
    under_way = [number for number, row in now.items() if not row.done]
    if under_way and not finish_ring:
        raise _not_over(_pairs(books, under_way), len(under_way))
    return AtTheBell(now, plans_in_force(books, entries))


def _check_not_over(rows: Mapping[int, RingBout], number: int) -> None:
    row = rows.get(number)
    if row is not None and row.done:
        raise RuleError(
            "C2",
            f"Bout {number} is over in the ring.",
            next_step="Hold the night; a result entered wrongly can be corrected then.",
        )


def _stands(books: Books, row: RingBout) -> bool:
    """Whether a bout in the ring is under way, or over with a result that stands."""
    bout = books.bouts[row.bout]
    try:
        return not row.done or bool(
            over_in_the_ring(setup_of(books, bout), bout_seed(bout, books.doors_seed), row)
        )
    except RingsideError:
        return False


def _not_over(pairs: str, count: int) -> RuleError:
    many = f"{pairs}: these bouts are not over in the ring."
    one = f"{pairs}: this bout is not over in the ring."
    return RuleError(
        "C5", one if count == 1 else many, next_step="Fight it to its end, or let the corners finish it."
    )


def _pairs(books: Books, numbers: Sequence[int]) -> str:
    """Who meets whom in these bouts."""
    return ", ".join(
        " against ".join(books.fighters[fighter].name for fighter in books.bouts[number].fighters)
        for number in numbers
    )
