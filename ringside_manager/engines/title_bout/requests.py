"""Every decision of a Title Bout II corner."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

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

    @classmethod
    def of(cls, corner: Corner, plain: Style, closed: tuple[Strategy, ...] = ()) -> CornerRequests:
        """The requests; ``closed`` strategies are not open to the fighter (T179)."""
        plans = tuple(strategy for strategy in Strategy if strategy not in closed)
        return cls(
            Request("style", corner, tuple(Style), "T27", plain),
            Request("strategy", corner, plans, "T167", Strategy.NONE),
        )


def treat(corner: Corner, problems: tuple[Problem, ...], rule: str) -> Request[Problem]:
    """What the corner works on next, the default policy first, or that it is done (T96, T101, T106, T164)."""
    return Request("treat", corner, (*problems, Problem.DONE), rule, problems[0])
