"""An open league: its books and journal in memory, and the verbs that change them in the save."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import TracebackType

from ringside_manager.campaign.books import Books
from ringside_manager.errors import (
    ChangedSinceError,
    DamagedError,
    OutcomeUnknownError,
    ReadOnlyError,
    SaveError,
    excerpt,
    misused,
)
from ringside_manager.language import say
from ringside_manager.league import journal
from ringside_manager.league.audit import Progress, with_bouts
from ringside_manager.league.business.open_books import Corrected, Struck
from ringside_manager.league.copies import Upgrade, branch, write_journal
from ringside_manager.league.database import new_file
from ringside_manager.league.deeds import Deed, Draft, Entry, check_entry
from ringside_manager.league.discrepancy import Area, Discrepancy, Findings
from ringside_manager.league.examination import Examined
from ringside_manager.league.header import LAYOUTS, Backup, Layouts
from ringside_manager.league.journal import Line
from ringside_manager.league.ring import Rows
from ringside_manager.league.store import InMemory, OpenAct, Store, Writing, new_league_file, open_file


class League(InMemory):
    """An open league.  It belongs to the thread that opened it and must be closed (``with`` does).

    ``books`` are posted from the journal when the league is opened and kept up with every act; they
    are for reading.  ``upgraded`` tells of an upgrade made by opening.  Opened with ``open``, ``create`` or ``of``.
    """

    def __init__(self, save: Store, found: Examined, upgraded: Upgrade | None = None) -> None:
        super().__init__(found)
        self._save = save
        self._act: OpenAct | None = None
        self._unfinished = None if found.thorough else found
        self.follows = False
        """Whether this is a copy, to which nothing is added but what was written where the league is kept."""
        self._lent = False
        self._unsettled: Line | None = None
        self._outdated = False
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
            save = undo.enter_context(open_file(path, layouts, read_only=read_only))
            with uncollected():
                early = not thorough and save.version == layouts.current
                found = save.examine(thorough=not early).or_refused(save.path)
            upgraded = save.upgrade(found)
            undo.pop_all()
        return cls(save, found, upgraded)

    @classmethod
    def of(cls, store: Store, *, thorough: bool = True) -> League:
        """The league kept in a store, examined as by ``open``; on a refusal the store is closed."""
        with ExitStack() as undo:
            undo.callback(store.close)
            with uncollected():
                found = store.examine(thorough=thorough).or_refused(store.place)
            undo.pop_all()
        return cls(store, found)

    @classmethod
    def create(cls, path: Path, first: Sequence[Draft], by: str, *, layouts: Layouts = LAYOUTS) -> League:
        """Found a league at ``path`` with ``first`` as its first act, and open it.

        Raises ``SaveExistsError`` if a file is there, ``UsageError`` for an empty act.
        """
        if not first:
            raise misused("A league begins with an act; none was given.")
        with new_file(path) as part, cls(new_league_file(part, layouts), Examined()) as league:
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
        """Where the league lies, links resolved; ``UsageError`` for one in a database."""
        return self._save.path

    @property
    def place(self) -> str:
        """What to call the place the league is kept in: the path of its file, or its name and the database."""
        return self._save.place

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
        self._check_own()
        self._save.check_writable()
        self.finish_opening()
        with self.alone():
            self._check_ring(new)
            try:
                self._save.write_ring(self._ring, new)
            except BaseException:
                with suppress(SaveError):  # the store knows whether it was written
                    self._ring = self._save.ring()
                raise
            self._ring = new

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else writes the league within the block, and at its beginning the books are the newest.

        Whatever is judged within is judged by what counts.  May be nested; a league in a file is always alone.  Raises
        ``LockedError`` if others do not come to an end, ``ChangedSinceError`` once if an act of this league's whose
        outcome was not known turns out to be kept, and as ``refresh``.
        """
        with self._save.alone() as changed:
            if changed:
                self.refresh()
                self._answer()
            yield

    def refresh(self) -> int:
        """Take up what other programs have written since into journal, books and ring; how many entries.

        Always 0 for a league in a file.  Raises ``DamagedError`` for entries that do not follow from those known here.
        """
        self._save.check_usable()
        news = self._save.news(self._lines)
        if news is None:
            return 0
        if self._act is not None:
            raise RuntimeError("an act is being written")
        self.finish_opening()
        writing = self._follow(news, self.place)
        self._take_over(writing)
        if news.lines:
            self._outdated = writing.posted.digest != news.books
        return len(news.lines)

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
        self._check_own()
        self._save.check_writable()
        _check_text(by)
        self.finish_opening()
        if self._act is not None:
            raise RuntimeError("an act is being written already")
        with self.alone():
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

    def _check_own(self) -> None:
        if self.follows:
            raise ReadOnlyError(
                say("{path} is a copy of a league that is kept elsewhere.", path=self.place),
                next_step=say("Hand your orders in; the keeper carries them out."),
            )

    def finish_opening(self) -> None:
        """Check what opening left for later, and have books of its own again; at most once.

        Raises ``DamagedError`` with every finding; then nothing more is ever written.
        """
        if self._unfinished is not None:
            found = self._save.finish(self._unfinished).or_refused(self.place)
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
        with self.alone():
            journal.check_follow(self._lines[-1] if self._lines else None, lines)
            self._check_weight(lines)
            shown = tuple(journal.shown(self._lines, number, record) for number, record in records.items())
            if lines or shown:
                self._keep(self._extended(lines, shown, self._ring))

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
            found = self._save.examine(tables=True)
        if self._held_too(found):
            if found.ring != self._ring:
                what = say("what is in memory is not what is in the file")
                found.findings.append(Discrepancy(Area.RING, what))
            if found.books != self._books:
                what = say("the books in memory are not those of the journal")
                found.findings.append(Discrepancy(Area.BOOKS, what))
        seen = Findings(found.findings, found.notes)
        if not replay:
            return seen
        return with_bouts(seen, found.entries, found.books, found.ring, progress)

    def _held_too(self, found: Examined) -> bool:
        """Whether what is in memory is to be compared with what was found: not if it is damaged, or others write on."""
        if self._save.shared:
            try:
                self.refresh()
            except DamagedError as error:
                found.findings += [Discrepancy(Area.JOURNAL, what) for what in error.findings]
        return not found.findings and (not self._save.shared or len(found.lines) == len(self._lines))

    def state_hash(self) -> str:
        """SHA-256 of everything in the save; equal for equal leagues, whatever the machine."""
        return self._save.state_hash()

    def backup(self, to: Path) -> None:
        """Write a checked copy to the new file ``to``; works, too, after ``ChangedUnderneathError``."""
        self._save.copy_to_file(to)

    def keep_backup(self, label: str) -> Backup:
        """Make a numbered backup in the league's own folder beside it, and thin out the older ones."""
        return self._save.keep_backup(label)

    def export_journal(self, to: Path, *, overwrite: bool = False) -> None:
        """Write the journal as JSON lines; see ``copies.rebuild``."""
        write_journal(self._lines, to, overwrite=overwrite)

    def branch(self, to: Path, upto: int, name: str, by: str) -> None:
        """Make the new league ``name`` at ``to`` of the journal up to entry ``upto``, the last of its act.

        This league stays as it is.  Raises ``UsageError`` for an entry that does not end an act, and as ``copies.branch``.
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

    def _keep(self, act: Writing) -> None:
        try:
            self._save.write(act)
        except OutcomeUnknownError:
            self._unsettled = act.last
            self._post_afresh()
            raise
        except BaseException:
            self._settle(act)
            raise
        self._take_over(act)

    def _answer(self) -> None:
        """Say once what became of an act whose outcome was not known; and that another program posts other books."""
        asked, self._unsettled = self._unsettled, None
        if asked is not None and asked in self._lines[asked.number - 1 : asked.number]:
            raise ChangedSinceError(
                say(
                    "What was handed in before had reached {place} after all: entry {number}.",
                    place=self.place,
                    number=asked.number,
                ),
                next_step=say("Look at the league as it stands now, then do what is still to be done."),
            )
        if self._outdated:
            raise ReadOnlyError(
                say(
                    "{place} was written by another version of this program, which posts other books.",
                    place=self.place,
                ),
                next_step=say("Start every program that serves this league in the same version."),
            )

    def _settle(self, act: Writing) -> None:
        """After a failure make memory agree with the store: an interruption may come just after the commit."""
        written = False
        with suppress(SaveError):
            written = self._save.holds(act)
        if written:
            self._take_over(act)
        else:
            self._post_afresh()

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
