"""A shared folder as a shelf of signed files, one directory per device, carried by whatever synchronises folders.

A file is named by its number and the hash of what it holds, is never written again, and appears under its name whole.
A reader takes only what bears such a name, meets its hash and is signed by the device whose directory it stands in;
everything else is left alone and told in words.  Numbers make the order; clocks and times of files mean nothing.

A keeper publishes there: each publication names the one before it by its hash.  All hold the journal as a guest may see
it; what more a member may see lies in an envelope sealed for his device, with the receipts of what he handed in.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from annotated_types import Ge, Le, MaxLen

from ringside_manager import __version__, files
from ringside_manager.campaign.many_places import Role
from ringside_manager.club.device import (
    SIGNATURE_LENGTH,
    Device,
    Memory,
    canonical,
    is_signed,
    read_strictly,
    unpacked,
)
from ringside_manager.club.parcels import Receipt
from ringside_manager.errors import FileError, NoSaveError, RingsideError, SaveError, excerpt
from ringside_manager.language import later, say

LARGEST_FILE = 64_000_000
MOST_FILES = 100_000
"""Bytes a file may hold, and names a directory is looked through for."""
_HASH = 32
_NAME = re.compile(rf"([0-9]{{6}})-([0-9a-f]{{{_HASH}}})\.ring")
_AUTHOR = re.compile(r"[0-9a-f]{64}")
_SIGNED = b"ringside folder 1\n"


@dataclass(frozen=True, slots=True)
class Posted:
    """A file of the shelf: who signed it, its number among that device's files, its hash, and the facts it holds."""

    author: str
    number: int
    hash: str
    facts: Mapping[str, Any]

    @property
    def kind(self) -> str:
        """What kind of file it is."""
        return str(self.facts.get("kind"))

    def text(self, name: str) -> str:
        """A fact that is a text, "" if it is none."""
        return found if isinstance(found := self.facts.get(name), str) else ""

    def whole(self, name: str) -> int:
        """A fact that is a whole number, -1 if it is none."""
        return found if type(found := self.facts.get(name)) is int else -1


@dataclass(slots=True)
class Shelf:
    """A shared folder; ``notes`` are sentences about what lies in it and was left alone."""

    folder: Path
    notes: list[str] = field(default_factory=list)

    def authors(self) -> tuple[str, ...]:
        """The devices that have a directory here."""
        found = []
        with os.scandir(self.folder) as listed:
            for place, entry in enumerate(listed):
                if place >= MOST_FILES:
                    break
                if _AUTHOR.fullmatch(entry.name) and entry.is_dir(follow_symlinks=False):
                    found.append(entry.name)
                elif _is_conflict(entry.name):
                    self._tell(entry.name, say("it is a conflict copy"))
        return tuple(sorted(found))

    def read(
        self, author: str, since: int = 0, *, most: int = LARGEST_FILE, count: int = MOST_FILES
    ) -> tuple[Posted, ...]:
        """The files of a device that can be believed, by number; two of the same number both.

        Only those after number ``since`` are read, ``count`` of them at most, and none of more than ``most`` bytes.
        """
        folder = self.folder / author
        try:
            files.check_own_folder(folder)
            with os.scandir(folder) as listed:
                names = [entry.name for _, entry in zip(range(MOST_FILES), listed, strict=False)]
        except (OSError, RingsideError):
            return ()
        wanted = [name for name in names if (made := _NAME.fullmatch(name)) is None or int(made[1]) > since]
        return tuple(self._believed(author, sorted(wanted)[:count], most))

    def in_a_row(
        self, author: str, since: int = 0, known: int = 0, *, most: int = LARGEST_FILE
    ) -> tuple[Posted, ...]:
        """The files of a device after ``since`` up to the first number that is missing: what comes after a gap waits for it.

        Files up to number ``known`` are not missed: they were here before.
        """
        row: list[Posted] = []
        for posted in self.read(author, since, most=most):
            last = max(known, row[-1].number if row else since)
            if posted.number > last + 1:
                name = f"{author[:8]}/{posted.number:06}"
                self._tell(name, say("it waits for number {number}, which is not here yet", number=last + 1))
                break
            row.append(posted)
        return tuple(row)

    def post(self, device: Device, number: int, facts: Mapping[str, object]) -> str:
        """Put a file on the shelf, on the disk before it bears its name; its hash.  Raises ``SaveError``, ``OSError``."""
        body = canonical({**facts, "number": number}).encode()
        content = device.sign(_SIGNED + body).encode() + b"\n" + body
        if len(content) > LARGEST_FILE:
            raise FileError(say("The file would take more than {most} bytes.", most=f"{LARGEST_FILE:,}"))
        found = hashlib.sha256(content).hexdigest()[:_HASH]
        folder = self.folder / device.key
        files.check_own_folder(folder)
        folder.mkdir(exist_ok=True)
        with files.new_file(folder / f"{number:06}-{found}.ring") as part:
            part.write_bytes(content)
        return found

    def last_number(self, author: str) -> int:
        """The highest number any file of a device bears here, 0 if it has none; believed or not, it is not used again."""
        try:
            names = os.listdir(self.folder / author)  # noqa: PTH208 - names alone
        except OSError:
            return 0
        return max((int(made[1]) for name in names if (made := _NAME.match(name))), default=0)

    def _believed(self, author: str, names: list[str], most: int) -> Iterator[Posted]:
        for name in names:
            made = _NAME.fullmatch(name)
            if made is None:
                if not name.startswith((".", "~")):
                    what = say("it is a conflict copy") if _is_conflict(name) else say("it is none of ours")
                    self._tell(f"{author[:8]}/{name}", what)
                continue
            try:
                content = read_plain(self.folder / author / name, most)
                yield _checked(author, int(made[1]), made[2], content)
            except (RingsideError, OSError) as fault:
                why = fault.message if isinstance(fault, RingsideError) else excerpt(fault.strerror)
                self._tell(f"{author[:8]}/{name}", why)

    def _tell(self, name: str, why: str) -> None:
        told = say("{name} was left alone: {why}.", name=excerpt(name), why=str(why).rstrip("."))
        if told not in self.notes:
            self.notes.append(told)


def read_plain(path: Path, most: int) -> bytes:
    """Read a regular file that is no link, at most ``most`` bytes, never waiting; ``FileError`` for anything else."""
    found = path.lstat()
    if not stat.S_ISREG(found.st_mode):
        raise FileError(say("it is no plain file"))
    if found.st_size > most:
        raise FileError(say("it is larger than {most} bytes", most=f"{most:,}"))
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise FileError(say("it is no plain file"))
        return file.read(most)


def _checked(author: str, number: int, name: str, content: bytes) -> Posted:
    if hashlib.sha256(content).hexdigest()[:_HASH] != name:
        raise FileError(say("it is damaged, or not here whole yet"))
    signature, _, body = content.partition(b"\n")
    if len(signature) != SIGNATURE_LENGTH or not is_signed(
        author, _SIGNED + body, signature.decode("ascii", "replace")
    ):
        raise FileError(say("it is not signed by the device it is from"))
    try:
        facts = json.loads(body)
        if b"\\ud" in body:  # half a character cannot be written anywhere
            json.dumps(facts, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise FileError(say("it is no JSON")) from error
    if not isinstance(facts, dict) or facts.get("number") != number:
        raise FileError(say("it bears another number than it should"))
    return Posted(author, number, name, facts)


def _is_conflict(name: str) -> bool:
    """Whether a name is what a synchroniser gives the loser of two versions."""
    return "conflict" in name.casefold()


# What a keeper publishes on it, and how it is read: charter, journal piece by piece, envelopes

FORMAT = 1
"""The form of the folder; a program reads its own and older ones."""
CHARTER = "league.json"
PUBLICATION = "publication"
_KEY = re.compile(r"[0-9a-f]{64}")
_CHARTER = b"ringside charter 1\n"
_LONGEST_NUMBER = 16
_A_PIECE = 8_000_000
"""Bytes of journal a publication holds, unless one act alone takes more."""
_LARGEST_CHARTER = 10_000
WITHHELD = "sha256:"


class SecondHistoryError(SaveError):
    """Two histories of a league were found: nothing was taken from either."""

    title = later("Two histories of a league")


@dataclass(frozen=True, slots=True)
class Charter:
    """What stands at the door of a shared folder: the league, its keeper's first device, and who can read it."""

    format: Annotated[int, Ge(1), Le(10**6)]
    program: Annotated[str, MaxLen(40)]
    league: Annotated[str, MaxLen(64)]
    name: Annotated[str, MaxLen(200)]
    keeper: Annotated[str, MaxLen(64)]
    signature: Annotated[str, MaxLen(128)] = ""

    def text(self) -> bytes:
        """What the keeper's device signs."""
        told = (self.format, self.program, self.league, self.name, self.keeper)
        return _CHARTER + canonical(told).encode()


def write_charter(folder: Path, device: Device, league: str, name: str) -> Charter:
    """Put the charter at the door of a folder that has none; ``SaveExistsError`` if it has."""
    bare = Charter(FORMAT, __version__, league, name, device.key)
    charter = Charter(FORMAT, __version__, league, name, device.key, device.sign(bare.text()))
    files.write_text(folder / CHARTER, [canonical(charter)])
    return charter


def read_charter(folder: Path) -> Charter:
    """Read the charter; ``NoSaveError`` where none is, ``FileError`` for one that is damaged, forged or of a later form."""
    try:
        content = read_plain(folder / CHARTER, _LARGEST_CHARTER)
    except OSError as error:
        raise NoSaveError(
            say("There is no league in the folder {folder} yet.", folder=folder),
            next_step=say("Wait until the folder is here whole, or let its keeper start it."),
        ) from error
    charter: Charter = read_strictly(Charter, content)
    if charter.format > FORMAT:
        raise FileError(
            say(
                "The folder was started by version {version}, which writes what this program cannot read.",
                version=excerpt(charter.program),
            ),
            next_step=say("Install that version or a later one."),
        )
    good = _KEY.fullmatch(charter.league) and is_signed(charter.keeper, charter.text(), charter.signature)
    if not good:
        raise FileError(say("The folder's charter is not signed by the keeper it names."))
    return charter


@dataclass(frozen=True, slots=True)
class Envelope:
    """What is for one device alone: records withheld from others, receipts, and parcels that could not be taken."""

    records: dict[int, str]
    receipts: Annotated[tuple[Receipt, ...], MaxLen(100_000)] = ()
    refused: Annotated[tuple[tuple[int, str], ...], MaxLen(100_000)] = ()


@dataclass(slots=True)
class Published:
    """All that was published so far, in order: lines of the journal as a guest sees them, and who keeps it."""

    keepers: set[str]
    first_keeper: str
    count: int = 0
    hash: str = ""
    lines: list[str] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)
    records: dict[int, str] = field(default_factory=dict)
    withheld: set[int] = field(default_factory=set)
    envelopes: list[tuple[Posted, str]] = field(default_factory=list)
    hashes: list[str] = field(default_factory=list)

    @property
    def head(self) -> int:
        """The number of the last entry published."""
        return len(self.lines)

    @property
    def digest(self) -> str:
        """The digest of the last entry published, "" before the first."""
        return self.digests[-1] if self.digests else ""


def read_published(shelf: Shelf, charter: Charter, device: Device, memory: Memory | None) -> Published:
    """Read all publications that follow one upon another; ``SecondHistoryError`` where two do, or one seen before is gone.

    What comes after a gap waits.  The envelopes are those of ``device``.
    """
    keeper = memory.keeper if memory else charter.keeper
    found = Published({keeper}, keeper)
    shelves: dict[str, Mapping[int, Sequence[Posted]]] = {}
    while True:
        for key in found.keepers - set(shelves):
            shelves[key] = _by_number(shelf.read(key), charter.league)
        following = [each for key in found.keepers for each in shelves[key].get(found.count + 1, ())]
        if not following:
            break
        if len(following) > 1:
            raise _two_histories(
                say("Publication {number} was written twice, differently.", number=found.count + 1)
            )
        if following[0].text("previous") != found.hash:
            raise _two_histories(
                say("Publication {number} does not follow from the one before it.", number=found.count + 1)
            )
        _take(found, following[0], device)
    if memory is not None:
        _hold_to(found, memory)
    return found


def _by_number(files: Sequence[Posted], league: str) -> dict[int, list[Posted]]:
    found: dict[int, list[Posted]] = {}
    for each in files:
        if each.kind == PUBLICATION and each.text("league") == league:
            found.setdefault(each.whole("publication"), []).append(each)
    return found


def _take(found: Published, posted: Posted, device: Device) -> None:
    lines, records = posted.facts.get("lines"), posted.facts.get("records")
    if not isinstance(lines, list) or not isinstance(records, dict):
        raise FileError(say("Publication {number} is not what it should be.", number=found.count + 1))
    for text in lines:
        number = found.head + 1
        try:
            line: Any = json.loads(text)
            told, kind, body = (line["number"], str(line["digest"])), line["kind"], dict(line["body"])
            record = str(line["record"] or "")
        except (TypeError, KeyError, ValueError, RecursionError) as error:
            raise FileError(
                say("Publication {number} holds what is no entry.", number=found.count + 1)
            ) from error
        if told[0] != number:
            raise _two_histories(say("Entry {number} is missing in what was published.", number=number))
        found.lines.append(text)
        found.digests.append(told[1])
        if record.startswith(WITHHELD):
            found.withheld.add(number)
        if kind == "device_admitted" and body.get("role") == Role.KEEPER.value:
            found.keepers.add(str(body.get("device")))
        elif kind == "device_revoked":
            found.keepers.discard(str(body.get("device")))
    for key, record in records.items():
        number = int(key) if str(key).isdecimal() and len(key) < _LONGEST_NUMBER else 0
        found.records[number] = str(record)
        found.withheld.discard(number)
    found.count, found.hash = found.count + 1, posted.hash
    found.hashes.append(posted.hash)
    envelopes = posted.facts.get("envelopes")
    if isinstance(envelopes, dict) and isinstance(sealed := envelopes.get(device.key), str):
        found.envelopes.append((posted, sealed))


def open_envelopes(found: Published, device: Device) -> Iterator[tuple[int, Envelope]]:
    """Open what was sealed for this device, each with the number of its publication, oldest first; receipts that are not signed by a keeper are left out."""
    for posted, sealed in found.envelopes:
        told: Envelope = read_strictly(Envelope, device.open(unpacked(sealed)))
        genuine = tuple(each for each in told.receipts if each.is_genuine and each.keeper in found.keepers)
        yield posted.whole("publication"), Envelope(told.records, genuine, told.refused)


def _hold_to(found: Published, memory: Memory) -> None:
    """Compare with what this device has seen before."""
    if 0 < memory.published <= found.count and found.hashes[memory.published - 1] != memory.hash:
        raise _two_histories(
            say("Publication {number} is not the one this device has seen before.", number=memory.published)
        )
    if 0 < memory.head <= found.head and found.digests[memory.head - 1] != memory.digest:
        raise _two_histories(
            say("Entry {number} is not the one this device has seen before.", number=memory.head)
        )


def _two_histories(why: str) -> SecondHistoryError:
    return SecondHistoryError(
        why,
        next_step=say(
            "Nothing was taken. Let the keeper say which history counts; only one computer may keep a league."
        ),
    )


def in_pieces(lines: Sequence[str]) -> list[list[str]]:
    """Lines of a journal in pieces that end where an act does."""
    pieces: list[list[str]] = [[]]
    held = 0
    for text in lines:
        told = json.loads(text)
        if held > _A_PIECE and told["act"] == told["number"]:
            pieces.append([])
            held = 0
        pieces[-1].append(text)
        held += len(text)
    return pieces
