"""The corner that decides for a Title Bout II fighter.

How it thinks:

* **A round** between the two is worked out in a closed form (``round_model.py``): who has control how often, what an
  action costs and brings, counters, finishing runs, knockdowns and knockouts, with the shares of the hundred cards.
* **The bout** is the coming round and then the others as the fighters stand, tired when their Endurance will be
  used up; stoppages come at a rate for each round, the cards add up (``win_chance.py``).
* **Style** (T27): the one with which the bout is won more often, weighed anew whenever it is asked for.
* **Strategy** (T167): the one whose chance to work times what it adds to the chance of winning is highest; none if
  none adds anything.  So it follows from the score, the rounds left, the chins, fatigue and the limits of T78.
* **Corner work** (T96, T106, T164): what threatens the bout and the control of it most, and only as many problems as
  are worth the skill they cost (``treating.py``).

The study behind it is ``docs/studies/title_bout_corner.md``.  Weaker levels know all this but forget it: as often as
``LAPSES`` says, a decision is left to the default policies of the rules (T30, T101).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.request import Request
from ringside_manager.engines.title_bout.corner_ai.choosing import best_strategy, best_style
from ringside_manager.engines.title_bout.corner_ai.treating import next_problem
from ringside_manager.engines.title_bout.view import TitleBoutView

C = TypeVar("C")

LAPSES = {"beginner": 85, "club": 50, "contender": 20, "expert": 0}
"""How many decisions in a hundred each level leaves to the plain policy, weakest first."""

_DECIDERS: dict[str, Callable[[TitleBoutView, Request[Any]], object]] = {
    "style": lambda view, request: best_style(view, request.options),
    "strategy": lambda view, request: best_strategy(view, request.options),
    "treat": next_problem,
}


class TitleBoutCorner:
    """A corner at one of the levels of ``LAPSES``."""

    __slots__ = ("_chance", "_lapse")

    def __init__(self, chance: Chance, level: str) -> None:
        self._chance = chance
        self._lapse = LAPSES[level]

    def choose(self, request: Request[C], view: TitleBoutView) -> C:
        """The choice of the corner, or that of the plain policy where the level forgets."""
        if self._lapse and self._chance.roll(100, "lapse") <= self._lapse:
            return self._chance.pick(request.options) if request.plain is None else request.plain
        return decided(request, view)


def decided(request: Request[C], view: TitleBoutView) -> C:
    """What the corner at its best takes; there is no dice in it."""
    return cast("C", _DECIDERS[request.kind](view, request))


def shares(request: Request[Any], view: TitleBoutView) -> tuple[float, ...]:
    """How often the corner at its best takes each option: one of them always."""
    chosen = decided(request, view)
    return tuple(float(option == chosen) for option in request.options)
