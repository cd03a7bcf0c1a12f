"""What the league commands share: opening a save, words several of them take, and the bouts in it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import click

from ringside_manager.almanac import led_line, plain, result_line
from ringside_manager.almanac.bouts import bout_row, fought
from ringside_manager.bout import BoutRecord
from ringside_manager.cli import options
from ringside_manager.cli.console import note, out, out_json
from ringside_manager.cli.options import path_argument
from ringside_manager.language import LANGUAGE, say
from ringside_manager.office.facts.bouts import BoutPage, bout_page
from ringside_manager.office.office import Office

save_argument = path_argument("save", shell_complete=options.saves)
"""``SAVE``: the league's file."""
why_option = click.option("--why", default="", metavar="TEXT", help="The reason, kept in the journal.")
"""``--why``: the reason, kept in the journal."""
as_option = click.option(
    "--as",
    "by",
    metavar="NAME",
    shell_complete=options.givers,
    help="Who does it.  [default: the promoter]",
)
"""``--as``: who does it, as the journal shall name him."""


# Bouts of a league for ``ringside replay``.


@dataclass(frozen=True, slots=True)
class Recorded:
    """A bout's record, its page, and its line in the books if that says something else since it was corrected."""

    record: BoutRecord
    page: BoutPage
    corrected: str

    @property
    def led_by(self) -> dict[str, str]:
        return {
            fact.corner.value: led.value
            for led, fact in zip(self.page.led, self.page.corners, strict=True)
            if led
        }

    @property
    def led(self) -> str:
        return led_line(self.page, LANGUAGE.code)


def recorded(save: Path, number: int) -> Recorded:
    """The bout of that number, or of the entry that tells it; ``UsageError`` if none was fought."""
    with Office.open(save, read_only=True) as office:
        record = BoutRecord.from_json(office.record_of(number))
        bout = office.fought_bout(number)
        differs = bout.outcome != record.outcome
        page = bout_page(office.books, office.entries, bout.number)
        return Recorded(record, page, result_line(bout_row(office.books, bout)) if differs else "")


def out_fought(save: Path, *, as_json: bool) -> None:
    """Every bout that was fought, so that one can be chosen."""
    with Office.open(save, read_only=True) as office:
        rows = fought(office.books)
    if as_json:
        out_json(plain(rows))
        return
    for row in rows:
        out(say("{bout}, night {night}: {row}", bout=row.bout, night=row.night, row=result_line(row)), hang=4)
    note(
        say("Which one? Choose it with --bout.")
        if rows
        else say("No bout of this league has been fought yet.")
    )
