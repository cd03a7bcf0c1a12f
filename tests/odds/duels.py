"""Two corners held against each other on equal terms: half of the bouts from red, half from blue."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from math import sqrt
from typing import Any

from ringside_manager.bout.chance import derive_seed
from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.engine import AnyEngine, CornerMaker, Setup
from ringside_manager.bout.terms import Terms
from ringside_manager.errors import UsageError
from ringside_manager.odds import Sampling

_Z = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Side:
    """Somebody's card, and who decides for him."""

    card: Any
    corner: CornerMaker


@dataclass(frozen=True, slots=True)
class Duel:
    """What came of it for the first side: exact counts over ``bouts`` bouts."""

    won: int
    drawn: int
    bouts: int

    @property
    def share(self) -> float:
        """Bouts won, draws as half, 0 to 1."""
        return (self.won + self.drawn / 2) / self.bouts

    @property
    def error(self) -> float:
        """How far the true share may lie from it at 95 % confidence: 1.96 standard errors.

        Draws make it smaller; a share of 0 or 1 is given the error of one bout more.
        """
        square = (self.won + self.drawn / 4) / self.bouts
        variance = max(square - self.share**2, 1 / self.bouts)
        return _Z * sqrt(variance / self.bouts)


class Dueling:
    """A duel that can be made longer; where it stands depends on nothing but seed and bouts."""

    def __init__(self, engine: AnyEngine, terms: Terms, seed: int, one: Side, other: Side) -> None:
        corners = (one.corner, other.corner)
        self._from_red = Sampling(Setup(engine, one.card, other.card, terms), seed, corners)
        self._from_blue = Sampling(
            Setup(engine, other.card, one.card, terms), derive_seed(seed, "from blue"), corners[::-1]
        )

    def fight(
        self, bouts: int, executor: Executor | None = None, *, progress: Callable[[int], None] | None = None
    ) -> Duel:
        """Fight so many more bouts, an even number; the duel so far.  Arguments and errors as ``Sampling.fight``."""
        if bouts % 2:
            raise UsageError(f"The number of bouts of a duel must be even, not {bouts:,}.")
        red = self._from_red.fight(bouts // 2, executor, progress=progress)
        blue = self._from_blue.fight(bouts // 2, executor, progress=progress)
        return Duel(red.won(RED) + blue.won(BLUE), red.draws + blue.draws, red.bouts + blue.bouts)
