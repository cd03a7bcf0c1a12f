"""What a member has ordered and not handed in yet, kept on the disk beside his copy of the league, and what was answered.

An order stands here under a word of its own until it is known to have gone out: whatever becomes of the program or the
line, it is neither lost nor handed in as another one.  The libraries of the club are imported when a copy is found.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Annotated, Final, Literal

from annotated_types import Ge, Le, MaxLen, MinLen

from ringside_manager import files, paths
from ringside_manager.errors import FileError, NoSaveError, misused
from ringside_manager.language import say

if TYPE_CHECKING:
    from ringside_manager.campaign.orders import Order
    from ringside_manager.club.device import Memory
    from ringside_manager.office.office import Office

SUFFIX = ".outbox"
FOLDER: Final = "folder"
SERVER: Final = "server"
MOST_WAITING, MOST_TOLD = 200, 60
LONGEST = 200_000
_LARGEST = 16_000_000


@dataclass(frozen=True, slots=True)
class Waiting:
    """An order that waits, under the word it is handed in by, as the text that travels."""

    word: Annotated[str, MinLen(16), MaxLen(64)]
    text: Annotated[str, MaxLen(LONGEST)]

    @property
    def order(self) -> Order:
        """The order itself; ``FileError`` for a text that tells none."""
        from ringside_manager.office.orders_file import read_order

        return read_order(self.text)


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence about what was handed in or came back, and before which night."""

    night: Annotated[int, Ge(0), Le(10**6)]
    good: bool
    text: Annotated[str, MaxLen(4_000)]


@dataclass(frozen=True, slots=True)
class News:
    """What a look has brought: entries that are new, records that were withheld before, and sentences."""

    entries: int = 0
    shown: int = 0
    told: tuple[Told, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Kept:
    way: Literal["folder", "server"]
    place: Annotated[str, MaxLen(4_000)]
    name: Annotated[str, MaxLen(200)]
    sending: Annotated[int, Ge(0), Le(10**6)] = 0
    owed: bool = False
    waiting: Annotated[tuple[Waiting, ...], MaxLen(MOST_WAITING)] = ()
    told: Annotated[tuple[Told, ...], MaxLen(MOST_TOLD)] = ()


class Outbox:
    """The outbox of one copy; every change is on the disk when the call returns.  May be used from any thread."""

    def __init__(self, path: Path, kept: _Kept) -> None:
        self.path = path
        self._kept = kept
        self._lock = Lock()

    @classmethod
    def make(cls, copy: Path, way: Literal["folder", "server"], place: str, name: str) -> Outbox:
        """The outbox of a copy that was just made, or made before for the same seat."""
        there = outbox_beside(copy)
        made = there or cls(copy.with_suffix(SUFFIX), _Kept(way, place, name))
        made.address_to(way, place, name)
        return made

    def address_to(self, way: Literal["folder", "server"], place: str, name: str) -> None:
        """Let the outbox go that way from now on."""
        with self._lock:
            self._change(way=way, place=place, name=name)

    @property
    def way(self) -> Literal["folder", "server"]:
        """How orders travel: through a shared folder, or to a server."""
        return self._kept.way

    @property
    def place(self) -> str:
        """The folder, or the address of the league on its server."""
        return self._kept.place

    @property
    def name(self) -> str:
        """Whose outbox it is, as the league calls him; empty for a guest, who orders nothing."""
        return self._kept.name

    @property
    def sending(self) -> int:
        """The number of the parcel that was being handed in when the program last did so, 0 if that has ended."""
        return self._kept.sending

    @property
    def owed(self) -> bool:
        """Whether what waits was to be handed in, and goes out as soon as the place can be reached."""
        return self._kept.owed and bool(self._kept.waiting)

    @property
    def waiting(self) -> tuple[Waiting, ...]:
        """The orders that wait, in the order they were given."""
        return self._kept.waiting

    @property
    def told(self) -> tuple[Told, ...]:
        """What was told, the latest first."""
        return self._kept.told

    def put(self, order: Order) -> None:
        """Keep an order until it is handed in; ``UsageError`` where too many wait."""
        from ringside_manager.office.orders_file import order_text

        with self._lock:
            if len(self.waiting) >= MOST_WAITING:
                raise misused(
                    "Your outbox holds {most} orders, and no more fit.",
                    most=MOST_WAITING,
                    next_step=say("Hand them in, or take some back."),
                )
            made = Waiting(secrets.token_hex(16), order_text(order))
            self._change(waiting=(*self.waiting, made))

    def take_back(self, word: str) -> None:
        """Keep an order no longer; nothing happens if it has gone out."""
        with self._lock:
            left = tuple(each for each in self.waiting if each.word != word)
            self._change(owed=self.owed and bool(left), waiting=left)

    def owe(self) -> None:
        """Note that what waits is to be handed in, and goes on being so until it has gone out."""
        with self._lock:
            self._change(owed=bool(self.waiting))

    def begin(self, number: int) -> None:
        """Note under which number a parcel is about to go out."""
        with self._lock:
            self._change(sending=number)

    def gone(self, words: Iterable[str], *told: Told) -> None:
        """Note that these orders have gone out, and what was said of it."""
        out = set(words)
        with self._lock:
            left = tuple(each for each in self.waiting if each.word not in out)
            self._change(
                sending=0, owed=self.owed and bool(left), waiting=left, told=(*told, *self.told)[:MOST_TOLD]
            )

    def tell(self, told: Sequence[Told]) -> None:
        """Keep what was told, the latest first."""
        if told:
            with self._lock:
                self._change(told=(*told, *self.told)[:MOST_TOLD])

    def _change(self, **values: object) -> None:
        from ringside_manager.club.device import canonical

        changed = replace(self._kept, **values)  # type: ignore[arg-type]
        files.check_own(self.path)
        files.write_text(self.path, [canonical(changed)], overwrite=True)
        self._kept = changed


def outbox_beside(copy: Path) -> Outbox | None:
    """The outbox that lies beside a copy, or None; ``FileError`` for a file that is none."""
    path = copy.with_suffix(SUFFIX)
    try:
        files.check_own(path)
        text = files.read_regular(path, _LARGEST)
    except (FileNotFoundError, NoSaveError):
        return None
    from ringside_manager.club.device import read_strictly

    try:
        kept: _Kept = read_strictly(_Kept, text)
        for each in kept.waiting:
            _ = each.order
    except FileError as wrong:
        raise FileError(
            say("The outbox {path} cannot be read: {why}", path=path, why=wrong.message),
            next_step=say("Move it away; what waited in it has to be ordered again."),
        ) from wrong
    return Outbox(path, kept)


def outbox_of(office: Office) -> Outbox | None:
    """The outbox of an open league if it is a member's copy; one that was fetched by command gets its own now."""
    if (there := outbox_beside(office.path)) is not None:
        return there
    memory = _memory_of(office)
    if memory is None or memory.is_keeper or not memory.place or Path(memory.save) != office.path.resolve():
        return None
    return Outbox.make(office.path, FOLDER, memory.place, memory.name)


def kept_folder(office: Office) -> Path | None:
    """The shared folder this device keeps an open league in, or None."""
    memory = _memory_of(office)
    if memory is None or not memory.is_keeper or not memory.place or not office.books.club.sealed:
        return None
    return Path(memory.place)


def _memory_of(office: Office) -> Memory | None:
    if not paths.clubs().is_dir() or find_spec("nacl") is None:
        return None
    from ringside_manager.club.device import recall

    return recall(office.club.identity)
