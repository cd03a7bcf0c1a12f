"""Parcels of orders, as they travel, and the receipts for them (C84).

A parcel is sealed for the devices of the keeper.  In it lie the slip with its signature, the open orders with their
salts, and a second seal with the secret orders and the member's number for the dice, opened when the parcels are listed.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Annotated

from annotated_types import Ge, Le, MaxLen, MinLen

from ringside_manager.campaign.many_places import (
    SALT_BYTES,
    SEED_BYTES,
    ParcelBook,
    Refusal,
    Slip,
    Standing,
    digest,
    nonce_digest,
    salted,
)
from ringside_manager.campaign.orders import Order
from ringside_manager.club.device import (
    Device,
    canonical,
    is_signed,
    packed,
    read_strictly,
    seal_for,
    unpacked,
)
from ringside_manager.errors import FileError, against, misused
from ringside_manager.language import say
from ringside_manager.office.orders_file import is_secret, numbers_in, order_text, read_order
from ringside_manager.office.sealing import OpenedSeal

LARGEST_PARCEL = 2_000_000
"""Bytes a parcel may take, sealed for all devices of the keeper."""
MOST_ORDERS = 500
"""Orders one parcel may hold."""

Hex = Annotated[str, MaxLen(128)]
Count = Annotated[int, Ge(0), Le(2**53)]
Packed = Annotated[str, MaxLen(LARGEST_PARCEL)]


@dataclass(frozen=True, slots=True)
class Sheet:
    """An order in a parcel: its place among those of the slip, the salt of its digest, and its text."""

    index: Annotated[int, Ge(0), Le(MOST_ORDERS)]
    salt: Annotated[str, MinLen(2 * SALT_BYTES), MaxLen(2 * SALT_BYTES)]
    text: Packed


@dataclass(frozen=True, slots=True)
class OwnParcel:
    """What a member keeps of his own parcel: all its orders, and the place of each in what he handed in."""

    sheets: Annotated[tuple[Sheet, ...], MaxLen(MOST_ORDERS)]
    places: Annotated[tuple[int, ...], MaxLen(MOST_ORDERS)]


@dataclass(frozen=True, slots=True)
class Secrets:
    """What the inner seal holds: the member's number for the dice, and his secret orders."""

    nonce: Annotated[str, MinLen(2 * SEED_BYTES), MaxLen(2 * SEED_BYTES)]
    sheets: Annotated[tuple[Sheet, ...], MaxLen(MOST_ORDERS)]


@dataclass(frozen=True, slots=True)
class Parcel:
    """An opened parcel; ``inner`` is the second seal for each device of the keeper, in Base64."""

    slip: Slip
    signature: Hex
    sheets: Annotated[tuple[Sheet, ...], MaxLen(MOST_ORDERS)]
    inner: Annotated[dict[Hex, Packed], MaxLen(16)]

    def orders(self) -> tuple[tuple[int, Order], ...]:
        """The open orders by their places; ``FileError`` for one that is not the one signed, or could not be meant yet."""
        return orders_of(self.slip, self.sheets)

    @property
    def proof(self) -> str:
        """What is kept with the entry of the parcel, by which its orders can be held to the slip later."""
        return canonical({"sheets": self.sheets, "inner": self.inner})


@dataclass(frozen=True, slots=True)
class Place:
    """Where a parcel is handed in: the league, the night, and the last entry the orders were made on."""

    league: str
    night: int
    head: int
    head_digest: str


@dataclass(frozen=True, slots=True)
class Receipt:
    """What the keeper signs for a parcel: whose it was, what became of it, and the journal's last entry then."""

    league: Hex
    night: Count
    device: Hex
    sequence: Count
    slip: Hex
    entry: Count
    standing: Standing
    refusals: Annotated[tuple[Refusal, ...], MaxLen(MOST_ORDERS)]
    head: Count
    head_digest: Hex
    keeper: Hex
    signature: Hex = ""

    def text(self) -> bytes:
        """What is signed."""
        told = {name: value for name, value in asdict(self).items() if name != "signature"}
        return b"ringside receipt 1\n" + canonical({**told, "standing": self.standing.value}).encode()

    @property
    def is_genuine(self) -> bool:
        """Whether the keeper's device it names has signed it."""
        return is_signed(self.keeper, self.text(), self.signature)


def make_parcel(
    device: Device, sequence: int, place: Place, orders: Sequence[Order], keepers: Iterable[str]
) -> tuple[Slip, bytes, str]:
    """Make a parcel of ``orders``, secret ones sealed a second time, for the keeper's devices: its slip, and the parcel as it goes out.

    Third is the same opened, for its member alone, who can prove by it what it held.

    Raises ``UsageError`` for too many orders, and for one that speaks of what comes after ``place.head``.
    """
    if len(orders) > MOST_ORDERS:
        raise misused(
            "A parcel holds {most} orders at most, not {found}.", most=MOST_ORDERS, found=len(orders)
        )
    keys = tuple(keepers)
    places = sorted(
        range(len(orders)), key=lambda place: is_secret(orders[place])
    )  # open ones first, as they were given
    in_order = [orders[place] for place in places]
    _check_known(in_order, place.head)
    sheets = tuple(
        Sheet(index, secrets.token_hex(SALT_BYTES), order_text(each)) for index, each in enumerate(in_order)
    )
    is_open = [not is_secret(each) for each in in_order]
    nonce = secrets.token_hex(SEED_BYTES)
    digests = tuple(salted(each.salt, each.text) for each in sheets)
    slip = Slip(
        place.league, place.night, device.key, sequence, place.head, place.head_digest, digests, nonce_digest(nonce)
    )  # fmt: skip
    kept = Secrets(nonce, tuple(sheet for sheet, shown in zip(sheets, is_open, strict=True) if not shown))
    inner = {key: packed(seal_for(key, canonical(kept).encode())) for key in keys}
    shown = tuple(sheet for sheet, shown in zip(sheets, is_open, strict=True) if shown)
    parcel = Parcel(slip, device.sign(slip.text()), shown, inner)
    text = canonical(parcel).encode()
    sealed = canonical({key: packed(seal_for(key, text)) for key in keys}).encode()
    if len(sealed) > LARGEST_PARCEL:
        raise misused(
            "These orders take {found} bytes; a parcel may take {most}.",
            found=f"{len(sealed):,}",
            most=f"{LARGEST_PARCEL:,}",
            next_step=say("Hand them in as two parcels."),
        )
    own = canonical(
        {"slip": slip, "signature": parcel.signature, "sheets": sheets, "nonce": nonce, "places": places}
    )
    return slip, sealed, own


def open_parcel(device: Device, sealed: bytes) -> Parcel:
    """Open a parcel on a keeper's device, its signature checked; ``FileError`` says what is wrong with it."""
    if len(sealed) > LARGEST_PARCEL:
        raise FileError(say("The parcel is larger than {most} bytes.", most=f"{LARGEST_PARCEL:,}"))
    boxes: dict[str, str] = read_strictly(dict[Hex, Packed], sealed)
    if device.key not in boxes:
        raise FileError(
            say("The parcel was sealed for another device of the keeper."),
            next_step=say("Open it there, or let its member hand it in again."),
        )
    parcel: Parcel = read_strictly(Parcel, device.open(unpacked(boxes[device.key])))
    if not is_signed(parcel.slip.device, parcel.slip.text(), parcel.signature):
        raise FileError(say("The parcel is not signed by the device it names."))
    return parcel


def open_seal(device: Device, entry: int, slip: Slip, proof: str) -> OpenedSeal:
    """Open the inner seal of a parcel that was listed, of which the entry keeps ``proof``.

    Raises ``FileError`` for a seal that cannot be opened here or does not hold what was signed: the parcel's number counts
    for nothing then, and everybody sees that it could not be opened.
    """
    inner = _inner_of(proof)
    if device.key not in inner:
        raise FileError(say("The seal can be opened on another device of the keeper only."))
    told: Secrets = read_strictly(Secrets, device.open(unpacked(inner[device.key])))
    if nonce_digest(told.nonce) != slip.nonce:
        raise FileError(say("The number for the dice is not the one that was signed."))
    return OpenedSeal(entry, told.nonce, orders_of(slip, told.sheets), canonical(told))


def give_receipt(device: Device, slip: Slip, answer: ParcelBook, head: int, head_digest: str) -> Receipt:
    """Sign what became of a parcel."""
    told = Receipt(
        slip.league, slip.night, slip.device, slip.sequence, digest(slip.text().decode()), answer.entry,
        answer.standing, answer.refusals, head, head_digest, device.key,
    )  # fmt: skip
    return replace(told, signature=device.sign(told.text()))


def orders_of(slip: Slip, sheets: Iterable[Sheet]) -> tuple[tuple[int, Order], ...]:
    """The orders of sheets by their places, held to the slip; ``FileError`` as ``Parcel.orders``."""
    found: dict[int, Order] = {}
    for sheet in sheets:
        try:
            good = (
                sheet.index < len(slip.orders) and salted(sheet.salt, sheet.text) == slip.orders[sheet.index]
            )
        except ValueError:  # the salt is no hexadecimal, or the text no UTF-8
            good = False
        if not good or sheet.index in found:
            raise FileError(say("Order {number} is not the one that was signed.", number=sheet.index + 1))
        found[sheet.index] = read_order(sheet.text)
    _check_known(found.values(), slip.head)
    return tuple(sorted(found.items()))


def _inner_of(proof: str) -> dict[str, str]:
    told: _Proof = read_strictly(_Proof, proof.encode())
    return told.inner


@dataclass(frozen=True, slots=True)
class _Proof:
    """What is kept with the entry of a parcel; see ``Parcel.proof``."""

    sheets: Annotated[tuple[Sheet, ...], MaxLen(MOST_ORDERS)]
    inner: Annotated[dict[Hex, Packed], MaxLen(16)]


def _check_known(orders: Iterable[Order], head: int) -> None:
    for order in orders:
        for number in numbers_in(order):
            if number > head:
                raise misused(
                    "This order ({kind}) speaks of number {number}, but it was made on a journal that ends at {head}.",
                    kind=order.kind,
                    number=number,
                    head=head,
                    next_step=say("Fetch what is new in the league, look at it, and order again."),
                )


# What comes of taking parcels in


@dataclass(frozen=True, slots=True)
class Asked:
    """A device that asks to be admitted: for whom, by which key, and the digits to compare."""

    name: str
    label: str
    key: str
    fingerprint: str


@dataclass(slots=True)
class Collected:
    """What came of a round of the keeper's: parcels with their answers, devices that ask, and what has to be told."""

    receipts: list[Receipt] = field(default_factory=list)
    refused: list[tuple[str, int, str]] = field(default_factory=list)
    """Device, number of its file, and the sentence."""
    admitted: list[Asked] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    night: int = 0
    """The night that was held, 0 if none was."""
    waits_for: str = ""
    """The round of the beacon whose value the night waits for."""


# The beacon a league's dice may wait for (C85)

MOST_NAMED = 100
"""The longest name of a beacon or of one of its rounds."""
_VALUE = re.compile(r"[0-9A-Fa-f]{16,256}")


def beacon_value_of(beacon: str, named: str, value: str, *, listed: bool) -> str:
    """Return the value of a beacon's round as everybody writes it.

    ``beacon`` is the one the league waits for, ``named`` the round that was told, ``listed`` whether the parcels of the night are.
    Raises ``UsageError`` for what no beacon tells, ``RuleError`` C85 for a value before the list.
    """
    if (named or value) and not beacon:
        raise misused("The dice of this league wait for no beacon.")
    if len(named) > MOST_NAMED:
        raise misused("A round has a name of {most} signs at most.", most=MOST_NAMED)
    if value and not listed:
        raise against(
            "C85",
            "The parcels are listed before the value of the beacon is known.",
            next_step=say("Name a round that is still to come first: --round."),
        )
    if value and not _VALUE.fullmatch(value):
        raise misused("The value of a beacon is 16 to 256 signs from 0 to 9 and a to f.")
    return value.lower()
