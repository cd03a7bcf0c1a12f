"""The manager's share of a fighter's purses (C20-C23)."""

from __future__ import annotations

from ringside_manager.bout.chance import Chance

BOUTS_PER_PERCENTAGE = 10
"""For how many bouts under one manager a percentage stands (C21)."""

LEAST_RENEWED, MOST_RENEWED = 10, 30
"""The limits of a renewed percentage (C21)."""


def roll_percentage(chance: Chance) -> int:
    """The d20 of C20 and C21."""
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
