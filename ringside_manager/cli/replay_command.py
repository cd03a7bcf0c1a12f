"""``ringside replay``: a recorded bout told again, and whether it still comes out the same."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ringside_manager.bout import BoutRecord, registry
from ringside_manager.bout.replay import Replay, Verdict, replay
from ringside_manager.cli.console import note, out, out_json
from ringside_manager.cli.documents import bout_document, outcome_document
from ringside_manager.cli.files import read_text, write_text
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.options import WholeNumber, commentary_option, json_option
from ringside_manager.cli.telling import out_opening, out_summary, out_telling
from ringside_manager.commentary import Length, result_line

if TYPE_CHECKING:
    from ringside_manager.cli.league.replaying import Recorded
    from ringside_manager.office.facts.bouts import BoutPage

DIFFERS = 1
PAGES = (".html", ".htm")
SAVE = ".ringside"
"""The suffix of a league."""


@click.command(
    epilog=examples(
        "ringside replay ali-marciano.json --json",
        "ringside replay club.ringside --bout 214",
        "ringside replay ali-marciano.json --page ali-marciano.html",
    )
)
@click.argument("file", metavar="FILE_OR_SAVE", type=click.Path(path_type=Path))
@click.option(
    "--bout", type=WholeNumber(1, 2**53), help="The bout of a league; without it the bouts are listed."
)
@click.option(
    "--page",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the bout as a page for a browser (FILE.html) or as a text (any other name) instead of telling it.",
)
@commentary_option
@json_option
def command(file: Path, *, bout: int | None, page: Path | None, length: str, as_json: bool) -> int:
    """Tell a recorded bout again and say whether it still comes out the same.

    The exit code is 1 if it comes out differently; a bout fought under an older edition of the rules
    is history, and that is no fault.
    """
    if bout is None and file.suffix.casefold() != SAVE:
        record = read_record(file)
        return (
            show_replay(record, length, as_json=as_json) if page is None else write_page(record, page, length)
        )
    from ringside_manager.cli.league.replaying import out_fought, recorded  # leagues are slow to import

    if bout is None:
        out_fought(file, as_json=as_json)
        return 0
    found = recorded(file, bout)
    if page is not None:
        return write_page(found.record, page, length, found.page)
    code = show_replay(found.record, length, as_json=as_json, found=found)
    if found.corrected:
        note(f"The result was corrected; in the books it is: {found.corrected}")
    return code


def read_record(path: Path) -> BoutRecord:
    """The record in a file; ``NoSaveError``, ``FileError`` or ``RecordError`` if there is none in it."""
    return BoutRecord.from_json(read_text(path))


def show_replay(record: BoutRecord, length: str, *, as_json: bool, found: Recorded | None = None) -> int:
    """Replay a record, tell it at a length, and return the exit code; ``found`` if it is that of a league."""
    shown = replay(record)
    if as_json:
        out_json({**_document(shown), **({} if found is None else {"led_by": found.led_by})})
    else:
        _tell(shown, length)
        if found is not None:
            out(found.led, hang=4)
    if shown.verdict is Verdict.DIFFERENT:
        note("The bout comes out differently: the record or the program's rules were changed.")
        return DIFFERS
    return 0


def write_page(record: BoutRecord, path: Path, length: str, told: BoutPage | None = None) -> int:
    """Write a bout to a new file, as a page or as a text; the exit code.  ``told`` is its page in a league."""
    from ringside_manager.almanac import bout_html, bout_sheet, bout_text  # Jinja is slow to import

    sheet = bout_sheet(record, length=Length(length), page=told)
    write_text(path, bout_html(sheet) if path.suffix.casefold() in PAGES else bout_text(sheet))
    note(f"The bout is written to {path}.")
    return 0


def _tell(shown: Replay, length: str) -> None:
    record, bout = shown.record, shown.bout
    red, blue = (str(card.get("name", "nobody")) for card in (record.red, record.blue))
    if bout is None:
        out(f"{red} against {blue}: the rules as they are now cannot follow this record.")
    else:
        out_opening(bout.setup, record.seed, red, blue)
        out_telling(bout.setup, record.seed, bout.events, length)
        if bout.outcome is not None:
            out_summary(bout.setup, bout.outcome)
    out()
    out(f"The bout {shown.verdict.value}.", "bold" if shown.verdict is Verdict.SAME else "bold red")
    if shown.verdict is not Verdict.SAME:
        out("As recorded:")
        out(result_line(record.outcome, red, blue, registry.get(record.engine).info.clock))


def _document(shown: Replay) -> dict[str, object]:
    """The document of the recorded bout; events and ``replayed`` are what happens now."""
    events = shown.bout.events if shown.bout is not None else ()
    outcome = shown.bout.outcome if shown.bout is not None else None
    return {
        **bout_document(shown.record, events),
        "verdict": shown.verdict.name.lower(),
        "replayed": outcome_document(outcome) if outcome is not None else None,
    }
