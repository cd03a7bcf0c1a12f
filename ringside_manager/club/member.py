"""A member's side of a league kept elsewhere: asking to be let in, fetching what is new, handing orders in (C84, C87, C88)."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path

from ringside_manager.campaign.books import Books, ManagerKind
from ringside_manager.campaign.many_places import Role, Standing
from ringside_manager.campaign.orders import Order
from ringside_manager.club.client import ServerLine, keep_word, read_link
from ringside_manager.club.device import (
    Device,
    Memory,
    canonical,
    fingerprint,
    known,
    packed,
    recall,
    seal_for,
    this_device,
)
from ringside_manager.club.keeper import JOIN, LEAVE, PARCEL
from ringside_manager.club.outbox import FOLDER, SERVER, Outbox, outbox_beside
from ringside_manager.club.parcels import OwnParcel, Place, Receipt, make_parcel
from ringside_manager.club.shelf import (
    Charter,
    Published,
    Shelf,
    open_envelopes,
    read_charter,
    read_published,
)
from ringside_manager.errors import FileError, RuleError, against, misused
from ringside_manager.files import free_name
from ringside_manager.language import joined, say
from ringside_manager.office.advancing import closing
from ringside_manager.office.copies import make_copy
from ringside_manager.office.office import Office


@dataclass(frozen=True, slots=True)
class Joined:
    """A request to be let in: the digits the member reads to the keeper, and those of the keeper's device."""

    league: str
    name: str
    fingerprint: str
    keeper: str


@dataclass(slots=True)
class Fetched:
    """What a member has fetched: entries that were new, receipts, parcels that were refused whole, and what to tell."""

    save: Path
    entries: int = 0
    shown: int = 0
    """Records that were withheld before."""
    receipts: list[Receipt] = field(default_factory=list)
    refused: list[tuple[int, str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Seat:
    """A person's seat before the coming night: the parcel that counts for it, or none yet.

    Who has no device gives his orders where the league is kept.
    """

    name: str
    devices: int
    entry: int | None

    @property
    def is_missing(self) -> bool:
        """Whether orders are waited for."""
        return self.devices > 0 and self.entry is None


def join(folder: Path, name: str, code: str = "") -> Joined:
    """Ask the keeper to let this device sign for ``name``; asking again says the same."""
    device, charter, shelf = this_device(), read_charter(folder), Shelf(folder)
    memory = recall(charter.league) or Memory(charter.league, charter.keeper)
    if memory.is_keeper:
        raise misused("This device keeps the league; its orders are given in the save itself.")
    if memory.keeper != charter.keeper:
        memory.begin_again(charter.keeper)
    asked = [each for each in shelf.read(device.key) if each.kind == JOIN]
    if memory.name != name or not asked:
        sealed = ""
        if code:
            told = canonical({"code": code, "device": device.key}).encode()
            sealed = canonical({memory.keeper: packed(seal_for(memory.keeper, told))})
        facts = {"name": name, "label": device.label, "sealed": sealed}
        memory.name = name
        _post(shelf, device, memory, {"kind": JOIN, **facts})
    return Joined(charter.name, name, fingerprint(device.key), fingerprint(memory.keeper))


def fetch(folder: Path, save: Path | None = None, copy: Office | None = None) -> Fetched:
    """Bring this member's copy up to what was published, making it if there is none; ``copy``: where it is open already.

    Who has not joined reads as a guest, what is for all.  Raises ``SecondHistoryError``, ``UsageError`` for what does not follow
    from the copy, ``SaveError``.
    """
    device, charter, shelf = this_device(), read_charter(folder), Shelf(folder)
    is_met = (memory := recall(charter.league)) is not None
    memory = memory or Memory(charter.league, charter.keeper)
    found = read_published(shelf, charter, device, memory)
    path = copy.path if copy else save or (Path(memory.save) if memory.save else None)
    if path is None:
        raise misused(
            "Say where your copy of the league is to lie.",
            next_step=say("Name a file: ringside folder fetch FOLDER SAVE."),
        )
    if not found.lines:
        raise misused("Nothing was published in {folder} yet.", folder=folder)
    fetched = Fetched(path.resolve(), notes=shelf.notes)
    if found.count < memory.published:
        fetched.notes.append(say("The folder holds less than before; what is missing is waited for."))
    if not is_met:
        digits = fingerprint(memory.keeper)
        fetched.notes.append(
            say(
                "You read as a guest. The keeper's digits are {digits}: let him read them to you.",
                digits=digits,
            )
        )
    records = dict(found.records)
    for number, envelope in open_envelopes(found, device):
        records.update(envelope.records)
        fetched.receipts += [each for each in envelope.receipts if _keep(memory, each)]
        if number > memory.published:
            fetched.refused += envelope.refused
    is_new = not fetched.save.exists()
    if is_new:
        make_copy(folder, (text.encode() for text in found.lines), fetched.save)
    with nullcontext(copy) if copy else Office.open(fetched.save) as opened:
        _bring_up(opened, folder, found, records, fetched)
    if is_new:
        fetched.entries = found.head
    memory.save, memory.place = str(fetched.save), str(folder.resolve())
    if found.count >= memory.published:
        memory.published, memory.hash = found.count, found.hash
        memory.head, memory.digest = found.head, found.digest
    memory.keep()
    return fetched


def _bring_up(
    copy: Office, folder: Path, found: Published, records: dict[int, str], fetched: Fetched
) -> None:
    """Extend the copy, and show what may be shown."""
    if copy.club.identity != found.digests[0]:
        raise misused("{path} is no copy of the league in this folder.", path=copy.path)
    fresh = [text.encode() for text in found.lines[len(copy.entries) :]]
    copy.club.extend(folder, fresh, {})
    hidden = set(copy.club.withheld())
    shown = {number: text for number, text in records.items() if number in hidden}
    copy.club.extend(folder, [], shown)
    fetched.entries, fetched.shown = len(fresh), len(shown)


def _keep(memory: Memory, receipt: Receipt) -> bool:
    """Keep a receipt; whether it is new."""
    name = f"{receipt.sequence:06}-{receipt.slip[:16]}"
    is_new = not (memory.folder / "receipts" / f"{name}.json").exists()
    memory.file_away("receipts", name, canonical(receipt))
    return is_new


def copy_of(folder: Path) -> Path:
    """Where this device's save or copy of the league lies; ``UsageError`` before it has fetched one."""
    memory = known(read_charter(folder).league)
    if not memory.save:
        raise misused(
            "You have no copy of the league in {folder} yet.",
            folder=folder,
            next_step=say("Fetch one: ringside folder fetch FOLDER SAVE."),
        )
    return Path(memory.save)


def hand_in(folder: Path, copy: Office, orders: Sequence[Order]) -> tuple[int, Path]:
    """Put a parcel of orders on the shelf; its number, and where this member's own opened copy of it is kept.

    ``copy`` is the copy of the league the orders were made on.  Raises ``RuleError`` C88 for a device that was not admitted,
    ``UsageError`` as ``make_parcel``, ``SecondHistoryError``.
    """
    device, charter, shelf, memory = _known(folder)
    read_published(shelf, charter, device, memory)
    books, head = copy.books, len(copy.entries)
    page = books.club.devices.get(device.key)
    if page is None or page.revoked is not None:
        raise _not_admitted(device)
    place = Place(charter.league, books.closed + 1, head, copy.club.digest_of(head))
    devices = books.club.devices.values()
    keepers = [each.key for each in devices if each.role is Role.KEEPER and each.revoked is None]
    number = _next_number(shelf, device, memory)
    slip, sealed, kept = make_parcel(device, number, place, orders, keepers)
    memory.throw_away(
        "parcels", f"{number:06}-"
    )  # of one that never went out, since its number is free still
    own = memory.file_away("parcels", f"{number:06}-{slip.nonce[:16]}", kept)
    _post(shelf, device, memory, {"kind": PARCEL, "sealed": sealed.decode()})
    return number, own


def next_parcel(folder: Path) -> int:
    """The number the next file of this device in a folder will have."""
    device, _, shelf, memory = _known(folder)
    return _next_number(shelf, device, memory)


def posted_orders(folder: Path, number: int) -> tuple[str, ...]:
    """The orders of this device's parcel of that number as texts; none if it does not lie in the folder."""
    device, _, shelf, memory = _known(folder)
    if not number or _next_number(shelf, device, memory) <= number:
        return ()
    filed = memory.filed("parcels", OwnParcel, f"{number:06}-")
    return tuple(sheet.text for own in filed for sheet in own.sheets)


def unanswered(folder: Path, books: Books) -> int:
    """The number of this device's last parcel, if it lies in the folder and ``books`` know of no receipt for it; else 0."""
    device, _, shelf, memory = _known(folder)
    last = shelf.last_number(device.key)
    is_parcel = bool(memory.filed("parcels", OwnParcel, f"{last:06}-"))
    return last if is_parcel and last > books.club.last_sequence(device.key) else 0


def leave(folder: Path) -> None:
    """Tell the keeper that this device hands in no more; the copy and the receipts stay."""
    device, _, shelf, memory = _known(folder)
    _post(shelf, device, memory, {"kind": LEAVE})


def receipts(folder: Path) -> tuple[Receipt, ...]:
    """All receipts this device was given in a league, by number; those that are not genuine are left out."""
    memory = known(read_charter(folder).league)
    return tuple(each for each in memory.filed("receipts", Receipt) if each.is_genuine)


def place_in_file(folder: Path, receipt: Receipt, index: int) -> int:
    """Which order of the file that was handed in a receipt speaks of, from 1: in a parcel secret orders come last.

    Where the member's own copy of the parcel is gone or damaged, the place in the parcel.
    """
    memory = known(read_charter(folder).league)
    with suppress(FileError):
        for own in memory.filed("parcels", OwnParcel, f"{receipt.sequence:06}-"):
            if index < len(own.places):
                return own.places[index] + 1
    return index + 1


def receipt_line(receipt: Receipt, name: str = "", folder: Path | None = None) -> str:
    """A receipt in words; ``folder`` for a member's own, whose orders are counted as in his file."""
    whose = say("{name}, parcel {number}", name=name, number=receipt.sequence) if name else say("Parcel {number}", number=receipt.sequence)  # fmt: skip
    late = receipt.standing is Standing.LATE
    what = say("late, what was sealed in it does not count") if late else say("taken")
    line = say("{whose} for night {night}: {what} (entry {entry}).", whose=whose, night=receipt.night, what=what, entry=receipt.entry)  # fmt: skip
    for each in receipt.refusals:
        number = place_in_file(folder, receipt, each.index) if folder else each.index + 1
        line = say("{line} Order {number} refused: {why}", line=line, number=number, why=each.sentence)
    return line


def seats(books: Books) -> tuple[Seat, ...]:
    """The seats of persons before the coming night: who has handed in, and who is missing."""
    night = books.closed + 1
    found = []
    for manager in books.managers.values():
        if manager.kind is not ManagerKind.PERSON:
            continue
        devices = books.club.devices_of(manager.name)
        keys = {page.key for page in devices}
        own = [
            page.entry
            for page in books.club.parcels.values()
            if page.device in keys and page.night == night and page.standing is Standing.TAKEN
        ]
        found.append(Seat(manager.name, len(devices), own[-1] if own else None))
    return tuple(found)


def reminder(books: Books) -> str:
    """A text to copy into a letter to those who are missing, "" if nobody is."""
    missing = [seat for seat in seats(books) if seat.is_missing]
    if not missing:
        return ""
    text = say(
        "{league}: night {night} is next. Orders are missing from {names}. Fetch what is new, hand in, and let the folder synchronise.",
        league=books.name,
        night=books.closed + 1,
        names=", ".join(seat.name for seat in missing),
    )
    return joined(" ", (text, until)) if (until := closing(books)) else text


def _known(folder: Path) -> tuple[Device, Charter, Shelf, Memory]:
    charter = read_charter(folder)
    return this_device(), charter, Shelf(folder), known(charter.league)


def _next_number(shelf: Shelf, device: Device, memory: Memory) -> int:
    return max(memory.posted, shelf.last_number(device.key)) + 1


def _post(shelf: Shelf, device: Device, memory: Memory, facts: dict[str, object]) -> None:
    number = _next_number(shelf, device, memory)
    shelf.post(device, number, {**facts, "league": memory.league})  # its name says that the number is used
    memory.posted = number
    memory.keep()


def _not_admitted(device: Device) -> RuleError:
    return against(
        "C88",
        "This device may not hand anything in: the keeper has not admitted it yet.",
        next_step=say("Read him these digits: {digits}. Then fetch again.", digits=fingerprint(device.key)),
    )


# Joining a league that is kept elsewhere


Named = Callable[[str, str], Path]
"""Where the copy of a league is to lie, by the league's name and the member's."""


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy that can be opened; through a folder with the digits to compare, one's own and the keeper's."""

    path: Path
    digits: str = ""
    keeper: str = ""


def join_folder(folder: Path, name: str, code: str, named: Named) -> Copy:
    """Ask to be let into the league of a shared folder, and fetch it; joining again goes on with the same copy.

    Raises as ``join`` and ``fetch``, and ``UsageError`` for a copy inside the folder.
    """
    charter = read_charter(folder)
    if not name.strip():
        raise misused("Say which manager of the league you are.")
    asked = join(folder, name.strip(), code.strip())
    memory = recall(charter.league)
    there = Path(memory.save) if memory is not None and memory.save else None
    path = there if there is not None and there.exists() else named(charter.name, asked.name)
    if path.resolve().is_relative_to(folder.resolve()):
        raise misused(
            "Your copy may not lie in the shared folder.",
            next_step=say("A save that is synchronised while it is written breaks; choose another place."),
        )
    path.parent.mkdir(parents=True, exist_ok=True)
    fetched = fetch(folder, path)
    with Office.open(fetched.save, read_only=True) as copy:
        seat = copy.party(asked.name).name
    Outbox.make(fetched.save, FOLDER, str(folder.resolve()), seat)
    return Copy(fetched.save, asked.fingerprint, asked.keeper)


def join_server(text: str, name: str, passphrase: str, named: Named) -> Copy:
    """Take the seat of an invitation, or enter by name and passphrase, and fetch the league; without either read as a guest.

    Raises ``UsageError``, ``OfflineError``, ``StrangerError``.
    """
    link = read_link(text)
    with contextlib.closing(ServerLine(link.address)) as line:
        if link.code:
            keep_word(link.address, line.take_seat(link.code, passphrase))
        elif name.strip() or passphrase:
            keep_word(link.address, line.enter(name.strip(), passphrase))
        me = line.me()
        path = named(me.title, me.name)
        before = outbox_beside(path) if path.exists() else None
        if before is None or (before.place, before.name) != (link.address, me.name):
            path = free_name(path)
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            make_copy(path, line.look(0, "", ()).lines, path)
    Outbox.make(path, SERVER, link.address, me.name)
    return Copy(path)
