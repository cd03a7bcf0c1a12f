"""Walking through a bout that is over: where it can be taken up again, and what was decided where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ringside_manager.bout.chance import (
    Chance,
    ChanceSpentError,
    RecordedChance,
    RecordingChance,
    SeededChance,
    derive_seed,
)
from ringside_manager.bout.corner import CORNERS, RED, Asked, Both, Controller, Corner, Request, choice_word
from ringside_manager.bout.drive import run, setup_of
from ringside_manager.bout.engine import Restart, Setup
from ringside_manager.bout.events import Event
from ringside_manager.bout.record import BoutRecord
from ringside_manager.errors import RecordError
from ringside_manager.odds import compiled
from ringside_manager.odds.moment import Continued, Moment, Resumed

Row = tuple[int, ...]
"""The facts red's corner knew, in the order of ``EngineInfo.facts``, and how many turns had begun."""


@dataclass(frozen=True, slots=True)
class Place:
    """A point of the bout it can be continued from: by ``restart``, then these rolls and choices.

    ``event`` is the number of events told before it; ``retold`` says that ``restart`` tells that event
    again.  ``row`` is what the table showed at the beginning of ``turn``, empty where the system tells no facts, within a turn, and
    before the first bell.
    """

    event: int
    round: int
    time: int
    restart: Restart[Any]
    row: Row = ()
    rolls: Row = ()
    choices: Row = ()
    retold: bool = False
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """A request of the bout with more than one option, the ``index`` of its answer among the choices, and
    the place to take the bout up at when it is to be answered otherwise.

    ``interval`` is the number of the last place of the walk before it.
    """

    index: int
    event: int
    round: int
    time: int
    corner: Corner
    kind: str
    options: tuple[str, ...]
    chosen: int
    interval: int
    place: Place


@dataclass(frozen=True, slots=True)
class Walk:
    """A bout walked through: ``end`` is 1 if red won it, 0 if blue did, ½ if nobody.

    ``turns`` are the kinds of events a system can be taken up at; without any, places lie at the first
    request of each round and are reached from the first bell.
    """

    setup: Setup
    places: tuple[Place, ...]
    questions: tuple[Question, ...]
    turns: frozenset[type[Event]]
    events: int
    end: float
    last: tuple[int, int]
    resigned: Corner | None

    @property
    def turns_a_round(self) -> float:
        """How many turns a round of this bout had; 1 at least."""
        begun = sum(1 for place in self.places if place.row)
        return max(1.0, begun / max(1, self.last[0]))

    @property
    def can_learn(self) -> bool:
        """Whether the chance to win can be told from what lies on the table between two turns."""
        return bool(self.turns) and any(place.row for place in self.places)


def walk(record: BoutRecord) -> Walk:
    """Walk through the bout of a record; ``RecordError`` if today's rules cannot follow it."""
    return _Walker(record).walk()


def red_share(winner: Corner | None) -> float:
    """What a result is worth to red: 1, ½ or 0."""
    return 0.5 if winner is None else float(winner is RED)


@dataclass(slots=True)
class _Walker:
    """The state of a walk: the last place one can begin at, and how many rolls and choices led there."""

    record: BoutRecord
    setup: Setup = field(init=False)
    state: Any = None
    events: int = 0
    round: int = 0
    taken: int = 0
    places: list[Place] = field(default_factory=list)
    questions: list[Question] = field(default_factory=list)
    turns: set[type[Event]] = field(default_factory=set)
    chance: RecordingChance = field(init=False)
    since: tuple[int, int] = (0, 0)

    def __post_init__(self) -> None:
        self.setup = setup_of(self.record)
        self.chance = RecordingChance(self._dice())

    def _dice(self) -> Chance:
        dice = self.record.dice
        return SeededChance(self.record.seed) if dice is None else RecordedChance(dice)

    def walk(self) -> Walk:
        setup = self.setup
        begin = partial(setup.engine.start, setup.red, setup.blue, setup.terms)
        self.places.append(Place(0, 0, 0, begin))
        self.state, script = begin(self.chance, self._hear)
        places = iter(self.record.choices)
        try:
            asked: Asked = next(script)
            while True:
                asked = script.send(self._answer(asked, places))
        except StopIteration:
            pass
        except (_ChoicesSpentError, ChanceSpentError) as spent:
            if self.record.resigned is None:
                raise RecordError("The recorded dice and choices do not fit the rules.") from spent
            self.places.append(self._here())
            self.events += 1  # its end was told, too
        outcome = self.record.outcome
        return Walk(
            self.setup,
            tuple(self.places),
            tuple(self.questions),
            frozenset(self.turns),
            self.events,
            red_share(outcome.winner),
            (outcome.round, outcome.time),
            self.record.resigned,
        )

    def _hear(self, event: Event) -> None:
        engine = self.setup.engine
        if restart := engine.branch(self.state, event):
            self.turns.add(type(event))
            self.since = len(self.chance.rolls), self.taken
            (number, time), turn, again = self._clock(event.round), self.places[-1].turn + 1, engine.retells
            row = self._row(turn)
            self.places.append(Place(self.events, number, time, restart, row, retold=again, turn=turn))
        self.events += 1
        self.round = event.round

    def _row(self, turn: int) -> Row:
        facts = self.setup.engine.facts(self.setup.engine.view(self.state, RED))
        return (*facts.values(), turn) if facts else ()

    def _clock(self, fallback: int) -> tuple[int, int]:
        scene = self.setup.engine.scene(self.state)
        return (scene.round or fallback), scene.time

    def _answer(self, asked: Asked, places: Iterator[int]) -> Any:
        """The recorded answer, the questions noted; both of a pair may be asked from before the pair."""
        requests: Sequence[Request[Any]] = (
            (asked.first, asked.second) if isinstance(asked, Both) else (asked,)
        )
        here = self._here()
        answers = [self._note(request, next(places, None), here, at) for at, request in enumerate(requests)]
        self.taken += len(requests)
        return tuple(answers) if isinstance(asked, Both) else answers[0]

    def _here(self) -> Place:
        """This very request as a place; of a system that is never taken up, once a round, one for the curve."""
        last = self.places[-1] if self.turns else self.places[0]
        rolls, choices = self.since
        clock = self._clock(self.round)
        place = Place(
            self.events,
            *clock,
            last.restart,
            (),
            tuple(self.chance.rolls[rolls:]),
            self.record.choices[choices : self.taken],
            last.retold,
            last.turn,
        )
        if not self.turns and clock[0] != self.places[-1].round:
            self.places.append(place)
        return place

    def _note(self, request: Request[Any], chosen: int | None, here: Place, at: int) -> Any:
        if chosen is None:
            raise _ChoicesSpentError
        if not 0 <= chosen < len(request.options):
            raise RecordError(f"The recorded choices do not fit the {request.kind} that is asked.")
        if len(request.options) > 1:
            self.questions.append(
                Question(
                    self.taken + at,
                    here.event,
                    here.round,
                    here.time,
                    request.corner,
                    request.kind,
                    tuple(map(choice_word, request.options)),
                    chosen,
                    len(self.places) - 1,
                    here,
                )
            )
        return request.options[chosen]


class _ChoicesSpentError(Exception):
    """The recorded choices end here, as they do in a bout that was given up."""


# Playing on from a place of a bout, with other dice and with the best corner AI in both corners


@dataclass(frozen=True, slots=True)
class Course:
    """How a bout went on: what lay on the table at the turns begun, and its result for red if it got there."""

    rows: tuple[Row, ...]
    result: float | None


@dataclass(frozen=True, slots=True)
class Courses:
    """How a bout went on with each of several dice, as arrays: what lay on the table, a row for each turn looked at, how many
    of the ``rows`` each course has, and the ``results``, NaN where it was left before its end.
    """

    rows: Any
    counts: Any
    results: Any

    @staticmethod
    def of(courses: Sequence[Course]) -> Courses:
        import numpy as np

        return Courses(
            np.array([row for course in courses for row in course.rows]),
            np.array([len(course.rows) for course in courses]),
            np.array([course.result for course in courses], float),
        )


@dataclass(frozen=True, slots=True)
class Play:
    """A way to play on: from ``place``, the next answer of ``corner`` forced, for so many ``turns``.

    Without ``corner`` nothing is forced; with 0 turns it goes to the end of the bout.  If it is to
    ``stray``, both corners do in its first turn whatever they may.  It is played with the dice of each of
    ``numbers``; ``every`` so many turns what lies on the table is noted.
    """

    place: Place
    corner: Corner | None = None
    option: int = 0
    turns: int = 0
    stray: bool = False
    numbers: range = range(1)
    every: int = 1


class Player:
    """Plays on in one bout; the dice of ``number`` are the same whatever is played on."""

    def __init__(self, setup: Setup, turns: frozenset[type[Event]], seed: int) -> None:
        self._setup, self._turns, self._seed = setup, turns, seed
        self._known: dict[int, tuple[int, int, int]] = {}
        self._readers = tuple(setup.engine.readers.values())

    def carry_out(self, plays: Sequence[Play]) -> list[Courses]:
        """The courses of each, in the order of its numbers; compiled where that can be had, with the same dice.

        They differ in place, option and numbers alone, and have as many numbers each.
        """
        found = compiled.fights_from([self._moment(play) for play in plays])
        if found is None:
            return [Courses.of([self.play(play, number) for number in play.numbers]) for play in plays]
        first = plays[0]
        numbers = [play.numbers for play in plays]
        each = [number for many in zip(*numbers, strict=True) for number in many]
        shared = first.numbers if all(one == first.numbers for one in numbers) else each
        results, rows, counts = found.courses(
            [self._seeds(number) for number in shared],
            len(first.numbers),
            first.turns,
            first.every,
            [play.place.retold for play in plays],
            stray=first.stray,
        )
        ends = counts.sum(1).cumsum()
        courses = []
        for play, count, result, end in zip(plays, counts, results, ends.tolist(), strict=True):
            own = rows[end - count.sum() : end]
            own[:, -1] += play.place.turn
            courses.append(Courses(own, count, result))
        return courses

    def _moment(self, play: Play) -> Moment:
        place = play.place
        forced = (play.corner, play.option) if play.corner else None
        return Moment(self._setup, place.restart, place.rolls, place.choices, forced)

    def _seeds(self, number: int) -> tuple[int, int, int]:
        """The seeds of the dice and of both corners; many options are tried with the same numbers."""
        known = self._known.get(number)
        if known is None:
            dice, red, blue = (
                derive_seed(self._seed, word, number) for word in ("dice", *(one.value for one in CORNERS))
            )
            known = self._known[number] = dice, red, blue
        return known

    def play(self, play: Play, number: int) -> Course:
        """Play on with the dice of ``number``, noting the table as ``play`` says, and where it stops."""
        watch = _Watch(self, play)
        place = play.place
        dice, *seeds = self._seeds(number)
        chance = Continued(place.rolls, SeededChance(dice))
        state, script = place.restart(chance, watch.hear)
        answers = list(reversed(place.choices))
        views = [self._setup.engine.view(state, corner) for corner in CORNERS]
        watch.view = views[RED.index]
        corners = [
            (Resumed(answers, self._forced(play, corner), self._then(play, watch, seed)), view)
            for corner, seed, view in zip(CORNERS, seeds, views, strict=True)
        ]
        try:
            outcome = run(script, corners[0], corners[1])
        except _FarEnoughError:
            return Course(tuple(watch.rows), None)
        return Course(tuple(watch.rows), red_share(outcome.winner))

    def row(self, view: Any, turn: int) -> Row:
        """What red's corner knows by its ``view``, and the number of the turn."""
        if self._readers:  # a third of the work if each is looked up by its name
            return (*[read(view) for read in self._readers], turn)
        return (*self._setup.engine.facts(view).values(), turn)

    def is_turn(self, event: Event) -> bool:
        return type(event) in self._turns

    def _forced(self, play: Play, corner: Corner) -> int | None:
        return play.option if play.corner is corner else None

    def _then(self, play: Play, watch: _Watch, seed: int) -> Controller:
        engine = self._setup.engine
        chance = SeededChance(seed)
        best = engine.corner_ai(chance, engine.info.best_level)
        return _Straying(watch, chance, best) if play.stray else best


class _Watch:
    """Counts the turns begun after the first, which is the place itself, and stops when it is far enough."""

    __slots__ = ("_begun", "_every", "_last", "_player", "_skip", "passed", "rows", "view")

    def __init__(self, player: Player, play: Play) -> None:
        self._player, self._every = player, play.every
        self.passed, self._last = 0, play.turns
        self._skip, self._begun = play.place.retold, play.place.turn
        self.view: Any = None
        self.rows: list[Row] = []

    def hear(self, event: Event) -> None:
        if not self._player.is_turn(event):
            return
        if self._skip:
            self._skip = False
            return
        self.passed += 1
        if self.passed % self._every == 1 % self._every or self.passed == self._last:
            self.rows.append(self._player.row(self.view, self._begun + self.passed))
        if self.passed == self._last:
            raise _FarEnoughError


class _FarEnoughError(Exception):
    """The turn to look at has begun."""


class _Straying:
    """Does whatever is allowed until a turn has begun, then what the other controller does."""

    __slots__ = ("_chance", "_then", "_watch")

    def __init__(self, watch: _Watch, chance: Chance, then: Controller) -> None:
        self._watch, self._chance, self._then = watch, chance, then

    def choose(self, request: Request[Any], view: Any) -> Any:
        if self._watch.passed:
            return self._then.choose(request, view)
        return self._chance.pick(request.options)
