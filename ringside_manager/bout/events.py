"""What happens in a bout: facts in the past tense, without prose or colours.

Commentary, scorecards, punch statistics and the ring picture are all readers of the one list.  What is common to
boxing (a blow, a fall, a count, an injury, a warning, a stoppage) is a type here, from which each system derives
its own events beside its facts, ``class PunchLanded(RingsideEvent, Landed)``: readers ask for the type, so they
work for a system nobody has heard of.  The common types have no fields of their own: an event's name and facts in
records and phrases are those of the system's class alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Outcome, Points, round_winner


@dataclass(frozen=True, slots=True)
class Event:
    """One fact; ``round`` counts from 1 (0 before the first bell)."""

    round: int

    @property
    def name(self) -> str:
        """The event's name in files: ``PunchLanded`` is ``punch_landed``."""
        return _snake_case(type(self).__name__)

    def as_dict(self) -> dict[str, object]:
        """The event as JSON values: ``event`` (its name), then its facts."""
        facts: dict[str, object] = {"event": self.name}
        for name in _names(type(self)):
            facts[name] = plain_value(getattr(self, name))
        return facts


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """The bell has rung: ``tally`` is what each side did in the round as the system counts it.

    ``points`` is what goes on the scorecard; ``winner`` is ``None`` for an even round.  Where there are
    several judges ``cards`` holds the points each of them gave, in the order of ``Outcome.scorecards``, and
    ``points`` are those of the judge in the middle.
    """

    tally: tuple[int, int]
    points: tuple[int, int]
    winner: Corner | None
    cards: tuple[tuple[int, int], ...] = ()

    @classmethod
    def by_judges(cls, number: int, tally: Points, cards: Sequence[Points]) -> RoundScored:
        """Return round ``number`` as three judges have scored it, each on a card: won on at least two of them."""
        middle = sorted(cards, key=lambda points: points[0] - points[1])[len(cards) // 2]
        return cls(number, tally, middle, round_winner(cards), tuple(cards))

    def as_dict(self) -> dict[str, object]:
        facts = Event.as_dict(self)
        if not self.cards:
            del facts["cards"]
        return facts


@dataclass(frozen=True, slots=True)
class BoutEnded(Event):
    """The last event of every bout."""

    outcome: Outcome

    def as_dict(self) -> dict[str, object]:
        result = self.outcome
        return {
            "event": self.name,
            "round": self.round,
            "method": result.method.value,
            "winner": result.winner.value if result.winner else None,
            "time": result.time,
            **({"cause": result.cause} if result.cause else {}),
        }


Emit = Callable[[Event], None]


# What is common to boxing


class Happening(Event):
    """Something common to boxing; ``corner`` is the boxer it is about."""

    __slots__ = ()

    if TYPE_CHECKING:  # the system's own field or property; one defined here would become the field's default

        @property
        def corner(self) -> Corner:
            """The boxer named."""


class Blows(NamedTuple):
    """What the blows of one boxer come to in an event; ``thrown`` is 0 where a system does not show what missed."""

    thrown: int = 0
    landed: int = 0
    damage: int = 0


NO_BLOWS = Blows()


class Struck(Happening):
    """Blows of one boxer or of both; a sum that a round is not won by is no more than this."""

    __slots__ = ()

    def blows(self, corner: Corner) -> Blows:
        """Return what the blows of ``corner`` come to."""
        return NO_BLOWS


class Landed(Struck):
    """A punch, or an action of several, that a round is won by.

    It is one punch of ``corner`` that scores ``damage``; a system whose actions are something else says so in ``blows``.
    """

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def damage(self) -> int:
            """What the punch scores."""

    @property
    def kind(self) -> str:
        """The punch thrown, empty where the system has no kinds."""
        return ""

    @property
    def expected(self) -> str:
        """The punch the other boxer had expected, empty where the system has no such thing."""
        return ""

    @property
    def doubles(self) -> bool:
        """Whether the damage is scored once more if the other boxer falls (R53); otherwise it holds the fall."""
        return False

    def blows(self, corner: Corner) -> Blows:
        return Blows(1, 1, self.damage) if corner is self.corner else NO_BLOWS


class Missed(Struck):
    """A punch of ``corner`` did nothing, and nothing comes of it."""

    __slots__ = ()

    def blows(self, corner: Corner) -> Blows:
        return Blows(thrown=1) if corner is self.corner else NO_BLOWS


class Countered(Happening):
    """``corner`` answers with a counterpunch, whether it lands or not."""

    __slots__ = ()


class Fell(Happening):
    """``corner`` is on the canvas."""

    __slots__ = ()


class Counted(Happening):
    """The count over ``corner`` is over."""

    __slots__ = ()

    @property
    def is_up(self) -> bool:
        return True


class CountedOut(Happening):
    """``corner`` does not rise; the fall may be an event of its own before it, or not."""

    __slots__ = ()


class Injured(Happening):
    """``corner`` has a cut, a swelling, a broken hand, or somebody looks at one."""

    __slots__ = ()


class Warned(Happening):
    """``corner`` has committed a foul, whatever the referee makes of it."""

    __slots__ = ()


class Clinched(Happening):
    """``corner`` holds on."""

    __slots__ = ()


class Stopped(Event):
    """The bout ends otherwise than by the cards alone; ``kind`` is the value of its method."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def winner(self) -> Corner | None:
            """Who has won, or None."""

        @property
        def kind(self) -> str:
            """The value of the method."""


# What commentary counts along, common to some systems


class Recovered(Event):
    """Between two rounds; ``endurance`` of red and blue afterwards."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def endurance(self) -> tuple[int, int]:
            """What both have left."""


class TacticChosen(Happening):
    """``corner`` meets the attack of this turn with a ``tactic``, a word or an enum of words."""

    __slots__ = ()


class StanceTaken(Happening):
    """``corner`` sets out to do something: a ``stance``, and a special ``move`` that goes with it or nothing."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def stance(self) -> str:
            """The word of the stance."""

        @property
        def move(self) -> str:
            """The word of the move, or empty."""


class MoveTried(Happening):
    """The special move of ``corner`` is put to the test."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def works(self) -> bool:
            """Whether it comes off."""


class ControlChecked(Happening):
    """``corner`` tries to lead the next exchange."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def passed(self) -> bool:
            """Whether he does."""


class Trapped(Happening):
    """``corner`` has nowhere to go."""

    __slots__ = ()


class Moved(Happening):
    """``corner`` moves the action: back to the middle of the ring, or to where the other boxer is trapped."""

    __slots__ = ()

    @property
    def traps(self) -> bool:
        return False


class FinishBegan(Happening):
    """``corner`` goes after a hurt boxer and need not lead to strike."""

    __slots__ = ()


class FinishEnded(Happening):
    """The run of ``corner`` at a hurt boxer is over."""

    __slots__ = ()


def plain_value(value: object) -> object:
    """``value`` as JSON can hold it: enums by value or word, tuples as lists, dataclasses as objects."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, Enum):
        return value.name.lower() if isinstance(value, int) else value.value
    if isinstance(value, tuple):
        return [plain_value(item) for item in value]
    return value if isinstance(value, int | str) else str(value)


_PLAIN = frozenset({bool, int, str, type(None)})


_NAMES: dict[type, tuple[str, ...]] = {}
"""The facts of each type of event, once it has been asked for."""


def _names(kind: type[Event]) -> tuple[str, ...]:
    found = _NAMES.get(kind)
    if found is None:
        found = _NAMES[kind] = tuple(field.name for field in fields(kind))
    return found


@cache
def _snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
