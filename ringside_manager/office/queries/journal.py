"""The journal as rows: who did what, and what a later entry said of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ringside_manager.campaign.books import Books
from ringside_manager.league.deeds import Corrected, DatesAuctioned, Entry, Struck
from ringside_manager.league.posting import InForce, in_force
from ringside_manager.office.desk import Party
from ringside_manager.office.queries.deed_facts import DeedFacts, Directory, facts_of
from ringside_manager.office.queries.deeds import told
from ringside_manager.office.queries.news import sentence
from ringside_manager.office.queries.secrecy import is_hidden


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


@dataclass(frozen=True, slots=True)
class Word:
    """What a later entry said of one: its number, who said it, when and why."""

    entry: int
    by: str
    night: int
    why: str


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry as facts; ``facts`` and ``by`` tell nothing if it is ``hidden`` from the viewer.

    ``why`` is the reason of a strike or correction; ``struck`` and ``corrected`` are what a later one said.
    ``counts``: whether it stands, itself or in its corrected form.
    """

    entry: int
    act: int
    night: int
    by: str
    facts: DeedFacts
    hidden: bool = False
    why: str = ""
    struck: Word | None = None
    corrected: Word | None = None

    @property
    def counts(self) -> bool:
        """Whether it stands, itself or in its corrected form."""
        return self.struck is None


HIDDEN = DeedFacts("hidden")
"""What is told of an entry that concerns others."""


def journal(entries: Sequence[Entry], books: Books, viewer: Party | None = None) -> tuple[JournalRow, ...]:
    """Every entry in words, oldest first; ``books`` are those posted from them.

    ``viewer`` is who looks, ``None`` for whoever keeps the file; see ``secrecy``.
    """
    standing = in_force(entries)
    news = {item.entry: item for item in reversed(books.news)}
    return tuple(
        _concealed(entry, standing)
        if is_hidden(entry, entries, books, viewer)
        else JournalRow(
            entry.number,
            entry.act,
            entry.night,
            entry.by,
            entry.deed.kind,
            sentence(books, news[entry.number]) if entry.number in news else told(books, entry.deed),
            _why(entry),
            _state(entry.number, standing.struck, standing.corrected),
        )
        for entry in entries
    )


def entry_rows(
    entries: Sequence[Entry],
    books: Books,
    viewer: Party | None,
    nights: range | None = None,
    names: Directory | None = None,
) -> tuple[EntryRow, ...]:
    """The entries of some nights, or of all, oldest first, as ``viewer`` may read them (C24, C54).

    ``names`` is a directory of these entries, if one is at hand.
    """
    standing = in_force(entries)
    known = Directory().read(entries) if names is None else names
    return tuple(
        _entry_row(entry, entries, books, viewer, standing, known)
        for entry in entries
        if nights is None or entry.night in nights
    )


def _entry_row(
    entry: Entry,
    entries: Sequence[Entry],
    books: Books,
    viewer: Party | None,
    standing: InForce,
    names: Directory,
) -> EntryRow:
    struck = _word(entries, standing.struck.get(entry.number))
    if is_hidden(entry, entries, books, viewer):
        return EntryRow(entry.number, entry.act, entry.night, "", HIDDEN, True, struck=struck)
    return EntryRow(
        entry.number,
        entry.act,
        entry.night,
        entry.by,
        facts_of(entry.deed, names),
        why=_why(entry),
        struck=struck,
        corrected=_word(entries, standing.corrected.get(entry.number)),
    )


def bids_opened(entries: Sequence[Entry]) -> frozenset[int]:
    """The bouts whose sealed bids have been opened, so that anybody may know them (C54)."""
    auctions = (entry.deed for entry in in_force(entries).entries if isinstance(entry.deed, DatesAuctioned))
    return frozenset(bid.bout for deed in auctions for bid in deed.bids)


def _word(entries: Sequence[Entry], number: int | None) -> Word | None:
    if number is None:
        return None
    entry = entries[number - 1]
    return Word(number, entry.by, entry.night, _why(entry))


def _why(entry: Entry) -> str:
    return entry.deed.why if isinstance(entry.deed, Struck | Corrected) else ""


def _concealed(entry: Entry, standing: InForce) -> JournalRow:
    state = _state(entry.number, standing.struck, standing.corrected)
    return JournalRow(entry.number, entry.act, entry.night, "", "hidden", "between others", "", state)


def _state(number: int, struck: dict[int, int], corrected: dict[int, int]) -> str:
    if number in struck:
        return f"struck by {struck[number]}"
    return f"corrected by {corrected[number]}" if number in corrected else ""
