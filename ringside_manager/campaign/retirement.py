"""When a manager may send a fighter into retirement (C16-C18)."""

from __future__ import annotations

from ringside_manager.errors import RuleError

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
        raise RuleError(
            "C16",
            f"{name} may not be retired: he has {bouts} of {CAREER_BOUTS} bouts and {losing_streak} of "
            f"{LOSSES_IN_A_ROW} losses in a row.",
            next_step="Let him fight on until he has one or the other, or sell him.",
        )
