"""The record book with names, of the league or of one season."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.campaign.books import Books
from ringside_manager.campaign.records_book import Record, RecordEntry, record_book
from ringside_manager.campaign.records_book_feats import Feat, feats
from ringside_manager.campaign.seasons import nights_of
from ringside_manager.office.queries.words import clock_of


@dataclass(frozen=True, slots=True)
class RecordRow:
    """One place of a table; equals share a ``place``.  Numbers are 0 where there is none.

    ``name`` is the fighter's or manager's, for a bout of two both are told: ``name`` and ``other``.
    ``value`` is in the unit of its record; ``until_night`` is 0 while a run or reign lasts.
    """

    record: Record
    place: int
    name: str
    fighter: int
    manager: int
    value: int
    time: int
    bout: int
    other: str
    night: int
    until_night: int
    clock: str = ""
    """The unit of ``time``."""


@dataclass(frozen=True, slots=True)
class RecordTableRow:
    """A record and its best, at most ten."""

    record: Record
    rows: tuple[RecordRow, ...]


@dataclass(frozen=True, slots=True)
class FeatRow:
    """Something that does not happen every night."""

    feat: Feat
    name: str
    fighter: int
    other: str
    bout: int
    night: int
    value: int
    clock: str = ""
    """The unit of a value that is a time."""


def record_tables(books: Books, season: int = 0) -> tuple[RecordTableRow, ...]:
    """The tables with an entry, of all nights or of one season, counted from 1."""
    found = record_book(books, nights_of(season) if season else None)
    return tuple(
        RecordTableRow(table.record, _rows(books, table.record, table.entries))
        for table in found
        if table.entries
    )


def feat_rows(books: Books, season: int = 0) -> tuple[FeatRow, ...]:
    """The feats, the latest first."""
    return tuple(
        FeatRow(
            feat.feat,
            books.fighters[feat.fighter].name,
            feat.fighter,
            _other(books, feat.bout, feat.fighter),
            feat.bout,
            feat.night,
            feat.value,
            _clock(books, feat.bout),
        )
        for feat in feats(books, nights_of(season) if season else None)
    )


def _rows(books: Books, record: Record, entries: tuple[RecordEntry, ...]) -> tuple[RecordRow, ...]:
    rows: list[RecordRow] = []
    for count, entry in enumerate(entries, 1):
        last = rows[-1] if rows else None
        same = last is not None and (last.value, last.time) == (entry.value, entry.time)
        rows.append(_row(books, record, last.place if last is not None and same else count, entry))
    return tuple(rows)


def _row(books: Books, record: Record, place: int, entry: RecordEntry) -> RecordRow:
    fighter = entry.fighter or (books.bouts[entry.bout].red if entry.bout else 0)
    name = books.fighters[fighter].name if fighter else books.managers[entry.manager].name
    return RecordRow(
        record,
        place,
        name,
        fighter,
        entry.manager,
        entry.value,
        entry.time,
        entry.bout,
        _other(books, entry.bout, fighter) if record in _OF_BOUTS else "",
        entry.night,
        entry.until_night,
        _clock(books, entry.bout),
    )


def _clock(books: Books, bout: int) -> str:
    page = books.bouts.get(bout)
    return "" if page is None else clock_of(page.system)


_OF_BOUTS = frozenset({
    Record.FASTEST_KNOCKOUT,
    Record.MOST_KNOCKDOWNS,
    Record.BIGGEST_PURSE,
    Record.BIGGEST_UPSET,
    Record.QUICKEST_TITLE,
})  # fmt: skip


def _other(books: Books, bout: int, fighter: int) -> str:
    """Whom he met in it."""
    page = books.bouts.get(bout)
    if page is None or fighter not in page.fighters:
        return ""
    return books.fighters[page.fighters[page.corner_of(fighter).opponent.index]].name
