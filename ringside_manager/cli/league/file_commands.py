"""The save as a file: ``check``, ``backup``, ``restore``."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.cli.console import note, out, out_json
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.league.common import reading, save_argument, writing
from ringside_manager.cli.options import json_option
from ringside_manager.office.archive import check_save, restore_league

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
            out(f"Note: {remark}")
        out(_summary(len(found)), "bold")
    if found:
        note("ringside restore brings back a backup; ringside journal --export saves what can be read.")
        context.exit(DAMAGED)


def _summary(found: int) -> str:
    if not found:
        return "Nothing is wrong."
    return "1 discrepancy." if found == 1 else f"{found} discrepancies."


@click.command(name="backup", epilog=examples("ringside backup club.ringside before-the-final.ringside"))
@save_argument
@click.argument("to", type=click.Path(path_type=Path), required=False)
def backup(save: Path, to: Path | None) -> None:
    """Write a checked copy of SAVE to the new file TO, or to the league's own folder of backups."""
    if to is None:
        with writing(save) as office:
            to = office.keep_backup("by-hand")
    else:
        with reading(save) as office:
            office.backup(to)
    out(f"The backup is {to}.")


@click.command(name="restore", epilog=examples("ringside restore before-the-final.ringside again.ringside"))
@click.argument("backup_file", metavar="BACKUP", type=click.Path(path_type=Path))
@click.argument("new_save", metavar="NEWSAVE", type=click.Path(path_type=Path))
def restore(backup_file: Path, new_save: Path) -> None:
    """Bring BACKUP back as the new file NEWSAVE; a league is never overwritten."""
    restore_league(backup_file, new_save)
    out(f"{new_save} is restored from {backup_file}.")
