"""The scales of axes: round numbers, a light grid, a base line.

Drawn as plain lines and texts: Matplotlib's own axes make a dozen objects for every tick, which
takes longer than all the rest of a chart.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import TYPE_CHECKING

from ringside_manager.charts.money import Money
from ringside_manager.charts.sheet import POINTS, SMALL, Sheet

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Segment = tuple[tuple[float, float], tuple[float, float]]
_ROUND = (1.0, 2.0, 2.5, 5.0, 10.0)


def round_ticks(low: float, high: float, most: int = 5, *, whole: bool = False) -> list[float]:
    """Round numbers from ``low`` to ``high``, at most ``most`` steps apart; ``whole``: no fractions."""
    span = max(high - low, 1e-9)
    power = 10.0 ** floor(log10(span / most))
    steps = (power * size for size in (*_ROUND, 20.0))
    step = next(step for step in steps if span / step <= most)
    if whole:
        step = max(float(ceil(step)), 1.0)
    return [step * count for count in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def rule_up(
    sheet: Sheet, axes: Axes, ticks: Sequence[float], texts: Sequence[str], *, lines: bool = True
) -> None:
    """The upright scale: texts to the left of the axes, a light line across at each.  Limits must be set."""
    low, high = sorted(axes.get_ylim())
    inside = [
        (tick, text) for tick, text in zip(ticks, texts, strict=True) if low - 1e-9 <= tick <= high + 1e-9
    ]
    if lines:
        _grid(sheet, axes, [((0.0, tick), (1.0, tick)) for tick, _ in inside], upright=True)
    left = axes.bbox.x0 * POINTS / sheet.figure.dpi - 6 * sheet.skin.scale
    for tick, text in inside:
        y = float(axes.transData.transform((0.0, tick))[1]) * POINTS / sheet.figure.dpi
        sheet.write(left, y, text, SMALL, sheet.skin.muted, side="right", height="center_baseline")


def rule_along(
    sheet: Sheet, axes: Axes, ticks: Sequence[float], texts: Sequence[str], *, lines: bool = False
) -> None:
    """The level scale: texts below the axes.  Limits must be set."""
    if lines:
        _grid(sheet, axes, [((tick, 0.0), (tick, 1.0)) for tick in ticks], upright=False)
    below = axes.bbox.y0 * POINTS / sheet.figure.dpi - 5 * sheet.skin.scale
    for tick, text in zip(ticks, texts, strict=True):
        place = axes.transData.transform((tick, axes.get_ylim()[0]))
        x = float(place[0]) * POINTS / sheet.figure.dpi
        sheet.write(x, below, text, SMALL, sheet.skin.muted, side="center", height="top")


def base_line(sheet: Sheet, axes: Axes) -> None:
    """A line on which everything stands."""
    axes.plot(
        [0, 1], [0, 0], transform=axes.transAxes, color=sheet.skin.muted, linewidth=1.0 * sheet.skin.scale,
        clip_on=False, zorder=5, gid="base", scalex=False, scaley=False,
    )  # fmt: skip


def rule_dollars(sheet: Sheet, axes: Axes, money: Money, most: int = 5) -> None:
    """The upright scale in whole dollars."""
    low, high = sorted(axes.get_ylim())
    ticks = round_ticks(low, high, most, whole=True)
    rule_up(sheet, axes, ticks, [money(round(tick)) for tick in ticks])


def plain_number(value: float) -> str:
    """A tick that counts: ``-2``, ``7.5``."""
    return f"{value:g}".replace("-", "\N{MINUS SIGN}")


def _grid(sheet: Sheet, axes: Axes, lines: Sequence[Segment], *, upright: bool) -> None:
    from matplotlib.collections import LineCollection

    across = axes.get_yaxis_transform() if upright else axes.get_xaxis_transform()
    axes.add_collection(
        LineCollection(
            list(lines), colors=sheet.skin.line, linewidths=0.8 * sheet.skin.scale, transform=across, zorder=0.4, gid="grid",
        ),
        autolim=False,
    )  # fmt: skip
