"""The pages of a league in many places: its sealing, its members' devices, their parcels, its sealed nights (C83-C89)."""

from __future__ import annotations

from dataclasses import dataclass, field

from ringside_manager.bout.pieces import Piece
from ringside_manager.campaign.seals import Deadline, Role, Standing


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
