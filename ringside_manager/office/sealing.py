"""The office of a league in many places: its sealing, devices, parcels of orders, and sealed nights (C83-C88).

What is signed is checked by whoever knows the keys (the club); the office knows what was fixed before what.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.campaign.books import Books
from ringside_manager.campaign.many_places import (
    SEED_BYTES,
    ParcelBook,
    Refusal,
    Role,
    SealBook,
    Slip,
    Standing,
    night_seed,
    nonce_digest,
)
from ringside_manager.campaign.orders import Order
from ringside_manager.errors import RuleError, against, misused
from ringside_manager.language import say
from ringside_manager.league import copies
from ringside_manager.league.business.club import (
    DeviceAdmitted,
    DeviceRevoked,
    NightCommitted,
    Nonce,
    ParcelTaken,
    SealingAgreed,
    SealsListed,
    SealsOpened,
)
from ringside_manager.league.journal import Line, canonical
from ringside_manager.league.league import League
from ringside_manager.office.copies import hidden_from
from ringside_manager.office.docket import PROGRAM, Docket, Party, find_party, on_the_newest
from ringside_manager.office.orders import carry_out


@dataclass(frozen=True, slots=True)
class OpenedSeal:
    """What a listed parcel held sealed: its nonce, and its sealed orders by their places among the orders of its slip.

    ``proof`` is kept with the entry, withheld from others: texts and salts by which the orders can be held to the slip.
    """

    parcel: int
    nonce: str
    orders: tuple[tuple[int, Order], ...] = ()
    proof: str = ""


class ClubDesk:
    """What can be done in an open league because it is played in many places; made by ``Office.club``."""

    def __init__(self, league: League) -> None:
        self._league = league

    @property
    def identity(self) -> str:
        """The digest of the league's first entry, by which all its copies are known."""
        return self._league.lines[0].digest.hex()

    @property
    def lines(self) -> Sequence[Line]:
        """The journal as it is stored, for whoever proves it."""
        return self._league.lines

    def digest_of(self, number: int) -> str:
        """Return the digest of an entry; ``UsageError`` if there is none."""
        if not 1 <= number <= len(self._league.lines):
            raise misused("There is no entry {number} in this journal.", number=number)
        return self._league.lines[number - 1].digest.hex()

    # Sealing, and who may sign

    @on_the_newest
    def seal(self, by: Party, beacon: str = "") -> None:
        """Seal the league from here on, and commit to its next night (C83); ``RuleError`` C3 for others than the promoter."""
        _check_promoter(self._books, by)
        with self._league.act(by.name) as act:
            act.add(SealingAgreed(True, beacon))
            commit(Docket(self._books, act))

    @on_the_newest
    def unseal(self, by: Party, why: str) -> None:
        """Let the league be played as at one keyboard again (C83); ``RuleError`` C3 for others than the promoter."""
        _check_promoter(self._books, by)
        with self._league.act(by.name) as act:
            act.add(SealingAgreed(False, "", why))

    @on_the_newest
    def admit(self, member: str, role: Role, device: str, label: str, by: Party) -> None:
        """Let a device sign for a member (C88).

        A member or promoter is named as in the league.  Raises ``RuleError`` C3 for others than the promoter, C88 for a
        device that was admitted before, ``UnknownNameError``.
        """
        _check_promoter(self._books, by)
        if device in self._books.club.devices:
            raise against("C88", "This device was admitted before, for {name}.", name=self._member(device))
        if role in (Role.MEMBER, Role.PROMOTER):
            member = find_party(self._books, member).name
        with self._league.act(by.name) as act:
            act.add(DeviceAdmitted(member, role, device, label))

    @on_the_newest
    def revoke(self, device: str, why: str, by: Party) -> None:
        """Take a device back (C88); ``RuleError`` C3 for others than the promoter and its member, C88 for one unknown."""
        if self._member(device) != by.name:
            _check_promoter(self._books, by)
        with self._league.act(by.name) as act:
            act.add(DeviceRevoked(device, why))

    # Parcels

    @on_the_newest
    def take_parcel(
        self, slip: Slip, signature: str, orders: Sequence[tuple[int, Order]], proof: str = ""
    ) -> ParcelBook:
        """Carry out the open orders of a signed parcel, each judged by itself, as one act (C84).

        ``orders`` come with their places among those of the slip; those that are missing are sealed.  A parcel that was
        taken before gets its first answer again.  Raises ``RuleError`` C84 for one of another league or journal, out of
        its order or for a night too far ahead, C85 while a night is being opened, C88 for a device that may not sign.
        """
        books = self._books
        if (known := books.club.parcel_of(slip.device, slip.sequence)) is not None:
            return self._answered(known, signature)
        by = self._signer(slip)
        self._check_slip(slip)
        check_card_is_open(books)
        standing = Standing.TAKEN if is_awaited(books, slip.night) else Standing.LATE
        refusals: list[Refusal] = []
        with self._league.act(by.name) as act:
            docket, place = Docket(books, act), len(self._league.lines)
            for index, order in orders:
                seed = derive_seed(books.seed, "parcel", place, index)
                try:
                    carry_out(docket, order, by, SeededChance(seed))
                except RuleError as refused:
                    refusals.append(Refusal(index, refused.rule, refused.message))
            entry = act.add(_taken(slip, signature, standing, tuple(refusals)), proof or None)
        return self._books.club.parcels[entry]

    def parcel(self, entry: int) -> tuple[Slip, str]:
        """Return the slip of a parcel that was taken, and what proves its orders, "" where that is withheld or was not kept.

        Raises ``UsageError`` for an entry that tells of no parcel.
        """
        told = self._league.entries[entry - 1] if 1 <= entry <= len(self._league.entries) else None
        if told is None or not isinstance(told.deed, ParcelTaken):
            raise misused("Entry {number} tells of no parcel.", number=entry)
        is_shown = not self._league.lines[entry - 1].is_withheld
        return told.deed.slip(self.identity), (told.record or "") if is_shown else ""

    def _answered(self, known: ParcelBook, signature: str) -> ParcelBook:
        if known.signature != signature:
            raise against(
                "C84",
                "This device has handed in another parcel of the number {number} before.",
                number=known.sequence,
                next_step=say("One device must not be used in two places: let each have a key of its own."),
            )
        return known

    def _signer(self, slip: Slip) -> Party:
        device = self._books.club.devices.get(slip.device)
        if device is None or device.revoked is not None or device.role is Role.GUEST:
            raise against(
                "C88",
                "The device {device} may not hand anything in here.",
                device=slip.device[:8],
                next_step=say("Ask the keeper to admit it."),
            )
        return find_party(self._books, device.member)

    def _check_slip(self, slip: Slip) -> None:
        last = self._books.club.last_sequence(slip.device)
        if slip.league != self.identity:
            raise against("C84", "This parcel is for another league.")
        if slip.sequence <= last:
            raise against(
                "C84",
                "Parcel {number} comes after parcel {last} of the same device.",
                number=slip.sequence,
                last=last,
            )
        if not 1 <= slip.head <= len(self._league.lines) or self.digest_of(slip.head) != slip.head_digest:
            raise against(
                "C84",
                "This parcel was made on another history of the league: its entry {head} is not the one here.",
                head=slip.head,
                next_step=say("Compare the two journals before anything else is done."),
            )
        if slip.night > self._books.closed + 1:
            raise against(
                "C84",
                "Night {night} is too far ahead; the next is {next}.",
                night=slip.night,
                next=self._books.closed + 1,
            )

    # Sealed nights

    @on_the_newest
    def list_seals(self, by: Party, beacon_round: str = "") -> SealBook:
        """Fix which parcels count for the coming night (C85), with the round of the beacon where the league has one.

        A list that was made stands.  Raises ``RuleError`` C3 for others than the promoter, C83 where nothing is sealed.
        """
        _check_promoter(self._books, by)
        page = self._coming()
        if page.listed is None:
            if self._books.club.beacon and not beacon_round:
                raise against(
                    "C85",
                    "The dice of this league wait for a round of {beacon}; none was named.",
                    beacon=self._books.club.beacon,
                    next_step=say("Name a round that is still to come."),
                )
            with self._league.act(by.name) as act:
                if (page := self._books.club.nights[page.night]).listed is not None:
                    return page  # by another program, meanwhile
                parcels = tuple(each.entry for each in awaited_parcels(self._books, page.night))
                act.add(SealsListed(page.night, page.attempt, parcels, beacon_round))
        return self._coming()

    @on_the_newest
    def open_seals(self, opened: Sequence[OpenedSeal], beacon: str = "") -> tuple[Refusal, ...]:
        """Open the seals of the coming night: its seed is fixed, its sealed orders are carried out (C86).

        What was not listed is left alone, a nonce that is not the one signed counts as one that could not be opened.
        Returns the orders that were refused, ``index`` counted through all of ``opened``.  Raises ``RuleError`` C85 where
        nothing was listed, and where the beacon's value is missing.
        """
        books, page = self._books, self._coming()
        if page.listed is None:
            raise against("C85", "The parcels of night {night} were not listed yet.", night=page.night)
        if page.opened is not None:
            return ()
        if page.beacon and not beacon:
            raise against("C85", "The value of {round} is missing.", round=page.beacon)
        good = tuple(each for each in opened if each.parcel in page.parcels and self._is_signed(each))
        secret = self._secret(page)
        nonces = tuple(Nonce(each.parcel, each.nonce) for each in good)
        seed = night_seed(self.identity, page.night, secret, (each.nonce for each in nonces), beacon)
        unopened = tuple(sorted(set(page.parcels) - {each.parcel for each in good}))
        proof = canonical({str(each.parcel): each.proof for each in good})
        with self._league.act(PROGRAM) as act:
            act.add(
                SealsOpened(page.night, page.attempt, secret, nonces, seed, beacon, unopened),
                proof if good else None,
            )
            return tuple(self._carry_out_sealed(Docket(books, act), good, seed))

    def _is_signed(self, each: OpenedSeal) -> bool:
        told = self._league.entries[each.parcel - 1].deed
        return isinstance(told, ParcelTaken) and nonce_digest(each.nonce) == told.nonce

    def _carry_out_sealed(self, docket: Docket, opened: Iterable[OpenedSeal], seed: int) -> Iterator[Refusal]:
        place = 0
        for each in opened:
            device = self._books.club.parcels[each.parcel].device
            by = find_party(self._books, self._member(device))
            for _, order in each.orders:
                try:
                    carry_out(docket, order, by, SeededChance(derive_seed(seed, "sealed", place)))
                except RuleError as refused:
                    yield Refusal(place, refused.rule, refused.message)
                place += 1

    @on_the_newest
    def seed_of_night(self) -> int:
        """Return the seed of the coming night of a sealed league, opening its seals where nobody has handed any in (C86).

        Raises ``RuleError`` C85 where parcels wait to be opened.
        """
        page = self._coming()
        if page.opened is None:
            if (
                page.listed is None
                and not awaited_parcels(self._books, page.night)
                and not self._books.club.beacon
            ):
                page = self.list_seals(Party("", promoter=True))
            if page.listed is None or page.parcels or page.beacon:
                raise against(
                    "C85",
                    "The seals of night {night} are not opened yet, so nobody knows its dice.",
                    night=page.night,
                    next_step=say("Let the keeper hold the night where the league is played."),
                )
            self.open_seals(())
        return self._coming().seed

    def _coming(self) -> SealBook:
        books = self._books
        if not books.club.sealed:
            raise against("C83", "This league is not sealed.")
        page = books.club.nights.get(books.closed + 1)
        if page is None:
            with self._league.act(PROGRAM) as act:
                commit(Docket(books, act))
            page = self._books.club.nights[self._books.closed + 1]
        return page

    def _secret(self, page: SealBook) -> str:
        line = self._league.lines[page.committed - 1]
        if line.record is None or line.is_withheld:
            raise against(
                "C83",
                "The keeper's secret of night {night} is not in this copy of the league.",
                night=page.night,
                next_step=say("Only the keeper's own save can open the seals."),
            )
        return secret_in(line.record)

    # Copies

    def journal_text(self, since: int, reader: Party | None) -> Iterator[str]:
        """The journal after entry ``since`` as lines of JSON, what ``reader`` may not see withheld (C87); ``None``: a guest."""
        hidden = hidden_from(self._league.entries, self._books, reader)
        for line in self._league.lines[since:]:
            yield copies.text_of(line.withheld() if line.number in hidden else line)

    def check_withholdable(self, reader: Party | None) -> None:
        """Raise ``RuleError`` C87 if the journal holds somebody's secrets in the clear, from before the league was sealed."""
        hidden = hidden_from(self._league.entries, self._books, reader)
        entries = self._league.entries
        bare = [
            line.number
            for line in self._league.lines
            if line.number in hidden
            and line.record is None
            and not isinstance(
                entries[line.number - 1].deed, ParcelTaken | SealsOpened
            )  # no record, no secret
        ]
        if bare:
            raise against(
                "C87",
                "Entry {number} holds a secret from before the league was sealed, so its journal is not given out.",
                number=bare[0],
            )

    def records_for(self, reader: Party | None, numbers: Iterable[int]) -> Mapping[int, str]:
        """The records of these entries that ``reader`` may see; for copies from which they were withheld."""
        hidden = hidden_from(self._league.entries, self._books, reader)
        lines = self._league.lines
        shown = (
            lines[number - 1] for number in numbers if 1 <= number <= len(lines) and number not in hidden
        )
        return {
            line.number: line.record for line in shown if line.record is not None and not line.is_withheld
        }

    def withheld(self) -> tuple[int, ...]:
        """The entries whose records this copy does not show."""
        return tuple(line.number for line in self._league.lines if line.is_withheld)

    @on_the_newest
    def extend(self, source: Path, texts: Iterable[bytes], records: Mapping[int, str]) -> None:
        """Append lines of JSON from ``source`` to this copy, and show records withheld so far.

        Raises ``JournalLineError`` for what is no line, ``UsageError`` for what does not follow from this journal.
        """
        self._league.extend(tuple(copies.lines_from(source, texts)), records)

    @property
    def _books(self) -> Books:
        return self._league.books

    def _member(self, device: str) -> str:
        page = self._books.club.devices.get(device)
        return "" if page is None else page.member


def commit(docket: Docket, *, again: bool = False) -> None:
    """Commit to a secret for the coming night (C83), unless that was done or the league is over; ``again``: a further draw."""
    books = docket.books
    night = docket.next_night
    page = books.club.nights.get(night)
    if (
        not books.club.sealed
        or books.ended
        or night > books.options.nights
        or (page is not None and not again)
    ):
        return
    record = canonical({"secret": secrets.token_hex(SEED_BYTES)})
    docket.write(NightCommitted(night, 1 if page is None else page.attempt + 1), record)


def secret_in(record: str) -> str:
    """Return the secret a commitment holds."""
    return str(json.loads(record)["secret"])


def check_card_is_open(books: Books) -> None:
    """Raise ``RuleError`` C85 while the seals of the coming night are listed: who could know its dice orders nothing more."""
    page = books.club.nights.get(books.closed + 1)
    if books.club.sealed and page is not None and page.listed is not None:
        raise against(
            "C85",
            "The seals of night {night} are listed; nobody orders anything before it has been held.",
            night=page.night,
            next_step=say("Hand it in again after that night."),
        )


def is_awaited(books: Books, night: int) -> bool:
    """Whether parcels for a night still count for its dice (C84)."""
    page = books.club.nights.get(night)
    return night == books.closed + 1 and (page is None or page.listed is None)


def awaited_parcels(books: Books, night: int) -> tuple[ParcelBook, ...]:
    """Return the parcels of a night that came in time, the latest of each device (C85)."""
    latest = {
        page.device: page
        for page in books.club.parcels.values()
        if page.night == night and page.standing is Standing.TAKEN
    }
    return tuple(latest.values())


def _check_promoter(books: Books, by: Party) -> None:
    if not by.promoter:
        raise against("C3", "Only the promoter may do this, not {name}.", name=by.name)


def _taken(slip: Slip, signature: str, standing: Standing, refusals: tuple[Refusal, ...]) -> ParcelTaken:
    return ParcelTaken(
        slip.device, slip.night, slip.sequence, slip.head, slip.head_digest, slip.orders, slip.nonce, signature,
        standing, refusals,
    )  # fmt: skip
