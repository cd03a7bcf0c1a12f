"""What a page tells of a bout that was fought in the program: every round in blows, the round that decided it in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial

from ringside_manager.almanac.ring_frames import Frame, frames_between
from ringside_manager.bout.corner import CORNERS, RED
from ringside_manager.bout.events import Event, Fell, Struck
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.replay import Verdict, replay
from ringside_manager.commentary.narrator import narrate_round
from ringside_manager.errors import RingsideError
from ringside_manager.odds.workers import carried_out
from ringside_manager.office.facts.replays import RoundCount, rounds_of

CHUNK = 40
"""So many bouts are told in one piece of work."""

Blow = tuple[int, int]
"""Whose blow it was, 0 for red and 1 for blue, and its damage; 0 for the fall of that boxer."""


@dataclass(frozen=True, slots=True)
class RoundTold:
    """A round of a bout: its blows in order, what it is scored by, and the points; pairs are (red, blue)."""

    number: int
    blows: tuple[Blow, ...]
    scored: tuple[int, int]
    points: tuple[int, int] | None


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
    counts = rounds_of(events)
    if not counts:
        return None
    rounds = tuple(_round(count, events) for count in counts)
    decisive = decisive_round(record.outcome, counts)
    lines = tuple(narrate_round(setup, record.seed, events, decisive, language))
    first = next((place for place, event in enumerate(events) if event.round == decisive), 0)
    frames = tuple(frames_between(setup, events, (), lines, first))
    return BoutTold(rounds, decisive, frames, shown.verdict is Verdict.SAME)


def decisive_round(outcome: Outcome, counts: Iterable[RoundCount]) -> int:
    """The round a bout ended in before the distance; else that with most knockdowns, then the one won most clearly."""
    rounds = tuple(counts)
    if not outcome.method.is_decision and outcome.method is not Method.DRAW:
        return rounds[-1].round
    return max(
        rounds, key=lambda count: (sum(one.knockdowns for one in count.counts), _gap(count), count.round)
    ).round


def _gap(count: RoundCount) -> int:
    red, blue = count.scored
    return abs(red - blue)


def _round(count: RoundCount, events: Iterable[Event]) -> RoundTold:
    blows = tuple(_blows(event for event in events if event.round == count.round))
    return RoundTold(count.round, blows, count.scored, count.points)


def _blows(events: Iterable[Event]) -> Iterator[Blow]:
    for event in events:
        if isinstance(event, Struck):
            for corner in CORNERS:
                if (damage := event.blows(corner).damage) > 0:
                    yield corner.index, damage
        if isinstance(event, Fell):
            yield (0 if event.corner is RED else 1), 0
