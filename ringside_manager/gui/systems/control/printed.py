"""The charts of Control as the table shows them, laid out from the rules' own tables."""

from __future__ import annotations

from itertools import groupby

from ringside_manager.engines.control import tables
from ringside_manager.engines.control.state import threats

TOTALS = range(tables.LOWEST_TOTAL, tables.HIGHEST_TOTAL + 1)
"""What three dice show (K13)."""
PUNCHES = tuple(zip(*tables.EPL_CHART, strict=True))
"""K13: effective punches landed, a row for each column of the chart, in the order of ``TOTALS``."""
PACES = tuple(pace.value for pace in tables.Pace)
_ALIKE = [
    list(faces)
    for _, faces in groupby(
        range(1, 7), key=lambda face: [tables.ADJUSTMENT[pace][face - 1] for pace in tables.Pace]
    )
]
FACES = tuple((faces[0], faces[-1]) for faces in _ALIKE)
"""K12: the faces of a die that belong together."""
ADJUSTMENTS = {
    pace.value: tuple(tables.ADJUSTMENT[pace][first - 1] for first, _ in FACES) for pace in tables.Pace
}
"""K12: below 0 it comes off the other's punches, else it is added to one's own."""
MARGINS = tables.ROUND_SCORES
"""K15: up to which difference, the other's points, the leader's trouble modifier."""
_FROM = (tables.HURT_FROM, tables.DOWN_FROM, tables.TWICE_FROM, tables.OUT_FROM)
TROUBLES = tuple(
    zip((*(total - 1 for total in _FROM), 99), (trouble.value for trouble in tables.Trouble), strict=True)
)
"""K20: up to which total, and what comes of it."""
MARK_STOPS = {mark.value: tables.MARK_STOPS[mark] for mark in tables.Mark}
"""K41: the total that stops the bout, in the order a corner cares for marks."""


def threat_of(number: int, threat: int, groove_round: int, stamina_round: int) -> int:
    """Return a fighter's threat in the round of that number (K5)."""
    return threats(threat, groove_round, stamina_round)[number]


def margin_row(lead: int) -> int:
    """Return the place of a difference in ``MARGINS``."""
    return next(place for place, row in enumerate(MARGINS) if lead <= row.up_to)
