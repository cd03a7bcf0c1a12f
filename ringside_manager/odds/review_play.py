"""Playing on from a place of a bout, with other dice and with the best corner AI in both corners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ringside_manager.bout.chance import Chance, SeededChance, derive_seed
from ringside_manager.bout.controllers import Controller
from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.bout.drive import run
from ringside_manager.bout.events import Event
from ringside_manager.bout.request import Request
from ringside_manager.bout.setup import Setup
from ringside_manager.odds.review_walk import Place, Row, red_share


@dataclass(frozen=True, slots=True)
class Course:
    """How a bout went on: what lay on the table at the turns begun, and its result for red if it got there."""

    rows: tuple[Row, ...]
    result: float | None


@dataclass(frozen=True, slots=True)
class Play:
    """A way to play on: from ``place``, the next answer of ``corner`` forced, for so many ``turns``.

    Without ``corner`` nothing is forced; with 0 turns it goes to the end of the bout.  If it is to
    ``stray``, both corners do in its first turn whatever they may.
    """

    place: Place
    corner: Corner | None = None
    option: int = 0
    turns: int = 0
    stray: bool = False


class Player:
    """Plays on in one bout; the dice of ``number`` are the same whatever is played on."""

    def __init__(self, setup: Setup, turns: frozenset[type[Event]], seed: int) -> None:
        self._setup, self._turns, self._seed = setup, turns, seed
        self._known: dict[int, tuple[int, ...]] = {}

    def play(self, play: Play, number: int, every: int = 1) -> Course:
        """Play on with the dice of ``number``, noting the table at every so many turns, and where it stops."""
        watch = _Watch(self, play, every)
        place = play.place
        dice, *seeds = self._seeds(number)
        chance = _Continued(place.rolls, SeededChance(dice))
        state, script = place.restart(chance, watch.hear)
        answers = list(reversed(place.choices))
        views = [self._setup.engine.view(state, corner) for corner in CORNERS]
        watch.view = views[RED.index]
        corners = [
            (_Resumed(answers, self._forced(play, corner), self._then(play, watch, seed)), view)
            for corner, seed, view in zip(CORNERS, seeds, views, strict=True)
        ]
        try:
            outcome = run(script, corners[0], corners[1])
        except _FarEnoughError:
            return Course(tuple(watch.rows), None)
        return Course(tuple(watch.rows), red_share(outcome.winner))

    def row(self, view: Any, turn: int) -> Row:
        """What red's corner knows by its ``view``, and the number of the turn."""
        return (*self._setup.engine.facts(view).values(), turn)

    def is_turn(self, event: Event) -> bool:
        """Whether a turn has begun."""
        return type(event) in self._turns

    def _forced(self, play: Play, corner: Corner) -> int | None:
        return play.option if play.corner is corner else None

    def _then(self, play: Play, watch: _Watch, seed: int) -> Controller:
        engine = self._setup.engine
        chance = SeededChance(seed)
        best = engine.corner_ai(chance, engine.info.best_level)
        return _Straying(watch, chance, best) if play.stray else best

    def _seeds(self, number: int) -> tuple[int, ...]:
        """Of the dice and both corners; many options are tried with the same numbers."""
        known = self._known.get(number)
        if known is None:
            words = ("dice", *(corner.value for corner in CORNERS))
            known = self._known[number] = tuple(derive_seed(self._seed, word, number) for word in words)
        return known


class _Watch:
    """Counts the turns begun after the first, which is the place itself, and stops when it is far enough."""

    __slots__ = ("_begun", "_every", "_last", "_player", "_skip", "passed", "rows", "view")

    def __init__(self, player: Player, play: Play, every: int) -> None:
        self._player, self._every = player, every
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


class _Continued(Chance):
    """The recorded rolls, then fresh ones."""

    __slots__ = ("_next", "_roll", "_rolls")

    def __init__(self, rolls: Sequence[int], fresh: Chance) -> None:
        self._rolls, self._next = rolls, 0
        self._roll = fresh.roll

    def roll(self, sides: int, purpose: str = "") -> int:
        """The next die."""
        place = self._next
        if place < len(self._rolls):
            self._next = place + 1
            return self._rolls[place]
        return self._roll(sides, purpose)


class _Straying:
    """Does whatever is allowed until a turn has begun, then what the other controller does."""

    __slots__ = ("_chance", "_then", "_watch")

    def __init__(self, watch: _Watch, chance: Chance, then: Controller) -> None:
        self._watch, self._chance, self._then = watch, chance, then

    def choose(self, request: Request[Any], view: Any) -> Any:
        if self._watch.passed:
            return self._then.choose(request, view)
        return self._chance.pick(request.options)


class _Resumed:
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
