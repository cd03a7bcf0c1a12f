"""Branching off: a league of its own that shares the journal of another up to a point, to ask "what if"."""

from __future__ import annotations

from collections.abc import Sequence

from ringside_manager.errors import UsageError
from ringside_manager.league.deeds import (
    Entry,
    NightClosed,
)
from ringside_manager.league.posting import in_force


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
