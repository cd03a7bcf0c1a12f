"""Bouts in the ring: begun and not yet in the journal, kept from one sitting to the next.

They are working paper: written outside the journal, posted from nothing and exported with nothing, gone when
their night has been held.  Still each row is guarded by a digest, so that what opens is what was saved.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from peewee import SqliteDatabase

from ringside_manager.errors import UsageError, excerpt
from ringside_manager.league.codec import canonical
from ringside_manager.league.database import delete, insert, rows
from ringside_manager.league.discrepancy import Area, Discrepancy
from ringside_manager.league.tables import Ring, columns

MOST_BYTES = 1_000_000
"""The longest text of a bout in the ring, in bytes of UTF-8."""


class RingBout(NamedTuple):
    """A bout in the ring: its number, what bout it is, its text, whether it is over, which plans led it.

    ``mark`` is equal for equal cards, terms and dice.  ``text`` is whatever JSON the window keeps or, once it is
    ``done``, the bout's record; ``plans`` are red's and blue's.
    """

    bout: int
    mark: str
    text: str
    done: bool = False
    plans: tuple[bool, bool] = (False, False)

    @property
    def digest(self) -> bytes:
        """SHA-256 over all of it."""
        facts = [self.bout, self.mark, self.text, self.done, list(self.plans)]
        return hashlib.sha256(canonical(facts).encode()).digest()


Rows = Mapping[int, RingBout]
"""The bouts in the ring by their numbers."""


def check_text(text: str) -> None:
    """Raise ``UsageError`` for a text that is no JSON or too long to be kept."""
    fault = _fault(text)
    if fault:
        raise UsageError(f"The bout cannot be kept in the ring: its text {fault}.")


def stored(database: SqliteDatabase) -> dict[int, RingBout]:
    """The bouts in the ring of a save whose layout has one."""
    return {row[0].bout: row[0] for row in _read(database)}


def findings(database: SqliteDatabase) -> Iterator[Discrepancy]:
    """Every bout in the ring that is not as it was written."""
    for bout, digest in _read(database):
        if bout.digest != digest:
            yield _finding(bout, "the row is not what was written")
        elif fault := _fault(bout.text):
            yield _finding(bout, f"the text of the row {fault}")


def replace(database: SqliteDatabase, old: Rows, new: Rows) -> None:
    """Make ``new`` of ``old`` in the file, within the caller's transaction."""
    delete(database, Ring, [number for number in old if number not in new])
    changed = [bout for number, bout in new.items() if old.get(number) != bout]
    insert(database, Ring, [_row(bout) for bout in changed], replace=True)


def of(bouts: Iterable[RingBout]) -> dict[int, RingBout]:
    """Bouts in the ring by their numbers."""
    return {bout.bout: bout for bout in bouts}


def _read(database: SqliteDatabase) -> Iterator[tuple[RingBout, bytes]]:
    chosen = Ring.select(*(getattr(Ring, column) for column in columns(Ring))).order_by(Ring.bout)
    for bout, mark, text, done, red, blue, digest in rows(database, chosen):
        yield RingBout(bout, mark, text, bool(done), (bool(red), bool(blue))), digest


def _row(bout: RingBout) -> tuple[object, ...]:
    red, blue = bout.plans
    return bout.bout, bout.mark, bout.text, int(bout.done), int(red), int(blue), bout.digest


def _fault(text: str) -> str:
    """What is wrong with a text, to go on after the word; empty if nothing."""
    try:
        length = len(text.encode())
        if length > MOST_BYTES:
            return f"is {length:,} bytes long; {MOST_BYTES:,} are allowed"
        json.loads(text)
    except (ValueError, RecursionError) as error:
        return f"is no JSON ({excerpt(error)})"
    return ""


def _finding(bout: RingBout, what: str) -> Discrepancy:
    return Discrepancy(Area.RING, what, table="ring", key=str(bout.bout))
