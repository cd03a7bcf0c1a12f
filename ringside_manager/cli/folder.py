"""A league in a shared folder: ``ringside folder`` starts one, joins, hands in, takes in, holds nights, tells who is missing."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ringside_manager.cli import options
from ringside_manager.cli.commands import FOLDER_SECTIONS, examples, own_group
from ringside_manager.cli.console import note, out, out_json
from ringside_manager.cli.league import save_argument, why_option
from ringside_manager.cli.options import json_option, path_argument, path_option
from ringside_manager.errors import misused
from ringside_manager.language import joined, say, say_number
from ringside_manager.office.office import Office
from ringside_manager.office.orders_file import read_orders
from ringside_manager.written.yaml_files import read_file

if TYPE_CHECKING:
    from ringside_manager.club.keeper import KeptFolder
    from ringside_manager.club.parcels import Collected, Receipt

LOOK_SECONDS = 30
"""How often a keeper's program that waits for the deadline takes in what has come."""
folder_argument = path_argument("folder", metavar="DIR")
save_option = path_option(
    "--save",
    metavar="SAVE",
    shell_complete=options.saves,
    help="The keeper's save, if it lies elsewhere than before.",
)
take_over_option = click.option(
    "--take-over", is_flag=True, help="Go on although another computer seems to have the folder in hand."
)
admit_option = click.option(
    "--admit", multiple=True, metavar="NAME", help="Admit the device that asks for this name (or its digits)."
)
keeper_option = click.option(
    "--keeper",
    "keepers",
    multiple=True,
    metavar="DIGITS",
    help="Admit this device as one that keeps the league.",
)
persons_option = click.option(
    "--wait-for-persons/--play-persons",
    default=False,
    help="Let nobody decide for persons who gave no orders; otherwise the program does.",
)


@own_group(
    "folder",
    FOLDER_SECTIONS,
    "ringside folder start club.ringside shared --invite Bob",
    "ringside folder hold shared",
)
def folder() -> None:
    """Play a league from many places through a folder that is synchronised, or on a stick.

    One keeps the league; everybody else has a copy, and hands orders in as sealed parcels.
    """
    from ringside_manager.club.verify import check_installed

    check_installed()


# For the keeper


@click.command(epilog=examples("ringside folder start club.ringside shared --invite Bob"))
@save_argument
@folder_argument
@click.option(
    "--invite", multiple=True, metavar="NAME", help="Make a code that admits this manager's device at once."
)
@click.option(
    "--beacon", default="", metavar="NAME", help="The public beacon the dice wait for, such as drand."
)
@json_option
def start(save: Path, folder: Path, invite: Sequence[str], beacon: str, as_json: bool) -> None:
    """Seal the league SAVE and share it in the folder DIR; this device keeps it from then on."""
    from ringside_manager.club import keeper
    from ringside_manager.club.device import fingerprint

    with Office.open(save) as office:
        memory, codes = keeper.start(office, folder, invite, beacon)
    if as_json:
        out_json({"league": memory.league, "keeper": fingerprint(memory.keeper), "invitations": codes})
        return
    out(say("The league is sealed and lies in {folder}.", folder=folder))
    out(say("The keeper's digits: {digits}", digits=fingerprint(memory.keeper)))
    for name, code in codes.items():
        out(say("{name} joins with: ringside folder join {folder} --as {name} --code {code}", name=name, folder=folder, code=code))  # fmt: skip


@click.command(epilog=examples("ringside folder collect shared --admit Bob"))
@folder_argument
@admit_option
@keeper_option
@click.option("--over-gaps", is_flag=True, help="Do not wait for files that are missing.")
@save_option
@take_over_option
@json_option
def collect(
    folder: Path, admit: Sequence[str], keepers: Sequence[str], over_gaps: bool, save: Path | None,
    take_over: bool, as_json: bool,
) -> None:  # fmt: skip
    """Take in what members have put into DIR, in order, and publish receipts and what is new."""
    from ringside_manager.club.keeper import kept

    with kept(folder, save, take_over=take_over) as (office, shared):
        done = shared.collect(admit, keepers, over_gaps=over_gaps)
        published = shared.publish()
        _tell_collected(office, done, published, as_json)


@click.command(epilog=examples("ringside folder publish shared"))
@folder_argument
@save_option
@take_over_option
@json_option
def publish(folder: Path, save: Path | None, take_over: bool, as_json: bool) -> None:
    """Publish what is new in the keeper's save, each member's own in an envelope only he can open."""
    from ringside_manager.club.keeper import kept
    from ringside_manager.club.parcels import Collected

    with kept(folder, save, take_over=take_over) as (office, shared):
        _tell_collected(office, Collected(), shared.publish(), as_json)


@click.command(epilog=examples("ringside folder hold shared"))
@folder_argument
@admit_option
@persons_option
@click.option(
    "--round", "beacon_round", default="", metavar="NAME", help="The round of the beacon, still to come."
)
@click.option("--value", default="", metavar="HEX", help="The value of that round, now that it is known.")
@click.option(
    "--at-deadline",
    is_flag=True,
    help="Stay, take in what comes, and hold night after night at the deadline that was agreed.",
)
@save_option
@take_over_option
@json_option
def hold(
    folder: Path,
    admit: Sequence[str],
    wait_for_persons: bool,
    beacon_round: str,
    value: str,
    at_deadline: bool,
    save: Path | None,
    take_over: bool,
    as_json: bool,
) -> None:
    """Take in what is there, hold the coming night, and publish its results.

    For who is missing his standing orders decide, else the program.  What comes later is told that it is late.  Where the
    dice wait for a beacon, hold lists the parcels with --round and boxes with --value.  Ctrl+C ends --at-deadline.
    """
    from ringside_manager.club.keeper import kept
    from ringside_manager.office.advancing import catch_up, due_at, now

    def held(office: Office, shared: KeptFolder) -> Collected:
        if not shared.is_listed:
            shared.collect(admit, over_gaps=True)
        catch_up(office, now())
        return shared.hold(wait_for_persons=wait_for_persons, beacon_round=beacon_round, beacon_value=value)

    told: Collected | None = None
    while True:
        wait = 0.0
        with kept(folder, save, take_over=take_over) as (office, shared):
            if at_deadline and not shared.is_listed:
                wait = (_due(office) - now()).total_seconds()
            done = shared.collect(admit) if wait > 0 else held(office, shared)
            if (published := shared.publish()) or done != told:
                _tell_collected(office, done, published, as_json)
            told, goes_on = done, at_deadline and due_at(office.books) is not None
        if not goes_on:
            return
        time.sleep(min(max(wait, 0.0), LOOK_SECONDS))


def _due(office: Office) -> datetime:
    from ringside_manager.office.advancing import due_at

    if (due := due_at(office.books)) is None:
        raise misused(
            "Nobody has agreed on a deadline.",
            next_step=say("Agree on one: ringside deadline SAVE --at TIME --zone ZONE."),
        )
    return due


@click.command(epilog=examples('ringside folder close shared --why "all in one room"'))
@folder_argument
@why_option
@save_option
@take_over_option
@json_option
def close(folder: Path, why: str, save: Path | None, take_over: bool, as_json: bool) -> None:
    """Play on at one keyboard: the league is sealed no longer, and says so in DIR for the last time."""
    from ringside_manager.club.keeper import kept
    from ringside_manager.club.parcels import Collected

    with kept(folder, save, take_over=take_over) as (office, shared):
        office.club.unseal(office.promoter, why)
        _tell_collected(office, Collected(), shared.publish(), as_json)


def _tell_collected(office: Office, done: Collected, published: int, as_json: bool) -> None:
    from ringside_manager.club import member

    name_of = _names(office)
    if as_json:
        told = {
            "receipts": [_receipt(each) for each in done.receipts],
            "refused": [
                {"device": key, "parcel": number, "reason": why} for key, number, why in done.refused
            ],
            "admitted": [asdict(each) for each in done.admitted],
            "asking": [asdict(each) for each in done.asked],
            "night": done.night or None,
            "waits_for": done.waits_for or None,
            "published": published,
            "notes": [str(each) for each in done.notes],
        }
        out_json(told)
        return
    for receipt in done.receipts:
        out(member.receipt_line(receipt, name_of(receipt.device)))
    for key, number, why in done.refused:
        out(say("Parcel {number} of {name} was refused: {why}", number=number, name=name_of(key), why=why))
    for each in done.admitted:
        out(say("{name} was admitted: {digits}", name=each.name, digits=each.fingerprint))
    for each in done.asked:
        out(say("{name} asks to be admitted: {digits} (--admit)", name=each.name, digits=each.fingerprint))
    if done.night:
        out(say("Night {night} was held.", night=done.night), "bold")
    if done.waits_for:
        out(say("The parcels are listed. When the value of {round} is known, hold again with --value.", round=done.waits_for), "bold")  # fmt: skip
    out(say_number("{n} entry was published.", "{n} entries were published.", published))
    for sentence in done.notes:
        note(sentence)


def _names(office: Office) -> Callable[[str], str]:
    devices = office.books.club.devices
    return lambda key: devices[key].member if key in devices else key[:8]


# For everybody


@click.command(epilog=examples("ringside folder join shared --as Bob"))
@folder_argument
@click.option("--as", "name", required=True, metavar="NAME", help="The manager this device is to sign for.")
@click.option("--code", default="", metavar="CODE", help="The code of your invitation.")
@json_option
def join(folder: Path, name: str, code: str, as_json: bool) -> None:
    """Ask the keeper of the league in DIR to let this device sign for NAME."""
    from ringside_manager.club import member

    asked = member.join(folder, name, code)
    if as_json:
        out_json(asdict(asked))
        return
    out(say("{name} asks to join {league}.", name=asked.name, league=asked.league))
    out(say("Read these digits to the keeper: {digits}", digits=asked.fingerprint))
    out(say("And let him read you his: {digits}", digits=asked.keeper))


@click.command(epilog=examples("ringside folder fetch shared mine.ringside", "ringside folder fetch shared"))
@folder_argument
@path_argument("save", required=False, shell_complete=options.saves)
@json_option
def fetch(folder: Path, save: Path | None, as_json: bool) -> None:
    """Bring your copy SAVE of the league in DIR up to date, or make it; open it in the window as any league."""
    from ringside_manager.club import member

    done = member.fetch(folder, save)
    if as_json:
        refused = [{"parcel": number, "reason": why} for number, why in done.refused]
        told = {"save": str(done.save), "entries": done.entries, "refused": refused}
        out_json({**told, "receipts": [_receipt(each) for each in done.receipts], "notes": [str(each) for each in done.notes]})  # fmt: skip
        return
    out(
        say_number(
            "{n} entry is new in {save}.", "{n} entries are new in {save}.", done.entries, save=done.save
        )
    )
    for receipt in done.receipts:
        out(member.receipt_line(receipt, folder=folder))
    for number, why in done.refused:
        out(say("Your parcel {number} was refused: {why}", number=number, why=why))
    for sentence in done.notes:
        note(sentence)


@click.command(name="hand-in", epilog=examples("ringside folder hand-in shared orders.yaml"))
@folder_argument
@path_argument("file")
@json_option
def hand_in(folder: Path, file: Path, as_json: bool) -> None:
    """Hand the orders in FILE in as one sealed parcel for the coming night.

    What is secret (fight plans, bids, draft lists) stays sealed until the night is held; of several parcels for one night
    the secret orders of the last alone count.
    """
    from ringside_manager.club import member

    with Office.open(member.copy_of(folder), read_only=True) as office:
        orders = [placed.order for placed in read_orders(read_file(file), str(file), office.books)]
        number, own = member.hand_in(folder, office, orders)
    if as_json:
        out_json({"parcel": number, "orders": len(orders), "own_copy": str(own)})
        return
    out(say_number("Parcel {number} with {n} order lies in the folder.", "Parcel {number} with {n} orders lies in the folder.", len(orders), number=number))  # fmt: skip
    note(say("The keeper's receipt comes with what he publishes next."))


@click.command(epilog=examples("ringside folder status shared"))
@folder_argument
@json_option
def status(folder: Path, as_json: bool) -> None:
    """Who has handed in for the coming night, as this device's save knows it, and a text for those who are missing."""
    from ringside_manager.club import member
    from ringside_manager.office.advancing import closing, closing_here

    with Office.open(member.copy_of(folder), read_only=True) as office:
        books = office.books
        found = member.seats(books)
        text = member.reminder(books)
        if as_json:
            seats = [{"name": seat.name, "devices": seat.devices, "handed_in": seat.entry} for seat in found]
            out_json({"night": books.closed + 1, "seats": seats, "reminder": str(text)})
            return
        out(say("Night {night}", night=books.closed + 1), "bold")
        if said := closing(books):
            out(joined(" ", (said, closing_here(books))))
        for seat in found:
            out(_seat_line(seat))
        if number := member.unanswered(folder, books):
            out(
                say(
                    "Your parcel {number} lies in the folder; the keeper's receipt is not here yet.",
                    number=number,
                )
            )
        if text:
            out(text)


def _seat_line(seat: Any) -> str:  # Any: the club's type, imported when it is needed
    if seat.entry is not None:
        return say("{name}: handed in (entry {entry})", name=seat.name, entry=seat.entry)
    if not seat.devices:
        return say("{name}: gives orders where the league is kept", name=seat.name)
    return say("{name}: nothing yet", name=seat.name)


@click.command(epilog=examples("ringside folder receipts shared"))
@folder_argument
@json_option
def receipts(folder: Path, as_json: bool) -> None:
    """What the keeper has signed for your parcels: by it you can prove what you handed in, and when."""
    from ringside_manager.club import member

    found = member.receipts(folder)
    if as_json:
        out_json([{**_receipt(each), "keeper": each.keeper, "signature": each.signature} for each in found])
        return
    for receipt in found:
        out(member.receipt_line(receipt, folder=folder))
    if not found:
        note(say("There are none yet."))


@click.command(epilog=examples("ringside folder leave shared"))
@folder_argument
def leave(folder: Path) -> None:
    """Tell the keeper that this device hands in no more; your copy of the league stays."""
    from ringside_manager.club import member

    member.leave(folder)
    out(say("The keeper takes this device back when he collects next."))


def _receipt(receipt: Receipt) -> dict[str, Any]:
    return {
        "parcel": receipt.sequence,
        "night": receipt.night,
        "entry": receipt.entry,
        "standing": receipt.standing.value,
        "refusals": [{"order": each.index + 1, "rule": each.rule, "reason": each.sentence} for each in receipt.refusals],
        "slip": receipt.slip,
        "head": receipt.head,
    }  # fmt: skip
