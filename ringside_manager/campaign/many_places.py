"""A league in many places (C83-C89, designed): what is signed and committed to, deadlines, and its pages of the books.

Text is hashed as UTF-8; digests, keys, salts and nonces are written in lower-case hexadecimal.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime, timedelta
from enum import Enum
from zoneinfo import ZoneInfo

from ringside_manager.bout.pieces import Piece
from ringside_manager.errors import against, excerpt, misused
from ringside_manager.language import say

# What is signed, what is committed to, and how a night's dice follow from it (C83-C88)


SEED_BYTES = 32
"""The length of a keeper's secret, and of a member's nonce."""
SALT_BYTES = 16
"""The length of the salt that keeps a short text from being guessed by its digest."""


class Role(Enum):
    """What somebody may do in a league of many places (C88)."""

    KEEPER = "keeper"
    PROMOTER = "promoter"
    MEMBER = "member"
    GUEST = "guest"


class Standing(Enum):
    """What became of a parcel of orders (C84)."""

    TAKEN = "taken"
    LATE = "late"
    """It came when its night had been held: its open orders count, its nonce and its sealed orders do not."""


@dataclass(frozen=True, slots=True)
class Slip:
    """What a member signs with a parcel of orders (C84).

    ``league`` is the digest of the league's first entry, ``device`` the public key that signs, ``sequence`` counts the
    parcels of that device from 1.  ``head`` and ``head_digest`` name the last entry the orders were made on.  ``orders``
    are salted digests of all orders, sealed ones last; ``nonce`` is the digest of the nonce for the dice of ``night``.
    """

    league: str
    night: int
    device: str
    sequence: int
    head: int
    head_digest: str
    orders: tuple[str, ...]
    nonce: str

    def text(self) -> bytes:
        """What is signed: canonical JSON, the same on every machine."""
        return b"ringside slip 1\n" + json.dumps(asdict(self), sort_keys=True, separators=(",", ":")).encode()


def digest(text: str) -> str:
    """The SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def salted(salt: str, text: str) -> str:
    """The digest by which a text is proved once ``salt`` and text are shown (C84, C87)."""
    return hashlib.sha256(bytes.fromhex(salt) + text.encode()).hexdigest()


def nonce_digest(nonce: str) -> str:
    """What a slip says of a member's nonce before it is opened (C84)."""
    return hashlib.sha256(b"ringside nonce 1\n" + bytes.fromhex(nonce)).hexdigest()


def night_seed(league: str, night: int, secret: str, nonces: Iterable[str], beacon: str = "") -> int:
    """The seed of a sealed night (C86): 63 bits of a hash of all that was fixed before anything was opened.

    ``secret`` is the keeper's, ``nonces`` are those of the parcels that were listed, in any order; ``beacon`` is the value
    of the public beacon's round that was named, empty where none was.
    """
    parts = ["ringside night 1", league, str(night), secret, *sorted(nonces), beacon]
    return int.from_bytes(hashlib.sha256("\n".join(parts).encode()).digest()[:8], "big") >> 1


# Until when orders are taken, by a clock on the wall (C89).  A deadline is agreed as people agree on one: Friday at eight, in the
# time of some place.  What moment that is anywhere else follows from it, summer time included.


MOST_DAYS = 366
"""The longest rhythm."""
WALL = "%Y-%m-%dT%H:%M"
_WALL = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})[ T]([0-9]{2}:[0-9]{2})(?::00)?")


@dataclass(frozen=True, slots=True)
class Deadline:
    """Orders for ``night`` are taken until ``at``, the time of day in ``zone``; ``days`` later those for the next, 0: for none (C89)."""

    night: int
    at: str
    zone: str = "UTC"
    days: int = 0

    def wall(self, night: int) -> datetime | None:
        """The time a clock in the zone shows at the deadline of a night; None for a night that has none."""
        after = night - self.night
        if after < 0 or (after and not self.days):
            return None
        try:
            return datetime.strptime(self.at, WALL) + timedelta(days=after * self.days)  # noqa: DTZ007 - a wall's
        except (ValueError, OverflowError):
            return None

    def due(self, night: int) -> datetime | None:
        """The moment of a night's deadline in UTC; None for a night that has none, and where the zone is not known."""
        wall, zone = self.wall(night), zone_of(self.zone)
        if wall is None or zone is None:
            return None
        try:
            return wall.replace(tzinfo=zone).astimezone(UTC)
        except OverflowError:
            return None

    def caught_up(self, night: int, now: datetime) -> Deadline:
        """The same rhythm, in which the latest time that has passed is that of ``night``.

        So that whoever was away for weeks misses the nights of those weeks once, not one after the other.
        """
        found = self
        while self.days and (after := found.due(night + 1)) is not None and after <= now:
            times = max((now - after) // timedelta(days=self.days), 1)
            wall = found.wall(night)
            if wall is None:
                break
            at = wall + timedelta(days=times * self.days)
            found = replace(found, night=night, at=at.strftime(WALL))
        return found


def zone_of(name: str) -> ZoneInfo | None:
    """The time zone of that name; None where it is not known."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None


def read_deadline(night: int, at: str, zone: str, days: int, now: datetime) -> Deadline:
    """Read a deadline as people write one, ``2026-12-04 20:00``; ``UsageError`` for what is none, ``RuleError`` C89 for one that has passed."""
    written = _WALL.fullmatch(at.strip())
    made = Deadline(night, "T".join(written.groups()) if written else "", zone.strip() or "UTC", days)
    if zone_of(made.zone) is None:
        raise misused(
            "There is no time zone {zone}.",
            zone=excerpt(zone),
            next_step=say("One is called Europe/Berlin, America/New_York or UTC."),
        )
    if not 0 <= days <= MOST_DAYS:
        raise misused("A deadline comes again after 1 to {most} days, or not at all.", most=MOST_DAYS)
    due = made.due(night)
    if due is None:
        raise misused("{at} is no time; one looks like 2026-12-04 20:00.", at=excerpt(at))
    if due <= now:
        raise against(
            "C89", "{at} has passed already in {zone}.", at=made.at.replace("T", " "), zone=made.zone
        )
    return made


# The pages of the books: its sealing, its members' devices, their parcels, its sealed nights


@dataclass(frozen=True, slots=True)
class DeviceBook:
    """A member's device, known by the public key it signs with (C88); ``revoked`` is the entry that took it back."""

    key: str
    member: str
    role: Role
    label: str
    admitted: int
    revoked: int | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why one order of a parcel was refused: its place among the orders from 0, the rule's id, and a sentence."""

    index: int
    rule: str
    sentence: str


@dataclass(frozen=True, slots=True)
class ParcelBook:
    """A parcel of orders that was taken (C84), and its nonce once the seals of its night were opened."""

    entry: int
    device: str
    night: int
    sequence: int
    signature: str
    """What the device signed its slip with."""
    standing: Standing
    refusals: tuple[Refusal, ...] = ()
    nonce: str | None = None


@dataclass(frozen=True, slots=True)
class SealBook:
    """A sealed night: the entries that committed to it, listed its parcels and opened them (C83, C85, C86).

    ``attempt`` counts the commitments to the night from 1: more than one is a second draw.
    """

    night: int
    attempt: int
    committed: int
    listed: int | None = None
    parcels: tuple[int, ...] = ()
    beacon: str = ""
    """The round of the public beacon that was named, empty where none was."""
    opened: int | None = None
    seed: int = 0


@dataclass(slots=True)
class ClubBook(Piece):
    """All that a league knows of its many places; empty in a league at one keyboard."""

    sealed: bool = False
    beacon: str = ""
    """The public beacon a round of which is named each night; empty where none is."""
    deadline: Deadline | None = None
    """Until when orders are taken (C89); None: until whoever keeps the league holds the night."""
    devices: dict[str, DeviceBook] = field(default_factory=dict)
    parcels: dict[int, ParcelBook] = field(default_factory=dict)
    nights: dict[int, SealBook] = field(default_factory=dict)

    def parcel_of(self, device: str, sequence: int) -> ParcelBook | None:
        """Return the parcel a device gave this number, or None."""
        pages = reversed(self.parcels.values())
        return next((page for page in pages if (page.device, page.sequence) == (device, sequence)), None)

    def last_sequence(self, device: str) -> int:
        """Return the number of the last parcel of a device, 0 before the first."""
        return max((page.sequence for page in self.parcels.values() if page.device == device), default=0)

    def devices_of(self, member: str) -> tuple[DeviceBook, ...]:
        """Return the devices of a member that were not revoked, oldest first."""
        pages = self.devices.values()
        return tuple(page for page in pages if page.member == member and page.revoked is None)
