"""The axis of fight nights, which nearly every chart has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ringside_manager.campaign.seasons import SEASON

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


def lay_nights(sheet: Sheet, axes: Axes, first: int, last: int, *, seasons: bool = True) -> None:
    """Set the axis to the nights from ``first`` to ``last`` and rule a line where a season begins."""
    edge = max((last - first) * 0.012, 0.3)
    axes.set_xlim(first - edge, last + edge)
    skin = sheet.skin
    width = axes.get_position().width * sheet.width / 72
    axes.set_xticks(night_ticks(first, last, max(3, min(MOST_TICKS, int(width / (0.65 * skin.scale))))))
    if seasons and last - first >= SEASON:
        for night in range(first - first % SEASON + SEASON, last, SEASON):
            axes.axvline(night + 0.5, color=skin.line, linewidth=0.8 * skin.scale, zorder=0.5)
