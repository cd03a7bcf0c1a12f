"""Branching off: a league of its own that shares the journal of another up to a point, to ask "what if"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ringside_manager.campaign.books import Books
from ringside_manager.errors import UsageError
from ringside_manager.league.business.corrections import in_force
from ringside_manager.league.business.nights import NightClosed
from ringside_manager.league.deeds import Entry
from ringside_manager.office.docket import Party
from ringside_manager.office.undoing import Undoable, act_of, last_act, reading_of


@dataclass(frozen=True, slots=True)
class BranchPoint:
    """Where a branch may begin: its last entry, the night then, how many nights it holds and its latest act.

    ``latest`` is ``None`` if the branch holds the founding only.
    """

    entry: int
    night: int
    closed: int
    latest: Undoable | None


@dataclass(frozen=True, slots=True)
class BranchPoints:
    """The act one has in mind, and the points just before and just after it; nothing is before the founding."""

    act: Undoable
    before: BranchPoint | None
    after: BranchPoint


def branch_points(
    entries: Sequence[Entry], books: Books, number: int, viewer: Party | None = None
) -> BranchPoints:
    """Where a branch may begin around entry ``number``; acts are whole.  ``UsageError`` as ``end_of_act``."""
    last = end_of_act(entries, number)
    first = entries[number - 1].act
    act = reading_of(act_of(entries, first), entries, books, viewer)
    before = _point(entries, books, first - 1, viewer) if first > 1 else None
    return BranchPoints(act, before, _point(entries, books, last, viewer))


def _point(entries: Sequence[Entry], books: Books, last: int, viewer: Party | None) -> BranchPoint:
    held = entries[:last]
    nights = [entry.deed.night for entry in in_force(held).entries if isinstance(entry.deed, NightClosed)]
    latest = last_act(held)
    told = None if latest is None else reading_of(latest.entries, entries, books, viewer)
    return BranchPoint(last, entries[last - 1].night, max(nights, default=0), told)


def end_of_act(entries: Sequence[Entry], number: int) -> int:
    """The last entry of the act that entry ``number`` belongs to; ``UsageError`` if there is no such entry."""
    if not 1 <= number <= len(entries):
        raise UsageError(f"There is no entry {number}; the journal has 1 to {len(entries)}.")
    act, last = entries[number - 1].act, number
    while last < len(entries) and entries[last].act == act:
        last += 1
    return last


def end_of_night(entries: Sequence[Entry], night: int) -> int:
    """The last entry of the act that closed a night, 0 standing for the founding.

    Raises ``UsageError`` for a night that was not held or was undone.
    """
    if night == 0:
        return end_of_act(entries, 1)
    for entry in in_force(entries).entries:
        if isinstance(entry.deed, NightClosed) and entry.deed.night == night:
            return end_of_act(entries, entry.number)
    raise UsageError(f"Night {night} has not been held, so nothing can branch off after it.")


def branch_name(name: str, night: int) -> str:
    """What a branch is called if nobody says otherwise."""
    return f"{name}, otherwise from night {night}"[:200]
