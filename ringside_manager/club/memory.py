"""What this device knows of a league in many places: kept in the person's own data folder, never in the league's.

What was seen once is held against what is seen later: a second history of the league is noticed by it (C83).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from ringside_manager import files, paths
from ringside_manager.club.keys import canonical, read_kept
from ringside_manager.errors import misused
from ringside_manager.language import say

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
