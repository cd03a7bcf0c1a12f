"""Every decision of a Control corner (K94, K95)."""

from __future__ import annotations

from enum import Enum
from functools import cache

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.request import Both, Request
from ringside_manager.engines.control.tables import Mark


class Towel(Enum):
    """Whether a corner lets its fighter go on after a round (K95)."""

    FIGHT_ON = "fight_on"
    THROW_IN = "throw_in"


class Plan(Enum):
    """How a corner wants a round fought (K91)."""

    EVEN = "even"
    ATTACK = "attack"
    BOX = "box"


PACE_BY_PLAN = {Plan.EVEN: 0, Plan.ATTACK: 1, Plan.BOX: -1}
"""K91: what it does to the pace die of the fighter in control."""
TROUBLE_BY_PLAN = {Plan.EVEN: 0, Plan.ATTACK: 1, Plan.BOX: -1}
"""K91: what it does to every trouble roll of both."""


def _towel(corner: Corner) -> Request[Towel]:
    return Request("towel", corner, tuple(Towel), "K95", Towel.FIGHT_ON)


def _plan(corner: Corner) -> Request[Plan]:
    return Request("plan", corner, tuple(Plan), "K91", Plan.EVEN)


TOWELS = Both(_towel(RED), _towel(BLUE))
PLANS = Both(_plan(RED), _plan(BLUE))


@cache
def treat(corner: Corner, marks: tuple[Mark, ...]) -> Request[Mark]:
    """Which of his marks the corner works on (K60); by itself it takes the first of them."""
    return Request("treat", corner, marks, "K60", marks[0])
