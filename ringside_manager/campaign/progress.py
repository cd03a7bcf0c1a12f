"""What bouts bring a fighter: experience, a new percentage, and the day he may retire (C11-C23)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ringside_manager.bout.abilities import Abilities
from ringside_manager.bout.chance import Chance
from ringside_manager.errors import against
from ringside_manager.language import say

# What victories in a row teach a fighter (C11-C14)


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


# The manager's share of a fighter's purses (C20-C23)


BOUTS_PER_PERCENTAGE = 10
"""For how many bouts under one manager a percentage stands (C21)."""

LEAST_RENEWED, MOST_RENEWED = 10, 30
"""The limits of a renewed percentage (C21)."""


def roll_percentage(chance: Chance) -> int:
    """The d20 of C20 and C21 (C10)."""
    return chance.roll(20, "percentage")


def first_percentage(d20: int) -> int:
    """The percentage on acquisition, 11 to 30 (C20); ``ValueError`` if the roll is not on a d20."""
    if not 1 <= d20 <= 20:
        raise ValueError(f"a d20 shows 1 to 20, not {d20}")
    return 10 + d20


def renewed_percentage(d20: int, wins: int, losses: int) -> int:
    """The percentage after every tenth bout, 10 to 30, with the wins and losses of the whole career (C21).

    The bout just fought is among them, draws are not; ``ValueError`` if the roll is not on a d20.
    """
    wanted = first_percentage(d20) + losses - wins
    return max(LEAST_RENEWED, min(MOST_RENEWED, wanted))


def is_due(bouts_under_manager: int, retired: bool = False) -> bool:
    """Whether a new percentage is rolled after this many bouts under the same manager (C21).

    A fighter who retires after that very bout rolls none.
    """
    tenth = bouts_under_manager > 0 and bouts_under_manager % BOUTS_PER_PERCENTAGE == 0
    return tenth and not retired


def share_cents(purse_dollars: int, percentage: int) -> int:
    """The manager's share of a purse in cents, exact (C23): a percent of a dollar is a cent."""
    return purse_dollars * percentage


# When a manager may send a fighter into retirement (C16-C18)


CAREER_BOUTS = 10
LOSSES_IN_A_ROW = 3
"""Either opens the door to retirement (C16)."""


def losing_streak_after(streak: int, lost: bool) -> int:
    """The losing streak after a bout: a win or a draw ends it (C16)."""
    return streak + 1 if lost else 0


def may_retire(bouts: int, losing_streak: int) -> bool:
    """Whether a fighter may be retired; both counts are over his whole career (C16)."""
    return bouts >= CAREER_BOUTS or losing_streak >= LOSSES_IN_A_ROW


def check_retire(name: str, bouts: int, losing_streak: int) -> None:
    """Raise ``RuleError`` C16 naming the fighter unless he may be retired."""
    if not may_retire(bouts, losing_streak):
        raise against(
            "C16",
            "{name} may not be retired: he has {bouts} of {career_bouts} bouts and {losing_streak} of {losses_in_a_row} losses in a row.",
            name=name,
            bouts=bouts,
            career_bouts=CAREER_BOUTS,
            losing_streak=losing_streak,
            losses_in_a_row=LOSSES_IN_A_ROW,
            next_step=say("Let him fight on until he has one or the other, or sell him."),
        )
