"""Bouts of a league for ``ringside replay``: which there are, and the record of one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ringside_manager.almanac import led_line, plain, result_line
from ringside_manager.bout import BoutRecord
from ringside_manager.cli.console import note, out, out_json
from ringside_manager.cli.league.common import reading
from ringside_manager.office.facts.bouts import BoutPage, bout_page
from ringside_manager.office.queries.bouts import bout_row, fought


@dataclass(frozen=True, slots=True)
class Recorded:
    """A bout's record, its page, and its line in the books if that says something else since it was corrected."""

    record: BoutRecord
    page: BoutPage
    corrected: str

    @property
    def led_by(self) -> dict[str, str]:
        """Who led the corners, for a document."""
        return {
            fact.corner.value: led.value
            for led, fact in zip(self.page.led, self.page.corners, strict=True)
            if led
        }

    @property
    def led(self) -> str:
        """Who led the corners, as a sentence."""
        return led_line(self.page)


def recorded(save: Path, number: int) -> Recorded:
    """The bout of that number, or of the entry that tells it; ``UsageError`` if none was fought."""
    with reading(save) as office:
        record = BoutRecord.from_json(office.record_of(number))
        bout = office.fought_bout(number)
        differs = bout.outcome != record.outcome
        page = bout_page(office.books, office.entries, bout.number)
        return Recorded(record, page, result_line(bout_row(office.books, bout)) if differs else "")


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
