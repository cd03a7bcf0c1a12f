"""What charts draw alike: bars, scales, the axis of fight nights, money, names at the ends of lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import ceil, floor, log10
from typing import TYPE_CHECKING

from ringside_manager.campaign.schedule import SEASON
from ringside_manager.charts.sheet import POINTS, SMALL, TEXT, Sheet, fitted

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from ringside_manager.charts.sheet import Sheet


# Bars.


Box = tuple[float, float, float, float]
"""Left, bottom, width and height in the coordinates of the data."""


def lay_bar(
    axes: Axes,
    box: Box,
    colour: str,
    name: str = "",
    *,
    edge: tuple[str, float] = ("none", 0.0),
    level: float = 1.0,
) -> None:
    """A bar called ``name``, with an edge of a colour and width; of two, that of the higher ``level`` is on top.

    The limits of the axes are not changed by it.
    """
    from matplotlib.patches import Rectangle

    left, low, wide, high = box
    made = Rectangle(
        (left, low),
        wide,
        high,
        facecolor=colour,
        edgecolor=edge[0],
        linewidth=edge[1],
        zorder=level,
        gid=name,
    )
    axes.add_artist(made)


def lay_level(
    axes: Axes,
    place: float,
    span: tuple[float, float],
    thick: float,
    colour: str,
    name: str = "",
    level: float = 1.0,
) -> None:
    """A level bar over a span, ``thick`` high about ``place``."""
    lay_bar(axes, (span[0], place - thick / 2, span[1] - span[0], thick), colour, name, level=level)


def beside(axes: Axes, sheet: Sheet, x: float, y: float, text: str, colour: str = "") -> None:
    """A number to the right of the end of its bar."""
    axes.annotate(
        text, (x, y), (6 * sheet.skin.scale, 0), textcoords="offset points", ha="left", va="center",
        annotation_clip=False, **sheet.letters(TEXT, colour, bold=True),
    )  # fmt: skip


def over(axes: Axes, sheet: Sheet, text: str, outward: float = 0.0) -> None:
    """What a panel shows, over its upper left corner or ``outward`` points at 100 % to the left of it."""
    box, beyond = axes.get_position(), max(outward, 60.0) * sheet.skin.scale
    room = min(box.width * sheet.width + beyond, sheet.width * (1 - box.x0) + outward * sheet.skin.scale - 6)
    axes.annotate(
        fitted(text, room, sheet.size(SMALL)), (0, 1), (-outward * sheet.skin.scale, 8 * sheet.skin.scale), xycoords="axes fraction",
        textcoords="offset points", ha="left", va="bottom", annotation_clip=False,
        **sheet.letters(SMALL, sheet.skin.muted),
    )  # fmt: skip


# Money on axes and in labels.


Money = Callable[[float], str]
"""Dollars as people read them."""


def plain_money(dollars: float) -> str:
    """``$1,234`` or ``$12.50``."""
    sign = "-" if dollars < 0 else ""
    whole = f"{abs(dollars):,.0f}" if dollars == int(dollars) else f"{abs(dollars):,.2f}"
    return f"{sign}${whole}"


# Names beside their lines, kept apart where the lines end close together.


@dataclass(frozen=True, slots=True)
class EndLabel:
    """A name at the end of a line that ends at ``x``, ``y``; ``note`` follows in quieter letters below."""

    x: float
    y: float
    text: str
    colour: str
    note: str = ""
    bold: bool = True


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places at least ``gap`` apart, in the order of ``wanted`` and as near to it as may be, from ``low`` to ``high``.

    If there is no room for all, they stand evenly over the whole length.
    """
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    if len(order) > 1 and gap * (len(order) - 1) > high - low:
        step = (high - low) / (len(order) - 1)
        places = {item: low + step * place for place, item in enumerate(order)}
        return [places[item] for item in range(len(wanted))]
    return _relaxed(wanted, order, gap, low, high)


def _relaxed(wanted: Sequence[float], order: list[int], gap: float, low: float, high: float) -> list[float]:
    """Neighbours too close form a block about the middle of what they want; blocks that touch join."""
    blocks: list[tuple[float, int]] = []
    for item in order:
        centre, size = min(max(wanted[item], low), high), 1
        while blocks and blocks[-1][0] + gap * (blocks[-1][1] + size) / 2 > centre:
            before, many = blocks.pop()
            centre, size = (before * many + centre * size) / (many + size), many + size
            half = gap * (size - 1) / 2
            centre = min(max(centre, low + half), high - half)
        blocks.append((centre, size))
    places = [centre + gap * (place - (size - 1) / 2) for centre, size in blocks for place in range(size)]
    found = dict(zip(order, places, strict=True))
    return [found[item] for item in range(len(wanted))]


def label_ends(sheet: Sheet, axes: Axes, labels: Sequence[EndLabel], room: float) -> None:
    """Write each name to the right of its line's end, within ``room`` points at 100 %."""
    if not labels:
        return
    skin = sheet.skin
    axes.get_ylim()  # what is still to be scaled is scaled before anything is measured
    line = sheet.size(TEXT) * 1.35 + (sheet.size(SMALL) * 1.25 if any(label.note for label in labels) else 0)
    scale = float(axes.figure.dpi) / 72
    ends = [axes.transData.transform((label.x, label.y)) / scale for label in labels]
    box = axes.get_window_extent()
    low, high = box.y0 / scale, box.y1 / scale
    if len(labels) * line > 0.75 * (high - low):
        labels, line = [replace(label, note="") for label in labels], sheet.size(TEXT) * 1.35
    up = sheet.size(TEXT) * 0.62 if any(label.note for label in labels) else 0.0
    places = spread([float(end[1]) - up for end in ends], line, low + line / 4, high - line / 4)
    left = box.x1 / scale + 12 * skin.scale
    for label, end, place in zip(labels, ends, places, strict=True):
        _one(sheet, label, (left, place + up), room * skin.scale)
        _lead(sheet, label, (float(end[0]), float(end[1])), (left, place + up))


def _one(sheet: Sheet, label: EndLabel, place: tuple[float, float], room: float) -> None:
    (x, y), size = place, sheet.size(TEXT)
    text = fitted(label.text, room, size, bold=label.bold)
    sheet.write(x, y, text, TEXT, label.colour, bold=label.bold, height="center")
    if label.note:
        note = fitted(label.note, room, sheet.size(SMALL))
        sheet.write(x, y - size * 1.3, note, SMALL, sheet.skin.muted, height="center")


def _lead(sheet: Sheet, label: EndLabel, end: tuple[float, float], place: tuple[float, float]) -> None:
    """A hair line from the end of the line to its name, if the name could not stand beside it."""
    from matplotlib.lines import Line2D

    gap = 3 * sheet.skin.scale
    if abs(end[1] - place[1]) < 1.5 * gap and place[0] - end[0] < 8 * gap:
        return
    xs = [(end[0] + gap) / sheet.width, (place[0] - gap) / sheet.width]
    ys = [end[1] / sheet.height, place[1] / sheet.height]
    thin = 0.6 * sheet.skin.scale
    sheet.figure.add_artist(Line2D(xs, ys, color=label.colour, linewidth=thin, alpha=0.7))


# Scales: round numbers, a light grid, a base line.


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


# The axis of fight nights.


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
