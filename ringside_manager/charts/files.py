"""A chart as a file: a picture of its own size, whatever window it was seen in."""

from __future__ import annotations

import io

from ringside_manager.charts.chart import Chart
from ringside_manager.charts.library import load
from ringside_manager.charts.skin import Skin

KINDS = ("png", "svg", "pdf")
WIDE, HIGH = 10.0, 5.8
"""Inches."""
RESOLUTION = 200
"""Dots an inch of a PNG."""


def picture_of(chart: Chart, kind: str, skin: Skin) -> bytes:
    """The chart as a file of one of ``KINDS``; ``ValueError`` for any other."""
    if kind not in KINDS:
        raise ValueError(f"a chart is saved as {', '.join(KINDS)}, not as {kind}")
    load()
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDE, HIGH), dpi=RESOLUTION)
    FigureCanvasAgg(figure)
    chart.draw(figure, skin)
    file = io.BytesIO()
    figure.savefig(file, format=kind, dpi=RESOLUTION, facecolor=skin.surface)
    return file.getvalue()
