"""A league in many places from the terminal: ``ringside verify``, ``serve``, ``invite``, ``deadline`` and ``take-out``."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from ringside_manager.campaign.many_places import MOST_DAYS, Role, read_deadline
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import note, out, out_json
from ringside_manager.cli.options import json_option, path_argument, path_option
from ringside_manager.cli.options import saves as complete_saves
from ringside_manager.errors import misused
from ringside_manager.language import say, say_number
from ringside_manager.office.verifying import NightVerdict, Remark, Verdict

UNPROVED = 1


@click.command(name="verify", epilog=examples("ringside verify club.ringside --night 12"))
@path_argument("league", metavar="SAVE_OR_FILE", shell_complete=complete_saves)
@click.option("--night", type=click.IntRange(1), help="Only what concerns this night.")
@json_option
@click.pass_context
def verify(context: click.Context, league: Path, night: int | None, as_json: bool) -> None:
    """Prove that a league was played as its seals say: every commitment, signature, die and bout.

    SAVE_OR_FILE is a save, a member's copy of one, or an exported journal; it is not changed.  Of a league that was not
    sealed the bouts are held against their records; who chose the dice cannot be told then.
    """
    from ringside_manager.club.verify import verified

    verdict = verified(league)
    nights = [page for page in verdict.nights if night in (None, page.night)]
    holds = not any(page.faults for page in nights) if night else verdict.holds
    if as_json:
        out_json(_document(verdict, nights, holds=holds))
    else:
        _tell(verdict, nights, whole=night is None)
        out(say("Everything holds.") if holds else say("Not everything holds."), "bold")
    if not holds:
        context.exit(UNPROVED)


def _tell(verdict: Verdict, nights: list[NightVerdict], *, whole: bool) -> None:
    out(
        say(
            "League {league}, {entries} entries, the last one {head}",
            league=verdict.league[:16],
            entries=verdict.entries,
            head=verdict.head[:16],
        ),
        "bold",
    )
    if whole:
        _tell_remarks(verdict.faults, verdict.notes)
    for page in nights:
        bouts = say_number("{n} bout", "{n} bouts", page.bouts)
        parcels = say_number("{n} parcel", "{n} parcels", page.parcels)
        sealed = say("sealed, {parcels}, {bouts}", parcels=parcels, bouts=bouts)
        state = sealed if page.sealed else say("not sealed")
        out(say("Night {night}: {state}", night=page.night, state=state))
        _tell_remarks(page.faults, page.notes)


def _tell_remarks(faults: Iterable[Remark], notes: Iterable[Remark]) -> None:
    for remark in faults:
        out(say("  does not hold: {what}", what=_placed(remark)))
    for remark in notes:
        out(say("  note: {what}", what=_placed(remark)))


def _placed(remark: Remark) -> str:
    if not remark.entry:
        return remark.what
    return say("entry {entry}: {what}", entry=remark.entry, what=remark.what)


def _document(verdict: Verdict, nights: list[NightVerdict], *, holds: bool) -> dict[str, Any]:
    return {
        "league": verdict.league,
        "entries": verdict.entries,
        "head": verdict.head,
        "holds": holds,
        "faults": _plain(verdict.faults),
        "notes": _plain(verdict.notes),
        "nights": [
            {
                "night": page.night,
                "sealed": page.sealed,
                "parcels": page.parcels,
                "bouts": page.bouts,
                "faults": _plain(page.faults),
                "notes": _plain(page.notes),
            }
            for page in nights
        ],
    }


def _plain(remarks: Iterable[Remark]) -> list[dict[str, Any]]:
    return [{"entry": remark.entry or None, "what": str(remark.what)} for remark in remarks]


@click.command(name="serve", epilog=examples("ringside serve club.ringside --listen 127.0.0.1:8080"))
@path_argument("where", metavar="SAVE_OR_DIR", required=False, shell_complete=complete_saves)
@click.option(
    "--listen", default="127.0.0.1:8080", show_default=True, metavar="HOST:PORT", help="Where to listen."
)
@click.option(
    "--store", default="", metavar="URL", help="Serve the leagues of a PostgreSQL database instead of files."
)
@click.option("--tls-cert", type=click.Path(path_type=Path, exists=True), help="Certificate, for https.")
@click.option("--tls-key", type=click.Path(path_type=Path, exists=True), help="Its key.")
@click.option(
    "--proxy", "proxied", is_flag=True, help="A proxy of yours stands before it and names the callers."
)
@click.option("--unsealed", is_flag=True, help="Do not seal leagues that are not sealed yet.")
@path_option("--messages", help="Who is told by mail or webhook that it is his turn, and of results.")
def serve(
    where: Path | None,
    listen: str,
    store: str,
    tls_cert: Path | None,
    tls_key: Path | None,
    proxied: bool,
    unsealed: bool,
    messages: Path | None,
) -> None:
    """Serve the league SAVE, or all of a folder, as pages for a browser, to whoever you invite.

    With --store SAVE is put into the database first, if it is not there.  Nobody but this computer reaches 127.0.0.1; name another address for others, with a certificate or behind a proxy of
    yours.  The leagues are open here as long as the server runs.  Ctrl+C ends it.
    """
    from ringside_manager.club.server import hosting

    hosting.check_installed()
    from ringside_manager.club.server.app import serve

    if where is None and not store:
        raise misused("Name a league, a folder, or --store with the address of a database.")
    if (tls_cert is None) != (tls_key is None):
        raise misused("A certificate needs its key: give both --tls-cert and --tls-key.")
    tls = None if tls_cert is None or tls_key is None else (tls_cert, tls_key)
    if where is not None and store and (name := hosting.put_in(where, store)):
        note(say("{name} was put into the database.", name=name))
    serve(
        store or where or "",
        listen,
        tls=tls,
        proxied=proxied,
        sealed=not unsealed,
        told=note,
        messages=messages,
    )


@click.command(
    name="deadline",
    epilog=examples(
        "ringside deadline club.ringside",
        'ringside deadline club.ringside --at "2026-12-04 20:00" --zone Europe/Berlin --every 7',
        "ringside deadline club.ringside --off",
    ),
)
@path_argument("save", shell_complete=complete_saves)
@click.option("--at", default="", metavar="TIME", help="Until when orders for the coming night are taken.")
@click.option("--zone", default="", metavar="ZONE", help="In which time zone, such as Europe/Berlin.")
@click.option(
    "--every",
    "days",
    type=click.IntRange(1, MOST_DAYS),
    metavar="DAYS",
    help="After how many days the next night is due, and so on.",
)
@click.option("--off", is_flag=True, help="There is no deadline any longer.")
@json_option
def deadline(save: Path, at: str, zone: str, days: int | None, off: bool, as_json: bool) -> None:
    """Show until when orders for the coming night of SAVE are taken, or agree on it.

    At that time ringside serve, or ringside folder hold --at-deadline, holds the night by itself: standing orders decide for
    who is missing, else the program.  While a league is served the promoter sets it on his office page.
    """
    from ringside_manager.office.advancing import closing, closing_here, due_at, now
    from ringside_manager.office.office import Office

    if (off or days or zone) and bool(at) == off:
        raise misused("Say --at with a time, or --off alone.")
    with Office.open(save, read_only=not (at or off)) as office:
        books, known = office.books, office.books.club.deadline
        if off:
            office.set_deadline(None, office.promoter)
        elif at:
            if not (zone := zone or (known.zone if known else "")):
                raise misused(
                    "In which time zone is that?", next_step=say("Say it, such as --zone Europe/Berlin.")
                )
            office.set_deadline(read_deadline(books.closed + 1, at, zone, days or 0, now()), office.promoter)
        found, due = office.books.club.deadline, due_at(office.books)
        if as_json:
            told = None if found is None else {"at": found.at, "zone": found.zone, "days": found.days}
            out_json({"night": books.closed + 1, "deadline": told, "due": due.isoformat() if due else None})
            return
        out(closing(office.books) or say("There is no deadline."))
        if here := closing_here(office.books):
            out(here)


@click.command(name="invite", epilog=examples("ringside invite club.ringside Bob"))
@path_argument("save", shell_complete=complete_saves)
@click.argument("name")
@click.option(
    "--role",
    type=click.Choice([Role.MEMBER.value, Role.PROMOTER.value, Role.GUEST.value]),
    default=Role.MEMBER.value,
    show_default=True,
    help="What he may do.",
)
def invite(save: Path, name: str, role: str) -> None:
    """Print the link with which NAME takes his seat in SAVE on its server; it counts once, for fourteen days.

    It may be called while the server runs.
    """
    from ringside_manager.club.server import hosting

    hosting.check_installed()
    path = hosting.invite(save, name, Role(role))
    out(say("{name} takes the seat with this, put behind the address of the server:", name=name))
    out(path)


@click.command(
    name="take-out",
    epilog=examples("ringside take-out club club.ringside --store postgresql://club@localhost/boxing"),
)
@click.argument("league")
@path_argument("save")
@click.option("--store", required=True, metavar="URL", help="The PostgreSQL database it is in.")
def take_out(league: str, save: Path, store: str) -> None:
    """Move LEAGUE out of a database into the new file SAVE, with its journal and the bouts in the ring; it is there no longer.

    SAVE is played on at one keyboard, or goes back with ringside serve SAVE --store URL.  Stop the servers of the league first.
    """
    from ringside_manager.office.stores import open_store

    with open_store(store) as leagues:
        leagues.take_out(league, save)
    out(say("{league} lies in {save} now.", league=league, save=save))
