"""What the table remembers of a bout that no number of the scene holds: the dice of the round, cards, corner work."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import Event, RoundScored

LOGGED = frozenset({
    "incident_rolled", "injured", "marked", "foul_seen", "butt_seen", "hurt", "knocked_down", "counted", "knocked_out",
    "beaten", "referee_looked", "mark_treated", "towel_thrown",
})  # fmt: skip
"""Events that stand in the margin of the round."""


@dataclass(slots=True)
class Told:
    """Everything told so far of the round at hand, and what lasts.

    ``thrown`` and ``trouble`` are by corner, ``latest`` is the corner whose trouble roll came last; ``pending`` are
    surcharges on the next mark by corner and kind (K61); ``fighting`` says that a round is being fought.
    """

    control: Any = None
    pace: Any = None
    adjusted: Any = None
    thrown: dict[Corner, Any] = field(default_factory=dict)
    trouble: dict[Corner, Any] = field(default_factory=dict)
    latest: Corner | None = None
    log: list[Event] = field(default_factory=list)
    number: int = 0
    fighting: bool = False
    scored: list[RoundScored] = field(default_factory=list)
    pending: dict[tuple[Corner, str], int] = field(default_factory=dict)

    def begin(self, number: int) -> None:
        """Another round: a fresh chart."""
        self.control = self.pace = self.adjusted = self.latest = None
        self.thrown, self.trouble, self.log, self.number = {}, {}, [], number


def told(past: Sequence[Event]) -> Told:
    """What has been told by these events."""
    made = Told()
    for event in past:
        if event.name in _BELLS and event.round > made.number:
            made.begin(event.round)
        if event.name in LOGGED:
            made.log.append(event)
        note = _NOTES.get(event.name)
        if note is not None:
            note(made, event)
    return made


def _bell(made: Told, _event: Any) -> None:
    made.fighting = True


def _control(made: Told, event: Any) -> None:
    made.control = event


def _pace(made: Told, event: Any) -> None:
    made.pace = event


def _adjusted(made: Told, event: Any) -> None:
    made.adjusted = event


def _thrown(made: Told, event: Any) -> None:
    made.thrown[event.corner] = event


def _trouble(made: Told, event: Any) -> None:
    made.trouble[event.corner], made.latest = event, event.corner


def _scored(made: Told, event: Any) -> None:
    made.scored.append(event)
    made.fighting = False


def _marked(made: Told, event: Any) -> None:
    made.pending.pop((event.corner, event.mark), None)


def _treated(made: Told, event: Any) -> None:
    if event.result == "worse":
        key = event.corner, event.mark
        made.pending[key] = made.pending.get(key, 0) + 1


def _over(made: Told, _event: Any) -> None:
    made.fighting = False


_BELLS = frozenset({"plan_shown", "round_began"})
_NOTES: Mapping[str, Callable[[Told, Any], None]] = {
    "round_began": _bell,
    "control_rolled": _control,
    "pace_set": _pace,
    "punches_adjusted": _adjusted,
    "punches_thrown": _thrown,
    "trouble_rolled": _trouble,
    "round_scored": _scored,
    "marked": _marked,
    "mark_treated": _treated,
    "bout_ended": _over,
}
