"""What a league asks of the place it is kept in, its own file as such a place, and what stands of it in memory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from ringside_manager.campaign.books import Books
from ringside_manager.errors import DamagedError, excerpt, misused
from ringside_manager.language import say
from ringside_manager.league import book_tables, examination, journal, ring
from ringside_manager.league.book_tables import Change, Posted
from ringside_manager.league.business import night_of, post_all, post_entry, rewrites
from ringside_manager.league.copies import Upgrade, copy_checked, keep, upgrade
from ringside_manager.league.database import translated
from ringside_manager.league.deeds import Deed, Entry
from ringside_manager.league.discrepancy import Area, Discrepancy
from ringside_manager.league.examination import UNPOSTABLE, Examined, seal
from ringside_manager.league.header import Backup, Layouts
from ringside_manager.league.journal import Line
from ringside_manager.league.ring import Rows
from ringside_manager.league.save_file import SaveFile, new_as, open_as


@dataclass(frozen=True, slots=True)
class Writing:
    """What one act writes, drawn up in memory; a store keeps all of it or nothing.

    ``before`` are the bouts in the ring up to now, ``last`` is the line the journal ends with after the act.  With
    ``anew`` the tables of the books, where a store has any, are made again before ``changes`` are written.
    """

    entries: tuple[Entry, ...]
    lines: tuple[Line, ...]
    books: Books
    changes: list[Change]
    posted: Posted
    before: Rows
    ring: Rows
    last: Line
    anew: bool = False
    shown: tuple[Line, ...] = ()
    """Lines written before, with the records that were withheld until now."""


@dataclass(frozen=True, slots=True)
class News:
    """What others have written into a shared store since: new ``lines``, the whole ``ring``, the digest of their books.

    ``shown`` are lines known before, with the records that were withheld until now.
    """

    lines: tuple[Line, ...]
    ring: Rows
    books: bytes
    shown: tuple[Line, ...] = ()


class Store(Protocol):
    """Where one open league is kept.  It belongs to the thread that opened it.

    A ``shared`` one may be written by other programs at the same time, each within ``alone``.  Every method raises
    ``SaveError`` for what the disk, the database or the way to it does.
    """

    shared: bool
    read_only: bool

    @property
    def path(self) -> Path:
        """The file; ``UsageError`` where there is none."""
        ...  # pragma: no cover

    @property
    def place(self) -> str:
        """What messages name the place by; never with a password."""
        ...  # pragma: no cover

    def check_usable(self) -> None:
        """Raise ``RuntimeError`` if the store is closed or another thread asks."""
        ...  # pragma: no cover

    def check_writable(self) -> None:
        """Raise ``ReadOnlyError``, or whatever else stands against writing."""
        ...  # pragma: no cover

    def alone(self) -> AbstractContextManager[bool]:
        """Nobody else writes the league within the block; whether somebody may have written since it was last read."""
        ...  # pragma: no cover

    def examine(self, *, thorough: bool = True, tables: bool = False) -> Examined:
        """Read and check everything; see ``examination.examine``."""
        ...  # pragma: no cover

    def finish(self, found: Examined) -> Examined:
        """Check what ``examine`` left out unless it was ``thorough``."""
        ...  # pragma: no cover

    def news(self, lines: list[Line]) -> News | None:
        """What was written after these lines; ``None`` if nothing has changed since this was last asked."""
        ...  # pragma: no cover

    def write(self, writing: Writing) -> None:
        """Keep an act.  When it returns, all of it is on the disk; if it raises, nothing is.

        Raises ``OutcomeUnknownError`` where the way to the store was lost and it cannot be asked which of the two it is.
        """
        ...  # pragma: no cover

    def write_ring(self, before: Rows, after: Rows) -> None:
        """Write the bouts in the ring, without an act."""
        ...  # pragma: no cover

    def holds(self, writing: Writing) -> bool:
        """Whether an act that was interrupted is kept all the same."""
        ...  # pragma: no cover

    def ring(self) -> Rows:
        """The bouts in the ring as they are kept."""
        ...  # pragma: no cover

    def state_hash(self) -> str:
        """The hash of ``examination.state_hash``: equal for equal leagues wherever they are kept."""
        ...  # pragma: no cover

    def copy_to_file(self, to: Path) -> None:
        """Write a checked copy to the new file ``to``."""
        ...  # pragma: no cover

    def keep_backup(self, label: str) -> Backup:
        """Make a numbered backup beside the file; ``UsageError`` where there is none."""
        ...  # pragma: no cover

    def close(self) -> None:
        """Let go of the store."""
        ...  # pragma: no cover


class OpenAct:
    """An act being written: its entries so far, each posted as it is added.

    A strike or correction is not posted by itself: it makes the whole journal be posted ``afresh``.
    """

    def __init__(self, books: Books, first: int, by: str) -> None:
        self.entries: list[Entry] = []
        self.afresh = False
        self.ring: Rows | None = None
        """The bouts in the ring after the act, if it changes them."""
        self._books = books
        self._first = first
        self._by = by

    def add(self, deed: Deed, record: str | None = None) -> int:
        """Post a deed; the number of its entry."""
        number = self._first + len(self.entries)
        entry = Entry(number, self._first, night_of(self._books, deed), self._by, deed, record)
        self.entries.append(entry)
        self.afresh = self.afresh or rewrites([deed])
        if not self.afresh:
            post_entry(self._books, entry)
        return number


class InMemory:
    """What an open league knows: its lines and entries, the books posted from them, the bouts in the ring.

    ``_posted`` are the values of the books as a store has them, ``_stale`` says that its tables hold other books.
    """

    def __init__(self, found: Examined) -> None:
        self._lines = found.lines
        self._weight = found.weight
        self._entries = found.entries
        self._books = found.books
        self._posted, self._stale = found.posted, found.stale
        self._ring: Rows = found.ring

    def _drawn_up(self, act: OpenAct) -> Writing:
        entries = act.entries
        lines = tuple(journal.lines_of(entries, self._last_digest, sealed=self._books.club.sealed))
        self._check_weight(lines)
        books = post_all([*self._entries, *entries]) if act.afresh else self._books
        self._check_ring(act.ring or {})
        changes, posted = self._changes(books, afresh=act.afresh)
        after = self._ring if act.ring is None else act.ring
        return Writing(
            tuple(entries), lines, books, changes, posted, self._ring, after, lines[-1], self._stale
        )

    def _extended(self, lines: Sequence[Line], shown: tuple[Line, ...], after: Rows) -> Writing:
        """What is written or was when lines were drawn up elsewhere, the books posted afresh."""
        entries = tuple(line.entry() for line in lines)
        before = list(self._entries)
        for line in shown:
            before[line.number - 1] = line.entry()
        books = post_all([*before, *entries])
        changes, posted = self._changes(books, afresh=True)
        last = (lines or self._lines)[-1]
        return Writing(
            entries, tuple(lines), books, changes, posted, self._ring, after, last, self._stale, shown
        )

    def _check_weight(self, lines: Iterable[Line]) -> None:
        """What is written must open again."""
        if self._weight + sum(map(journal.weight, lines)) > journal.MOST_MEMORY:
            raise misused(
                "The journal can hold no more: {too_heavy}.",
                too_heavy=journal.TOO_HEAVY,
                next_step=say("Found a new league."),
            )

    def _changes(self, books: Books, *, afresh: bool) -> tuple[list[Change], Posted]:
        """What is to be written of the tables for these books, posted ``afresh`` or kept up."""
        if self._stale:
            return Posted().afresh(books, Books())
        return self._posted.afresh(books, self._books) if afresh else self._posted.changed(books)

    @property
    def _last_digest(self) -> bytes:
        return self._lines[-1].digest if self._lines else journal.BEGINNING

    def _follow(self, news: News, place: str) -> Writing:
        """What was written elsewhere as if it were to be written here; ``DamagedError`` if it cannot follow."""
        if broken := journal.broken_link(self._lines[-1] if self._lines else None, news.lines):
            line, faults = broken
            raise DamagedError(
                place, [str(Discrepancy(Area.JOURNAL, fault, entry=line.number)) for fault in faults]
            )
        try:
            return self._followed(news)
        except UNPOSTABLE as error:
            self._post_afresh()
            name = type(error).__name__
            fault = say("it cannot be posted ({name}: {error})", name=name, error=excerpt(error))
            raise DamagedError(place, [str(Discrepancy(Area.JOURNAL, fault))]) from error

    def _followed(self, news: News) -> Writing:
        entries = tuple(line.entry() for line in news.lines)
        if news.shown or self._stale or rewrites(entry.deed for entry in entries):
            return self._extended(news.lines, news.shown, news.ring)
        self._check_weight(news.lines)
        for entry in entries:
            post_entry(self._books, entry)
        changes, posted = self._changes(self._books, afresh=False)
        last = (news.lines or self._lines)[-1]
        return Writing(entries, news.lines, self._books, changes, posted, self._ring, news.ring, last)

    def _take_over(self, act: Writing) -> None:
        self._posted, self._stale = act.posted, False
        for line in act.shown:
            self._lines[line.number - 1], self._entries[line.number - 1] = line, line.entry()
        self._entries.extend(act.entries)
        self._lines.extend(act.lines)
        self._weight += sum(map(journal.weight, act.lines))
        self._books = act.books
        self._books.touched.clear()
        self._ring = act.ring

    def _check_ring(self, new: Rows) -> None:
        for number, bout in new.items():
            if self._ring.get(number) != bout:
                ring.check_text(bout.text)

    def _post_afresh(self) -> None:
        self._books = post_all(self._entries)
        self._books.touched.clear()


# A league's own file as its store


class LeagueFile(SaveFile):
    """An open save as a ``Store``; made by ``open_file`` and ``new_league_file``."""

    shared = False
    layouts: Layouts

    @property
    def place(self) -> str:
        return str(self.path)

    @contextmanager
    def alone(self) -> Iterator[bool]:
        """It always is: nothing was written by others."""
        yield False

    def news(self, lines: list[Line]) -> News | None:
        """Nobody else can have written."""
        return None

    def examine(self, *, thorough: bool = True, tables: bool = False) -> Examined:
        return examination.examine(self, self.layouts, thorough=thorough, tables=tables)

    def finish(self, found: Examined) -> Examined:
        return examination.finish(found, self, self.layouts)

    def upgrade(self, found: Examined) -> Upgrade | None:
        """Bring a save of an older layout to the newest, if it may be written; what was done."""
        older = self.version != self.layouts.current
        return upgrade(self, found, self.layouts) if older and not self.read_only else None

    def write(self, writing: Writing) -> None:
        with self.transaction() as database:
            journal.append(database, writing.lines)
            journal.append(database, writing.shown, shown=True)
            if writing.anew:
                book_tables.make(database, self.layouts.by_version[self.version].kept)
            book_tables.write(database, writing.changes)
            ring.replace(database, writing.before, writing.ring)
            seal(database, writing.last, writing.posted)

    def write_ring(self, before: Rows, after: Rows) -> None:
        with self.transaction() as database:
            ring.replace(database, before, after)

    def holds(self, writing: Writing) -> bool:
        with translated(self.path):
            known = journal.last_number(self.database)
        return bool(writing.lines) and known == writing.last.number

    def ring(self) -> Rows:
        with translated(self.path):
            bouts, _ = ring.stored(self.database)
        return bouts

    def state_hash(self) -> str:
        self.check_usable()
        with translated(self.path):
            return examination.state_hash(self.database)

    def copy_to_file(self, to: Path) -> None:
        copy_checked(self, to, self.layouts)

    def keep_backup(self, label: str) -> Backup:
        return keep(self, label, self.layouts)


def open_file(path: Path, layouts: Layouts, *, read_only: bool = False) -> LeagueFile:
    """Open the league file at ``path``; raises as ``open_save``."""
    opened = open_as(LeagueFile, path, layouts, read_only=read_only)
    opened.layouts = layouts
    return opened


def new_league_file(path: Path, layouts: Layouts) -> LeagueFile:
    """Make an empty league file at ``path``; see ``new_save``."""
    made = new_as(LeagueFile, path, layouts)
    made.layouts = layouts
    return made
