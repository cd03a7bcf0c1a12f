"""The run of a broadcast: which scene comes next, how long it stands, and which results it may show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import NamedTuple

from ringside_manager.commentary.narrator import Line, Tone
from ringside_manager.gui.pages.broadcast.reel import Reel


class Kind(Enum):
    """What a scene shows; ``step`` of the scene says which."""

    BILL = auto()
    """The evening's bouts, before the first."""
    WALK_ON = auto()
    """A boxer on his way to the ring: ``step`` 0 is red, 1 blue."""
    TAPE = auto()
    """The tale of the tape."""
    ACTION = auto()
    """The ring; ``step`` is the line that is told."""
    AGAIN = auto()
    """A knockdown a second time; ``step`` is the place of the film."""
    CARDS = auto()
    """The scorecards read out; ``step`` is how many have been, 0 while everybody waits."""
    RESULT = auto()
    SO_FAR = auto()
    """All results up to here."""
    STANDINGS = auto()


class Scene(NamedTuple):
    """One picture: ``bout`` is the place on the card, ``told`` how many results of it may be on the screen."""

    kind: Kind
    bout: int
    step: int
    seconds: float
    told: int


LETTERS_A_SECOND = 17
"""How fast a line is read from the sofa."""
MOST_FALLS = 3
"""Knockdowns of one bout that are shown again: the latest."""
_LEAD = 2
"""Events shown before a knockdown that is seen again."""
ROWS = 7
"""Results, bouts or managers that are read at one look."""


def seconds_for(line: Line) -> float:
    """Return how long a line stands: as long as it takes to read, longer for what the crowd stands up for."""
    read = 1.2 + len(line.text) / LETTERS_A_SECOND
    return read + 1.5 if line.tone is Tone.LOUD else max(read, 2.0)


def scenes_of(reels: Sequence[Reel], told: int = 0) -> Iterator[Scene]:
    """Yield the scenes of a card from its bout number ``told`` on, those before having been shown already."""
    yield Scene(Kind.BILL, told, 0, 8.0 + len(reels), told)
    for place in range(told, len(reels)):
        reel = reels[place]
        if reel.televised:
            yield from _bout(reel, place)
        if _results_are_due(reels, place):
            yield Scene(Kind.SO_FAR, place, 0, 4.0 + 1.5 * min(place + 1, ROWS), place + 1)
    yield Scene(Kind.STANDINGS, len(reels) - 1, 0, 20.0, len(reels))


def _bout(reel: Reel, place: int) -> Iterator[Scene]:
    """From the walk-ons to the result, which is the first scene that may show it."""
    for side in (0, 1):
        yield Scene(Kind.WALK_ON, place, side, 6.0, place)
    yield Scene(Kind.TAPE, place, 0, 10.0, place)
    for number, line in enumerate(reel.lines):
        yield Scene(Kind.ACTION, place, number, seconds_for(line), place)
    for fall in reel.falls[-MOST_FALLS:]:
        for seen in range(max(1, fall - _LEAD), fall + 1):
            yield Scene(Kind.AGAIN, place, seen, 3.5 if seen == fall else 1.5, place)
    if reel.judges:
        for read in range(reel.judges + 1):
            yield Scene(Kind.CARDS, place, read, 4.0, place)
    yield Scene(Kind.RESULT, place, 0, 9.0, place + 1)


def _results_are_due(reels: Sequence[Reel], place: int) -> bool:
    """Whether the results are told after a bout: before the next one televised, and so often that none is missed."""
    if place == 0 and reels[0].televised:
        return False  # it has only just been shown, and there is no other
    upcoming = reels[place + 1 : place + 2]
    return not upcoming or upcoming[0].televised or place % (ROWS - 1) == ROWS - 2


class Programme:
    """Where a broadcast stands; ``pace`` is how many times as fast as usual it goes."""

    def __init__(self, reels: Sequence[Reel], told: int = 0) -> None:
        self.scenes = tuple(scenes_of(reels, told))
        self.place = 0
        self.paused = False
        self.pace = 1.0

    @property
    def scene(self) -> Scene:
        return self.scenes[self.place]

    @property
    def milliseconds(self) -> int:
        """How long the scene stands from its beginning."""
        return max(1, round(1000 * self.scene.seconds / self.pace))

    def on(self) -> bool:
        """Go on to the next scene; ``False`` when there is none and the broadcast is over."""
        if self.place + 1 == len(self.scenes):
            return False
        self.place += 1
        return True

    def skip(self) -> None:
        """Go on to where the bout in the ring has ended; while nobody boxes, a scene further."""
        here = self.scene
        self.on()
        while here.kind is Kind.ACTION and self.scene.kind is Kind.ACTION:
            self.on()
