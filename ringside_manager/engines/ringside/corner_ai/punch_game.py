"""The hidden punch game between two cards, solved exactly (R22, R23).

Thrower and receiver pick in secret, so best play is a mix.  The stake of a pair of picks is the damage
and the worth of the knockdown it may bring; the equilibrium is that of a zero-sum game, found by
linear programming and rounded to whole parts in ten thousand, so that the draw is the same on
every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ringside_manager.bout.chance import Chance
from ringside_manager.engines.ringside.tables import HOOKS, KNOCKDOWN_FROM, PUNCHES, WEARY_KNOCKDOWN, Punch

PARTS = 10_000
FRESH_WORTH, WEARY_WORTH = 12.0, 40.0
"""A knockdown in points of damage: it scores twice, costs the turn, and is a KO in 10 or 50 of 100."""
WEARY_SOON = 5
"""From this Endurance on the next landed punch is expected to leave the receiver at 0 or less (R30)."""


@dataclass(frozen=True, slots=True)
class Mix:
    """How often each punch is picked, in parts of ``PARTS``, in the order of R2."""

    parts: tuple[int, ...]

    def draw(self, chance: Chance) -> Punch:
        """A punch drawn from the mix."""
        left = chance.roll(PARTS, "mix")
        for punch, part in zip(PUNCHES, self.parts, strict=True):
            left -= part
            if left <= 0:
                return punch
        return PUNCHES[-1]


@dataclass(frozen=True, slots=True)
class PunchGame:
    """Both sides' best mixes for one thrower, and what a punch on target is then worth."""

    throw: Mix
    guess: Mix
    stake: float


@lru_cache(maxsize=4096)
def punch_game(damage: tuple[tuple[int, ...], ...], weary: bool, clinch: bool) -> PunchGame:
    """The game of a thrower whose punches do ``damage`` [thrown][anticipated] (from 1, R23).

    ``weary``: the receiver will be at an Endurance of 0 or less (R30); ``clinch``: no hook lands (R76).
    """
    worth = WEARY_WORTH if weary else FRESH_WORTH
    stakes = [
        [0.0 if clinch and t in HOOKS else damage[t][a] + worth * _down(damage[t][a], weary) for a in PUNCHES]
        for t in PUNCHES
    ]
    throw, guess = _rounded(_best_mix(stakes)), _rounded(_best_mix(_other_side(stakes)))
    return PunchGame(throw, guess, _mean(throw, guess, stakes))


def _down(damage: int, weary: bool) -> float:
    """The chance of a knockdown (R30, R31)."""
    number = damage + WEARY_KNOCKDOWN if weary else damage
    return number / 100 if number >= KNOCKDOWN_FROM else 0.0


def _other_side(stakes: Sequence[Sequence[float]]) -> list[list[float]]:
    return [[-row[column] for row in stakes] for column in range(len(stakes))]


def _best_mix(stakes: Sequence[Sequence[float]]) -> list[float]:
    """The row player's equilibrium mix; of several the one a tiny preference for earlier rows picks."""
    from scipy.optimize import linprog

    size = len(stakes)
    cost = [1e-6 * row for row in range(size)] + [-1.0]
    limits = [[-stakes[row][column] for row in range(size)] + [1.0] for column in range(size)]
    solved = linprog(
        cost,
        A_ub=limits,
        b_ub=[0.0] * size,
        A_eq=[[1.0] * size + [0.0]],
        b_eq=[1.0],
        bounds=[(0, 1)] * size + [(None, None)],
        method="highs",
    )
    if solved.x is None:
        raise ArithmeticError(f"the punch game was not solved: {solved.message}")
    return [float(share) for share in solved.x[:size]]


def _rounded(shares: Sequence[float]) -> Mix:
    """Whole parts that add up, the rest to the largest share."""
    parts = [round(share * PARTS) for share in shares]
    parts[parts.index(max(parts))] += PARTS - sum(parts)
    return Mix(tuple(parts))


def _mean(throw: Mix, guess: Mix, table: Sequence[Sequence[float]]) -> float:
    return sum(
        t * a * cell
        for t, row in zip(throw.parts, table, strict=True)
        for a, cell in zip(guess.parts, row, strict=True)
    ) / (PARTS * PARTS)
