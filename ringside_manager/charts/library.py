"""The library that draws: loaded when the first chart is wanted, for the screen, for a file, or as SVG inside a page."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields
from html import escape
from typing import Any

from ringside_manager.charts.chart import Chart, Drawn
from ringside_manager.charts.sheet import DARK, LIGHT, Skin
from ringside_manager.palette import CORNER_SHADES
from ringside_manager.text_safety import visible

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
    for name in (field.name for field in fields(Skin)):
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
