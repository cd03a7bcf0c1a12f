"""What is printed on the charts of Control, as far as the table shows it; a test holds it against the rules' own."""

from __future__ import annotations

COLUMNS = "ABCDE"
TOTALS = range(3, 19)
"""What three dice show (K13)."""
PUNCHES = (
    (8, 10, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 24, 26, 28, 31),
    (6, 8, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 22, 24, 26, 29),
    (4, 6, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 20, 22, 24, 27),
    (2, 4, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 18, 20, 22, 25),
    (0, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 16, 18, 20, 23),
)
"""K13: effective punches landed, a row for each column of the chart, in the order of ``TOTALS``."""
INCIDENT = 6
"""K14: the total that leads to fouls, cuts and injuries."""
PACES = ("plodding", "normal", "aggressive")
FACES = ((1, 1), (2, 4), (5, 6))
"""K12: the faces of a die that belong together."""
ADJUSTMENTS = {"plodding": (-3, -1, -2), "normal": (3, 1, 2), "aggressive": (6, 4, 5)}
"""K12: below 0 it comes off the other's punches, else it is added to one's own."""
MARGINS = ((1, 10, None), (5, 9, None), (8, 9, 0), (11, 9, 1), (15, 9, 2), (99, 8, 4))
"""K15: up to which difference, the other's points, the leader's trouble modifier."""
TROUBLES = ((8, "nothing"), (10, "hurt"), (13, "down"), (16, "down_twice"), (99, "out"))
"""K20: up to which total, and what comes of it."""
MARK_STOPS = {
    "deep_cut_over_eye": 11,
    "cut_over_eye": 13,
    "cut_under_eye": 15,
    "swelling_under_eye": 15,
    "bloody_nose": 17,
}
"""K41: the total that stops the bout, in the order a corner cares for marks."""
EARLIER_MARK = 2
"""K41: added for each mark of the kind he has."""
COSTS_FROM, OUT_AT = 3, 5
"""K42: the first warning that always costs a point, and the one that disqualifies."""
BEATINGS = 3
"""K30: from this beating on the referee looks."""
MOST_THREAT = 9
"""K4."""


def threat_of(number: int, threat: int, groove_round: int, stamina_round: int) -> int:
    """A fighter's threat in the round of that number (K5)."""
    return max(0, threat - max(0, groove_round - number, number - stamina_round))


def margin_row(lead: int) -> int:
    """The place of a difference in ``MARGINS``."""
    return next(place for place, (top, _, _) in enumerate(MARGINS) if lead <= top)
