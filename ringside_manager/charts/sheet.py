"""The sheet a chart is drawn on: its colours, its letters, its heading and the places of its axes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Literal

from ringside_manager.paths import resources
from ringside_manager.text_safety import tidy, visible

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.text import Text


# Colours and sizes.


def blend(colour: str, other: str, part: float) -> str:
    """A colour between two of ``#rrggbb``: ``part`` 0 is the first, 1 the second."""
    pairs = ((int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one + (two - one) * part):02x}" for one, two in pairs)


Shades = tuple[str, str]
"""A colour of somebody's own, ``#rrggbb`` on a light surface and on a dark one."""


@dataclass(frozen=True, slots=True)
class Skin:
    """Colours as ``#rrggbb`` and ``scale``, by which letters, lines and marks grow (1.0 is 100 %).

    ``surface`` is the paper, ``shade`` a quiet area on it, ``line`` the grid; ``gold`` is a word
    about a title and ``title`` a bar; ``series`` are told apart in this order, and none of them ever without a word beside it.
    With ``shaped`` each line differs from the others by its dashes and marks, too.
    """

    surface: str
    text: str
    muted: str
    line: str
    shade: str
    accent: str
    good: str
    bad: str
    gold: str
    title: str
    red: str
    blue: str
    series: tuple[str, ...]
    scale: float = 1.0
    shaped: bool = False

    def dashes(self, place: int) -> str:
        """How the line of a series is drawn: those beyond the colours in dashes, with ``shaped`` every one otherwise."""
        return DASHES[(place if self.shaped else place // len(self.series)) % len(DASHES)]

    def mark(self, place: int) -> str:
        """The mark on the line of a series."""
        return MARKS[place % len(MARKS)] if self.shaped else MARKS[0]

    def own(self, shades: Shades) -> str:
        """The shade of somebody's own colour on this surface."""
        return shades[sum(int(self.surface[at : at + 2], 16) for at in (1, 3, 5)) < 3 * 128]


DASHES = ("-", "--", "-.", ":")
MARKS = ("o", "s", "^", "D", "v", "X", "P")
"""As many as are told apart at a glance; no number of them goes into that of the dashes, so that seldom both are alike."""
SERIES_ON_LIGHT = (
    "#1f5fa8", "#c2500c", "#2f7d3b", "#7b3fa0", "#0e7c86", "#b3265e", "#8a6a00", "#5d6470",
)  # fmt: skip
SERIES_ON_DARK = (
    "#6cabf2", "#ff9d60", "#79c97f", "#c6a0ea", "#55c6cf", "#f388b4", "#e0bd58", "#aab3c0",
)  # fmt: skip

LIGHT = Skin(
    surface="#ffffff", text="#1b1f24", muted="#5c6570", line="#e1e4e8", shade="#f2f4f6", accent="#1f5fa8",
    good="#2f7d3b", bad="#b3261e", gold="#866300", title="#d99a12", red="#c0392b", blue="#1f5fa8", series=SERIES_ON_LIGHT,
)  # fmt: skip
DARK = Skin(
    surface="#1c2026", text="#eceff3", muted="#a3acb8", line="#343b45", shade="#272d35", accent="#6cabf2",
    good="#79c97f", bad="#f2827a", gold="#e0bd58", title="#e8ad33", red="#f07167", blue="#6cabf2", series=SERIES_ON_DARK,
)  # fmt: skip


# Letters: the program's own typeface, then what this computer has for other scripts.


FAMILY = "Inter"
BEYOND = (
    "DejaVu Sans", "Noto Sans CJK SC", "Noto Sans CJK JP", "Microsoft YaHei", "Hiragino Sans",
    "Apple SD Gothic Neo", "Arial Unicode MS", "Noto Sans", "Segoe UI Symbol",
)  # fmt: skip
"""Families looked to for a letter the first lacks, in this order."""

MISSING = "\ufffd"


@cache
def families() -> tuple[str, ...]:
    """The families to set text in, the first for every letter it has."""
    from matplotlib.font_manager import fontManager

    for file in sorted((resources() / "fonts").glob("*.[ot]tf")):
        fontManager.addfont(file)
    known = {entry.name for entry in fontManager.ttflist}
    return tuple(family for family in (FAMILY, *BEYOND) if family in known)


@cache
def _letters() -> frozenset[int]:
    """Every letter some family has."""
    from matplotlib.font_manager import FontProperties, findfont, get_font

    found: set[int] = {ord(MISSING)}
    for family in families():
        found |= get_font(findfont(FontProperties(family=[family]))).get_charmap().keys()
    return frozenset(found)


def shown(text: str) -> str:
    """``text`` on one line, what is hidden or cannot be drawn here replaced by a sign."""
    letters = _letters()
    line = visible(tidy(text))
    return "".join(letter if ord(letter) in letters else MISSING for letter in line)


@lru_cache(4096)
def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """How wide ``text`` is in points, set in ``size`` points."""
    from matplotlib.font_manager import FontProperties
    from matplotlib.textpath import text_to_path

    look = FontProperties(family=list(families()), size=size, weight="bold" if bold else "regular")
    width, _height, _descent = text_to_path.get_text_width_height_descent(text, look, ismath=False)
    return float(width)


def fitted(text: str, room: float, size: float, *, bold: bool = False) -> str:
    """``text`` cut to ``room`` points, with an ellipsis if something had to go."""
    line = shown(text)
    if width_of(line, size, bold=bold) <= room:
        return line
    short, long = 0, len(line)
    while short < long - 1:
        half = (short + long) // 2
        fits = width_of(line[:half].rstrip() + "…", size, bold=bold) <= room
        short, long = (half, long) if fits else (short, half)
    return line[:short].rstrip() + "…"


# The sheet.


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
        # ``Figure.clear`` would first dress all its axes again, which takes long.
        for artist in figure.get_children():
            if artist is not figure.patch:
                artist.remove()
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
