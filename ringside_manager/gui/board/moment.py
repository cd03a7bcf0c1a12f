"""A moment of a bout as it is shown: the table, what has just happened, the rounds that are over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from ringside_manager.bout.events import Event, RoundScored
from ringside_manager.bout.view import Rolled, Scene


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after ``event`` (``None`` before anything has happened), and the rounds over by then.

    ``past`` is everything that has happened up to it, ``rolls`` are the dice thrown for it; ``scores`` says whether
    points may be shown.
    """

    scene: Scene
    event: Event | None = None
    rounds: tuple[RoundScored, ...] = ()
    past: Sequence[Event] = field(default=(), compare=False)
    scores: bool = True
    rolls: Sequence[Rolled] = field(default=(), compare=False)


def moments(events: Sequence[Event], scenes: Sequence[Scene]) -> tuple[Moment, ...]:
    """A moment for each event of a bout that was watched; both must be equally many, as ``Bout`` keeps them."""
    over: tuple[RoundScored, ...] = ()
    made = []
    for place, (event, scene) in enumerate(zip(events, scenes, strict=True), 1):
        if isinstance(event, RoundScored):
            over = (*over, event)
        made.append(Moment(scene, event, over, events[:place]))
    return tuple(made)


@dataclass(slots=True)
class SeenSoFar:
    """What a table remembers of a bout that no number of the scene holds; each system notes its own events.

    ``scored`` are the rounds that are over, ``fighting`` says that one is being fought.
    """

    scored: list[RoundScored] = field(default_factory=list)
    fighting: bool = False

    @classmethod
    def of(cls, past: Sequence[Event]) -> Self:
        """Return what there is to be remembered after these events."""
        made = cls()
        for event in past:
            if isinstance(event, RoundScored):
                made.scored.append(event)
            made.note(event)
        return made

    def note(self, event: Event) -> None:
        """Take in one more event."""
        raise NotImplementedError
