"""A bout in progress as it stands, to be fought on from there as often as anybody wants to know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

from ringside_manager.bout.bout import Bout
from ringside_manager.bout.chance import (
    Chance,
    ChanceSpentError,
    RecordedChance,
    RecordingChance,
    SeededChance,
)
from ringside_manager.bout.corner import BLUE, RED, Asked, Both, Controller, Corner, Request, Script
from ringside_manager.bout.drive import run
from ringside_manager.bout.engine import Restart, Setup
from ringside_manager.bout.events import Event
from ringside_manager.bout.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a bout stands: taken up by ``restart``, then these rolls were thrown and these choices made.

    ``restart`` begins at the last place its system can be taken up at, at first the first bell.  ``forced`` is a corner
    and the place among its options of what it answers next.  A moment travels to other processes.
    """

    setup: Setup
    restart: Restart[Any]
    rolls: tuple[int, ...] = ()
    choices: tuple[int, ...] = ()
    forced: tuple[Corner, int] | None = None

    def answered(self, corner: Corner, option: int) -> Moment:
        """The moment with the next answer of ``corner`` given, so that options can be held against each other."""
        return replace(self, forced=(corner, option))

    def play_on(self, chance: Chance, red: Controller, blue: Controller) -> Outcome:
        """Fight the bout to its end with these dice and these corners."""
        state, script = self.restart(Continued(self.rolls, chance), None)
        answers, view = list(reversed(self.choices)), self.setup.engine.view
        corner, option = self.forced or (None, None)
        resumed = [
            (Resumed(answers, option if seat is corner else None, then), view(state, seat))
            for seat, then in ((RED, red), (BLUE, blue))
        ]
        return run(script, *resumed)


def moment_of(bout: Bout) -> Moment:
    """The moment of a bout that waits for an answer or a die; ``ValueError`` for one that is over.

    Of two secret answers one that is already in is not known to it.
    """
    if bout.outcome is not None:
        raise ValueError("a bout that is over is not fought on")
    trail = Trail(bout.setup, bout.seed)
    trail.follow(bout.choices, bout.dice)
    return trail.now()


class Mark(NamedTuple):
    """How many rolls and choices there were when something was told, and the last place to take the bout up at."""

    rolls: int
    choices: int
    restart: Restart[Any]
    since: tuple[int, int]
    """The rolls and choices before that place."""


class Trail:
    """A bout fought again, to be taken up wherever anything was told of it.

    It follows a bout in progress as that goes on, each time from where it was left.
    """

    _dice: Sequence[int] | None
    _choices: tuple[int, ...]
    _asked: Asked
    _script: Script[Outcome] | None

    def __init__(self, setup: Setup, seed: int) -> None:
        self._setup, self._seed = setup, seed
        self._sealed = {decision.kind for decision in setup.engine.info.decisions if decision.sealed}
        self._begin(None)

    def follow(self, choices: Sequence[int], dice: Sequence[int] | None = None) -> None:
        """Go on to where these choices have been made, with real ``dice`` if there are any."""
        if (
            dice is not None
            or self._dice is not None
            or tuple(choices[: self._taken]) != self._choices[: self._taken]
        ):
            self._begin(dice)
        self._choices = tuple(choices)
        try:
            while self._script is not None and self._taken < len(choices):
                self._asked = self._script.send(self._answer())
        except (ChanceSpentError, StopIteration):
            self._script = None  # a die that nobody has thrown yet, or the end

    def at(self, event: int, *, sealed: bool = True) -> Moment:
        """The bout when so many events had been told; unless ``sealed``, without choices that are still secret."""
        return self._moment(self._marks[event], sealed=sealed)

    def now(self, *, sealed: bool = True) -> Moment:
        """The bout as it waits; ``sealed`` as in ``at``."""
        return self._moment(self._mark(), sealed=sealed)

    def _moment(self, mark: Mark, *, sealed: bool) -> Moment:
        rolls, choices = mark.since
        if not sealed and any(kind in self._sealed for kind in self._kinds[choices : mark.choices]):
            return Moment(self._setup, mark.restart)
        thrown = tuple(self._chance.rolls[rolls : mark.rolls])
        return Moment(self._setup, mark.restart, thrown, self._choices[choices : mark.choices])

    def _begin(self, dice: Sequence[int] | None) -> None:
        setup = self._setup
        self._dice = dice
        self._chance = RecordingChance(SeededChance(self._seed) if dice is None else RecordedChance(dice))
        self._choices = ()
        self._kinds: list[str] = []
        self._restart: Restart[Any] = partial(setup.engine.start, setup.red, setup.blue, setup.terms)
        self._since = 0, 0
        self._marks = [self._mark()]
        self._state, self._script = self._restart(self._chance, self._hear)
        try:
            self._asked = next(self._script)
        except (ChanceSpentError, StopIteration):
            self._script = None

    @property
    def _taken(self) -> int:
        return len(self._kinds)

    def _mark(self) -> Mark:
        return Mark(len(self._chance.rolls), self._taken, self._restart, self._since)

    def _answer(self) -> Any:
        asked = self._asked
        requests: tuple[Request[Any], ...] = (
            (asked.first, asked.second) if isinstance(asked, Both) else (asked,)
        )
        places = self._choices[self._taken :]
        self._kinds += [request.kind for request in requests]
        answers = tuple(request.options[place] for request, place in zip(requests, places, strict=False))
        return answers if isinstance(asked, Both) else answers[0]

    def _hear(self, event: Event) -> None:
        if restart := self._setup.engine.branch(self._state, event):
            self._restart, self._since = restart, (len(self._chance.rolls), self._taken)
        self._marks.append(self._mark())


class Continued(Chance):
    """The recorded rolls, then fresh ones: from then on several dice are thrown at once where ``fresh`` can."""

    __slots__ = ("_fresh", "_next", "_roll", "_rolls")

    def __init__(self, rolls: Sequence[int], fresh: Chance) -> None:
        self._rolls, self._next = rolls, 0
        self._fresh, self._roll = fresh, fresh.roll

    def roll(self, sides: int, purpose: str = "") -> int:
        place = self._next
        if place < len(self._rolls):
            self._next = place + 1
            return self._rolls[place]
        return self._roll(sides, purpose)

    def total(self, dice: int, sides: int, purpose: str = "") -> int:
        recorded = self._next < len(self._rolls)
        return super().total(dice, sides, purpose) if recorded else self._fresh.total(dice, sides, purpose)

    def successes(self, dice: int, sides: int, least: int, purpose: str = "") -> int:
        if self._next < len(self._rolls):
            return super().successes(dice, sides, least, purpose)
        return self._fresh.successes(dice, sides, least, purpose)


class Resumed:
    """Gives the recorded answers, shared by both corners, then its own forced one, then another's."""

    __slots__ = ("_answers", "_choose", "_forced")

    def __init__(self, answers: list[int], forced: int | None, then: Controller) -> None:
        self._answers, self._forced, self._choose = answers, forced, then.choose

    def choose(self, request: Request[Any], view: Any) -> Any:
        if self._answers:
            return request.options[self._answers.pop()]
        if self._forced is not None:
            forced, self._forced = self._forced, None
            return request.options[forced]
        return self._choose(request, view)
