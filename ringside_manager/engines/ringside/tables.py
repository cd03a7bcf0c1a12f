"""The printed charts of Ringside, one constant each, in the printed order."""

from __future__ import annotations

from enum import Enum, IntEnum


class Punch(IntEnum):
    """The six punches, numbered like the faces of a die (R2)."""

    UPPERCUT = 1
    RIGHT_JAB = 2
    RIGHT_HOOK = 3
    COMBINATION = 4
    LEFT_JAB = 5
    LEFT_HOOK = 6

    @property
    def code(self) -> str:
        """The two letters of the punch chart: UC, RJ, RH, CO, LJ, LH."""
        return PUNCH_CODES[self - 1]

    @property
    def is_hook(self) -> bool:
        """Right and left hook, the punches a clinch smothers (R76)."""
        return self in HOOKS


PUNCH_CODES = ("UC", "RJ", "RH", "CO", "LJ", "LH")
PUNCHES = tuple(Punch)
HOOKS = (Punch.RIGHT_HOOK, Punch.LEFT_HOOK)


class Tactic(Enum):
    """What the defender may do at the start of a turn (R62)."""

    NONE = "none"
    COVER_UP = "cover_up"
    BACKPEDAL = "backpedal"
    CLINCH = "clinch"


PUNCH_CHART = (
    (-1, 2, 1, 4, 2, 3),
    (1, -1, 2, 2, 2, 3),
    (2, 1, -1, 2, 3, 1),
    (3, 2, 3, -1, 1, 2),
    (2, 1, 3, 2, -1, 1),
    (2, 3, 1, 2, 2, -1),
)
"""R23: row = punch thrown, column = punch anticipated, both in the order of R2.

The printed chart is lost but for two cells; the rest was designed for this program (see
``docs/rules/ringside.md``).
"""

MUST_SYSTEMS = {
    "ten_must": ((1, 10, 10), (20, 10, 9), (40, 10, 8), (60, 10, 7), (None, 10, 6)),
    "five_must": ((1, 5, 5), (20, 5, 4), (40, 5, 3), (60, 5, 2), (None, 5, 1)),
}
"""R56: rows of (largest difference of damage, points of the better, points of the other)."""

TURNS = 18
"""R16: turns of a round."""
STOPPED_AT = -25
"""R27: the Endurance at which a boxer cannot go on."""
TIRING_PUNCH = 6
"""R50: from this landed punch of a round on, each costs the thrower 1 Endurance."""
WEARY_KNOCKDOWN = 10
"""R30: added to the knockdown number at an Endurance of 0 or less."""
WEARY_COUNT = 4
"""R34: added to the count at an Endurance of 0 or less."""
KNOCKDOWN_FROM = 4
"""R31: below this knockdown number no roll is made."""
COUNTED_OUT = 10
"""R34."""
LONG_COUNT = 4
"""R35: from this count on an extra turn is marked off."""
RECOVERY = 10
"""R55: Endurance regained between two rounds."""
ENDURANCE_PER_ROUND = 7
"""R9."""

COVER_OWN, COVER_OPPONENT = 10, 20
"""R66: what a cover-up adds to the Agility of its owner and of his opponent."""
BACKPEDAL_OWN = 25
"""R71."""
RUSH_AGILITY, RUSH_COUNTERPUNCH = -10, 15
"""R81: what a rush does to the Agility of both and the Counterpunch of the boxer rushed."""
TRAPPED_AGILITY = -10
"""R45."""
