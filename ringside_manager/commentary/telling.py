"""What a page tells of a bout that was fought in the program: every round in blows, the round that decided it in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from ringside_manager.bout.corner import CORNERS, RED
from ringside_manager.bout.drive import Verdict, replay
from ringside_manager.bout.events import Event, Fell, RoundScored, Struck
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.commentary.narrator import narrate_round
from ringside_manager.commentary.ring_frames import Frame, frames_between
from ringside_manager.errors import RingsideError
from ringside_manager.odds.workers import carried_out

_SHOWN = Struck, RoundScored, Fell
CHUNK = 40
"""So many bouts are told in one piece of work."""

Blow = tuple[int, int]
"""Whose blow it was, 0 for red and 1 for blue, and its damage; 0 for the fall of that boxer."""


@dataclass(frozen=True, slots=True)
class RoundTold:
    """A round of a bout: its blows in order, and the points (red, blue) if it was finished."""

    number: int
    blows: tuple[Blow, ...]
    points: tuple[int, int] | None

    @property
    def damage(self) -> tuple[int, int]:
        """What the blows of red and of blue did."""
        red, blue = (sum(damage for side, damage in self.blows if side == wanted) for wanted in (0, 1))
        return red, blue

    @property
    def falls(self) -> int:
        return sum(not damage for _, damage in self.blows)


@dataclass(frozen=True, slots=True)
class BoutTold:
    """A bout as its page tells it; ``decisive`` is the round that decided it, ``frames`` that round line by line.

    ``same`` says whether the rules as they are now lead to the result in the books.
    """

    rounds: tuple[RoundTold, ...]
    decisive: int
    frames: tuple[Frame, ...]
    same: bool


def told_bouts(
    records: Mapping[int, str], language: str, executor: Executor | None = None
) -> Iterator[tuple[int, BoutTold | None]]:
    """Tell bouts from the texts of their records, by number; ``None`` where these rules cannot follow one."""
    items = tuple(records.items())
    chunks = [items[at : at + CHUNK] for at in range(0, len(items), CHUNK)]
    for _, told in carried_out(chunks, partial(_told_chunk, language), executor):
        yield from told


def _told_chunk(language: str, chunk: tuple[tuple[int, str], ...]) -> list[tuple[int, BoutTold | None]]:
    return [(number, bout_told(record, language)) for number, record in chunk]


def bout_told(text: str, language: str) -> BoutTold | None:
    """Tell a bout from the text of its record; ``None`` where it cannot be fought again."""
    try:
        record = BoutRecord.from_json(text)
        shown = replay(record)
    except RingsideError:
        return None
    if shown.bout is None:
        return None
    setup, events = shown.bout.setup, shown.bout.events
    rounds = tuple(_rounds(events))
    if not rounds:
        return None
    decisive = decisive_round(record.outcome, rounds)
    lines = tuple(narrate_round(setup, record.seed, events, decisive, language))
    first = next((place for place, event in enumerate(events) if event.round == decisive), 0)
    frames = tuple(frames_between(setup, events, (), lines, first))
    return BoutTold(rounds, decisive, frames, shown.verdict is Verdict.SAME)


def decisive_round(outcome: Outcome, rounds: Sequence[RoundTold]) -> int:
    """The round a bout ended in before the distance; else that with most falls, then the one won most clearly."""
    if not outcome.method.is_decision and outcome.method is not Method.DRAW:
        return rounds[-1].number
    return max(rounds, key=lambda one: (one.falls, abs(one.damage[0] - one.damage[1]), one.number)).number


def _rounds(events: Iterable[Event]) -> Iterator[RoundTold]:
    """Every round that was begun, in one walk through the bout."""
    for number, told in groupby(events, key=lambda event: event.round):
        if number:
            yield _round(number, told)


def _round(number: int, events: Iterable[Event]) -> RoundTold:
    blows: list[Blow] = []
    points: tuple[int, int] | None = None
    for event in events:
        if not isinstance(event, _SHOWN):
            continue
        if isinstance(event, Struck):
            for side, corner in enumerate(CORNERS):
                if (damage := event.blows(corner).damage) > 0:
                    blows.append((side, damage))
        elif isinstance(event, RoundScored):
            points = event.points
        if isinstance(event, Fell):
            blows.append((0 if event.corner is RED else 1, 0))
    return RoundTold(number, tuple(blows), points)
