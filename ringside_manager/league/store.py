"""What a league asks of the place it is kept in: a file of its own, or a database it shares with others."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from ringside_manager.campaign.books import Books
from ringside_manager.league.beside import Backup
from ringside_manager.league.book_tables import Change, Posted
from ringside_manager.league.deeds import Entry
from ringside_manager.league.examination import Examined
from ringside_manager.league.journal import Line
from ringside_manager.league.ring import Rows


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
