"""Sealed nights and orders (C83-C88, designed): what is signed, what is committed to, and how a night's dice follow from it.

Text is hashed as UTF-8; digests, keys, salts and nonces are written in lower-case hexadecimal.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from enum import Enum

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
