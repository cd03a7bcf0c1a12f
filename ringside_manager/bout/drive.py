"""Controllers for both corners, and the tight driver that lets them fight a bout to its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from ringside_manager.bout.chance import Chance, SeededChance
from ringside_manager.bout.corner import BLUE, RED, Asked, Controller, Request, Script
from ringside_manager.bout.engine import IN_CHARACTER, PLAIN, AnyEngine, EngineInfo, Setup
from ringside_manager.bout.events import Emit
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.errors import UnknownNameError

# The tight driver: two controllers fight a bout to its end.
#
# It trusts its controllers to choose among the options; ``Bout`` is the door that checks.


T = TypeVar("T")


def simulate(setup: Setup, seed: int, red: Controller, blue: Controller, emit: Emit | None = None) -> Outcome:
    """Fight a bout and keep nothing but its outcome."""
    state, script = setup.engine.start(setup.red, setup.blue, setup.terms, SeededChance(seed), emit)
    view = setup.engine.view
    return run(script, (red, view(state, RED)), (blue, view(state, BLUE)))


def fight(setup: Setup, seed: int, red: Controller, blue: Controller, emit: Emit | None = None) -> BoutRecord:
    """Fight a bout; its record holds the outcome."""
    places: list[int] = []
    outcome = simulate(setup, seed, Noting(red, places), Noting(blue, places), emit)
    return BoutRecord.of(setup, seed, places, outcome)


class Noting:
    """A controller that passes on another's choices and notes their places among the options."""

    __slots__ = ("_choose", "_note")

    def __init__(self, controller: Controller, places: list[int]) -> None:
        self._choose = controller.choose
        self._note = places.append

    def choose(self, request: Any, view: Any) -> Any:
        choose, note = self._choose, self._note
        choice = choose(request, view)
        note(request.options.index(choice))
        return choice


def run(script: Script[T], red: tuple[Controller, Any], blue: tuple[Controller, Any]) -> T:
    """Run a script to its end, each request answered by its corner's controller from its view."""
    choose_red, view_red = red[0].choose, red[1]
    choose_blue, view_blue = blue[0].choose, blue[1]
    send = script.send
    try:
        asked: Asked = next(script)
        while True:
            if isinstance(asked, Request):
                if asked.corner is RED:
                    asked = send(choose_red(asked, view_red))
                else:
                    asked = send(choose_blue(asked, view_blue))
            elif asked.first.corner is RED:
                asked = send((choose_red(asked.first, view_red), choose_blue(asked.second, view_blue)))
            else:
                asked = send((choose_blue(asked.first, view_blue), choose_red(asked.second, view_red)))
    except StopIteration as stop:
        outcome: T = stop.value
        return outcome


# Who sits in a corner, before there is a bout: makers of controllers that travel between processes


AI = "ai"

CornerMaker = Callable[[AnyEngine, Chance], Controller]
"""Seats a controller once its dice are there; picklable, so that any process can seat it."""


@dataclass(frozen=True, slots=True)
class CornerAt:
    """The corner AI at the level of that name, its best if empty, or ``in_character``; ``plain`` is the plain policy (R90)."""

    level: str = ""

    def __call__(self, engine: AnyEngine, chance: Chance) -> Controller:
        """The controller; ``UnknownNameError`` for a level the system does not have."""
        if self.level == PLAIN:
            return engine.plain_corner(chance)
        return engine.corner_ai(chance, self.level or engine.info.best_level)

    @property
    def word(self) -> str:
        if self.level in (PLAIN, IN_CHARACTER):
            return self.level
        return f"{AI}:{self.level}" if self.level else AI


def corner_at(word: str, info: EngineInfo) -> CornerAt | None:
    """The corner meant by ``plain``, ``in_character``, ``ai`` or ``ai:LEVEL``; ``None`` for any other word.

    Raises ``UnknownNameError`` for a level the system does not have.
    """
    kind, _, level = word.partition(":")
    if word == PLAIN:
        return CornerAt(PLAIN)
    if word == IN_CHARACTER:
        if not info.character:
            raise UnknownNameError("level of the program", word, corner_words(info))
        return CornerAt(word)
    if kind != AI:
        return None
    return CornerAt(info.level(level).name if level else "")


def corner_words(info: EngineInfo) -> tuple[str, ...]:
    """Every word ``corner_at`` takes, weakest corner first but for the one in character."""
    character = (IN_CHARACTER,) if info.character else ()
    return (PLAIN, *character, *(f"{AI}:{level.name}" for level in info.levels), AI)
