"""Bouts in the ring: begun and not yet in the journal, kept from one sitting to the next.

They are working paper: written outside the journal, posted from nothing and exported with nothing, gone when
their night has been held.  Still each row is guarded by a digest, so that what opens is what was saved.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from peewee import SqliteDatabase

from ringside_manager.bout.engine import Setup
from ringside_manager.campaign.books import Books, BoutBook, BoutState
from ringside_manager.campaign.bouts import bout_seed, setup_of
from ringside_manager.errors import RingsideError, excerpt, misused
from ringside_manager.language import say
from ringside_manager.league.database import delete, insert, rows
from ringside_manager.league.discrepancy import Area, Discrepancy
from ringside_manager.league.journal import canonical

MOST_BYTES = 1_000_000
"""The longest text of a bout in the ring, in bytes of UTF-8."""

MOST_IN_ALL = 25 * MOST_BYTES
"""The longest all texts in the ring may be together, in characters."""


class RingBout(NamedTuple):
    """A bout in the ring: its number, what bout it is, its text, whether it is over, which plans led it.

    ``mark`` is equal for equal cards, terms and dice.  ``text`` is whatever JSON the window keeps or, once it is
    ``done``, the bout's record, either with what ``led`` adds; ``plans`` are red's and blue's.
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

    @property
    def by_hand(self) -> tuple[bool, bool] | None:
        """Which corners people have led, as ``led`` put it into the text; ``None`` if the text does not say."""
        facts = json.loads(self.text)
        match facts:
            case {"by_hand": [bool(red), bool(blue)]}:
                return red, blue
        return None


Rows = Mapping[int, RingBout]
"""The bouts in the ring by their numbers."""


COLUMNS = ("bout", "mark", "text", "done", "red_plan", "blue_plan", "digest")
_STORED = "SELECT bout, mark, text, done, red_plan, blue_plan, digest FROM ring ORDER BY bout"


def live(books: Books, rows: Rows) -> dict[int, RingBout]:
    """The bouts in the ring that are those of the card as it is now; others lie there for nobody."""
    if not books.doors:
        return {}
    card = (bout for bout in books.bouts_of_night(books.doors) if bout.state is BoutState.MADE)
    return {
        bout.number: rows[bout.number]
        for bout in card
        if bout.number in rows and rows[bout.number].mark == mark_of(books, bout)
    }


def mark_of(books: Books, bout: BoutBook) -> str:
    """What tells a bout from any other: cards, terms, rules, night and dice, as a SHA-256 in hexadecimal.

    Empty for one that cannot be fought as it stands, since an earlier result was corrected.
    """
    try:
        setup = setup_of(books, bout)
    except RingsideError:
        return ""
    facts = {"night": bout.night, "seed": bout_seed(bout, books.doors_seed), **_facts(setup)}
    return hashlib.sha256(canonical(facts).encode()).hexdigest()


def _facts(setup: Setup) -> Mapping[str, object]:
    engine = setup.engine
    return {
        "system": engine.info.system,
        "rules": engine.info.rules_version,
        "cards": [engine.card_data(setup.red), engine.card_data(setup.blue)],
        "terms": setup.terms,
    }


def led(text: str, by_hand: tuple[bool, bool] | None) -> str:
    """The text of a bout that also says which corners people have led; as it is where that is not told.

    A text that is no JSON object has no place for it and stays as it is, too.
    """
    if by_hand is None or _fault(text):
        return text
    facts = json.loads(text)
    return canonical({**facts, "by_hand": by_hand}) if isinstance(facts, dict) else text


def check_text(text: str) -> None:
    """Raise ``UsageError`` for a text that is no JSON or too long to be kept."""
    fault = _fault(text)
    if fault:
        raise misused("The bout cannot be kept in the ring: its text {fault}.", fault=fault)


def stored(database: SqliteDatabase) -> tuple[dict[int, RingBout], list[Discrepancy]]:
    """The bouts in the ring of a save whose layout has one, and every row that is not as it was written."""
    return read(rows(database, _STORED))


def read(stored: Iterable[tuple[Any, ...]]) -> tuple[dict[int, RingBout], list[Discrepancy]]:
    """The bouts in rows of ``COLUMNS``, and every row that is not as it was written."""
    bouts: dict[int, RingBout] = {}
    found, length = [], 0
    for row in stored:
        bout = _bout(row)
        length += len(bout.text) if bout else 0
        if length > MOST_IN_ALL:
            found.append(
                _finding(
                    row,
                    say(
                        "the texts up to here are longer than {most_in_all} characters",
                        most_in_all=f"{MOST_IN_ALL:,}",
                    ),
                )
            )
            break
        if bout is None or row_of(bout) != row:
            found.append(_finding(row, say("the row is not what was written")))
        elif fault := _fault(bout.text):
            found.append(_finding(row, say("the text of the row {fault}", fault=fault)))
        else:
            bouts[bout.bout] = bout
    return bouts, found


def replace(database: SqliteDatabase, old: Rows, new: Rows) -> None:
    """Make ``new`` of ``old`` in the file, within the caller's transaction."""
    delete(database, "ring", "bout", [number for number in old if number not in new])
    changed = [bout for number, bout in new.items() if old.get(number) != bout]
    insert(database, "ring", COLUMNS, [row_of(bout) for bout in changed], replace=True)


def of(bouts: Iterable[RingBout]) -> dict[int, RingBout]:
    """Bouts in the ring by their numbers."""
    return {bout.bout: bout for bout in bouts}


def _bout(row: tuple[Any, ...]) -> RingBout | None:
    """The bout of a row; ``None`` if its values are not of the declared kinds, which a damaged page may belie."""
    bout, mark, text, done, red, blue, _ = row
    if (type(bout), type(mark), type(text)) != (int, str, str) or not {done, red, blue} <= {0, 1}:
        return None
    return RingBout(bout, mark, text, bool(done), (bool(red), bool(blue)))


def row_of(bout: RingBout) -> tuple[object, ...]:
    """A bout in the ring as the values of ``COLUMNS``."""
    red, blue = bout.plans
    return bout.bout, bout.mark, bout.text, int(bout.done), int(red), int(blue), bout.digest


def _fault(text: str) -> str:
    """What is wrong with a text, to go on after the word; empty if nothing."""
    try:
        length = len(text.encode())
        if length > MOST_BYTES:
            return say(
                "is {length} bytes long; {most_bytes} are allowed",
                length=f"{length:,}",
                most_bytes=f"{MOST_BYTES:,}",
            )
        json.loads(text)
    except (ValueError, RecursionError) as error:
        return say("is no JSON ({error})", error=excerpt(error))
    return ""


def _finding(row: tuple[Any, ...], what: str) -> Discrepancy:
    return Discrepancy(Area.RING, what, table="ring", key=f"bout {row[0]}")
