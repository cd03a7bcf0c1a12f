"""The film of a bout, seen from any point, and the shelf on which bouts beside any league are kept, one file each."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

from ringside_manager import paths
from ringside_manager.bout.bout import Bout
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.drive import Unfinished
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import BoutEnded, CountedOut, Event, Fell, RoundScored
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.view import Rolled, Scene
from ringside_manager.errors import FileError, RecordError, RingsideError, excerpt
from ringside_manager.files import new_file, read_regular
from ringside_manager.language import say
from ringside_manager.text_safety import file_slug


class Jump(Enum):
    """How far to go at once."""

    STEP = "step"
    TURN = "turn"
    """To where the clock shows something else."""
    KNOCKDOWN = "knockdown"
    ROUND = "round"
    """To the bell that ends a round."""
    END = "end"


class Film:
    """What has happened in a bout so far.

    A place is the number of events seen: 0 is before the first, ``len(film)`` after the latest.
    """

    def __init__(
        self,
        setup: Setup,
        events: Sequence[Event] = (),
        scenes: Sequence[Scene] = (),
        rolls: Sequence[Rolled] = (),
    ) -> None:
        self.setup = setup
        started = setup.engine.start(setup.red, setup.blue, setup.terms, SeededChance(0), None)
        self.opening = setup.engine.scene(started.state)
        self.events: tuple[Event, ...] = tuple(events)
        self.scenes: tuple[Scene, ...] = _in_their_rounds(scenes, events)
        self.rolls: tuple[Rolled, ...] = tuple(rolls)

    @classmethod
    def of(cls, bout: Bout) -> Film:
        """The film of a bout that was watched (``watch=True``)."""
        return cls(bout.setup, bout.events, bout.scenes, bout.rolls)

    def __len__(self) -> int:
        return len(self.events)

    def take(self, bout: Bout) -> int:
        """Take over what a bout has become; how many of the events seen before are still true."""
        events = bout.events
        same = 0
        for before, now in zip(self.events, events, strict=False):
            if before != now:
                break
            same += 1
        self.events, self.rolls = events, bout.rolls
        self.scenes = _in_their_rounds(bout.scenes, events)
        return same

    def scene(self, place: int) -> Scene:
        return self.scenes[place - 1] if place else self.opening

    def event(self, place: int) -> Event | None:
        """What has just happened at a place; ``None`` before the first event."""
        return self.events[place - 1] if place else None

    def rolls_until(self, place: int) -> tuple[Rolled, ...]:
        """The dice that led to what has been seen at a place; at the end also those that wait for a decision."""
        if place >= len(self):
            return self.rolls
        return self.rolls[: bisect_left(self.rolls, place, key=lambda rolled: rolled.event)]

    @property
    def is_complete(self) -> bool:
        return bool(self.events) and isinstance(self.events[-1], BoutEnded)

    def after(self, place: int, jump: Jump) -> int:
        """The place a jump forwards leads to; the last one if there is nothing of its kind."""
        last = len(self)
        return next((place for place in range(place + 1, last) if self._stops(place, jump)), last)

    def before(self, place: int, jump: Jump) -> int:
        """The place a jump back leads to; 0 if there is nothing of its kind."""
        return next((place for place in range(place - 1, 0, -1) if self._stops(place, jump)), 0)

    def rounds(self, place: int) -> tuple[RoundScored, ...]:
        """The rounds scored up to a place."""
        return tuple(event for event in self.events[:place] if isinstance(event, RoundScored))

    def round_begins(self, number: int) -> int:
        """The place at which round ``number`` begins; the last place if it was not fought."""
        return next((place for place, event in enumerate(self.events) if event.round >= number), len(self))

    def _stops(self, place: int, jump: Jump) -> bool:
        event = self.events[place - 1]
        if jump is Jump.KNOCKDOWN:
            return isinstance(event, Fell | CountedOut)
        if jump is Jump.ROUND:
            return isinstance(event, RoundScored)
        if jump is Jump.TURN:
            here, coming = self.scenes[place - 1], self.scenes[place]
            return (here.round, here.time) != (coming.round, coming.time)
        return jump is Jump.STEP


def _in_their_rounds(scenes: Sequence[Scene], events: Sequence[Event]) -> tuple[Scene, ...]:
    """The scenes, those of a system that tells nothing of its table with the round of what happened."""
    return tuple(
        scene if scene.round or not event.round else replace(scene, round=event.round)
        for scene, event in zip(scenes, events, strict=True)
    )


# Bouts beside any league: exhibitions put aside or fought


SUFFIX = ".bout"
LARGEST = 4_000_000
"""Bytes of a file that is still looked at."""


@dataclass(frozen=True, slots=True)
class Shelved:
    """A bout on the shelf; ``record`` is there when it is over, ``unfinished`` when it is not."""

    path: Path
    red: str
    blue: str
    system: str
    rounds: int
    record: BoutRecord | None
    unfinished: Unfinished | None


def shelf() -> Path:
    """The folder of exhibitions; it may not exist yet."""
    return paths.saves() / "exhibitions"


def new_place(red: str, blue: str, folder: Path | None = None) -> Path:
    """A file on the shelf that is not there yet, for a bout of these two; makes the folder."""
    where = folder or shelf()
    where.mkdir(parents=True, exist_ok=True)
    name = f"{file_slug(red)}-{file_slug(blue)}"
    numbers = iter(range(1, 1_000_000))
    return next(path for number in numbers if not (path := where / f"{name}-{number}{SUFFIX}").exists())


def keep(path: Path, text: str) -> None:
    """Write a bout, unfinished or over, in place of what was there; ``OSError`` of the disk."""
    with new_file(path, overwrite=True) as part:
        part.write_text(text + "\n", encoding="utf-8")


def take_down(path: Path) -> Shelved:
    """The bout in a file, be it a record or unfinished.

    Raises ``FileError`` if there is none, ``RecordError`` if it holds anything else.
    """
    try:
        content = read_regular(path, LARGEST)
        if len(content) > LARGEST:
            raise RecordError(say("{name} is too large for a bout.", name=path.name))
        text = content.decode()
    except UnicodeDecodeError as error:
        raise RecordError(say("{name} is no text, so it holds no bout.", name=path.name)) from error
    except OSError as error:
        raise FileError(
            say("{path} cannot be read: {error}.", path=path, error=error.strerror or error)
        ) from error
    return _shelved(path, text)


def on_the_shelf(folder: Path | None = None) -> Iterator[Shelved]:
    """Every bout on the shelf, latest first; files that hold none are left out."""
    where = folder or shelf()
    found = sorted(where.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found:
        try:
            yield take_down(path)
        except RingsideError:
            continue


def _shelved(path: Path, text: str) -> Shelved:
    record, unfinished = None, None
    if _format(text).startswith("ringside-unfinished"):
        unfinished = Unfinished.from_json(text)
    else:
        record = BoutRecord.from_json(text)
    begun = unfinished.begun if unfinished else record
    assert begun is not None
    red, blue = (str(card.get("name", "")) for card in (begun.red, begun.blue))
    return Shelved(path, red, blue, begun.engine, begun.terms.rounds, record, unfinished)


def _format(text: str) -> str:
    try:
        return str(json.loads(text)["format"])
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        raise RecordError(
            say("This is not a bout of Ringside Manager: {text}.", text=excerpt(text))
        ) from error
