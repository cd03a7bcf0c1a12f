"""How much a defender is exposed to under each tactic: a model of one turn, in points of damage (R60, R83)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ringside_manager.engines.ringside.tables import (
    BACKPEDAL_OWN,
    COVER_OPPONENT,
    COVER_OWN,
    RUSH_AGILITY,
    RUSH_COUNTERPUNCH,
    TRAPPED_AGILITY,
    Tactic,
)

_OWN_GUARD = {Tactic.COVER_UP: COVER_OWN, Tactic.BACKPEDAL: BACKPEDAL_OWN}


@dataclass(frozen=True, slots=True)
class Side:
    """A boxer as the model knows him: ratings, and the worth of his landed punch, free and in a clinch."""

    agility: int
    counterpunch: int
    stake: float
    clinch_stake: float


@dataclass(frozen=True, slots=True)
class Stance:
    """What is in force when the turn begins: the attacker's old cover-up, the defender's trap."""

    at_covers: bool
    df_trapped: bool


@lru_cache(maxsize=16384)
def exposure(at: Side, df: Side, tactic: Tactic, stance: Stance) -> float:
    """The damage the attacker makes in the turn with his best answer, and what he goes on to make
    if he keeps the attack; knockdowns are counted in by their worth.
    """
    answers = (False,) if tactic is Tactic.CLINCH or stance.df_trapped else (False, True)  # R64
    return max(_turn(at, df, tactic, stance, rush) for rush in answers)


def _turn(at: Side, df: Side, tactic: Tactic, stance: Stance, rush: bool) -> float:
    clinch = tactic is Tactic.CLINCH
    hit = _share(100 - _df_guard(df, tactic, stance, rush))
    answered = _share(df.counterpunch + (RUSH_COUNTERPUNCH if rush else 0)) * _share(
        100 - _at_guard(at, tactic, stance, rush)
    )
    # Having landed, the defender is free of his tactic and of the rush: the reply meets his bare rating.
    replied = answered * _share(at.counterpunch) * _share(100 - df.agility)
    made = (at.clinch_stake if clinch else at.stake) + replied * at.stake
    kept = hit * (1 - answered + replied) + (1 - hit if tactic is Tactic.BACKPEDAL else 0)
    return hit * made + kept * _share(100 - df.agility) * at.stake


def _df_guard(df: Side, tactic: Tactic, stance: Stance, rush: bool) -> int:
    guard = df.agility + _OWN_GUARD.get(tactic, 0)
    guard += COVER_OPPONENT if stance.at_covers else 0
    guard += TRAPPED_AGILITY if stance.df_trapped and tactic is not Tactic.CLINCH else 0
    return guard + (RUSH_AGILITY if rush else 0)


def _at_guard(at: Side, tactic: Tactic, stance: Stance, rush: bool) -> int:
    guard = at.agility + (COVER_OPPONENT if tactic is Tactic.COVER_UP else 0)
    guard += COVER_OWN if stance.at_covers else 0
    return guard + (RUSH_AGILITY if rush else 0)


def _share(percent: int) -> float:
    return min(1.0, max(0.0, percent / 100))
