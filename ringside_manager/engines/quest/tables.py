"""The printed tables of Quest, in their order; moves and techniques have rooms of their own."""

from __future__ import annotations

from typing import NamedTuple

SUCCESS = 4
"""Q3: a die succeeds with this number or more."""
EDGE_PENALTY = 2
"""Q25: the most the boxer without the Edge loses on each Might die."""
MOST_SUCCESSES = 99
"""More than any test can bring; no limit for a penalty."""
CLASHES = 3
"""Q11."""
WATCHING_SLOTS = 2
"""Q15."""
REFEREE_STOPS = 9
"""Q30: on a d10 at or below this."""
KNOCKDOWN_ABOVE, KNOCKOUT_ABOVE = 3, 5
"""Q31: times the Clash Defense."""
CIRCUITS = (4, 8, 12, 16)
"""Q8: lengths of the four circuits; any from 1 to 16 is allowed."""


class Damage(NamedTuple):
    """What a line of the damage table takes (Q36)."""

    stamina: int
    speed: int
    might: int
    defense: int


DAMAGE: tuple[Damage, ...] = (
    *[Damage(1, 0, 0, 0)] * 6,
    Damage(1, 1, 0, 0),
    Damage(1, 1, 1, 0),
    Damage(1, 1, 1, 1),
    Damage(2, 2, 2, 2),
)
"""Q36: by the d10 that counts, 1 first."""
PLAIN_DAMAGE = Damage(1, 0, 0, 0)
"""Q35: nobody aggressive."""
BODY_DAMAGE = Damage(2, 1, 0, 0)
"""Q45: Body Snatcher."""

RISES_UP_TO, QUARTER_UP_TO, HALF_UP_TO = 6, 8, 10
"""Q41: he pays 1; a quarter first; half first; above that he does not rise."""
IRON_CHIN_ROLL = 9
"""Q41: what an Iron Chin turns 11 or more into."""
PRICE_TO_RISE = 1

CUT_UP_TO = {7: 1, 8: 2, 9: 5, 10: 9}
"""Q71: by the d10 of the damage, the d20 that cuts."""
CLOSED_UP_TO = 6
"""Q72: the d10 that closes a cut."""
DOCTOR_STOPS = (1, 4, 9)
"""Q72: the d20 that stops the bout: first cut, second, third and later."""
RING_FOUL_UP_TO = {"sandbag": 0, "defensive": 1, "aggressive": 2}
"""Q73: the d100 by the family of the stance."""
RING_FOUL_WARNINGS = 1
"""Q73: the first foul is a warning."""
DISQUALIFIED_AT = 4
"""Q47, Q73: the foul that loses the bout, of either kind."""
CLINCH_FOUL_FROM = 3
"""Q45: the use of a Clinch from which on it is a foul."""

WON, LOST, LOST_DOWN = 10, 9, 8
"""Q60."""
READ_SUCCESSES = 3
"""Q50: Read His Corner."""
