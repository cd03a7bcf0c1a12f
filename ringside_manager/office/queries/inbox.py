"""The inbox of a manager or of the promoter: what to decide, what to know, what happened."""

from __future__ import annotations

from collections.abc import Sequence

from ringside_manager.campaign.books import Books
from ringside_manager.league.deeds import Entry
from ringside_manager.office.desk import Party
from ringside_manager.office.queries.inbox_decisions import decisions, promoter_decisions
from ringside_manager.office.queries.inbox_kinds import BLOCKING, STOP_FOR, InboxKind, InboxRow
from ringside_manager.office.queries.inbox_notes import last_night_began, notes, promoter_notes

__all__ = ["BLOCKING", "STOP_FOR", "InboxKind", "InboxRow", "blocking", "inbox", "open_decisions"]

_ORDER = {kind: place for place, kind in enumerate(InboxKind)}


def inbox(
    books: Books, party: Party, entries: Sequence[Entry] = (), *, since: int | None = None
) -> tuple[InboxRow, ...]:
    """Everything that concerns one party and nobody else: decisions by deadline, then notes, then news.

    ``since`` is the last journal entry he has seen; without it the news are those of the latest night.
    ``entries`` is the journal, which tells what became of his own offers.
    """
    seen = last_night_began(books) if since is None else since
    if party.promoter:
        rows = [*promoter_decisions(books), *promoter_notes(books, seen)]
    elif party.manager in books.managers:
        manager = books.managers[party.manager]
        rows = [*decisions(books, manager), *notes(books, manager, entries, seen)]
    else:
        rows = []
    return tuple(sorted(rows, key=_place))


def open_decisions(books: Books, party: Party) -> tuple[InboxRow, ...]:
    """The decisions alone, which needs no look at the news."""
    if party.promoter:
        return tuple(sorted(promoter_decisions(books), key=_place))
    if party.manager not in books.managers:
        return ()
    return tuple(sorted(decisions(books, books.managers[party.manager]), key=_place))


def blocking(books: Books, party: Party) -> tuple[InboxRow, ...]:
    """Decisions that cannot wait for another night: offers and bids for the next one, and deals."""
    night = books.closed + 1
    return tuple(
        row
        for row in open_decisions(books, party)
        if row.kind in BLOCKING and (row.night is None or row.night <= night)
    )


def _place(row: InboxRow) -> tuple[int, int]:
    """News stay in the order they are told in; a decision with a nearer deadline goes first."""
    dated = row.kind.is_decision and row.night is not None
    return _ORDER[row.kind], (row.night or 0) if dated else 0
