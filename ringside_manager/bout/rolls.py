"""The dice of a bout as anybody at the table sees them: who threw what for what, and when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.outlook import WantedDie


@dataclass(frozen=True, slots=True)
class Rolled:
    """A die that was thrown: ``result`` from 1 to ``die.sides``, when ``event`` events had been told."""

    event: int
    die: WantedDie
    result: int


class NotedChance(Chance):
    """Passes another chance's rolls on and tells ``note`` of each: its sides, its purpose and its result."""

    def __init__(self, inner: Chance, note: Callable[[int, str, int], None]) -> None:
        self._inner, self._note = inner, note

    def roll(self, sides: int, purpose: str = "") -> int:
        """The inner chance's roll, told."""
        rolled = self._inner.roll(sides, purpose)
        self._note(sides, purpose, rolled)
        return rolled
