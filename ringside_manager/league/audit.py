"""The audit of a save, open or not: every discrepancy in words, bouts fought again on request."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.replay import Verdict
from ringside_manager.bout.replay import replay as fight_again
from ringside_manager.errors import CancelledError, DamagedError, RingsideError, UnknownNameError
from ringside_manager.league.deed_base import Deed
from ringside_manager.league.deeds import (
    BoutFought,
    Corrected,
    Entry,
)
from ringside_manager.league.discrepancy import Area, Discrepancy
from ringside_manager.league.examination import examine
from ringside_manager.league.migrations import LAYOUTS, Layouts
from ringside_manager.league.save_file import open_save

Progress = Callable[[int, int], bool]
"""Told how many of how many bouts are done; false stops."""


def audit(path: Path, *, replay: bool = True, layouts: Layouts = LAYOUTS) -> tuple[Discrepancy, ...]:
    """Everything wrong with the save at ``path``, which is not changed; empty if nothing is.

    With ``replay`` every bout record is fought again.  Raises ``SaveError`` for a file that is not
    there, locked, no league, or of a version this program does not know.
    """
    try:
        with open_save(path, layouts, read_only=True) as save:
            found = examine(save, layouts)
    except DamagedError as error:
        return tuple(Discrepancy(Area.FILE, finding) for finding in error.findings)
    if replay:
        found.findings += record_findings(found.entries)
    return tuple(found.findings)


def record_findings(entries: Iterable[Entry], progress: Progress | None = None) -> Iterator[Discrepancy]:
    """Every bout record that cannot be read, no longer comes out as it did, or is not its entry's bout.

    A bout fought under an older edition of its rules, or under a system that is not installed, is
    history and no discrepancy.  ``progress`` is told (bouts done, bouts) before each and after the last; if it
    returns false, ``CancelledError`` is raised.
    """
    recorded = [(entry, entry.record) for entry in entries if entry.record is not None]
    for done, (entry, record) in enumerate(recorded):
        _tell(progress, done, len(recorded))
        for what in _faults(record, _outcome(entry.deed)):
            yield Discrepancy(Area.RECORD, what, entry=entry.number)
    _tell(progress, len(recorded), len(recorded))


def _tell(progress: Progress | None, done: int, total: int) -> None:
    if progress is not None and not progress(done, total):
        raise CancelledError(f"The audit was stopped after {done} of {total} bouts.")


def _faults(text: str, outcome: Outcome | None) -> Iterator[str]:
    try:
        record = BoutRecord.from_json(text)
        if outcome is not None and record.outcome != outcome:
            yield "the bout record tells another outcome than the entry"
        if fight_again(record, listen=False).verdict is Verdict.DIFFERENT:
            yield "the bout no longer comes out as it was recorded"
    except UnknownNameError:
        return
    except RingsideError as error:
        yield str(error)


def _outcome(deed: Deed) -> Outcome | None:
    if isinstance(deed, Corrected):
        return _outcome(deed.deed)
    return deed.outcome if isinstance(deed, BoutFought) else None
