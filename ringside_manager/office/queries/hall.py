"""The hall of fame: its members, and who knocks at the door."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.campaign.books import Books
from ringside_manager.campaign.hall_of_fame import THRESHOLD_HALF, Career, HonourCount, careers
from ringside_manager.office.queries.awards import final_fighters
from ringside_manager.office.queries.words import record

WATCHED = 10
"""How many who are not in are shown."""


@dataclass(frozen=True, slots=True)
class HallRow:
    """A career before the hall; ``retired_night`` is 0 while he boxes."""

    fighter: int
    name: str
    nickname: str
    record: str
    from_night: int
    retired_night: int
    points_half: int
    honours: tuple[HonourCount, ...]


@dataclass(frozen=True, slots=True)
class Hall:
    """Members in the order of induction, and those with most points who are not in: retired or boxing still."""

    threshold_half: int
    members: tuple[HallRow, ...]
    watched: tuple[HallRow, ...]


def hall(books: Books) -> Hall:
    """The hall as the books stand."""
    found = careers(books, final_fighters(books))
    members = sorted(
        (career for career in found if career.is_member),
        key=lambda career: (career.retired_night or 0, -career.points_half, career.fighter),
    )
    others = [career for career in found if not career.is_member and career.points_half > 0]
    return Hall(
        THRESHOLD_HALF,
        tuple(_row(books, career) for career in members),
        tuple(_row(books, career) for career in others[:WATCHED]),
    )


def _row(books: Books, career: Career) -> HallRow:
    page = books.fighters[career.fighter]
    return HallRow(
        page.number,
        page.name,
        page.fighter.nickname,
        record(page.tally),
        page.entered_night,
        page.retired_night or 0,
        career.points_half,
        career.honours,
    )
