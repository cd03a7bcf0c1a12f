"""What victories in a row teach a fighter (C11-C14)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ringside_manager.bout.abilities import Abilities
from ringside_manager.bout.chance import Chance


@dataclass(frozen=True, slots=True)
class Gains:
    """Points gained by experience in each rating; never above ``CEILINGS`` (C13)."""

    endurance: int = 0
    agility: int = 0
    counterpunch: int = 0


CEILINGS = Gains(endurance=10, agility=5, counterpunch=5)
"""The most experience ever gives a fighter (C13)."""

_FACES = ("endurance",) * 5 + ("agility",) * 3 + ("counterpunch",) * 2
"""The rating each face of the d10 improves (C11)."""


def winning_streak_after(streak: int, won: bool) -> int:
    """The winning streak after a bout: a loss or a draw ends it (C12)."""
    return streak + 1 if won else 0


def earns_experience(winning_streak: int) -> bool:
    """Whether the victory that made the streak ``winning_streak`` long earns a roll (C11)."""
    return winning_streak >= 2


def roll_experience(chance: Chance) -> int:
    """The d10 of C11."""
    return chance.roll(10, "experience")


def gain(gains: Gains, d10: int) -> Gains:
    """``gains`` after the roll ``d10``; a roll in a full category gives nothing (C11, C13).

    ``ValueError`` if the roll is not on a d10.
    """
    if not 1 <= d10 <= 10:
        raise ValueError(f"a d10 shows 1 to 10, not {d10}")
    rating = _FACES[d10 - 1]
    points = min(getattr(gains, rating) + 1, getattr(CEILINGS, rating))
    return replace(gains, **{rating: points})


def improved(abilities: Abilities, gains: Gains) -> Abilities:
    """The ratings a fighter brings to his next bout: those he entered with and his gains (C14).

    The ranges of R5-R8 do not limit him (C13).
    """
    return replace(
        abilities,
        endurance=abilities.endurance + gains.endurance,
        agility=abilities.agility + gains.agility,
        counterpunch=abilities.counterpunch + gains.counterpunch,
    )
