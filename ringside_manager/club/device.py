"""This device: its key, the texts it signs and keeps, and what it knows of leagues in many places (C84, C88).

A device has one key, made when it is first needed and kept in the person's own data folder, readable to nobody else.
It signs; in its other form it opens what was sealed for it.  A key is never copied: another device makes its own.  What is known of a league is kept beside
the key, never in the league's folder; what was seen once is held against what is seen later: a second history of the
league is noticed by it (C83).
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import secrets
import socket
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from nacl.exceptions import CryptoError
from nacl.public import SealedBox
from nacl.signing import SigningKey, VerifyKey
from pydantic import TypeAdapter, ValidationError

from ringside_manager import files, paths
from ringside_manager.campaign.many_places import Standing
from ringside_manager.errors import FileError, NoSaveError, excerpt, misused
from ringside_manager.files import check_own, check_own_folder, open_own, read_regular, sync_folder
from ringside_manager.language import say

KEY_FILE = "device.key"
"""What the file of the key is called, in the folder ``paths.clubs`` gives."""
KEY_LENGTH, SIGNATURE_LENGTH = 64, 128
"""Hexadecimal digits of a public key and of a signature."""
_SEED_LENGTH = 32


@dataclass(frozen=True, slots=True)
class Device:
    """This device: its key, which never leaves it, and what people call it."""

    signing: SigningKey = field(repr=False)
    label: str

    @property
    def key(self) -> str:
        """The public key in hexadecimal, by which everybody knows the device."""
        return bytes(self.signing.verify_key).hex()

    def sign(self, text: bytes) -> str:
        """Return the signature of a text in hexadecimal."""
        return self.signing.sign(text).signature.hex()

    def open(self, sealed: bytes) -> bytes:
        """Return what was sealed for this device; ``FileError`` for what was not."""
        try:
            return SealedBox(self.signing.to_curve25519_private_key()).decrypt(sealed)
        except (CryptoError, TypeError, ValueError) as error:
            raise FileError(
                say("This was not sealed for this device, or it was damaged on its way.")
            ) from error


def this_device(folder: Path | None = None) -> Device:
    """Return this device, its key made if there is none yet; ``FileError`` for a key file that is none of this program's."""
    place = folder or paths.clubs()
    make_private(place)
    path = place / KEY_FILE
    with suppress(FileExistsError):
        _write_new(path, secrets.token_bytes(_SEED_LENGTH))
    return Device(SigningKey(_read_seed(path)), socket.gethostname()[:40])


def fingerprint(key: str) -> str:
    """Return a key as five groups of four digits two people can read to each other on the telephone."""
    number = int.from_bytes(hashlib.sha256(b"ringside device 1\n" + key.encode()).digest(), "big")
    digits = f"{number % 10**20:020}"
    return " ".join(digits[place : place + 4] for place in range(0, 20, 4))


def is_signed(device: str, text: bytes, signature: str) -> bool:
    """Whether the device of this public key has signed ``text`` (C84); no for what is no key or no signature."""
    if len(device) != KEY_LENGTH or len(signature) != SIGNATURE_LENGTH:
        return False
    try:
        VerifyKey(bytes.fromhex(device)).verify(text, bytes.fromhex(signature))
    except (CryptoError, ValueError, TypeError):
        return False
    return True


def seal_for(key: str, text: bytes) -> bytes:
    """Seal a text so that only the device of that key can open it; ``FileError`` if that is no key."""
    try:
        return bytes(SealedBox(VerifyKey(bytes.fromhex(key)).to_curve25519_public_key()).encrypt(text))
    except (CryptoError, ValueError, TypeError, RuntimeError) as error:
        raise FileError(say("{key} is no key of a device.", key=key[:16])) from error


def make_private(folder: Path) -> None:
    """Make a folder nobody else can read, or see to it that it is one."""
    check_own_folder(folder)
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)


def _write_new(path: Path, seed: bytes) -> None:
    """Make the file whole under another name first: a key cut short would be no key, and cannot be made twice."""
    check_own(path)
    if path.exists():
        raise FileExistsError(path)
    part = path.with_name(f".{path.name}-{secrets.token_hex(6)}")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(seed.hex())
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):  # of two programs at once the first has made the key
            os.link(part, path)
    finally:
        part.unlink()
    sync_folder(path.parent)


def _read_seed(path: Path) -> bytes:
    handle = open_own(path, os.O_RDONLY)
    with os.fdopen(handle, "rb") as file:
        text = file.read(2 * _SEED_LENGTH + 1)
    try:
        seed = bytes.fromhex(text.decode("ascii"))
    except ValueError:
        seed = b""
    if len(seed) != _SEED_LENGTH:
        raise FileError(
            say("{path} holds no key of a device.", path=path),
            next_step=say("Move it away; a new key is made then, which the keeper must admit."),
        )
    return seed


# Texts that travel or are kept: strict JSON, and Base64


def canonical(value: object) -> str:
    """Return a value as canonical JSON; dataclasses become objects."""
    return json.dumps(
        _plain(value), sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False
    )


def read_strictly(kind: Any, text: bytes) -> Any:  # Any: what pydantic makes of a type
    """Return the value of a kind that a JSON text holds, every type and length checked; ``FileError`` for any other text."""
    try:
        return TypeAdapter(kind).validate_json(text, strict=True)
    except (ValidationError, ValueError, RecursionError) as error:
        first = error.errors()[0]["msg"] if isinstance(error, ValidationError) else str(error)
        raise FileError(
            say("This is not what it should be, or it was damaged on its way: {why}.", why=excerpt(first))
        ) from error


def read_kept(kind: Any, path: Path, most: int, next_step: str) -> Any:
    """Return the value of a kind that a file of this person's own holds; ``None`` where there is no file.

    ``FileError`` with the file's name and what is to be done for one that is damaged; it is left as it is.
    """
    try:
        check_own(path)
        text = read_regular(path, most)
    except (FileNotFoundError, NoSaveError):
        return None
    try:
        return read_strictly(kind, text)
    except FileError as wrong:
        raise FileError(
            say("{path} is damaged and was left as it is: {why}", path=path, why=wrong.message),
            next_step=next_step,
        ) from wrong


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return {str(key): _plain(each) for key, each in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(each) for each in value]
    if isinstance(value, Standing):
        return value.value
    if isinstance(value, str | int) or value is None:
        return value if not isinstance(value, str) else str(value)
    return {name: _plain(getattr(value, name)) for name in type(value).__slots__}  # type: ignore[attr-defined]


def packed(sealed: bytes) -> str:
    """Write what is sealed as Base64."""
    return base64.b64encode(sealed).decode("ascii")


def unpacked(text: str) -> bytes:
    """Read what ``packed`` wrote; ``FileError`` for any other text."""
    try:
        return base64.b64decode(text.encode("ascii"), validate=True)
    except ValueError as error:
        raise FileError(say("The parcel was damaged on its way.")) from error


# What this device knows of a league

_FILE = "memory.json"
_LARGEST = 20_000_000
_WITHOUT = say(
    "The league, your key and your seat are safe. Move the file away: a copy then learns anew from its folder, the keeper "
    "starts with the folder he had (ringside folder start SAVE DIR), and invitations not taken yet are made again."
)
_WITHOUT_ONE = say("Move it away, and fetch: a receipt comes again, and tells what became of a parcel.")
T = TypeVar("T")


@dataclass(slots=True)
class Memory:
    """A league by its identity, its keeper's first key, this person's save or copy of it, and how much was seen.

    ``published`` and ``hash`` name the last publication seen, ``head`` and ``digest`` the last entry.  ``answered`` says
    for the keeper up to which file each device has its receipts, ``sent`` which withheld records it was sent.
    """

    league: str
    keeper: str
    save: str = ""
    name: str = ""
    is_keeper: bool = False
    published: int = 0
    hash: str = ""
    head: int = 0
    digest: str = ""
    posted: int = 0
    place: str = ""
    """The shared folder, where this program used it last."""
    answered: dict[str, int] = field(default_factory=dict)
    sent: dict[str, tuple[int, ...]] = field(default_factory=dict)
    invitations: dict[str, str] = field(default_factory=dict)
    """Codes that admit a device at once, each with the name it was made for; a code is good for one device."""

    @property
    def folder(self) -> Path:
        """Where receipts and own parcels are kept."""
        return _folder(self.league)

    def begin_again(self, keeper: str) -> None:
        """Follow another folder, which that device has started; entries that were seen are still held against it."""
        self.keeper, self.published, self.hash = keeper, 0, ""
        self.sent.clear()

    def keep(self) -> None:
        """Write it down, on the disk when this returns."""
        self.folder.mkdir(parents=True, exist_ok=True)
        files.check_own(self.folder / _FILE)
        files.write_text(self.folder / _FILE, [canonical(self)], overwrite=True)

    def file_away(self, kind: str, name: str, text: str) -> Path:
        """Keep a receipt or a parcel of one's own; where it lies.  What is there already stays."""
        folder = self.folder / kind
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{name}.json"
        if not path.exists():
            files.write_text(path, [text])
        return path

    def throw_away(self, kind: str, beginning: str) -> None:
        """Keep no longer what was filed away so under names that begin like that."""
        for path in (self.folder / kind).glob(f"{beginning}*.json"):
            path.unlink()

    def filed(self, kind: str, of: type[T], beginning: str = "") -> tuple[T, ...]:
        """What was filed away so under names that begin like that, by name; ``FileError`` as ``read_kept``."""
        folder = self.folder / kind
        found = sorted(folder.glob(f"{beginning}*.json")) if folder.is_dir() else []
        read = (read_kept(of, path, _LARGEST, _WITHOUT_ONE) for path in found if files.is_regular(path))
        return tuple(each for each in read if each is not None)


def recall(league: str) -> Memory | None:
    """What is known of a league, or None; ``FileError`` as ``read_kept``."""
    found: Memory | None = read_kept(Memory, _folder(league) / _FILE, _LARGEST, _WITHOUT)
    return found


def known(league: str) -> Memory:
    """What is known of a league this device belongs to; ``UsageError`` if it has not joined it."""
    found = recall(league)
    if found is None:
        raise misused(
            "This device has not joined the league in this folder.",
            next_step=say("Join it with ringside folder join, or compare the keeper's fingerprint."),
        )
    return found


def _folder(league: str) -> Path:
    return paths.clubs() / league[:32]
