"""A shared folder as a shelf of signed files, one directory per device, carried by whatever synchronises folders.

A file is named by its number and the hash of what it holds, is never written again, and appears under its name whole.
A reader takes only what bears such a name, meets its hash and is signed by the device whose directory it stands in;
everything else is left alone and told in words.  Numbers make the order; clocks and times of files mean nothing.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ringside_manager import files
from ringside_manager.club.keys import SIGNATURE_LENGTH, Device, is_signed
from ringside_manager.club.parcels import canonical
from ringside_manager.errors import FileError, RingsideError, excerpt
from ringside_manager.language import say

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
