"""What the table remembers of a bout that no number of the scene holds: the round's clashes, the seconds, the judges."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.bout.view import Rolled
from ringside_manager.engines.quest import events
from ringside_manager.gui.board import SeenSoFar, word_in
from ringside_manager.gui.board.parts import StripLine
from ringside_manager.gui.systems.quest.names import ATTRIBUTE_WORDS, MOVE_WORDS, TECHNIQUE_WORDS
from ringside_manager.language import tr

TESTS = ("speed", "defense", "might")
_LATER = frozenset({"damage", "knockdown", "referee", "cut", "foul", "closing", "doctor"})
"""Dice that are thrown one by one."""


@dataclass(slots=True)
class ClashSeen:
    """A clash of the round as far as it has come; pairs are red's and blue's."""

    number: int
    begins: int
    stances: list[events.StanceTaken | None] = field(default_factory=lambda: [None, None])
    fails: list[bool] = field(default_factory=lambda: [False, False])
    hits: list[bool] = field(default_factory=lambda: [False, False])
    downs: list[bool] = field(default_factory=lambda: [False, False])
    edge: Corner | None = None
    tests: dict[str, tuple[int, int]] = field(default_factory=dict)
    penalties: tuple[int, int] = (0, 0)
    course: list[Event] = field(default_factory=list)

    def note(self, event: Event) -> None:
        """Take in one more event of the clash."""
        self.course.append(event)
        match event:
            case events.SpeedTested():
                self.tests["speed"], self.edge = event.successes, event.edge
            case events.DefenseTested():
                self.tests["defense"] = event.successes
            case events.MightTested():
                self.tests["might"], self.penalties = event.successes, event.penalties
            case events.MoveTried() | events.FeintTried():
                self.fails[event.corner.index] = not event.works
            case events.HitLanded():
                self.hits[event.corner.index] = True
            case events.KnockedDown():
                self.downs[event.corner.index] = True
            case events.ShoulderRolled():
                successes = list(self.tests.get("defense", (0, 0)))
                successes[event.corner.index] += event.added
                self.tests["defense"] = successes[0], successes[1]


@dataclass(slots=True)
class Seen(SeenSoFar):
    """The clashes of the round, and what lasts.

    ``begins`` is how many events had happened when the corners began their work, ``resting`` the time in the corners,
    ``work`` what happens there; ``techniques`` holds by name the round in which a technique was used last.
    """

    length: int = 0
    begins: int = 0
    clashes: list[ClashSeen] = field(default_factory=list)
    resting: bool = True
    work: list[Event] = field(default_factory=list)
    criteria: tuple[str, ...] = ()
    uses: tuple[Counter[str], Counter[str]] = field(default_factory=lambda: (Counter(), Counter()))
    techniques: tuple[dict[str, int], dict[str, int]] = field(default_factory=lambda: ({}, {}))

    @property
    def clash(self) -> ClashSeen | None:
        """The clash being fought, or the last one of the round; ``None`` in the corners."""
        return self.clashes[-1] if self.clashes and not self.resting else None

    def note(self, event: Event) -> None:
        match event:
            case events.RoundBegan():
                self.begins = self.length + 1
                self.clashes, self.work, self.resting = [], [], True
            case events.StanceTaken():
                self._declare(event)
            case _ if type(event) in _WORK_LINES:
                self.work.append(event)
            case events.CriteriaShown():
                self.criteria = tuple(event.criteria)
            case RoundScored() | events.BellRang() | BoutEnded():
                pass
            case _ if self.clash is not None:
                self.clash.note(event)
        self._count(event)
        self.length += 1

    def _declare(self, event: events.StanceTaken) -> None:
        self.resting = False
        if not self.clashes or self.clashes[-1].number != event.clash:
            self.clashes.append(ClashSeen(event.clash, self.length))
        self.clashes[-1].stances[event.corner.index] = event

    def _count(self, event: Event) -> None:
        """Count what can be used a few times only."""
        if isinstance(event, events.StanceTaken) and event.move:
            self.uses[event.corner.index][event.move] += 1
        elif isinstance(event, events.ShoulderRolled | events.IronChinShown | events.SecondWindTaken):
            self.uses[event.corner.index][_MOVES[type(event)]] += 1
        elif isinstance(event, events.TechniqueUsed):
            self.techniques[event.corner.index][event.technique] = event.round


_MOVES: Mapping[type[Event], str] = {
    events.ShoulderRolled: "shoulder_roll",
    events.IronChinShown: "iron_chin",
    events.SecondWindTaken: "second_wind",
}


# The dice of a clash


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


# What came of a clash, and the work of the seconds, in lines


def course_lines(event: Event) -> tuple[StripLine, ...]:
    """Return what an event of a clash says; nothing for what is seen elsewhere."""
    said = [line_of(event) for line_of in _IN_CLASH.get(type(event), ())]
    return tuple(line for line in said if line is not None)


def work_line(event: Event) -> StripLine:
    """Return what a second has done, in one line."""
    return _WORK_LINES[type(event)](event)


def _tried_line(event: events.MoveTried) -> StripLine:
    shape = tr("{move} is watched for: {own} to {other}")
    text = shape.format(move=word_in(MOVE_WORDS, event.move), own=event.own, other=event.other)
    return StripLine(event.corner, text, event.works)


def _feinted(event: events.FeintTried) -> StripLine:
    text = tr("Feint: Cunning {own} to {other}").format(own=event.own, other=event.other)
    return StripLine(event.corner, text, event.works)


def _missed(event: events.AttackMissed) -> StripLine:
    if event.tired:
        return StripLine(event.corner, tr("No stamina to strike with"), False)
    text = tr("Might {might} to Defense {defense}: nothing")
    return StripLine(event.corner, text.format(might=event.might, defense=event.defense), False)


def _hit_line(event: events.HitLanded) -> StripLine:
    text = tr("Might {might} to Defense {defense}: hit, stamina \N{MINUS SIGN}{stamina}")
    return StripLine(
        event.corner, text.format(might=event.might, defense=event.defense, stamina=event.stamina), True
    )


def _dice_lost(event: events.HitLanded) -> StripLine | None:
    """The dice a hit takes, of whoever was hit."""
    counts = (("speed", event.speed), ("might", event.might_dice), ("defense", event.defense_dice))
    shape = tr("{pool} \N{MINUS SIGN}{count}")
    lost = [shape.format(pool=word_in(ATTRIBUTE_WORDS, name), count=count) for name, count in counts if count]
    return StripLine(event.corner.opponent, tr(", ").join(lost), False) if lost else None


def _down_line(event: events.KnockedDown) -> StripLine:
    text = tr("Knocked out") if event.out else tr("Down, number {number}").format(number=event.number)
    return StripLine(event.corner, text, False)


def _count(event: events.CountTaken) -> StripLine:
    roll = tr("{drawn} + {added}") if event.added else tr("{drawn}")
    rolled = roll.format(drawn=event.drawn, added=event.added)
    if not event.rises:
        return StripLine(event.corner, tr("Count, {roll}: he does not rise").format(roll=rolled), False)
    text = tr("Count, {roll}: rises, stamina \N{MINUS SIGN}{cost}")
    return StripLine(event.corner, text.format(roll=rolled, cost=event.stamina), True)


def _referee(event: events.RefereeLooked) -> StripLine:
    shape = (
        tr("No Defense, referee {drawn}: stopped")
        if event.stops
        else tr("No Defense, referee {drawn}: goes on")
    )
    return StripLine(event.corner, shape.format(drawn=event.drawn), not event.stops)


def _fouled(event: events.Fouled) -> StripLine:
    shape = tr("Foul {number}, a point off") if event.points else tr("Foul {number}")
    return StripLine(event.corner, shape.format(number=event.number), False)


def _rolled(event: events.ShoulderRolled) -> StripLine:
    text = tr("Shoulder Roll: Defense +{added}").format(added=event.added)
    return StripLine(event.corner, text, event.added > 0)


def _drained(event: events.RopeDrained) -> StripLine:
    text = tr("Rope-a-Dope: the other stamina \N{MINUS SIGN}{count}")
    return StripLine(event.corner, text.format(count=event.stamina), True)


def _technique_line(event: events.TechniqueUsed) -> StripLine:
    told, good = word_in(TECHNIQUE_WORDS, event.technique), event.effect > 0
    return StripLine(event.corner, told, good)


def _doctor(event: events.DoctorLooked) -> StripLine:
    stops = event.drawn <= event.limit
    shape = tr("Doctor, {drawn}: stops it") if stops else tr("Doctor, {drawn}: he may go on")
    return StripLine(event.corner, shape.format(drawn=event.drawn), not stops)


_IN_CLASH: Mapping[type[Event], tuple[Callable[[Any], StripLine | None], ...]] = {
    events.MoveTried: (_tried_line,),
    events.FeintTried: (_feinted,),
    events.AttackMissed: (_missed,),
    events.HitLanded: (_hit_line, _dice_lost),
    events.KnockedDown: (_down_line,),
    events.CountTaken: (_count,),
    events.IronChinShown: (lambda event: StripLine(event.corner, tr("Iron Chin: counts as a 9"), True),),
    events.RefereeLooked: (_referee,),
    events.Fouled: (_fouled,),
    events.ShoulderRolled: (_rolled,),
    events.SouthpawSeen: (
        lambda event: StripLine(event.corner, tr("His Southpaw Switch is seen through"), False),
    ),
    events.RopeDrained: (_drained,),
    events.Clinched: (
        lambda event: StripLine(
            event.corner, tr("Clinch: stamina +{count}").format(count=event.gained), True
        ),
    ),
    events.CutOpened: (
        lambda event: StripLine(event.corner, tr("Cut, number {count}").format(count=event.cuts), False),
    ),
}
_WORK_LINES: Mapping[type[Event], Callable[[Any], StripLine]] = {
    events.TechniqueUsed: _technique_line,
    events.SecondWindTaken: lambda event: StripLine(
        event.corner, tr("Second Wind: stamina +{count}").format(count=event.gained), True
    ),
    events.CutClosed: lambda event: StripLine(event.corner, tr("The cut is closed"), True),
    events.DoctorLooked: _doctor,
}
