"""The printed charts of Control with the ratings of two fighters added."""

from __future__ import annotations

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.scene import Chart
from ringside_manager.engines.control.card import ControlCard
from ringside_manager.engines.control.tables import ADJUSTMENT, EPL_CHART, LOWEST_TOTAL, MARGINS

CHANGES = (0, *sorted({by for row in ADJUSTMENT.values() for by in row}))
"""K12: no adjustment, then every one there is."""
MODIFIERS = tuple(sorted({row.modifier for row in MARGINS if row.modifier is not None}))
TWO_DICE = range(2, 13)


def charts(red: ControlCard, blue: ControlCard) -> tuple[Chart, ...]:
    """Punches and trouble, each first for red."""
    sides = ((RED, red, blue), (BLUE, blue, red))
    return (
        *(_punches(corner, card) for corner, card, _ in sides),
        *(_trouble(corner, card, other) for corner, card, other in sides),
    )


def _punches(corner: Corner, card: ControlCard) -> Chart:
    """His column of the punch chart, after every adjustment (K12, K13)."""
    column = card.column_index
    return Chart(
        "punches",
        corner,
        tuple(str(total) for total in range(LOWEST_TOTAL, LOWEST_TOTAL + len(EPL_CHART))),
        tuple(f"{by:+d}" if by else "0" for by in CHANGES),
        tuple(tuple(max(0, row[column] + by) for by in CHANGES) for row in EPL_CHART),
        "K13",
    )


def _trouble(corner: Corner, card: ControlCard, other: ControlCard) -> Chart:
    """The sums of a trouble roll in his best rounds, against a man who is neither worn nor past (K20)."""
    added = card.threat - other.chin
    return Chart(
        "trouble",
        corner,
        tuple(map(str, TWO_DICE)),
        tuple(map(str, MODIFIERS)),
        tuple(tuple(drawn + added + modifier for modifier in MODIFIERS) for drawn in TWO_DICE),
        "K20",
    )
