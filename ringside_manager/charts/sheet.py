"""The sheet of paper a chart is drawn on: heading, margins and axes, measured in points."""

from __future__ import annotations

from collections.abc import Sequence
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
        self.skin = skin
        width, height = figure.get_size_inches()
        self.width, self.height = float(width) * POINTS, float(height) * POINTS
        self.edge = EDGE * skin.scale
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
        return self._plain(self.figure.add_axes(box, **more))  # type: ignore[call-overload]

    def _plain(self, axes: Axes) -> Axes:
        """No frame but a base line, a light grid behind, quiet numbers."""
        skin = self.skin
        axes.set_facecolor("none")
        for side in ("left", "right", "top"):
            axes.spines[side].set_visible(False)
        axes.spines["bottom"].set_color(skin.muted)
        axes.spines["bottom"].set_linewidth(0.8 * skin.scale)
        axes.set_axisbelow(True)
        axes.grid(axis="y", color=skin.line, linewidth=0.8 * skin.scale)
        look = {"labelsize": self.size(SMALL), "labelcolor": skin.muted, "labelfontfamily": families()[0]}
        axes.tick_params(axis="both", length=0, pad=4 * skin.scale, **look)
        return axes

    def name_axes(self, axes: Axes, x: str, y: str) -> None:
        """What the axes measure: ``x`` under the right end, ``y`` lying over the upper left corner."""
        if x:
            label = axes.set_xlabel(shown(x), loc="right", labelpad=3 * self.skin.scale)
            label.set(**self.letters(SMALL, self.skin.muted))
        if y:
            label = axes.set_ylabel(shown(y), rotation=0)
            label.set(ha="left", va="bottom", **self.letters(SMALL, self.skin.muted))
            box = axes.get_position()
            above = 1 + 5 * self.skin.scale / max(box.height * self.height, 1)
            aside = (self.edge / self.width - box.x0) / max(box.width, 0.01)
            axes.yaxis.set_label_coords(aside, above)

    def room_for(
        self, texts: Sequence[str], letters: float = TEXT, *, most: float = 0.35, bold: bool = False
    ) -> float:
        """How wide the widest of some texts is, in points at 100 %, but no more than a part of the sheet."""
        widest = max((width_of(shown(text), self.size(letters), bold=bold) for text in texts), default=0.0)
        return min(widest, self.width * most) / self.skin.scale


def _wipe(figure: Figure) -> None:
    """Take everything off a figure; ``Figure.clear`` would first dress all its axes anew, which takes long."""
    for artist in figure.get_children():
        if artist is not figure.patch:
            artist.remove()
