"""Where a chart is painted to be seen: one figure, kept for all charts that come, read as pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ringside_manager.charts.chart import Chart, Drawn
from ringside_manager.charts.library import load
from ringside_manager.charts.skin import Skin


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
