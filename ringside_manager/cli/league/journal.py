"""The journal and the save as a file: undo, correct, journal, branch, rebuild, check, backup, restore."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.almanac import plain
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, note, out, out_json, out_table
from ringside_manager.cli.league import as_option, save_argument, why_option
from ringside_manager.cli.options import WholeNumber, json_option, path_argument, path_option, whole_option
from ringside_manager.language import say, say_number, word
from ringside_manager.office.copies import check_save, rebuild_league, restore_league
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.journal import journal as journal_rows
from ringside_manager.office.mending import ResultChange
from ringside_manager.office.office import Office
from ringside_manager.office.undoing import Undone, end_of_night

# The journal.


NUMBER = WholeNumber(1, 2**53)
USUAL = 40
"""Entries of the journal shown unless it is said how many."""
"""The number of an entry or a bout."""
DRAW = "none"


@click.command(name="undo", epilog=examples('ringside undo club.ringside --why "held by mistake"'))
@save_argument
@click.option("--redo", is_flag=True, help="Take the latest undo back.")
@as_option
@why_option
@json_option
def undo(save: Path, redo: bool, by: str | None, why: str, as_json: bool) -> None:
    """Undo the latest act: a fight night, an order.  It stays in the journal, struck out."""
    with Office.open(save) as office:
        who = _who(office, by)
        undone = office.redo(who, why) if redo else office.undo(who, why)
    _show(undone, say("Redone") if redo else say("Undone"), as_json)


@click.command(
    name="correct",
    epilog=examples(
        'ringside correct club.ringside 214 --winner blue --method KO --round 3 --why "misread dice"'
    ),
)
@save_argument
@click.argument("entry", type=NUMBER)
@click.option(
    "--winner",
    type=click.Choice([corner.value for corner in Corner] + [DRAW]),
    help="Who won; none for a draw.",
)
@click.option(
    "--method",
    type=click.Choice([method.value for method in Method], case_sensitive=False),
    help="How it ended.",
)
@whole_option("--round", "ended", within=(0, 99), help="The round it ended in.")
@whole_option("--time", within=(0, 999), help="The time within the round.")
@click.option(
    "--knockdowns",
    type=(WholeNumber(0, 99), WholeNumber(0, 99)),
    metavar="RED BLUE",
    help="Knockdowns scored.",
)
@click.option(
    "--endurance",
    type=(WholeNumber(-9_999, 9_999), WholeNumber(-9_999, 9_999)),
    metavar="RED BLUE",
    help="Endurance left at the end.",
)
@as_option
@why_option
@json_option
def correct(
    save: Path,
    entry: int,
    winner: str | None,
    method: str | None,
    ended: int | None,
    time: int | None,
    knockdowns: tuple[int, int] | None,
    endurance: tuple[int, int] | None,
    by: str | None,
    why: str,
    as_json: bool,
) -> None:
    """Correct the result of a bout; everything after it is posted anew.

    ENTRY is the number of the bout ('ringside card') or of the entry that tells it ('ringside journal').
    What no longer stands is listed for the promoter.
    """
    change = ResultChange(
        method=Method(method) if method else None,
        winner=Corner(winner) if winner and winner != DRAW else None,
        drawn=winner == DRAW,
        round=ended,
        time=time,
        knockdowns=knockdowns,
        endurance=endurance,
    )
    if change == ResultChange():
        raise click.UsageError(
            say("Say what was different: --winner, --method, --round, --time, --knockdowns or --endurance.")
        )
    with Office.open(save) as office:
        undone = office.correct_result(entry, change, _who(office, by), why)
    _show(undone, say("Corrected"), as_json)


@click.command(name="journal", epilog=examples("ringside journal club.ringside --export club.jsonl"))
@save_argument
@path_option("--export", help="Write all of it as JSON lines.")
@click.option("--last", type=NUMBER, help="Entries to show.  [default: 40, with --json all]")
@json_option
def journal(save: Path, export: Path | None, last: int | None, as_json: bool) -> None:
    """The journal: who did what, when, and what was struck or corrected."""
    if export is not None and last is not None:
        raise click.UsageError(
            say("--export writes the whole journal, so that it can be rebuilt; leave --last out.")
        )
    with Office.open(save, read_only=True) as office:
        if export is not None:
            office.export_journal(export)
            note(say("The journal is written to {export}.", export=export))
            return
        rows = journal_rows(office.entries, office.books)
    if as_json:
        out_json(plain(rows[-(last or len(rows)) :]))
        return
    columns = (
        Column(say("Entry"), right=True),
        Column(say("Night"), right=True),
        Column(say("By")),
        Column(say("What")),
        Column(say("State")),
    )
    out_table(
        columns,
        [
            (r.entry, r.night, word(r.by) if r.by == "program" else r.by, r.what, r.state)
            for r in rows[-(last or USUAL) :]
        ],
        say("Journal"),
    )


@click.command(name="branch", epilog=examples("ringside branch club.ringside what-if.ringside --at-night 12"))
@save_argument
@path_argument("new")
@whole_option(
    "--at-night", within=(0, 1_000_000), metavar="N", help="After this fight night; 0: after the founding."
)
@click.option(
    "--at-entry", type=NUMBER, metavar="ENTRY", help="After the act this entry of the journal belongs to."
)
@click.option("--name", default="", metavar="TEXT", help="What the new league is called.")
@as_option
def branch(
    save: Path, new: Path, at_night: int | None, at_entry: int | None, name: str, by: str | None
) -> None:
    """Begin the new league NEW where SAVE stood after a night, to see what might have been.

    SAVE stays as it is; the new league remembers where it comes from.
    """
    if (at_night is None) == (at_entry is None):
        raise click.UsageError(say("Say where it branches off: --at-night or --at-entry."))
    with Office.open(save, read_only=True) as office:
        upto = at_entry if at_night is None else end_of_night(office.entries, at_night)
        office.branch(new, upto or 0, _who(office, by), name)
        origin = office.books.name
    with Office.open(new, read_only=True) as office:
        out(
            say(
                "{new} is {name}, branched from {origin} after night {closed}.",
                new=new,
                name=office.books.name,
                origin=origin,
                closed=office.books.closed,
            )
        )


@click.command(name="rebuild", epilog=examples("ringside rebuild club.jsonl again.ringside"))
@path_argument("file")
@path_argument("save")
@click.option("--until", type=NUMBER, metavar="ENTRY", help="Stop after this entry: a branch of the league.")
def rebuild(file: Path, save: Path, until: int | None) -> None:
    """Rebuild a league from the exported journal FILE in the new file SAVE."""
    rebuild_league(file, save, until)
    out(say("{save} is rebuilt from {file}.", save=save, file=file))


def _who(office: Office, by: str | None) -> Party:
    return office.promoter if by is None else office.party(by)


def _show(undone: Undone, verb: str, as_json: bool) -> None:
    if as_json:
        out_json({"entry": undone.entry, "what": undone.what, "doubts": plain(undone.doubts)})
        return
    out(say("{verb}: {what} (entry {entry}).", verb=verb, what=undone.what, entry=undone.entry))
    for doubt in undone.doubts:
        out(
            say(
                "No longer stands, entry {entry}: {why} ({rule})",
                entry=doubt.entry,
                why=doubt.why,
                rule=doubt.rule,
            )
        )


# The file.


DAMAGED = 4


@click.command(name="check", epilog=examples("ringside check club.ringside"))
@save_argument
@json_option
@click.pass_context
def check(context: click.Context, save: Path, as_json: bool) -> None:
    """Audit SAVE: file, tables, books against a fresh posting, the chain, every bout held against its night and
    fought again, bouts in the ring too.

    Lists every discrepancy, and notes on what nothing forbids; the file is not changed.  The chain of digests shows
    what was changed by accident or by hand.  It is no seal against somebody who rewrites all of it: trust a league
    as far as you trust who had the file.
    """
    found = check_save(save)
    if as_json:
        notes = [str(remark) for remark in found.notes]
        out_json(
            {"save": str(save), "discrepancies": [str(discrepancy) for discrepancy in found], "notes": notes}
        )
    else:
        for discrepancy in found:
            out(str(discrepancy))
        for remark in found.notes:
            out(say("Note: {remark}", remark=remark))
        out(_summary(len(found)), "bold")
    if found:
        note(say("ringside restore brings back a backup; ringside journal --export saves what can be read."))
        context.exit(DAMAGED)


def _summary(found: int) -> str:
    if not found:
        return say("Nothing is wrong.")
    return say_number("{n} discrepancy.", "{n} discrepancies.", found)


@click.command(name="backup", epilog=examples("ringside backup club.ringside before-the-final.ringside"))
@save_argument
@path_argument("to", required=False)
def backup(save: Path, to: Path | None) -> None:
    """Write a checked copy of SAVE to the new file TO, or to the league's own folder of backups."""
    if to is None:
        with Office.open(save) as office:
            to = office.keep_backup("by-hand")
    else:
        with Office.open(save, read_only=True) as office:
            office.backup(to)
    out(say("The backup is {to}.", to=to))


@click.command(name="restore", epilog=examples("ringside restore before-the-final.ringside again.ringside"))
@path_argument("backup_file", metavar="BACKUP")
@path_argument("new_save", metavar="NEWSAVE")
def restore(backup_file: Path, new_save: Path) -> None:
    """Bring BACKUP back as the new file NEWSAVE; a league is never overwritten."""
    restore_league(backup_file, new_save)
    out(say("{new_save} is restored from {backup_file}.", new_save=new_save, backup_file=backup_file))
