"""How strong the corner AI is: what it was measured to win against plans, policies and itself."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from math import hypot

from ringside_manager.paths import resources

_ROUNDING = 0.00005
"""Half of the last digit the shares are written with."""


@dataclass(frozen=True, slots=True)
class StrengthRow:
    """The best corner AI with the card of ``expert`` against an opponent with the card of ``other``.

    ``kind`` is ``level``, ``plan``, ``suggested``, ``policy`` or ``habit``, ``opponent`` the word of the level,
    plan, policy or habit.  ``share`` counts bouts the AI won, draws as half; ``par`` is what it has
    against itself with the same cards, a half where both cards are the same.  Errors are those at 95 %.
    """

    kind: str
    opponent: str
    expert: str
    other: str
    bouts: int
    share: float
    error: float
    par: float
    par_error: float

    @property
    def is_even(self) -> bool:
        """Whether both have the same card."""
        return self.expert == self.other

    @property
    def holds(self) -> bool:
        """Whether the opponent does no better against the AI than the AI itself would, beyond the error.

        The AI against itself is the measure and always holds.
        """
        return self.kind == "level" or self.share >= self.par - hypot(self.error, self.par_error) - _ROUNDING


@cache
def strength(system: str) -> tuple[StrengthRow, ...]:
    """What was measured for a system, opponent by opponent; nothing where nothing was.

    The study behind it is ``docs/studies/ringside_strength.py``.
    """
    path = resources() / "plans" / system / "strength.toml"
    if not path.is_file():
        return ()
    return tuple(StrengthRow(**row) for row in tomllib.loads(path.read_text(encoding="utf-8"))["row"])
