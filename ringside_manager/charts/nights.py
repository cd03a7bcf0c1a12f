"""The axis of fight nights, which nearly every chart has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ringside_manager.campaign.seasons import SEASON
from ringside_manager.charts.scales import base_line, rule_along

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from ringside_manager.charts.sheet import Sheet

MOST_TICKS = 9
_STEPS = (1, 2, 4, 5, 10, 13, 26)


def night_ticks(first: int, last: int, most: int = MOST_TICKS) -> list[int]:
    """Nights to print on an axis, evenly apart: multiples of a round number, of whole seasons if it is long."""
    span = max(last - first, 1)
    seasons = (SEASON * count for count in range(1, span // SEASON + 2))
    step = next(step for step in (*_STEPS, *seasons) if span / step < most)
    ticks = [night for night in range(first - first % step, last + 1, step) if night >= first]
    return ticks if len(ticks) > 1 else sorted({first, last})


def set_nights(axes: Axes, first: int, last: int) -> None:
    """Set the axis to the nights from ``first`` to ``last``."""
    edge = max((last - first) * 0.012, 0.3)
    axes.set_xlim(first - edge, last + edge)


def rule_nights(
    sheet: Sheet, axes: Axes, first: int, last: int, *, texts: bool = True, lines: bool = False
) -> None:
    """Print the nights below the axes, if ``texts``; a line up at each, or else where a season begins."""
    if texts:
        most = int(axes.get_position().width * sheet.width / (47 * sheet.skin.scale))
        ticks = night_ticks(first, last, max(3, min(MOST_TICKS, most)))
        rule_along(sheet, axes, ticks, [str(night) for night in ticks], lines=lines)
        base_line(sheet, axes)
    if not lines and last - first >= SEASON:
        seasons = [night + 0.5 for night in range(first - first % SEASON + SEASON, last, SEASON)]
        axes.vlines(
            seasons, 0, 1, transform=axes.get_xaxis_transform(), color=sheet.skin.line, zorder=0.4,
            linewidth=0.8 * sheet.skin.scale,
        )  # fmt: skip
