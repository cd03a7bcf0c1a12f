"""The sheet of paper a chart is drawn on: heading, margins and axes, measured in points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

from ringside_manager.charts.fonts import families, fitted, shown, width_of
from ringside_manager.charts.skin import Skin

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.text import Text

TITLE, TEXT, SMALL = 13.0, 9.5, 8.5
"""Sizes of letters in points at 100 %."""
EDGE = 16.0
"""White paper around everything, in points at 100 %."""
POINTS = 72.0
"""Points in an inch, which is what figures are measured in."""

WIDE_ENOUGH, HIGH_ENOUGH, SMALLEST = 340.0, 230.0, 0.8
"""A chart wants so many points at 100 %; on less paper its letters shrink, but not below the last."""

Side = Literal["left", "center", "right"]
Height = Literal["baseline", "bottom", "center", "top", "center_baseline"]


class Sheet:
    """A figure wiped clean, with a place for axes below the heading; all lengths in points.

    ``top`` is how much of the height is taken from above so far, ``spare`` what the heading leaves free on the right.
    """

    def __init__(self, figure: Figure, skin: Skin, spare: float = 0.0) -> None:
        _wipe(figure)
        figure.set_facecolor(skin.surface)
        self.figure = figure
        width, height = figure.get_size_inches()
        self.width, self.height = float(width) * POINTS, float(height) * POINTS
        self.skin = replace(skin, scale=fitting_scale(skin.scale, self.width, self.height))
        self.edge = EDGE * self.skin.scale
        self.top = self.edge
        self.spare = spare

    @property
    def inner(self) -> float:
        """The width between the edges."""
        return max(self.width - 2 * self.edge, 40.0)

    @property
    def rest(self) -> float:
        """The height below the heading, in points at 100 %."""
        return (self.height - self.top) / self.skin.scale

    def size(self, letters: float) -> float:
        """A size of letters at this sheet's scale."""
        return letters * self.skin.scale

    def head(self, title: str, subtitle: str) -> None:
        """Title and subtitle over the whole width, from the left."""
        self._line(title, TITLE, self.skin.text, bold=True)
        if subtitle:
            self._line(subtitle, TEXT, self.skin.muted)
        self.top += 6 * self.skin.scale

    def _line(self, text: str, letters: float, colour: str, *, bold: bool = False) -> None:
        size = self.size(letters)
        line = fitted(text, max(self.inner - self.spare, 40.0), size, bold=bold)
        self.top += size
        self.write(self.edge, self.height - self.top, line, letters, colour, bold=bold)
        self.top += 0.5 * size

    def write(
        self, x: float, y: float, text: str, letters: float = TEXT, colour: str = "", *,
        bold: bool = False, side: Side = "left", height: Height = "baseline",
    ) -> Text:  # fmt: skip
        """Text of the sheet's own, at a place in points from the lower left."""
        return self.figure.text(
            x / self.width, y / self.height, shown(text), ha=side, va=height,
            **self.letters(letters, colour, bold=bold),
        )  # fmt: skip

    def letters(self, letters: float = TEXT, colour: str = "", *, bold: bool = False) -> dict[str, Any]:
        """How text is set: for every call of Matplotlib's that takes text, so that no name is a formula."""
        return {
            "fontsize": self.size(letters), "color": colour or self.skin.text, "parse_math": False,
            "fontfamily": list(families()), "fontweight": "bold" if bold else "regular",
        }  # fmt: skip

    def say_empty(self, text: str) -> None:
        """A sentence in the middle of a sheet that has nothing to show."""
        place = self.width / 2, (self.height - self.top) / 2
        line = fitted(text, self.inner, self.size(TEXT + 1))
        self.write(*place, line, TEXT + 1, self.skin.muted, side="center", height="center")

    def axes(self, left: float, bottom: float, right: float, top: float, **more: object) -> Axes:
        """Axes whose inside keeps these distances from the edges of the paper (``top``: from the heading)."""
        scale = self.skin.scale
        width = max(self.width - (left + right) * scale, 20.0)
        height = max(self.height - self.top - (bottom + top) * scale, 20.0)
        box = (
            left * scale / self.width,
            bottom * scale / self.height,
            width / self.width,
            height / self.height,
        )
        axes: Axes = self.figure.add_axes(box, **more)  # type: ignore[call-overload]
        axes.set_axis_off()
        return axes

    def name_axes(self, axes: Axes, x: str, y: str) -> None:
        """What the axes measure: ``x`` under the right end, ``y`` lying over the upper left corner."""
        box, scale = axes.get_position(), self.skin.scale
        right, low, high = box.x1 * self.width, box.y0 * self.height, box.y1 * self.height
        if x:
            under = low - 9 * scale - self.size(SMALL) * 1.3
            self.write(right, under, x, SMALL, self.skin.muted, side="right", height="top")
        if y:
            self.write(self.edge, high + 6 * scale, y, SMALL, self.skin.muted, height="bottom")

    def room_for(
        self, texts: Sequence[str], letters: float = TEXT, *, most: float = 0.35, bold: bool = False
    ) -> float:
        """How wide the widest of some texts is, in points at 100 %, but no more than a part of the sheet."""
        widest = max((width_of(shown(text), self.size(letters), bold=bold) for text in texts), default=0.0)
        return min(widest, self.width * most) / self.skin.scale


def fitting_scale(wanted: float, width: float, height: float) -> float:
    """The scale wanted, or a smaller one if letters of that size leave no room for the chart."""
    return min(wanted, max(min(width / WIDE_ENOUGH, height / HIGH_ENOUGH), SMALLEST))


def _wipe(figure: Figure) -> None:
    """Take everything off a figure; ``Figure.clear`` would first dress all its axes anew, which takes long."""
    for artist in figure.get_children():
        if artist is not figure.patch:
            artist.remove()
