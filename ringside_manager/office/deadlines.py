"""Nights that are held by the clock (C89): when the next is due, and how it is held once, by whichever program comes first."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from ringside_manager.campaign.books import Books
from ringside_manager.language import later, say
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office

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
