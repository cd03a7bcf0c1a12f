"""A bout fought again from its record: what happened in it, round by round, as figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.drive import Verdict, replay
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import (
    Counted,
    CountedOut,
    Countered,
    Event,
    Fell,
    Happening,
    Landed,
    RoundScored,
    Stopped,
    Struck,
)
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.record import BoutRecord

Kind = tuple[str, int, int]
"""A kind of punch, how many landed, and the damage they did."""


@dataclass(frozen=True, slots=True)
class PunchCount:
    """What one boxer did over some time; ``kinds`` are landed punches by kind with their damage.

    ``thrown`` is 0 where a system tells only what landed (``tells_thrown``).  ``damage`` is that of his punches, ``again`` what those that knocked down score once more (R53).
    """

    thrown: int
    landed: int
    damage: int
    again: int
    knockdowns: int
    counters: int
    kinds: tuple[Kind, ...]

    @property
    def accuracy(self) -> float | None:
        """The part of his punches that landed, 0 to 1; ``None`` if he threw none."""
        return self.landed / self.thrown if self.thrown else None

    @property
    def tells_thrown(self) -> bool:
        """Whether the punches that missed are known, too."""
        return self.thrown >= self.landed

    @property
    def scored(self) -> int:
        """Damage as the round is scored by it."""
        return self.damage + self.again


@dataclass(frozen=True, slots=True)
class RoundCount:
    """One round; ``tally`` is what the system counts (Ringside: damage), ``points`` go on the card.

    Both are ``None`` for a round that was not finished, ``winner`` also for an even one.
    """

    round: int
    counts: tuple[PunchCount, PunchCount]
    tally: tuple[int, int] | None
    points: tuple[int, int] | None
    winner: Corner | None

    @property
    def scored(self) -> tuple[int, int]:
        """Damage as the bout counts it, also of a round that was not finished (R26)."""
        red, blue = self.counts
        if self.tally is None or self.tally == (red.landed, blue.landed):  # it counts punches, not damage
            return red.scored, blue.scored
        return self.tally


@dataclass(frozen=True, slots=True)
class ReplayFacts:
    """A bout fought again; ``totals`` are (red, blue).

    ``events`` and ``setup`` are for whoever tells it in words; without rules that can follow the
    record both are empty, and so are the figures.
    """

    verdict: Verdict
    rounds: tuple[RoundCount, ...]
    totals: tuple[PunchCount, PunchCount]
    seed: int
    setup: Setup | None
    events: tuple[Event, ...]

    @property
    def is_faithful(self) -> bool:
        """Whether the figures are those of the bout in the books."""
        return self.verdict is Verdict.SAME

    @property
    def scored(self) -> tuple[int, int]:
        """Damage of both over all rounds, as they are shown."""
        lines = [count.scored for count in self.rounds]
        return sum(red for red, _ in lines), sum(blue for _, blue in lines)


def replay_facts(record: str) -> ReplayFacts:
    """Fight a bout again from the text of its record.

    Raises ``RecordError`` for a text that is none, ``UnknownNameError`` for a system not installed.
    """
    shown = replay(BoutRecord.from_json(record))
    events = () if shown.bout is None else shown.bout.events
    return ReplayFacts(
        verdict=shown.verdict,
        rounds=rounds_of(events),
        totals=counts_of(events),
        seed=shown.record.seed,
        setup=None if shown.bout is None else shown.bout.setup,
        events=events,
    )


def rounds_of(events: Iterable[Event]) -> tuple[RoundCount, ...]:
    """The figures of every round that was begun."""
    by_round: dict[int, list[Event]] = {}
    for event in events:
        if event.round:
            by_round.setdefault(event.round, []).append(event)
    return tuple(_round(number, told) for number, told in sorted(by_round.items()))


def counts_of(events: Iterable[Event]) -> tuple[PunchCount, PunchCount]:
    """The figures of both boxers over some events."""
    known = [event for event in events if isinstance(event, Happening | Stopped)]
    red, blue = (_count(known, corner) for corner in CORNERS)
    return red, blue


def _round(number: int, events: list[Event]) -> RoundCount:
    scored = next((event for event in events if isinstance(event, RoundScored)), None)
    counts = counts_of(events)
    if scored is None:
        return RoundCount(number, counts, None, None, None)
    return RoundCount(number, counts, scored.tally, scored.points, scored.winner)


def _count(events: Sequence[Event], corner: Corner) -> PunchCount:
    blows = [event.blows(corner) for event in events if isinstance(event, Struck)]
    knockdowns, again, void = _falls(events, corner)
    return PunchCount(
        thrown=sum(one.thrown for one in blows),
        landed=sum(one.landed for one in blows),
        damage=sum(one.damage for one in blows) - void,
        again=again,
        knockdowns=knockdowns,
        counters=sum(isinstance(event, Countered) and event.corner is corner for event in events),
        kinds=by_kind(
            _kinds(event for event in events if isinstance(event, Landed) and event.corner is corner)
        ),
    )


def _falls(events: Iterable[Event], corner: Corner) -> tuple[int, int, int]:
    """Return the knockdowns one boxer scored, what their punches score again, and what the last one was not worth.

    The fall the other does not rise from is no knockdown (C30).

    Some systems show every fall and then perhaps the count (and score its punch once more, R53), others
    only the falls followed by a rise; there a power punch that ends the bout scores nothing.  Where a count may
    be lost the bout says at its end that it was by knockout.
    """
    knockdowns, again, void, is_down = 0, 0, 0, False
    latest: Landed | None = None
    for event in events:
        if isinstance(event, Stopped):
            knockdowns -= is_down and event.winner is corner and event.kind == Method.KO.value
        elif isinstance(event, Landed) and event.blows(corner).landed:
            latest = event
        elif not isinstance(event, Fell | Counted | CountedOut) or event.corner is corner:
            continue
        elif isinstance(event, Fell):
            knockdowns += 1
            again += latest.blows(corner).damage if latest and latest.doubles else 0
            is_down = True
        elif isinstance(event, CountedOut):
            knockdowns -= is_down
            void += latest.blows(corner).damage if latest and not latest.doubles and not is_down else 0
        elif event.is_up:
            is_down = False
    return knockdowns, again, void


def _kinds(landed: Iterable[Landed]) -> Iterator[Kind]:
    """Punches shown one by one."""
    for event in landed:
        blow = event.blows(event.corner)
        if blow.thrown:
            yield event.kind or event.name, blow.landed, blow.damage


def by_kind(counts: Iterable[Kind]) -> tuple[Kind, ...]:
    """Punches and the damage they did added up by kind, most damage first, equals by name."""
    added: dict[str, tuple[int, int]] = {}
    for kind, landed, damage in counts:
        hits, hurt = added.get(kind, (0, 0))
        added[kind] = hits + landed, hurt + damage
    rows = ((kind, *both) for kind, both in added.items())
    return tuple(sorted(rows, key=lambda row: (-row[2], row[0])))
