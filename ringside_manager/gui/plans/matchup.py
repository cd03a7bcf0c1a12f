"""Who fights whom, as far as it is known when a plan is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.engine import AnyEngine, Setup
from ringside_manager.errors import RingsideError
from ringside_manager.language import tr
from ringside_manager.plans import Plan, suggested_plan
from ringside_manager.plans.plan import LONGEST_NAME
from ringside_manager.text_safety import tidy


@dataclass(frozen=True, slots=True)
class Matchup:
    """A bout to plan for: the plan's boxer stands in ``corner``; without a ``setup`` there is no opponent yet."""

    engine: AnyEngine
    own: str
    setup: Setup | None = None
    corner: Corner = RED

    @classmethod
    def of(cls, setup: Setup, corner: Corner) -> Matchup:
        """The bout of a setup, seen from one corner."""
        return cls(setup.engine, name_in(setup, corner), setup, corner)

    @property
    def other(self) -> str:
        """The opponent's name; empty if there is none yet."""
        return "" if self.setup is None else name_in(self.setup, self.corner.opponent)

    def suggestion(self) -> Plan | None:
        """What the corner AI suggests for this bout; ``None`` without an opponent, or if it has nothing to say."""
        if self.setup is None:
            return None
        own, other = (card_in(self.setup, corner) for corner in (self.corner, self.corner.opponent))
        try:
            plan = suggested_plan(self.engine, own, other, self.setup.terms)
        except RingsideError:
            return None
        name = tr("{name} against {opponent}").format(name=self.own, opponent=self.other)
        said = tr(
            "What the program at its best does for these two, written down. Change what you know better."
        )
        return replace(plan, name=tidy(name[:LONGEST_NAME]), note=said)


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody a plan may be written against; ``matchup`` is worked out when he is chosen."""

    name: str
    matchup: Callable[[], Matchup]


def card_in(setup: Setup, corner: Corner) -> Any:
    """The card of the boxer in a corner; its type is the engine's own."""
    return setup.red if corner is RED else setup.blue


def name_in(setup: Setup, corner: Corner) -> str:
    """The name of the boxer in a corner."""
    return str(setup.engine.card_data(card_in(setup, corner)).get("name", ""))
