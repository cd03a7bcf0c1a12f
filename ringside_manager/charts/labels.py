"""Names written beside their lines, kept apart where the lines end close together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ringside_manager.charts.fonts import fitted
from ringside_manager.charts.sheet import SMALL, TEXT, Sheet

if TYPE_CHECKING:
    from matplotlib.axes import Axes


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
    up = _name_above(sheet, labels)
    places = spread([float(end[1]) - up for end in ends], line, low + line / 4, high - line / 4)
    left = box.x1 / scale + 12 * skin.scale
    for label, end, place in zip(labels, ends, places, strict=True):
        _one(sheet, label, (left, place + up), room * skin.scale)
        _lead(sheet, label, (float(end[0]), float(end[1])), (left, place + up))


def _name_above(sheet: Sheet, labels: Sequence[EndLabel]) -> float:
    """How far above the middle of a label its name stands."""
    return sheet.size(TEXT) * 0.62 if any(label.note for label in labels) else 0.0


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
