"""The keeper's side of a shared folder: starting it, taking parcels in, holding nights, publishing (C83-C88)."""

from __future__ import annotations

import json
import os
import secrets
import socket
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from ringside_manager import files
from ringside_manager.campaign.many_places import Role
from ringside_manager.club.device import (
    Memory,
    canonical,
    fingerprint,
    known,
    packed,
    read_strictly,
    recall,
    seal_for,
    this_device,
    unpacked,
)
from ringside_manager.club.parcels import (
    LARGEST_PARCEL,
    MOST_NAMED,
    Asked,
    Collected,
    beacon_value_of,
    give_receipt,
    open_parcel,
    open_seal,
)
from ringside_manager.club.shelf import (
    PUBLICATION,
    Charter,
    Envelope,
    Posted,
    Published,
    SecondHistoryError,
    Shelf,
    in_pieces,
    read_charter,
    read_plain,
    read_published,
    write_charter,
)
from ringside_manager.errors import (
    FileError,
    LockedError,
    LockHolder,
    NoSaveError,
    RingsideError,
    against,
    misused,
)
from ringside_manager.language import say
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from ringside_manager.office.sealing import OpenedSeal

JOIN, PARCEL, LEAVE = "join", "parcel", "leave"
"""What a member's files are."""
LOCK = "keeper.lock"
_LARGEST_REQUEST, _MOST_REQUESTS = 10_000, 20


def start(
    office: Office, folder: Path, invitations: Sequence[str] = (), beacon: str = ""
) -> tuple[Memory, dict[str, str]]:
    """Seal a league and open a shared folder for it; the codes of the invitations by name.

    ``beacon`` names the public beacon its dice wait for, if they shall (C83).

    Raises ``UsageError`` for a folder that belongs to another league, ``RuleError``, ``SaveError``.
    """
    device, league = this_device(), office.club.identity
    if len(beacon) > MOST_NAMED:
        raise misused("A beacon has a name of {most} signs at most.", most=MOST_NAMED)
    if beacon and office.books.club.sealed and beacon != office.books.club.beacon:
        begin_again = say("End the sealing with ringside folder close, and start again.")
        raise misused("This league is sealed already, so its beacon stays as it is.", next_step=begin_again)
    if not folder.is_dir():
        raise NoSaveError(say("There is no folder {folder}.", folder=folder), next_step=say("Make it first."))
    try:
        charter = read_charter(folder)
    except NoSaveError:
        charter = write_charter(folder, device, league, office.books.name)
        if (before := recall(league)) is not None:
            before.begin_again(device.key)
            before.keep()
    if charter.league != league:
        raise misused("The folder {folder} belongs to the league {name}.", folder=folder, name=charter.name)
    page = office.books.club.devices.get(device.key)
    if charter.keeper != device.key and (page is None or page.role is not Role.KEEPER):
        ask = say(
            "Ask there to be admitted: ringside folder join here, ringside folder collect --keeper there."
        )
        raise misused("The league in {folder} is kept by another device.", folder=folder, next_step=ask)
    memory = recall(league) or Memory(league, charter.keeper)
    codes = {name: secrets.token_hex(8) for name in invitations}
    memory.invitations.update({code: office.party(name).name for name, code in codes.items()})
    memory.is_keeper, memory.save, memory.name = True, str(office.path.resolve()), office.promoter.name
    memory.place = str(folder.resolve())
    memory.keep()
    if not office.books.club.sealed:
        office.club.seal(office.promoter, beacon)
    if page is None:
        office.club.admit(office.promoter.name, Role.KEEPER, device.key, device.label, office.promoter)
    with KeptFolder(office, folder) as kept:
        kept.publish()
    return memory, codes


class KeptFolder:
    """A shared folder in the hands of its keeper, one program at a time; use it with ``with``.

    Raises ``LockedError`` while another computer has it in hand, ``SecondHistoryError`` if what was published does not
    belong to this save, ``UsageError`` where this device is not the league's keeper.
    """

    def __init__(self, office: Office, folder: Path, *, take_over: bool = False) -> None:
        self._office, self._folder, self._take_over = office, folder, take_over
        self._device = this_device()
        self._shelf = Shelf(folder)
        self._admit: frozenset[str] = frozenset()
        self._keepers: frozenset[str] = frozenset()
        self._done = Collected(notes=self._shelf.notes)
        self._charter: Charter = read_charter(folder)
        self._memory = known(self._charter.league)
        if self._charter.league != office.club.identity:
            raise misused("The folder {folder} belongs to another league than this save.", folder=folder)
        page = office.books.club.devices.get(self._device.key)
        if page is None or page.role is not Role.KEEPER or page.revoked is not None:
            raise misused(
                "This device does not keep the league {name}.",
                name=self._charter.name,
                next_step=say("Let the keeper admit it as a keeper's device, or work on the keeper's own."),
            )

    def __enter__(self) -> KeptFolder:
        self._lock()
        try:
            self._published()
        except BaseException:
            self._unlock()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._unlock()

    # Taking in

    def collect(
        self, admit: Sequence[str] = (), keepers: Sequence[str] = (), *, over_gaps: bool = False
    ) -> Collected:
        """Take in what members have put on the shelf, device by device in the order of numbers.

        ``admit`` are names, keys or fingerprints of devices to admit, ``keepers`` keys or fingerprints of those that are to
        keep the league; ``over_gaps``: do not wait for files that are missing.
        """
        self._admit, self._keepers = frozenset(admit), frozenset(keepers)
        for author in self._shelf.authors():
            if author == self._device.key:
                continue
            for each in self._files_of(author, over_gaps=over_gaps):
                if each.text("league") == self._charter.league:
                    self._take(each)
        return self._done

    def _files_of(self, author: str, *, over_gaps: bool) -> tuple[Posted, ...]:
        """What a device has put on the shelf since it was answered last; of a stranger no more than a request needs."""
        if author not in self._office.books.club.devices:
            return self._shelf.read(author, most=_LARGEST_REQUEST, count=_MOST_REQUESTS)
        since = self._memory.answered.get(author, 0)
        most = LARGEST_PARCEL + _LARGEST_REQUEST
        if over_gaps:
            return self._shelf.read(author, since, most=most)
        known = max(since, self._office.books.club.last_sequence(author))
        return self._shelf.in_a_row(author, since, known, most=most)

    def _take(self, posted: Posted) -> None:
        if posted.kind == JOIN:
            self._hear(posted)
        elif posted.number <= self._memory.answered.get(posted.author, 0):
            return
        elif posted.author not in self._office.books.club.devices:
            return  # it asks still; what it has handed in waits
        elif posted.kind == PARCEL:
            self._take_parcel(posted)
        elif posted.kind == LEAVE and self._office.books.club.devices[posted.author].revoked is None:
            self._office.club.revoke(posted.author, say("left"), self._office.promoter)

    def _take_parcel(self, posted: Posted) -> None:
        try:
            parcel = open_parcel(self._device, posted.text("sealed").encode())
            if parcel.slip.device != posted.author or parcel.slip.sequence != posted.number:
                raise FileError(say("The parcel belongs to another device or bears another number."))
            answer = self._office.club.take_parcel(
                parcel.slip, parcel.signature, parcel.orders(), parcel.proof
            )
        except RingsideError as refused:
            self._done.refused.append((posted.author, posted.number, str(refused.message)))
            return
        head = len(self._office.entries)
        told = give_receipt(self._device, parcel.slip, answer, head, self._office.club.digest_of(head))
        self._done.receipts.append(told)

    def _hear(self, posted: Posted) -> None:
        """Admit a device that asks, if it was invited or its keeper says so."""
        if posted.author in self._office.books.club.devices:
            return
        digits = fingerprint(posted.author)
        asked = Asked(posted.text("name")[:100], posted.text("label")[:40], posted.author, digits)
        code = self._code_in(posted)
        is_invited = code and self._memory.invitations[code].casefold() == asked.name.casefold()
        role = Role.KEEPER if _names(asked, self._keepers) else Role.MEMBER
        if not (is_invited or role is Role.KEEPER or _names(asked, self._admit) or self._is_named(asked)):
            self._done.asked.append(asked)
            return
        member = self._office.promoter.name if role is Role.KEEPER else asked.name
        try:
            self._office.club.admit(member, role, asked.key, asked.label, self._office.promoter)
        except RingsideError as refused:
            self._tell(refused.message)
            return
        if code:
            del self._memory.invitations[code]
        self._done.admitted.append(asked)

    def _is_named(self, asked: Asked) -> bool:
        """Whether a device is to be admitted by its member's name, and is the only one that asks for that name."""
        name = asked.name.casefold()
        if name not in {each.casefold() for each in self._admit}:
            return False
        devices = self._office.books.club.devices
        asking = {
            author
            for author in self._shelf.authors()
            for each in self._shelf.read(author, most=_LARGEST_REQUEST, count=_MOST_REQUESTS)
            if each.kind == JOIN and each.text("name").casefold() == name and author not in devices
        }
        if len(asking) > 1:
            self._tell(
                say(
                    "Several devices ask to be admitted as {name}: admit the right one by its digits.",
                    name=asked.name,
                )
            )
        return len(asking) == 1

    def _code_in(self, posted: Posted) -> str:
        """The code of an invitation the request holds, bound to its device; "" without one that counts."""
        try:
            boxes: dict[str, str] = read_strictly(dict[str, str], posted.text("sealed").encode())
            told = json.loads(self._device.open(unpacked(boxes[self._device.key])))
            code = str(told["code"]) if told["device"] == posted.author else ""
        except (RingsideError, KeyError, TypeError, ValueError, RecursionError):
            return ""
        return code if code in self._memory.invitations else ""

    # The night

    @property
    def is_listed(self) -> bool:
        """Whether the parcels of the coming night are listed, so that it can only be held."""
        page = self._office.books.club.nights.get(self._office.books.closed + 1)
        return page is not None and page.listed is not None

    def hold(
        self, *, wait_for_persons: bool = False, beacon_round: str = "", beacon_value: str = ""
    ) -> Collected:
        """Hold the coming night: list the parcels, open their seals, box (C85, C86).

        For who is missing standing orders decide, or the program.  Goes on where a program that was killed has stopped.  Where the
        dice wait for a beacon, the list names a round that is still to come, and nothing is held before its value is given.
        """
        waits = self._office.books.club.beacon
        value = beacon_value_of(waits, beacon_round, beacon_value, listed=self.is_listed)
        office = self._office
        night = office.books.closed + 1
        page = office.books.club.nights.get(night)
        if page is None or page.opened is None:
            listed = office.club.list_seals(office.promoter, beacon_round)
            if beacon_round and listed.beacon != beacon_round:
                raise against("C85", "The list of this night names the round {round}.", round=listed.beacon)
            if listed.beacon and not value:
                self._done.waits_for = listed.beacon
                return self._done
            opened = [seal for entry in listed.parcels if (seal := self._opened(entry)) is not None]
            for refusal in office.club.open_seals(opened, value):
                self._tell(say("A sealed order was refused: {sentence}", sentence=refusal.sentence))
        self._done.night = office.hold_night(
            NightOrder(office.seed, autopilot=not wait_for_persons, finish_ring=True, night=night)
        )
        return self._done

    def _opened(self, entry: int) -> OpenedSeal | None:
        slip, proof = self._office.club.parcel(entry)
        try:
            return open_seal(self._device, entry, slip, proof)
        except RingsideError as fault:
            name = self._office.books.club.devices[slip.device].member
            self._tell(say("What {name} had sealed could not be opened: {why}", name=name, why=fault.message))
            return None

    # Publishing

    def publish(self) -> int:
        """Publish what is new in the journal, with an envelope for each device; how many entries that were."""
        found = self._published()
        fresh = list(self._office.club.journal_text(found.head, None))
        if not fresh and not self._done.receipts and not self._done.refused and found.count:
            return 0
        pieces = in_pieces(fresh)
        for piece in pieces[:-1]:
            self._post(found, piece, {}, {})
        shown = dict(self._office.club.records_for(None, sorted(found.withheld)))
        envelopes, sent = self._envelopes()
        self._post(found, pieces[-1], shown, envelopes)
        self._memory.sent = sent
        for receipt in self._done.receipts:
            self._answered(receipt.device, receipt.sequence)
        for device, number, _ in self._done.refused:
            self._answered(device, number)
        head = len(self._office.entries)
        self._memory.head, self._memory.digest = head, self._office.club.digest_of(head)
        self._memory.keep()
        return len(fresh)

    def _answered(self, device: str, number: int) -> None:
        self._memory.answered[device] = max(number, self._memory.answered.get(device, 0))

    def _post(
        self, found: Published, lines: Sequence[str], shown: Mapping[int, str], envelopes: Mapping[str, str]
    ) -> None:
        memory = self._memory
        number = max(memory.posted, self._shelf.last_number(self._device.key)) + 1
        facts = {
            "kind": PUBLICATION, "league": self._charter.league, "publication": found.count + 1,
            "previous": found.hash, "lines": [text.rstrip("\n") for text in lines], "records": shown,
            "envelopes": envelopes,
        }  # fmt: skip
        found.hash = self._shelf.post(self._device, number, facts)
        found.count += 1
        memory.posted, memory.published, memory.hash = number, found.count, found.hash

    def _envelopes(self) -> tuple[dict[str, str], dict[str, tuple[int, ...]]]:
        """What each device has not been sent yet, sealed for it; and all that it has been sent by then."""
        office, sealed, sent = self._office, {}, dict(self._memory.sent)
        hidden = [line.number for line in office.club.lines if line.record is not None]
        guest = set(office.club.records_for(None, hidden))
        for page in office.books.club.devices.values():
            if page.revoked is not None or page.role is Role.KEEPER:
                continue
            reader = office.party(page.member) if page.role is not Role.GUEST else None
            had = set(sent.get(page.key, ()))
            records = {
                number: record
                for number, record in office.club.records_for(reader, hidden).items()
                if number not in guest and number not in had
            }
            receipts = tuple(each for each in self._done.receipts if each.device == page.key)
            refused = tuple((number, why) for key, number, why in self._done.refused if key == page.key)
            if records or receipts or refused:
                told = Envelope(records, receipts, refused)
                sealed[page.key] = packed(seal_for(page.key, canonical(told).encode()))
            sent[page.key] = tuple(sorted(had | set(records)))
        return sealed, sent

    def _published(self) -> Published:
        """What was published, held to this save; ``SecondHistoryError`` where they part."""
        found = read_published(self._shelf, self._charter, self._device, self._memory)
        mine = len(self._office.entries)
        if found.head > mine:
            raise SecondHistoryError(
                say(
                    "This save ends at entry {mine}, but {head} were published from it: it is an older copy.",
                    mine=mine,
                    head=found.head,
                ),
                next_step=say("Go on with the newest save. Nothing was written."),
            )
        if found.head and self._office.club.digest_of(found.head) != found.digest:
            raise SecondHistoryError(
                say("Entry {number} of this save is not the one that was published.", number=found.head),
                next_step=say("Nothing was written. Only one computer may keep a league: find out which."),
            )
        if found.count < self._memory.published:
            raise FileError(
                say(
                    "The folder holds {found} publications; this device has written {wanted}.",
                    found=found.count,
                    wanted=self._memory.published,
                ),
                next_step=say("Wait until the folder is here whole."),
            )
        return found

    # One keeper at a time

    def _lock(self) -> None:
        path = self._folder / LOCK
        told = {"host": socket.gethostname(), "pid": os.getpid(), "key": self._device.key}
        try:
            other = json.loads(read_plain(path, 1_000))
        except FileNotFoundError:
            other = None
        except (OSError, ValueError, RingsideError):
            other = {}
        is_other = other is not None and (not isinstance(other, dict) or other.get("key") != self._device.key)
        if is_other and not self._take_over:
            host = str(other.get("host", "?"))[:100] if isinstance(other, dict) else "?"
            raise LockedError(
                self._folder,
                LockHolder(host, 0, ""),
                next_step=say("If that computer keeps the league no longer, say --take-over."),
            )
        files.write_text(path, [canonical(told)], overwrite=True)

    def _unlock(self) -> None:
        (self._folder / LOCK).unlink(missing_ok=True)

    def _tell(self, sentence: str) -> None:
        if sentence not in self._done.notes:
            self._done.notes.append(sentence)


@contextmanager
def kept(
    folder: Path, save: Path | None = None, *, take_over: bool = False
) -> Iterator[tuple[Office, KeptFolder]]:
    """The league and its folder, opened by the keeper; ``save`` where the save lies elsewhere than before."""
    memory = known(read_charter(folder).league)
    if not memory.is_keeper and save is None:
        raise misused("This device does not keep the league of {folder}.", folder=folder)
    with (
        Office.open(save or Path(memory.save)) as office,
        KeptFolder(office, folder, take_over=take_over) as found,
    ):
        yield office, found


def _names(asked: Asked, wanted: frozenset[str]) -> bool:
    """Whether a device is named by its key or by the digits of its fingerprint."""
    return bool({asked.key, asked.fingerprint, asked.fingerprint.replace(" ", "")} & wanted)
