"""The corner that decides for a Quest boxer.

How it thinks:

* **A clash** between two actions is worked out exactly from the pools (``chances.py``): the Edge, hits, knockdowns, what
  they cost in stamina and dice.
* **Worth**: everything is counted in chances of winning (``worth.py``): hits, Edges and margins as the judges count them
  who are known, on average for those who are not; stamina more the less there is of it and the more rounds are left; an
  end of the bout by what there is to win or lose.
* **The other** is thought to plan like an absent manager: his stances follow from his stamina, his moves come by chance;
  a stance that was read counts as it was read.
* **Stance and move**: the action that brings most against that mix, if it comes off as often as it may be watched for.
* **Watching**: the moves of the other that would harm most against the own plan.
* **Seconds**: the techniques worth most now.

Weaker levels know all this but forget it: as often as ``LAPSES`` says, a decision is left to the automatic corner of the
rules (section 15).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.request import Request
from ringside_manager.engines.quest.automatic import AutomaticCorner
from ringside_manager.engines.quest.corner_ai import choosing
from ringside_manager.engines.quest.requests import CLASH_KINDS, CLASH_NUMBERS, WATCH_KINDS, Reaction
from ringside_manager.engines.quest.view import QuestView

C = TypeVar("C")

LAPSES = {"beginner": 85, "club": 50, "contender": 20, "expert": 0}
"""How many decisions in a hundred each level leaves to the automatic corner, weakest first."""

_DECIDERS: dict[str, Callable[[QuestView, Request[Any]], object]] = {
    **dict.fromkeys(CLASH_KINDS, choosing.best_action),
    **dict.fromkeys(WATCH_KINDS, choosing.best_name),
    "technique": choosing.best_technique,
    "read": lambda view, request: CLASH_NUMBERS[-1],
    "judge": lambda view, request: request.options[0],
    "second_wind": choosing.second_wind,
    "shoulder_roll": choosing.shoulder_roll,
    "iron_chin": lambda view, request: Reaction.USE,
}


class QuestCorner:
    """A corner at one of the levels of ``LAPSES``."""

    __slots__ = ("_chance", "_lapse", "_otherwise")

    def __init__(self, chance: Chance, level: str) -> None:
        self._chance = chance
        self._lapse = LAPSES[level]
        self._otherwise = AutomaticCorner(chance)

    def choose(self, request: Request[C], view: QuestView) -> C:
        """The choice of the corner, or that of the automatic corner where the level forgets."""
        if self._lapse and self._chance.roll(100, "lapse") <= self._lapse:
            return self._otherwise.choose(request, view)
        return decided(request, view)


def decided(request: Request[C], view: QuestView) -> C:
    """What the corner at its best takes; there is no dice in it."""
    return cast("C", _DECIDERS[request.kind](view, request))


def shares(request: Request[Any], view: QuestView) -> tuple[float, ...]:
    """How often the corner at its best takes each option: one of them always."""
    chosen = decided(request, view)
    return tuple(float(option is chosen) for option in request.options)
