"""A league in a PostgreSQL database as a store that several programs may write, one after the other.

Whoever writes holds the league's lock, which the database lets go of with the transaction or with the connection: a program
that is killed blocks nobody.  Each act adds entries of the next numbers, and no number can be there twice.
"""

from __future__ import annotations

import hashlib
import re
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from ringside_manager.errors import (
    ChangedUnderneathError,
    DamagedError,
    LockedError,
    NoSaveError,
    OutcomeUnknownError,
    ReadOnlyError,
    SaveError,
    SaveExistsError,
    UnreachableError,
    excerpt,
    misused,
)
from ringside_manager.language import say
from ringside_manager.league import examination, journal, ring
from ringside_manager.league.copies import write_league
from ringside_manager.league.discrepancy import Area, Discrepancy
from ringside_manager.league.examination import Examined, Seal, hold_seal, post_sound, read_lines
from ringside_manager.league.header import LAYOUTS, Backup
from ringside_manager.league.journal import BEGINNING, Line
from ringside_manager.league.postgres import Connections
from ringside_manager.league.ring import Rows
from ringside_manager.league.save_file import open_save
from ringside_manager.league.store import News, Writing

NAME = re.compile(r"[^\W_](?:[\w .-]{0,78}[\w-])?")
"""What a league may be called in a database or a folder: no name that could be a path, hidden or end in a space."""


class State(NamedTuple):
    """The row of a league: how the tables are made, its seal, and how often what is no new entry has changed."""

    version: int
    id: int
    changes: int
    number: int
    digest: bytes
    books: bytes


class DatabaseLeague:
    """A league in a database as a ``Store``.  It belongs to the thread that opened it, and uses that thread's connection."""

    shared = True

    def __init__(self, database: Connections, name: str, *, read_only: bool = False) -> None:
        check_name(name)
        self.name = name
        self.read_only = read_only
        self._database = database
        self._key = int.from_bytes(
            hashlib.sha256(f"ringside {name}".encode()).digest()[:8], "big", signed=True
        )
        self._owner = threading.get_ident()
        self._closed = False
        self._state: State | None = None
        self._changes = 0

    @property
    def path(self) -> Path:
        raise misused("{place} is kept in a database, not in a file.", place=self.place)

    @property
    def place(self) -> str:
        return f"{self._database}#{self.name}"

    def check_usable(self) -> None:
        if threading.get_ident() != self._owner:
            raise RuntimeError("an open league belongs to the thread that opened it")
        if self._closed:
            raise RuntimeError(f"{self.place} was closed")

    def check_writable(self) -> None:
        self.check_usable()
        if self.read_only:
            raise ReadOnlyError(
                say("{path} is open for reading only.", path=self.place),
                next_step=say("Save a copy elsewhere to go on with."),
            )

    def close(self) -> None:
        if not self._closed:
            self.check_usable()
            self._closed = True

    # Reading

    def examine(self, *, thorough: bool = True, tables: bool = False) -> Examined:
        """See ``Store``; ``NoSaveError`` if there is no such league, ``TooNewError`` and the like for its tables."""
        self.check_usable()
        found = Examined(thorough=thorough)
        with self._database.reading():
            state = self._read_state()
            try:
                read_lines(found, self._read_lines(state, 0), self.place)
                found.ring, amiss = ring.read(self._read_ring(state))
            except DamagedError as error:
                found.findings += [Discrepancy(Area.FILE, what) for what in error.findings]
                return found
        found.findings += amiss
        found.seal = Seal(state.number, state.digest, state.books)
        post_sound(found)
        if thorough:
            hold_seal(found)
        if tables and found.stale:
            found.notes.append(
                Discrepancy(Area.SEAL, say("the books were posted under other rules than this program's"))
            )
        self._changes = state.changes
        return found

    def finish(self, found: Examined) -> Examined:
        found.findings += examination.journal_findings(found.lines)
        hold_seal(found)
        found.thorough = True
        return found

    def news(self, lines: list[Line]) -> News | None:
        """See ``Store``; ``DamagedError`` if the journal there no longer ends where its seal says, or before these lines."""
        self.check_usable()
        last = lines[-1].digest if lines else BEGINNING
        known = (self._changes, len(lines), last)
        if (self._state or self._read_state())[2:5] == known:  # one question where nothing has changed
            return None
        with self._database.reading():
            state = self._state or self._read_state()
            new = tuple(self._read_lines(state, len(lines)))
            in_ring, amiss = ring.read(self._read_ring(state))
            shown = tuple(self._shown(state, lines)) if state.changes != self._changes else ()
        end = (new[-1].number, new[-1].digest) if new else (len(lines), last)
        if end != (state.number, state.digest):
            what = say(
                "the journal ends with entry {number}, which is not the entry {number2} that was sealed",
                number=end[0],
                number2=state.number,
            )
            amiss.append(Discrepancy(Area.SEAL, what))
        if amiss:
            raise DamagedError(self.place, [str(finding) for finding in amiss])
        self._changes = state.changes
        return News(new, in_ring, state.books, shown)

    def ring(self) -> Rows:
        self.check_usable()
        with self._database.reading():
            bouts, _ = ring.read(self._read_ring(self._read_state()))
        return bouts

    def state_hash(self) -> str:
        with TemporaryDirectory() as folder:
            copy = Path(folder, "copy.ringside")
            self.copy_to_file(copy)
            with open_save(copy, LAYOUTS, read_only=True) as save:
                return examination.state_hash(save.database)

    def copy_to_file(self, to: Path) -> None:
        write_league(self.examine().or_refused(self.place), to)

    def keep_backup(self, label: str) -> Backup:
        raise misused(
            "{place} has no backups of its own, so none named {label} was made.",
            place=self.place,
            label=label,
            next_step=say("Back the database up with its own tools, or save a copy of the league in a file."),
        )

    # Writing

    @contextmanager
    def alone(self) -> Iterator[bool]:
        self.check_writable()
        if self._database.user is self:
            yield False
            return
        with self._locked():
            self._state = self._read_state()
            self._check_layout(self._state)
            yield True

    @contextmanager
    def founding(self) -> Iterator[None]:
        """Be alone with a new league, which is there once something is written; ``SaveExistsError`` if it is already."""
        with self._locked():
            with suppress(NoSaveError):
                self._read_state()
                raise SaveExistsError(
                    say(
                        "There is a league {name} in {database} already.",
                        name=excerpt(self.name),
                        database=self._database,
                    ),
                    next_step=say("Give the new one another name."),
                )
            self._database.run(
                "INSERT INTO ringside.league (name, changes, number, digest, books) VALUES (%s, 0, 0, %s, %s)",
                (self.name, BEGINNING, BEGINNING),
            )
            self._state = self._read_state()
            self._check_layout(self._state)
            yield

    def write(self, writing: Writing) -> None:
        with self.alone():
            state = self._current(writing.last.number - len(writing.lines))
            self._database.insert(
                "journal",
                ("league", *journal.COLUMNS),
                [(state.id, *journal.row_of(line)) for line in writing.lines],
            )
            for line in writing.shown:
                self._database.run(
                    "UPDATE ringside.journal SET record = %s WHERE league = %s AND number = %s",
                    (journal.pack(line.record), state.id, line.number),
                )
            self._replace_ring(state, writing.before, writing.ring)
            besides = bool(writing.shown) or writing.before != writing.ring
            after = state._replace(
                changes=state.changes + besides,
                number=writing.last.number,
                digest=writing.last.digest,
                books=writing.posted.digest,
            )
            self._seal(after)
            self._commit(lambda now: self._has(now, writing.last) if writing.lines else now == after)
        self._changes = after.changes

    def write_ring(self, before: Rows, after: Rows) -> None:
        with self.alone():
            state = self._current()
            self._replace_ring(state, before, after)
            changed = state._replace(changes=state.changes + 1)
            self._seal(changed)
            self._commit(lambda now: now == changed)
        self._changes = changed.changes

    def holds(self, writing: Writing) -> bool:
        """Look it up, unless it was not to be kept yet, when the transaction that may have kept it has come to its end."""
        if not writing.lines or self._database.user is self:
            return False
        with self._locked():
            return self._has(self._read_state(), writing.last)

    def remove(self) -> None:
        """Remove the league from the database, within ``alone``."""
        state = self._current()
        self._database.run("DELETE FROM ringside.ring WHERE league = %s", (state.id,))
        self._database.run("DELETE FROM ringside.journal WHERE league = %s", (state.id,))
        self._database.run("DELETE FROM ringside.league WHERE id = %s", (state.id,))
        self._commit(lambda now: now is None)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        self._database.begin(self)
        try:
            self._database.lock(self._key)
            yield
        finally:
            self._state = None
            if self._database.user is self:
                self._database.rollback()

    def _commit(self, arrived: Callable[[State | None], bool]) -> None:
        """Keep what was written.  If the connection is lost at that moment, ask on another what became of it.

        The lock is only to be had when the transaction has come to its end, so that what is found then is final.
        """
        try:
            self._database.commit()
        except UnreachableError as lost:
            self._database.drop()
            if not self._asked(arrived, lost):
                raise UnreachableError(
                    say("The connection to {place} was lost, and nothing was written.", place=self.place),
                    next_step=say("Do it again."),
                ) from lost
        except SaveError:
            raise
        except BaseException:  # interrupted: whether it was in time is for ``holds`` to find out
            self._database.drop()
            raise

    def _asked(self, arrived: Callable[[State | None], bool], lost: UnreachableError) -> bool:
        for _ in self._database.patiently():
            with suppress(UnreachableError, LockedError), self._locked():
                state: State | None = None
                with suppress(NoSaveError):
                    state = self._read_state()
                return arrived(state)
        raise OutcomeUnknownError(
            say(
                "The connection to {place} was lost while it was written, and it is not known yet whether it was.",
                place=self.place,
            ),
            next_step=say(
                "Do not do it again before the league has been looked at: it will be found out as soon as the database answers."
            ),
        ) from lost

    def _current(self, number: int | None = None) -> State:
        """The row as it is, which nobody else can change now; ``number``: of the last entry there should be."""
        state = self._state or self._read_state()
        if number is not None and state.number != number:
            raise ChangedUnderneathError(
                say(
                    "{path} was {what} by another program while it was open here; nothing was written over it.",
                    path=self.place,
                    what="changed",
                ),
                next_step=say("Open the league again."),
            )
        return state

    def _seal(self, state: State) -> None:
        self._database.run(
            "UPDATE ringside.league SET changes = %s, number = %s, digest = %s, books = %s WHERE id = %s",
            (state.changes, state.number, state.digest, state.books, state.id),
        )

    def _replace_ring(self, state: State, before: Rows, after: Rows) -> None:
        gone = [number for number in before if number not in after]
        if gone:
            self._database.run(
                "DELETE FROM ringside.ring WHERE league = %s AND bout = ANY(%s)", (state.id, gone)
            )
        new = [(state.id, *ring.row_of(bout)) for number, bout in after.items() if before.get(number) != bout]
        if new:
            self._database.insert("ring", ("league", *ring.COLUMNS), new, _REPLACED)

    def _check_layout(self, state: State) -> None:
        version = self._database.check_version([(state.version,)])
        if version != self._database.version:
            raise ReadOnlyError(
                say(
                    "{place} has tables of version {version}; this program writes version {known} and only reads these.",
                    place=self._database,
                    version=version,
                    known=self._database.version,
                ),
                next_step=say("Use the program of that version."),
            )

    # Rows

    def _read_state(self) -> State:
        found = self._database.rows(_STATE, (self.name,))
        self._database.check_version([row[:1] for row in found])
        if found[0][1] is None:
            raise NoSaveError(
                say(
                    "There is no league {name} in {database}.",
                    name=excerpt(self.name),
                    database=self._database,
                )
            )
        return State(*found[0])

    def _read_lines(self, state: State, after: int) -> Iterator[Line]:
        while True:
            page = self._database.rows(_LINES, (state.id, after, _AT_ONCE))
            yield from map(journal.line_in, page)
            if len(page) < _AT_ONCE:
                return
            after = page[-1][0]

    def _read_ring(self, state: State) -> list[tuple[Any, ...]]:
        return self._database.rows(_RING, (state.id,))

    def _has(self, state: State | None, line: Line) -> bool:
        if state is None:
            return False
        found = self._database.rows(
            "SELECT digest FROM ringside.journal WHERE league = %s AND number = %s", (state.id, line.number)
        )
        return found == [(line.digest,)]

    def _shown(self, state: State, lines: Sequence[Line]) -> Iterator[Line]:
        """The lines whose records were withheld and are not any more."""
        numbers = [line.number for line in lines if line.is_withheld]
        if numbers:
            for number, record in self._database.rows(
                "SELECT number, record FROM ringside.journal WHERE league = %s AND number = ANY(%s)",
                (state.id, numbers),
            ):
                line = lines[number - 1]._replace(record=journal.unpack(record))
                if (
                    not line.is_withheld
                    and line.link(lines[number - 2].digest if number > 1 else BEGINNING) == line.digest
                ):
                    yield line


_AT_ONCE = 2_000
_STATE = (
    "SELECT layout.version, league.id, league.changes, league.number, league.digest, league.books "
    "FROM ringside.layout LEFT JOIN ringside.league ON league.name = %s"
)
_LINES = (
    "SELECT number, act, night, by, kind, body, record, digest FROM ringside.journal "
    "WHERE league = %s AND number > %s ORDER BY number LIMIT %s"
)
_RING = "SELECT bout, mark, text, done, red_plan, blue_plan, digest FROM ringside.ring WHERE league = %s ORDER BY bout"
_REPLACED = "ON CONFLICT (league, bout) DO UPDATE SET " + ", ".join(
    f'"{column}" = excluded."{column}"' for column in ring.COLUMNS[1:]
)


def check_name(name: str) -> None:
    """Raise ``UsageError`` for a name no league of a store can have."""
    if not NAME.fullmatch(name):
        raise misused(
            "No league can be called {name} here.",
            name=excerpt(name),
            next_step=say(
                "Use up to 80 letters, digits, spaces, dots, hyphens and underlines, beginning with a letter or digit."
            ),
        )
