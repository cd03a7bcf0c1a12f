"""Holding several nights one after the other, until somebody has to decide something."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.errors import CancelledError
from ringside_manager.office.docket import NightOrder, Party, Progress
from ringside_manager.office.facts.decisions import STOP_FOR, InboxKind, InboxRow
from ringside_manager.office.facts.inbox import stopping
from ringside_manager.office.office import Office


@dataclass(frozen=True, slots=True)
class Advanced:
    """The nights that were held, whether somebody stopped it, and the decisions it stopped for."""

    nights: tuple[int, ...]
    cancelled: bool
    stopped_for: tuple[tuple[Party, InboxRow], ...]


def hold_until(
    office: Office,
    until: int,
    parties: tuple[Party, ...],
    *,
    stop_for: frozenset[InboxKind] = STOP_FOR,
    progress: Progress | None = None,
    finish_ring: bool = False,
) -> Advanced:
    """Hold fight nights up to ``until``, each an act of its own; persons decide for themselves.

    Stops after a night that brings one of ``parties`` a decision of the kinds ``stop_for`` that was not
    waiting before, and when ``progress`` says so: the night in progress is then as if it had not begun.
    With ``finish_ring`` the corners finish bouts people have left under way in the ring.
    ``progress`` is told bouts of a single night, of several the nights.
    """
    known = {(party, row.key) for party, row in stopping(office.books, parties, stop_for)}
    nights = range(office.books.closed + 1, min(until, office.books.options.nights) + 1)
    held: list[int] = []
    for night in nights:
        if not _hold(office, _told(progress, nights, night), finish_ring=finish_ring):
            return Advanced(tuple(held), True, ())
        held.append(night)
        now = stopping(office.books, parties, stop_for)
        fresh = tuple((party, row) for party, row in now if (party, row.key) not in known)
        if fresh:
            return Advanced(tuple(held), False, fresh)
    return Advanced(tuple(held), False, ())


def _hold(office: Office, progress: Progress | None, *, finish_ring: bool) -> bool:
    """Hold one night unless somebody stops it; a night without bouts can be stopped before it, too."""
    try:
        if progress is not None and not progress(0, 1):
            return False
        office.hold_night(NightOrder(office.seed, False, progress, finish_ring))
    except CancelledError:
        return False
    return True


def _told(progress: Progress | None, nights: range, night: int) -> Progress | None:
    """Tell the nights instead of the bouts where there are several."""
    if progress is None or len(nights) < 2:
        return progress
    return lambda _fought, _bouts: progress(night - nights[0], len(nights))
