"""An open league: its books and journal in memory, and the verbs that change them in the save."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from ringside_manager.campaign.books import Books
from ringside_manager.errors import SaveError, excerpt, misused
from ringside_manager.language import say
from ringside_manager.league import book_tables, journal, ring
from ringside_manager.league.audit import Progress, with_bouts
from ringside_manager.league.backups import Upgrade, copy_checked, keep, upgrade
from ringside_manager.league.beside import Backup
from ringside_manager.league.book_tables import Change, Posted
from ringside_manager.league.business import night_of, post_all, post_entry, rewrites
from ringside_manager.league.business.corrections import Corrected, Struck
from ringside_manager.league.database import new_file, translated
from ringside_manager.league.deeds import Deed, Draft, Entry, check_entry
from ringside_manager.league.discrepancy import Area, Discrepancy, Findings
from ringside_manager.league.examination import Examined, examine, finish, seal, state_hash
from ringside_manager.league.export import branch, write_journal
from ringside_manager.league.journal import Line
from ringside_manager.league.layouts import LAYOUTS, Layouts
from ringside_manager.league.ring import Rows
from ringside_manager.league.save_file import SaveFile, new_save, open_save


@dataclass(frozen=True, slots=True)
class _Act:
    """What one act writes, drawn up in memory."""

    entries: tuple[Entry, ...]
    lines: tuple[Line, ...]
    books: Books
    changes: list[Change]
    posted: Posted
    ring: Rows
    shown: tuple[Line, ...] = ()
    """Lines written before, with the records that were withheld until now."""


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


class League:
    """An open league.  It belongs to the thread that opened it and must be closed (``with`` does).

    ``books`` are posted from the journal when the league is opened and kept up with every act; they
    are for reading.  ``upgraded`` tells of an upgrade made by opening.  Opened with ``open`` or ``create``.
    """

    def __init__(
        self, save: SaveFile, found: Examined, layouts: Layouts, upgraded: Upgrade | None = None
    ) -> None:
        self._save = save
        self._layouts = layouts
        self._lines = found.lines
        self._weight = found.weight
        self._entries = found.entries
        self._books = found.books
        self._posted, self._stale = found.posted, found.stale
        self._ring: Rows = found.ring
        self._act: OpenAct | None = None
        self._unfinished = None if found.thorough else found
        self._lent = False
        self.upgraded = upgraded

    @classmethod
    def open(
        cls, path: Path, *, read_only: bool = False, thorough: bool = True, layouts: Layouts = LAYOUTS
    ) -> League:
        """Open the league at ``path`` after checking all of it; upgrade one of an older layout first.

        Opened for reading, an older one is read as it is.

        Unless ``thorough``, the chain and the digest of the books are checked by ``finish_opening``, at
        the latest before the first act: a person may begin to read a long history sooner.  Books that were posted under
        other rules than this program's are no damage: the next act writes their tables again.

        Where nothing can be written it opens for reading.  Raises ``NoSaveError``, ``LockedError`` with
        the holder, ``NotALeagueError``, ``TooNewError``, ``TooOldError`` or ``DamagedError`` with every
        finding; a refused file stays as it is, byte for byte.
        """
        with ExitStack() as undo:
            save = undo.enter_context(open_save(path, layouts, read_only=read_only))
            with uncollected():
                early = not thorough and save.version == layouts.current
                found = examine(save, layouts, thorough=not early).or_refused(save.path)
            older = save.version != layouts.current
            upgraded = upgrade(save, found, layouts) if older and not save.read_only else None
            undo.pop_all()
        return cls(save, found, layouts, upgraded)

    @classmethod
    def create(cls, path: Path, first: Sequence[Draft], by: str, *, layouts: Layouts = LAYOUTS) -> League:
        """Found a league at ``path`` with ``first`` as its first act, and open it.

        Raises ``SaveExistsError`` if a file is there, ``UsageError`` for an empty act.
        """
        if not first:
            raise misused("A league begins with an act; none was given.")
        with new_file(path) as part, cls(new_save(part, layouts), Examined(), layouts) as league:
            league.write(first, by)
        return cls.open(path, layouts=layouts)

    def __enter__(self) -> League:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def path(self) -> Path:
        """Where the league lies, links resolved."""
        return self._save.path

    @property
    def read_only(self) -> bool:
        """Whether it was opened for reading, so that every act is refused with ``ReadOnlyError``."""
        return self._save.read_only

    @property
    def books(self) -> Books:
        """The books as they stand after the last act."""
        return self._books

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The whole journal, struck entries included."""
        return tuple(self._entries)

    @property
    def ring(self) -> Rows:
        """The bouts in the ring, by their numbers."""
        return self._ring

    def keep_ring(self, new: Rows) -> None:
        """Write the bouts in the ring again, in a transaction of its own and without an entry.

        Raises ``UsageError`` for a text that cannot be kept, ``ReadOnlyError`` and other ``SaveError``; then the ring is
        as before.
        """
        self._save.check_writable()
        self.finish_opening()
        self._check_ring(new)
        try:
            with self._save.transaction() as database:
                ring.replace(database, self._ring, new)
        except BaseException:
            self._read_ring()
            raise
        self._ring = new

    @property
    def digest(self) -> str:
        """The digest of the last entry, which stands for the whole journal, as 64 hexadecimal digits."""
        return self._last_digest.hex()

    @contextmanager
    def act(self, by: str) -> Iterator[OpenAct]:
        """One act, deed by deed: each is posted into ``books`` as it is added, all are kept at the end.

        On any failure file and memory are as before: then ``books`` are others, posted afresh.  Raises
        ``DeedError`` for a deed that cannot be kept, ``ReadOnlyError``, ``DiskFullError``,
        ``ChangedUnderneathError`` and other ``SaveError``.
        """
        self._save.check_writable()
        _check_text(by)
        self.finish_opening()
        if self._act is not None:
            raise RuntimeError("an act is being written already")
        self._act = act = OpenAct(self._books, len(self._entries) + 1, by)
        try:
            yield act
            drawn_up = self._drawn_up(act) if act.entries else None
        except BaseException:
            if act.entries:
                self._post_afresh()
            raise
        finally:
            self._act = None
        if drawn_up is not None:
            self._keep(drawn_up)

    def finish_opening(self) -> None:
        """Check what opening left for later, and have books of its own again; at most once.

        Raises ``DamagedError`` with every finding; then nothing more is ever written.
        """
        if self._unfinished is not None:
            found = finish(self._unfinished, self._save, self._layouts).or_refused(self.path)
            self._posted, self._stale = found.posted, found.stale
            self._unfinished = None
        if self._lent:
            self._post_afresh()
            self._lent = False

    def lend_books(self) -> Books:
        """The books for a reader on another thread; ``finish_opening`` or the first act posts others."""
        self._lent = True
        return self._books

    def write(self, drafts: Sequence[Draft], by: str) -> tuple[Entry, ...]:
        """Write one act: all these deeds in one transaction, in journal, books and tables; returns its entries.

        See ``act``.
        """
        with self.act(by) as act:
            for draft in drafts:
                act.add(draft.deed, draft.record)
        return tuple(act.entries)

    @property
    def lines(self) -> Sequence[Line]:
        """The whole journal as it is stored; to be read only."""
        return self._lines

    def extend(self, lines: Sequence[Line], records: Mapping[int, str]) -> None:
        """Append what was written elsewhere, and show ``records`` that were withheld here until now, by their entries.

        Raises ``UsageError`` for lines that do not follow from this journal and for a record that is not the one withheld;
        ``DeedError`` and ``SaveError`` as ``act``.  Then nothing has changed.
        """
        self._save.check_writable()
        self.finish_opening()
        journal.check_follow(self._lines[-1] if self._lines else None, lines)
        self._check_weight(lines)
        shown = tuple(journal.shown(self._lines, number, record) for number, record in records.items())
        entries = tuple(line.entry() for line in lines)
        if not entries and not shown:
            return
        before = list(self._entries)
        for line in shown:
            before[line.number - 1] = line.entry()
        books = post_all([*before, *entries])
        self._keep(_Act(entries, tuple(lines), books, *self._changes(books, afresh=True), self._ring, shown))

    def strike(self, entries: Iterable[int], by: str, why: str) -> Entry:
        """Make earlier entries count no longer (undo); striking the entry returned restores them (redo).

        The books are posted afresh; what no longer stands is in ``books.doubts``.  Raises
        ``UsageError`` for a number the journal does not have.
        """
        numbers = tuple(entries)
        self._check_numbers(numbers)
        return self.write([Draft(Struck(numbers, why))], by)[0]

    def correct(self, entry: int, deed: Deed, by: str, why: str) -> Entry:
        """Make an earlier entry count as if it had held ``deed``; see ``strike``."""
        self._check_numbers((entry,))
        return self.write([Draft(Corrected(entry, deed, why))], by)[0]

    def check(self, *, replay: bool = True, progress: Progress | None = None) -> Findings:
        """Audit the file and what is in memory; with ``replay`` every bout is held against its night and fought again.

        ``progress`` is told how far that is, and may stop it: ``CancelledError``.
        """
        self._save.check_usable()
        with uncollected():
            found = examine(self._save, self._layouts, tables=True)
        if not found.findings and found.ring != self._ring:
            found.findings.append(Discrepancy(Area.RING, say("what is in memory is not what is in the file")))
        if not found.findings and found.books != self._books:
            found.findings.append(
                Discrepancy(Area.BOOKS, say("the books in memory are not those of the journal"))
            )
        seen = Findings(found.findings, found.notes)
        if not replay:
            return seen
        return with_bouts(seen, found.entries, found.books, found.ring, progress)

    def state_hash(self) -> str:
        """SHA-256 of everything in the save; equal for equal leagues, whatever the machine."""
        self._save.check_usable()
        with translated(self.path):
            return state_hash(self._save.database)

    def backup(self, to: Path) -> None:
        """Write a checked copy to the new file ``to``; works, too, after ``ChangedUnderneathError``."""
        copy_checked(self._save, to, self._layouts)

    def keep_backup(self, label: str) -> Backup:
        """Make a numbered backup in the league's own folder beside it, and thin out the older ones."""
        return keep(self._save, label, self._layouts)

    def export_journal(self, to: Path, *, overwrite: bool = False) -> None:
        """Write the journal as JSON lines; see ``export.rebuild``."""
        write_journal(self._lines, to, overwrite=overwrite)

    def branch(self, to: Path, upto: int, name: str, by: str) -> None:
        """Make the new league ``name`` at ``to`` of the journal up to entry ``upto``, the last of its act.

        This league stays as it is.  Raises ``UsageError`` for an entry that does not end an act, and as ``export.branch``.
        """
        self._check_numbers((upto,))
        if upto < len(self._entries) and self._entries[upto].act == self._entries[upto - 1].act:
            raise misused(
                "Entry {upto} is not the last of its act, so nothing can branch off there.", upto=upto
            )
        _check_text(by)
        branch(self._lines[:upto], to, name, self._books.name, by)

    def close(self) -> None:
        """Close the save and let go of its lock."""
        self._save.close()

    def _drawn_up(self, act: OpenAct) -> _Act:
        entries = act.entries
        lines = tuple(journal.lines_of(entries, self._last_digest, sealed=self._books.club.sealed))
        self._check_weight(lines)
        books = post_all([*self._entries, *entries]) if act.afresh else self._books
        self._check_ring(act.ring or {})
        ring_after = self._ring if act.ring is None else act.ring
        return _Act(tuple(entries), lines, books, *self._changes(books, afresh=act.afresh), ring_after)

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

    def _keep(self, act: _Act) -> None:
        try:
            with self._save.transaction() as database:
                journal.append(database, act.lines)
                journal.append(database, act.shown, shown=True)
                if self._stale:
                    book_tables.make(database, self._layouts.by_version[self._save.version].kept)
                book_tables.write(database, act.changes)
                ring.replace(database, self._ring, act.ring)
                seal(database, (act.lines or self._lines)[-1], act.posted)
        except BaseException:
            self._settle(act)
            raise
        self._take_over(act)

    def _take_over(self, act: _Act) -> None:
        self._posted, self._stale = act.posted, False
        for line in act.shown:
            self._lines[line.number - 1], self._entries[line.number - 1] = line, line.entry()
        self._entries.extend(act.entries)
        self._lines.extend(act.lines)
        self._weight += sum(map(journal.weight, act.lines))
        self._books = act.books
        self._books.touched.clear()
        self._ring = act.ring

    def _settle(self, act: _Act) -> None:
        """After a failure make memory agree with the file: an interruption may come just after the commit."""
        try:
            with translated(self.path):
                known = journal.last_number(self._save.database)
                written = bool(act.entries) and known == len(self._entries) + len(act.entries)
        except SaveError:
            written = False
        if written:
            self._take_over(act)
        else:
            self._post_afresh()

    def _check_ring(self, new: Rows) -> None:
        for number, bout in new.items():
            if self._ring.get(number) != bout:
                ring.check_text(bout.text)

    def _read_ring(self) -> None:
        """After a failure: the file knows whether it was written."""
        with suppress(SaveError), translated(self.path):
            self._ring, _ = ring.stored(self._save.database)

    def _post_afresh(self) -> None:
        self._books = post_all(self._entries)
        self._books.touched.clear()

    def _check_numbers(self, numbers: Sequence[int]) -> None:
        for number in numbers:
            check_entry(self._entries, number)


def _check_text(by: str) -> None:
    if not by.isprintable():
        raise misused("Nobody can be named {by}: it holds signs that cannot be printed.", by=excerpt(by))


@contextmanager
def uncollected() -> Iterator[None]:
    """Without garbage collection: hundreds of thousands of new objects that stay need not be searched for waste."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
