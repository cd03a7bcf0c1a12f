"""A league in many places (C83-C89): sealing, devices, parcels, sealed nights, deadlines, standing orders (C72), what hides a secret deed.

The posting of these deeds moves nobody's money and throws no dice: they prove what was fixed before what.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated, ClassVar

from annotated_types import Ge, Le, MaxLen
from pydantic import StringConstraints

from ringside_manager.campaign.books import MandateBook, Otherwise, Task
from ringside_manager.campaign.books.kinds import LATER
from ringside_manager.campaign.many_places import (
    MOST_DAYS,
    Deadline,
    DeviceBook,
    ParcelBook,
    Refusal,
    Role,
    SealBook,
    Slip,
    Standing,
)
from ringside_manager.language import say
from ringside_manager.league.business.careers import DraftListed
from ringside_manager.league.business.contracts import DealAnswered, DealProposed
from ringside_manager.league.business.nights import BidSealed, PlanSealed
from ringside_manager.league.business.offers import BetAnswered, BetProposed, OfferAnswered, OfferMade
from ringside_manager.league.business.open_books import MissingPageError, OpenBooks, post
from ringside_manager.league.deeds import Cents, Deed, Name, Night, Number, Seed, Text, Word

# Standing orders: given and ended (C72)


Men = Annotated[tuple[Number, ...], MaxLen(200)]


@dataclass(frozen=True, slots=True)
class MandateGiven(Deed):
    """A manager gives a standing order; its fields are those of ``MandateBook`` (C72)."""

    kind: ClassVar[str] = "mandate_given"
    manager: Number
    task: Task
    until: Night | None = None
    fighters: Men = ()
    least_chance: Annotated[int, Ge(0), Le(99)] = 0
    least_cents: Cents = 0
    rest: Annotated[int, Ge(0), Le(100)] = 0
    never: Men = ()
    otherwise: Otherwise = Otherwise.DECLINE
    never_champion: bool = field(default=False, metadata=LATER)
    never_champions_of: Men = field(default=(), metadata=LATER)


@post.register
def mandate_given(deed: MandateGiven, opened: OpenBooks) -> None:
    """The office has a standing order; for men who are not his it does nothing (C72)."""
    manager = opened.manager(deed.manager)
    for number in (*deed.fighters, *deed.never):
        opened.fighter(number)  # whoever reads the order looks them up
    for number in deed.never_champions_of:
        opened.manager(number)
    strangers = [number for number in deed.fighters if number not in manager.stable]
    if strangers:
        text = say("{name} gave a standing order for a man who was not his.", name=manager.name)
        opened.doubt("C72", text)
    opened.books.mandates[opened.entry] = MandateBook(
        opened.entry, deed.manager, deed.task, deed.until, deed.fighters, deed.least_chance, deed.least_cents,
        deed.rest, deed.never, deed.otherwise, deed.never_champion, deed.never_champions_of,
    )  # fmt: skip
    opened.books.touched.mandates.add(opened.entry)


@dataclass(frozen=True, slots=True)
class MandateEnded(Deed):
    """A manager ends a standing order of his (C72)."""

    kind: ClassVar[str] = "mandate_ended"
    manager: Number
    mandate: Number


@post.register
def mandate_ended(deed: MandateEnded, opened: OpenBooks) -> None:
    """The office does nothing by it any more (C72)."""
    mandate = opened.books.mandates.get(deed.mandate)
    if mandate is None:
        raise MissingPageError(say("there is no standing order {number}", number=deed.mandate))
    if mandate.manager != deed.manager or mandate.ended is not None:
        opened.doubt("C72", say("Standing order {number} was not his to end.", number=deed.mandate))
    mandate.ended = opened.entry
    opened.books.touched.mandates.add(deed.mandate)


MOST_ORDERS = 1_000
"""The orders of one parcel, and the parcels of one night."""
Hex32 = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
"""A key, digest or nonce of 32 bytes."""
Hex64 = Annotated[str, StringConstraints(pattern="^[0-9a-f]{128}$")]
"""A signature."""
Many = Annotated[tuple[Number, ...], MaxLen(MOST_ORDERS)]

BETWEEN_TWO = frozenset({OfferMade, OfferAnswered, DealProposed, DealAnswered, BetProposed, BetAnswered})
"""The deeds that may be between two managers only."""
OWN_ALONE = frozenset({PlanSealed, MandateGiven, MandateEnded, DraftListed, BidSealed})
"""The deeds that are their manager's alone."""
PRIVATE = BETWEEN_TWO | OWN_ALONE
"""The deeds a sealed league writes so that they can be withheld (C87)."""


class Proof(Deed):
    """A deed that proves what was fixed before what: nothing strikes or corrects it (C85)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class SealingAgreed(Proof):
    """From here on nights and orders are sealed, or no longer; ``beacon`` names a public beacon, if one is used (C83)."""

    kind: ClassVar[str] = "sealing_agreed"
    sealed: bool
    beacon: Word = ""
    why: Text = ""


@post.register
def sealing_agreed(deed: SealingAgreed, opened: OpenBooks) -> None:
    """The league is sealed, or is so no longer."""
    opened.books.club.sealed, opened.books.club.beacon = deed.sealed, deed.beacon


@dataclass(frozen=True, slots=True)
class DeadlineSet(Deed):
    """Until when orders for a night are taken, and after how many days for the next (C89); without ``at`` there is no deadline."""

    kind: ClassVar[str] = "deadline_set"
    night: Night
    at: Annotated[str, StringConstraints(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2})?$")]
    zone: Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_+/-]{1,60}$")] = "UTC"
    days: Annotated[int, Ge(0), Le(MOST_DAYS)] = 0


@post.register
def deadline_set(deed: DeadlineSet, opened: OpenBooks) -> None:
    """From here on nights are held at that time."""
    opened.books.club.deadline = Deadline(deed.night, deed.at, deed.zone, deed.days) if deed.at else None


@dataclass(frozen=True, slots=True)
class DeviceAdmitted(Proof):
    """A member's device may sign for him, by its public key (C88)."""

    kind: ClassVar[str] = "device_admitted"
    member: Name
    role: Role
    device: Hex32
    label: Word = ""


@post.register
def device_admitted(deed: DeviceAdmitted, opened: OpenBooks) -> None:
    """A device is one of the league's."""
    page = DeviceBook(deed.device, deed.member, deed.role, deed.label, opened.entry)
    if deed.device in opened.books.club.devices:
        opened.doubt("C88", say("The device of {name} was admitted before.", name=deed.member))
    opened.books.club.devices[deed.device] = page


@dataclass(frozen=True, slots=True)
class DeviceRevoked(Proof):
    """A device may sign no longer: it was lost, or its member has left (C88)."""

    kind: ClassVar[str] = "device_revoked"
    device: Hex32
    why: Text = ""


@post.register
def device_revoked(deed: DeviceRevoked, opened: OpenBooks) -> None:
    """What the device signs from here on does not count."""
    devices = opened.books.club.devices
    if deed.device not in devices:
        raise MissingPageError(say("there is no device {device}", device=deed.device[:8]))
    devices[deed.device] = replace(devices[deed.device], revoked=opened.entry)


@dataclass(frozen=True, slots=True)
class NightCommitted(Proof):
    """The keeper commits to his secret for a night (C83): it is the entry's record, withheld until the seals are opened.

    The digest of the record, which the chain holds, is the commitment.
    """

    kind: ClassVar[str] = "night_committed"
    night: Night
    attempt: Annotated[int, Ge(1), Le(1_000)]


@post.register
def night_committed(deed: NightCommitted, opened: OpenBooks) -> None:
    """The dice of a night are committed to; a later attempt takes the place of the one before."""
    opened.books.club.nights[deed.night] = SealBook(deed.night, deed.attempt, opened.entry)


@dataclass(frozen=True, slots=True)
class ParcelTaken(Proof):
    """A parcel of orders was taken: the slip its member signed, and what became of it (C84).

    All that its orders led to stands in the same act.  The record, withheld from others, holds the orders and their salts.
    """

    kind: ClassVar[str] = "parcel_taken"
    device: Hex32
    night: Night
    sequence: Number
    head: Number
    head_digest: Hex32
    orders: Annotated[tuple[Hex32, ...], MaxLen(MOST_ORDERS)]
    nonce: Hex32
    signature: Hex64
    standing: Standing
    refusals: Annotated[tuple[Refusal, ...], MaxLen(MOST_ORDERS)] = ()

    def slip(self, league: str) -> Slip:
        """Return the slip that was signed, of the league whose first entry has this digest."""
        return Slip(
            league,
            self.night,
            self.device,
            self.sequence,
            self.head,
            self.head_digest,
            self.orders,
            self.nonce,
        )


@post.register
def parcel_taken(deed: ParcelTaken, opened: OpenBooks) -> None:
    """The parcel is known by what its member signed, so that it never counts twice."""
    club = opened.books.club
    if deed.device not in club.devices:
        raise MissingPageError(say("there is no device {device}", device=deed.device[:8]))
    if club.parcel_of(deed.device, deed.sequence) is not None:
        opened.doubt("C84", say("Parcel {number} of this device was taken before.", number=deed.sequence))
    club.parcels[opened.entry] = ParcelBook(
        opened.entry, deed.device, deed.night, deed.sequence, deed.signature, deed.standing, deed.refusals
    )


@dataclass(frozen=True, slots=True)
class SealsListed(Proof):
    """The parcels whose nonces and sealed orders count for a night, fixed before the first is opened (C85)."""

    kind: ClassVar[str] = "seals_listed"
    night: Night
    attempt: Annotated[int, Ge(1), Le(1_000)]
    parcels: Many
    beacon: Word = ""


@post.register
def seals_listed(deed: SealsListed, opened: OpenBooks) -> None:
    """What decides the night is fixed; its first list stands for ever."""
    nights = opened.books.club.nights
    page = nights.get(deed.night)
    if page is None or page.attempt != deed.attempt:
        raise MissingPageError(say("nobody committed to night {night}", night=deed.night))
    if page.listed is not None:
        opened.doubt("C85", say("The seals of night {night} were listed before.", night=deed.night))
        return
    nights[deed.night] = replace(page, listed=opened.entry, parcels=deed.parcels, beacon=deed.beacon)


@dataclass(frozen=True, slots=True)
class Nonce:
    """The nonce of one parcel."""

    parcel: Number
    nonce: Hex32


@dataclass(frozen=True, slots=True)
class SealsOpened(Proof):
    """The seals of a night are opened: the keeper's secret, the nonces of the listed parcels, and the seed they give (C86).

    A parcel that is listed and missing here could not be opened: ``unopened`` names it.
    """

    kind: ClassVar[str] = "seals_opened"
    night: Night
    attempt: Annotated[int, Ge(1), Le(1_000)]
    secret: Hex32
    nonces: Annotated[tuple[Nonce, ...], MaxLen(MOST_ORDERS)]
    seed: Seed
    beacon: Word = ""
    unopened: Many = ()


@post.register
def seals_opened(deed: SealsOpened, opened: OpenBooks) -> None:
    """The seed of the night is known to all."""
    club = opened.books.club
    page = club.nights.get(deed.night)
    if page is None or page.attempt != deed.attempt or page.listed is None:
        raise MissingPageError(say("the seals of night {night} were not listed", night=deed.night))
    if page.opened is not None:
        opened.doubt("C86", say("The seals of night {night} were opened before.", night=deed.night))
        return
    for each in deed.nonces:
        if each.parcel in club.parcels:
            club.parcels[each.parcel] = replace(club.parcels[each.parcel], nonce=each.nonce)
    club.nights[deed.night] = replace(page, opened=opened.entry, seed=deed.seed)


@dataclass(frozen=True, slots=True)
class SecretKept(Deed):
    """A deed of somebody else's that this copy of the journal does not show (C87); it changes nothing here."""

    kind: ClassVar[str] = "secret_kept"


@post.register
def secret_kept(_deed: SecretKept, _opened: OpenBooks) -> None:
    """Nothing: what is withheld cannot be posted."""


WITHHELD_KINDS = frozenset({SecretKept.kind, NightCommitted.kind, ParcelTaken.kind, SealsOpened.kind})
"""The kinds of deed whose record may be withheld from a reader."""
