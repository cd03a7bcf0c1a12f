"""A fight plan: what a corner has made up its mind about, for bouts nobody plays."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.controllers import Controller
from ringside_manager.bout.corners import PLAIN, corner_at
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.bout.orders import Order, OrdersController
from ringside_manager.errors import UsageError

MOST_ORDERS = 500
MOST_WEIGHT = 1000
LONGEST_NAME = 80
LONGEST_NOTE = 2000
LONGEST_REMARK = 300
"""Of the note of one order."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Orders from top to bottom, and who decides the rest: ``plain``, ``ai`` or ``ai:LEVEL``.

    ``name`` and ``note`` (lines allowed) are for people and may be empty.  A plan is a value: it knows
    no bout, and ``Plan.controller`` travels between processes.
    """

    name: str
    system: str
    orders: tuple[Order, ...]
    otherwise: str = PLAIN
    note: str = ""

    def controller(self, engine: AnyEngine, chance: Chance) -> Controller:
        """The corner that follows the plan.

        Raises ``UsageError`` for a bout of another system or a corner unknown to it in ``otherwise``.
        """
        if engine.info.system != self.system:
            raise UsageError(
                f"The plan {self.name or 'without a name'} is written for {self.system}; "
                f"a bout of {engine.info.title} cannot follow it."
            )
        rest = corner_at(self.otherwise, engine.info)
        if rest is None:
            raise UsageError(f"{self.otherwise!r} is nobody who could decide: it is plain, ai or ai:LEVEL.")
        return OrdersController(self.orders, rest(engine, chance), chance, engine.facts)
