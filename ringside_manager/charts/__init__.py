"""Charts: rows in, a Matplotlib figure out; Matplotlib itself is imported when the first one is drawn."""

from __future__ import annotations

import csv
import io
import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from html import escape
from typing import TYPE_CHECKING, Any, ClassVar

from ringside_manager.charts.sheet import DARK, LIGHT, Sheet, Skin
from ringside_manager.palette import CORNER_SHADES
from ringside_manager.text_safety import csv_cell, visible

if TYPE_CHECKING:
    import numpy
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from numpy.typing import NDArray


# The figures of a chart, for eyes, ears and other programs.


Cell = str | int | float | None


@dataclass(frozen=True, slots=True)
class DataTable:
    """Rows under their headers; ``None`` is an empty cell."""

    headers: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def csv_of(table: DataTable) -> str:
    """The table as CSV (RFC 4180, with a header line); no text of it is a formula to a table program."""
    file = io.StringIO(newline="")
    writer = csv.writer(file, lineterminator="\r\n")
    writer.writerow([csv_cell(header) for header in table.headers])
    writer.writerows([_cell(cell) for cell in row] for row in table.rows)
    return file.getvalue()


def _cell(cell: Cell) -> str | int | float:
    if cell is None:
        return ""
    return csv_cell(visible(cell).replace("\n", " ")) if isinstance(cell, str) else cell


# The chart.


@dataclass(frozen=True, slots=True)
class Key:
    """What a mark stands for: ``kind`` is ``bout``, ``fighter``, ``manager`` or ``night``, with its number."""

    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class Heading:
    """The words over a chart; ``empty`` stands in it when there is nothing to draw.

    ``summary`` tells in a sentence or two what the picture shows, for whoever cannot see it.
    """

    title: str
    subtitle: str = ""
    empty: str = ""
    summary: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Target:
    """A place in a drawn chart that can be pointed at: a box in the coordinates of ``axes``' data.

    A mark is a box without extent.  ``told`` is what it says of itself, on one or more lines.
    """

    axes: Axes
    left: float
    bottom: float
    right: float
    top: float
    key: Key | None
    told: str

    @classmethod
    def point(cls, axes: Axes, x: float, y: float, key: Key | None, text: str) -> Target:
        """A mark at a single point."""
        return cls(axes, x, y, x, y, key, text)

    def box(self) -> tuple[float, float, float, float]:
        """Left, bottom, right and top in pixels from the lower left of the figure as it stands."""
        left, bottom, right, top = boxes_of([self])[0]
        return float(left), float(bottom), float(right), float(top)


def boxes_of(targets: Sequence[Target]) -> NDArray[numpy.float64]:
    """The same for many at once, a row for each."""
    import numpy as np

    boxes = np.empty((len(targets), 4))
    places: dict[Axes, list[int]] = {}
    for place, target in enumerate(targets):
        places.setdefault(target.axes, []).append(place)
    for axes, rows in places.items():
        sides = [
            (targets[row].left, targets[row].bottom, targets[row].right, targets[row].top) for row in rows
        ]
        corners = axes.transData.transform(np.array(sides).reshape(-1, 2)).reshape(-1, 4)
        boxes[rows, 0] = np.minimum(corners[:, 0], corners[:, 2])
        boxes[rows, 1] = np.minimum(corners[:, 1], corners[:, 3])
        boxes[rows, 2] = np.maximum(corners[:, 0], corners[:, 2])
        boxes[rows, 3] = np.maximum(corners[:, 1], corners[:, 3])
    return boxes


Marks = tuple[Target, ...] | Callable[[], tuple[Target, ...]]
"""The targets of a chart, or what gives them: thousands are made only when one of them is pointed at."""


@dataclass(slots=True)
class Drawn:
    """A drawn chart: its targets in reading order; valid until the figure is drawn again or resized."""

    _marks: Marks = ()
    _boxes: NDArray[numpy.float64] | None = field(default=None, repr=False)

    @property
    def targets(self) -> tuple[Target, ...]:
        """The places that can be pointed at."""
        if callable(self._marks):
            self._marks = self._marks()
        return self._marks

    def nearest(self, x: float, y: float, reach: float = 24.0) -> int | None:
        """Which target is nearest to a point, both in pixels from the lower left; none beyond ``reach``."""
        import numpy as np

        if not self.targets:
            return None
        if self._boxes is None:
            self._boxes = boxes_of(self.targets)
        left, bottom, right, top = self._boxes.T
        aside = np.maximum(np.maximum(left - x, x - right), 0)
        above = np.maximum(np.maximum(bottom - y, y - top), 0)
        distance = np.hypot(aside, above)
        best = int(distance.argmin())
        return best if distance[best] <= reach else None


@dataclass(frozen=True)
class Chart(ABC):
    """A picture of some rows; ``kind`` names it in settings and file names."""

    kind: ClassVar[str]
    heading: Heading

    @property
    def title(self) -> str:
        return self.heading.title

    @property
    def summary(self) -> str:
        """What it shows, in words."""
        return self.heading.empty if self.is_empty else self.heading.summary or self.heading.subtitle

    @property
    @abstractmethod
    def is_empty(self) -> bool:
        """Whether there is nothing to draw yet."""

    @abstractmethod
    def data(self) -> DataTable:
        """The figures behind the picture."""

    @abstractmethod
    def plot(self, sheet: Sheet) -> Marks:
        """Draw the rows, at least one, on a sheet that bears its heading already."""

    def draw(self, figure: Figure, skin: Skin, *, spare: float = 0.0) -> Drawn:
        """Draw the chart on ``figure``, whatever stood there; its size and resolution stay as they are.

        The heading leaves ``spare`` points free on the right.
        """
        sheet = Sheet(figure, skin, spare)
        sheet.head(self.heading.title, self.heading.subtitle)
        if self.is_empty:
            sheet.say_empty(self.heading.empty)
            return Drawn()
        return Drawn(self.plot(sheet))


# Loading: late, because it takes half a second, and without the settings of a computer.


def is_loaded() -> bool:
    """Whether ``load`` has been called and a chart can be drawn at once."""
    return _READY in sys.modules and bool(_loaded)


def load() -> None:
    """Import all that charts need and look at the typefaces; may be called from any thread, and again.

    Settings a person may have made for Matplotlib are put aside: charts look alike everywhere.
    """
    if is_loaded():
        return
    import matplotlib as mpl
    import matplotlib.backends.backend_agg
    import matplotlib.figure
    import matplotlib.ticker

    from ringside_manager.charts.sheet import shown, width_of

    # Not ``rcdefaults``: it silences a warning of its own in a way that is not safe beside other threads.
    usual = mpl.rcParamsDefault
    mpl.rcParams.update({name: usual[name] for name in usual if name != "backend"})
    mpl.rcParams["axes.unicode_minus"] = True
    mpl.rcParams["svg.hashsalt"] = "ringside"
    width_of(shown("Ringside"), 10.0)
    _draw_something()
    _loaded.append(True)


def _draw_something() -> None:
    """What is done once for all drawing is done here, so that the first chart appears as fast as the others."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(1, 1))
    axes = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    axes.plot([0, 1], [0, 1], marker="o")
    axes.fill_between([0, 1], [0, 1])
    figure.text(0, 0, "Ringside", fontweight="bold")
    canvas: Any = FigureCanvasAgg(figure)
    canvas.draw()


_READY = "matplotlib.figure"
_loaded: list[bool] = []


# The screen: one figure, kept for all charts that come, read as pixels.


@dataclass(frozen=True, slots=True)
class Painting:
    """A picture, four bytes a pixel (red, green, blue, opacity) from the upper left, and what is drawn on it."""

    wide: int
    high: int
    pixels: bytes
    drawn: Drawn


class Easel:
    """Keeps a figure; making one loads Matplotlib if that was not done yet."""

    def __init__(self) -> None:
        load()
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure

        self.figure = Figure()
        self._canvas: Any = FigureCanvasAgg(self.figure)

    def paint(
        self, chart: Chart, skin: Skin, size: tuple[float, float], dots: float, spare: float = 0.0
    ) -> Painting:
        """The chart at a size in inches and ``dots`` an inch; ``spare`` as for ``Chart.draw``.

        What is drawn stays valid until the next picture is painted.
        """
        self.figure.set_dpi(dots)
        self.figure.set_size_inches(max(size[0], 0.5), max(size[1], 0.5))
        drawn = chart.draw(self.figure, skin, spare=spare)
        self._canvas.draw()
        pixels = self._canvas.buffer_rgba()
        high, wide = pixels.shape[:2]
        return Painting(wide, high, bytes(pixels), drawn)


# The file: a picture of its own size.


KINDS = ("png", "svg", "pdf")
WIDE, HIGH = 10.0, 5.8
"""Inches."""
RESOLUTION = 200
"""Dots an inch of a PNG."""


_TIMELESS: dict[str, dict[str, str | None]] = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}
"""No file says when it was drawn: the same chart is the same bytes."""


MOST_DOTS = 12_000
"""No picture is wider or higher; one that would be has fewer dots an inch."""


def picture_of(chart: Chart, kind: str, skin: Skin, inches: tuple[float, float] = (WIDE, HIGH)) -> bytes:
    """The chart as a file of one of ``KINDS``; ``ValueError`` for any other."""
    if kind not in KINDS:
        raise ValueError(f"a chart is saved as {', '.join(KINDS)}, not as {kind}")
    load()
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    dots = min(RESOLUTION, MOST_DOTS / max(inches))
    figure = Figure(figsize=inches, dpi=dots)
    FigureCanvasAgg(figure)
    chart.draw(figure, skin)
    file = io.BytesIO()
    figure.savefig(file, format=kind, dpi=dots, facecolor=skin.surface, metadata=_TIMELESS.get(kind))
    return file.getvalue()


# The page: text stays text, and colours are the page's, so that one drawing serves light and dark.


PAGE_SIZE = 7.2, 4.4
"""Inches wide and high; a point is a unit of the drawing."""
DOTS = 72
_OWN = {LIGHT.surface: "--panel", LIGHT.text: "--text", LIGHT.muted: "--muted", LIGHT.line: "--line"}
"""What a chart takes from the page; its other colours have properties of their own."""
_STYLE = re.compile(r' style="([^"]*)"')
_COLOUR = re.compile(r"#[0-9a-f]{6}\b")
_LONG = re.compile(r"-?\d+\.\d{2,}")
_FONT = re.compile(r"(?:(?P<weight>\d{3}|bold) )?(?P<size>[\d.]+)px .*")
_ID = re.compile(r' id="(?P<id>[^"]*)"')
_PROLOGUE = re.compile(
    r"^.*?<svg[^>]*>|<metadata>.*?</metadata>|<defs>\s*<style.*?</style>\s*</defs>", re.DOTALL
)


def inline_svg(chart: Chart, name: str, size: tuple[float, float] = PAGE_SIZE) -> str:
    """Draw a chart for a page, ``size`` in inches; ``name`` keeps its parts apart from those of other charts of the page."""
    load()
    import matplotlib as mpl
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    figure = Figure(figsize=size, dpi=DOTS)
    FigureCanvasSVG(figure)
    chart.draw(figure, LIGHT)
    file = io.BytesIO()
    with mpl.rc_context({"svg.fonttype": "none"}):
        figure.savefig(file, format="svg", dpi=DOTS, facecolor="none", metadata={"Date": None})
    return _adapted(file.getvalue().decode("utf-8"), chart, name, size)


def chart_properties() -> str:
    """The colours of charts as custom properties of CSS, beside those of the page."""
    pairs = dict(_pairs())
    light, dark = (
        " ".join(f"{_property(shade)}: {shades[at]};" for shade, shades in pairs.items()) for at in (0, 1)
    )
    return f":root {{ {light} }}\n@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}\n"


def _pairs() -> Iterator[tuple[str, tuple[str, str]]]:
    """Every colour of the light skin with the one that takes its place in the dark."""
    for name in (each.name for each in fields(Skin)):
        one, other = getattr(LIGHT, name), getattr(DARK, name)
        if isinstance(one, str):
            yield one, (one, other)
    for one, other in zip(LIGHT.series, DARK.series, strict=True):
        yield one, (one, other)
    for shades in CORNER_SHADES:
        yield shades.on_light, (shades.on_light, shades.on_dark)


def _property(shade: str) -> str:
    return f"--c-{shade.removeprefix('#')}"


_KNOWN = frozenset(shade for shade, _ in _pairs())


def _adapted(drawn: str, chart: Chart, name: str, size: tuple[float, float]) -> str:
    used = set(re.findall(r'(?:url\(#|href="#)([^")]+)', drawn))
    inside = _PROLOGUE.sub("", drawn).replace("xlink:href", "href")
    inside = _STYLE.sub(lambda found: "".join(_attributes(found[1])), inside)
    inside = _COLOUR.sub(lambda found: _coloured(found[0]), inside)
    inside = _LONG.sub(lambda found: f"{float(found[0]):.1f}".removesuffix(".0"), inside)
    inside = _ID.sub(lambda found: f' id="{name}-{found["id"]}"' if found["id"] in used else "", inside)
    inside = re.sub(r'(url\(#|href="#)', rf"\g<1>{name}-", inside)
    inside = re.sub(r"\s*\n\s*", " ", inside).replace(' "', '"').replace("> <", "><")
    told = escape(visible(f"{chart.title}. {chart.summary}".replace("\n", "; ")))
    wide, high = (round(each * DOTS) for each in size)
    return f'<svg class="chart" viewBox="0 0 {wide} {high}" role="img" aria-label="{told}">{inside}'


def _coloured(shade: str) -> str:
    if shade in _OWN:
        return f"var({_OWN[shade]})"
    return f"var({_property(shade)})" if shade in _KNOWN else shade


def _attributes(style: str) -> Iterator[str]:
    """A style as attributes, which a strict page may have."""
    for part in style.split(";"):
        key, _, value = part.partition(":")
        key, value = key.strip(), value.strip()
        font = _FONT.fullmatch(value) if key == "font" else None
        if font is not None:
            yield f' font-size="{font["size"]}"'
            if font["weight"]:
                yield f' font-weight="{font["weight"]}"'
        elif key and key != "font":
            yield f' {key}="{value}"'
