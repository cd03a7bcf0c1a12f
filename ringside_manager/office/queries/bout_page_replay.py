"""A bout fought again from its record: what happened in it, round by round, as figures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.events import Event, RoundScored
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.replay import Verdict, replay
from ringside_manager.bout.setup import Setup
from ringside_manager.office.queries.bout_page_blows import MANY, blows_of

LANDED, POWER = "punch_landed", "power_punch"
"""Punches that landed; what a power punch is worth holds the fall that comes of it."""
MISSED, OPENED, COUNTER = "punch_missed", "counter_opened", "countered"
DOWN, OUT = "knocked_down", "counted_out"
UP = frozenset({"counted", "flash_knockdown"})
TAKEN, STOPPED = "count_taken", "stopped"
"""The names under which bout systems tell what is counted here; one that lacks a name has none of it."""
_COUNTED = frozenset({LANDED, POWER, MISSED, OPENED, COUNTER, DOWN, OUT, STOPPED, *UP, *MANY})


@dataclass(frozen=True, slots=True)
class PunchCount:
    """What one boxer did over some time; ``kinds`` are landed punches by kind with their damage.

    ``thrown`` is 0 where a system tells only what landed (``is_thrown_told``).  ``damage`` is that of his punches, ``again`` what those that knocked down score once more (R53).
    """

    thrown: int
    landed: int
    damage: int
    again: int
    knockdowns: int
    counters: int
    kinds: tuple[KindCount, ...]

    @property
    def accuracy(self) -> float | None:
        """The part of his punches that landed, 0 to 1; ``None`` if he threw none."""
        return self.landed / self.thrown if self.thrown else None

    @property
    def is_thrown_told(self) -> bool:
        """Whether the punches that missed are known, too."""
        return self.thrown >= self.landed

    @property
    def scored(self) -> int:
        """Damage as the round is scored by it."""
        return self.damage + self.again


@dataclass(frozen=True, slots=True)
class KindCount:
    """Landed punches of one kind, and the damage they did."""

    kind: str
    landed: int
    damage: int


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
        told = [count.scored for count in self.rounds]
        return sum(red for red, _ in told), sum(blue for _, blue in told)


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
    told = [event.as_dict() for event in events if event.name in _COUNTED]
    red, blue = (_count(told, corner) for corner in CORNERS)
    return red, blue


def _round(number: int, events: list[Event]) -> RoundCount:
    scored = next((event for event in events if isinstance(event, RoundScored)), None)
    counts = counts_of(events)
    if scored is None:
        return RoundCount(number, counts, None, None, None)
    return RoundCount(number, counts, scored.tally, scored.points, scored.winner)


def _count(told: list[dict[str, object]], corner: Corner) -> PunchCount:
    mine = [facts for facts in told if facts.get("corner") == corner.value]
    landed = [facts for facts in mine if facts["event"] in (LANDED, POWER)]
    missed = [facts for facts in mine if _is_miss(facts)]
    many = [blows_of(facts, corner) for facts in told if facts["event"] in MANY]
    more, gone = sum(blows.landed for blows in many), sum(blows.missed for blows in many)
    falls = _falls(told, corner)
    return PunchCount(
        thrown=len(landed) + len(missed) + (more + gone if _tells_misses(told) else 0),
        landed=len(landed) + more,
        damage=sum(_damage(facts) for facts in landed) + sum(blows.damage for blows in many) - falls.void,
        again=falls.again,
        knockdowns=falls.knockdowns,
        counters=sum(facts["event"] == COUNTER for facts in mine),
        kinds=_kinds(landed),
    )


def _tells_misses(told: list[dict[str, object]]) -> bool:
    """Whether hits are told one by one with those that missed, not as sums of what landed."""
    return any(facts["event"] in ("hit_landed", "attack_missed") for facts in told)


def _is_miss(facts: dict[str, object]) -> bool:
    """A punch that missed; a counter that was thrown and missed is one, too."""
    thrown = facts.get("landed") is False and bool(facts.get("drawn"))
    return facts["event"] in (MISSED, OPENED) or (facts["event"] == COUNTER and thrown)


@dataclass(slots=True)
class _Falls:
    """What came of one boxer's punches that put the other down; ``void`` is what the one that ended it was not worth."""

    knockdowns: int = 0
    again: int = 0
    void: int = 0


def _falls(told: list[dict[str, object]], corner: Corner) -> _Falls:
    """A fall names the boxer on the canvas; the one he does not rise from is no knockdown (C30).

    Some systems tell every fall and then perhaps the count (and score its punch once more, R53), others
    only the falls he rises from; there a power punch that ends the bout scores nothing.  Where a count may
    be lost the bout says at its end that it was by knockout.
    """
    falls, is_down = _Falls(), False
    latest: dict[str, object] = {"event": ""}
    for facts in told:
        name = facts["event"]
        if name == STOPPED:
            falls.knockdowns -= is_down and _is_knockout(facts, corner)
        elif facts.get("corner") == corner.value:
            latest = facts if name in (LANDED, POWER) else latest
        elif name == DOWN:
            falls.knockdowns += 1
            falls.again += _damage(latest) if latest["event"] == LANDED else 0
            is_down = True
        elif _rises(facts):
            is_down = False
        elif name == OUT:
            falls.knockdowns -= is_down
            falls.void += _damage(latest) if latest["event"] == POWER and not is_down else 0
    return falls


def _rises(facts: dict[str, object]) -> bool:
    """Whether an event has him up again: a count that is not lost."""
    if facts["event"] == TAKEN:
        return facts.get("rises") is True or facts.get("out") is False
    return facts["event"] in UP and facts.get("result") != "out"


def _is_knockout(facts: dict[str, object], corner: Corner) -> bool:
    """Whether the end is a knockout won by ``corner``."""
    won = facts.get("winner", facts.get("corner"))
    return won == corner.value and facts.get("kind", facts.get("method")) == Method.KO.value


def _kinds(landed: list[dict[str, object]]) -> tuple[KindCount, ...]:
    """Kinds by the damage they did, most first, equals by name."""
    counts: dict[str, tuple[int, int]] = {}
    for facts in landed:
        kind = str(facts.get("thrown", facts["event"]))
        hits, damage = counts.get(kind, (0, 0))
        counts[kind] = (hits + 1, damage + _damage(facts))
    rows = (KindCount(kind, hits, damage) for kind, (hits, damage) in counts.items())
    return tuple(sorted(rows, key=lambda row: (-row.damage, row.kind)))


def _damage(facts: dict[str, object]) -> int:
    damage = facts.get("damage", 0)
    return damage if isinstance(damage, int) else 0
