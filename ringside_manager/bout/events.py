"""What happens in a bout: facts in the past tense, without prose or colours.

Systems add their own events beside these; commentary, scorecards, punch statistics and the ring
picture are all readers of the one list.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Outcome


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
        facts = {field.name: plain_value(getattr(self, field.name)) for field in fields(self)}
        return {"event": self.name, **facts}


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

    def as_dict(self) -> dict[str, object]:
        """The event as JSON values; ``cards`` only where there are several judges."""
        facts = Event.as_dict(self)
        if not self.cards:
            del facts["cards"]
        return facts


@dataclass(frozen=True, slots=True)
class BoutEnded(Event):
    """The last event of every bout."""

    outcome: Outcome

    def as_dict(self) -> dict[str, object]:
        """Method, winner and time instead of the whole outcome."""
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


def plain_value(value: object) -> object:
    """``value`` as JSON can hold it: enums by value or word, tuples as lists, dataclasses as objects."""
    if isinstance(value, Enum):
        return value.name.lower() if isinstance(value, int) else value.value
    if isinstance(value, tuple):
        return [plain_value(item) for item in value]
    if isinstance(value, bool | int | str) or value is None:
        return value
    return str(value)


@cache
def _snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
