"""Corners and cards for tests of any bout system."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from ringside_manager.bout import Abilities, Chance
from ringside_manager.bout.corner import Request
from ringside_manager.bout.terms import ABILITY_RANGES, PUNCH_NAMES

seeds = st.integers(min_value=0, max_value=2**63 - 1)

abilities = st.builds(
    Abilities,
    **{name: st.integers(allowed[0], allowed[-1]) for name, allowed in ABILITY_RANGES.items()},
)
"""Anything a card may hold, however strange."""


class AnyOption:
    """Takes every legal option with equal chance, also those the plain policy never takes."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, request: Request[Any], view: Any) -> Any:
        return self._chance.pick(request.options)


def rolled_abilities(chance: Chance) -> Abilities:
    """The ratings of an invented fighter (R5-R8); the order of the dice does not matter here."""
    punches = {name: (1, 2, 3)[chance.roll(3) - 1] if chance.roll(16) > 1 else 4 for name in PUNCH_NAMES}
    return Abilities(
        agility=40 + chance.roll(20), **punches, counterpunch=10 + chance.roll(20), endurance=chance.roll(20)
    )
