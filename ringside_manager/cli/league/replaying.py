"""Bouts of a league for ``ringside replay``: which there are, and the record of one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ringside_manager.almanac import plain, result_line
from ringside_manager.bout import BoutRecord
from ringside_manager.cli.console import note, out, out_json
from ringside_manager.cli.league.common import reading
from ringside_manager.office.queries.bouts import bout_row, fought


@dataclass(frozen=True, slots=True)
class Recorded:
    """A bout's record, and its line in the books if that says something else since it was corrected."""

    record: BoutRecord
    corrected: str


def recorded(save: Path, number: int) -> Recorded:
    """The bout of that number, or of the entry that tells it; ``UsageError`` if none was fought."""
    with reading(save) as office:
        record = BoutRecord.from_json(office.record_of(number))
        bout = office.fought_bout(number)
        differs = bout.outcome != record.outcome
        return Recorded(record, result_line(bout_row(office.books, bout)) if differs else "")


def out_fought(save: Path, *, as_json: bool) -> None:
    """Every bout that was fought, so that one can be chosen."""
    with reading(save) as office:
        rows = fought(office.books)
    if as_json:
        out_json(plain(rows))
        return
    for row in rows:
        out(f"{row.bout}, night {row.night}: {result_line(row)}", hang=4)
    note("Which one? Choose it with --bout." if rows else "No bout of this league has been fought yet.")
