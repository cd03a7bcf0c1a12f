"""The library that draws: loaded when the first chart is wanted, for a picture on the screen or in a file."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from typing import Any

from ringside_manager.charts.chart import Chart, Drawn
from ringside_manager.charts.sheet import Skin

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
