"""``ringside replay``: a recorded bout told again, and whether it still comes out the same."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.bout import BoutRecord
from ringside_manager.bout.replay import Replay, Verdict, replay, setup_of
from ringside_manager.cli.console import note, out, out_json
from ringside_manager.cli.documents import bout_document, outcome_document
from ringside_manager.cli.files import read_text
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.options import json_option
from ringside_manager.cli.telling import names_of, out_opening, out_result, out_summary, out_telling
from ringside_manager.errors import RecordError, RingsideError

DIFFERS = 1


@click.command(
    epilog=examples("ringside replay ali-marciano.json", "ringside replay ali-marciano.json --json")
)
@click.argument("file", type=click.Path(path_type=Path))
@json_option
def command(file: Path, as_json: bool) -> int:
    """Tell the bout recorded in FILE again and say whether it still comes out the same.

    The exit code is 1 if it comes out differently; a bout fought under an older edition of the rules
    is history, and that is no fault.
    """
    return show_replay(read_record(file), as_json=as_json)


def read_record(path: Path) -> BoutRecord:
    """The record in a file, fit to be replayed.

    Raises ``RecordError`` for a file that is none, ``UnknownNameError`` for a system that is not there.
    """
    return checked(BoutRecord.from_json(read_text(path)))


def checked(record: BoutRecord) -> BoutRecord:
    """A record whose cards and terms its system knows; ``RecordError`` if not."""
    try:
        info = setup_of(record).engine.info
        terms = info.terms(record.terms.rounds, record.terms.options)
    except RingsideError as error:
        raise RecordError(f"The bout record cannot be replayed: {error}") from error
    carried = [lost for lost in record.terms.carried if lost is not None]
    if dict(terms.options) != dict(record.terms.options) or any(
        lost.start < 1 or lost.loss < 0 for lost in carried
    ):
        raise RecordError(f"The bout record does not say all the terms that {info.title} needs.")
    return record


def show_replay(record: BoutRecord, *, as_json: bool) -> int:
    """Replay a record, tell it, and return the exit code."""
    shown = replay(record)
    if as_json:
        out_json(_document(shown))
    else:
        _tell(shown)
    if shown.verdict is Verdict.DIFFERENT:
        note("The bout comes out differently: the record or the program's rules were changed.")
        return DIFFERS
    return 0


def _tell(shown: Replay) -> None:
    record, setup = shown.record, setup_of(shown.record)
    out_opening(setup, record.seed, *names_of(setup))
    if shown.bout is not None:
        out_telling(setup, record.seed, shown.bout.events)
        if shown.bout.outcome is not None:
            out_summary(setup, shown.bout.outcome)
    out()
    out(f"The bout {shown.verdict.value}.", "bold" if shown.verdict is Verdict.SAME else "bold red")
    if shown.verdict is not Verdict.SAME:
        out("As recorded:")
        out_result(setup, record.outcome)


def _document(shown: Replay) -> dict[str, object]:
    """The document of the recorded bout; events and ``replayed`` are what happens now."""
    events = shown.bout.events if shown.bout is not None else ()
    outcome = shown.bout.outcome if shown.bout is not None else None
    return {
        **bout_document(shown.record, events),
        "verdict": shown.verdict.name.lower(),
        "replayed": outcome_document(outcome) if outcome is not None else None,
    }
