"""The charts of Control, one constant each, in the order of the rules (K10 to K61)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ringside_manager.bout.corner import Keyed

COLUMNS = "ABCDE"
"""The columns of the punch chart, the best first (K4)."""


class Pace(Keyed):
    """How the fighter in control makes the round (K11)."""

    PLODDING = "plodding"
    NORMAL = "normal"
    AGGRESSIVE = "aggressive"


PACES = (Pace.PLODDING, Pace.NORMAL, Pace.NORMAL, Pace.NORMAL, Pace.AGGRESSIVE, Pace.AGGRESSIVE)
"""K11: by the faces 1 to 6."""

ADJUSTMENT = {
    Pace.PLODDING: (-3, -1, -1, -1, -2, -2),
    Pace.NORMAL: (3, 1, 1, 1, 2, 2),
    Pace.AGGRESSIVE: (6, 4, 4, 4, 5, 5),
}
"""K12: by the faces 1 to 6; what is below 0 comes off the opponent's punches, the rest is added to one's own."""

LOWEST_TOTAL, HIGHEST_TOTAL = 3, 18
"""K13: what three dice show."""
INCIDENT = 6
"""K14: the total that leads to section 7."""

EPL_CHART = (
    (8, 6, 4, 2, 0),
    (10, 8, 6, 4, 2),
    (12, 10, 8, 6, 4),
    (13, 11, 9, 7, 5),
    (14, 12, 10, 8, 6),
    (15, 13, 11, 9, 7),
    (16, 14, 12, 10, 8),
    (18, 16, 14, 12, 10),
    (19, 17, 15, 13, 11),
    (20, 18, 16, 14, 12),
    (21, 19, 17, 15, 13),
    (22, 20, 18, 16, 14),
    (24, 22, 20, 18, 16),
    (26, 24, 22, 20, 18),
    (28, 26, 24, 22, 20),
    (31, 29, 27, 25, 23),
)
"""K13: effective punches landed, a row for each total from 3 to 18, a column for each of ``COLUMNS``."""


class Margin(NamedTuple):
    """A row of the round's scoring (K15): up to which difference, the other's points, the leader's trouble modifier."""

    up_to: int
    points: int
    modifier: int | None


ROUND_SCORES = (
    Margin(1, 10, None),
    Margin(5, 9, None),
    Margin(8, 9, 0),
    Margin(11, 9, 1),
    Margin(15, 9, 2),
    Margin(99, 8, 4),
)
BIG = 16
"""K15, K31, K51, K53: the difference of a round won by a mile."""
MARGINS = tuple(next(row for row in ROUND_SCORES if lead <= row.up_to) for lead in range(BIG + 1))
"""The row of every difference; the last one holds for all above, too."""

PUNCHERS_CHANCE = {15: 0, 16: 0, 17: 1, 18: 1}
"""K16: the trouble modifier of a total."""


class Trouble(Enum):
    """What comes of a trouble roll for the opponent (K20)."""

    NOTHING = "nothing"
    HURT = "hurt"
    DOWN = "down"
    DOWN_TWICE = "down_twice"
    OUT = "out"


HURT_FROM, DOWN_FROM, TWICE_FROM, OUT_FROM = 9, 11, 14, 17
"""K20: the lowest totals of each row."""
CON_HURT, CON_DOWN = -1, -2
"""K20, K65: control lost in the next round."""

SHAKY_FROM, COUNTED_OUT_FROM = 8, 11
"""K21: the lowest totals of up and shaky, and of counted out."""
PUNCHER = 4
"""K21: from this power on the count is harder by one."""

STOPPED_UP_TO = 8
"""K25, K30, K31: the number of nearly every referee check."""
STOPPED_UNHURT_UP_TO = 6
"""K31: the number after a round lost by a mile without a knockdown."""
BEATING, BEATINGS = 12, 3
"""K30: the difference of a beating, and from which on the referee looks."""


class Mark(Keyed):
    """What may happen to a face, in the order a corner cares for it (K41, K60)."""

    DEEP_CUT_OVER_EYE = "deep_cut_over_eye"
    CUT_OVER_EYE = "cut_over_eye"
    CUT_UNDER_EYE = "cut_under_eye"
    SWELLING_UNDER_EYE = "swelling_under_eye"
    BLOODY_NOSE = "bloody_nose"


MARK_STOPS = {
    Mark.DEEP_CUT_OVER_EYE: 11,
    Mark.CUT_OVER_EYE: 13,
    Mark.CUT_UNDER_EYE: 15,
    Mark.SWELLING_UNDER_EYE: 15,
    Mark.BLOODY_NOSE: 17,
}
"""K41: the total that stops the bout."""
EARLIER_MARK = 2
"""K41: added for each earlier mark of the same kind."""


class Offence(Enum):
    """The fouls (K40)."""

    LOW_BLOW = "low_blow"
    HEAD_BUTT = "head_butt"
    HOLDING = "holding"
    RABBIT_PUNCH = "rabbit_punch"


class Injury(Enum):
    """What hurts for the rest of the bout (K40)."""

    HAND = "hand"
    RIB = "rib"


INCIDENTS: dict[int, Injury | Offence | Mark] = {
    2: Injury.HAND,
    3: Offence.LOW_BLOW,
    4: Offence.HEAD_BUTT,
    5: Mark.CUT_OVER_EYE,
    6: Mark.BLOODY_NOSE,
    7: Mark.SWELLING_UNDER_EYE,
    8: Mark.CUT_UNDER_EYE,
    9: Offence.HOLDING,
    10: Offence.RABBIT_PUNCH,
    11: Mark.DEEP_CUT_OVER_EYE,
    12: Injury.RIB,
}
"""K40: by the sum of two dice."""
BUTT_CUTS_FROM = 9
"""K40: from this sum on a head butt cuts the opponent."""

WARNED_FROM, POINT_FROM, SENT_OUT_FROM = 7, 12, 15
"""K42: the lowest totals of a warning, of a point with it, and of disqualification."""
WARNING_COSTS_FROM, SENT_OUT_AT = 3, 5
"""K42: the first warning that costs a point, and the one that disqualifies."""

KNOCKDOWN_SCORE, KNOCKDOWN_SCORE_BIG, KNOCKDOWN_SCORE_OUTLANDED = 8, 7, 9
"""K51: the other's points after one net knockdown; if the scorer leads by a mile; if he was outlanded by more than 6."""
OUTLANDED = 6
"""K51."""
LOWEST_SCORE = 6
"""K51: no round is lost by more on knockdowns."""


class Says(Enum):
    """What a judge may make of a round without a net knockdown (K53); the first two mean the fighter in control, then the other."""

    FIRST = "first"
    SECOND = "second"
    EVEN = "even"


_F, _S, _E = Says.FIRST, Says.SECOND, Says.EVEN
JUDGE_CLOSE_CONTROLLED = (_F, _F, _F, _S, _S, _E)
"""K53, difference 0-1: first the fighter in control."""
JUDGE_CLOSE = (_F, _F, _S, _S, _E, _E)
"""K53, difference 0-1 and nobody in control: first is red."""
JUDGE_BY_LEAD = (
    (3, (_F, _F, _F, _F, _S, _E)),
    (5, (_F, _F, _F, _F, _F, _E)),
    (99, (_F, _F, _F, _F, _F, _F)),
)
"""K53: up to which difference; first is the leader."""
LEVEL = 1
"""K50, K53: up to this difference a card is level."""

SURCHARGE_TO, HOLDS_TO, HELPS_TO = 4, 8, 11
"""K61: the highest sums of a surcharge, of nothing, and of a mark less; 12 lifts a deep cut's control as well."""

STREAK = 3
"""K66: rounds won running."""
MOST_ROUNDS = 15
"""K7."""
