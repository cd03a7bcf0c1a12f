"""Squares one may choose, and the cursor that goes among them."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ringside_manager.bout.corner import RED, Corner

Step = tuple[int, int]


@dataclass(slots=True)
class Choices:
    """The squares ``corner`` may choose; ``at`` is where the cursor is, nothing if it has not been set."""

    squares: tuple[str, ...] = ()
    corner: Corner = RED
    at: str = ""

    def step(self, way: Step, floor: tuple[str, str]) -> str:
        """The cursor one step on, to the nearest square that lies in that direction; it stays if there is none."""
        if not self.at:
            self.at = self.squares[0] if self.squares else ""
            return self.at
        here = _place(self.at, floor)
        ahead = [square for square in self.squares if _along(here, _place(square, floor), way) > 0]
        self.at = min(ahead, key=lambda square: _cost(here, _place(square, floor), way), default=self.at)
        return self.at


def _place(square: str, floor: tuple[str, str]) -> Step:
    return floor[0].index(square[0]), floor[1].index(square[1])


def _along(here: Step, there: Step, way: Step) -> int:
    return (there[0] - here[0]) * way[0] + (there[1] - here[1]) * way[1]


def _cost(here: Step, there: Step, way: Step) -> float:
    aside = abs((there[0] - here[0]) * way[1]) + abs((there[1] - here[1]) * way[0])
    return math.dist(here, there) + 0.5 * aside
