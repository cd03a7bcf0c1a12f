"""A bout seen from any point: its events with the table after each, forwards and back."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum

from ringside_manager.bout.bout import Bout
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import BoutEnded, CountedOut, Event, Fell, RoundScored
from ringside_manager.bout.view import Rolled, Scene


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
