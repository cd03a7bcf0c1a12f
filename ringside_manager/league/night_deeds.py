"""What leads up to the bell: fight plans sealed, the doors of a night opened (C2, C5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from annotated_types import MaxLen

from ringside_manager.league.deed_base import Deed, Night, Number, Seed

MOST_PLAN = 20_000
"""Characters of the longest fight plan."""


@dataclass(frozen=True, slots=True)
class PlanSealed(Deed):
    """A manager seals the fight plan of one of his fighters, YAML text; an empty one takes the last back.

    It is in force until another is sealed, the fighter changes managers or retires, and secret until a
    bout was fought with it.
    """

    kind: ClassVar[str] = "plan_sealed"
    fighter: Number
    manager: Number
    plan: Annotated[str, MaxLen(MOST_PLAN)]


@dataclass(frozen=True, slots=True)
class DoorsOpened(Deed):
    """The doors of a night are open: its card is final, and ``seed`` decides what chance decides on it."""

    kind: ClassVar[str] = "doors_opened"
    night: Night
    seed: Seed
