"""Whether a league was played as its seals say (C83-C88): every night, parcel and bout, without trust in who keeps it.

Whoever rewrites a journal can compute its chain anew; what he cannot do is sign for others, find another secret for a
commitment, or change the heads the members have seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ringside_manager.campaign.books import ManagerKind
from ringside_manager.campaign.many_places import DeviceBook, Role, Standing, digest, night_seed, nonce_digest
from ringside_manager.language import say
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.club import (
    DeviceAdmitted,
    DeviceRevoked,
    NightCommitted,
    ParcelTaken,
    SealingAgreed,
    SealsListed,
    SealsOpened,
    SecretKept,
)
from ringside_manager.league.business.nights import DoorsOpened, NightClosed
from ringside_manager.league.business.open_books import Corrected, Struck
from ringside_manager.league.deeds import Entry
from ringside_manager.league.journal import WITHHELD, Line, canonical
from ringside_manager.office.docket import PROGRAM, Progress
from ringside_manager.office.office import Office

IsSigned = Callable[[str, bytes, str], bool]
"""Whether a device (its public key) has signed a text with this signature."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that does not hold, or cannot be proved: the entry it is about, 0 for the league as a whole, and a sentence."""

    entry: int
    what: str


@dataclass(slots=True)
class NightVerdict:
    """What can be proved of a night: ``faults`` do not hold, ``notes`` cannot be told or are worth asking about."""

    night: int
    sealed: bool = False
    parcels: int = 0
    bouts: int = 0
    faults: list[Remark] = field(default_factory=list)
    notes: list[Remark] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What can be proved of a league, night by night; ``faults`` and ``notes`` are about the league as a whole."""

    league: str
    entries: int
    head: str
    nights: tuple[NightVerdict, ...]
    faults: tuple[Remark, ...]
    notes: tuple[Remark, ...]

    @property
    def holds(self) -> bool:
        """Whether nothing was found that does not hold."""
        return not self.faults and not any(night.faults for night in self.nights)


def verify(
    office: Office,
    is_signed: IsSigned,
    heads: Mapping[int, str] | None = None,
    progress: Progress | None = None,
) -> Verdict:
    """Check every seal, signature, die and bout of an open league.

    ``heads`` are digests of entries as they were seen before, by their numbers; ``progress`` as ``Office.check``.
    """
    proof = _Proof(office, is_signed)
    proof.read()
    proof.hold_heads(heads or {})
    proof.hold_bouts(progress)
    return proof.verdict()


class _Proof:
    """A journal being proved, entry by entry, as it was written: strikes heeded where they stand."""

    def __init__(self, office: Office, is_signed: IsSigned) -> None:
        self._office = office
        self._entries: Sequence[Entry] = office.entries
        self._lines: Sequence[Line] = office.club.lines
        self._is_signed = is_signed
        self._nights: dict[int, NightVerdict] = {}
        self._league = NightVerdict(0)
        self._sealed = False
        self._night = 1
        """The night to come, as the journal goes."""
        self._devices: dict[str, DeviceBook] = {}
        self._bound: set[str] = set()
        """The devices whose members sign what they order: until the sealing ends, and again from their next parcel on."""
        self._sequences: dict[str, int] = {}
        self._commitments: dict[int, list[int]] = {}
        self._parcels: dict[int, ParcelTaken] = {}
        self._lists: dict[int, tuple[int, SealsListed]] = {}
        self._openings: dict[int, tuple[int, SealsOpened]] = {}
        self._persons = {
            page.name for page in office.books.managers.values() if page.kind is ManagerKind.PERSON
        }

    def verdict(self) -> Verdict:
        """What was found."""
        last = self._lines[-1]
        nights = tuple(self._nights[night] for night in sorted(self._nights))
        whole = tuple(self._league.faults), tuple(self._league.notes)
        return Verdict(self._office.club.identity, last.number, last.digest.hex(), nights, *whole)

    def read(self) -> None:
        """Go through the journal from its first entry to its last."""
        for entry in self._entries:
            deed = entry.deed
            if isinstance(deed, SealingAgreed):
                self._seal(entry, deed)
            elif isinstance(deed, DeviceAdmitted | DeviceRevoked):
                self._note_device(entry, deed)
            elif isinstance(deed, NightCommitted):
                self._commit(entry, deed)
            elif isinstance(deed, ParcelTaken):
                self._take(entry, deed)
            elif isinstance(deed, SealsListed):
                self._list(entry, deed)
            elif isinstance(deed, SealsOpened):
                self._open(entry, deed)
            elif isinstance(deed, NightClosed):
                self._close(entry, deed)
            elif self._sealed:
                self._hold(entry)

    def _of(self, night: int) -> NightVerdict:
        return self._nights.setdefault(night, NightVerdict(night))

    def _fault(self, night: int, entry: Entry | int, what: str) -> None:
        number = entry if isinstance(entry, int) else entry.number
        self._of(night).faults.append(Remark(number, what))

    # Sealing and devices

    def _seal(self, entry: Entry, deed: SealingAgreed) -> None:
        if deed.sealed == self._sealed:
            return
        self._sealed = deed.sealed
        if not deed.sealed:
            self._bound.clear()
        what = (
            say("sealed from night {night} on", night=self._night)
            if deed.sealed
            else say("sealed no longer from night {night} on: {why}", night=self._night, why=deed.why)
        )
        self._league.notes.append(Remark(entry.number, what))

    def _note_device(self, entry: Entry, deed: DeviceAdmitted | DeviceRevoked) -> None:
        if isinstance(deed, DeviceRevoked):
            self._devices.pop(deed.device, None)
            self._bound.discard(deed.device)
            return
        if deed.device in self._devices:
            self._fault(self._night, entry, say("a device is admitted a second time"))
        self._bound.add(deed.device)
        self._devices[deed.device] = DeviceBook(deed.device, deed.member, deed.role, deed.label, entry.number)

    # What is fixed before what

    def _commit(self, entry: Entry, deed: NightCommitted) -> None:
        before = self._commitments.setdefault(deed.night, [])
        if before:
            self._fault(
                deed.night, entry, say("the dice were committed to a second time: it could be drawn again")
            )
        if deed.night != self._night or deed.attempt != len(before) + 1:
            self._fault(deed.night, entry, say("the commitment is not to the night to come"))
        if any(parcel.night == deed.night for parcel in self._parcels.values()):
            self._fault(deed.night, entry, say("orders had been handed in before the dice were committed to"))
        if self._lines[entry.number - 1].record is None:
            self._fault(deed.night, entry, say("nothing is committed to"))
        before.append(entry.number)

    def _take(self, entry: Entry, deed: ParcelTaken) -> None:
        self._bound.add(deed.device)
        device = self._devices.get(deed.device)
        if device is None:
            self._fault(self._night, entry, say("it was signed by a device nobody had admitted"))
        elif device.member != entry.by:
            self._fault(
                self._night,
                entry,
                say("it was signed by {name}, not by {by}", name=device.member, by=entry.by),
            )
        if not self._is_signed(deed.device, deed.slip(self._office.club.identity).text(), deed.signature):
            self._fault(
                self._night, entry, say("the signature is not that of its sender: he did not hand this in")
            )
        if not deed.head < entry.number or self._lines[deed.head - 1].digest.hex() != deed.head_digest:
            self._fault(self._night, entry, say("it was made on another history than this one"))
        if deed.sequence <= self._sequences.get(deed.device, 0):
            self._fault(self._night, entry, say("a parcel of that number had been taken before"))
        self._sequences[deed.device] = max(deed.sequence, self._sequences.get(deed.device, 0))
        in_time = deed.night == self._night and deed.night not in self._lists
        if (deed.standing is Standing.TAKEN) != in_time:
            late = say("it came too late and was counted all the same")
            self._fault(self._night, entry, say("it came in time and was called late") if in_time else late)
        self._parcels[entry.number] = deed
        self._of(deed.night).parcels += 1

    def _list(self, entry: Entry, deed: SealsListed) -> None:
        if deed.night in self._lists:
            self._fault(deed.night, entry, say("its parcels were listed a second time"))
            return
        self._lists[deed.night] = entry.number, deed
        if not self._commitments.get(deed.night):
            self._fault(deed.night, entry, say("its dice were never committed to"))
        latest = {
            parcel.device: number
            for number, parcel in self._parcels.items()
            if parcel.night == deed.night and parcel.standing is Standing.TAKEN
        }
        for number in set(latest.values()) - set(deed.parcels):
            self._fault(deed.night, number, say("a parcel that came in time was left out"))
        for number in set(deed.parcels) - set(latest.values()):
            self._fault(
                deed.night, entry, say("entry {number} counts and is no parcel of that night", number=number)
            )

    def _open(self, entry: Entry, deed: SealsOpened) -> None:
        night = deed.night
        if night in self._openings:
            self._fault(night, entry, say("its seals were opened a second time"))
            return
        self._openings[night] = entry.number, deed
        listed = self._lists.get(night)
        if listed is None:
            self._fault(night, entry, say("its seals were opened before they were listed"))
            return
        committed = self._commitments.get(night, [0])[-1]
        if committed and self._record_digest(committed) != digest(canonical({"secret": deed.secret})):
            self._fault(night, entry, say("the keeper's secret is not the one he had committed to"))
        self._hold_nonces(entry, deed, listed[1])
        nonces = (each.nonce for each in deed.nonces)
        seed = night_seed(self._office.club.identity, night, deed.secret, nonces, deed.beacon)
        if seed != deed.seed:
            self._fault(night, entry, say("the seed does not follow from what was opened"))
        if listed[1].beacon:
            self._of(night).notes.append(
                Remark(
                    entry.number,
                    say(
                        "compare with what {round} published: {value}",
                        round=listed[1].beacon,
                        value=deed.beacon,
                    ),
                )
            )
        elif deed.beacon:
            self._fault(night, entry, say("a beacon counts that nobody had named"))

    def _hold_nonces(self, entry: Entry, deed: SealsOpened, listed: SealsListed) -> None:
        told = {each.parcel: each.nonce for each in deed.nonces}
        for number in told.keys() - set(listed.parcels):
            self._fault(
                deed.night, entry, say("the seal of entry {number} counts and was not listed", number=number)
            )
        for number in listed.parcels:
            parcel = self._parcels.get(number)
            if number not in told:
                self._fault(deed.night, number, say("the keeper says that its seal could not be opened"))
            elif parcel is not None and nonce_digest(told[number]) != parcel.nonce:
                self._fault(deed.night, number, say("its number for the dice is not the one that was signed"))

    def _record_digest(self, number: int) -> str:
        record = self._lines[number - 1].record or ""
        return record.removeprefix(WITHHELD) if record.startswith(WITHHELD) else digest(record)

    # Nights, and what was written while their dice could be known

    def _close(self, entry: Entry, deed: NightClosed) -> None:
        page = self._of(deed.night)
        if deed.night != self._night:
            self._fault(deed.night, entry, say("it was held out of its turn"))
        page.sealed = self._sealed
        if self._sealed and deed.night not in self._openings:
            self._fault(deed.night, entry, say("it was held without its seals having been opened"))
        if not self._sealed:
            page.notes.append(
                Remark(
                    entry.number,
                    say("it was not sealed: who chose its dice cannot be told, what they led to can"),
                )
            )
        self._night = deed.night + 1

    def _hold(self, entry: Entry) -> None:
        """An entry of a sealed league that is none of its proofs."""
        deed = entry.deed
        if isinstance(deed, Struck | Corrected):
            self._hold_mending(entry, deed)
        elif isinstance(deed, BoutFought):
            self._of(entry.night).bouts += 1
        if isinstance(deed, DoorsOpened):
            opened = self._openings.get(deed.night)
            if opened is None or opened[1].seed != deed.seed:
                self._fault(
                    deed.night, entry, say("its doors were opened with other dice than those of its seals")
                )
        self._hold_author(entry)
        listed = self._lists.get(self._night)
        if listed is not None and entry.act != self._opening_act() and not self._belongs_to_night(entry):
            self._fault(
                self._night,
                entry,
                say("it was written when the seals were listed, by somebody who could know the dice"),
            )

    def _opening_act(self) -> int:
        opened = self._openings.get(self._night)
        return self._entries[opened[0] - 1].act if opened is not None else 0

    def _belongs_to_night(self, entry: Entry) -> bool:
        """Whether its act is the night itself: the one that opens the doors, boxes a card or closes it (F84)."""
        for other in self._entries[entry.act - 1 :]:
            if other.act != entry.act:
                return False
            ours = isinstance(other.deed, NightClosed | DoorsOpened) and other.deed.night == self._night
            if ours or isinstance(other.deed, BoutFought):
                return entry.by in (PROGRAM, "")
        return False

    def _hold_author(self, entry: Entry) -> None:
        """Whoever has a device of his own signs what he orders; the keeper sits at the save itself."""
        if entry.by not in self._persons or isinstance(entry.deed, SecretKept):
            return
        own = [page for page in self._devices.values() if page.member == entry.by]
        signs = any(page.role is Role.MEMBER and page.key in self._bound for page in own)
        if not signs or any(page.role is Role.KEEPER for page in own):
            return
        act = (
            other for other in self._entries[entry.act - 1 : entry.number + 2_000] if other.act == entry.act
        )
        if not any(isinstance(other.deed, ParcelTaken) for other in act):
            self._fault(self._night, entry, say("{name} has not signed this", name=entry.by))

    def _hold_mending(self, entry: Entry, deed: Struck | Corrected) -> None:
        if isinstance(deed, Corrected):
            what = say("a result was changed by hand: {why}", why=deed.why)
            self._fault(self._entries[deed.entry - 1].night, deed.entry, what)
            return
        held = [self._entries[target - 1] for target in deed.entries if target < entry.number]
        nights = {each.deed.night for each in held if isinstance(each.deed, NightClosed)}
        fought = Counter(each.night for each in held if isinstance(each.deed, BoutFought))
        self._night = min(self._night, *nights) if nights else self._night
        for night in sorted(nights | fought.keys()):
            what = say("it was taken back by {name} and keeps its dice: {why}", name=entry.by, why=deed.why)
            self._of(night).notes.append(Remark(entry.number, what))
            self._of(night).bouts = max(0, self._of(night).bouts - fought[night])
        for each in held:
            act = self._entries[each.act - 1 : each.act + 2_000]
            proofs = [
                other
                for other in act
                if other.act == each.act and isinstance(other.deed, ParcelTaken | SealsOpened)
            ]
            if proofs and not each.deed.lasting:
                self._fault(
                    each.night or self._night,
                    each,
                    say("what a member had handed in was taken back by {name}", name=entry.by),
                )

    # What only others can tell

    def hold_heads(self, heads: Mapping[int, str]) -> None:
        """Compare with what was seen of this league before: a second history differs from it."""
        for number, seen in heads.items():
            if number > len(self._lines):
                what = say(
                    "entry {number} was seen before and is missing here: this copy is older", number=number
                )
                self._league.notes.append(Remark(number, what))
            elif self._lines[number - 1].digest.hex() != seen:
                what = say(
                    "entry {number} is not the one that was seen before: this is a second history",
                    number=number,
                )
                self._league.faults.append(Remark(number, what))

    def hold_bouts(self, progress: Progress | None) -> None:
        """Hold every bout against its record and its night, and fight it again."""
        found = self._office.check(progress=progress)
        for finding in found:
            night = self._entries[finding.entry - 1].night if finding.entry else 0
            remark = Remark(finding.entry or 0, finding.what)
            (self._of(night) if night else self._league).faults.append(remark)
        for note in found.notes:
            night = self._entries[note.entry - 1].night if note.entry else 0
            (self._of(night) if night else self._league).notes.append(Remark(note.entry or 0, note.what))
        hidden = len(self._office.club.withheld())
        if hidden:
            what = say(
                "{hidden} entries are withheld from whoever has this copy; the chain covers them",
                hidden=hidden,
            )
            self._league.notes.append(Remark(0, what))
