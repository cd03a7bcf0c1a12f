"""What the table remembers of a bout that no number of the scene holds: the round's clashes, the seconds, the judges."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import Event, RoundScored
from ringside_manager.bout.view import Rolled

TESTS = ("speed", "defense", "might")
_LATER = frozenset({"damage", "knockdown", "referee", "cut", "foul", "closing", "doctor"})
"""Dice that are thrown one by one."""


@dataclass(frozen=True, slots=True)
class Stance:
    """What a boxer does in a clash: ``move`` is empty for none, ``dropped`` one he could not pay."""

    stance: str
    move: str
    price: int
    dropped: str


@dataclass(slots=True)
class ClashTold:
    """A clash of the round as far as it is told; pairs are red's and blue's."""

    number: int
    begins: int
    stances: list[Stance | None] = field(default_factory=lambda: [None, None])
    fails: list[bool] = field(default_factory=lambda: [False, False])
    hits: list[bool] = field(default_factory=lambda: [False, False])
    downs: list[bool] = field(default_factory=lambda: [False, False])
    edge: Corner | None = None
    tests: dict[str, tuple[int, int]] = field(default_factory=dict)
    penalties: tuple[int, int] = (0, 0)
    added: list[int] = field(default_factory=lambda: [0, 0])
    course: list[Event] = field(default_factory=list)

    def brief(self) -> Brief:
        """The clash as it lies on the track of the round."""
        pairs = (tuple(self.stances), tuple(self.hits), tuple(self.downs))
        return Brief(self.number, *pairs, self.edge)


@dataclass(frozen=True, slots=True)
class Brief:
    """A clash on the track of the round: stances, who has hit, who was down, who had the Edge."""

    number: int
    stances: tuple[Stance | None, ...]
    hits: tuple[bool, ...]
    downs: tuple[bool, ...]
    edge: Corner | None


@dataclass(slots=True)
class Seen:
    """Everything told so far; ``resting`` is the time in the corners, ``work`` what happens there."""

    clashes: list[ClashTold] = field(default_factory=list)
    resting: bool = True
    work: list[Event] = field(default_factory=list)
    scored: list[RoundScored] = field(default_factory=list)
    criteria: tuple[str, ...] = ()
    uses: tuple[Counter[str], Counter[str]] = field(default_factory=lambda: (Counter(), Counter()))
    techniques: tuple[dict[str, int], dict[str, int]] = field(default_factory=lambda: ({}, {}))
    """By name the round in which a technique was used last."""

    @property
    def clash(self) -> ClashTold | None:
        """The clash being fought, or the last one of the round; ``None`` in the corners."""
        return self.clashes[-1] if self.clashes and not self.resting else None


@dataclass(frozen=True, slots=True)
class Die:
    """A die as it lies: ``success`` is ``None`` where it is held against nothing; ``again`` if it was rolled once more."""

    sides: int
    shown: int
    success: bool | None = None
    again: bool = False


@dataclass(frozen=True, slots=True)
class Thrown:
    """The dice of a clash: by test those of red and blue, the contests of Cunning, and those thrown one by one."""

    tests: Mapping[str, tuple[tuple[Die, ...], tuple[Die, ...]]]
    contests: tuple[tuple[int, tuple[tuple[Die, ...], tuple[Die, ...]]], ...]
    single: tuple[tuple[str, Corner | None, Die], ...]

    @property
    def key(self) -> object:
        """Changes whenever a die has been thrown."""
        return tuple(self.tests.items()), self.contests, self.single


def seen_of(past: Sequence[Event]) -> Seen:
    """What has been told by these events; the round before is forgotten but for uses and cards."""
    made = Seen()
    for at, event in enumerate(past):
        note = _NOTES.get(event.name)
        if note is not None:
            note(made, at, event)
        elif made.clash is not None:
            made.clash.course.append(event)
    return made


def thrown(rolls: Sequence[Rolled], begins: int) -> Thrown:
    """The dice since so many events had been told."""
    first = bisect_left(rolls, begins, key=lambda rolled: rolled.event)
    tests: dict[str, tuple[list[Die], list[Die]]] = {name: ([], []) for name in TESTS}
    contests: dict[int, tuple[list[Die], list[Die]]] = {}
    single = []
    for rolled in rolls[first:]:
        purpose, corner = rolled.die.purpose, rolled.die.corner
        if purpose == "foul" and rolled.event == begins:
            continue  # of the clash before, which told of no foul (Q73)
        die = die_of(rolled)
        if purpose in _LATER:
            single.append((purpose, corner, die))
        elif corner is not None and purpose == "cunning":
            contests.setdefault(rolled.event, ([], []))[corner.index].append(die)
        elif corner is not None:
            name = "defense" if purpose == "shoulder_roll" else purpose
            if name in tests:
                tests[name][corner.index].append(die)
    return Thrown(
        {name: (tuple(red), tuple(blue)) for name, (red, blue) in tests.items()},
        tuple((at, (tuple(red), tuple(blue))) for at, (red, blue) in contests.items()),
        tuple(single),
    )


def die_of(rolled: Rolled) -> Die:
    """A roll as it lies on the table."""
    wanted = rolled.die
    success = wanted.comparison.holds(rolled.result, wanted.bound) if wanted.comparison is not None else None
    return Die(wanted.sides, rolled.result, success, wanted.purpose == "shoulder_roll")


def _round(made: Seen, _at: int, _event: Any) -> None:
    made.clashes, made.work, made.resting = [], [], True


def _stance(made: Seen, at: int, event: Any) -> None:
    made.resting = False
    if not made.clashes or made.clashes[-1].number != event.clash:
        made.clashes.append(ClashTold(event.clash, at))
    side = event.corner.index
    made.clashes[-1].stances[side] = Stance(event.stance, event.move, event.price, event.dropped)
    if event.move:
        made.uses[side][event.move] += 1


def _in_clash(note: Callable[[ClashTold, Any], None]) -> Callable[[Seen, int, Any], None]:
    def noted(made: Seen, _at: int, event: Any) -> None:
        if made.clash is not None:
            note(made.clash, event)
            made.clash.course.append(event)

    return noted


def _speed(clash: ClashTold, event: Any) -> None:
    clash.tests["speed"], clash.edge = event.successes, event.edge


def _might(clash: ClashTold, event: Any) -> None:
    clash.tests["might"], clash.penalties = event.successes, event.penalties


def _defense(clash: ClashTold, event: Any) -> None:
    clash.tests["defense"] = event.successes


def _tried(clash: ClashTold, event: Any) -> None:
    clash.fails[event.corner.index] = not event.works


def _hit(clash: ClashTold, event: Any) -> None:
    clash.hits[event.corner.index] = True


def _down(clash: ClashTold, event: Any) -> None:
    clash.downs[event.corner.index] = True


def _rolled(made: Seen, _at: int, event: Any) -> None:
    made.uses[event.corner.index]["shoulder_roll"] += 1
    if made.clash is not None:
        side = event.corner.index
        made.clash.added[side] += event.added
        successes = list(made.clash.tests.get("defense", (0, 0)))
        successes[side] += event.added
        made.clash.tests["defense"] = successes[0], successes[1]
        made.clash.course.append(event)


def _chin(made: Seen, _at: int, event: Any) -> None:
    made.uses[event.corner.index]["iron_chin"] += 1
    if made.clash is not None:
        made.clash.course.append(event)


def _wind(made: Seen, _at: int, event: Any) -> None:
    made.uses[event.corner.index]["second_wind"] += 1
    made.work.append(event)


def _technique(made: Seen, _at: int, event: Any) -> None:
    made.techniques[event.corner.index][event.technique] = event.round
    made.work.append(event)


def _worked(made: Seen, _at: int, event: Any) -> None:
    made.work.append(event)


def _scored(made: Seen, _at: int, event: Any) -> None:
    made.scored.append(event)


def _shown(made: Seen, _at: int, event: Any) -> None:
    made.criteria = tuple(event.criteria)


_NOTES: Mapping[str, Callable[[Seen, int, Any], None]] = {
    "round_began": _round,
    "stance_taken": _stance,
    "speed_tested": _in_clash(_speed),
    "defense_tested": _in_clash(_defense),
    "might_tested": _in_clash(_might),
    "move_tried": _in_clash(_tried),
    "feint_tried": _in_clash(_tried),
    "hit_landed": _in_clash(_hit),
    "knocked_down": _in_clash(_down),
    "shoulder_rolled": _rolled,
    "iron_chin_shown": _chin,
    "second_wind_taken": _wind,
    "technique_used": _technique,
    "cut_closed": _worked,
    "doctor_looked": _worked,
    "round_scored": _scored,
    "criteria_shown": _shown,
    **{name: lambda made, at, event: None for name in ("bell_rang", "bout_ended")},
}
