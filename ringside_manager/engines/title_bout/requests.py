"""Every decision of a Title Bout II corner."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.request import Request
from ringside_manager.engines.title_bout.strategies import Strategy


class Style(Enum):
    """How a fighter fights (T27)."""

    BOX = "box"
    SLUG = "slug"


class Problem(Enum):
    """What a corner can work on between two rounds (T96, T106, T164), or that it is done."""

    NOSE_BLEED = "nose_bleed"
    UNDER_LEFT = "under_left"
    UNDER_RIGHT = "under_right"
    OVER_LEFT = "over_left"
    OVER_RIGHT = "over_right"
    BRIDGE = "bridge"
    LIP = "lip"
    LEFT_EYE = "left_eye"
    RIGHT_EYE = "right_eye"
    SWELLING_UNDER_LEFT = "swelling_under_left"
    SWELLING_UNDER_RIGHT = "swelling_under_right"
    SWELLING_OVER_LEFT = "swelling_over_left"
    SWELLING_OVER_RIGHT = "swelling_over_right"
    CUT_UNDER_LEFT = "cut_under_left"
    CUT_UNDER_RIGHT = "cut_under_right"
    CUT_OVER_LEFT = "cut_over_left"
    CUT_OVER_RIGHT = "cut_over_right"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class CornerRequests:
    """The requests of one corner that are always the same in a bout.

    ``style`` is asked of an "either" fighter (T27), with the default policy as its plain choice (T30); ``strategy`` with
    that option (T167).
    """

    style: Request[Style]
    strategy: Request[Strategy]


@cache
def corner_requests(corner: Corner, plain: Style, closed: tuple[Strategy, ...] = ()) -> CornerRequests:
    """The requests of a corner; ``closed`` strategies are not open to its fighter (T179)."""
    plans = tuple(strategy for strategy in Strategy if strategy not in closed)
    return CornerRequests(
        Request("style", corner, tuple(Style), "T27", plain),
        Request("strategy", corner, plans, "T167", Strategy.NONE),
    )


@cache
def treat(
    corner: Corner, problems: tuple[Problem, ...], rule: str, *, further: bool = True
) -> Request[Problem]:
    """What the corner works on next, or that it is done (T96, T101, T106, T164).

    The default policy takes the first of ``problems``; not ``further`` than this with the advanced tables (T164).
    """
    plain = problems[0] if further else Problem.DONE
    return Request("treat", corner, (*problems, Problem.DONE), rule, plain)
