"""The journal as rows: who did what, and what a later entry said of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ringside_manager.campaign.books import Books
from ringside_manager.league.deeds import Corrected, Entry, Struck
from ringside_manager.league.posting import in_force
from ringside_manager.office.queries.deeds import told
from ringside_manager.office.queries.news import sentence


@dataclass(frozen=True, slots=True)
class JournalRow:
    """One entry; ``state`` is empty, or says which later entry struck or corrected it."""

    entry: int
    act: int
    night: int
    by: str
    kind: str
    what: str
    why: str
    state: str


def journal(entries: Sequence[Entry], books: Books) -> tuple[JournalRow, ...]:
    """Every entry, oldest first; ``books`` are those posted from them."""
    standing = in_force(entries)
    news = {item.entry: item for item in reversed(books.news)}
    return tuple(
        JournalRow(
            entry.number,
            entry.act,
            entry.night,
            entry.by,
            entry.deed.kind,
            sentence(books, news[entry.number]) if entry.number in news else told(books, entry.deed),
            entry.deed.why if isinstance(entry.deed, Struck | Corrected) else "",
            _state(entry.number, standing.struck, standing.corrected),
        )
        for entry in entries
    )


def _state(number: int, struck: dict[int, int], corrected: dict[int, int]) -> str:
    if number in struck:
        return f"struck by {struck[number]}"
    return f"corrected by {corrected[number]}" if number in corrected else ""
