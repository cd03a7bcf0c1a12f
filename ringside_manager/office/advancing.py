"""Holding nights: several one after the other until somebody has to decide, and by the clock (C89)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from ringside_manager.campaign.books import Books
from ringside_manager.campaign.orders import DrawUpCard
from ringside_manager.errors import CancelledError
from ringside_manager.language import later, say
from ringside_manager.office.docket import NightOrder, Party, Progress
from ringside_manager.office.facts.decisions import InboxKind, InboxRow
from ringside_manager.office.facts.inbox import Call, calls
from ringside_manager.office.office import Office


@dataclass(frozen=True, slots=True)
class Advanced:
    """The nights that were held, whether somebody stopped it, and the decisions it stopped for."""

    nights: tuple[int, ...]
    cancelled: bool
    stopped_for: tuple[tuple[Party, InboxRow], ...]


StopFor = Mapping[Party, frozenset[InboxKind] | None]
"""For what going on stops, by the person; ``None`` for whatever calls him."""


def hold_until(
    office: Office,
    until: int,
    stop_for: StopFor,
    *,
    known: Collection[Call] = (),
    progress: Progress | None = None,
    finish_ring: bool = False,
) -> Advanced:
    """Hold fight nights up to ``until``, each an act of its own; persons decide for themselves.

    Stops after a night that brings somebody a decision he is to be stopped for and that neither waits already nor is
    ``known``, and when ``progress`` says so: the night in progress is then as if it had not begun.
    With ``finish_ring`` the corners finish bouts people have left under way in the ring.
    ``progress`` is told bouts of a single night, of several the nights.
    """
    seen = {*known, *(call for party in stop_for for call in calls(office.books, party))}
    nights = range(office.books.closed + 1, min(until, office.books.options.nights) + 1)
    held: list[int] = []
    for night in nights:
        if asked := _drawn_up(office, night, stop_for, seen):
            return Advanced(tuple(held), False, asked)
        evening = NightOrder(office.seed, False, _text(progress, nights, night), finish_ring, night)
        if not _hold(office, evening):
            return Advanced(tuple(held), True, ())
        held.append(night)
        fresh = tuple(
            (party, row)
            for party, kinds in stop_for.items()
            for call, row in calls(office.books, party).items()
            if call not in seen and (kinds is None or row.kind in kinds)
        )
        if fresh:
            return Advanced(tuple(held), False, fresh)
    return Advanced(tuple(held), False, ())


def _drawn_up(
    office: Office, night: int, stop_for: StopFor, seen: Collection[Call]
) -> tuple[tuple[Party, InboxRow], ...]:
    """Draw up the card for a promoter who is to be asked; what then waits that did not before (C73)."""
    if stop_for.get(office.promoter, frozenset()) is not None or not draw_up(office):
        return ()
    return tuple(
        (party, row)
        for party, kinds in stop_for.items()
        for call, row in calls(office.books, party).items()
        if call not in seen and (kinds is None or row.kind in kinds)
    )


def draw_up(office: Office) -> bool:
    """Have the next night's card drawn up if a person is the promoter and it is not yet; whether it was."""
    books = office.books
    if not books.promoter or books.ended or books.doors or books.drawn_up > books.closed:
        return False
    office.hand_in(DrawUpCard(books.closed + 1), office.promoter)
    return True


def _hold(office: Office, evening: NightOrder) -> bool:
    """Hold one night unless somebody stops it; a night without bouts can be stopped before it, too."""
    try:
        if evening.progress is not None and not evening.progress(0, 1):
            return False
        office.hold_night(evening)
    except CancelledError:
        return False
    return True


def _text(progress: Progress | None, nights: range, night: int) -> Progress | None:
    """Tell the nights instead of the bouts where there are several."""
    if progress is None or len(nights) < 2:
        return progress
    return lambda _fought, _bouts: progress(night - nights[0], len(nights))


# Nights held by the clock (C89): when the next is due, and how it is held once, by whichever program comes first


EVENING = timedelta(hours=3)
"""How long the clock waits while the doors are open: people may be boxing."""
_DAYS = (
    later("Monday"),
    later("Tuesday"),
    later("Wednesday"),
    later("Thursday"),
    later("Friday"),
    later("Saturday"),
    later("Sunday"),
)


def now() -> datetime:
    """The moment it is, in UTC, by this machine's clock."""
    return datetime.now(UTC)


def due_at(books: Books) -> datetime | None:
    """The moment in UTC at which the coming night is to be held; None where nobody has agreed on one."""
    deadline = books.club.deadline
    if deadline is None or books.ended or books.closed >= books.options.nights:
        return None
    due = deadline.due(books.closed + 1)
    return due + EVENING if due is not None and books.doors else due


def closing(books: Books) -> str:
    """Until when orders for the coming night are taken, in words; "" where nobody has agreed on it."""
    deadline, night = books.club.deadline, books.closed + 1
    wall = None if deadline is None or books.ended or night > books.options.nights else deadline.wall(night)
    if deadline is None or wall is None:
        return ""
    return say(
        "Orders for night {night} are taken until {day}, {time} ({zone}).",
        night=night,
        day=_DAYS[wall.weekday()],
        time=f"{wall:%Y-%m-%d %H:%M}",
        zone=deadline.zone,
    )


def closing_here(books: Books) -> str:
    """The same moment by the clock of whoever sits here, in words; "" without a deadline."""
    due = due_at(books)
    return say("Here that is {time}.", time=f"{due.astimezone():%Y-%m-%d %H:%M %Z}") if due else ""


def is_due(office: Office, now: datetime) -> bool:
    """Whether the coming night is to be held by now."""
    due = due_at(office.books)
    return due is not None and due <= now


def hold_when_due(office: Office, now: datetime) -> int:
    """Hold the coming night if it is due, standing orders and the program deciding for who is missing; its number, else 0.

    Whoever else is at it, it is held once; if several are overdue only one is (C89).  Raises as ``Office.hold_night``.
    """
    with office.alone():
        if not is_due(office, now):
            return 0
        night = office.books.closed + 1
        catch_up(office, now)
        return office.hold_night(NightOrder(office.seed, autopilot=True, finish_ring=True, night=night))


def catch_up(office: Office, now: datetime) -> None:
    """Where more nights than the coming one are overdue, let the next be due when the rhythm has it next.

    To be called before the night is held: whoever is killed between the two goes on with the same night.
    """
    deadline, night = office.books.club.deadline, office.books.closed + 1
    if deadline is not None and (later := deadline.caught_up(night, now)) != deadline:
        office.set_deadline(later, office.promoter)
