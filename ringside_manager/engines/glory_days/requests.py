"""Every decision of a Glory Days corner (G104, G105)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner
from ringside_manager.bout.request import Both, Request


class Plan(Enum):
    """What a corner tells its boxer for a round (G101)."""

    NATURAL = "natural"
    PRESS = "press"
    BOX = "box"
    COVER = "cover"


class Towel(Enum):
    """Whether a corner gives its boxer up (G105)."""

    FIGHT_ON = "fight_on"
    THROW = "throw"


@dataclass(frozen=True, slots=True)
class CornerRequests:
    """The requests of one corner: its plan for the round, and the towel."""

    plan: Request[Plan]
    towel: Request[Towel]


REQUESTS: dict[Corner, CornerRequests] = {
    corner: CornerRequests(
        Request("plan", corner, tuple(Plan), "G101", Plan.NATURAL),
        Request("towel", corner, tuple(Towel), "G105", Towel.FIGHT_ON),
    )
    for corner in CORNERS
}
PLANS = Both(REQUESTS[RED].plan, REQUESTS[BLUE].plan)
"""Both corners choose in secret (G101)."""
TOWELS = Both(REQUESTS[RED].towel, REQUESTS[BLUE].towel)
