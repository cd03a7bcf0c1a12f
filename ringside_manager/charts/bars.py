"""Bars: plain rectangles, made without the ado of a bar chart."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.axes import Axes

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
